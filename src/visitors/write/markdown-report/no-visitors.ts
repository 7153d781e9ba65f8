import { noVisitors } from '../../no-visitors.ts'
import type { VisitorAnalytics } from '../../read/visitor-analytics.ts'
import { pathCode } from './path-code.ts'

/** Returns what to check if nobody visited. */
export function noVisitorsBlock(analytics: VisitorAnalytics): string[] {
  const { introduction, checks } = noVisitors(analytics)
  const lines = checks.map(
    ({ name, code, text }) => `- **${name}**: ${code === undefined ? '' : pathCode(code)}${text}`,
  )
  return [introduction, lines.join('\n')]
}
