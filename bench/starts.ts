import { simulatorKey } from '../simulator/documentation-service.ts'
import type { Bench, Pair } from './comparison.ts'
import { actionPair, measureNode, startService } from './processes.ts'

/** Starts of an agent job, which the step does not wait for. The baseline is a process that does nothing. */
export async function* compareStarts(bench: Bench): AsyncGenerator<Pair> {
  await using service = await startService({ pages: 1 })
  const inputs = {
    'api-key': simulatorKey,
    'project-id': 'bench',
    'base-url': service.url,
    prompt: 'Document it.',
    wait: 'false',
  }
  const nothing = { name: '`node --eval 0`', run: () => measureNode(bench.folder, ['--eval', '0']) }
  yield actionPair('start of an agent job', inputs, bench, nothing)
}
