import { expect, it } from '@jest/globals'
import * as z from 'zod/mini'

import { atFirstUse } from '../../src/shared/first-use.ts'
import { decodeJson } from '../../src/shared/json-decoding.ts'

it('a schema is built at its first use, and only once', () => {
  let builds = 0
  const schema = atFirstUse(() => {
    builds += 1
    return z.string()
  })
  expect(builds).toBe(0)
  expect(decodeJson(schema, 'text')).toEqual({ value: 'text' })
  expect(decodeJson(schema, 1)).toEqual({ problem: '$ is 1, expected string' })
  expect(builds).toBe(1)
})

it('a member __proto__ stands for no other member', () => {
  const body: unknown = JSON.parse('{"__proto__":{"count":1}}')
  const schema = atFirstUse(() => z.object({ count: z.number() }))
  expect(decodeJson(schema, body)).toEqual({ problem: expect.stringMatching(/^\$\.count is missing/u) })
})
