/**
 * Parses an RFC 4180 file into records, keyed by the names in its header.
 *
 * @throws Error if the file is not complete
 */
export function parseCsv(text: string): Record<string, string>[] {
  if (!text.endsWith('\r\n')) throw new Error('the last record has no line break')
  const [header = [], ...records] = recordsOf(text)
  return records.map((cells) => {
    if (cells.length !== header.length)
      throw new Error(`a record has ${cells.length} cells, expected ${header.length} as in the header`)
    return Object.fromEntries(header.map((name, index) => [name, cells[index] ?? '']))
  })
}

function recordsOf(text: string): string[][] {
  const records: string[][] = []
  let record: string[] = []
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/uy
  while (cell.lastIndex < text.length) {
    const start = cell.lastIndex
    const [, quoted, plain = '', end] = cell.exec(text) ?? []
    if (end === undefined) throw new Error(`the text at character ${start} is not a valid cell`)
    record.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === ',') continue
    records.push(record)
    record = []
  }
  return records
}
