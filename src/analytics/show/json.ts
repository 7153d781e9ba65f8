import type { Findings } from '../judge/findings.ts'
import { isWholeList, type ListName } from '../read/included-lists.ts'
import type { Gaps } from '../judge/gaps.ts'
import type { Task } from '../judge/tasks.ts'
import type { ClosedGap, Topic } from '../judge/topics/topic.ts'
import type { Limits } from '../judge/usual.ts'

/**
 * Returns `visitors.json`: the whole export as one document. What was not read, or is not known, is no member. Each item of a
 * list is on its own line, so that two exports can be compared line by line.
 */
export function* visitorsJson(content: Findings): Generator<string> {
  yield* objectText(documentOf(content))
  yield '\n'
}

function documentOf(content: Findings): object {
  const { previous, usual } = content
  const { views, searches, pageFeedback, ...lists } = listsOf(content)
  return {
    schemaVersion: 1,
    projectId: content.projectId,
    dateFrom: content.dateFrom ?? null,
    dateTo: content.dateTo ?? null,
    exportedAt: content.exportedAt.toISOString(),
    totals: content.totals,
    visitors: content.visitors,
    previous: previous && {
      dateFrom: previous.dateFrom,
      dateTo: previous.dateTo,
      totals: previous.totals,
      visitors: previous.visitors,
    },
    usual: usual && {
      human: limitsOf(usual.human),
      ai: limitsOf(usual.ai),
      total: limitsOf(usual.total),
      periods: usual.periods,
    },
    views,
    searches,
    feedbackByPage: pageFeedback,
    ...lists,
    tasks: content.tasks.map(taskOf),
    topics: content.topics?.map(topicOf),
    gaps: content.gaps && gapsOf(content.gaps, content.topics ?? []),
    closed: content.closed?.map(closedOf),
  }
}

/** Returns the lists of `include`. `complete` is false if the service has more rows than were read. */
function listsOf(content: Findings): Record<ListName, object | undefined> {
  const { views, searches, pageFeedback, feedback, questions, missing } = content
  return {
    views: views && { totals: views.totals, complete: true, pages: views.pages },
    searches: searches && {
      totalSearches: searches.totalSearches,
      complete: searches.isComplete,
      terms: searches.terms,
    },
    pageFeedback: pageFeedback && {
      thumbsUp: pageFeedback.thumbsUp,
      thumbsDown: pageFeedback.thumbsDown,
      complete: pageFeedback.isComplete,
      pages: pageFeedback.pages,
    },
    feedback: feedback && { complete: isWholeList('feedback', missing), entries: feedback.entries },
    questions: questions && {
      unanswered: questions.unanswered,
      complete: isWholeList('questions', missing),
      // The files do not say which rows are steps of the assistant.
      questions: questions.questions.map((question) => ({
        ...question,
        isStep: undefined,
        conversation: undefined,
        topic: content.topicOf.get(question) ?? null,
      })),
    },
  }
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

/** Null for people or AI of whom it is not known what is usual. */
function limitsOf(limits: Limits | undefined): object | null {
  return limits === undefined ? null : { low: limits.low, high: limits.high }
}

function* objectText(members: object): Generator<string> {
  let before = '{\n'
  for (const [name, value] of Object.entries(members) as [string, unknown][]) {
    if (value === undefined) continue
    yield `${before}${JSON.stringify(name)}:`
    if (Array.isArray(value)) yield* listText(value)
    else if (hasList(value)) yield* objectText(value)
    else yield JSON.stringify(value)
    before = ',\n'
  }
  yield '\n}'
}

function hasList(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.values(value).some(Array.isArray)
}

function* listText(items: readonly unknown[]): Generator<string> {
  let before = '[\n'
  for (const item of items) {
    yield before + JSON.stringify(item)
    before = ',\n'
  }
  yield items.length === 0 ? '[]' : '\n]'
}
