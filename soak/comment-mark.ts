import { createHash, createHmac, hkdfSync } from 'node:crypto'

import type { SimulatedComment } from '../simulator/github-api.ts'

/**
 * The fields of the hidden first line of a comment. `job` has the request. The state `requested` says that another job
 * may exist. Computed a second time here: the soak shares no code with `src/`.
 */
export type Mark = Readonly<Record<string, string | undefined>>

const markForm = /^<!-- docs-agent-action (.+) signature=([0-9a-f]{64}) -->/u
const repository = 'acme/docs'
const longestDifferenceS = 300

/** Returns undefined for a comment without a signed mark. The signature can be wrong. */
export function markIn({ body }: Pick<SimulatedComment, 'body'>): Mark | undefined {
  const fields = markForm.exec(body)?.[1]
  if (fields === undefined) return undefined
  const decode = (value: string) => JSON.parse(`"${decodeURIComponent(value)}"`) as string
  return Object.fromEntries(
    fields.split(' ').map((field) => {
      const [name = '', value = ''] = field.split('=')
      return [name, decode(value)]
    }),
  )
}

/** Returns the hidden first line of the comment about the deployments of a project. */
export function deploymentMark(project: string): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([project]))
    .digest('hex')
  return `<!-- docs-agent-deployment project=${hash.slice(0, 12)} -->\n`
}

/** Returns a mark with a signature for an issue, as somebody with the API key can write it. */
export function signed(mark: Mark, apiKey: string, issueNumber: number): string {
  const fields = Object.entries(mark)
    .map(([name, value = '']) => `${name}=${encodeURIComponent(JSON.stringify(value).slice(1, -1))}`)
    .join(' ')
  return `<!-- docs-agent-action ${fields} signature=${signatureOf(fields, apiKey, issueNumber)} -->`
}

/** Whether a mark was signed with an API key, for this issue, at the time of the comment. */
export function isGenuine(comment: SimulatedComment, apiKey: string): boolean {
  const { body, issueNumber, created_at: createdAt = '' } = comment
  const [, fields = '', signature] = markForm.exec(body) ?? []
  const differenceS = Date.parse(createdAt) / 1000 - Number(markIn(comment)?.['written'])
  return signature === signatureOf(fields, apiKey, issueNumber) && Math.abs(differenceS) <= longestDifferenceS
}

function signatureOf(fields: string, apiKey: string, issueNumber: number): string {
  const key = Buffer.from(hkdfSync('sha256', apiKey, '', 'docs-agent-action comment mark', 32))
  return createHmac('sha256', key)
    .update(JSON.stringify([repository, issueNumber, fields]))
    .digest('hex')
}
