// Builds dist/ from src/. Compiles TypeScript to JavaScript in build/, then bundles that into one entry and its chunks.
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'

import { bundle } from './bundle.ts'
import {
  copyPackage,
  copyUsedParts,
  copyWithReplaced,
  copyWithShared,
  writeLicenses,
} from './bundled-packages.ts'

for (const folder of ['build', 'dist']) rmSync(folder, { recursive: true, force: true })
execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json'], {
  stdio: 'inherit',
})
// Otherwise dist/ would contain undici of GitHub's packages twice. The copy of the artifact client imports the other copy.
copyPackage('@actions/artifact')
copyWithShared('@actions/http-client', 'undici', '@actions/github')
await copyUsedParts('@actions/core')
await copyUsedParts('zod', 'zod/mini')
const missing = "module.exports = () => { throw new Error('This part of undici is not in dist/.') }\n"
copyWithReplaced('undici', {
  // The client only asks for HTTP/1. Node takes 10 ms to load HTTP/2.
  'lib/dispatcher/client-h2.js': missing,
  // A second parser for HTTP/1, which undici does not use by default.
  'lib/dispatcher/parser-h1.js': 'module.exports = { getMiloEnabled: () => false }\n',
  // For bodies that are forms or come from fetch. The bodies of this action are texts.
  'lib/web/fetch/body.js': missing,
  'lib/web/fetch/formdata.js': missing,
  'lib/web/webidl/index.js': missing,
})
const bundled = await bundle(path.resolve('build/index.js'), 'dist')
writeLicenses('dist', bundled)
