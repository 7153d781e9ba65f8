import { groupBy } from '../../../shared/group-by.ts'
import type { Pause } from '../../../shared/pause.ts'
import { type FeedbackEntry, isOpen } from '../../read/feedback-list.ts'
import type { IncludedLists } from '../../read/included-lists.ts'
import type { PageFeedback } from '../../read/page-feedback-list.ts'
import { pagePath, sumsByPath } from '../../read/pages.ts'
import type { ComparedCount } from '../compared-count.ts'
import { featuresOf } from '../topics/features.ts'
import { likenesses, wouldJoin } from '../topics/groups.ts'
import { isPraise } from '../topics/small-talk.ts'
import { type Counted, isMostlyOn, leastCount, type Topic } from '../topics/topic.ts'
import { foldedText, startOf } from '../topics/words.ts'
import { type GapKind, silentPerReader, type Sources } from './gap-kind.ts'

/** A complaint is about as typical as the most typical one, from this share of it on. */
const aboutAsTypical = 0.85
/** What has more words that tell says no more. */
const mostWords = 4

/** A page with more thumbs down than up. With at least two, it is a gap. */
export interface DislikedPage extends Omit<PageFeedback, 'path' | 'thumbsDown'> {
  /** Its path. */
  name: string
  /** Its thumbs down. */
  count: ComparedCount
  /** Complaints that nobody has resolved or dismissed; equal wordings are one. The most typical come first. */
  comments: Counted[]
  /** Somebody resolved or dismissed comments, and no complaint is open. */
  isSettled: boolean
  /** What was mostly asked on it about the same as its most typical complaint. */
  asked: Topic[]
}

export const pageKind: GapKind<DislikedPage> = {
  list: 'pageFeedback',
  find: dislikedPages,
  isGap: ({ count }) => count.now >= leastCount,
  findFormer: ({ lists, before, placeOf }) => {
    const pages = new Map(readablePages(lists).map((page) => [page.path, page]))
    return readablePages(before)
      .filter(isDisliked)
      .flatMap(({ path, thumbsDown }) => {
        const name = placeOf(path)
        // Nobody can vote on a page that is gone.
        if (name === undefined) return []
        const page = pages.get(name)
        if (page !== undefined && isDisliked(page)) return []
        return [{ name, now: page?.thumbsDown ?? 0, before: thumbsDown }]
      })
  },
  sizeOf: ({ pageFeedback: list }) => (list?.isComplete === true ? list.thumbsUp + list.thumbsDown : 0),
  toDo: ({ name, count, comments, isSettled }) => {
    if (isSettled) return undefined
    const readers = count.now * silentPerReader
    return { words: comments[0]?.text ?? null, page: name, isOnPage: true, count, readers }
  },
}

async function dislikedPages(sources: Sources): Promise<DislikedPage[]> {
  const { lists, before, subjects, placeOf, compare, pause } = sources
  const commented = (lists.feedback?.entries ?? []).filter(({ comment }) => (comment ?? '').trim() !== '')
  const commentsOf = groupBy(commented, ({ path }) => pagePath(path))
  const listBefore = before?.pageFeedback
  const placed = readablePages(before).map((page) => ({ ...page, path: placeOf(page.path) ?? page.path }))
  const downBefore = new Map(sumsByPath(placed).map(({ path, thumbsDown }) => [path, thumbsDown]))
  // An empty list does not tell that a page is new in it.
  const unlisted = listBefore?.isComplete === true && listBefore.pages.length > 0 ? 0 : null
  const disliked = readablePages(lists)
    .filter(({ thumbsUp, thumbsDown }) => thumbsDown > thumbsUp)
    .sort((a, b) => b.thumbsDown - a.thumbsDown || a.thumbsUp - b.thumbsUp)
  const gaps = disliked.filter(isDisliked).length
  const pages: DislikedPage[] = []
  for (const { path: name, thumbsDown, ...counts } of disliked) {
    const entries = commentsOf.get(name) ?? []
    const comments = await openComplaints(entries, pause)
    const asked: Topic[] = []
    for (const topic of subjects?.topics.filter((each) => isMostlyOn(name, each)) ?? [])
      if (comments[0] && (await wouldJoin(comments[0].text, topic.wordings, pause))) asked.push(topic)
    pages.push({
      ...counts,
      name,
      count: compare(thumbsDown, downBefore.get(name) ?? unlisted, gaps),
      comments,
      // An open complaint can be in the part that was not read.
      isSettled: lists.feedback !== undefined && comments.length === 0 && !entries.every(isOpen),
      asked,
    })
  }
  return pages
}

/** Returns the pages with their paths as a reader writes them. Pages whose paths are equal then are one. */
function readablePages(lists: Pick<IncludedLists, 'pageFeedback'> = {}): PageFeedback[] {
  const pages = lists.pageFeedback?.pages ?? []
  return sumsByPath(pages.map((page) => ({ ...page, path: pagePath(page.path) })))
}

function isDisliked({ thumbsUp, thumbsDown }: PageFeedback): boolean {
  return thumbsDown >= leastCount && thumbsDown > thumbsUp
}

/**
 * A complaint is as typical as it is frequent and like the others. Of those that are about as typical as the most typical, the
 * one that says most comes first: a short one has little that others lack. Of equal ones, the latest is first. Praise, thanks
 * and what says nothing are last: somebody may have hit the wrong thumb.
 *
 * @param entries the latest first
 */
async function openComplaints(entries: readonly FeedbackEntry[], pause: Pause): Promise<Counted[]> {
  const open = entries.filter((entry) => entry.helpful !== true && isOpen(entry))
  const texts = open.map(({ comment }) => startOf(comment ?? ''))
  const complaints = Array.from(groupBy(texts, foldedText).values(), (equal) => {
    return { text: equal[0] ?? '', count: equal.length }
  })
  const features = await featuresOf(complaints, pause)
  const likeness = likenesses(features)
  const found = features.map(({ wording, weights, counted }, index) => {
    // A text is like itself, too.
    const self = weights.reduce((sum, weight) => sum + weight ** 2, 0)
    const typical = wording.count + (likeness[index] ?? 0) - self
    // Without the rounding, equal ones would differ.
    const rounded = Math.round(1e6 * typical)
    return { wording, isPraise: isPraise(wording.text), typical: rounded, words: counted.length }
  })
  const most = Math.max(0, ...found.map(({ isPraise, typical }) => (isPraise ? 0 : typical)))
  const saidBy = ({ typical, words }: (typeof found)[number]): number =>
    typical < aboutAsTypical * most ? 0 : Math.min(mostWords, words)
  return found
    .sort((a, b) => Number(a.isPraise) - Number(b.isPraise) || saidBy(b) - saidBy(a) || b.typical - a.typical)
    .map(({ wording }) => wording)
}
