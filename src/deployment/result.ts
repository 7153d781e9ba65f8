import { ServiceError } from '../service/errors.ts'
import { type ActionError, messageOf } from '../shared/errors.ts'
import { formatCountOf } from '../shared/number-format.ts'
import { wasCertainlyNotAccepted } from '../shared/retry.ts'
import { linkTo, type PullRequestState } from '../shared/pull-request-link.ts'
import { addressBelow } from '../shared/site-address.ts'
import { interruptionWords } from '../shared/step.ts'
import { codeBlock, codeSpan, folded, lines, printable, singleLine } from '../shared/untrusted-text.ts'
import type { OldAddress } from '../site/old-address.ts'
import { writeBuildLog } from './build-log.ts'
import type { DeploymentContext, DeploymentResult } from './deploy.ts'
import { isNotLive, type PageAnswers, type PageState } from './page-answers.ts'
import type { DeploymentEnd } from './wait.ts'
import { whatBroke } from './what-broke.ts'

const maxLines = 30
const maxLineCharacters = 300
// GitHub refuses a comment above 65,536 characters. It has up to three quotes of this length, whose text is escaped, a list of
// pages, and one of old addresses.
const maxQuoteCharacters = 12_000
const maxListCharacters = 16_000
const maxOldCharacters = 6000

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
  /** What the pull request of a preview was at the end; undefined if that is not known. */
  pullRequestState?: PullRequestState | undefined
  /** The head of the pull request then. */
  head?: string | undefined
}

/** What the pages shall show: the change of a branch in its preview; on the site a merge, or what alone is known of it. */
export type Change = 'change' | 'merge' | 'last commit'

type Telling = Pick<DeploymentContext, 'log' | 'redact' | 'buildLogFile' | 'showsWords' | 'isWholeStep'>

/** What people see of one thing. Its texts of others are cleaned. */
interface Part {
  title: string
  text?: string
  /** Default: the title, and the text as code. */
  markdown?: readonly string[]
  isNotice?: boolean
  /** Whether the end of the step says it in the log. */
  isInMessage?: boolean
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
  const { site, end } = result
  const showsWords = telling.showsWords || result.hasChange !== undefined
  const remarks = remarksOf(result, what)
  const lacking = lackingPages(result)
  const notLive = lacking.filter(isNotLive)
  const isWell = end === 'success' && remarks.length === 0 && lacking.length === 0
  const decisive = showsWords ? decisiveLines(result).map((line) => shownOf(line, telling)) : []
  const log = isWell || !showsWords ? '' : shownOf(result.log ?? '', telling)
  const isLeftOut =
    !showsWords &&
    (lacking.length > 0 || remarks.some(({ quotes }) => quotes.length > 0) || Boolean(result.log))
  const broken = decisive.join('\n')
  // Where the log says what broke, its end says the rest.
  const shownOfLog = broken && `${broken}\n${log}`
  const said = remarks.map(({ title, reason, quotes }) => {
    const texts = [reason, ...(showsWords ? quotes : [])].map((text) => shownOf(text, telling))
    const news = texts.filter((text) => text !== '' && !hasLinesOf(text, shownOfLog))
    const isInMessage = telling.isWholeStep && result.error !== undefined
    return { title, text: news.join('\n\n'), isNotice: true, isInMessage }
  })
  const saidBefore = said.map(({ text }) => text).join('\n')
  const parts: Part[] = [
    // A preview that was not built has the build before at its address, or nothing.
    ...(site === undefined || (what === 'preview' && end !== 'success') ? [] : [linkPart(site, what)]),
    ...(showsWords ? [...pagesPart(result, change, telling), ...oldPart(result, telling)] : []),
    ...(hasLinesOf(broken, saidBefore)
      ? []
      : [{ title: 'What the log says:', text: broken, isInMessage: true }]),
    ...said.filter(({ title, text }) => text !== '' || title !== serviceSays),
    ...(isLeftOut ? [{ title: leftOut, isNotice: true }] : []),
    ...nextSteps(result, what).map((title) => ({ title })),
    ...(hasLinesOf(log, `${saidBefore}\n${broken}`)
      ? []
      : [{ title: 'Log', text: log, markdown: folded('Log', codeBlock(log)) }]),
  ]
  for (const { title, text = '', isNotice = false, isInMessage = false } of parts) {
    if (isInMessage) continue
    if (lines(text).length > 1) telling.log.group(title, text)
    else telling.log[isNotice ? 'notice' : 'info'](`${title} ${text}`.trim())
  }
  const names = notLive.map((page) => shownOf(page.path, telling))
  return {
    result,
    words,
    decisiveLines: decisive,
    paragraphs: parts.flatMap(
      ({ title, text = '', markdown = [title, ...(text === '' ? [] : [codeBlock(text)])] }) => markdown,
    ),
    outputs: {
      ...(what === 'preview' && { previewStatus: result.end, previewUrl: site?.href }),
      pagesNotLive: showsWords || names.length === 0 ? names : [formatCountOf(names.length, 'page')],
      buildLog: isWell
        ? undefined
        : await writeBuildLog(textsOf(result, remarks), telling.buildLogFile, telling),
    },
  }
}

