import { GitHubError } from '../github/github-call.ts'
import { withoutEmailAddresses } from '../shared/private-words.ts'
import { type ActionError, interruptionOf, messageOf } from '../shared/errors.ts'
import { interruptionWords } from '../shared/step.ts'
import type { OldAddress } from '../site/old-address.ts'
import { noClearAnswer, UncheckedError } from '../site/visit.ts'
import type { ChangedPage, SiteChange } from './changed-pages.ts'
import type { SitePath } from './site-path.ts'

/**
 * What a site shows of a page. `live`: words of the change. `old`: only words that the change removed. `moved`: it is at its new
 * address, and no word was changed. `answers`: nothing can be told. `closed` and `elsewhere`: as a visit ends. `unclear`: an
 * error. `missing-before`: the site did not have it before either.
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
  | 'unchecked'
  | 'missing-before'

/** What a site answers for its changed pages. */
export interface PageAnswers {
  /** The pages to ask. A path is as in `/guides/webhooks`, written by others. */
  found: readonly { path: string; state: PageState }[]
  /** The number of changed pages that were not asked, because there are too many. */
  unasked: number
  /** The addresses that removed and renamed pages had. */
  old: readonly ({ path: string } & OldAddress)[]
  /** The number of them that were not asked. */
  oldUnasked: number
  /** The number of pages that were removed. */
  removed: number
  /** What was changed if no page was, such as `only docs.json changed`. */
  instead?: string | undefined
  /** Message and detail of an {@link UncheckedError}. Undefined if pages were checked. */
  unchecked?: { why: string; detail: string } | undefined
  /** What ended the asking before all pages were checked. */
  interruption?: ActionError | undefined
}

/** Whether readers certainly do not see what was changed. */
export function isNotLive({ state }: { state: PageState }): boolean {
  return state === 'missing' || state === 'old'
}

/** What is asked, and what is known of it so far. */
export interface Asking extends SiteChange {
  what: 'site' | 'preview'
  site: URL
  pages: AskedPage[]
  old: Map<string, OldAddress | undefined>
  hasFile: (path: string) => Promise<boolean>
  /** Undefined unless all pages are missing, or if GitHub does not tell. */
  sitePath?: SitePath | undefined
}

export interface AskedPage extends ChangedPage {
  state: PageState
  /** Where redirects led to. */
  at?: URL
  /** Whether the published site had it, if it is missing. */
  wasThere?: boolean | undefined
}

/** Returns what is known, in spite of what ended the asking. */
export function answersOf(asking: Asking | undefined, error: ActionError | undefined): PageAnswers {
  const { pages = [], old = [], unasked = 0, oldUnasked = 0, removed = 0, instead } = asking ?? {}
  const interruption = error && interruptionOf(error) !== 'error' ? error : undefined
  const counts = { unasked, removed, instead, interruption }
  const untold = asking === undefined ? error : whyNothing(asking)
  // An interruption leaves what was found.
  const trouble = error !== undefined && (interruption === undefined || untold !== undefined) ? error : untold
  if (trouble !== undefined) {
    const detail = trouble instanceof UncheckedError ? trouble.detail : messageOf(trouble)
    return {
      ...counts,
      found: pages.map(({ path }) => ({ path, state: 'unchecked' })),
      old: [],
      oldUnasked: 0,
      unchecked: { why: whyUnchecked(trouble), detail },
    }
  }
  const asked = [...old]
  const answered = asked.flatMap(([path, answer]) => (answer ? [{ path, ...answer }] : []))
  return {
    ...counts,
    found: pages.map(({ path, state }) => ({ path, state })),
    old: answered,
    oldUnasked: oldUnasked + asked.length - answered.length,
  }
}

function whyUnchecked(error: ActionError): string {
  if (error instanceof UncheckedError) return error.message
  if (interruptionOf(error) !== 'error') return interruptionWords(error)
  const permission = error instanceof GitHubError ? error.permission : undefined
  return permission === undefined
    ? 'GitHub does not tell the changed pages'
    : `the job may lack the permission ${permission}`
}

/** Returns what is known of the changed pages; without one, of the old addresses. */
function statesOf({ pages, old }: Asking): PageState[] {
  if (pages.length > 0) return pages.map(({ state }) => state)
  return [...old.values()].map((answer) =>
    answer?.state === 'there' ? 'answers' : (answer?.state ?? 'unchecked'),
  )
}

/** Whether nothing shows that the site has pages at such addresses. A page that is closed is there. */
export function hasNone(asking: Asking): boolean {
  const states = statesOf(asking)
  return (
    states.some(isMissing) && states.every((state) => isMissing(state) || whyUntold[state] === noClearAnswer)
  )
}

function isMissing(state: PageState): boolean {
  return state === 'missing' || state === 'missing-before'
}

/** Why nothing can be told of a site, if all pages are in one of these states. */
const whyUntold: Readonly<Partial<Record<PageState, string>>> = {
  elsewhere: 'the site sends visitors elsewhere',
  closed: 'the site is not open to everybody',
  unclear: noClearAnswer,
  unchecked: noClearAnswer,
}

/** Returns why no page can be told; undefined if one can be. */
function whyNothing(asking: Asking): UncheckedError | undefined {
  const { what, pages, sitePath = 'unknown' } = asking
  if (hasNone(asking)) {
    if (typeof sitePath === 'object')
      return new UncheckedError(`the ${what} has none of them; it has its pages below ${sitePath.lacks}`)
    // A page that was removed is missing, as it should be.
    const isRight = pages.length === 0 || sitePath === 'right' || pages.some(({ wasThere }) => wasThere)
    return isRight ? undefined : new UncheckedError(noneWords[what])
  }
  const states = statesOf(asking)
  if (states.length === 0 || states.some((state) => whyUntold[state] === undefined)) return undefined
  const { at, state = 'unclear' } =
    pages.find((page) => page.at !== undefined && page.state !== 'unclear') ?? {}
  const detail =
    at && state === 'elsewhere' ? `It sends them to ${at.host}${withoutEmailAddresses(at.pathname)}.` : ''
  return new UncheckedError(whyUntold[state] ?? noClearAnswer, detail)
}

const noneWords = {
  site: 'the site has none of them; site-url may lack its path',
  preview: 'the preview has none of them',
} as const
