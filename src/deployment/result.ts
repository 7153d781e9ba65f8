import { lstat, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { Deployment } from '../service/deployments.ts'
import { ServiceError } from '../service/errors.ts'
import { type ActionError, fileProblem, messageOf } from '../shared/errors.ts'
import type { Log } from '../shared/log.ts'
import { formatCountOf } from '../shared/number-format.ts'
import { codeBlock, lines, printable, singleLine } from '../shared/untrusted-text.ts'
import type { PageAnswers } from './pages.ts'
import type { DeploymentEnd } from './wait.ts'

const maxLogCharacters = 20_000
const maxLogLines = 30
const maxLineCharacters = 300
const maxNameCharacters = 1000
// GitHub refuses a comment above 65,536 characters. It has up to three quotes, whose text is escaped.
const maxQuoteCharacters = 20_000

/** What is known about a deployment. `unknown`: nothing may be concluded. */
export interface DeploymentResult extends Pick<Deployment, 'summary' | 'log'> {
  end: DeploymentEnd
  /** Why the end is unknown, in the words of this action. Empty if it is known, or if the service should say it. */
  problem: string
  /** What the service said in an error, if `problem` leaves it out. */
  said: string
  /** The commit that was built; undefined if it is not known. */
  commit: string | undefined
  /** Undefined if no page was asked. */
  pages: PageAnswers | undefined
}

export const noResult: DeploymentResult = {
  end: 'unknown',
  problem: '',
  said: '',
  summary: '',
  log: '',
  commit: undefined,
  pages: undefined,
}

/** Returns what an error leaves of a result. */
export function resultAfter(error: ActionError): DeploymentResult {
  const said: string[] = []
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof ServiceError && cause.words !== undefined) said.push(cause.words)
  return { ...noResult, problem: messageOf(error), said: said.join('\n') }
}

/** Where a result is told. */
export interface Telling {
  /** For sentences, such as `preview`. */
  what: string
  /** Where a failed build leaves its log for other steps. */
  buildLogFile: string
  /**
   * False if what was built is of another repository than the public one of the run. Then only the file has the log, the
   * names of pages, and what the service said.
   */
  showsWords: boolean
  /** Removes secrets from text. */
  redact: (text: string) => string
  log: Log
}

interface Told {
  /** Markdown. */
  paragraphs: string[]
  buildLog: string | undefined
  /** One line for each missing page, or their number if they may not be named. */
  missingPages: readonly string[]
}

/** Tells a result to the log, and writes the file with the log of the build unless all is well. */
export async function tell(result: DeploymentResult, telling: Telling): Promise<Told> {
  const { log } = telling
  const missing = (result.pages?.missing ?? []).map((path) => cleanLine(path, telling, maxNameCharacters))
  const remarks = remarksOf(result, missing, telling)
  for (const { sentence, quote } of remarks) {
    if (lines(quote).length > 1) log.group(sentence, quote)
    else log.notice(`${sentence} ${quote}`.trim())
  }
  return {
    paragraphs: remarks.flatMap(({ sentence, quote }) => [
      sentence,
      ...(quote === '' ? [] : [codeBlock(quote)]),
    ]),
    buildLog:
      remarks.length === 0
        ? undefined
        : await writeBuildLog(remarks[0]?.sentence ?? '', result, missing, telling),
    missingPages:
      telling.showsWords || missing.length === 0 ? missing : [formatCountOf(missing.length, 'page')],
  }
}

/** Returns what to add to a sentence about a site, such as `, but 1 of 3 changed pages is missing`. */
export function aboutPages(pages: PageAnswers | undefined): string {
  if (pages === undefined) return ''
  const { asked, unasked, missing, unclear, unchecked } = pages
  if (unchecked !== undefined) return `, and no page was checked: ${unchecked.why}`
  const first = unasked === 0 ? '' : 'the first '
  if (missing.length > 0)
    return `, but ${missing.length} of ${first}${asked} changed ${asked === 1 ? 'page' : 'pages'} ${missing.length === 1 ? 'is' : 'are'} missing`
  if (unclear > 0)
    return `, and ${unclear} of ${first}${formatCountOf(asked, 'changed page')} gave no clear answer`
  if (unasked > 0) return `, the first ${asked} of ${asked + unasked} changed pages answer`
  return asked === 1 ? ', the changed page answers' : `, all ${asked} changed pages answer`
}

interface Remark {
  sentence: string
  /** Text of others, printable; empty if there is none. */
  quote: string
}

