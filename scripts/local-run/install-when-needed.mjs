// Runs before `npm start`, on any installed Node version. Installs what a local run needs, unless it is installed: some small
// packages, and esbuild if this Node version cannot run TypeScript. `npm cit` installs everything.
import { execSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

// The action uses URL.parse.
const oldestMinors = { 20: 19, 21: Infinity, 22: 1 }
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || minor < oldestMinors[major]) {
  console.error(`npm start needs Node 20.19, 22.1 or newer, got ${process.versions.node}.`)
  process.exit(1)
}
const installed = 'node_modules/.package-lock.json'
const isCurrent =
  existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs
const runsTypeScript = Boolean(process.features.typescript)
if (!isCurrent || !(runsTypeScript || existsSync('node_modules/esbuild'))) {
  console.log('Installing dependencies …')
  const ofLocalRun = ['--workspace=scripts/local-run', ...(runsTypeScript ? ['--omit=dev'] : [])]
  // `npm ci` removes what it does not install, so what `npm cit` installed is installed again as a whole.
  const options = existsSync('node_modules/jest') ? [] : ofLocalRun
  execSync(['npm ci --no-audit --no-fund --loglevel=error', ...options].join(' '), { stdio: 'inherit' })
}
