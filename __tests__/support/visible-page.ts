import { spawnSync } from 'node:child_process'

import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'

const extensions = ['table', 'strikethrough', 'autolink', 'tagfilter', 'footnotes']
const parameters = ['--unsafe', '--to', 'html', ...extensions.flatMap((name) => ['--extension', name])]

export const hasCmarkGfm = spawnSync('cmark-gfm', ['--version']).status === 0
if (!hasCmarkGfm) {
  process.stderr.write(
    'SKIPPED: tests of hidden text against the renderer of GitHub: cmark-gfm was not found. Install the package cmark-gfm.\n',
  )
}

/** The text that GitHub's page of Markdown shows, without white space and without characters that show nothing. */
export function shownText(markdown: string): string {
  const run = spawnSync('cmark-gfm', parameters, { input: markdown, encoding: 'utf8', maxBuffer: Infinity })
  if (run.status !== 0) throw new Error(`cmark-gfm failed: ${run.error?.message ?? run.stderr}`)
  return textOf(parseFragment(run.stdout)).replace(
    /[\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Noncharacter_Code_Point}]/gu,
    '',
  )
}

function textOf(node: DefaultTreeAdapterTypes.Node): string {
  if ('value' in node) return node.value
  // The numbers of footnotes, and the arrows back.
  if ('attrs' in node && node.attrs.some(({ name }) => name.startsWith('data-footnote-'))) return ''
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}
