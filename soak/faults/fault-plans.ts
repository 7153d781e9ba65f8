import type { Random } from '../random.ts'
import { drawKind, drawRefusedComment } from './fault-kinds.ts'

export type ServerName = 'service' | 'github'

interface PlaceOnServer {
  server: ServerName
  method?: string
  path?: RegExp
}

/** Where a fault can happen. The name of a server means every request to it. */
export const places = {
  service: { server: 'service' },
  create: { server: 'service', method: 'POST', path: /\/job$/u },
  message: { server: 'service', method: 'POST', path: /\/message$/u },
  retrieve: { server: 'service', method: 'GET', path: /\/job\// },
  build: { server: 'service', path: /\/project\// },
  list: { server: 'service', path: /\/analytics\//u },
  github: { server: 'github' },
  permission: { server: 'github', path: /\/permission$/u },
  'list-comments': { server: 'github', method: 'GET', path: /\/comments$/u },
  'create-comment': { server: 'github', method: 'POST', path: /\/comments$/u },
  'edit-comment': { server: 'github', method: 'PATCH' },
  changes: { server: 'github', path: /\/(?:files|compare\/.+|releases|markdown)$/u },
} as const satisfies Record<string, PlaceOnServer>

export type Place = keyof typeof places

/** A fault as plain data. */
export interface FaultPlan {
  place: Place
  /** A key of the table in `fault-kinds.ts`. */
  kind: string
  /** Number of requests to skip first. */
  after: number
  /** Number of requests that the fault applies to. */
  times: number
}

const everyRequest = 1_000_000

/** Draws up to three faults. Most runs with more end before they reach a job. */
export function drawFaults(random: Random, places: readonly Place[]): FaultPlan[] {
  const count = random.pick([0, 0, 1, 1, 1, 2, 3])
  return Array.from({ length: count }, () => {
    const place = random.pick(places)
    if (place === 'create-comment' && random.chance(0.5)) {
      return { place, kind: drawRefusedComment(random), after: 0, times: everyRequest }
    }
    return {
      place,
      kind: drawKind(random),
      // Most runs send fewer than ten requests. Each of them can be the one whose answer is lost, or comes after the deadline.
      after: random.chance(0.3) ? random.integer(0, 9) : random.pick([0, 0, 0, 0, 1, 2]),
      times: random.pick([1, 1, 2, 3, everyRequest]),
    }
  })
}
