import type { FaultBehaviour, FaultKinds } from './fault-kind.ts'

/** Faults that lose, cut or delay an answer. */
const behaviours: Readonly<Record<string, FaultBehaviour>> = {
  hang: { hang: true },
  'hang-after-processing': { hang: true, processed: true },
  reset: { reset: 'before-answer' },
  'reset-after-processing': { reset: 'before-answer', processed: true },
  'reset-mid-body': { reset: 'mid-body' },
  cut: { cutBody: true },
  drip: { drip: { chunkBytes: 16, everyMs: 1 } },
  'slow-drip': { drip: { chunkBytes: 1, everyMs: 100 } },
  endless: { endless: true },
  'endless-after-processing': { endless: true, processed: true },
  'delay-300-ms': { delayMs: 300 },
  'delay-2000-ms': { delayMs: 2000 },
  'delayed-reset': { delayMs: 300, reset: 'before-answer', processed: true },
}

export const deliveryKinds: FaultKinds = Object.fromEntries(
  Object.entries(behaviours).map(([name, behaviour]) => [name, { behaviour: () => behaviour }]),
)
