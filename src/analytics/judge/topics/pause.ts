import type { Pause } from '../../../shared/pause.ts'

export type { Pause }

/** Does the work for each item, with pauses. Without one, nothing is awaited: that would take longer than much of the work. */
export async function eachOf<T>(items: Iterable<T>, pause: Pause, work: (item: T) => void): Promise<void> {
  for (const item of items) {
    const time = pause()
    if (time !== undefined) await time
    work(item)
  }
}
