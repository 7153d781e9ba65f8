// Runs before `npm start`, on any installed Node version. Runs `npm ci` if the lock file is newer than the installed
// dependencies. One of these is the Node version that runs the action.
import { execSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

const installed = 'node_modules/.package-lock.json'
const isCurrent =
  existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs
if (!isCurrent) {
  console.log('Installing dependencies …')
  execSync('npm ci --no-audit --no-fund --loglevel=error', { stdio: 'inherit' })
}
