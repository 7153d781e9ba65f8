// Lints the files that differ from a commit, and checks all imports. The commit is HEAD, or the one given: npm run lint:changed -- main
import { execFileSync, spawnSync } from 'node:child_process'

const [base = 'HEAD'] = process.argv.slice(2)
const filesOf = (...parameters: string[]): string[] =>
  execFileSync('git', [...parameters, '-z'], { encoding: 'utf8' })
    .split('\0')
    .filter(Boolean)
// A file that was removed cannot be linted.
const changed = [
  ...filesOf('diff', '--name-only', '--diff-filter=d', '--relative', base),
  ...filesOf('ls-files', '--others', '--exclude-standard'),
]
const code = changed.filter((file) => /\.(?:ts|js|mjs|cjs)$/u.test(file))

const passes = (linter: string, ...parameters: string[]): boolean =>
  spawnSync(process.execPath, [`node_modules/${linter}`, ...parameters], { stdio: 'inherit' }).status === 0
const results = [
  changed.length === 0 || passes('prettier/bin/prettier.cjs', '--check', '--ignore-unknown', ...changed),
  code.length === 0 || passes('eslint/bin/eslint.js', '--no-warn-ignored', ...code),
  passes('dependency-cruiser/bin/dependency-cruise.mjs', 'src', 'simulator', 'soak', 'scripts', 'bench'),
]
console.log(`Linted ${changed.length} files that differ from ${base}.`)
process.exitCode = results.includes(false) ? 1 : 0
