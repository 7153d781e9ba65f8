import type { PageVisitors, VisitorCounts } from '../../service/contract.ts'
import type { Findings } from '../judge/findings.ts'
import type { Limits, Usual } from '../judge/usual.ts'
import type { Gaps } from '../judge/gaps.ts'
import type { Task } from '../judge/tasks.ts'
import type { ClosedGap, Topic } from '../judge/topics/topic.ts'
import type { BucketVisitors, PreviousVisitors } from '../read/visitor-analytics.ts'
import type { Question } from '../read/question-list.ts'

/**
 * Returns `visitors.json`: the whole export as one document. Each page is on its own line, so that two exports can be
 * compared line by line. What was not read, or is not known, is no member.
 */
export function* visitorsJson(content: Findings): Generator<string> {
  const { projectId, exportedAt, totals, visitors, previous, usual, series, tasks, topics, gaps, closed } =
    content
  const bounds = { dateFrom: content.dateFrom ?? null, dateTo: content.dateTo ?? null }
  const head = { schemaVersion: 1, projectId, ...bounds, exportedAt: exportedAt.toISOString() }
  yield open({ ...head, totals: countsOf(totals) }, 'visitors')
  yield* list(visitors, pageOf)
  yield* member('previous', previous && previousObject(previous))
  yield* member('usual', usual && [JSON.stringify(usualOf(usual))])
  yield* member('series', series && list(series.buckets, bucketOf))
  yield* includedMembers(content)
  yield* member('tasks', list(tasks, taskOf))
  yield* member('topics', topics && list(topics, topicOf))
  yield* member('gaps', gaps && [JSON.stringify(gapsOf(gaps, topics ?? []))])
  yield* member('closed', closed && list(closed, closedOf))
  yield '}\n'
}

/**
 * Returns the lists of `include`. `complete` is false if the service has more rows than were read. A list that cannot be
 * cut is always complete.
 */
function* includedMembers(content: Findings): Generator<string> {
  const { views, searches, pageFeedback, feedback, questions } = content
  yield* member('views', views && object({ totals: views.totals, complete: true }, 'pages', views.pages))
  if (searches !== undefined) {
    const { totalSearches, isComplete, terms } = searches
    yield* member('searches', object({ totalSearches, complete: isComplete }, 'terms', terms))
  }
  if (pageFeedback !== undefined) {
    const { thumbsUp, thumbsDown, isComplete, pages } = pageFeedback
    yield* member('feedbackByPage', object({ thumbsUp, thumbsDown, complete: isComplete }, 'pages', pages))
  }
  yield* member('feedback', feedback && object({ complete: true }, 'entries', feedback.entries))
  if (questions !== undefined) {
    const { unanswered } = questions
    // The files do not say which rows are steps of the assistant.
    const questionOf = (question: Question): object => ({
      ...question,
      isStep: undefined,
      topic: content.topicOf.get(question) ?? null,
    })
    yield* member(
      'questions',
      object({ unanswered, complete: true }, 'questions', questions.questions, questionOf),
    )
  }
}

function previousObject({ dateFrom, dateTo, totals, visitors }: PreviousVisitors): Iterable<string> {
  return object({ dateFrom, dateTo, totals: countsOf(totals) }, 'visitors', visitors, pageOf)
}

/** Null for people or AI of whom it is not known what is usual. */
function usualOf({ human, ai, total, periods }: Usual): object {
  return { human: limitsOf(human), ai: limitsOf(ai), total: limitsOf(total), periods }
}

function limitsOf(limits: Limits | undefined): Omit<Limits, 'centre'> | null {
  return limits === undefined ? null : { low: limits.low, high: limits.high }
}

function bucketOf({ dateFrom, dateTo, days, partial, ...counts }: BucketVisitors): object {
  return { dateFrom, dateTo, days, partial, ...countsOf(counts) }
}

function taskOf({ kind, words, page, count: { now, before, change }, ...evidence }: Task): object {
  return { kind, words, page, count: now, previous: before, change, ...evidence, row: undefined }
}

function topicOf({ text, unanswered, answered, wordings, terms, pages }: Topic): object {
  return { text, count: unanswered.now, answered, previous: unanswered.before, wordings, terms, pages }
}

/** Topics are their indices in `topics`. */
function gapsOf({ topics, terms, pages }: Gaps, all: readonly Topic[]): object {
  return {
    topics: topics && [...all.keys()].filter((index) => all[index]?.isGap === true),
    terms: terms?.map(({ text, terms, searches, clickThroughRate, topClickedPage }) => ({
      text,
      terms,
      hits: searches.now,
      previous: searches.before,
      clickThroughRate,
      topClickedPage,
    })),
    pages: pages?.map(({ path, thumbsUp, thumbsDown, code, total, down, comments, isSettled }) => ({
      path,
      thumbsUp,
      thumbsDown,
      code,
      total,
      previous: down.before,
      comments,
      isSettled,
    })),
  }
}

function closedOf({ kind, name, count }: ClosedGap): object {
  return { kind, name, previous: count.before, now: count.now }
}

/** Returns a member of the document; nothing without a value. */
function* member(name: string, value: Iterable<string> | undefined): Generator<string> {
  if (value === undefined) return
  yield `,\n"${name}":`
  yield* value
}

/** Returns a JSON object whose last member is a list. */
function* object<T extends object>(
  fields: object,
  name: string,
  items: readonly T[],
  shape?: (item: T) => object,
): Generator<string> {
  yield open(fields, name)
  yield* list(items, shape)
  yield '}'
}

/** Returns the start of a JSON object, up to the value of `next`. */
function open(fields: object, next: string): string {
  return `${JSON.stringify(fields).slice(0, -1)},"${next}":`
}

function* list<T extends object>(
  items: readonly T[],
  shape: (item: T) => object = (item) => item,
): Generator<string> {
  yield '['
  let separator = '\n'
  for (const item of items) {
    yield separator + JSON.stringify(shape(item))
    separator = ',\n'
  }
  yield '\n]'
}

// Without a spread, because that takes longer than the rest of a line.
function pageOf({ path, human, ai, total }: PageVisitors): PageVisitors {
  return { path, human, ai, total }
}

function countsOf({ human, ai, total }: VisitorCounts): VisitorCounts {
  return { human, ai, total }
}
