import type { EventFact, TriggerEvent } from '../trigger-event.ts'

/** The values of `prompt-from`, and the fact of the event that each quotes. */
export const factOf = {
  issue: 'issue',
  comment: 'comment',
  'pull-request': 'pullRequest',
  push: 'push',
  commits: 'branch',
  release: 'release',
  discussion: 'discussion',
} as const satisfies Record<string, EventFact>

export type PromptSource = keyof typeof factOf
export const promptSources = Object.keys(factOf) as PromptSource[]

/** The values of `changes`: what to add about the changed files. */
export const changesModes = ['none', 'files', 'diff'] as const
export type ChangesMode = (typeof changesModes)[number]

/** Returns true if the event has what `source` quotes. */
export function hasSource(event: TriggerEvent, source: PromptSource): boolean {
  return event[factOf[source]] !== undefined
}

const unlessNoticed =
  'If readers of the documentation do not notice what changed, do not change the documentation.'

/** The instruction without `prompt`. */
export const defaultPrompts: Readonly<Record<PromptSource, string>> = {
  issue: 'Edit the documentation as the issue quoted below asks.',
  comment: 'Edit the documentation as the comment quoted below asks.',
  discussion: 'Edit the documentation as the discussion quoted below asks.',
  'pull-request': `Update the documentation for what the pull request described below changed. ${unlessNoticed}`,
  push: `Update the documentation for what the push described below changed. ${unlessNoticed}`,
  commits: `Update the documentation for what the commits described below changed. ${unlessNoticed}`,
  release: `Update the documentation for what the release described below changed. ${unlessNoticed}`,
}
