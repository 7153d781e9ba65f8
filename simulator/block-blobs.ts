import { randomBytes } from 'node:crypto'

import type { Answer } from './answer.ts'
import type { ReceivedRequest } from './recording-server.ts'

// The storage client reads the first two path segments on an IP address as account and container.
const container = '/blob/artifacts/'

interface Blob {
  signature: string
  blocks: Map<string, Buffer>
  committed: Buffer | undefined
}

/** Block blobs that are written through signed URLs, like in Azure Storage. */
export class BlockBlobs {
  readonly #blobs = new Map<string, Blob>()

  /** Returns the path and query for writing a new blob. */
  create(name: string): string {
    const path = `${container}${encodeURIComponent(name)}-${randomBytes(8).toString('hex')}`
    const signature = randomBytes(16).toString('hex')
    this.#blobs.set(path, { signature, blocks: new Map(), committed: undefined })
    return `${path}?sig=${signature}`
  }

  /** Returns the content of a signed path; undefined until its block list is committed. */
  read(signedPath: string): Buffer | undefined {
    return this.#blobs.get(signedPath.split('?')[0] ?? '')?.committed
  }

  /** Handles Put Block and Put Block List. */
  answer({ path, query, bytes }: ReceivedRequest): Answer {
    const blob = this.#blobs.get(path)
    if (blob === undefined || query['sig'] !== blob.signature) return refused
    if (query['comp'] === 'blocklist') {
      const ids = Array.from(bytes.toString().matchAll(/<Latest>([^<]*)<\/Latest>/g), ([, id = '']) => id)
      blob.committed = Buffer.concat(ids.map((id) => blob.blocks.get(id) ?? Buffer.alloc(0)))
    } else blob.blocks.set(query['blockid'] ?? '', bytes)
    return { status: 201, headers: {}, body: undefined }
  }
}

const refused: Answer = {
  status: 403,
  headers: { 'content-type': 'application/xml', 'x-ms-error-code': 'AuthenticationFailed' },
  body: '<?xml version="1.0" encoding="utf-8"?><Error><Code>AuthenticationFailed</Code></Error>',
}
