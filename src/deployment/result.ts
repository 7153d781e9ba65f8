import { ServiceError } from '../service/errors.ts'
import { type ActionError, messageOf } from '../shared/errors.ts'
import { formatCountOf } from '../shared/number-format.ts'
import { linkTo } from '../shared/pull-request-link.ts'
import { wasCertainlyNotAccepted } from '../shared/retry.ts'
import { addressBelow } from '../shared/site-address.ts'
import { codeBlock, codeSpan, folded, lines, printable, singleLine } from '../shared/untrusted-text.ts'
import { writeBuildLog } from './build-log.ts'
import type { DeploymentContext, DeploymentEnd, DeploymentResult } from './deploy.ts'
import { type AskedAddress, isNotLive, type PageAnswers, type PageState } from './page-answers.ts'
import { type Change, inOrder, verbOf } from './page-sentences.ts'
import { whatBroke } from './what-broke.ts'

const maxLines = 30
const maxLineCharacters = 300
// GitHub refuses a comment above 65,536 characters. It has up to three quotes of this length, whose text is escaped, and a list.
const maxQuoteCharacters = 12_000
const maxListCharacters = 20_000

/** How a result is told. */
export interface Told {
  result: DeploymentResult
  /** In one line of plain text, without a full stop. */
  words: string
  /** The lines of the log that say what broke, for the annotation. */
  decisiveLines: readonly string[]
  /** Markdown. */
  paragraphs: readonly string[]
  outputs: {
    previewStatus?: DeploymentEnd
    /** https URL, safe to link. */
    previewUrl?: string | undefined
    /** One line for each page, or their number if they may not be named. */
    pagesNotLive: string[]
    /** Path of the file with all that was said; undefined if all is well, or if it cannot be written. */
    buildLog: string | undefined
  }
}

type Telling = Pick<DeploymentContext, 'log' | 'redact' | 'buildLogFile' | 'showsWords' | 'isWholeStep'>

/** What people see of one thing. Its texts of others are cleaned. */
interface Part {
  title: string
  text?: string
  /** Default: the title, and the text as code. */
  markdown?: readonly string[]
  /** How it stands in the log. Default: `info`. What has `none`, the end of the step says. */
  level?: 'info' | 'notice' | 'none'
}

/**
 * Tells a result to the log, and writes it to the file unless all is well. Log, summary and comment have the same parts in
 * the same order.
 */
export async function recordResult(
  result: DeploymentResult,
  words: string,
  change: Change,
  telling: Telling,
): Promise<Told> {
  const what = change === 'change' ? 'preview' : 'site'
  const { site, end, pages } = result
  const showsWords = telling.showsWords || result.hasChange !== undefined
  const remarks = remarksOf(result, what)
  const lacking = lackingPages(result)
  const isWell = end === 'success' && remarks.length === 0 && lacking.length === 0
  const decisive = showsWords ? decisiveLines(result).map((line) => shownOf(line, telling)) : []
  const hasWords = lacking.length > 0 || remarks.some(({ quotes }) => quotes.length > 0) || result.log
  const isLeftOut = !showsWords && !isWell && hasWords
  const broken = decisive.join('\n')
  const log = isWell || !showsWords ? '' : shownOf(result.log ?? '', telling)
  // Where the log says what broke, its end says the rest.
  const inLog = broken && `${broken}\n${log}`
  const level = telling.isWholeStep && result.error !== undefined ? 'none' : 'notice'
  const said = remarks.map(({ title, reason, quotes }): Part => {
    const texts = [reason, ...(showsWords ? quotes : [])].map((text) => shownOf(text, telling))
    return { title, text: texts.filter((text) => !hasLinesOf(text, inLog)).join('\n\n'), level }
  })
  const allSaid = said.map(({ text }) => text).join('\n')
  const isSaid = hasLinesOf(log, `${broken}\n${allSaid}`)
  const allParts: Part[] = [
    // A preview that was not built has the build before at its address, or nothing.
    ...(site === undefined || (what === 'preview' && end !== 'success') ? [] : [linkPart(site, what)]),
    ...(showsWords && pages ? [listPart(pages, site, change, telling)] : []),
    { title: 'What the log says:', text: hasLinesOf(broken, allSaid) ? '' : broken, level: 'none' },
    ...said,
    ...(isLeftOut ? [{ title: leftOut, level: 'notice' } as const] : []),
    ...nextSteps(result, what).map((title) => ({ title })),
    { title: 'Log:', text: isSaid ? '' : log, markdown: folded('Log', codeBlock(log)) },
  ]
  const parts = allParts.filter(({ title, text }) => text !== '' || !title.endsWith(':'))
  for (const part of parts) tell(part, telling)
  const names = lacking.filter(isNotLive).map((page) => shownOf(page.path, telling))
  const texts = isWell ? undefined : textsForFile(result, remarks)
  return {
    result,
    words,
    decisiveLines: decisive,
    paragraphs: parts.flatMap(markdownOf),
    outputs: {
      ...(what === 'preview' && { previewStatus: end, previewUrl: site?.href }),
      pagesNotLive: showsWords || names.length === 0 ? names : [formatCountOf(names.length, 'page')],
      buildLog: texts && (await writeBuildLog(texts, telling.buildLogFile, telling)),
    },
  }
}

