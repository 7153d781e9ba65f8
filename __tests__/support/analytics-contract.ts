import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'

/*
 * The analytics operations as the OpenAPI document of the service defines them, as JSON Schemas. Written for these tests:
 * descriptions and what nothing here uses are left out.
 */

const text = { type: 'string' }
const textOrNull = { type: ['string', 'null'] }
const number = { type: 'number' }
const yesOrNo = { type: 'boolean' }
const oneOf = (...values: string[]) => ({ type: 'string', enum: values })
const list = (items: object) => ({ type: 'array', items })
/** An object that needs all of its properties. */
const object = (properties: Record<string, object>, optional: Record<string, object> = {}) => ({
  type: 'object',
  properties: { ...properties, ...optional },
  required: Object.keys(properties),
})

const traffic = { human: number, ai: number, total: number }
const pageOf = (name: string) =>
  object({
    totals: object(traffic),
    [name]: list(object({ path: text, ...traffic })),
    hasMore: yesOrNo,
  })

const feedbackBase = {
  id: text,
  path: text,
  comment: textOrNull,
  createdAt: textOrNull,
  source: oneOf('code_snippet', 'contextual', 'agent', 'thumbs_only'),
  status: oneOf('pending', 'in_progress', 'resolved', 'dismissed'),
}
const sourceIs = (...sources: string[]) => ({ source: oneOf(...sources) })

const answers = {
  visitors: pageOf('visitors'),
  views: pageOf('views'),
  searches: object({
    searches: list(
      object({
        searchQuery: text,
        hits: number,
        ctr: number,
        topClickedPage: textOrNull,
        lastSearchedAt: text,
      }),
    ),
    totalSearches: { type: 'integer', minimum: 0 },
    nextCursor: textOrNull,
  }),
  feedback: object({
    feedback: list({
      anyOf: [
        object({ ...feedbackBase, ...sourceIs('contextual'), helpful: yesOrNo, contact: textOrNull }),
        object({
          ...feedbackBase,
          ...sourceIs('code_snippet'),
          code: text,
          filename: textOrNull,
          lang: textOrNull,
        }),
        object({ ...feedbackBase, ...sourceIs('agent', 'thumbs_only') }),
      ],
    }),
    nextCursor: textOrNull,
    hasMore: yesOrNo,
  }),
  'feedback/by-page': object({
    feedback: list(object({ path: text, thumbsUp: number, thumbsDown: number, code: number, total: number })),
    hasMore: yesOrNo,
  }),
  assistant: object({
    conversations: list(
      object(
        {
          id: text,
          timestamp: text,
          query: text,
          response: text,
          sources: list(object({ title: text, url: text })),
          resolutionStatus: oneOf('answered', 'unanswered'),
          queryCategory: textOrNull,
          pageUrl: textOrNull,
        },
        { responseType: oneOf('answer', 'clarifying_question') },
      ),
    ),
    nextCursor: textOrNull,
    hasMore: yesOrNo,
  }),
}

type Operation = keyof typeof answers
export const operations = Object.keys(answers) as Operation[]

const date = { type: 'string', pattern: String.raw`^\d{4}-\d{2}-\d{2}(T.+)?$` }
const wholeNumber = (minimum: number, maximum?: number) => ({
  type: 'integer',
  minimum,
  ...(maximum !== undefined && { maximum }),
})
const query = (parameters: Record<string, object>) => ({
  type: 'object',
  properties: { dateFrom: date, dateTo: date, ...parameters },
  additionalProperties: false,
})
const offsets = query({ limit: wholeNumber(1, 250), offset: wholeNumber(0) })

/** The document allows other parameters for feedback, but the action has no use for them. */
const queries: Record<Operation, object> = {
  visitors: offsets,
  views: offsets,
  searches: query({ limit: wholeNumber(1, 100), cursor: text }),
  feedback: query({ limit: wholeNumber(1, 100), cursor: text }),
  'feedback/by-page': query({ limit: wholeNumber(1, 100) }),
  assistant: query({
    limit: wholeNumber(1, 1000),
    cursor: { type: 'string', pattern: '^[0-7][0-9A-HJKMNP-TV-Z]{25}$' },
  }),
}

const refusal = object({ error: text }, { details: list(object({ message: text })) })

const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true })
const forQueries = new Ajv2020({ allErrors: true, coerceTypes: true })

/** Returns what is wrong with an answer of status 200; none if it holds. */
export function problemsOfAnswer(operation: Operation, body: unknown): string[] {
  return problems(ajv.compile(answers[operation]), body)
}

/** Returns what is wrong with an answer of status 400 or 500. */
export function problemsOfRefusal(body: unknown): string[] {
  return problems(ajv.compile(refusal), body)
}

/** Returns what is wrong with the parameters of a request. */
export function problemsOfQuery(operation: string, parameters: Record<string, string>): string[] {
  const known = operations.find((each) => each === operation)
  if (known === undefined) return [`${operation} is not in the contract`]
  return problems(forQueries.compile(queries[known]), { ...parameters })
}

function problems(validate: ValidateFunction, value: unknown): string[] {
  validate(value)
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`)
}
