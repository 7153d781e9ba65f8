// Runs before `npm start`, on any installed Node version. Installs the dependencies unless they match the lock file.
// One of them is the Node version that runs the action.
import { execSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

const installed = 'node_modules/.package-lock.json'
const isCurrent =
  existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs
if (!isCurrent) {
  console.log('Installing dependencies …')
  execSync('npm ci --no-audit --no-fund --loglevel=error', { stdio: 'inherit' })
}
