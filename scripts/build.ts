// Builds dist/ from src/: TypeScript becomes JavaScript in build/, which ncc bundles into one entry and its chunks.
import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

import { build } from 'esbuild'

function run(script: string, ...parameters: string[]): void {
  execFileSync(process.execPath, [`node_modules/${script}`, ...parameters], { stdio: 'inherit' })
}

for (const folder of ['build', 'dist']) rmSync(folder, { recursive: true, force: true })
run('typescript/bin/tsc', '-p', 'tsconfig.build.json')
// Two of its modules load an HTTP client, which nothing here uses. ncc leaves them out only if the package says that it may.
const core = 'build/node_modules/@actions/core'
cpSync('node_modules/@actions/core', core, { recursive: true })
const manifest = JSON.parse(readFileSync(`${core}/package.json`, 'utf8')) as object
writeFileSync(`${core}/package.json`, JSON.stringify({ ...manifest, sideEffects: false }))
const options = ['--out', 'dist', '--license', 'licenses.txt', '--no-cache', '--quiet']
run('@vercel/ncc/dist/ncc/cli.js', 'build', 'build/index.js', ...options)
// Without white space, a run downloads and loads less.
await build({
  entryPoints: ['./dist/*.js', './dist/*.css'],
  outdir: 'dist',
  allowOverwrite: true,
  minifyWhitespace: true,
  charset: 'utf8',
})
