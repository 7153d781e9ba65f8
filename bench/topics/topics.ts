// Judges the topics by labelled questions: samples of public data sets, and questions in five languages. The constants of
// src/analytics/judge/topics/ were chosen with it.
import { readFileSync } from 'node:fs'
import path from 'node:path'

import { compareBy } from '../../src/analytics/judge/compared-count.ts'
import type { Topic } from '../../src/analytics/judge/topics/topic.ts'
import { subjectsOf } from '../../src/analytics/judge/topics/subjects.ts'
import { askedQuestions } from './asked-questions.ts'

/** Questions by subject. */
type Sample = Record<string, readonly string[]>

interface PublicQuestions {
  /** What the questions are from, and under which license. */
  source: string
  license: string
  samples: Sample[]
}

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
  for (const [name, sample] of samples()) {
    const { questions, purity, worst, cover, found, sought } = await judge(sample)
    const shares = [purity, worst, cover].map((share) => share.toFixed(2))
    console.log(`| ${[name, questions, ...shares, `${found} of ${sought}`].join(' | ')} |`)
  }
}

function samples(): [string, Sample][] {
  const file = path.join(import.meta.dirname, 'public-questions.json')
  const sources = JSON.parse(readFileSync(file, 'utf8')) as Record<string, PublicQuestions>
  return [
    ...Object.entries(sources).flatMap(([name, { samples }]) =>
      samples.map((sample, index): [string, Sample] => [`${name} ${index + 1}`, sample]),
    ),
    ...Object.entries(askedQuestions).map(([name, { subjects, singles }]): [string, Sample] => [
      name,
      { ...subjects, ...Object.fromEntries(singles.map((text) => [text, [text]])) },
    ]),
  ]
}

async function judge(sample: Sample): Promise<{
  questions: number
  purity: number
  worst: number
  cover: number
  found: number
  sought: number
}> {
  const subjectOf = new Map(
    Object.entries(sample).flatMap(([subject, texts]) => texts.map((text) => [text.trim(), subject])),
  )
  const topics = await topicsOf([...subjectOf.keys()])
  const counts = topics.map((topic) => subjectCounts(topic, subjectOf))
  const first = counts.toSorted((a, b) => sum(b) - sum(a)).slice(0, largest)
  const inFirst = first.reduce((total, bySubject) => total + sum(bySubject), 0)
  const sought = Object.entries(sample).filter(([, { length }]) => length >= leastQuestions)
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
  const { topics } = await subjectsOf({ questions, terms: undefined }, undefined, compare, () =>
    Promise.resolve(),
  )
  return topics.filter(({ isGap }) => isGap)
}

function subjectCounts({ wordings }: Topic, subjectOf: ReadonlyMap<string, string>): Map<string, number> {
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
