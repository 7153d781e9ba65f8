/** A search term with its searches per day, its click-through rate, and the page that is clicked most. */
export interface SearchPattern {
  term: string
  perDay: number
  ctr: number
  page: string | null
}

const search = (term: string, perDay: number, ctr: number, page: string | null = null): SearchPattern => ({
  term,
  perDay,
  ctr,
  page,
})

/** The site answers most terms, but it has no page about webhooks, SSO, audit logs or a Ruby SDK. */
export const searchPatterns: readonly SearchPattern[] = [
  search('api key', 9.1, 0.62, '/security/api-keys'),
  search('webhook', 7.3, 0.08, '/api-reference/introduction'),
  search('install', 6.2, 0.71, '/installation'),
  search('authentication', 5.6, 0.66, '/authentication'),
  search('rate limit', 4.9, 0.55, '/api-reference/rate-limits'),
  search('webhook signature', 3.8, 0.04, '/security/api-keys'),
  search('sso', 3.2, 0.03, '/authentication'),
  search('python', 3.1, 0.49, '/sdks/python'),
  search('custom domain', 2.8, 0.58, '/guides/custom-domain'),
  search('typescript', 2.6, 0.52, '/sdks/typescript'),
  search('pricing', 2.3, 0.6, '/pricing'),
  search('openapi', 2.1, 0.31, '/api-reference/introduction'),
  search('saml', 1.9, 0),
  search('ruby sdk', 1.8, 0),
  search('cancel job', 1.7, 0.1, '/api-reference/jobs/retrieve'),
  search('dark mode', 1.6, 0.22, '/settings/theme'),
  search('error 403', 1.5, 0.18, '/api-reference/errors'),
  search('export csv', 1.4, 0.15, '/guides/analytics-export'),
  search('gitlab', 1.3, 0.55, '/integrations/gitlab'),
  search('self hosted', 1.2, 0.05, '/installation'),
  search('audit log', 1.1, 0),
  search('code block', 1.1, 0.57, '/components/code-blocks'),
  search('delete project', 0.9, 0.09, '/concepts/projects'),
  search('tabs', 0.9, 0.5, '/components/tabs'),
  search('versions', 0.9, 0.44, '/guides/versioning'),
  search('redirect', 0.8, 0.6, '/guides/redirects'),
  search('cli login', 0.7, 0.33, '/cli/commands'),
  search('ip allowlist', 0.6, 0.7, '/security/ip-allowlist'),
  search('invoice for jane.doe@example.com', 0.1, 0),
]

/** A kind of feedback with its number per day. */
export interface FeedbackPattern {
  page: string
  perDay: number
  /** A reader writes one of these, or only votes. */
  comments: readonly string[]
  source: 'contextual' | 'code_snippet' | 'agent' | 'thumbs_only'
  helpful: boolean
  contact: string | null
  snippet?: { code: string; filename: string | null; lang: string | null }
}

const vote = (
  page: string,
  perDay: number,
  helpful: boolean,
  comments: string | readonly string[] = [],
  change: Partial<FeedbackPattern> = {},
): FeedbackPattern => ({
  page,
  perDay,
  comments: [comments].flat(),
  source: 'contextual',
  helpful,
  contact: null,
  ...change,
})

