// Builds dist/ from src/: TypeScript becomes JavaScript in build/, which ncc bundles into one entry and its chunks.
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'

import { build } from 'esbuild'

function run(script: string, ...parameters: string[]): void {
  execFileSync(process.execPath, [`node_modules/${script}`, ...parameters], { stdio: 'inherit' })
}

for (const folder of ['build', 'dist']) rmSync(folder, { recursive: true, force: true })
run('typescript/bin/tsc', '-p', 'tsconfig.build.json')
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
