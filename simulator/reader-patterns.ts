import type { Seasons } from './visitor-data.ts'

/** A term with the share of searches that end in a click, and the page that is clicked most. */
interface SearchPattern {
  term: string
  perMonth: number
  ctr: number
  page: string | null
  seasons?: Seasons
}

const search = (
  term: string,
  perMonth: number,
  ctr: number,
  page: string | null = null,
  seasons: Seasons = [1],
): SearchPattern => ({ term, perMonth, ctr, page, seasons })

/** Some terms belong to subjects of questions, some to none. Most terms lead to a page. */
export const searchPatterns: readonly SearchPattern[] = [
  search('api key', 270, 0.62, '/security/api-keys'),
  search('webhook', 240, 0.64, '/webhooks/overview'),
  search('refund', 190, 0.66, '/guides/refunds'),
  search('install', 180, 0.71, '/installation'),
  search('authentication', 170, 0.66, '/authentication'),
  search('invoice', 160, 0.51, '/billing/invoices'),
  search('rate limit', 150, 0.55, '/api-reference/rate-limits'),
  search('subscription', 130, 0.6, '/guides/subscriptions'),
  search('webhook signature', 120, 0.58, '/webhooks/signatures'),
  search('python', 95, 0.49, '/sdks/python'),
  search('custom domain', 85, 0.58, '/guides/custom-domain'),
  search('pagination', 80, 0.61, '/api-reference/pagination'),
  search('typescript', 78, 0.52, '/sdks/typescript'),
  search('pricing', 70, 0.6, '/pricing'),
  search('error codes', 60, 0.44, '/api-reference/errors'),
  search('webhook retries', 60, 0.06, '/webhooks/overview', [0.1, 1, 0.8, 0]),
  search('failed webhook', 26, 0.08, '/webhooks/overview', [0.1, 1, 0.8, 0]),
  search('export invoices', 44, 0.09, '/billing/invoices', [0, 0.1, 1, 0.8]),
  search('rotate api key', 48, 0.12, '/security/api-keys', [0.8, 0, 0.1, 1]),
  search('saml groups', 40, 0.05, '/security/single-sign-on', [1, 0.8, 0, 0.1]),
  search('saml okta', 34, 0.07, '/security/single-sign-on', [1, 0.8, 0, 0.1]),
  search('rate limit reset', 30, 0.1, '/api-reference/rate-limits', [0, 0.1, 1, 0.8]),
  search('gdpr delete', 28, 0.04, '/security/data-deletion', [0.8, 0, 0.1, 1]),
  search('terraform provider', 42, 0.11, '/integrations/terraform', [0.1, 1, 0.8, 0]),
  search('ruby sdk', 55, 0),
  search('audit log', 24, 0.08, '/security/audit-log'),
  search('dark mode', 46, 0.02),
  search('postman', 52, 0.04, '/api-reference/introduction'),
  search('postman collection', 31, 0.03, '/api-reference/introduction'),
  search('salesforce', 38, 0, null, [1, 1, 0.1, 0.4]),
  search('status page', 29, 0.14, '/support'),
  search('apple pay', 64, 0.09, '/guides/first-payment', [0.3, 0.4, 1, 1]),
  search('helm chart', 18, 0),
  search('invoice for jane.doe@example.com', 3, 0),
]

/** A kind of feedback. */
interface VotePattern {
  page: string
  perMonth: number
  seasons: Seasons
  /** A reader writes one of these, or only votes. */
  comments: readonly string[]
  source: 'contextual' | 'code_snippet' | 'agent' | 'thumbs_only'
  helpful: boolean
  contact: string | null
  snippet?: { code: string; filename: string | null; lang: string | null }
}

const vote = (
  page: string,
  perMonth: number,
  helpful: boolean,
  comments: readonly string[] = [],
  change: Partial<VotePattern> = {},
): VotePattern => ({
  page,
  perMonth,
  helpful,
  comments,
  seasons: [1],
  source: 'contextual',
  contact: null,
  ...change,
})

/** Readers dislike the pages about errors, test mode and payouts. */
export const votePatterns: readonly VotePattern[] = [
  vote('/quickstart', 40, true, ['Clear, thanks.', 'Worked the first time.']),
  vote('/quickstart', 8, false, ['Step 3 needs a project ID, but says so only in step 5.']),
  vote('/installation', 21, true),
  vote('/installation', 9, false, ['npm install fails on Windows with EPERM.', 'which node version?']),
  vote('/api-reference/errors', 4, true),
  vote('/api-reference/errors', 24, false, [
    'Error 4031 is not in this list.',
    'error 4031 is not in this list',
    'What does error 4031 mean?',
    'I get 429 and cannot find how long to wait.',
    'Please add an example of an error body.',
  ]),
  vote('/api-reference/errors', 3, false, ['which of these may I retry? please mail jane.doe@example.com']),
  vote(
    '/guides/test-mode',
    15,
    false,
    [
      'test cards do not work since Monday',
      'the card 4000 0025 0000 3155 is declined now',
      'The card 4000 0025 0000 3155 is declined now.',
    ],
    { seasons: [0.2, 1, 0.8, 0], contact: 'sam@example.org' },
  ),
  vote('/guides/payouts', 14, false, ['When does a payout arrive?', 'no word about weekends'], {
    seasons: [0.8, 0, 0.2, 1],
    contact: 'jane.doe@example.com',
  }),
  vote('/guides/custom-domain', 3, true),
  vote('/guides/custom-domain', 6, false, [
    'The target of the CNAME record is missing.',
    'How long does the certificate take?',
  ]),
  vote('/security/api-keys', 18, true),
  vote('/webhooks/signatures', 25, true, ['The example in Go is what I needed.']),
  vote('/sdks/typescript', 24, true),
  vote('/sdks/python', 15, true, ['The async example is great.']),
  vote('/cli/overview', 15, true),
  vote('/guides/refunds', 12, true),
  vote('/guides/refunds', 5, false, ['Are fees returned?']),
  vote('/pricing', 9, true, [], { source: 'thumbs_only' }),
  vote('/sdks/python', 6, false, ['client.payments.create has no parameter wait.'], {
    source: 'code_snippet',
    snippet: { code: 'client.payments.create(amount=100, wait=True)', filename: 'main.py', lang: 'python' },
  }),
  vote('/authentication', 6, false, ['The example has no Content-Type header.'], {
    source: 'code_snippet',
    snippet: { code: "curl -X POST … -d '{}'", filename: null, lang: 'bash' },
  }),
  vote('/api-reference/introduction', 6, false, ['The base URL is only on another page.'], {
    source: 'agent',
  }),
]
