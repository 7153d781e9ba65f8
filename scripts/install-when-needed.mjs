// Runs before `npm start`, on any installed Node version. Installs the dependencies unless they match the lock file.
// The Node version of the action is one of them.
import { execSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

const installed = 'node_modules/.package-lock.json'
const isCurrent =
  existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs
if (!isCurrent) {
  console.log('Installing dependencies (once) …')
  execSync('npm ci --no-audit --no-fund --loglevel=error', { stdio: 'inherit' })
}
