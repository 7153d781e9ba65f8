import { defaultTreeAdapter, type DefaultTreeAdapterTypes, parse, serialize } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
type ParsedElement = DefaultTreeAdapterTypes.Element

/** An element of a page, as a browser parses it, with as much of the DOM as the tests of pages need. */
export class HtmlElement {
  readonly #element: ParsedElement

  constructor(element: ParsedElement) {
    this.#element = element
  }

  get tagName(): string {
    return this.#element.tagName
  }

  get textContent(): string {
    return textOf(this.#element)
  }

  get children(): HtmlElement[] {
    return childElements(this.#element).map((child) => new HtmlElement(child))
  }

  /** The markup of the content, with an empty element for each with that tag. */
  markupOutsideOf(tagName: string): string {
    const getChildNodes: typeof defaultTreeAdapter.getChildNodes = (node) =>
      node.nodeName === tagName ? [] : node.childNodes
    return serialize(this.#element, { treeAdapter: { ...defaultTreeAdapter, getChildNodes } })
  }

  getAttribute(name: string): string | undefined {
    return attribute(this.#element, name)
  }

  querySelector(selectors: string): HtmlElement | undefined {
    return this.querySelectorAll(selectors)[0]
  }

  /** Takes tags, `#id`, `.class`, `[name]`, `[name="value"]`, `:not([name])`, `*` and the combinators space and `>`. */
  querySelectorAll(selectors: string): HtmlElement[] {
    const steps = selectors.split(' ')
    return descendants(this.#element)
      .filter((element) => matches(element, steps))
      .map((element) => new HtmlElement(element))
  }
}

/** The root element of a page. */
export function parseHtml(markup: string): HtmlElement {
  const root = parse(markup).childNodes.find(isElement)
  if (root === undefined) throw new Error('The markup has no element.')
  return new HtmlElement(root)
}

function matches(element: ParsedElement, steps: readonly string[]): boolean {
  const rest = steps.slice(0, -1)
  if (!matchesAlone(element, steps.at(-1) ?? '')) return false
  if (rest.length === 0) return true
  const [parent, ...further] = ancestors(element)
  if (rest.at(-1) === '>') return parent !== undefined && matches(parent, rest.slice(0, -1))
  return [parent, ...further].some((each) => each !== undefined && matches(each, rest))
}

function ancestors({ parentNode }: ParsedElement): ParsedElement[] {
  return parentNode !== null && isElement(parentNode) ? [parentNode, ...ancestors(parentNode)] : []
}

function matchesAlone(element: ParsedElement, selector: string): boolean {
  const parts = selector.match(/^[\w*]+|#[\w-]+|\.[\w-]+|:not\(\[[\w-]+\]\)|\[[^\]]+\]/gu) ?? []
  if (parts.join('') !== selector) throw new Error(`The selector ${selector} is not supported.`)
  return parts.every((part) => {
    const [, name = '', value] = /\[([\w-]+)(?:="([^"]*)")?\]/u.exec(part) ?? []
    if (part.startsWith('#')) return attribute(element, 'id') === part.slice(1)
    if (part.startsWith('.')) return (attribute(element, 'class') ?? '').split(/\s+/u).includes(part.slice(1))
    if (part.startsWith(':')) return attribute(element, name) === undefined
    if (part.startsWith('[')) {
      const found = attribute(element, name)
      return found !== undefined && (value === undefined || found === value)
    }
    return part === '*' || element.tagName === part
  })
}

function descendants(element: ParsedElement): ParsedElement[] {
  return childElements(element).flatMap((child) => [child, ...descendants(child)])
}

function childElements(element: ParsedElement): ParsedElement[] {
  return element.childNodes.filter(isElement)
}

function textOf(node: Node): string {
  if ('value' in node) return node.value
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}

function attribute({ attrs }: ParsedElement, name: string): string | undefined {
  return attrs.find((each) => each.name === name)?.value
}

function isElement(node: Node): node is ParsedElement {
  return 'tagName' in node
}
