const depth = 5000

/** A list in a list, 5,000 levels deep. */
export const deepList = '['.repeat(depth) + ']'.repeat(depth)

const mark = '"the place of the raw JSON"'

/**
 * Returns JSON text of `body` with `raw` in place of the value at `path`, or without that field if `raw` is undefined.
 * An answer without that field is unchanged. JSON text can hold what a JavaScript value cannot: numbers out of range,
 * and great depth.
 */
export function withRawField(
  body: unknown,
  path: readonly (string | number)[],
  raw: string | undefined,
): unknown {
  const copy: unknown = structuredClone(body)
  const last = path.at(-1)
  const parent = path.slice(0, -1).reduce<unknown>((value, key) => fieldOf(value, key), copy)
  if (last === undefined || !isRecord(parent) || !(last in parent)) return body
  if (raw === undefined) Reflect.deleteProperty(parent, last)
  else parent[last] = JSON.parse(mark)
  return JSON.stringify(copy).replace(mark, () => raw ?? mark)
}

function fieldOf(value: unknown, key: string | number): unknown {
  return isRecord(value) ? value[key] : undefined
}

function isRecord(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null
}
