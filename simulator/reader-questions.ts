import type { Seasons } from './visitor-data.ts'

/** What readers ask the assistant about one subject. */
interface Subject {
  /** The page on which they ask. Null if it is none. */
  page: string | null
  category: string | null
  perMonth: number
  /** Default: every month alike. */
  seasons?: Seasons
  /** Null if the documentation does not cover it. */
  answer: string | null
  /** Default: `answer`. */
  responseType?: 'clarifying_question'
  wordings: readonly string[]
}

// A subject is new, asked most, still asked, and closed. The other months repeat these four.
const mostInJanuary = [1, 0.85, 0, 0.1]
const mostInFebruary = [0.1, 1, 0.85, 0]
const mostInMarch = [0, 0.1, 1, 0.85]
const mostInApril = [0.85, 0, 0.1, 1]
const always = [1]

/** A tag of a template with wordings, which bars separate. The first one is asked most. */
const unanswered =
  (page: string, category: string, perMonth: number, seasons: Seasons) =>
  ([text = '']: TemplateStringsArray): Subject => {
    const all = split(text)
    const wordings = all.flatMap((wording, at) => (at % 2 === 1 ? [wording, all[0] ?? ''] : [wording]))
    return { page, category, perMonth, seasons, answer: null, wordings }
  }

// What the documentation covers is asked in many ways, too.
const openings =
  split(`How do I | how to | how can i | where do i | Is it possible to | what is the best way to | i want to | can i |
  what do i need to`)

/** A tag of a template with what readers want to do. */
const answered =
  (page: string, category: string, perMonth: number, answer: string) =>
  ([text = '']: TemplateStringsArray): Subject => ({
    page,
    category,
    perMonth,
    answer,
    wordings: openings.flatMap((opening) => split(text).map((task) => `${opening} ${task}`)),
  })

/** Nobody asks these twice. */
const once: Subject = {
  page: null,
  category: null,
  perMonth: 22,
  answer: null,
  wordings: split(`
    Do you have an office in Lisbon? | can i pay with bitcoin | dark mode for the checkout page |
    what's the difference between a hold and an authorization | is there a desktop app |
    Does the search support wildcards? | how big can a file attachment be | emoji in statement descriptors? |
    whats your SLA | Can I print the documentation? | how do i contact sales |
    is the german translation official | why is my balance negative | apple pay on android? |
    where can i see the roadmap | does it work in china | Which currencies have no decimals? |
    typo on the pricing page, who do I tell | how do i turn off e-mail notifications |
    can i embed the dashboard in an iframe | Is there a student discount? | what does pending settlement mean |
    do coupons stack | how are exchange rates decided | can the logo on receipts be larger |
    what timezone are reports in | is there a slack community | Do you sign a DPA? | how to merge two accounts |
    the video on the start page has no sound | what happens on february 29 | can a person have two logins |
    How accurate is the fraud score? | are gift cards supported | why was my payout split | keyboard shortcuts |
    do i need a lawyer for marketplace payments | what is your vat number |
    how to change the owner of the organization | screen reader support in checkout |
    Can I schedule a report for sunday night? | what's a merchant category code | is there an outlook plugin |
    how many team members are free | does the python client work with asyncio | postman collection? |
    who can see card numbers | why do prices differ between the website and the app |
    batch upload of product images | is sepa instant available in norway | What counts as an active customer? |
    how to hide a field in the checkout form | can I use my own fonts | maximum length of metadata values |
    do you support 3d secure 2.3 | how to undo a dispute response | barcode on paper invoices |
    is there a hackathon this year | kafka connector | firmware update of the card reader is stuck at 40% |
    do you have a referral program | Is the uptime of last year published? | how to round amounts in yen |
    can a donation page have a goal | where do i upload my passport | is there a changelog feed |
    what does the red dot next to a country mean | can i get a receipt in french | how do tips work on terminals |
    Does the map of stores need a google key? | is cash on delivery possible | how to print shipping labels |
    can i block a country | what is strong customer authentication | why is the sidebar empty in safari`),
}

const clarified: Subject = {
  page: null,
  category: null,
  perMonth: 8,
  answer: null,
  responseType: 'clarifying_question',
  wordings: ['hello', 'Hi', 'help', 'it does not work', 'error', 'can you help me with my project'],
}

