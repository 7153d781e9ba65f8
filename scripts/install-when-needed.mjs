// Runs before `npm start`, on whatever Node is there: installs the dependencies, with the Node version of the action
// among them, unless the installed ones are those of the lock file.
import { execSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

const installed = 'node_modules/.package-lock.json'
const isCurrent =
  existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs
if (!isCurrent) {
  console.log('Installing dependencies (once) …')
  execSync('npm ci --no-audit --no-fund --loglevel=error', { stdio: 'inherit' })
}
