import { spawnSync } from 'node:child_process'

import { expect, it } from '@jest/globals'

it.each(['18.20.8', '20.18.3', '21.7.3', '22.0.0'])(
  'npm start refuses Node %s in one sentence',
  (version) => {
    const asVersion = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'${version}'})`
    const script = 'scripts/local-run/install-when-needed.mjs'
    const run = spawnSync(process.execPath, ['--import', asVersion, script], { encoding: 'utf8' })
    expect(run).toMatchObject({
      status: 1,
      stdout: '',
      stderr: `npm start needs Node 20.19, 22.1 or newer, got ${version}.\n`,
    })
  },
)
