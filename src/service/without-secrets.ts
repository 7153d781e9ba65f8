import { pauseByTime } from '../shared/pause.ts'

// The caller decides what an abort means, since what was received stays received.
const never = new AbortController().signal

/**
 * Removes secrets from every text in a value, in place. Not recursive, because JSON can be nested to any depth. Escapes of JSON
 * can hide a secret before it is parsed.
 */
export async function withoutSecrets<T>(value: T, redact: (text: string) => string): Promise<T> {
  const root = { value }
  const pause = pauseByTime(never)
  const pending: object[] = [root]
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    for (const [key, member] of Object.entries(node) as [string, unknown][]) {
      const time = pause()
      if (time !== undefined) await time
      if (typeof member === 'string') Reflect.set(node, key, redact(member))
      else if (typeof member === 'object' && member !== null) pending.push(member)
    }
  }
  return root.value
}