function tell({ title, text = '', level = 'info' }: Part, { log }: Telling): void {
  if (level === 'none') return
  if (lines(text).length > 1) log.group(title, text)
  else log[level](`${title} ${text}`.trim())
}

function markdownOf({ title, text = '', markdown }: Part): readonly string[] {
  return markdown ?? [title, ...(text === '' ? [] : [codeBlock(text)])]
}

function linkPart({ href: url }: URL, what: string): Part {
  return { title: `The ${what} is at ${url}`, markdown: [`[Open the ${what}](${linkTo({ url })})`] }
}

/** Returns the list of the changed pages and the old addresses. Those that readers miss come first. */
function listPart(pages: PageAnswers, site: URL | undefined, change: Change, telling: Telling): Part {
  const shown = (text: string): string => shownOf(text, telling)
  const inCode = (text: string): string => codeSpan(shown(text))
  const items = inOrder(pages.asked).map((address) => {
    const { path, isOld } = address
    const [name, kind] = [shown(path), isOld ? 'old address ' : '']
    // A name that is cut or has a secret is no address.
    const url = name === path && site ? addressBelow(site, path.slice(1).split('/')).href : undefined
    const link = url === undefined ? inCode(path) : `[${inCode(path)}](${linkTo({ url })})`
    return {
      plain: `${kind}${name} ${verbOf(address, change, shown)}${url === undefined ? '' : `: ${url}`}`,
      markdown: `- ${kind}${link} ${verbOf(address, change, inCode)}`,
    }
  })
  while (items.reduce((sum, { markdown }) => sum + markdown.length, 0) > maxListCharacters) items.pop()
  const others = pages.asked.length - items.length + pages.unasked + pages.oldUnasked
  if (others > 0) items.push({ plain: `and ${others} more`, markdown: `- and ${others} more` })
  const [title, list] = ['Changed pages:', items.map(({ markdown }) => markdown).join('\n')]
  return { title, text: items.map(({ plain }) => plain).join('\n'), markdown: [title, list] }
}

const serviceSays = 'The service says:'

/** Something that is not well. */
interface Remark {
  title: string
  /** In the words of this action, which can quote others. */
  reason: string
  /** Texts of others. */
  quotes: readonly string[]
}

