import { parse as parseYaml } from 'yaml'

import { marked } from 'marked'

/** Returns the text of a file of the commit that is rendered; undefined if it has no such file. */
export type ReadFile = (path: string) => string | undefined

/** The sites that are imitated show these in place of a component. Others show its children. */
const titled: Readonly<Record<string, string>> = {
  Accordion: 'summary',
  Card: 'h2',
  Expandable: 'summary',
  Step: 'p',
  Tab: 'button',
  Update: 'h2',
}

/** Returns the HTML of a page as a site of documentation serves it: with navigation, scripts, and text split by elements. */
export function documentationHtml(source: string, readFile: ReadFile, navigation: readonly string[]): string {
  const [, yaml = '', body = source] = /^---\r?\n([^]*?)\r?\n---\r?\n([^]*)$/u.exec(source) ?? []
  const { title = '', description = '' } = frontMatterOf(yaml)
  const content = marked.parse(plainMarkdown(body, readFile, 0), { async: false, gfm: true })
  const items = navigation.map((name) => `<li><a href="/x"><span>${escaped(name)}</span></a></li>`)
  const payload = JSON.stringify({ source }).replaceAll('<', String.raw`\u003c`)
  return [
    `<!doctype html><html lang="en"><head><title>${escaped(title)} - Docs</title>`,
    `<meta name="description" content="${escaped(description)}"><style>.a{}</style></head><body>`,
    `<div id="sidebar"><nav><ul>${items.join('')}</ul></nav></div><main>`,
    `<header><h1>${escaped(title)}</h1><p>${escaped(description)}</p></header>`,
    withSplitText(content),
    `</main><footer>Was this page helpful?</footer><script>self.push(${payload})</script></body></html>`,
  ].join('\n')
}

function frontMatterOf(yaml: string): { title?: string; description?: string } {
  try {
    const fields = (parseYaml(yaml) ?? {}) as Record<string, unknown>
    const text = (name: string) => (typeof fields[name] === 'string' ? { [name]: fields[name] } : {})
    return { ...text('title'), ...text('description') }
  } catch {
    return {}
  }
}

/** Returns MDX as Markdown with HTML: snippets are filled in, components become elements, comments and modules are gone. */
function plainMarkdown(mdx: string, readFile: ReadFile, depth: number): string {
  const snippets = new Map<string, string>()
  const code: string[] = []
  const kept = (text: string): string => `\uE000${code.push(text) - 1}\uE001`
  let text = mdx
    .replaceAll(/^[ \t]*(`{3,}|~{3,})[^]*?^[ \t]*\1[ \t]*$/gmu, (block) => `\n\n${kept(dedented(block))}\n\n`)
    .replaceAll(/`[^`\n]+`/gu, kept)
    .replaceAll(/\{\/\*[^]*?\*\/\}|<!--[^]*?-->/gu, '')
    .replaceAll(/^import\s+(\w+)\s+from\s+['"]([^'"]+)['"];?$/gmu, (_, name: string, path: string) => {
      snippets.set(name, path.replace(/^\//u, ''))
      return ''
    })
    .replaceAll(/^(?:import|export)\s.*$/gmu, '')
  const filledIn = (path: string): string => {
    const found = depth > 3 ? undefined : readFile(path)
    return found === undefined ? '' : `\n\n${plainMarkdown(found, readFile, depth + 1)}\n\n`
  }
  text = text.replaceAll(/<Snippet\s+file=["']([^"']+)["'][^>]*\/>/gu, (_, file: string) =>
    filledIn(`snippets/${file}`),
  )
  for (const [name, path] of snippets)
    text = text.replaceAll(new RegExp(`<${name}(?:\\s[^>]*)?/>`, 'gu'), () => filledIn(path))
  text = text
    .replaceAll(/<(\/?)([A-Z][\w.]*)((?:[^<>{}"']|"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\})*)>/gu, component)
    .replaceAll(/\{["'`]([^{}]*)["'`]\}/gu, '$1')
    .replaceAll(/\{[^{}\n]*\}/gu, '')
    .replaceAll(/^[ \t]+/gmu, '')
  return text.replaceAll(/\uE000(\d+)\uE001/gu, (_, index: string) => code[Number(index)] ?? '')
}

function component(_: string, slash: string, name: string, attributes: string): string {
  const isInline = name === 'Tooltip' || name === 'Icon' || name === 'Badge'
  if (isInline) return slash === '' && !attributes.endsWith('/') ? '<span>' : slash === '' ? '' : '</span>'
  if (slash !== '') return '\n\n</div>\n\n'
  const [, title = ''] = /(?:title|label)=["']([^"']*)["']/u.exec(attributes) ?? []
  const element = titled[name]
  const heading = element === undefined || title === '' ? '' : `<${element}>${escaped(title)}</${element}>`
  return `\n\n<div data-component="${name}">${heading}${attributes.endsWith('/') ? '</div>' : ''}\n\n`
}

function dedented(block: string): string {
  const indent = /^[ \t]*/u.exec(block)?.[0] ?? ''
  return block.replaceAll(new RegExp(`^${indent}`, 'gmu'), '')
}

/** Quotes become typographic, every seventh word is in an element of its own, and other letters are references. */
function withSplitText(html: string): string {
  let words = 0
  return html
    .split(/(<[^>]*>)/u)
    .map((part) => {
      if (part.startsWith('<'))
        return part.replace(/^<h([2-4])>/u, '<h$1><a href="#x" aria-label="Link">\u200B</a>')
      return part
        .replaceAll(/&quot;([^&]*)&quot;/gu, '“$1”')
        .replaceAll('&#39;', '’')
        .replaceAll(/(?<![&#\w])[A-Za-z]{4,}(?![\w;])/gu, (word) => {
          words += 1
          return words % 7 === 0 ? `<span class="w">${word.slice(0, 2)}</span>${word.slice(2)}` : word
        })
        .replaceAll(/[\u00C0-\u024F]/gu, (letter) => `&#x${letter.charCodeAt(0).toString(16)};`)
    })
    .join('')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
