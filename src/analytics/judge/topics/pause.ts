const itemsBetweenPauses = 100

/** Yields to the event loop. What it throws ends the work. */
export type Pause = () => Promise<void>

/** Does the work for each item, with pauses. */
export async function eachOf<T>(items: Iterable<T>, pause: Pause, work: (item: T) => void): Promise<void> {
  let done = 0
  for (const item of items) {
    if (done % itemsBetweenPauses === 0) await pause()
    work(item)
    done += 1
  }
}