function linkPart({ href: url }: URL, what: string): Part {
  return { title: `The ${what} is at ${url}`, markdown: [`[Open the ${what}](${linkTo({ url })})`] }
}

/** Returns the list of pages; nothing if there is none. Those that are not live come first. */
function pagesPart({ pages, site }: DeploymentResult, change: Change, telling: Telling): Part[] {
  const { found = [], unasked = 0 } = pages ?? {}
  const states = Object.keys(verbs)
  const sorted = found.toSorted((one, other) => states.indexOf(one.state) - states.indexOf(other.state))
  const items = sorted.map((page) => {
    const shown = shownOf(page.path, telling)
    // A name that is cut or has a secret is no address.
    const url =
      shown === page.path && site ? addressBelow(site, page.path.slice(1).split('/')).href : undefined
    const name = url === undefined ? codeSpan(shown) : `[${codeSpan(shown)}](${linkTo({ url })})`
    const state = verbOf(page.state, 1, change)
    return {
      plain: `${shown} ${state}${url === undefined ? '' : `: ${url}`}`,
      markdown: `- ${name} ${state}`,
    }
  })
  return listPart('Changed pages:', items, found.length + unasked, maxListCharacters)
}

/** Returns a list; nothing if it has no item. */
function listPart(
  title: string,
  items: { plain: string; markdown: string }[],
  count: number,
  maxCharacters: number,
): Part[] {
  if (items.length === 0) return []
  while (items.reduce((sum, { markdown }) => sum + markdown.length, 0) > maxCharacters) items.pop()
  const others = count - items.length
  if (others > 0) items.push({ plain: `and ${others} more`, markdown: `- and ${others} more` })
  const [plain, markdown] = [items.map((item) => item.plain), items.map((item) => item.markdown)]
  return [{ title, text: plain.join('\n'), markdown: [markdown.join('\n')] }]
}

/** Returns the list of old addresses, those that answer 404 first. */
function oldPart({ pages }: DeploymentResult, telling: Telling): Part[] {
  const { old = [], oldUnasked = 0 } = pages ?? {}
  const states = Object.keys(oldVerbs)
  const sorted = old.toSorted((one, other) => states.indexOf(one.state) - states.indexOf(other.state))
  const items = sorted.map(({ path, state, to = '' }) => {
    const [name, target] = [shownOf(path, telling), shownOf(to, telling)]
    const [redirects] = oldVerbs.moved
    const said = (at: string): string =>
      to === ''
        ? oldVerbs[state][0]
        : `${redirects} to ${at}${state === 'missing' ? ', which answers 404' : ''}`
    return { plain: `${name} ${said(target)}`, markdown: `- ${codeSpan(name)} ${said(codeSpan(target))}` }
  })
  const parts = listPart('Old addresses:', items, old.length + oldUnasked, maxOldCharacters)
  return parts.map(({ title, markdown = [], ...part }) => ({
    ...part,
    title,
    markdown: [title, ...markdown],
  }))
}

const oldVerbs: Readonly<Record<OldAddress['state'], readonly [ofOne: string, ofMany: string]>> = {
  missing: ['answers 404', 'answer 404'],
  there: ['still answers', 'still answer'],
  moved: ['redirects', 'redirect'],
  unclear: ['gives no clear answer', 'give no clear answer'],
}

/** Returns what old addresses answer, such as `1 old address answers 404, 1 redirects`; empty without one. */
function aboutOld({ old, oldUnasked }: PageAnswers): string {
  const states = Object.keys(oldVerbs) as OldAddress['state'][]
  const counts = states
    .map((state) => ({ state, count: old.filter((address) => address.state === state).length }))
    .filter(({ count }) => count > 0)
  const first = oldUnasked === 0 ? '' : `of the first ${old.length} old addresses, `
  return counts
    .map(({ state, count }, index) => {
      const noun = index > 0 || first !== '' ? '' : ` old ${count === 1 ? 'address' : 'addresses'}`
      return `${index === 0 ? first : ''}${count}${noun} ${oldVerbs[state][count === 1 ? 0 : 1]}`
    })
    .join(', ')
}

const verbs: Readonly<Record<PageState, readonly [ofOne: string, ofMany: string]>> = {
  missing: ['is missing', 'are missing'],
  old: ['still shows the old words', 'still show the old words'],
  live: ['shows the', 'show the'],
  moved: ['is at its new address', 'are at their new addresses'],
  answers: ['answers', 'answer'],
  closed: ['is not open to everybody', 'are not open to everybody'],
  elsewhere: ['sends visitors to another site', 'send visitors to another site'],
  unclear: ['gives no clear answer', 'give no clear answer'],
  unchecked: ['was not checked', 'were not checked'],
  'missing-before': ['was missing before, too', 'were missing before, too'],
}

