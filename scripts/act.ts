import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

const version = 'v0.2.89'

/** The path of act, an independent runner for workflows: https://github.com/nektos/act. */
export const actPath = path.resolve(import.meta.dirname, '../node_modules/.cache/act', version, 'act')

/**
 * Installs act if it is not installed yet. Go checks the module with its public checksum database.
 *
 * @throws if Go is missing, is too old, or cannot download the module
 */
export function installAct(): void {
  if (existsSync(actPath)) return
  console.log(`Installing act ${version} …`)
  execFileSync('go', ['install', '-trimpath', `github.com/nektos/act@${version}`], {
    env: { ...process.env, GOBIN: path.dirname(actPath) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
