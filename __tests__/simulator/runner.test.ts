import { writeFileSync } from 'node:fs'

import { describe, expect, it } from '@jest/globals'

import { commandsIn, createLogView, maskedLog } from '../../simulator/workflow-commands.ts'
import { runWorkflowJob } from '../../simulator/workflow-job.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const folder = temporaryFolder()

/** Runs a job with these steps. Returns its exit code, and the inputs of each step with the action. */
async function run(
  steps: string,
  exitCode = 0,
): Promise<{ exitCode: number; inputs: Record<string, string>[] }> {
  const file = folder.inside('workflow.yml')
  writeFileSync(file, `jobs:\n  docs:\n    steps:\n${steps}`)
  const inputs: Record<string, string>[] = []
  const ended = await runWorkflowJob({
    file,
    job: 'docs',
    values: { 'vars.PROJECT': 'docs' },
    runAction: (_, given) => {
      inputs.push(given)
      return Promise.resolve({ exitCode, outputs: { prLink: 'https://example.com/1', gaps: '2' } })
    },
  })
  return { exitCode: ended, inputs }
}

describe('the job of a workflow', () => {
  it('gives each step its inputs, with the outputs of earlier steps', async () => {
    const steps = `
      - id: first
        uses: action
        with: { project-id: '\${{ vars.PROJECT }}', wait: false }
      - uses: action
        with: { prompt: 'See \${{ steps.first.outputs.prLink }} \${{ vars.UNKNOWN }}' }`
    expect((await run(steps)).inputs).toEqual([
      { 'project-id': 'docs', wait: 'false' },
      { prompt: 'See https://example.com/1 ${{ vars.UNKNOWN }}' },
    ])
  })

  it('runs a step only if its condition is met', async () => {
    const steps = `
      - id: visitors
        uses: action
      - if: steps.visitors.outputs.gaps > 0
        uses: action
        with: { prompt: met }
      - if: steps.visitors.outputs.missing > 0
        uses: action
        with: { prompt: not met }`
    expect((await run(steps)).inputs).toEqual([{}, { prompt: 'met' }])
  })

  it('ends with the first step that fails', async () => {
    const { exitCode, inputs } = await run('      - uses: action\n      - uses: action\n', 3)
    expect([exitCode, inputs.length]).toEqual([3, 1])
  })

  it('refuses a condition that it cannot evaluate', async () => {
    await expect(run("      - if: hashFiles('x') != ''\n        uses: action\n")).rejects.toThrow(
      "The condition \"hashFiles('x') != ''\" is not supported.",
    )
  })
})

describe('the commands in a log', () => {
  it.each([
    ['::error::Bad', { name: 'error', message: 'Bad' }],
    [' \t::warning file=a::Odd%0Alines', { name: 'warning', message: 'Odd\nlines' }],
    ['text\r::add-mask::x', { name: 'add-mask', message: 'x' }],
    ['text ##[group]Title', { name: '##[group]', message: 'Title' }],
  ])('are found in %j', (log, command) => {
    expect(commandsIn(log)).toEqual([command])
  })

  it('are not found behind other text', () => {
    expect(commandsIn('text ::error::Bad')).toEqual([])
  })
})

describe('the log as the runner shows it', () => {
  const lines = ['before', '::group::Instruction', 'Do it', '::endgroup::', '::warning::Careful', 'after']

  it.each([
    [true, ['before', '▶ Instruction', 'Warning: Careful', 'after']],
    [false, ['before', '▼ Instruction', '    Do it', 'Warning: Careful', 'after']],
  ])('folds groups: %s', (folds, shown) => {
    expect(lines.flatMap(createLogView({ folds }))).toEqual(shown)
  })

  it('hides a secret in the lines after its registration, also in messages of commands', () => {
    const log = 'key 100%\n::add-mask::key 100%25\nkey 100%\n::error::It is key 100%25.\n::debug::key 100%25'
    expect(maskedLog(log)).toBe('key 100%\n***\nError: It is ***.\n***')
  })
})
