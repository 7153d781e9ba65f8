import { describe, expect, it } from '@jest/globals'

import { itemsFromLast, itemsInOrder, type Page, pageWithLinks } from '../../src/github/list-pages.ts'

const at = (page: number): string => `<https://api.github.com/x?per_page=100&page=${page}>`

/** A list of 10 items per page, and the pages that were read. GitHub names the last page only if `namesLast`. */
function listOf(count: number, { namesLast }: { namesLast: boolean }) {
  const asked: number[] = []
  const last = Math.max(1, Math.ceil(count / 10))
  const readPage = (number: number): Promise<Page<number>> => {
    asked.push(number)
    const items = Array.from({ length: count }, (_, index) => index).slice((number - 1) * 10, number * 10)
    const links = [
      ...(number > 1 ? [`${at(number - 1)}; rel="prev"`] : []),
      ...(number < last ? [`${at(number + 1)}; rel="next"`] : []),
      ...(number < last && namesLast ? [`${at(last)}; rel="last"`] : []),
    ]
    return Promise.resolve(pageWithLinks(items, number, links.length === 0 ? undefined : links.join(', ')))
  }
  return { asked, readPage }
}

async function itemsOf(list: AsyncIterable<number>): Promise<number[]> {
  const items: number[] = []
  for await (const item of list) items.push(item)
  return items
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)

describe('the items of a list', () => {
  it.each([
    { namesLast: true, count: 0, asked: [1] },
    { namesLast: false, count: 10, asked: [1] },
    { namesLast: false, count: 35, asked: [1, 2, 3, 4] },
  ])('are read in order to the last: %j', async ({ count, asked, ...links }) => {
    const list = listOf(count, links)
    expect(await itemsOf(itemsInOrder(list.readPage))).toEqual(upTo(count))
    expect(list.asked).toEqual(asked)
  })

  it.each([
    { namesLast: true, asked: [1, 4, 3, 2] },
    { namesLast: false, asked: [1, 2, 3, 4] },
  ])('are returned from the last: %j', async ({ asked, ...links }) => {
    const list = listOf(35, links)
    const items = await itemsOf(itemsFromLast(list.readPage))
    expect(items).toEqual(upTo(35).toReversed())
    expect(list.asked).toEqual(asked)
  })

  it('end with a page without items, because a list can become shorter', async () => {
    const list = listOf(35, { namesLast: true })
    const readPage = async (number: number): Promise<Page<number>> =>
      number < 3 ? list.readPage(number) : pageWithLinks([], number, `${at(4)}; rel="next"`)
    expect(await itemsOf(itemsInOrder(readPage))).toEqual(upTo(20))
    expect(list.asked).toEqual([1, 2])
  })

  it.each([
    ['in order', itemsInOrder],
    ['from the last', itemsFromLast],
  ])('are at most 100 of a list without an end, %s', async (_, read) => {
    const readPage = (number: number): Promise<Page<number>> =>
      Promise.resolve(pageWithLinks([number], number, `${at(number + 1)}; rel="next"`))
    const items = await itemsOf(read(readPage))
    expect(items.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1))
  })
})

describe('a page', () => {
  it.each<[string, string | undefined, Partial<Page<number>>]>([
    ['with the page before it', `${at(2)}; rel="prev"`, { isLast: true, lastPage: 3 }],
    ['with the next page', `${at(4)}; rel="next"`, { isLast: false, lastPage: undefined }],
    ['with the last page', `${at(9)}; rel="last"`, { isLast: false, lastPage: 9 }],
  ])('%s tells whether it is the last', (_, link, told) => {
    expect(pageWithLinks([1], 3, link)).toEqual({ items: [1], ...told })
  })
})
