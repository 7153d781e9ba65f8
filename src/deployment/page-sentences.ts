import { groupBy } from '../shared/group-by.ts'
import { formatCountOf } from '../shared/number-format.ts'
import { interruptionWords } from '../shared/step.ts'
import { type AskedAddress, isNotLive, type PageAnswers, type PageState } from './page-answers.ts'

/** What the pages shall show: the change of a branch in its preview; on the site a merge, or what alone is known of it. */
export type Change = 'change' | 'merge' | 'last commit'

type Verbs = Readonly<Record<PageState, readonly [ofOne: string, ofMany: string]>>

/** What pages do, those that are not live first. */
const verbs: Verbs = {
  missing: ['is missing', 'are missing'],
  old: ['still shows the old words', 'still show the old words'],
  live: ['shows the change', 'show the change'],
  moved: ['is at its new address', 'are at their new addresses'],
  answers: ['answers', 'answer'],
  closed: ['is not open to everybody', 'are not open to everybody'],
  elsewhere: ['sends visitors to another site', 'send visitors to another site'],
  unclear: ['gives no clear answer', 'give no clear answer'],
  'missing-before': ['was missing before, too', 'were missing before, too'],
  unchecked: ['was not checked', 'were not checked'],
}
/** What old addresses do. */
const oldVerbs: Verbs = {
  ...verbs,
  missing: ['answers 404', 'answer 404'],
  moved: ['redirects', 'redirect'],
  answers: ['still answers', 'still answer'],
}
const states = Object.keys(verbs) as PageState[]

/** Returns the addresses in the order in which they are told, old ones last. */
export function inOrder(asked: readonly AskedAddress[]): AskedAddress[] {
  const rank = ({ isOld, state }: AskedAddress) => states.indexOf(state) + (isOld ? states.length : 0)
  return asked.toSorted((one, other) => rank(one) - rank(other))
}

/** Returns what one address does, such as `is missing` or `redirects to /new`. */
export function verbOf(
  { state, isOld, to }: AskedAddress,
  change: Change,
  shown: (path: string) => string,
): string {
  if (!isOld || to === undefined) return verbIn(state, isOld, 1, change)
  return `redirects to ${shown(to)}${state === 'missing' ? ', which answers 404' : ''}`
}

function verbIn(state: PageState, isOld: boolean, count: number, change: Change): string {
  const verb = (isOld ? oldVerbs : verbs)[state][count === 1 ? 0 : 1]
  return change === 'merge' ? verb.replace('the change', 'the merge') : verb
}

/** Returns what to add to a sentence about a site, such as `, but 1 of 3 changed pages is missing`. */
export function aboutPages(pages: PageAnswers | undefined, change: Change): string {
  if (pages === undefined) return ''
  if (pages.unchecked !== undefined) return `, and no page was checked: ${pages.unchecked.why}`
  const changed = pages.asked.filter(({ isOld }) => !isOld)
  const isLacking = changed.some(isNotLive)
  const isTold = isLacking || changed.some(({ state }) => state === 'live' || state === 'moved')
  const isUntold = !isTold && changed.some(({ state }) => state === 'answers')
  const said = [
    changed.length === 0 ? withoutPage(pages, change) : countsOf(pages, false, change),
    ...(isUntold ? [`${changed.length === 1 ? 'its' : 'their'} words could not be compared`] : []),
    countsOf(pages, true, change),
  ].filter(Boolean)
  return said.length === 0 ? '' : `${isLacking ? ', but ' : ': '}${said.join('; ')}`
}

/** Returns how many addresses are in each state, such as `1 of 3 changed pages is missing, 1 was not checked`. */
function countsOf(pages: PageAnswers, isOld: boolean, change: Change): string {
  const asked = inOrder(pages.asked.filter((address) => address.isOld === isOld))
  const isLacking = asked.some(isNotLive)
  const told = asked.filter((page) => !isLacking || isNotLive(page) || page.state === 'unchecked')
  const first = (isOld ? pages.oldUnasked : pages.unasked) === 0 ? '' : 'the first '
  const all = first + named(asked.length, isOld, change)
  const counts = [...groupBy(told, ({ state }) => state)].map(([state, { length: count }], index) => {
    const which = count < asked.length ? `${count} of ${all}` : all
    const { interruption } = pages
    const why = state === 'unchecked' && interruption ? `: ${interruptionWords(interruption)}` : ''
    return `${index === 0 ? which : count} ${verbIn(state, isOld, count, change)}${why}`
  })
  return counts.join(', ')
}

function named(count: number, isOld: boolean, change: Change): string {
  if (isOld) return `${count} old ${count === 1 ? 'address' : 'addresses'}`
  return change === 'last commit'
    ? `${formatCountOf(count, 'page')} of the last commit`
    : formatCountOf(count, 'changed page')
}

/** Returns what is said of a change of no page, such as `2 pages were removed`. */
function withoutPage({ removed, instead = '' }: PageAnswers, change: Change): string {
  const were = removed === 1 ? 'was' : 'were'
  const what = removed === 0 ? instead : `${formatCountOf(removed, 'page')} ${were} removed`
  return what !== '' && change === 'last commit' ? `${what} in the last commit` : what
}
