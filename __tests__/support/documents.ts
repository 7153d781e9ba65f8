import { globSync, readFileSync } from 'node:fs'

import { marked, type Token, type Tokens } from 'marked'

/** Paths of the documents for people, from the root of the repository. */
export const documents: readonly string[] = globSync(['*.md', 'docs/*.md']).sort()

/** The texts of the headings of a document, in order. */
export function headingsOf(markdown: string): string[] {
  return tokensOf(markdown, 'heading').map(({ text }) => textOf(marked.Lexer.lexInline(text)))
}

/** The anchors that GitHub makes of the headings of a document. */
export function anchorsOf(markdown: string): Set<string> {
  const anchors = new Set<string>()
  for (const heading of headingsOf(markdown)) {
    const slug = heading.toLowerCase().replaceAll(/[^\p{L}\p{N}_\- ]/gu, '')
    const anchor = slug.replaceAll(' ', '-')
    const same = [...anchors].filter((other) => other.replace(/-\d+$/u, '') === anchor).length
    anchors.add(same === 0 ? anchor : `${anchor}-${same}`)
  }
  return anchors
}

/** The addresses of all links and pictures of a document, also of those in HTML. */
export function addressesIn(markdown: string): string[] {
  const links = [...tokensOf(markdown, 'link'), ...tokensOf(markdown, 'image')].map(({ href }) => href)
  const html = tokensOf(markdown, 'html').flatMap(({ raw }) => [
    ...raw.matchAll(/\b(?:src|srcset|href)="([^"]*)"/gu),
  ])
  return [...links, ...html.map(([, address = '']) => address)]
}

/** The blocks of code of a language. */
export function codeBlocks(markdown: string, language: string): string[] {
  return tokensOf(markdown, 'code')
    .filter(({ lang }) => lang === language)
    .map(({ text }) => text)
}

export const readDocument = (file: string): string => readFileSync(file, 'utf8')

interface TokenTypes {
  heading: Tokens.Heading
  link: Tokens.Link
  image: Tokens.Image
  html: Tokens.HTML
  code: Tokens.Code
}

function tokensOf<T extends keyof TokenTypes>(markdown: string, type: T): TokenTypes[T][] {
  const found: TokenTypes[T][] = []
  void marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type === type) found.push(token as TokenTypes[T])
  })
  return found
}

/** The text of tokens as a reader sees it, with white space between blocks. */
function textOf(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === 'list')
        return (token as Tokens.List).items.map(({ tokens }) => textOf(tokens)).join('\n')
      const inner = 'tokens' in token ? textOf(token.tokens ?? []) : token.raw
      const isBlock = ['heading', 'paragraph', 'space', 'blockquote'].includes(token.type)
      return token.type === 'codespan' ? (token as Tokens.Codespan).text : `${inner}${isBlock ? '\n' : ''}`
    })
    .join('')
}
