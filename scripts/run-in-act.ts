// Runs every file of examples/ in act, and checks what comes out. Installs act first. Options are those of jest.
import { spawnSync } from 'node:child_process'

import { installAct } from './act.ts'
import { reportMissingProgram } from './missing-program.ts'

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

/** Returns why act is not installed; undefined if it is. */
function install(): string | undefined {
  try {
    installAct()
    return undefined
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return `act could not be installed: ${reason}. It needs Go 1.21 or newer.`
  }
}
