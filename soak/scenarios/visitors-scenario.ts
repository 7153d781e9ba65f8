import { drawFaults } from '../faults/draw-faults.ts'
import type { Place } from '../faults/places.ts'
import type { Random } from '../random.ts'
import { drawSignals, drawTimeoutMs, drawUnusable } from './interruptions.ts'
import type { VisitorDataPlan, VisitorsScenario } from './scenario.ts'

const dayMs = 86_400_000
// There are more pages than faults in a scenario. So a page with changed totals is always next to a page with the true
// ones.
const pagesThatShowAMove = 8

export function drawVisitors(random: Random): VisitorsScenario {
  const data = drawData(random)
  const timeoutMs = drawTimeoutMs(random)
  const inputs = {
    ...drawRange(random),
    'page-size': random.pick(['7', '50', '250']),
    formats: random.subset(['csv', 'json', 'ndjson', 'md', 'html']).join(','),
    'upload-artifact': String(random.chance(0.6)),
    ...(random.chance(0.3) && { compare: 'previous-period' }),
    ...(random.chance(0.3) && { series: random.pick(['daily', 'weekly', 'monthly']) }),
    ...(random.chance(0.3) && { 'summary-rows': random.pick(['0', '5', '1000']) }),
    ...(random.chance(0.3) && { 'output-dir': 'export' }),
    ...(random.chance(0.4) && {
      include: random.subset(['views', 'searches', 'feedback', 'assistant']).join(','),
    }),
    ...(random.chance(0.03) && { 'dry-run': 'true' }),
  }
  return {
    operation: 'visitors',
    inputs,
    data,
    attempts: 1,
    timeoutMs,
    signals: drawSignals(random, timeoutMs),
    unusable: drawUnusable(random),
    faults: drawFaults(random, placesOf(inputs, data)),
  }
}

function drawRange(random: Random): Record<string, string> {
  const firstMs = Date.UTC(2026, random.integer(0, 9), random.integer(1, 28))
  const date = (days: number): string => new Date(firstMs + days * dayMs).toISOString().slice(0, 10)
  return { 'date-from': date(0), 'date-to': date(random.integer(1, 40)) }
}

function drawData(random: Random): VisitorDataPlan {
  const pages = random.pick([0, 1, 40, 286, 286, 600])
  if (random.chance(0.5)) return { kind: 'site', pages }
  const repeatedRow = random.chance(0.7) ? 'none' : random.pick(['same-counts', 'other-counts'] as const)
  return { kind: 'list', rows: pages, isHostile: random.chance(0.5), repeatedRow }
}

/** The operations of each list of `include`. */
const includedPlaces: Readonly<Record<string, readonly Place[]>> = {
  views: ['views'],
  searches: ['searches'],
  feedback: ['feedback', 'feedback-by-page'],
  assistant: ['assistant'],
}

function placesOf(inputs: Record<string, string>, data: VisitorDataPlan): Place[] {
  const rows = data.kind === 'list' ? data.rows : 0
  const isOneList = inputs['compare'] === undefined && inputs['series'] === undefined
  const showsMoves = isOneList && rows >= pagesThatShowAMove * Number(inputs['page-size'])
  return [
    'service',
    'visitors',
    'visitors',
    ...(showsMoves ? (['moving-visitors'] as const) : []),
    ...(inputs['include'] ?? '').split(',').flatMap((list) => includedPlaces[list] ?? []),
    ...(inputs['upload-artifact'] === 'true'
      ? (['artifacts', 'create-artifact', 'blob', 'finalize-artifact'] as const)
      : []),
  ]
}
