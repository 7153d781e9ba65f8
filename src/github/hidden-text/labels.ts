import { normalizeIdentifier } from 'micromark-util-normalize-identifier'

import type { Edit, Span } from './edits.ts'
import { firstIndexNot } from './sorted-search.ts'

const inertDefinition = /^\[link-\d{1,9}\]: <>$/u

interface Definition extends Span {
  label: Span
}

interface Reference {
  /** Where a label is written that the page does not show: `[label]` of a full reference, or the place for one. */
  label: Span
  id: string
  /** The label is the text of a link, which the page shows. */
  isShown: boolean
}

/** The link definitions of a text and what refers to them. */
export class Labels {
  readonly #source: string
  readonly #definitions = new Map<string, Definition>()
  readonly #duplicates: Span[] = []
  readonly #references: Reference[] = []

  constructor(source: string) {
    this.#source = source
  }

  define(definition: Definition): void {
    const id = this.#idOf(definition.label)
    if (this.#definitions.has(id)) this.#duplicates.push(definition)
    else this.#definitions.set(id, definition)
  }

  /** @param name the label that is looked up; @param label the part of the source that `[label]` is written to */
  refer(name: Span, label: Span, isShown: boolean): void {
    this.#references.push({ label, id: this.#idOf(name), isShown })
  }

  /** @param hidden the other hidden parts: a label with one of them in it is not what the page shows */
  edits(hidden: readonly Edit[]): Edit[] {
    const unused = unusedNames(this.#source)
    const placeholderName = unused()
    const remove = ({ start, end }: Span): Edit => {
      const source = this.#source.slice(start, end)
      const placeholder = inertDefinition.test(source) ? source : `[${placeholderName}]: <>`
      return { start, end, kind: 'link definition', replacement: '', placeholder }
    }
    const edits = this.#duplicates.map(remove)
    const references = Map.groupBy(this.#references, ({ id }) => id)
    const isCut = overlaps(hidden)
    for (const [id, definition] of this.#definitions) {
      const uses = references.get(id)
      if (uses === undefined) {
        edits.push(remove(definition))
        continue
      }
      const label = this.#source.slice(definition.label.start, definition.label.end)
      const isWord = /^\S{1,40}$/u.test(label) && !isCut(definition.label)
      const isShown = uses.some((use) => use.isShown && !isCut(use.label))
      const name = isWord || isShown ? label : unused()
      if (name !== label) edits.push(rename(definition.label, name))
      for (const use of uses) {
        if (use.isShown && !isCut(use.label) && name === label) continue
        edits.push(...this.#renamed(use, name))
      }
    }
    return edits
  }

  #renamed({ label, isShown }: Reference, name: string): Edit[] {
    const at = isShown ? this.#afterLabel(label) : label
    const written = `[${name}]`
    return this.#source.slice(at.start, at.end) === written ? [] : [rename(at, written)]
  }

  /** `[]` after the text of a link, or the place for it. */
  #afterLabel({ end }: Span): Span {
    const start = end + 1
    return { start, end: this.#source.startsWith('[]', start) ? start + 2 : start }
  }

  #idOf({ start, end }: Span): string {
    return normalizeIdentifier(this.#source.slice(start, end))
  }
}

function rename({ start, end }: Span, name: string): Edit {
  return { start, end, kind: 'label', replacement: name, placeholder: name }
}

/** Names that stand nowhere in the text, so that none of them makes a link of a visible word. */
function unusedNames(text: string): () => string {
  let number = 0
  const inText = new Set(text.match(/link-\d+/giu)?.map((name) => name.toLowerCase()))
  return () => {
    do number += 1
    while (inText.has(`link-${number}`))
    return `link-${number}`
  }
}

function overlaps(edits: readonly Edit[]): (span: Span) => boolean {
  const sorted = edits.toSorted((a, b) => a.start - b.start)
  return ({ start, end }) => {
    const next = sorted[firstIndexNot((edit) => edit.start < start, sorted)]
    return next !== undefined && next.start < end
  }
}
