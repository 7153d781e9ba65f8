import { readFileSync, writeFileSync } from 'node:fs'

import { describe, expect, it } from '@jest/globals'

import { runWorkflowJob } from '../../simulator/workflow-job.ts'
import { itOnPosix } from '../support/platform.ts'
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
    workspace: folder.inside('workspace'),
    folder: folder.inside('.'),
    values: { 'vars.PROJECT': 'docs' },
    runAction: (_, given) => {
      inputs.push(given)
      return Promise.resolve({ exitCode, outputs: { prLink: 'https://example.com/1' } })
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

  itOnPosix('runs scripts in the workspace, and a step only if its condition is met', async () => {
    const steps = `
      - id: look
        run: |
          echo x > seen
          echo found=true >> "$GITHUB_OUTPUT"
      - if: steps.look.outputs.found == 'true'
        uses: action
        with: { prompt: found }
      - if: steps.look.outputs.missing != ''
        uses: action
        with: { prompt: missing }`
    expect((await run(steps)).inputs).toEqual([{ prompt: 'found' }])
    expect(readFileSync(folder.inside('workspace/seen'), 'utf8')).toBe('x\n')
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
