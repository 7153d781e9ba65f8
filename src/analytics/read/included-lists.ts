import { type ActionError, messageOf } from '../../shared/errors.ts'
import { formatCount, formatCountOf } from '../../shared/number-format.ts'
import { keyReplacement } from '../../shared/private-words.ts'
import { ServiceError } from '../../service/errors.ts'
import type { FieldValue } from './fields.ts'
import { feedbackList } from './feedback-list.ts'
import type { ContentOf, ReadContent } from './list-definition.ts'
import { pageFeedbackList } from './page-feedback-list.ts'
import { isFailedRead, type ReadContext } from './paged-list.ts'
import { questionList } from './question-list.ts'
import { RequestBudgetError, toReadAll } from './request-budget.ts'
import { searchList } from './search-list.ts'
import { viewList } from './visitor-list.ts'

/** The lists that the input `include` can ask for, in the order of the files and the report. */
export const allLists = {
  views: viewList,
  searches: searchList,
  pageFeedback: pageFeedbackList,
  feedback: feedbackList,
  questions: questionList,
}
type Lists = typeof allLists
export type ListName = keyof Lists
export const listNames = Object.keys(allLists) as ListName[]

/** An item of `include`. It can ask for several lists. */
export type Included = Lists[ListName]['include']
export const includedNames = [...new Set(Object.values(allLists).map(({ include }) => include))]

/** What was read. A list that `include` did not ask for, or that could not be read, is undefined. */
export type IncludedLists = {
  [Name in ListName]?: ContentOf<Lists[Name]> | undefined
}

/** What files and report have of a list that was read. */
export interface ShownList {
  name: ListName
  /** What the rows add up to, by its names in `visitors.json`. */
  sums: object
  rows: readonly Readonly<Record<string, FieldValue>>[]
  isComplete: boolean
}

/** Returns the lists that were read, in the order of the report. */
export function shownLists(lists: IncludedLists): ShownList[] {
  return listNames.flatMap((name) => {
    const content = lists[name] as (Record<string, unknown> & { isComplete: boolean }) | undefined
    if (content === undefined) return []
    const { rows, sums } = allLists[name].json
    return {
      name,
      sums: Object.fromEntries(sums.map((sum) => [sum, content[sum]])),
      rows: content[rows] as ShownList['rows'],
      isComplete: content.isComplete,
    }
  })
}

/** A list of `include` that could not be read to its end. */
export interface MissingList {
  name: ListName
  /** Number of rows that were read before. If it is 0, nothing of the list is in the export. */
  rows: number
  /** Why, in one or more sentences. It can have words of the service, so it is no Markdown and no HTML. */
  reason: string
  /** The status of the answer that ended it; `max-requests` if there was no request left; undefined if nobody answered. */
  cause: number | 'max-requests' | undefined
}

/** Returns the names of the lists that `include` asks for. Each takes at least one request. */
export function namesOf(include: readonly string[]): ListName[] {
  return listNames.filter((name) => include.includes(allLists[name].include))
}

/** Returns the items of `include` with which an export has what readers wrote. */
export function withTextOfReaders(include: readonly Included[]): Included[] {
  return include.filter((item) => namesOf([item]).some((name) => allLists[name].hasWordsOfReaders))
}

/** Returns true if every list was read in which gaps are found. */
export function areGapsWhole(missing: readonly MissingList[]): boolean {
  return !missing.some(({ name }) => allLists[name].hasWordsOfReaders)
}

/** Says which list is missing, without the reason. */
export function missingTitle({ name, rows }: MissingList): string {
  const { purpose } = allLists[name]
  return rows === 0 ? `Missing: ${purpose}` : `Incomplete: only the first ${formatCount(rows)} of ${purpose}`
}

/**
 * Reads lists, one after the other. For each list of the range, one request is reserved before. A list that cannot be read
 * costs only itself. Of the period to compare with, the first one that cannot be read to its end ends the read with its
 * failure.
 */
export async function readLists(names: readonly ListName[], context: ReadContext) {
  const lists: IncludedLists = {}
  const missing: MissingList[] = []
  let keys = 0
  const isCut = (name: ListName): number => Number(allLists[name].sortedBy !== undefined)
  // Lists that can be cut come last, so that the others have the requests that they need.
  for (const name of names.toSorted((a, b) => isCut(a) - isCut(b))) {
    if (context.isPrevious !== true) context.budget.release(1)
    const reading: Promise<ReadContent<unknown>> = allLists[name].read(context)
    const { content, rows, problem, pastedKeys } = await reading.catch((error: unknown) => {
      if (!isFailedRead(error)) throw error
      return { content: undefined, rows: [], problem: error, pastedKeys: 0 }
    })
    keys += pastedKeys
    Object.assign(lists, { [name]: content })
    if (problem === undefined) continue
    if (context.isPrevious === true) throw problem
    const list = missingList(name, rows.length, problem)
    context.log.warning(`${missingTitle(list)}. ${list.reason}`)
    missing.push(list)
  }
  if (keys > 0 && context.isPrevious !== true)
    context.log.notice(
      `Readers pasted ${formatCountOf(keys, 'key')}, replaced by ${keyReplacement}. The service still has what they wrote.`,
    )
  return { lists, missing }
}

function missingList(name: ListName, rows: number, problem: ActionError): MissingList {
  if (problem instanceof RequestBudgetError) {
    const reason = `max-requests allows no more requests for ${allLists[name].purpose}. ${toReadAll}`
    return { name, rows, reason, cause: 'max-requests' }
  }
  // A retry that would come after the deadline has the answer as its cause.
  const answer = [problem, problem.cause].find((error) => error instanceof ServiceError)
  return { name, rows, reason: messageOf(problem), cause: answer?.status }
}
