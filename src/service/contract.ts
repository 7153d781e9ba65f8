/** An agent job, as far as the service tells; the contract declares no field as always present. */
export interface Job {
  /** Undefined where an answer to a retrieve leaves it out. */
  id: string | undefined
  /** In the service's words; known are `active`, `completed`, `archived` and `failed`. */
  status: string
  /** As received: whoever shows it checks it. */
  prLink: string | null
  model: string | null
  sourceRepository: string | null
  sourceRef: string | null
  createdAt: string | null
  archivedAt: string | null
}

/** A job whose id is known. */
export type KnownJob = Job & { id: string }

/** Approximate distinct visitors; `total` counts those who are both once. Whole numbers, 0 or more. */
export interface VisitorCounts {
  human: number
  ai: number
  total: number
}

export interface PageVisitors extends VisitorCounts {
  path: string
}

/** One page of the paginated list. */
export interface VisitorsPage {
  /** Of the whole site in the requested range. */
  totals: VisitorCounts
  visitors: PageVisitors[]
  hasMore: boolean
}

/** The query of one page of visitors. */
export interface VisitorsQuery {
  dateFrom?: string | undefined
  /** Exclusive. */
  dateTo?: string | undefined
  /** 1 to 250. */
  limit: number
  offset: number
}
