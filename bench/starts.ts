import { simulatorKey } from '../simulator/documentation-service.ts'
import { type Bench, compare, type Comparison, type Measured, type Program } from './comparison.ts'
import { measureAction, measureNode, startService } from './processes.ts'

export const untilRequestName = 'start of an agent job, until the service has the request'

/**
 * Compares a dry run of an agent job, and a job with `wait: false`, until the service has its request and until its end,
 * with a process that does nothing.
 */
export async function* compareStarts({ runs, folder }: Bench): AsyncGenerator<Comparison> {
  using service = await startService(1)
  const job = {
    'api-key': simulatorKey,
    'project-id': 'bench',
    'base-url': service.url,
    prompt: 'Document it.',
    wait: 'false',
  }
  const untilRequest = async (): Promise<Measured> => {
    const { startedAtMs } = await measureAction(folder, job)
    const wallMs = (await service.lastRequestAtMs()) - startedAtMs
    // The CPU time and the memory are known only for the whole process.
    return { wallMs, cpuMs: Number.NaN, peakMiB: Number.NaN }
  }
  const nothing: Program = { name: '`node --eval 0`', run: () => measureNode(folder, ['--eval', '0']) }
  const step = (inputs: Record<string, string>) => () => measureAction(folder, inputs)
  for (const [name, run] of [
    ['dry run of an agent job', step({ ...job, 'dry-run': 'true' })],
    [untilRequestName, untilRequest],
    ['start of an agent job, without the wait for its end', step(job)],
  ] as const)
    yield await compare(runs, { name, run }, nothing)
}
