import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Samples of public data sets, and questions as readers of documentation ask them, in five languages. */
export const samples = [
  'banking-1',
  'banking-2',
  'clinc-1',
  'clinc-2',
  'english',
  'german',
  'japanese',
  'spanish',
  'french',
] as const

export interface LabelledQuestions {
  /** Questions by what they are about. */
  subjects: Record<string, string[]>
  /** Questions of which each is about a subject of its own. */
  singles: string[]
}

/** Reads a file of `questions/`. A line is a subject, a tab and a question. `-` stands for a subject of its own. */
export function labelledQuestions(sample: (typeof samples)[number]): LabelledQuestions {
  const file = path.join(import.meta.dirname, 'questions', `${sample}.tsv`)
  const subjects: Record<string, string[]> = {}
  for (const line of readFileSync(file, 'utf8').trimEnd().split('\n')) {
    // The source and the license of a public data set.
    if (line.startsWith('#')) continue
    const [subject = '', question = ''] = line.split('\t')
    subjects[subject] = [...(subjects[subject] ?? []), question]
  }
  const { '-': singles = [], ...others } = subjects
  return { subjects: others, singles }
}
