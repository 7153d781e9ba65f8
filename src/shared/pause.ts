import { setImmediate } from 'node:timers/promises'

/** Lets signals, timers and answers through if it is time to. What it throws ends the work. */
export type Pause = () => Promise<void> | undefined

const longestWithoutPauseMs = 50

/**
 * Returns a pause for each step of a loop over data of others. It yields to the event loop every 50 ms, however much a step
 * has to do, and throws the reason of the signal.
 */
export function pauseByTime(signal?: AbortSignal): Pause {
  let lastMs = performance.now()
  const pause = async (): Promise<void> => {
    await setImmediate()
    lastMs = performance.now()
    signal?.throwIfAborted()
  }
  return () => (performance.now() - lastMs < longestWithoutPauseMs ? undefined : pause())
}

/**
 * Lets all through that came while the run was busy, such as a signal. Call it before a request that must not be sent after a
 * signal.
 *
 * @throws the reason of `signal`
 */
export async function turnOfEventLoop(signal: AbortSignal): Promise<void> {
  // The first one can end in the turn that is under way. Before the second one, Node asks for what came.
  await setImmediate()
  await setImmediate()
  signal.throwIfAborted()
}

/** Returns what the work makes of each item, with pauses. Nothing is awaited where it is not time for one. */
export async function eachOf<T, R>(items: Iterable<T>, pause: Pause, work: (item: T) => R): Promise<R[]> {
  const results: R[] = []
  for (const item of items) {
    const time = pause()
    if (time !== undefined) await time
    results.push(work(item))
  }
  return results
}

const pieceLength = 16_384

/** Returns the pieces of a text, whose work a pause can divide. Only a word that is longer than a piece is cut. */
export function* textPieces(text: string): Generator<string> {
  for (let at = 0; at < text.length;) {
    const piece = text.slice(at, at + pieceLength)
    const end = piece.length < pieceLength ? piece.length : piece.lastIndexOf(' ') + 1 || pieceLength
    yield piece.slice(0, end)
    at += end
  }
}