/** Readers dislike the pages about errors, custom domains and rate limits. */
export const feedbackPatterns: readonly FeedbackPattern[] = [
  vote('/quickstart', 1.3, true),
  vote('/quickstart', 0.3, false, 'Step 3 needs a project ID, but says so only in step 5.'),
  vote('/installation', 0.7, true),
  vote('/installation', 0.5, false, 'npm install fails on Windows with EPERM.'),
  vote('/api-reference/errors', 0.1, true),
  vote('/api-reference/errors', 0.6, false, [
    'Error 4031 is not in this list.',
    'error 4031 is not in this list',
    'What does error 4031 mean?',
    'I get 429 and cannot find how long to wait.',
    'Please add an example of an error body.',
  ]),
  vote('/api-reference/errors', 0.2, false, 'Which errors may I retry? Please mail jane.doe@example.com.', {
    contact: 'jane.doe@example.com',
  }),
  vote('/guides/custom-domain', 0.1, true),
  vote(
    '/guides/custom-domain',
    0.4,
    false,
    ['The target of the CNAME record is missing.', 'How long does the certificate take?'],
    { contact: 'sam@example.org' },
  ),
  vote('/api-reference/rate-limits', 0.2, true),
  vote('/api-reference/rate-limits', 0.4, false, [
    'Is the limit per key or per organization?',
    'When does the hour start?',
  ]),
  vote('/security/api-keys', 0.6, true),
  vote('/security/api-keys', 0.3, false, 'How do I rotate a key without downtime?'),
  vote('/sdks/typescript', 0.8, true),
  vote('/sdks/python', 0.5, true, 'The async example is great.'),
  vote('/cli/commands', 0.5, true),
  vote('/guides/versioning', 0.2, true),
  vote('/components/code-blocks', 0.3, true, [], { source: 'thumbs_only' }),
  vote('/sdks/python', 0.2, false, 'client.jobs.create has no parameter wait.', {
    source: 'code_snippet',
    snippet: { code: 'client.jobs.create(prompt="…", wait=True)', filename: 'main.py', lang: 'python' },
  }),
  vote('/api-reference/jobs/create', 0.2, false, 'The example has no Content-Type header.', {
    source: 'code_snippet',
    snippet: { code: "curl -X POST … -d '{}'", filename: null, lang: 'bash' },
  }),
  vote('/api-reference/introduction', 0.2, false, 'The base URL is only on another page.', {
    source: 'agent',
  }),
]

/** A question to the assistant, in the words of several readers, with its number per day. */
export interface ConversationPattern {
  questions: readonly [string, ...string[]]
  category: string | null
  page: string | null
  perDay: number
  /** Null if the documentation does not cover the question. */
  answer: string | null
}

const ask = (
  perDay: number,
  category: string | null,
  page: string | null,
  answer: string | null,
  questions: string | readonly [string, ...string[]],
): ConversationPattern => ({
  questions: typeof questions === 'string' ? [questions] : questions,
  category,
  page,
  perDay,
  answer,
})

export const conversationPatterns: readonly ConversationPattern[] = [
  ask(2.1, 'Security', '/security/api-keys', 'Open Settings, then API keys.', 'How do I create an API key?'),
  ask(1.8, 'CLI', '/cli/overview', 'Run npm i -g docs-cli.', 'How do I install the CLI?'),
  ask(1.5, 'API', '/api-reference/rate-limits', '100 requests per hour.', 'What is the rate limit?'),
  ask(1.2, 'Site', '/guides/custom-domain', 'Add a CNAME record.', 'How do I set up a custom domain?'),
  ask(0.8, 'Site', '/guides/redirects', 'Add it to redirects.json.', 'How do I add a redirect?'),
  ask(0.7, 'Site', '/settings/theme', 'Set theme in docs.json.', 'How can I change the colours?'),
  ask(0.6, 'Agents', '/concepts/agents', 'A push, or a request.', 'What starts an agent?'),
  ask(0.3, null, null, 'What would you like to know?', ['hello', 'Hi']),
  ask(0.9, 'Security', '/security/api-keys', null, [
    'How do I rotate an API key without downtime?',
    'how do i rotate an api key without downtime?',
    'How do I  rotate an API key without downtime? ',
  ]),
  ask(0.7, 'API', '/api-reference/introduction', null, [
    'How do I verify the signature of a webhook?',
    'how do I verify the signature of a webhook?',
  ]),
  ask(0.6, 'Security', '/authentication', null, ['Can I sign in with SAML?', 'can I sign in with SAML?']),
  ask(0.5, 'SDKs', '/sdks/python', null, ['Is there a Ruby SDK?', 'Is there a ruby SDK?']),
  ask(0.35, 'Agents', '/api-reference/jobs/retrieve', null, 'How long is a finished job kept?'),
  ask(0.25, 'Analytics', '/guides/analytics-export', null, 'Do the numbers of visitors include bots?'),
  ask(0.1, 'Account', '/support', null, 'My account jane.doe@example.com is locked. What can I do?'),
]
