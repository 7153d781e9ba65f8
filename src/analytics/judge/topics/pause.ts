import type { Pause } from '../../../shared/pause.ts'

export type { Pause }

/** Does the work for each item, after a pause. */
export async function eachOf<T>(items: Iterable<T>, pause: Pause, work: (item: T) => void): Promise<void> {
  for (const item of items) {
    await pause()
    work(item)
  }
}
