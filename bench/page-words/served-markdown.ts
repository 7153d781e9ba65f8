import { parse as parseYaml } from 'yaml'

/** Returns the text of a file of the commit that is rendered; undefined if it has no such file. */
export type ReadFile = (path: string) => string | undefined

/**
 * Returns the Markdown that a site of documentation serves for a page: the source, written again. `docs/deployments.md` does
 * not say how: it was read off answers of public sites.
 *
 * @param base path of the site, without a slash at its end
 */
export function servedMarkdown(source: string, readFile: ReadFile, base: string): string {
  const [, yaml = '', body = source] = /^---\r?\n([^]*?)\r?\n---\r?\n([^]*)$/u.exec(source) ?? []
  const { title, description } = frontMatterOf(yaml)
  const { text, components } = filledIn(body, readFile, 0)
  return [
    '> ## Documentation Index\n> Fetch the complete documentation index at: https://docs.example.com/llms.txt\n> Use this file to discover all available pages before exploring further.',
    ...(title === undefined ? [] : [`# ${title}`]),
    ...(description === undefined ? [] : [`> ${description.trim().replaceAll('\n', '\n> ')}`]),
    ...components,
    outsideCode(text, (prose) => rewritten(prose, base), withTheme)
      .replaceAll(/\n{3,}/gu, '\n\n')
      .trim(),
    'Built with [Docs](https://docs.example.com).',
  ].join('\n\n')
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

/** Fills in the snippets of Markdown. Those of JavaScript are put before the page. Imports and comments are gone. */
function filledIn(mdx: string, readFile: ReadFile, depth: number): { text: string; components: string[] } {
  const snippets = new Map<string, string>()
  const components: string[] = []
  const own = outsideCode(mdx, (prose) =>
    prose
      .replaceAll(/\{\/\*[^]*?\*\/\}|<!--[^]*?-->/gu, '')
      .replaceAll(/^import\s+([^'"]+?)\s+from\s+['"]([^'"]+)['"];?$/gmu, (_, names: string, path: string) => {
        const file = readFile(path.replace(/^\.{0,2}\//u, ''))
        if (file !== undefined && /\.jsx?$/u.test(path)) components.push(file.trim())
        for (const name of names.split(/[{},\s]+/u))
          snippets.set(name, path.endsWith('.mdx') ? (file ?? '') : '')
        return ''
      })
      .replaceAll(/<Visibility\s+for=["']humans["']>[^]*?<\/Visibility>/gu, ''),
  )
  const text = outsideCode(own, (prose) =>
    prose.replaceAll(/<([A-Z]\w*)(?:\s[^<>]*)?\/>/gu, (tag, name: string) => {
      const file = depth > 3 ? '' : snippets.get(name)
      if (file === undefined || file === '') return tag
      const filled = filledIn(file.replace(/^---\n[^]*?\n---\n/u, ''), readFile, depth + 1)
      components.push(...filled.components)
      return filled.text.trim()
    }),
  )
  return { text, components }
}

/** Writes prose as a printer of Markdown does. */
function rewritten(prose: string, base: string): string {
  return prose
    .replaceAll(/!\[([^[\]\n]*)\]\(([^()\s]+)(?:\s[^()]*)?\)/gu, (_, alt: string, path: string) =>
      image(path, alt),
    )
    .replaceAll(/<img\s[^<>]*\/?>/gu, (tag) => {
      const value = (name: string) => new RegExp(`\\s${name}=["']([^"']*)["']`, 'u').exec(tag)?.[1] ?? ''
      return image(value('src'), value('alt'))
    })
    .replaceAll(/\]\(\/(?!\/)/gu, `](${base}/`)
    .replaceAll(/ href="\/(?!\/)/gu, ` href="${base}/`)
    .replaceAll(/(?<![("'[<`/\w=])https?:\/\/[^\s<>()"'`\]]+[\w/]/gu, '[$&]($&)')
    .replaceAll(/^(\s*)[-+] (?=\S)/gmu, '$1* ')
    .replaceAll(/(?<=\w)_(?=\w)/gu, String.raw`\_`)
    .replaceAll('&nbsp;', '&#x20;')
    .replaceAll('&amp;', '&')
    .replaceAll(/^\|(.*)\|[ \t]*$/gmu, (row: string) => row.replaceAll(/ *\| */gu, '  |  ').trim())
    .replaceAll(/^[ \t]*(?:\*\*\*|___)[ \t]*$/gmu, '---')
}

/** Images of the repository are served by another host. */
function image(path: string, alt: string): string {
  if (/^https?:/u.test(path)) return `![${alt}](${path})`
  const file = path.replace(/^(?:\.{0,2}\/)*/u, '')
  const address = `https://cdn.example.com/docs/a1B2c3/${file}?fit=max&auto=format&n=a1B2c3&q=85&s=0f1e2d`
  const sizes = [280, 560, 840].map((width) => `${address}&w=${width} ${width}w`).join(', ')
  return `<img src="${address}" alt="${alt}" data-og-width="1200" width="1200" data-path="${file}" data-optimize="true" srcset="${sizes}" />`
}

/** A theme is added to each block of code. */
function withTheme(block: string): string {
  return block.replace(/^([ \t]*(?:`{3,}|~{3,})[^\n]*?)[ \t]*$/mu, '$1 theme={null}')
}

/** Changes what is outside code, and blocks of code. */
function outsideCode(
  mdx: string,
  ofProse: (prose: string) => string,
  ofBlock = (block: string): string => block,
): string {
  return mdx
    .split(/(^[ \t]*(?:`{3,}|~{3,})[^]*?^[ \t]*(?:`{3,}|~{3,})[ \t]*$)/mu)
    .map((part, index) =>
      index % 2 === 1
        ? ofBlock(part)
        : part
            .split(/(`[^`\n]+`)/u)
            .map((piece, at) => (at % 2 === 1 ? piece : ofProse(piece)))
            .join(''),
    )
    .join('')
}