function remarksOf(result: DeploymentResult, what: string): Remark[] {
  const { end, error, summary = '', log = '', pages } = result
  const { reason = error === undefined ? '' : messageOf(error) } = result
  const quotes = [...wordsIn(error), summary].filter((text) => text.trim() !== '')
  const isSilent = quotes.length === 0 && log.trim() === ''
  const titles = {
    failure: isSilent ? 'The service gave neither a reason nor a log.' : serviceSays,
    skipped: serviceSays,
    unknown: isNotAccepted(error)
      ? `The service did not accept the request to ${what === 'site' ? 'publish' : 'build'} the ${what}.`
      : `It is unknown whether the ${what} builds.`,
  }
  const { why = '', detail = '' } = pages?.unchecked ?? {}
  return [
    ...(end === 'success' ? [] : [{ title: titles[end], reason, quotes }]),
    ...(detail === '' ? [] : [{ title: `No page was checked: ${why}.`, reason: '', quotes: [detail] }]),
  ]
}

const leftOut =
  'This repository may be public, and what was built may be of another one. So the log, the names of pages and what the service said are only in the file of the output buildLog.'

function nextSteps({ end, log = '', pages }: DeploymentResult, what: 'preview' | 'site'): string[] {
  if (end === 'failure')
    return [
      log.trim() === ''
        ? 'Next: look for the reason in the dashboard of the service.'
        : 'Next: mend what the log names, and build again.',
    ]
  const hasAny = (state: PageState, isOld: boolean): boolean =>
    pages?.asked.some((address) => address.isOld === isOld && address.state === state) === true
  const steps = []
  if (hasAny('missing', false))
    steps.push(
      `Next: look for the missing page in the log${what === 'site' ? ', and check site-url' : ''}. A page for a group of readers looks missing, too.`,
    )
  // It was built twice.
  else if (hasAny('old', false))
    steps.push('Next: look again in some minutes. If the page stays old, a cache of the site may have it.')
  if (hasAny('missing', true))
    steps.push(
      'Next: in docs.json, redirect the old addresses that answer 404. That keeps the readers who come to them.',
    )
  return steps
}

/** Returns the lines of the log that say what broke the build, or what it says of the pages that are not live. */
function decisiveLines(result: DeploymentResult): string[] {
  const { end, log = '', changedFiles = [] } = result
  if (end === 'failure') {
    const files = changedFiles.map(({ filename }) => filename)
    return whatBroke(log, files, { others: 'count' })
  }
  const files = lackingPages(result).flatMap(({ path }) => {
    const page = path.slice(1).replace(/(?<=^|\/)$/u, 'index')
    return [`${page}.md`, `${page}.mdx`]
  })
  return whatBroke(log, files, { others: 'do not count' })
}

/** Whether every line of a text is in another text, perhaps after a time or a level. */
function hasLinesOf(text: string, other: string): boolean {
  return lines(text).every((line) => other.includes(line))
}

/** Whether an error says that nothing was deployed, because the service did not accept the request for it. */
export function isNotAccepted(error: ActionError | undefined): boolean {
  return error instanceof ServiceError && wasCertainlyNotAccepted(error)
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

/** Returns the pages that readers do not see as they were changed, also those that the site did not have before. */
function lackingPages({ pages }: DeploymentResult): readonly AskedAddress[] {
  return pages?.asked.filter((page) => isNotLive(page) || page.state === 'missing-before') ?? []
}

/** Returns the texts for the file. */
function textsForFile(result: DeploymentResult, remarks: readonly Remark[]): string[] {
  const lacking = lackingPages(result).map((page) => `${page.path} ${verbOf(page, 'change', String)}`)
  const lost = result.pages?.asked.filter(({ isOld, state }) => isOld && state === 'missing') ?? []
  return [
    ...(result.end === 'failure' ? ['The build failed.'] : []),
    ...remarks.flatMap(({ title, reason, quotes }) => [title, reason, ...quotes]),
    ...(lacking.length === 0 ? [] : [`Pages that are not live:\n${lacking.join('\n')}`]),
    ...(lost.length === 0
      ? []
      : [`Old addresses that answer 404:\n${lost.map(({ path }) => path).join('\n')}`]),
    result.log ?? '',
  ]
}
