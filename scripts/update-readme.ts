// Writes the tables of inputs and outputs in README.md from action.yml, and the instruction from a test. With --check, only
// reports whether they differ.
import { readFileSync, writeFileSync } from 'node:fs'

import { format, resolveConfig } from 'prettier'

import { type Declaration, readActionMetadata } from '../simulator/action-runner.ts'
import { operationInputs, serviceInputs } from '../src/inputs/inputs.ts'

const { inputs, outputs } = readActionMetadata()

const sections: Record<string, string> = {
  'service-inputs': inputTable(Object.keys(serviceInputs)),
  'agent-job-inputs': inputTable(Object.keys(operationInputs['agent-job'])),
  'visitors-inputs': inputTable(Object.keys(operationInputs.visitors)),
  instruction: codeBlockOf('__tests__/fixtures/instructions/pull_request.closed.txt'),
  outputs: table('output', 'meaning', Object.entries(outputs), ({ description }) => description),
}

const before = readFileSync('README.md', 'utf8')
let after = before
for (const [name, content] of Object.entries(sections)) {
  const marked = new RegExp(`(<!-- ${name} -->)[\\s\\S]*?(<!-- /${name} -->)`, 'u')
  if (!marked.test(after))
    throw new Error(`README.md has no section between <!-- ${name} --> and <!-- /${name} -->.`)
  after = after.replace(marked, (_, start: string, end: string) => `${start}\n\n${content}\n\n${end}`)
}
after = await format(after, { ...(await resolveConfig('README.md')), parser: 'markdown' })

if (after === before) {
  console.log('The generated parts of README.md match their sources.')
} else if (process.argv.includes('--check')) {
  console.error('The generated parts of README.md do not match their sources. Run npm run readme.')
  process.exitCode = 1
} else {
  writeFileSync('README.md', after)
  console.log('README.md was updated.')
}

function inputTable(names: string[]): string {
  const rows = names.map((name): [string, Declaration] => [name, inputs[name] ?? { description: '' }])
  return table('input', 'default | meaning', rows, ({ required, default: value, description }) => {
    const fallback = value === undefined ? '' : `\`${value}\``
    return `${required === true ? '**required**' : fallback} | ${description}`
  })
}

function table<T>(first: string, rest: string, rows: [string, T][], cells: (row: T) => string): string {
  const columns = rest.split('|').length + 1
  const lines = rows.map(([name, row]) => `| \`${name}\` | ${cells(row)} |`)
  return [`| ${first} | ${rest} |`, `|${'---|'.repeat(columns)}`, ...lines].join('\n')
}

function codeBlockOf(file: string): string {
  return `\`\`\`text\n${readFileSync(file, 'utf8').trimEnd()}\n\`\`\``
}
