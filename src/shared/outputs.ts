/** How a run ended. */
export const outcomes = [
  'pr-created',
  'no-pr',
  'archived',
  'failed',
  'timed-out',
  'cancelled',
  'started',
  'skipped',
  'dry-run',
  'exported',
  'published',
  'not-published',
  'previewed',
  'error',
] as const
export type Outcome = (typeof outcomes)[number]

/** In the order of action.yml. */
export const outputNames = [
  'outcome',
  'headline',
  'skipReason',
  'status',
  'previewUrl',
  'previewStatus',
  'pagesNotLive',
  'buildLog',
  'prLink',
  'prNumber',
  'prRepository',
  'jobId',
  'job',
  'total',
  'visitorsChange',
  'gaps',
  'outputDir',
  'artifactUrl',
] as const
export type OutputName = (typeof outputNames)[number]

type Plain = string | number | null | undefined
/** Fields, which are set as JSON. */
export interface OutputFields {
  readonly [name: string]: Plain | OutputFields
}
/** A list is set with one line for each item. */
export type Outputs = Partial<Record<OutputName, Plain | OutputFields | string[]>>
