import type { Attempt } from '../attempt.ts'

/** A preview is judged only where it is wanted, and if there is a pull request. */
export function* previewIsWanted({ run, result, requests }: Attempt): Iterable<string> {
  const isBuilt = requests.service.some(({ path }) => path.includes('/v1/project/preview/'))
  const { outcome, previewStatus = '' } = result.outputs
  if (run.inputs['preview'] === undefined && (isBuilt || previewStatus !== ''))
    yield 'A preview was built that nobody wanted.'
  if (previewStatus !== '' && outcome !== 'pr-created')
    yield `The outcome is ${outcome ?? 'missing'}, and the preview is ${previewStatus}.`
}
