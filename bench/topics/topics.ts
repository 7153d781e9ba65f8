// Judges the topics by labelled questions: samples of public data sets, and questions in five languages. The constants of
// src/analytics/judge/topics/ were chosen with it.
import { compareBy } from '../../src/analytics/judge/compared-count.ts'
import type { Topic } from '../../src/analytics/judge/topics/topic.ts'
import { subjectsOf } from '../../src/analytics/judge/topics/subjects.ts'
import { type LabelledQuestions, labelledQuestions, samples } from './labelled-questions.ts'

const largest = 5
/** Subjects with fewer questions are not sought. */
const leastQuestions = 4

/**
 * Prints for each sample: the share of the questions in the five largest topics that are about the subject of their topic
 * (purity), the same of the worst of the five, the share of all questions that are in the five (cover), and how many
 * subjects are found: most of a topic is about them, and it has at least three of their questions and 30% of them.
 */
export async function judgeTopics(): Promise<void> {
  console.log('| sample | questions | purity | worst | cover | subjects found |')
  console.log('|---|--:|--:|--:|--:|--:|')
  for (const sample of samples) {
    const { questions, purity, worst, cover, found, sought } = await judge(labelledQuestions(sample))
    const shares = [purity, worst, cover].map((share) => share.toFixed(2))
    console.log(`| ${[sample, questions, ...shares, `${found} of ${sought}`].join(' | ')} |`)
  }
}

async function judge({ subjects, singles }: LabelledQuestions): Promise<{
  questions: number
  purity: number
  worst: number
  cover: number
  found: number
  sought: number
}> {
  const subjectOf = new Map(
    Object.entries(subjects).flatMap(([subject, texts]) => texts.map((text) => [text, subject])),
  )
  for (const text of singles) subjectOf.set(text, text)
  const topics = await topicsOf([...subjectOf.keys()])
  const counts = topics.map((topic) => subjectCounts(topic, subjectOf))
  const first = counts.toSorted((a, b) => sum(b) - sum(a)).slice(0, largest)
  const inFirst = first.reduce((total, bySubject) => total + sum(bySubject), 0)
  const sought = Object.entries(subjects).filter(([, { length }]) => length >= leastQuestions)
  const isFound = ([subject, { length }]: [string, readonly string[]]): boolean =>
    counts.some((bySubject) => {
      const share = bySubject.get(subject) ?? 0
      return share >= Math.max(3, 0.3 * length) && share >= sum(bySubject) / 2
    })
  return {
    questions: subjectOf.size,
    purity: first.reduce((total, bySubject) => total + most(bySubject), 0) / inFirst,
    worst: Math.min(...first.map((bySubject) => most(bySubject) / sum(bySubject))),
    cover: inFirst / subjectOf.size,
    found: sought.filter(isFound).length,
    sought: sought.length,
  }
}

async function topicsOf(texts: readonly string[]): Promise<Topic[]> {
  const asked = { timestamp: null, resolution: 'unanswered', category: null, page: null, sources: [] }
  const questions = texts.map((question) => ({ ...asked, conversation: question, question, isStep: false }))
  const compare = compareBy({ now: 1, before: 1 }, false)
  const { topics } = await subjectsOf({ questions: { questions } }, undefined, compare, () =>
    Promise.resolve(),
  )
  return topics.filter(({ isGap }) => isGap)
}

/** Returns how many questions of a topic are about each subject. */
export function subjectCounts(
  { wordings }: Pick<Topic, 'wordings'>,
  subjectOf: ReadonlyMap<string, string>,
): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { text, count } of wordings) {
    const subject = subjectOf.get(text) ?? text
    counts.set(subject, (counts.get(subject) ?? 0) + count)
  }
  return counts
}

function sum(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((total, count) => total + count, 0)
}

function most(counts: ReadonlyMap<string, number>): number {
  return Math.max(...counts.values())
}
