import { unzipSync } from 'fflate'

/** Returns the files of an archive by name. */
export function unzipped(zip: Uint8Array): Record<string, Buffer> {
  return Object.fromEntries(Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, Buffer.from(bytes)]))
}
