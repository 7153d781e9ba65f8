import { formatCount } from '../../../shared/number-format.ts'
import { pagePath } from '../../read/pages.ts'
import { changeOf, type ShownGapKind } from './gap-kind.ts'

export const shownPages: ShownGapKind<'page'> = {
  verb: () => 'fix',
  what: ({ about: { name } }) => [{ page: name }],
  why: (task) => [
    [`${thumbsDown(task.count.now)}${changeOf(task)}`],
    task.words === null ? [] : [{ words: task.words }],
  ],
  listRow: {
    list: 'pageFeedback',
    row: ({ name }, { pageFeedback }) =>
      pageFeedback?.pages.findIndex(({ path }) => pagePath(path) === name) ?? -1,
  },
  tells: 'the pages that readers dislike',
  counts: { thumbsDown: 'thumbs down', thumbsUp: 'thumbs up' },
  table: { name: 'disliked', title: 'Disliked pages' },
  name: { title: 'Page', kind: 'page', json: 'path' },
  note: 'More thumbs down, which are counted here, than up. Comments are those neither resolved nor dismissed.',
  columns: (counts) => [
    { title: 'Open comments', kind: 'words', cell: ({ comments }) => comments },
    ...counts,
    { title: 'Up', kind: 'count', isWide: true, cell: ({ thumbsUp }) => thumbsUp },
  ],
  count: { title: 'Down', closed: ' thumbs down', json: 'thumbsDown' },
  empty: ({ pageFeedback }) =>
    pageFeedback?.pages.length === 0
      ? 'Nobody voted: is feedback on?'
      : 'No page has two thumbs down, and more down than up.',
  jsonMember: 'pages',
  json: ['name', 'thumbsUp', 'count', 'code', 'total', 'comments', 'isSettled'],
}

function thumbsDown(count: number): string {
  return count === 1 ? '1 thumb down' : `${formatCount(count)} thumbs down`
}
