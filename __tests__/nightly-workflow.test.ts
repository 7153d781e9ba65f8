import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'

import { describeOnPosix } from './support/platform.ts'
import { temporaryFolder } from './support/temporary-folder.ts'

interface Workflow {
  jobs: {
    check: { strategy: { matrix: { include: { command: string }[] } } }
    report: { steps: { run: string }[] }
  }
}

const { jobs } = parse(readFileSync('.github/workflows/nightly.yml', 'utf8')) as Workflow
const folder = temporaryFolder()

describeOnPosix('the issue of a nightly check that failed', () => {
  /** Runs the step as GitHub does, with a `gh` that finds the issue and notes each call. */
  function report(found: string): string {
    const calls = folder.inside('calls')
    writeFileSync(
      folder.inside('gh'),
      `#!/bin/sh\necho "$1 $2 $3" >> '${calls}'\n[ "$2" = list ] && echo '${found}'\nexit 0\n`,
      { mode: 0o755 },
    )
    const { status } = spawnSync('bash', ['-e', '-c', jobs.report.steps[0]?.run ?? ''], {
      env: {
        PATH: `${folder.path}${path.delimiter}${process.env['PATH'] ?? ''}`,
        RUN_URL: 'https://x.example/1',
      },
    })
    expect(status).toBe(0)
    return readFileSync(calls, 'utf8')
  }

  it('is opened if there is none', () => {
    expect(report('')).toBe('issue list --state\nissue create --title\n')
  })

  it('gets a comment if it is open', () => {
    expect(report('7')).toBe('issue list --state\nissue comment 7\n')
  })
})

describe('the nightly checks', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

  it.each(jobs.check.strategy.matrix.include)('run a script of package.json: $command', ({ command }) => {
    const [, name = ''] = /^npm run (\w+)/u.exec(command) ?? []
    expect(scripts).toHaveProperty(name)
  })
})
