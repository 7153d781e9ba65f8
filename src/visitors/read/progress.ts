import type { Log } from '../../log.ts'

/**
 * Returns a function that logs the progress of a long read each time `done` passes a multiple of `step`.
 *
 * @param doneBefore the count before the read
 */
export function progressEvery(
  step: number,
  log: Log,
  doneBefore = 0,
): (done: number, message: string) => void {
  let stepsDone = Math.floor(doneBefore / step)
  return (done, message) => {
    const steps = Math.floor(done / step)
    if (steps > stepsDone) log.info(message)
    stepsDone = steps
  }
}
