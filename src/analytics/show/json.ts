import type { Findings } from '../judge/findings.ts'
import { type GapName, gapNames, type GapTypes } from '../judge/gaps.ts'
import { type JudgedTotal, toldChange } from '../judge/verdict.ts'
import { shownGapKinds } from './gap-kinds/gap-kinds.ts'
import { listMembers } from './tables/list-tables.ts'
import { taskMembers } from './task-words.ts'

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
  const { projectId, dateFrom = null, dateTo = null, exportedAt, previous, usual, verdict, gaps } = findings
  return {
    schemaVersion: 1,
    projectId,
    dateFrom,
    dateTo,
    exportedAt: exportedAt.toISOString(),
    ...pick(findings, ['totals', 'visitors']),
    before: previous && pick(previous, ['dateFrom', 'dateTo', 'totals', 'visitors']),
    history: findings.history?.map((period) => ({
      ...pick(period, ['dateFrom', 'dateTo', 'totals']),
      isOrdinary: usual?.ordinary.includes(period) ?? null,
    })),
    verdict: Object.fromEntries((['human', 'ai', 'total'] as const).map((of) => [of, judgedOf(verdict[of])])),
    tasks: findings.tasks.map(taskMembers),
    topics: findings.topics?.map((topic) => gapMembers('topic', topic)),
    gaps: gaps && Object.fromEntries(gapNames.flatMap((kind) => gapsMember(kind, gaps[kind]))),
    closed: findings.closed?.map((gap) => ({
      ...pick(gap, ['kind', 'name']),
      count: { now: gap.now, before: gap.before, change: 'fewer' },
    })),
    ...listMembers(findings),
  }
}

/** A topic is elsewhere, and says itself that it is a gap. */
function gapsMember<Name extends GapName>(kind: Name, gaps?: GapTypes[Name][]): [string, unknown][] {
  const { jsonMember } = shownGapKinds[kind]
  return jsonMember === undefined ? [] : [[jsonMember, gaps?.map((gap) => gapMembers(kind, gap))]]
}

function gapMembers<Name extends GapName>(kind: Name, gap: GapTypes[Name]): object {
  const { json, name, count } = shownGapKinds[kind]
  const nameOf: Partial<Record<string, string>> = { name: name.json, count: count.json }
  return Object.fromEntries(json.map((member) => [nameOf[member] ?? member, gap[member]]))
}

/** The shape of every total, which is compared with what is usual. */
function judgedOf(total: JudgedTotal): object {
  const { now, usual } = total
  return { now, usual: usual === undefined ? null : pick(usual, ['low', 'high']), change: toldChange(total) }
}

function pick<T extends object>(from: T, names: readonly (keyof T)[]): object {
  return Object.fromEntries(names.map((name) => [name, from[name]]))
}

/** Members and items of lists are on lines of their own. */
function* jsonText(value: object): Generator<string> {
  const isList = Array.isArray(value)
  const [open, close] = isList ? ['[', ']'] : ['{', '}']
  let before = open
  for (const [name, member] of Object.entries(value) as [string, unknown][]) {
    if (member === undefined) continue
    yield `${before}\n${isList ? '' : `${JSON.stringify(name)}:`}`
    if (!isList && typeof member === 'object' && member !== null) yield* jsonText(member)
    else yield JSON.stringify(member)
    before = ','
  }
  yield before === open ? `${open}${close}` : `\n${close}`
}
