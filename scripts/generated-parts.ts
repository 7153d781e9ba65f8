import { format, resolveConfig } from 'prettier'

/**
 * Returns a Markdown document with new content in its generated parts. A part stands between <!-- name --> and
 * <!-- /name -->.
 *
 * @param file path of the document, for the formatter and for errors
 * @param parts content by name
 * @throws Error if the document lacks one of the parts
 */
export async function withParts(
  file: string,
  before: string,
  parts: Readonly<Record<string, string>>,
): Promise<string> {
  let after = before
  for (const [name, content] of Object.entries(parts)) {
    const marked = new RegExp(`(<!-- ${name} -->)[\\s\\S]*?(<!-- /${name} -->)`, 'u')
    if (!marked.test(after))
      throw new Error(`${file} has no part between <!-- ${name} --> and <!-- /${name} -->.`)
    after = after.replace(marked, (_, start: string, end: string) => `${start}\n\n${content}\n\n${end}`)
  }
  return format(after, { ...(await resolveConfig(file)), parser: 'markdown' })
}