function verbOf(state: PageState, count: number, change: Change): string {
  const shown = state === 'live' ? (change === 'merge' ? ' merge' : ' change') : ''
  return `${verbs[state][count === 1 ? 0 : 1]}${shown}`
}

/** Returns what to add to a sentence about a site, such as `, but 1 of 3 changed pages is missing`. */
export function aboutPages(pages: PageAnswers | undefined, change: Change): string {
  if (pages === undefined) return ''
  const { found, unasked, unchecked, interruption } = pages
  if (unchecked !== undefined) return `, and no page was checked: ${unchecked.why}`
  const old = aboutOld(pages)
  if (found.length === 0) return aboutNoPage(pages, old, change)
  const isLacking = found.some(isNotLive)
  const counts = (Object.keys(verbs) as PageState[])
    .filter((state) => !isLacking || isNotLive({ state }) || state === 'unchecked')
    .map((state) => ({ state, count: found.filter((page) => page.state === state).length }))
    .filter(({ count }) => count > 0)
  const first = unasked === 0 ? '' : 'the first '
  const named = (count: number): string =>
    change === 'last commit'
      ? `${formatCountOf(count, 'page')} of the last commit`
      : formatCountOf(count, 'changed page')
  const said = counts.map(({ state, count }, index) => {
    const why =
      state === 'unchecked' && interruption !== undefined ? `: ${interruptionWords(interruption)}` : ''
    const verb = `${verbOf(state, count, change)}${why}`
    if (index > 0) return `${count} ${verb}`
    if (count < found.length) return `${count} of ${first}${named(found.length)} ${verb}`
    return `${first}${named(count)} ${verb}`
  })
  const isTold = isLacking || found.some(({ state }) => state === 'live' || state === 'moved')
  const isUntold = !isTold && found.some(({ state }) => state === 'answers')
  const untold = `; ${found.length === 1 ? 'its' : 'their'} words could not be compared`
  return `${isLacking ? ', but ' : ': '}${said.join(', ')}${isUntold ? untold : ''}${old && `; ${old}`}`
}

/** Returns what to add about a change of no page, such as `: 2 pages were removed; 1 old address answers 404`. */
function aboutNoPage({ removed, instead }: PageAnswers, old: string, change: Change): string {
  const were = removed === 1 ? 'was removed' : 'were removed'
  const what = instead ?? (removed === 0 ? '' : `${formatCountOf(removed, 'page')} ${were}`)
  const by = what !== '' && change === 'last commit' ? ' in the last commit' : ''
  const said = [`${what}${by}`, old].filter(Boolean)
  return said.length === 0 ? '' : `: ${said.join('; ')}`
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
  const states = new Set(pages?.found.map(({ state }) => state))
  const steps = []
  if (states.has('missing'))
    steps.push(
      `Next: look for the missing page in the log${what === 'site' ? ', and check site-url' : ''}. A page for a group of readers looks missing, too.`,
    )
  // It was built twice.
  else if (states.has('old'))
    steps.push('Next: look again in some minutes. If the page stays old, a cache of the site may have it.')
  if (pages?.old.some(({ state }) => state === 'missing') === true)
    steps.push(
      'Next: in docs.json, redirect the old addresses that answer 404. That keeps the readers who come to them.',
    )
  return steps
}

/** Returns the lines of the log that say what broke the build, or what it says of the pages that are not live. */
function decisiveLines({ end, log = '', pages, changedFiles = [] }: DeploymentResult): string[] {
  if (end === 'failure')
    return whatBroke(
      log,
      changedFiles.map(({ filename }) => filename),
      { others: 'count' },
    )
  const files = lackingPages({ pages }).flatMap(({ path }) => {
    const page = path.slice(1).replace(/(?<=^|\/)$/u, 'index')
    return [`${page}.md`, `${page}.mdx`]
  })
  return files.length === 0 ? [] : whatBroke(log, files, { others: 'do not count' })
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
function lackingPages({ pages }: Pick<DeploymentResult, 'pages'>): PageAnswers['found'] {
  return pages?.found.filter((page) => isNotLive(page) || page.state === 'missing-before') ?? []
}

/** Returns the texts for the file. */
function textsOf({ end, pages, log = '' }: DeploymentResult, remarks: readonly Remark[]): string[] {
  const lost = pages?.old.flatMap(({ path, state }) => (state === 'missing' ? [path] : [])) ?? []
  const lacking = lackingPages({ pages }).map(({ path, state }) => `${path} ${verbs[state][0]}`)
  return [
    ...(end === 'failure' ? ['The build failed.'] : []),
    ...remarks.flatMap(({ title, reason, quotes }) => [title, reason, ...quotes]),
    ...(lacking.length === 0 ? [] : [`Pages that are not live:\n${lacking.join('\n')}`]),
    ...(lost.length === 0 ? [] : [`Old addresses that answer 404:\n${lost.join('\n')}`]),
    log,
  ]
}
