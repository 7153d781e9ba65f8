// Writes the generated parts of README.md and docs/, except the benchmark, which npm run bench writes. With --check, only
// reports which documents differ from their sources.
import { readFileSync, writeFileSync } from 'node:fs'

import { measurePolls, pollTable } from '../bench/polls.ts'
import { type Declaration, readActionMetadata } from '../simulator/action-runner.ts'
import { operationInputs, serviceInputs } from '../src/inputs/inputs.ts'
import { exampleTable } from './example-table.ts'
import { withParts } from './generated-parts.ts'
import { importPicture, readImports } from './import-picture.ts'

const { inputs, outputs } = readActionMetadata()

/** By document, the content of each generated part. */
const documents: Record<string, Record<string, string>> = {
  'README.md': {
    'service-inputs': inputTable(Object.keys(serviceInputs)),
    'agent-job-inputs': inputTable(Object.keys(operationInputs['agent-job'])),
    'visitors-inputs': inputTable(Object.keys(operationInputs.visitors)),
    instruction: codeBlockOf('__tests__/fixtures/instructions/pull_request.closed.txt'),
    outputs: table('output', 'meaning', Object.entries(outputs), ({ description }) => description),
  },
  'docs/architecture.md': { imports: importPicture(await readImports()) },
  'docs/examples.md': { examples: exampleTable() },
  'docs/limits.md': { polls: pollTable(await measurePolls()) },
}

const changed: string[] = []
for (const [file, parts] of Object.entries(documents)) {
  const before = readFileSync(file, 'utf8')
  const after = await withParts(file, before, parts)
  if (after === before) continue
  changed.push(file)
  if (!process.argv.includes('--check')) writeFileSync(file, after)
}

if (changed.length === 0) {
  console.log('The generated parts of the documents match their sources.')
} else if (process.argv.includes('--check')) {
  console.error(`These documents do not match their sources: ${changed.join(', ')}. Run npm run docs.`)
  process.exitCode = 1
} else {
  console.log(`Updated: ${changed.join(', ')}.`)
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
