import { readFile } from 'node:fs/promises'

import * as z from 'zod/mini'

import { fileProblem } from '../shared/errors.ts'
import { decodeJson, type Schema } from '../shared/json-decoding.ts'

/** Returns a part of a payload: undefined if the payload does not have it, or if it cannot be read. */
export type ReadPart = <T>(name: string, schema: Schema<T>) => T | undefined

export interface Reading<T> {
  value: T
  /** Why a part could not be read; undefined if all could. */
  problem: string | undefined
}

/** The payload of an event, as documented by GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads */
export class EventPayload {
  readonly #parts: ReadonlyMap<string, unknown>
  /** Why nothing could be read. */
  readonly #problem: string | undefined

  private constructor(parts: object, problem?: string) {
    this.#parts = new Map(Object.entries(parts))
    this.#problem = problem
  }

  /** @param file the value of GITHUB_EVENT_PATH */
  static async read(file: string | undefined): Promise<EventPayload> {
    if (file === undefined || file === '') return new EventPayload({}, 'GITHUB_EVENT_PATH is not set')
    let payload: unknown
    try {
      // The decoder removes a byte-order mark.
      payload = JSON.parse(new TextDecoder().decode(await readFile(file)))
    } catch (error) {
      const reason =
        error instanceof SyntaxError ? 'is not valid JSON' : `cannot be read (${fileProblem(error)})`
      return new EventPayload({}, `the file of GITHUB_EVENT_PATH ${reason}`)
    }
    if (typeof payload === 'object' && payload !== null && !Array.isArray(payload)) {
      return new EventPayload(payload)
    }
    return new EventPayload({}, 'the file of GITHUB_EVENT_PATH does not contain a JSON object')
  }

  /**
   * Reads something from parts of the payload. Each part is decoded separately, so that a part of an unexpected type does
   * not hide the others. After a part that cannot be read, the other parts of the same reading count as missing.
   */
  reading<T>(work: (part: ReadPart) => T): Reading<T> {
    let problem: string | undefined
    const value = work((name, schema) => {
      if (problem !== undefined) return undefined
      problem = this.#problem
      const json = this.#parts.get(name)
      if (json == null) return undefined
      const decoded = decodeJson(() => z.object({ [name]: schema() }), { [name]: json })
      if ('problem' in decoded) {
        problem = decoded.problem
        return undefined
      }
      return decoded.value[name]
    })
    return { value, problem }
  }

  /** Like {@link reading}, for something that a reader can do without. */
  value<T>(work: (part: ReadPart) => T): T {
    return this.reading(work).value
  }
}