function remarksOf(result: DeploymentResult, missing: readonly string[], telling: Telling): Remark[] {
  const { end, problem, pages } = result
  const { what, showsWords } = telling
  const words = wordsOf(result, telling)
  const shown = showsWords ? words : ''
  const remarks: Remark[] = []
  if (end === 'failure') {
    const silent = 'The service gave neither a reason nor a log.'
    remarks.push({ sentence: `The ${what} does not build.${words === '' ? ` ${silent}` : ''}`, quote: shown })
  }
  if (end === 'skipped') remarks.push({ sentence: `The service skipped the ${what}.`, quote: shown })
  if (end === 'unknown')
    remarks.push({ sentence: `It is unknown whether the ${what} builds.`, quote: problem || shown })
  const detail = pages?.unchecked?.detail ?? ''
  const shownOfPages = showsWords
    ? { missing, detail: cleanLine(detail, telling) }
    : { missing: [], detail: '' }
  if (pages !== undefined) remarks.push(...remarksOnPages(pages, shownOfPages))
  const isLeftOut =
    (words !== '' && end !== 'success') || `${result.said}${detail}` !== '' || missing.length > 0
  if (!showsWords && isLeftOut)
    remarks.push({
      sentence:
        'What was built may be of another repository than this public one. So the log, the names of pages and what the service said are only in the file of the output buildLog.',
      quote: '',
    })
  return remarks
}

function remarksOnPages(
  { asked, unclear, unchecked }: PageAnswers,
  { missing, detail }: { missing: readonly string[]; detail: string },
): Remark[] {
  const remarks: Remark[] = []
  if (missing.length > 0)
    remarks.push({
      sentence: 'Missing pages (a page that only some readers may see looks the same):',
      quote: missing.slice(0, linesThatFit(missing)).join('\n'),
    })
  if (unclear > 0)
    remarks.push({ sentence: `Of ${asked} changed pages, ${unclear} gave no clear answer.`, quote: '' })
  if (unchecked !== undefined && detail !== '')
    remarks.push({ sentence: `No page was checked: ${unchecked.why}.`, quote: detail })
  return remarks
}

/** Returns the summary of the service and the last lines of the log, each cut to what people read. */
function wordsOf({ summary, log }: DeploymentResult, telling: Telling): string {
  const parts = [summary, log].map((text) => lines(text.trim()).slice(-maxLogLines))
  const shown = parts.map((part) => part.map((line) => cleanLine(line, telling)))
  // The last lines of the log say the most.
  const all = shown.flatMap((part, index) => (index > 0 && part.some(Boolean) ? ['', ...part] : part))
  const fitting = linesThatFit(all.toReversed())
  return all
    .slice(all.length - fitting)
    .join('\n')
    .trim()
}

/** Returns the number of lines from the first one on that fit into a quote as it is written. */
function linesThatFit(all: readonly string[]): number {
  let count = all.length
  while (count > 0 && codeBlock(all.slice(0, count).join('\n')).length > maxQuoteCharacters) count -= 1
  return count
}

/** Printable and without secrets before it is cut, so that the cut leaves no half of a colour or of a secret. */
function cleanLine(text: string, { redact }: Telling, maxCharacters = maxLineCharacters): string {
  return singleLine(redact(printable(text)), maxCharacters)
}

/** Returns the path of the file; undefined if it cannot be written. */
async function writeBuildLog(
  title: string,
  { problem, said, summary, log: buildLog, pages }: DeploymentResult,
  missing: readonly string[],
  { buildLogFile: file, redact, log }: Telling,
): Promise<string | undefined> {
  const parts = [
    title,
    problem,
    said,
    pages?.unchecked === undefined
      ? ''
      : `No page was checked: ${pages.unchecked.why}. ${pages.unchecked.detail}`,
    summary,
    ...(missing.length === 0 ? [] : [['These changed pages are missing:', ...missing].join('\n')]),
    // Printable and without secrets before it is cut, so that the cut leaves no half of a colour or of a secret.
    redact(printable(buildLog)).slice(-maxLogCharacters),
  ]
  const text = parts.map((part) => redact(printable(part)).trim()).filter((part) => part !== '')
  const folder = path.dirname(file)
  try {
    await mkdir(folder, { recursive: true })
    // Another step could have made it a link to a folder of its own.
    if (!(await lstat(folder)).isDirectory()) throw new Error('its folder is a link')
    await writeFile(file, `${text.join('\n\n')}\n`, { flag: 'wx' })
    return file
  } catch (error) {
    log.warning(`The log of the build could not be written to ${file} (${fileProblem(error)}).`)
    return undefined
  }
}
