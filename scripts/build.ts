// Builds dist/ from src/: TypeScript to JavaScript in build/, then that into one entry and its chunks.
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'

for (const folder of ['build', 'dist']) rmSync(folder, { recursive: true, force: true })
run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json')
run(
  'node_modules/@vercel/ncc/dist/ncc/cli.js',
  'build',
  'build/index.js',
  '-o',
  'dist',
  '--license',
  'licenses.txt',
  '--no-cache',
)

function run(script: string, ...parameters: string[]): void {
  execFileSync(process.execPath, [script, ...parameters], { stdio: 'inherit' })
}
