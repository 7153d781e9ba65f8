import type { Attempt } from '../attempt.ts'
import { isMend } from './posts.ts'

/** A preview is judged only where it is wanted. The agent is told once about a commit that does not build, in all attempts. */
export function* previewIsMendedOnce(attempt: Attempt, earlier: readonly Attempt[]): Iterable<string> {
  const { run, result, requests } = attempt
  const mends = requests.service.filter(isMend)
  const isBuilt = requests.service.some(({ path }) => path.includes('/v1/project/preview/'))
  const { outcome, previewStatus = '' } = result.outputs
  if (run.inputs['preview'] === undefined && (isBuilt || previewStatus !== ''))
    yield 'A preview was built that nobody wanted.'
  const ofRun = earlier.filter((other) => other.run === run && other.requests.service.some(isMend))
  // Without a comment, nobody remembers the commit.
  const isRemembered = run.inputs['comment'] === 'true'
  const ofJob = (one: Attempt) => one.result.outputs['jobId']
  const isTwice = isRemembered && mends.length > 0 && ofRun.some((other) => ofJob(other) === ofJob(attempt))
  if (mends.length > 0 && run.inputs['preview'] !== 'mend') yield 'The agent was told to mend.'
  if (mends.length > 1 || isTwice) yield 'The agent was told twice to mend the same commit.'
  if (previewStatus !== '' && outcome !== 'pr-created')
    yield `The outcome is ${outcome ?? 'missing'}, and the preview is ${previewStatus}.`
}
