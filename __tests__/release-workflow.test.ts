import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { expect, it } from '@jest/globals'
import { parse } from 'yaml'

import { describeOnPosix } from './support/platform.ts'
import { temporaryFolder } from './support/temporary-folder.ts'

interface Workflow {
  jobs: Record<string, { steps: { name?: string; run?: string; with?: Record<string, unknown> }[] }>
}

const { jobs } = parse(readFileSync('.github/workflows/release.yml', 'utf8')) as Workflow
const folder = temporaryFolder()
const sha = 'a'.repeat(40)

/** Runs a step as GitHub does, with a `gh` that answers by the address and notes each call. */
function runStep(job: string, name: string, answers: Record<string, string>, env: Record<string, string>) {
  const script = jobs[job]?.steps.find((step) => step.name === name)?.run
  if (script === undefined) throw new Error(`There is no step "${name}".`)
  const output = folder.inside('output')
  const calls = folder.inside('calls')
  const cases = Object.entries(answers).map(([part, answer]) => `*${part}*) printf '${answer}' ;;`)
  writeFileSync(
    folder.inside('gh'),
    `#!/bin/sh\necho "$*" >> '${calls}'\ncase "$*" in\n${cases.join('\n')}\n*) echo 'HTTP 502' >&2; exit 1 ;;\nesac\n`,
    { mode: 0o755 },
  )
  const { status, stdout } = spawnSync('bash', ['-e', '-c', script], {
    encoding: 'utf8',
    env: {
      PATH: `${folder.path}${path.delimiter}${process.env['PATH'] ?? ''}`,
      GITHUB_OUTPUT: output,
      GITHUB_SHA: sha,
      GITHUB_REPOSITORY: 'acme/action',
      GH_REPO: 'acme/action',
      ...env,
    },
  })
  const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '')
  return { status, stdout, output: read(output), calls: read(calls) }
}

describeOnPosix('before a release is published', () => {
  const look = (answers: Record<string, string>) =>
    runStep('publish', 'Look for the release, and check that main is at the commit', answers, {
      TAG: 'v1.10.0',
    })
  const main = { 'ref/heads/main': sha }

  it.each([
    ['', 'none'],
    ['v1.10.0\\ttrue\\nv1.9.0\\tfalse\\n', 'draft'],
    ['v1.10.0\\tfalse\\n', 'published'],
    ['v1.10.00\\tfalse\\nv1x10.0\\tfalse\\n', 'none'],
  ])('the releases "%s" mean: %s', (releases, state) => {
    expect(look({ releases, ...main })).toMatchObject({ status: 0, output: `state=${state}\n` })
  })

  it.each([[{ 'ref/heads/main': sha }], [{ releases: '' }]])(
    'an outage is not taken for an answer: only %j answers',
    (answers) => {
      expect(look(answers).status).toBe(1)
    },
  )

  it('main has to be at the commit, unless an earlier attempt published the release', () => {
    const moved = { 'ref/heads/main': 'b'.repeat(40) }
    const refused = look({ releases: '', ...moved })
    expect(refused.status).toBe(1)
    expect(refused.stdout).toMatch(/^::error::main is at b{40}, expected a{40}\. Nothing was published\./u)
    expect(look({ releases: 'v1.10.0\\tfalse\\n', ...moved }).status).toBe(0)
  })

  it('nothing else is done in the job', () => {
    expect(jobs['publish']?.steps[0]?.name).toMatch(/^Look for the release/u)
  })

  it('the built files are kept as long as an approval can take', () => {
    const upload = jobs['build']?.steps.find((step) => step.with?.['retention-days'] !== undefined)
    expect(upload?.with?.['retention-days']).toBe(30)
  })
})

describeOnPosix('the major tag', () => {
  const move = (tags: string[], answers: Record<string, string> = { PATCH: '', POST: '' }) =>
    runStep(
      'move-major-tag',
      'Move the tag, or create it',
      { 'matching-refs': tags.map((tag) => `refs/tags/${tag}\\n`).join(''), ...answers },
      { VERSION: '1.10.0' },
    )

  it.each([
    ['is moved', ['v1', 'v1.9.0', 'v1.10.0', 'v1.11.0-beta', 'v10.0.0'], 'PATCH'],
    ['is created for the first release', ['v1.10.0'], 'POST'],
  ])('%s', (_, tags, method) => {
    const { status, calls } = move(tags)
    expect(status).toBe(0)
    expect(calls.split('\n').slice(1, -1)).toEqual([expect.stringContaining(`--method ${method} `)])
  })

  it('stays if a higher version has a tag', () => {
    const { status, stdout, calls } = move(['v1', 'v1.10.0', 'v1.11.0'])
    expect(status).toBe(1)
    expect(stdout).toMatch(/is 1\.11\.0, expected 1\.10\.0\. The tag was not moved\./u)
    expect(calls).not.toContain('--method')
  })

  it('is not created because of an outage', () => {
    expect(move(['v1', 'v1.10.0'], { POST: '' })).toMatchObject({
      status: 1,
      calls: expect.not.stringContaining('POST') as unknown,
    })
  })
})
