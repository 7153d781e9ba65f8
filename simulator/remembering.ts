/** Returns `compute` with a memory for its latest results. The arguments are texts or numbers. */
export function remembering<Parameters extends (string | number)[], Result>(
  most: number,
  compute: (...parameters: Parameters) => Result,
): (...parameters: Parameters) => Result {
  const results = new Map<string, Result>()
  return (...parameters) => {
    const key = parameters.join(' ')
    const known = results.get(key)
    if (known !== undefined) return known
    const computed = compute(...parameters)
    const [oldest] = results.keys()
    if (results.size >= most && oldest !== undefined) results.delete(oldest)
    results.set(key, computed)
    return computed
  }
}
