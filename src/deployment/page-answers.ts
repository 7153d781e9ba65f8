import { GitHubError } from '../github/github-call.ts'
import { type ActionError, interruptionOf, messageOf } from '../shared/errors.ts'
import { interruptionWords } from '../shared/step.ts'
import { noClearAnswer, UncheckedError } from '../site/visit.ts'
import type { ChangedAddress, SiteChange } from './changed-pages.ts'

/**
 * What a site shows at an address. `live`: words of the change. `old`: only words that the change removed. `moved`: a page is at
 * its new address, and no word was changed; an old address redirects. `answers`: nothing else can be told. `closed` and
 * `elsewhere`: as a visit ends. `unclear`: an error. `missing-before`: the site did not have it before either.
 */
export type PageState =
  | 'missing'
  | 'old'
  | 'live'
  | 'moved'
  | 'answers'
  | 'closed'
  | 'elsewhere'
  | 'unclear'
  | 'missing-before'
  | 'unchecked'

/** An address, and what the site answers for it. */
export interface AskedAddress extends Pick<ChangedAddress, 'path' | 'isOld'> {
  state: PageState
  /** Where redirects led to: a path of the site, or an address of another host. Written by others. */
  to?: string | undefined
}

/** What a site answers for what was changed. */
export interface PageAnswers extends Omit<SiteChange, 'addresses' | 'root'> {
  asked: readonly AskedAddress[]
  /** Message and detail of an {@link UncheckedError}. Undefined if pages were checked. */
  unchecked?: { why: string; detail: string }
  /** What ended the asking before all pages were checked. */
  interruption?: ActionError | undefined
}

/** Whether readers certainly do not see what was changed. */
export function isNotLive({ isOld, state }: AskedAddress): boolean {
  return !isOld && (state === 'missing' || state === 'old')
}

/** Returns the answers if no page can be told. The pages are listed all the same. */
export function uncheckedAnswers({ addresses, ...change }: SiteChange, error: ActionError): PageAnswers {
  const pages = addresses.filter(({ isOld }) => !isOld)
  const detail = error instanceof UncheckedError ? error.detail : messageOf(error)
  return {
    ...change,
    asked: pages.map(({ path }) => ({ path, isOld: false, state: 'unchecked' })),
    unchecked: { why: whyUnchecked(error), detail },
    interruption: interruptionOf(error) === 'error' ? undefined : error,
  }
}

function whyUnchecked(error: ActionError): string {
  if (error instanceof UncheckedError) return error.message
  if (interruptionOf(error) !== 'error') return interruptionWords(error)
  if (error instanceof GitHubError && error.permission !== undefined)
    return `the job may lack the permission ${error.permission}`
  return 'GitHub does not tell the changed pages'
}

/** Why nothing can be told of a site, if all addresses are in one of these states. */
const whyUntold: Readonly<Partial<Record<PageState, string>>> = {
  elsewhere: 'the site sends visitors elsewhere',
  closed: 'the site is not open to everybody',
  unclear: noClearAnswer,
  unchecked: noClearAnswer,
}

/** Returns what tells whether a site has such addresses: the changed pages; without one, the old addresses. */
function statesOf(asked: readonly AskedAddress[]): PageState[] {
  const pages = asked.filter(({ isOld }) => !isOld)
  return (pages.length > 0 ? pages : asked).map(({ state }) => state)
}

/** Whether nothing shows that the site has pages at such addresses. A page that is closed is there. */
export function hasNone(asked: readonly AskedAddress[]): boolean {
  const isMissing = (state: PageState): boolean => state === 'missing' || state === 'missing-before'
  const states = statesOf(asked)
  return (
    states.some(isMissing) && states.every((state) => isMissing(state) || whyUntold[state] === noClearAnswer)
  )
}

/**
 * Returns why nothing can be told of a site; undefined if something can be.
 *
 * @param isRight whether the address of the site is right as far as anybody knows, although it has none of the pages
 */
export function whyNothing(
  asked: readonly AskedAddress[],
  isRight: boolean,
  what: 'site' | 'preview',
): UncheckedError | undefined {
  if (hasNone(asked)) return isRight ? undefined : new UncheckedError(noneWords[what])
  const states = statesOf(asked)
  if (states.length === 0 || states.some((state) => whyUntold[state] === undefined)) return undefined
  const state = states.find((each) => whyUntold[each] !== noClearAnswer) ?? 'unclear'
  const { to = '' } = asked.find((address) => address.state === 'elsewhere') ?? {}
  return new UncheckedError(whyUntold[state] ?? '', state === 'elsewhere' ? `It sends them to ${to}.` : '')
}

const noneWords = {
  site: 'the site has none of them; site-url may lack its path',
  preview: 'the preview has none of them',
} as const
