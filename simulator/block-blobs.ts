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
  answer({ method, path, query, headers, bytes }: ReceivedRequest): Answer {
    const blob = this.#blobs.get(path)
    if (blob === undefined) return failure(404, 'BlobNotFound')
    if (headers.authorization !== undefined) return failure(400, 'InvalidAuthenticationInfo')
    if (query['sig'] !== blob.signature) return failure(403, 'AuthenticationFailed')
    if (method !== 'PUT') return failure(405, 'UnsupportedHttpVerb')
    if (query['comp'] === 'blocklist') return commit(blob, bytes.toString())
    const blockId = query['blockid']
    if (query['comp'] !== 'block' || blockId === undefined) return failure(400, 'InvalidQueryParameterValue')
    blob.blocks.set(blockId, bytes)
    return created()
  }
}

function commit(blob: Blob, blockList: string): Answer {
  const ids = [...blockList.matchAll(/<(Latest|Uncommitted|Committed)>([^<]*)<\/\1>/g)].map(
    ([, , id]) => id ?? '',
  )
  const blocks = ids.flatMap((id) => blob.blocks.get(id) ?? [])
  if (!blockList.includes('<BlockList>') || blocks.length < ids.length)
    return failure(400, 'InvalidBlockList')
  blob.committed = Buffer.concat(blocks)
  return created()
}

function created(): Answer {
  const headers = { 'x-ms-request-id': randomBytes(8).toString('hex'), 'x-ms-version': '2026-06-06' }
  return { status: 201, headers: { etag: '"0x8DF0000000000000"', ...headers }, body: undefined }
}

function failure(status: number, code: string): Answer {
  const body = `<?xml version="1.0" encoding="utf-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`
  return { status, headers: { 'content-type': 'application/xml', 'x-ms-error-code': code }, body }
}
