import { spawnSync } from 'node:child_process'

import { describe } from '@jest/globals'

const sharedExtensions = ['table', 'autolink', 'strikethrough', 'footnotes']

/** Whether GitHub's renderer is installed, from Debian's package of that name. */
export const hasCmarkGfm = spawnSync('cmark-gfm', ['--version']).status === 0
if (!hasCmarkGfm) {
  process.stderr.write(
    'SKIPPED: tests with the Markdown renderer of GitHub: cmark-gfm was not found. Install the package cmark-gfm.\n',
  )
}

/** Tests with GitHub's renderer. They are skipped where it is not installed, and a line says so. */
export const describeWithCmarkGfm = hasCmarkGfm ? describe : describe.skip

/** Returns the HTML of Markdown, with raw HTML kept. */
export function cmarkGfm(markdown: string, extension: 'tagfilter' | 'tasklist'): string {
  const extensions = [...sharedExtensions, extension].flatMap((name) => ['--extension', name])
  const run = spawnSync('cmark-gfm', ['--unsafe', '--to', 'html', ...extensions], {
    input: markdown,
    encoding: 'utf8',
    maxBuffer: Infinity,
  })
  if (run.status !== 0) throw new Error(`cmark-gfm failed: ${run.error?.message ?? run.stderr}`)
  return run.stdout
}
