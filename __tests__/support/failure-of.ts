import { expect } from '@jest/globals'

import './native-errors.ts'

type ErrorClass<T> = abstract new (...parameters: never[]) => T

/** The error that `work` fails with, which must be of that class. */
export async function failureOf<T extends Error>(work: Promise<unknown>, kind: ErrorClass<T>): Promise<T> {
  const outcome: unknown = await work.then(
    (value) => ({ resolvedWith: value }),
    (error: unknown) => error,
  )
  expect(outcome).toBeInstanceOf(kind)
  return outcome as T
}
