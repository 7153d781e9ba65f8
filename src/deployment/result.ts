import { ServiceError } from '../service/errors.ts'
import { type ActionError, messageOf } from '../shared/errors.ts'
import { formatCountOf } from '../shared/number-format.ts'
import { codeBlock, lines, printable, singleLine } from '../shared/untrusted-text.ts'
import { writeBuildLog } from './build-log.ts'
import type { DeploymentContext, DeploymentResult } from './deploy.ts'
import { isNotLive, type PageAnswers, type PageState } from './pages.ts'
import type { DeploymentEnd } from './wait.ts'

const maxLines = 30
const maxLineCharacters = 300
// GitHub refuses a comment above 65,536 characters. It has up to three quotes of this length, whose text is escaped.
const maxQuoteCharacters = 15_000

/** How a result is told. */
export interface Told {
  /** In one line of plain text, without a full stop. */
  words: string
  /** Markdown. */
  paragraphs: readonly string[]
  outputs: {
    previewStatus?: DeploymentEnd
    /** https URL, safe to link. */
    previewUrl?: string | undefined
    /** One line for each page, or their number if they may not be named. */
    pagesNotLive: readonly string[]
    /** Path of the file with all that was said; undefined if all is well, or if it cannot be written. */
    buildLog: string | undefined
  }
}

type Telling = Pick<DeploymentContext, 'log' | 'redact' | 'buildLogFile' | 'showsWords'>

/**
 * Tells a result to the log, and writes it to the file unless all is well.
 *
 * @param what for sentences, such as `preview`
 */
export async function tell(
  result: DeploymentResult,
  words: string,
  what: string,
  telling: Telling,
): Promise<Told> {
  const { log, buildLogFile } = telling
  const showsWords = telling.showsWords || result.hasChange !== undefined
  const remarks = remarksOf(result, what)
  const isLeftOut = !showsWords && remarks.some(({ quotes }) => quotes.length > 0)
  const told = [...remarks, ...(isLeftOut ? [leftOut] : [])].map(({ sentence, reason = '', quotes }) => ({
    sentence,
    shown: [reason, ...(showsWords ? quotes : [])].map((text) => shownOf(text, telling)).filter(Boolean),
  }))
  for (const { sentence, shown } of told) {
    const text = shown.join('\n\n')
    if (lines(text).length > 1) log.group(sentence, text)
    else log.notice(`${sentence} ${text}`.trim())
  }
  const notLive = result.pages?.found.filter(isNotLive).map((page) => shownOf(page.path, telling)) ?? []
  return {
    words,
    paragraphs: told.flatMap(({ sentence, shown }) => [sentence, ...shown.map(codeBlock)]),
    outputs: {
      pagesNotLive: showsWords || notLive.length === 0 ? notLive : [formatCountOf(notLive.length, 'page')],
      buildLog:
        remarks.length === 0 ? undefined : await writeBuildLog(textsOf(remarks), buildLogFile, telling),
    },
  }
}

const verbs: Readonly<Record<PageState, readonly [ofOne: string, ofMany: string]>> = {
  missing: ['is missing', 'are missing'],
  old: ['still shows the old words', 'still show the old words'],
  live: ['shows the', 'show the'],
  answers: ['answers', 'answer'],
  unclear: ['gives no clear answer', 'give no clear answer'],
  'missing-before': ['was missing before, too', 'were missing before, too'],
}

/** Returns what to add to a sentence about a site, such as `, but 1 of 3 changed pages is missing`. */
export function aboutPages(pages: PageAnswers | undefined, change: 'merge' | 'change'): string {
  if (pages === undefined) return ''
  const { found, unasked, unchecked } = pages
  if (unchecked !== undefined) return `, and no page was checked: ${unchecked.why}`
  const isLacking = found.some(isNotLive)
  const parts = (Object.keys(verbs) as PageState[])
    .filter((state) => !isLacking || isNotLive({ state }))
    .map((state) => ({ state, count: found.filter((page) => page.state === state).length }))
    .filter(({ count }) => count > 0)
  const first = unasked === 0 ? '' : 'the first '
  const said = parts.map(({ state, count }, index) => {
    const verb = `${verbs[state][count === 1 ? 0 : 1]}${state === 'live' ? ` ${change}` : ''}`
    if (index > 0) return `${count} ${verb}`
    if (count < found.length) return `${count} of ${first}${found.length} changed pages ${verb}`
    if (count === 1) return `the changed page ${verb}`
    return `all ${first === '' ? '' : 'of the first '}${count} changed pages ${verb}`
  })
  return `${isLacking ? ', but ' : ': '}${said.join(', ')}`
}

interface Remark {
  sentence: string
  /** In the words of this action, which can quote others. */
  reason?: string
  /** Texts of others. */
  quotes: readonly string[]
}

function remarksOf(result: DeploymentResult, what: string): Remark[] {
  const { end, error, summary = '', log = '', pages } = result
  const quotes = [...wordsIn(error), summary, log].filter((text) => text.trim() !== '')
  const silent = quotes.length === 0 ? ' The service gave neither a reason nor a log.' : ''
  const sentences = {
    success: undefined,
    failure: `The ${what} does not build.${silent}`,
    skipped: `The service skipped the ${what}.`,
    unknown: `It is unknown whether the ${what} builds.`,
  }
  const sentence = sentences[end]
  const { reason = error === undefined ? '' : messageOf(error) } = result
  const remarks: Remark[] = sentence === undefined ? [] : [{ sentence, reason, quotes }]
  for (const [state, sentence] of Object.entries(sentencesOnPages)) {
    const paths = pages?.found.filter((page) => page.state === state).map(({ path }) => path) ?? []
    if (paths.length > 0) remarks.push({ sentence, quotes: [paths.join('\n')] })
  }
  if (pages?.unchecked !== undefined && pages.unchecked.detail !== '')
    remarks.push({
      sentence: `No page was checked: ${pages.unchecked.why}.`,
      quotes: [pages.unchecked.detail],
    })
  return remarks
}

const leftOut: Remark = {
  sentence:
    'This repository may be public, and what was built may be of another one. So the log, the names of pages and what the service said are only in the file of the output buildLog.',
  quotes: [],
}

const sentencesOnPages: Readonly<Partial<Record<PageState, string>>> = {
  missing: 'Missing pages (a page that only some readers may see looks the same):',
  old: 'Pages that still show the old words:',
  'missing-before':
    'Pages that were missing before, too (they have another address, or are for a group of readers):',
}

/** Returns what the service said, if the message of an error leaves it out. */
function wordsIn(error: ActionError | undefined): string[] {
  const words: string[] = []
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof ServiceError && cause.words !== undefined) words.push(cause.words)
  return words
}

/** Returns the last lines of a text, each cut to what people read. The last lines of a log say the most. */
function shownOf(text: string, { redact }: Telling): string {
  // Printable and without secrets before it is cut, so that the cut leaves no half of a colour or of a secret.
  const clean = lines(text.trim()).slice(-maxLines)
  const shown = clean.map((line) => singleLine(redact(printable(line)), maxLineCharacters))
  while (shown.length > 1 && codeBlock(shown.join('\n')).length > maxQuoteCharacters) shown.shift()
  return shown.join('\n')
}

function textsOf(remarks: readonly Remark[]): string[] {
  return remarks.flatMap(({ sentence, reason = '', quotes }) => [sentence, reason, ...quotes])
}
