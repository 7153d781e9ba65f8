import { formatChange } from '../../shared/number-format.ts'
import type { ComparedCount } from '../judge/chance.ts'

/** Formats a change, or a dash if chance explains it. */
export function formatComparedCount({ now, before, change }: ComparedCount): string {
  return change === 'same' ? '–' : formatChange(now, before)
}
