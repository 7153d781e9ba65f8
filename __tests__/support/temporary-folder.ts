import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach } from '@jest/globals'

/** A fresh folder for each test, removed after it. */
export function temporaryFolder(): { readonly path: string; inside: (...names: string[]) => string } {
  let folder = ''
  beforeEach(() => {
    folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'docs-agent-action-')))
  })
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    get path() {
      return folder
    },
    inside: (...names) => path.join(folder, ...names),
  }
}
