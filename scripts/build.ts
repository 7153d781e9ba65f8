// Builds dist/ from src/: TypeScript to JavaScript in build/, then that into one entry and its chunks.
import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, globSync, readFileSync, rmSync } from 'node:fs'

for (const folder of ['build', 'dist']) rmSync(folder, { recursive: true, force: true })
run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json')
// What runs in a browser goes as it is.
for (const file of globSync('**/*.{css,js}', { cwd: 'src' })) cpSync(`src/${file}`, `build/${file}`)
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
// The Apache License asks for the notices of what is distributed; ncc collects licenses alone.
const licensed = readFileSync('dist/licenses.txt', 'utf8').split('\n')
for (const notice of globSync('node_modules/{*,@*/*}/NOTICE').sort()) {
  const name = notice.split('/').slice(1, -1).join('/')
  if (licensed.includes(name))
    appendFileSync('dist/licenses.txt', `\n${name}\nNOTICE\n${readFileSync(notice, 'utf8')}`)
}

function run(script: string, ...parameters: string[]): void {
  execFileSync(process.execPath, [script, ...parameters], { stdio: 'inherit' })
}
