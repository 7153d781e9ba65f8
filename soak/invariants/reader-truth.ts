import {
  type ConversationRow,
  conversationRows,
  type FeedbackRow,
  feedbackRows,
  type SearchRow,
  searchRows,
} from '../../simulator/reader-data.ts'
import { type ViewData, viewData, viewsOf } from '../../simulator/view-data.ts'
import { listedVisitors } from '../scenarios/visitor-list.ts'
import type { VisitorsScenario } from '../scenarios/scenario.ts'

/** What readers viewed, searched, voted and asked, as the service has it. */
export interface ReaderTruth {
  views: ViewData
  searches: SearchRow[]
  feedback: FeedbackRow[]
  conversations: ConversationRow[]
}

// The service generates what readers wrote for a site of this size if the pages are a fixed list.
const pagesOfListedSite = 40

/** Returns what the service has about the readers in the range of a scenario. */
export function readerTruth({ data, inputs }: VisitorsScenario): ReaderTruth {
  const range = { dateFrom: inputs['date-from'] ?? '', dateTo: inputs['date-to'] ?? '' }
  const pages = data.kind === 'site' ? data.pages : pagesOfListedSite
  const readers = { pages, ...range }
  return {
    views:
      data.kind === 'site' ? viewData(pages, range.dateFrom, range.dateTo) : viewsOf(listedVisitors(data)),
    searches: searchRows(readers),
    feedback: feedbackRows(readers),
    conversations: conversationRows(readers),
  }
}
