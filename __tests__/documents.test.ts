import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from '@jest/globals'
import { marked } from 'marked'

const documents = globSync(['*.md', 'docs/*.md'])
const folders =
  '__tests__|bench|dist|docs|examples|pictures|schemas|scripts|simulator|soak|src|\\.ci|\\.github'
const pathForm = new RegExp(`^(?:${folders})/\\S*$`, 'u')

/** The paths that a document names as code, and the files that it links to. All start at the root of the repository. */
function pathsIn(markdown: string, folder: string): string[] {
  const paths: string[] = []
  void marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type === 'codespan' && pathForm.test(token.text as string)) paths.push(token.text as string)
    if (token.type !== 'link') return
    const [file = ''] = (token.href as string).split('#')
    if (file !== '' && !URL.canParse(file)) paths.push(path.join(folder, file))
  })
  return paths
}

const missing = (paths: string[]): string[] => paths.filter((each) => !existsSync(each))

describe('the files and folders', () => {
  it.each(documents)('that %s names exist', (document) => {
    expect(missing(pathsIn(readFileSync(document, 'utf8'), path.dirname(document)))).toEqual([])
  })

  it('are found in text, tables and links', () => {
    const markdown = [
      'See `src/gone.ts`, `src/run.ts` and [docs](../gone.md#part), not `gone.ts` or [a page](https://example.com/).',
      '| a |\n|---|\n| `scripts/gone/` |',
    ].join('\n\n')
    const found = pathsIn(markdown, 'docs')
    expect(found).toEqual(['src/gone.ts', 'src/run.ts', 'gone.md', 'scripts/gone/'])
    expect(missing(found)).toEqual(['src/gone.ts', 'gone.md', 'scripts/gone/'])
  })
})
