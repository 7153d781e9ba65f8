import { feedbackList } from './feedback-list.ts'
import type { IncludedList } from './list-definition.ts'
import { pageFeedbackList } from './page-feedback-list.ts'
import type { ReadContext } from './paged-list.ts'
import { questionList } from './question-list.ts'
import { searchList } from './search-list.ts'
import { viewList } from './view-list.ts'

/** The lists that the input `include` can ask for. */
export const allLists = {
  views: viewList,
  searches: searchList,
  pageFeedback: pageFeedbackList,
  feedback: feedbackList,
  questions: questionList,
}
type Lists = typeof allLists
const listNames = Object.keys(allLists) as (keyof Lists)[]

/** An item of `include`. It can ask for several lists. */
export type Included = Lists[keyof Lists]['include']
export const includedNames = [...new Set(Object.values(allLists).map(({ include }) => include))]

/** What was read. A list that `include` did not ask for is undefined. */
export type IncludedLists = { [Name in keyof Lists]?: Awaited<ReturnType<Lists[Name]['read']>> | undefined }

/** The lists that tell where readers were not served. */
const comparedNames = ['pageFeedback', 'questions', 'searches'] as const satisfies (keyof Lists)[]
export type ComparedLists = Pick<IncludedLists, (typeof comparedNames)[number]>

/** Returns the names of the lists of `include` that are also read for the period to compare with. */
export function comparedNamesOf(include: readonly Included[]): (keyof ComparedLists)[] {
  return comparedNames.filter((name) => include.includes(allLists[name].include))
}

/** Returns the names of the lists that `include` asks for. Each takes at least one request. */
export function namesOf(include: readonly string[]): (keyof Lists)[] {
  return listNames.filter((name) => include.includes(allLists[name].include))
}

/** Returns the items of `include` with which an export has texts that readers wrote. Views are only counts. */
export function withTextOfReaders(include: readonly Included[]): Included[] {
  return include.filter((name) => name !== 'views')
}

/** Reads lists, one after the other. */
export async function readLists(
  names: readonly (keyof Lists)[],
  context: ReadContext,
  beforeEach?: () => void,
): Promise<{ [Name in keyof Lists]: IncludedLists[Name] }> {
  const read = async <Content>(
    name: keyof Lists,
    list: Pick<IncludedList<Included, Content>, 'read'>,
  ): Promise<Content | undefined> => {
    if (!names.includes(name)) return undefined
    beforeEach?.()
    return list.read(context)
  }
  return {
    views: await read('views', viewList),
    pageFeedback: await read('pageFeedback', pageFeedbackList),
    feedback: await read('feedback', feedbackList),
    questions: await read('questions', questionList),
    // The one that can be cut comes last, so that the others have the requests that they need.
    searches: await read('searches', searchList),
  }
}
