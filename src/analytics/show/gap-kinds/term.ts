import { formatShare } from '../../../shared/number-format.ts'
import { fewClicks } from '../../judge/topics/topic.ts'
import { changeOf, onPage, type ShownGapKind, times } from './gap-kind.ts'

export const shownTerms: ShownGapKind<'term'> = {
  verb: () => 'add',
  what: ({ about: { name } }) => ['content for ', { words: name }],
  why: (task) => [
    [`searched ${times(task.count.now)}${changeOf(task)}`],
    [`${formatShare(task.about.clickThroughRate).replace('.0%', '%')} clicked`],
    onPage('most clicked: ', task),
  ],
  numbers: ({ about: { clickThroughRate } }) => ({ clickThroughRate }),
  tells: 'the searches with few clicks',
  counts: { searches: 'searches' },
  table: { name: 'terms', title: 'Searches with few clicks' },
  name: { title: 'Term', kind: 'words', json: 'text' },
  note: `Less than ${100 * fewClicks}% of the searches led to a click.`,
  columns: (counts) => [
    {
      title: 'Other terms',
      kind: 'words',
      cell: ({ name, terms }) => terms.filter(({ text }) => text !== name),
    },
    { title: 'Clicked most', kind: 'page', cell: ({ topClickedPage }) => topClickedPage },
    ...counts,
    { title: 'With a click', kind: 'share', isWide: true, cell: (group) => group.clickThroughRate },
  ],
  count: { title: 'Searches', closed: ' searches without a click', json: 'searches' },
  empty: ({ searches, gaps }) => {
    if (searches?.terms.length === 0) return 'Nobody searched: is the search of the site on?'
    const others = gaps?.topic?.some((topic) => topic.terms.length > 0) === true ? ' outside the topics' : ''
    return `No term${others} was searched twice with few clicks.`
  },
  jsonMember: 'terms',
  json: ['name', 'terms', 'count', 'clickThroughRate', 'topClickedPage'],
}
