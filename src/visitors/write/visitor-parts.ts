import type { VisitorCounts } from '../../service/contract.ts'

/** Splits a total into human only, both, and AI only. Each part is 0 or more. */
export function partsOf({ human, ai, total }: VisitorCounts): VisitorParts {
  // The counts are approximate, so a total can be inconsistent with its parts.
  const both = Math.min(human, ai, Math.max(0, human + ai - total))
  return { humanOnly: human - both, both, aiOnly: ai - both }
}

export interface VisitorParts {
  humanOnly: number
  both: number
  aiOnly: number
}

/** Returns the sum of the parts. It can differ from an inconsistent total. */
export function sumOfParts({ humanOnly, both, aiOnly }: VisitorParts): number {
  return humanOnly + both + aiOnly
}
