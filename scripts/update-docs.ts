// Writes the generated parts of docs/. With --check, only reports which documents differ from their sources.
import { readFileSync, writeFileSync } from 'node:fs'

import { readActionMetadata } from '../simulator/action-runner.ts'
import { withParts } from './generated-parts.ts'
import { referenceParts } from './reference.ts'

/** By document, the content of each generated part. */
const documents: Record<string, Record<string, string>> = {
  'docs/agent-jobs.md': {
    instruction: codeBlockOf('__tests__/fixtures/instructions/pull_request.closed.txt'),
  },
  'docs/reference.md': referenceParts(readActionMetadata()),
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

function codeBlockOf(file: string): string {
  return `\`\`\`text\n${readFileSync(file, 'utf8').trimEnd()}\n\`\`\``
}
