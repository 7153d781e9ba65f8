/** A part of a text, in UTF-16 code units. */
export interface Span {
  start: number
  end: number
}

export const hiddenKinds = [
  'comment',
  'link definition',
  'footnote',
  'image text',
  'title',
  'label',
  'info string',
  'table cell',
  'HTML part',
  'deeply nested text',
  'complex text',
  'invisible character',
] as const
export type HiddenKind = (typeof hiddenKinds)[number]

/** A hidden part of a text. */
export interface Edit extends Span {
  kind: HiddenKind
  /** What is written instead; nothing hidden is in it. */
  replacement: string
  /** What is written instead where the replacement would change what the page shows. */
  placeholder: string
}

/** How much of one kind was removed. */
export interface Removed {
  count: number
  characters: number
}
export type RemovedByKind = Map<HiddenKind, Removed>

/** Joins the edits that overlap, and leaves out those that would change nothing. */
export function disjoint(
  edits: readonly Edit[],
  text: string,
  written: 'replacement' | 'placeholder',
): Edit[] {
  const result: Edit[] = []
  for (const edit of edits.toSorted(inOrder)) {
    const last = result.at(-1)
    if (last !== undefined && edit.start < last.end) {
      if (edit.end > last.end) result[result.length - 1] = { ...last, end: edit.end }
    } else result.push(edit)
  }
  return result.filter((edit) => text.slice(edit.start, edit.end) !== edit[written])
}

/** What is only written stands before what is removed at the same place, and the longest of these before the others. */
function inOrder(a: Edit, b: Edit): number {
  const isWritten = ({ start, end }: Edit): number => Number(start === end)
  return a.start - b.start || isWritten(b) - isWritten(a) || b.end - a.end
}

/** @param edits disjoint and in order */
export function applied(
  edits: readonly Edit[],
  text: string,
  written: 'replacement' | 'placeholder',
): string {
  const parts: string[] = []
  let position = 0
  for (const edit of edits) {
    parts.push(text.slice(position, edit.start), edit[written])
    position = edit.end
  }
  return [...parts, text.slice(position)].join('')
}

export function count(edits: readonly Edit[], text: string, removed: RemovedByKind): void {
  for (const { kind, start, end } of edits) {
    // Each invisible character counts, also where several stand together.
    add(removed, kind, { count: 1, characters: Array.from(text.slice(start, end)).length })
  }
}

/** Adds what a further step removed. */
export function addAll(removed: RemovedByKind, more: RemovedByKind): void {
  for (const [kind, amount] of more) add(removed, kind, amount)
}

function add(removed: RemovedByKind, kind: HiddenKind, { count, characters }: Removed): void {
  const before = removed.get(kind) ?? { count: 0, characters: 0 }
  removed.set(kind, { count: before.count + count, characters: before.characters + characters })
}
