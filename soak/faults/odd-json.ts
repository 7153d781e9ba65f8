const depth = 5000

/** A list in a list, 5,000 deep. */
export const deepList = '['.repeat(depth) + ']'.repeat(depth)

const mark = '"the place of the raw JSON"'

/**
 * JSON text of `body` with `raw` in place of the value at `path`, or without that field when `raw` is undefined. An
 * answer that has no such field stays as it is. Text can hold what no value can: numbers beyond the range, and depth.
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
