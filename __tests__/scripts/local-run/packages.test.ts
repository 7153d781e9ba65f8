import { readFileSync } from 'node:fs'

import { expect, it } from '@jest/globals'

type Packages = Record<string, string>
interface Manifest {
  dependencies: Packages
  devDependencies: Packages
}

const manifest = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8')) as Manifest

it('a package that a local run shares with the action or the tests has one version', () => {
  const all = (file: string): Packages => ({
    ...manifest(file).dependencies,
    ...manifest(file).devDependencies,
  })
  const [whole, ofLocalRun] = [all('package.json'), all('scripts/local-run/package.json')]
  const shared = Object.keys(ofLocalRun).filter((name) => name in whole)
  expect(shared).toContain('parse5')
  for (const name of shared) expect([name, ofLocalRun[name]]).toEqual([name, whole[name]])
})