export const subjects: readonly Subject[] = [
  unanswered('/webhooks/overview', 'Webhooks', 40, mostInFebruary)`
    How often do you retry a failed webhook? | how many times do you retry a failed webhook |
    for how long do you retry a failed webhook? | do you retry failed webhooks automatically |
    do you retry a failed webhook when my endpoint is down | can I change how often you retry a failed webhook? |
    when do you stop to retry a failed webhook | where do i see how often a failed webhook was retried`,
  unanswered('/billing/invoices', 'Billing', 30, mostInMarch)`
    How do I export all invoices as CSV? | export invoices to csv | can I export all invoices of one quarter |
    how do I export invoices as PDF? | export all invoices of last year for our accountant | export invoices to excel |
    how to export invoices automatically each month | does the export of invoices include refunds`,
  unanswered('/security/api-keys', 'Security', 30, mostInApril)`
    How do I rotate an API key without downtime? | rotate api key | can two api keys be active while I rotate |
    how often should I rotate an api key | is there an endpoint to rotate api keys |
    what happens to running requests when i rotate an api key | rotate api keys automatically |
    how long does the old api key work after I rotate it?`,
  unanswered('/security/single-sign-on', 'Security', 30, mostInJanuary)`
    Can I map SAML groups to roles? | map saml groups to roles | how do I map SAML groups from Okta to roles |
    can i map saml groups from azure to roles | which SAML attribute maps groups to roles? |
    do you map SAML groups to roles at each sign in? | how to map one saml group to two roles`,
  unanswered('/api-reference/rate-limits', 'API', 28, mostInMarch)`
    When does the rate limit reset? | rate limit reset time | which header tells when the rate limit will reset? |
    does the rate limit reset every hour | how long until the rate limit is reset | rate limit reset in the sandbox |
    can we reset the rate limit for a migration`,
  unanswered('/security/data-deletion', 'Privacy', 25, mostInApril)`
    How do I delete all personal data of a customer? | delete personal data of a customer for gdpr |
    a customer wants us to delete all personal data | is there an api to delete personal data of a customer |
    does deleting a customer also delete all personal data | how long until the personal data of a customer is deleted`,
  unanswered('/guides/test-mode', 'Testing', 26, mostInJanuary)`
    How do I copy live data to test mode? | copy live data to test mode | can I copy live data into test mode every night |
    how often can I copy live data to test mode | copy only customers from live data to test mode |
    does a copy of live data in test mode have card numbers`,
  unanswered('/integrations/terraform', 'Integrations', 30, mostInFebruary)`
    Is there a Terraform provider? | terraform provider for webhook endpoints |
    does the terraform provider import existing endpoints | how to manage api keys with the terraform provider |
    does the terraform provider support roles | which version of the terraform provider do i need`,
  unanswered('/security/audit-log', 'Security', 9, always)`
    How long is the audit log kept? | can I stream the audit log to Splunk | send the audit log to our SIEM |
    who can read the audit log? | does the audit log show api requests`,
  unanswered('/sdks/go', 'SDKs', 7, always)`
    Is there a Ruby SDK? | when will you publish a ruby sdk | do you have an official ruby sdk |
    ruby sdk for Rails | example of the ruby sdk`,
  unanswered('/security/ip-allowlist', 'Security', 6, always)`
    Which IP addresses do your webhooks come from? | list of your ip addresses | do your ip addresses change |
    which ip addresses do we allow in the firewall`,
  unanswered('/guides/refunds', 'Payments', 6, always)`
    Can I refund only part of a payment? | refund part of a payment | can i refund part of a payment twice |
    are fees returned if I refund part of a payment`,
  unanswered('/support', 'Account', 3, always)`
    My account jane.doe@example.com is locked | my account ann@example.org is locked`,
  answered('/quickstart', 'Getting started', 34, 'Open Settings and copy the key of a project.')`
    create my first payment | get started | try it without a credit card | create a project`,
  answered('/installation', 'Getting started', 28, 'Run npm install.')`
    install the cli on windows | install the sdk with yarn | update the cli | use it behind a proxy`,
  answered('/api-reference/pagination', 'API', 26, 'Pass the cursor of the page before.')`
    get the next page of a list | list more than 100 items | sort a list by date | filter a list by status`,
  answered('/guides/subscriptions', 'Billing', 26, 'Update the subscription.')`
    change the plan in the middle of a month | cancel a subscription at the end of the period | add a free trial |
    pause a subscription`,
  answered('/guides/custom-domain', 'Site', 20, 'Add a CNAME record.')`
    set up a custom domain | use our own domain for the payment page | renew the certificate of a domain`,
  answered('/webhooks/signatures', 'Webhooks', 24, 'Compute an HMAC of the body.')`
    verify the signature of a webhook | test webhooks on my machine | find the signing secret`,
  answered('/api-reference/errors', 'API', 22, 'The code of the error says what was wrong.')`
    handle errors in typescript | find out why a card was declined | see the id of a failed request`,
  once,
  clarified,
]

function split(text: string): string[] {
  return text.trim().split(/\s*\|\s*/u)
}
