import type { Random } from '../random.ts'
import { drawAgentJob } from './agent-job-scenario.ts'
import type { Scenario } from './scenario.ts'
import { drawVisitors } from './visitors-scenario.ts'

export function drawScenario(random: Random): Scenario {
  return random.chance(0.7) ? drawAgentJob(random) : drawVisitors(random)
}
