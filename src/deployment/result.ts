import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { Deployment } from '../service/deployments.ts'
import { fileProblem } from '../shared/errors.ts'
import type { Log } from '../shared/log.ts'
import { codeBlock, lines, printable, singleLine } from '../shared/untrusted-text.ts'
import type { PageAnswers } from './pages.ts'
import type { DeploymentEnd } from './wait.ts'

const maxLogCharacters = 20_000
const maxLogLines = 30
const maxLineCharacters = 300

/** What is known about a deployment. `unknown`: nothing may be concluded. */
export interface DeploymentResult extends Pick<Deployment, 'summary' | 'log'> {
  end: DeploymentEnd
  /** Why the end is unknown, in the words of this action. Empty if it is known, or if the service should say it. */
  problem: string
  /** The commit that was built; undefined if it is not known. */
  commit: string | undefined
  /** Undefined if no page was asked. */
  pages: PageAnswers | undefined
}

export const noResult: DeploymentResult = {
  end: 'unknown',
  problem: '',
  summary: '',
  log: '',
  commit: undefined,
  pages: undefined,
}

/** Where a result is told. */
export interface Telling {
  /** For sentences, such as `preview`. */
  what: string
  /** Where a failed build leaves its log for other steps. */
  buildLogFile: string
  /** False if the log is of another repository than the public one of the run. */
  showsLog: boolean
  /** Removes secrets from text. */
  redact: (text: string) => string
  log: Log
}

/** Tells a result to the log, and writes the file with the log of the build unless all is well. */
export async function tell(
  result: DeploymentResult,
  telling: Telling,
): Promise<{ paragraphs: string[]; buildLog: string | undefined }> {
  const { log } = telling
  const remarks = remarksOf(result, telling)
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
      remarks.length === 0 ? undefined : await writeBuildLog(remarks[0]?.sentence ?? '', result, telling),
  }
}

/** Returns what to add to a sentence about a site, such as `, but 1 of 3 changed pages is missing`. */
export function aboutPages(pages: PageAnswers | undefined): string {
  if (pages === undefined || pages.asked === 0) return ''
  const { asked, unasked, missing, unclear } = pages
  const first = unasked === 0 ? '' : 'the first '
  if (missing.length > 0)
    return `, but ${missing.length} of ${first}${asked} changed ${asked === 1 ? 'page' : 'pages'} ${missing.length === 1 ? 'is' : 'are'} missing`
  if (unclear > 0) return ''
  if (unasked > 0) return `, the first ${asked} of ${asked + unasked} changed pages answer`
  return asked === 1 ? ', the changed page answers' : `, all ${asked} changed pages answer`
}

interface Remark {
  sentence: string
  /** Text of others, printable; empty if there is none. */
  quote: string
}

function remarksOf(result: DeploymentResult, { what, showsLog }: Telling): Remark[] {
  const { end, problem, pages } = result
  const words = showsLog ? wordsOf(result) : ''
  const remarks: Remark[] = []
  if (end === 'failure') {
    const silent = 'The service gave neither a reason nor a log.'
    remarks.push({
      sentence: `The ${what} does not build.${words === '' && showsLog ? ` ${silent}` : ''}`,
      quote: words,
    })
  }
  if (end === 'skipped') remarks.push({ sentence: `The service skipped the ${what}.`, quote: words })
  if (end === 'unknown')
    remarks.push({ sentence: `It is unknown whether the ${what} builds.`, quote: problem || words })
  if (!showsLog && wordsOf(result) !== '' && end !== 'success')
    remarks.push({
      sentence:
        'This repository is public, and what the service says may be of another one. So it is only in the file of the output buildLog.',
      quote: '',
    })
  if (pages !== undefined) remarks.push(...remarksOnPages(pages))
  return remarks
}

function remarksOnPages({ asked, missing, unclear, problem }: PageAnswers): Remark[] {
  const remarks: Remark[] = []
  if (missing.length > 0)
    remarks.push({
      sentence: 'Missing pages (a page that only some readers may see looks the same):',
      quote: missing.join('\n'),
    })
  if (unclear > 0)
    remarks.push({ sentence: `Of ${asked} changed pages, ${unclear} gave no clear answer.`, quote: '' })
  if (problem !== undefined)
    remarks.push({ sentence: 'It is unknown whether the changed pages answer.', quote: problem })
  return remarks
}

/** Returns the summary of the service and the last lines of the log, each cut to what people read. */
function wordsOf({ summary, log }: DeploymentResult): string {
  const ends = [summary, log].map((text) => lines(text.trim()).slice(-maxLogLines))
  return ends
    .map((part) => part.map((line) => singleLine(line, maxLineCharacters)).join('\n'))
    .filter(Boolean)
    .join('\n\n')
}

/** Returns the path of the file; undefined if it cannot be written. */
async function writeBuildLog(
  title: string,
  result: DeploymentResult,
  { buildLogFile: file, redact, log }: Telling,
): Promise<string | undefined> {
  const { problem, summary, pages } = result
  const missing = pages?.missing ?? []
  const parts = [
    title,
    problem,
    pages?.problem ?? '',
    summary,
    ...(missing.length === 0 ? [] : [['These changed pages are missing:', ...missing].join('\n')]),
    // Printable and without secrets before it is cut, so that the cut leaves no half of a colour or of a secret.
    redact(printable(result.log)).slice(-maxLogCharacters),
  ]
  const text = parts.map((part) => redact(printable(part)).trim()).filter((part) => part !== '')
  try {
    // A link that another step left there is not followed.
    await rm(path.dirname(file), { recursive: true, force: true })
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, `${text.join('\n\n')}\n`)
    return file
  } catch (error) {
    log.warning(`The log of the build could not be written to ${file} (${fileProblem(error)}).`)
    return undefined
  }
}
