import { instructionBlock } from './job-report.ts'
import { describeReplaced } from './request-state.ts'
import type { Start } from './start-job.ts'
import type { Log } from '../shared/log.ts'
import { codeBlock } from '../shared/untrusted-text.ts'
import { dryRunEnd, type StepEnd } from '../shared/step.ts'

/** Shows how the step would come to its job, and the instruction that it would send. */
export function agentJobDryRun(start: Start, log: Log): StepEnd {
  const plan = planOf(start)
  log.info(plan)
  if (start.origin === 'attached') return dryRunEnd([codeBlock(plan)])
  const { text } = start.instruction
  log.group(`Instruction (${text.length} characters)`, text)
  return dryRunEnd([codeBlock(plan), '### Instruction', ...instructionBlock(start.instruction)])
}

/** Returns lines with the ID of a job, which others chose. */
function planOf(start: Start): string {
  const { replaced } = start
  switch (start.origin) {
    case 'attached':
      return `The step would attach to agent job ${start.jobId} and send nothing.`
    case 'continued': {
      const message = `The step would send a follow-up message to agent job ${start.jobId}.`
      return start.fallback === undefined
        ? message
        : `${message} If the service refuses the message, the step would start a new job.`
    }
    case 'created':
      return replaced === undefined
        ? 'The step would start a new agent job.'
        : describeReplaced(replaced, 'the step would start a new job')
  }
}
