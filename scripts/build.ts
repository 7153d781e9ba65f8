// Builds dist/ from src/: TypeScript to JavaScript in build/, then that into one entry and its chunks.
import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, globSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

import { bundle } from './bundle.ts'
import { writeDistReadme } from './dist-readme.ts'

for (const folder of ['build', 'dist']) rmSync(folder, { recursive: true, force: true })
execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json'], {
  stdio: 'inherit',
})
// What runs in a browser goes as it is.
for (const file of globSync('**/*.{css,js}', { cwd: 'src' })) cpSync(`src/${file}`, `build/${file}`)
const bundled = await bundle(path.resolve('build/index.js'), 'dist')
appendNotices()
writeDistReadme('dist', bundled)

/** The Apache License requires the notices of distributed packages. ncc collects only their licenses. */
function appendNotices(): void {
  const licensed = readFileSync('dist/licenses.txt', 'utf8').split('\n')
  for (const notice of globSync('node_modules/{*,@*/*}/NOTICE').sort()) {
    const name = notice.split('/').slice(1, -1).join('/')
    if (licensed.includes(name))
      appendFileSync('dist/licenses.txt', `\n${name}\nNOTICE\n${readFileSync(notice, 'utf8')}`)
  }
}
