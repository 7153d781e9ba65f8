import { simulatorKey } from '../simulator/documentation-service.ts'
import { type Bench, compare, type Comparison, type Program } from './comparison.ts'
import { measureAction, measureNode, startService } from './processes.ts'

/** Compares a dry run of an agent job, and a job with `wait: false`, with a process that does nothing. */
export async function* compareStarts({ runs, folder }: Bench): AsyncGenerator<Comparison> {
  using service = await startService(1)
  const job = {
    'api-key': simulatorKey,
    'project-id': 'bench',
    'base-url': service.url,
    prompt: 'Document it.',
    wait: 'false',
  }
  const nothing: Program = { name: '`node --eval 0`', run: () => measureNode(folder, ['--eval', '0']) }
  for (const [name, inputs] of [
    ['dry run of an agent job', { ...job, 'dry-run': 'true' }],
    ['start of an agent job, without the wait for its end', job],
  ] as const)
    yield await compare(runs, { name, run: () => measureAction(folder, inputs) }, nothing)
}
