import type { GapName } from '../../judge/gaps.ts'
import type { TaskName } from '../../judge/tasks.ts'
import type { ShownGapKind, ShownTaskKind } from './gap-kind.ts'
import { shownMoved } from './moved.ts'
import { shownPages } from './page.ts'
import { shownTerms } from './term.ts'
import { shownTopics } from './topic.ts'

export const shownGapKinds: { [Name in GapName]: ShownGapKind<Name> } = {
  topic: shownTopics,
  term: shownTerms,
  page: shownPages,
}

export const shownTaskKinds: { [Name in TaskName]: ShownTaskKind<Name> } = {
  ...shownGapKinds,
  moved: shownMoved,
}
