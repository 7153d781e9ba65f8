import { expect } from '@jest/globals'

import type { ServiceError } from '../../src/service/errors.ts'
import './native-errors.ts'

type ErrorClass<T> = abstract new (...parameters: never[]) => T

/** The error that `work` fails with, which must be of that class, and of that kind if one is given. */
export async function failureOf<T extends Error>(
  work: Promise<unknown>,
  errorClass: ErrorClass<T>,
  kind?: ServiceError['kind'],
): Promise<T> {
  const outcome: unknown = await work.then(
    (value) => ({ resolvedWith: value }),
    (error: unknown) => error,
  )
  expect(outcome).toBeInstanceOf(errorClass)
  if (kind !== undefined) expect(outcome).toMatchObject({ kind })
  return outcome as T
}
