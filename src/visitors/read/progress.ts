import type { Log } from '../../log.ts'

/**
 * Makes a function that logs how far a long read is, each time that `done` has passed another multiple of `step`.
 *
 * @param doneBefore what was done before the read
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
