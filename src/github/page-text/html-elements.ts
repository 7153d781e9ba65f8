import type { Token } from 'parse5'

// What browsers never show (HTML standard, 15.3.1), and elements that are drawn in the place of their content.
const withoutText = new Set(
  'area audio base canvas datalist desc dialog head iframe link meta metadata noembed noframes noscript object param rp script style svg template title video'.split(
    ' ',
  ),
)
const voidElements = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
)

/** What GitHub's page draws from its source. */
const diagrams = new Map([
  ['mermaid', 'Mermaid diagram'],
  ['geojson', 'GeoJSON map'],
  ['topojson', 'TopoJSON map'],
  ['stl', 'STL model'],
])

// The page does not show the language of a code block. Only a short word is taken for one.
const languageForm = /^[a-z\d][a-z\d+#._-]{0,19}$/iu

export function attributeOf({ attrs }: Token.TagToken, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value
}

/** Returns whether the page shows the element. Arrows from footnotes to their references are not text. */
export function isShown(tag: Token.TagToken): boolean {
  return (
    !withoutText.has(tag.tagName) &&
    attributeOf(tag, 'hidden') === undefined &&
    attributeOf(tag, 'data-footnote-backref') === undefined &&
    // GitHub's heading "Footnotes" is for screen readers. The text of a user cannot have a class.
    !classesOf(tag).includes('sr-only')
  )
}

/** Returns whether the element has neither content nor an end tag. */
export function isVoid({ tagName }: Token.TagToken): boolean {
  return voidElements.has(tagName)
}

/** Returns what the page draws instead of the content of an element; undefined if it shows text. */
export function diagramOf(tag: Token.TagToken): string | undefined {
  return tag.tagName === 'section' ? diagrams.get(attributeOf(tag, 'data-type') ?? '') : undefined
}

export function diagramOfLanguage(language: string): string | undefined {
  return diagrams.get(language.toLowerCase())
}

/**
 * Returns the language of a code block, which GitHub names at `pre` or at the `div` around it, and others at the `code` in
 * it.
 */
export function languageOf(tag: Token.TagToken | undefined): string | undefined {
  if (tag === undefined) return undefined
  const named = [
    ...(tag.tagName === 'pre' ? [attributeOf(tag, 'lang')] : []),
    ...classesOf(tag).map((name) => /^(?:language|highlight-(?:source|text))-(.+)$/u.exec(name)?.[1]),
  ]
  return named.find((name) => name !== undefined && languageForm.test(name))
}

function classesOf(tag: Token.TagToken): string[] {
  return attributeOf(tag, 'class')?.split(/\s+/u) ?? []
}
