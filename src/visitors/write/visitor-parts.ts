import type { VisitorCounts } from '../../service/contract.ts'

/** The parts of a total where some are counted as both human and AI traffic; each is 0 or more. */
export function partsOf({ human, ai, total }: VisitorCounts): VisitorParts {
  // The counts are approximate: a total can lie outside of what its parts allow.
  const both = Math.min(human, ai, Math.max(0, human + ai - total))
  return { humanOnly: human - both, both, aiOnly: ai - both }
}

export interface VisitorParts {
  humanOnly: number
  both: number
  aiOnly: number
}
