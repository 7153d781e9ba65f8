import { shown } from './html.ts'

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Returns the name of a page in a chart: as much of the end of its path as fits. Paths in a section have the same
 * start.
 *
 * @param maxPx in a font of 12 px
 */
export function pathLabel(path: string, maxPx: number): string {
  const letters = Array.from(segmenter.segment(shown(path.slice(-1000))), ({ segment }) => segment)
  if (widthOf(letters) <= maxPx) return letters.join('')
  let first = letters.length
  let roomPx = maxPx - widthOf(['…'])
  while (roomPx >= 0) {
    first -= 1
    roomPx -= widthOf(letters.slice(first, first + 1))
  }
  return `…${letters.slice(first + 1).join('')}`
}

/** Returns an upper bound of the width, from the widest common fonts, because no font is available here. */
function widthOf(letters: readonly string[]): number {
  return letters.reduce((sum, letter) => sum + widthOfLetter(letter), 0)
}

function widthOfLetter(letter: string): number {
  if (/^[ijlI.,:;'|! ]$/u.test(letter)) return 4.5
  if (/^[frt/()[\]-]$/u.test(letter)) return 5.5
  if (/^[a-z0-9_?=&~$*"]$/u.test(letter) && !/[mw]/u.test(letter)) return 7.9
  if (/^[\x20-\x7e…]$/u.test(letter)) return 12.2
  if (/^[\u00c0-\u058f]\p{M}*$/u.test(letter)) return 13.5
  // If a font lacks a combined character, its parts are drawn separately.
  return 17 * (letter.match(/[^\p{M}\p{Cf}]/gu)?.length ?? 0)
}
