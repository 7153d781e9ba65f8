import { formatChange } from '../../shared/number-format.ts'
import type { ComparedCount } from '../judge/change-rule.ts'

/** Formats a change, or a dash if it is no change. */
export function formatComparedCount({ now, before, change }: ComparedCount): string {
  return change === 'same' ? '–' : formatChange(now, before)
}
