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

export const outputNames = [
  'outcome',
  'status',
  'prLink',
  'prNumber',
  'prRepository',
  'previewUrl',
  'previewStatus',
  'pagesNotLive',
  'buildLog',
  'jobId',
  'job',
  'skipReason',
  'total',
  'headline',
  'gaps',
  'visitorsChange',
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
export type Outputs = Partial<Record<OutputName, Plain | OutputFields | readonly string[]>>
