import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'

import { cmarkGfm } from './cmark-gfm.ts'

/** The text that GitHub's page of Markdown shows, without white space and without characters that show nothing. */
export function shownText(markdown: string): string {
  return textOf(parseFragment(cmarkGfm(markdown, 'tagfilter'))).replace(
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
