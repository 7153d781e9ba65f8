import type { ActionMetadata, Declaration } from '../simulator/action-runner.ts'
import { operationInputs, operations } from '../src/inputs/inputs.ts'
import { wordList } from '../src/shared/word-list.ts'

/** The inputs in docs/reference.md, by the name of their part. The order is that of the document. */
export const inputGroups: Readonly<Record<string, readonly string[]>> = {
  'inputs-service': [
    'api-key',
    'project-id',
    'timeout-minutes',
    'dry-run',
    'fail-on',
    'poll-interval-seconds',
    'base-url',
    'github-token',
    'matrix',
  ],
  'inputs-request': ['prompt', 'prompt-file', 'prompt-from', 'changes', 'paths', 'quote-file'],
  'inputs-job': ['wait', 'job-id'],
  'inputs-thread': ['comment', 'issue-number'],
  'inputs-permission': ['remove-label', 'allowed-permissions', 'allowed-bots'],
  'inputs-deployment': ['publish', 'preview', 'site-url'],
  'inputs-range': ['range', 'date-from', 'date-to'],
  'inputs-lists': ['include', 'max-requests'],
  'inputs-files': ['output-dir', 'upload-artifact', 'artifact-name'],
}

/** The parts of the outputs in docs/reference.md, with the start of their descriptions in action.yml. */
const outputGroups = [
  ['outputs-agent-job', 'Agent job: '],
  ['outputs-visitors', 'Visitors: '],
  ['outputs-both', ''],
] as const

/**
 * Returns Markdown for each part of docs/reference.md: a table of the operations, a heading for each input, so that it can be
 * linked, and a table of the outputs.
 *
 * @throws if an input has no group, or a group has an input that action.yml does not have
 */
export function referenceParts({ inputs, outputs }: ActionMetadata): Record<string, string> {
  const grouped = Object.values(inputGroups).flat()
  const wrong = Object.keys(inputs)
    .filter((name) => !grouped.includes(name))
    .concat(grouped.filter((name, at) => !(name in inputs) || grouped.indexOf(name) !== at))
  if (wrong.length > 0)
    throw new Error(
      `${wrong.join(', ')}: expected each input of action.yml in one group of scripts/reference.ts, and no others.`,
    )
  const inputParts = Object.entries(inputGroups).map(([part, names]) => [
    part,
    names.map((name) => describe(name, inputs[name])).join('\n\n'),
  ])
  return Object.fromEntries([
    ['operations', tableOfOperations()],
    ...inputParts,
    ...outputParts(outputs),
  ]) as Record<string, string>
}

/** The inputs that every operation has are not in it. */
function tableOfOperations(): string {
  const code = (names: readonly string[]): string[] => names.map((name) => `\`${name}\``)
  const rows = Object.entries(operations).map(([operation, { title, chosenBy }]) => {
    const others = operationInputs.filter(
      ({ name, of }) => of.some((owner) => owner === operation) && !chosenBy.includes(name),
    )
    const names = others.map(({ name }) => name)
    return `| ${title} | ${wordList('or', code(chosenBy))} | ${code(names).join(', ')} |`
  })
  return ['| the step is | with one of | it can also have |', '|---|---|---|', ...rows].join('\n')
}

/** Returns the name of an input, its default below, and its description. */
function describe(name: string, input?: Declaration): string {
  const fallback = input?.default === undefined ? [] : [`Default: \`${input.default}\``]
  const below = input?.required === true ? ['Required'] : fallback
  return [`### \`${name}\``, ...below, input?.description ?? ''].join('\n\n')
}

function outputParts(outputs: ActionMetadata['outputs']): [part: string, table: string][] {
  const rows = Object.entries(outputs).map(([name, { description }]) => {
    const [part, start] = outputGroups.find(([, start]) => description.startsWith(start)) ?? ['', '']
    const meaning = description.slice(start.length)
    // A bar ends a cell, also in code.
    const text = `${meaning.charAt(0).toUpperCase()}${meaning.slice(1)}`.replaceAll('|', String.raw`\|`)
    return { part, row: `| \`${name}\` | ${text} |` }
  })
  return outputGroups.map(([part]) => {
    const own = rows.filter((each) => each.part === part).map(({ row }) => row)
    return [part, ['| output | meaning |', '|---|---|', ...own].join('\n')]
  })
}
