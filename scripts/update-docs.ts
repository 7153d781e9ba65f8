// Writes the generated parts of docs/. With --check, only reports which documents differ from their sources.
import { readFileSync, writeFileSync } from 'node:fs'

import { format, resolveConfig } from 'prettier'

import { readActionMetadata } from '../simulator/action-runner.ts'
import { allLists } from '../src/analytics/read/included-lists.ts'
import { formatCount } from '../src/shared/number-format.ts'
import { referenceParts } from './reference.ts'

/** By document, the content of each generated part. */
const documents: Record<string, Record<string, string>> = {
  'docs/agent-jobs.md': {
    instruction: codeBlockOf('__tests__/fixtures/instructions/pull_request.closed.txt'),
  },
  'docs/reference.md': referenceParts(readActionMetadata()),
  'docs/visitors.md': { requests: tableOfRequests() },
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

/** What each list of `include` takes of `max-requests`. */
function tableOfRequests(): string {
  const rows = Object.values(allLists).map((list) => {
    const { include, purpose, limit, paging, isCompared, cut } = { cut: '', ...list }
    const rows = paging === 'single' ? `${limit}, and no more` : formatCount(limit)
    const cutTo = 'sortedBy' in list ? cut : ''
    return `| \`${include}\` | ${purpose} | ${rows} | ${isCompared ? 'yes' : ''} | ${cutTo} |`
  })
  const head = ['`include`', 'reads', 'rows per request', 'also of the period before', 'can be cut to']
  return [`| ${head.join(' | ')} |`, `|${'---|'.repeat(head.length)}`, ...rows].join('\n')
}

/**
 * Returns a Markdown document with new content in its generated parts. A part stands between <!-- name --> and
 * <!-- /name -->.
 *
 * @param file path of the document, for the formatter and for errors
 * @param parts content by name
 * @throws Error if the document lacks one of the parts
 */
async function withParts(
  file: string,
  before: string,
  parts: Readonly<Record<string, string>>,
): Promise<string> {
  let after = before
  for (const [name, content] of Object.entries(parts)) {
    const marked = new RegExp(`(<!-- ${name} -->)[\\s\\S]*?(<!-- /${name} -->)`, 'u')
    if (!marked.test(after))
      throw new Error(`${file} has no part between <!-- ${name} --> and <!-- /${name} -->.`)
    after = after.replace(marked, (_, start: string, end: string) => `${start}\n\n${content}\n\n${end}`)
  }
  return format(after, { ...(await resolveConfig(file)), parser: 'markdown' })
}
