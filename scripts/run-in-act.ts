// Runs every file of examples/ in act, and checks what comes out. Installs act first. Options are those of jest.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

import { reportMissingProgram } from './missing-program.ts'

const version = 'v0.2.89'

/** The path of act, an independent runner for workflows: https://github.com/nektos/act. */
export const actPath = path.resolve(import.meta.dirname, '../node_modules/.cache/act', version, 'act')

if (import.meta.main) {
  const failure = install()
  if (failure === undefined) {
    const jest = ['node_modules/jest/bin/jest.js', '--config', '__tests__/act/jest.config.js', '--verbose']
    const nodeOptions = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning']
    const { status } = spawnSync(process.execPath, [...nodeOptions, ...jest, ...process.argv.slice(2)], {
      stdio: 'inherit',
    })
    process.exitCode = status ?? 1
  } else {
    reportMissingProgram('runs of examples/ in act', failure)
  }
}

/**
 * Installs act if it is not installed yet. Go checks the module with its public checksum database.
 *
 * @returns why act is not installed; undefined if it is
 */
function install(): string | undefined {
  if (existsSync(actPath)) return undefined
  console.log(`Installing act ${version} …`)
  try {
    execFileSync('go', ['install', '-trimpath', `github.com/nektos/act@${version}`], {
      env: { ...process.env, GOBIN: path.dirname(actPath) },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    return undefined
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return `act could not be installed: ${reason}. It needs Go 1.21 or newer.`
  }
}
