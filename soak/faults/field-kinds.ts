import type { Answer } from '../../simulator/answer.ts'
import type { FaultKinds } from './fault-kind.ts'
import { deepList, withRawField } from './odd-json.ts'
import type { Place } from './places.ts'

/**
 * JSON text that replaces a value. The contract allows none of these values there, so the expected result stays the
 * same.
 */
const wrong = {
  missing: undefined,
  null: 'null',
  deep: deepList,
  text: '"text"',
  number: '7',
  fraction: '1.5',
  negative: '-1',
  infinite: '1e400',
  unsafe: '9007199254740993',
  object: '{}',
} as const
type Wrong = keyof typeof wrong

interface OddField {
  at: readonly Place[]
  path: readonly (string | number)[]
  values: readonly Wrong[]
}

const jobs = ['create', 'message', 'retrieve'] as const
const visitors = ['visitors'] as const
const anyShape: readonly Wrong[] = ['missing', 'null', 'deep', 'text', 'number', 'object']
const noCount: readonly Wrong[] = [
  'missing',
  'null',
  'deep',
  'text',
  'fraction',
  'negative',
  'infinite',
  'unsafe',
]
const noText: readonly Wrong[] = ['missing', 'null', 'deep', 'number', 'object']

const oddFields: readonly OddField[] = [
  { at: jobs, path: ['id'], values: noText },
  { at: ['retrieve'], path: ['id'], values: ['text'] },
  { at: jobs, path: ['status'], values: ['missing', 'null', 'deep', 'number', 'object'] },
  { at: jobs, path: ['prLink'], values: ['deep', 'number', 'object'] },
  { at: jobs, path: ['model'], values: noText },
  { at: jobs, path: ['source'], values: anyShape },
  { at: jobs, path: ['createdAt'], values: noText },
  { at: visitors, path: ['totals'], values: anyShape },
  { at: visitors, path: ['totals', 'total'], values: noCount },
  { at: visitors, path: ['visitors'], values: anyShape },
  { at: visitors, path: ['visitors', 0], values: ['null', 'deep', 'text', 'number', 'object'] },
  { at: visitors, path: ['visitors', 0, 'path'], values: noText },
  { at: visitors, path: ['visitors', 0, 'human'], values: noCount },
  { at: visitors, path: ['hasMore'], values: anyShape },
  { at: ['views'], path: ['totals', 'total'], values: noCount },
  { at: ['views'], path: ['views', 0, 'path'], values: noText },
  { at: ['views'], path: ['views', 0, 'ai'], values: noCount },
  { at: ['views'], path: ['hasMore'], values: anyShape },
  { at: ['searches'], path: ['searches'], values: anyShape },
  { at: ['searches'], path: ['searches', 0, 'searchQuery'], values: noText },
  { at: ['searches'], path: ['searches', 0, 'hits'], values: noCount },
  { at: ['searches'], path: ['searches', 0, 'ctr'], values: ['missing', 'null', 'deep', 'text', 'negative'] },
  { at: ['searches'], path: ['totalSearches'], values: noCount },
  { at: ['searches'], path: ['nextCursor'], values: ['deep', 'number', 'object'] },
  { at: ['feedback'], path: ['feedback', 0, 'id'], values: noText },
  { at: ['feedback'], path: ['feedback', 0, 'comment'], values: ['deep', 'number', 'object'] },
  { at: ['feedback'], path: ['feedback', 0, 'helpful'], values: ['deep', 'text', 'number', 'object'] },
  { at: ['feedback-by-page'], path: ['feedback'], values: anyShape },
  { at: ['feedback-by-page'], path: ['feedback', 0, 'thumbsDown'], values: noCount },
  { at: ['assistant'], path: ['conversations'], values: anyShape },
  { at: ['assistant'], path: ['conversations', 0, 'id'], values: noText },
  { at: ['assistant'], path: ['conversations', 0, 'query'], values: noText },
  { at: ['assistant'], path: ['hasMore'], values: anyShape },
  { at: ['permission'], path: ['permission'], values: anyShape },
  { at: ['permission'], path: ['role_name'], values: ['deep', 'number', 'object'] },
  { at: ['account'], path: ['data', 'viewer', 'login'], values: noText },
  { at: ['account'], path: ['data', 'viewer'], values: anyShape },
  { at: ['create-comment', 'list-comments'], path: ['id'], values: ['missing', 'null', 'deep', 'text'] },
  { at: ['list-comments'], path: [0, 'id'], values: ['missing', 'null', 'deep', 'text', 'object'] },
  { at: ['list-comments'], path: [0, 'body'], values: ['deep', 'number', 'object'] },
  { at: ['list-comments'], path: [0, 'user', 'login'], values: ['deep', 'number', 'object'] },
  { at: ['pull-files'], path: [0, 'filename'], values: noText },
  { at: ['pull-files'], path: [0, 'additions'], values: ['missing', 'null', 'deep', 'text', 'infinite'] },
  { at: ['pull-files'], path: [0, 'patch'], values: ['missing', 'null', 'deep', 'number', 'object'] },
  { at: ['compare'], path: ['files'], values: anyShape },
  { at: ['compare'], path: ['files', 0, 'filename'], values: noText },
  { at: ['compare'], path: ['files', 0, 'status'], values: noText },
  { at: ['releases'], path: [0, 'tag_name'], values: noText },
  { at: ['releases'], path: [1, 'published_at'], values: ['missing', 'null', 'deep', 'text', 'number'] },
  { at: ['create-artifact'], path: ['signed_upload_url'], values: anyShape },
  { at: ['finalize-artifact'], path: ['artifact_id'], values: ['missing', 'null', 'deep', 'text', 'object'] },
]

/** Faults that change one field of a successful answer to a shape outside the contract. */
export const fieldKinds: FaultKinds = Object.fromEntries(
  oddFields.flatMap(({ at, path, values }) =>
    values.map((name) => {
      const transform = (answer: Answer): Answer =>
        answer.status < 300 ? { ...answer, body: withRawField(answer.body, path, wrong[name]) } : answer
      return [`${at[0] ?? ''}-field-${path.join('.')}-${name}`, { at, behaviour: () => ({ transform }) }]
    }),
  ),
)
