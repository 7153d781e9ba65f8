import { codeSpan } from '../../../untrusted-text.ts'
import { type GapTable, type GapTexts, goneRows, goneWords } from '../../gap-tables.ts'
import type { GoneGap } from '../../gaps.ts'
import { formatCount, formatCountOf } from '../../number-format.ts'
import { table } from './markdown-table.ts'
import { pathCode } from './path-code.ts'

const goneWordsCharacters = 60

/** How much of a table is shown. */
export interface GapCut {
  rows: number
  /** Pages or comments of a cell. */
  texts: number
  wordsCharacters: number
  /** Returns the path of a page as Markdown. */
  path: (path: string) => string
}

/** Returns a table with its title, what its rows are, and its first rows. All texts of a row are in its first cell. */
export function gapTableBlock(gapTable: GapTable, heading: string, cut: GapCut): string[] {
  const { title, note, textColumns, numberColumns, count, rows } = gapTable
  const shown = rows.slice(0, cut.rows)
  const of = count > shown.length ? ` (${shown.length} of ${formatCount(count)})` : ''
  const [name = '', ...details] = textColumns
  const head = [name, ...details.map((title) => title.toLowerCase())].join(', ')
  return [
    `${heading} ${title}${of}`,
    [note, ...(gapTable.cut === undefined ? [] : [gapTable.cut])].join(' '),
    table(
      [head, ...numberColumns],
      shown.map(({ texts, numbers }) => [
        texts.flatMap((each) => textsOf(each, cut)).join('<br>'),
        ...numbers,
      ]),
    ),
  ]
}

function textsOf({ kind, texts }: GapTexts, cut: GapCut): string[] {
  if (texts.length === 0) return []
  const safe = (text: string): string =>
    kind === 'pages' ? cut.path(text) : codeSpan(text, cut.wordsCharacters)
  const shown = texts
    .slice(0, cut.texts)
    .map(({ text, count }) => `${safe(text)}${count === 1 ? '' : ` (${formatCountOf(count, 'time')})`}`)
  const others = texts.length - shown.length
  return [`${shown.join(', ')}${others > 0 ? ` and ${formatCountOf(others, 'other')}` : ''}`]
}

/** Returns the gaps of the previous period that are gone; nothing if that is not known. */
export function goneBlock(gone: readonly GoneGap[] | undefined, heading: '##' | '###'): string[] {
  if (gone === undefined) return []
  const rows = goneRows(gone).map(({ title, names, arePages, count }) => {
    const shown = names.map((name) => (arePages ? pathCode(name) : codeSpan(name, goneWordsCharacters)))
    return [`${title}: ${shown.join(', ')}${count > names.length ? ', …' : ''}`, formatCount(count)]
  })
  return [
    `${heading} ${goneWords.title}`,
    rows.length === 0 ? goneWords.empty : table(goneWords.columns, rows),
  ]
}
