import type { Answer } from '../../simulator/answer.ts'
import type { FaultKinds } from './fault-kind.ts'
import { deepList } from './odd-json.ts'

/** Complete bodies of a successful answer that break the contract. The service did the work. */
const bodies: Readonly<Record<string, string>> = {
  'no-bytes': '',
  // A job may have 1 MiB.
  'too-large': `"${'x'.repeat(1_048_576)}"`,
  html: '<html><h1>Sign in</h1></html>',
  null: 'null',
  number: '7',
  text: '"text"',
  'empty-object': '{}',
  'deep-list': deepList,
  'deep-object': `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
  'broken-json': '{"id":',
  'two-values': '{} {}',
}

const headers: Readonly<Record<string, Record<string, string>>> = {
  'gzip-header': { 'content-encoding': 'gzip' },
  'html-header': { 'content-type': 'text/html' },
  'odd-charset': { 'content-type': 'application/json; charset=utf-16' },
}

export const answerKinds: FaultKinds = {
  ...kindsOf('success-of', bodies, (body) => (answer) => ({ ...answer, body })),
  ...kindsOf('success-with', headers, (added) => (answer) => ({
    ...answer,
    headers: { ...answer.headers, ...added },
  })),
}

function kindsOf<T>(
  prefix: string,
  values: Readonly<Record<string, T>>,
  changeTo: (value: T) => (answer: Answer) => Answer,
): FaultKinds {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const change = changeTo(value)
      const transform = (answer: Answer): Answer => (answer.status < 300 ? change(answer) : answer)
      return [`${prefix}-${name}`, { behaviour: () => ({ transform }) }]
    }),
  )
}
