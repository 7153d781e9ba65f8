import type { ComparedCount } from '../judge/compared-count.ts'
import type { Findings } from '../judge/findings.ts'
import type { Gaps } from '../judge/gaps.ts'
import { type JudgedTotal, toldChange } from '../judge/verdict.ts'
import { listMembers } from './tables/list-tables.ts'

/**
 * Returns `visitors.json`: the whole export as one document. What was not read, or is not known, is no member. Each item of a
 * list is on its own line, so that two exports can be compared line by line.
 */
export function* visitorsJson(findings: Findings): Generator<string> {
  yield* jsonText(documentOf(findings))
  yield '\n'
}

/** Names every member, so that what the program adds for itself is not written. */
function documentOf(findings: Findings): object {
  const { projectId, dateFrom = null, dateTo = null, exportedAt, previous, usual, verdict } = findings
  return {
    schemaVersion: 1,
    projectId,
    dateFrom,
    dateTo,
    exportedAt: exportedAt.toISOString(),
    ...pick(findings, ['totals', 'visitors']),
    before: previous && pick(previous, ['dateFrom', 'dateTo', 'totals', 'visitors']),
    history: findings.history?.map((period, index) => ({
      ...pick(period, ['dateFrom', 'dateTo', 'totals']),
      isOrdinary: usual?.ordinary[index] ?? null,
    })),
    verdict: Object.fromEntries((['human', 'ai', 'total'] as const).map((of) => [of, judgedOf(verdict[of])])),
    tasks: findings.tasks.map(({ count, ...task }) => ({
      ...pick(task, ['kind', 'words', 'page']),
      count: countOf(count),
      ...pick(task, ['pages', 'ai', 'wordings', 'askedOnPage', 'searches', 'clickThroughRate']),
    })),
    topics: findings.topics?.map((topic) => ({
      ...pick(topic, ['text', 'isGap']),
      unanswered: countOf(topic.unanswered),
      ...pick(topic, ['answered', 'wordings', 'terms', 'pages']),
    })),
    gaps: findings.gaps && gapsOf(findings.gaps),
    closed: findings.closed?.map(({ kind, name, now, before }) => ({
      kind,
      name,
      count: { now, before, change: 'fewer' },
    })),
    ...listMembers(findings),
  }
}

/** A topic says itself that it is a gap. */
function gapsOf({ terms, pages }: Gaps): object {
  return {
    terms: terms?.map((group) => ({
      ...pick(group, ['text', 'terms']),
      searches: countOf(group.searches),
      ...pick(group, ['clickThroughRate', 'topClickedPage']),
    })),
    pages: pages?.map((page) => ({
      ...pick(page, ['path', 'thumbsUp']),
      thumbsDown: countOf(page.down),
      ...pick(page, ['code', 'total', 'comments', 'isSettled']),
    })),
  }
}

/** The shape of every count that is compared with the period before. */
function countOf(count: ComparedCount): object {
  return pick(count, ['now', 'before', 'change'])
}

/** The shape of every total, which is compared with what is usual. */
function judgedOf(total: JudgedTotal): object {
  const { now, usual } = total
  return { now, usual: usual === undefined ? null : pick(usual, ['low', 'high']), change: toldChange(total) }
}

function pick<T extends object>(from: T, names: readonly (keyof T)[]): object {
  return Object.fromEntries(names.map((name) => [name, from[name]]))
}

/** Items of lists, and members that have a list, are on lines of their own. */
function* jsonText(value: object): Generator<string> {
  const isList = Array.isArray(value)
  let before = isList ? '[' : '{'
  for (const [name, member] of Object.entries(value) as [string, unknown][]) {
    if (member === undefined) continue
    yield `${before}\n${isList ? '' : `${JSON.stringify(name)}:`}`
    if (!isList && hasList(member)) yield* jsonText(member)
    else yield JSON.stringify(member)
    before = ','
  }
  yield before === '[' ? '[]' : `\n${isList ? ']' : '}'}`
}

function hasList(value: unknown): value is object {
  return (
    Array.isArray(value) ||
    (typeof value === 'object' && value !== null && Object.values(value).some(Array.isArray))
  )
}
