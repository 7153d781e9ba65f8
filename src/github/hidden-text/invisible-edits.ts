import type { CharacterReference } from './character-references.ts'
import type { Edit, Span } from './edits.ts'
import { invisibleSpans } from './invisible-characters.ts'

const inertTag = '<wbr>'

/**
 * The invisible characters of Markdown, also those that are written as references.
 *
 * @param code in order
 */
export function invisibleEdits(
  source: string,
  references: readonly CharacterReference[],
  code: readonly Span[],
): Edit[] {
  const { decoded, toSource } = decode(source, references)
  let index = 0
  return invisibleSpans(decoded).map((span) => {
    const [start, end] = [toSource(span.start), toSource(span.end)]
    while ((code[index]?.end ?? Number.POSITIVE_INFINITY) <= start) index += 1
    const isInCode = (code[index]?.start ?? Number.POSITIVE_INFINITY) <= start
    const placeholder = isInCode || isInWord(source, start, end) ? '' : inertMark(source, start)
    return { start, end, kind: 'invisible character', replacement: '', placeholder }
  })
}

/** Elsewhere an empty tag keeps the mark beside it from another meaning. */
function isInWord(source: string, start: number, end: number): boolean {
  const before = source.slice(Math.max(0, start - 2), start)
  return /[\p{L}\p{M}]$/u.test(before) && /^[\p{L}\p{M}]/u.test(source.slice(end, end + 2))
}

/** A backslash in front is escaped, because it would escape the mark. */
function inertMark(source: string, start: number): string {
  const slashes = /\\*$/u.exec(source.slice(Math.max(0, start - 100), start))?.[0].length ?? 0
  return slashes % 2 === 1 ? '\\' : inertTag
}

/** The source with its references decoded, so that a joiner is seen between the characters that it joins. */
function decode(
  source: string,
  references: readonly CharacterReference[],
): { decoded: string; toSource: (position: number) => number } {
  const parts: string[] = []
  const shifts: { position: number; shift: number }[] = []
  let end = 0
  let length = 0
  for (const reference of references.toSorted((a, b) => a.start - b.start)) {
    parts.push(source.slice(end, reference.start), reference.text)
    length += reference.start - end + reference.text.length
    end = reference.end
    shifts.push({ position: length, shift: end - length })
  }
  let index = 0
  // Positions are asked for in order.
  const toSource = (position: number): number => {
    while ((shifts[index]?.position ?? Number.POSITIVE_INFINITY) <= position) index += 1
    return position + (shifts[index - 1]?.shift ?? 0)
  }
  return { decoded: [...parts, source.slice(end)].join(''), toSource }
}
