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
    const wordings = all.flatMap((wording, at) => (at % 4 === 3 ? [wording, all[0] ?? ''] : [wording]))
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
    How often do you retry a failed webhook? | how many times is a failed webhook retried |
    for how long do you retry a failed webhook? | do you retry failed webhooks automatically |
    will a failed webhook be retried when my endpoint is down |
    Can I change how often a failed webhook is retried? | our endpoint returned 500, do you retry the webhook |
    how to retry a failed webhook by hand | retry failed webhook manualy |
    when do you stop to retry a failed webhook | webhook retries: how many? |
    can i retry all webhooks that failed yesterday | webhook failed and was never retried, why |
    where do i see the retries of a failed webhook`,
  unanswered('/billing/invoices', 'Billing', 30, mostInMarch)`
    How do I export all invoices as CSV? | export invoices to csv | can I export invoices for one quarter |
    is there a bulk export of invoices as PDF? | our accountant needs an export of every invoice of last year |
    download all invoices at once, not one by one | invoice export to excel |
    how to export invoices automatically each month | can the invoices be exported with the tax id |
    export of invoices misses credit notes | does the invoice export include refunds |
    where is the button to export invoices`,
  unanswered('/security/api-keys', 'Security', 30, mostInApril)`
    How do I rotate an API key without downtime? | rotate api key | can two api keys be active while I rotate |
    how often should api keys be rotated | is there an endpoint to rotate api keys |
    what happens to running requests when i rotate my api key | rotate api keys automaticaly |
    rotate the api key without taking production down | everything fails with 401 since we rotated the api key |
    how long does the old api key work after I rotate it? | grace period after rotating an api key`,
  unanswered('/security/single-sign-on', 'Security', 30, mostInJanuary)`
    Can I map SAML groups to roles? | saml group mapping to roles |
    how do I assign roles to SAML groups from Okta | okta saml groups: roles are not assigned |
    map groups from SAML to roles in your dashboard | which SAML attribute maps a group to a role? |
    users of our saml group always get the role viewer | azure ad saml groups and roles |
    does saml assign roles at the first sign in | do you support role mapping for SAML groups? |
    after saml login my user has no role`,
  unanswered('/api-reference/rate-limits', 'API', 28, mostInMarch)`
    When does the rate limit reset? | rate limit reset time | can we get a higher rate limit |
    how do I raise the rate limit for a migration | is the rate limit per key or per user |
    which header tells me when the rate limit resets? | rate limit for bulk imports |
    we hit the rate limit every night, can it be raised | does the sandbox have the same rate limit |
    is there a separate rate limit for reading and writing | 429 rate limit how long to wait`,
  unanswered('/security/data-deletion', 'Privacy', 25, mostInApril)`
    How do I delete all personal data of a customer? | gdpr delete customer data |
    a customer wants their data deleted, how | is deleting a customer enough for gdpr |
    does deleting a customer also delete their payment data |
    erase personal data of a customer but keep the payments | how long do you keep data of deleted customers? |
    gdpr request: export and delete data of one customer | data deletion api for gdpr |
    can i restore a customer whose data was deleted`,
  unanswered('/guides/test-mode', 'Testing', 26, mostInJanuary)`
    How do I copy live data to test mode? | reset test mode data | delete all data in test mode |
    can i clear all data of test mode | is there a way to reset test mode data every night |
    how do i seed data in test mode | my data disappeared from test mode | delete test mode data with the api |
    can I load live data in test mode | how often is the data in test mode deleted`,
  unanswered('/integrations/terraform', 'Integrations', 30, mostInFebruary)`
    Is there a Terraform provider? | terraform provider for webhook endpoints |
    does the terraform provider import existing endpoints | how to manage api keys with the terraform provider |
    terraform provider shows a change on every plan | does the terraform provider support roles |
    can the terraform provider configure several accounts | terraform provider fails with 403 |
    which version of the terraform provider do i need | import existing accounts with terraform`,
  unanswered('/security/audit-log', 'Security', 9, always)`
    How long is the audit log kept? | can I stream the audit log to Splunk | audit log export |
    send audit log events to our SIEM | who changed a role, is that in the audit log? |
    does the audit log show api requests | audit log api?`,
  unanswered('/sdks/go', 'SDKs', 7, always)`
    Is there a Ruby SDK? | ruby gem | when will you publish a ruby sdk | do you have an official ruby client |
    how to call the api from Ruby on Rails | ruby example for creating a payment`,
  unanswered('/security/ip-allowlist', 'Security', 6, always)`
    Which IP addresses do your webhooks come from? | ip ranges for our firewall | list of your ip addresses |
    do the ip addresses change | we need static ip addresses to allow in the firewall |
    outgoing ip addresses of webhooks`,
  unanswered('/guides/refunds', 'Payments', 6, always)`
    Can I refund only part of a payment? | partial refund | how to refund a single line item of an order |
    is there a limit for partial refunds | refund part of the amount twice |
    are fees returned with a partial refund`,
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
