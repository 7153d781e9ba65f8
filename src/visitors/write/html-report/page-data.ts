// The data inside of report.html. html-report.ts writes it, and the script of the page reads it.

export interface PageData {
  /** Visitors of the whole site. */
  total: number
  /** The address of the site, without a slash at its end. */
  site?: string
  series?: Bucket[]
  /** The most visited page first. A list for each column takes less time to parse than one for each page. */
  pages: {
    path: string[]
    human: number[]
    ai: number[]
    total: number[]
    /** All visitors of the previous period. */
    before?: number[]
    /** Null for a page without views. */
    views?: (number | null)[]
  }
  /** The addresses of pages whose address is not `site` and the path, by index; null for pages without a link. */
  links: Record<string, string | null>
  /** The rows of each list of `include`, by the name of its table. */
  lists: Record<string, ListCell[][]>
}

/** What a chart tells about a day, a week or a month. */
export interface Bucket {
  title: string
  human: number
  ai: number
  total: number
}

/**
 * A cell of a list. A row has one for each column, and then the number whose bits are the choices that show the row,
 * without the first choice.
 */
export type ListCell = string | number | null
