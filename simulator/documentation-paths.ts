const handwritten =
  `/ /quickstart /authentication /api-reference/introduction /webhooks/overview /api-reference/errors
  /installation /guides/first-payment /billing/invoices /api-reference/rate-limits /v1/introduction
  /webhooks/signatures /sdks/typescript /guides/refunds /sdks/python /security/api-keys
  /api-reference/pagination /guides/subscriptions /v1/charges /security/single-sign-on /guides/test-mode
  /pricing /mcp/overview /billing/plans /guides/customers /v1/webhooks /changelog /guides/idempotency
  /security/roles /integrations/terraform /cli/overview /v1/errors /guides/payouts /security/data-deletion
  /integrations/slack /sdks/go /guides/custom-domain /security/ip-allowlist /cli/commands /support
  /guides/disputes /billing/taxes /mcp/tools /guides/migration /security/audit-log /faq`.split(/\s+/u)
const resources =
  `accounts balances branches cards charges coupons credits currencies customers deposits devices disputes
  documents domains events exports fees files holds imports installments invoices keys ledgers links locations mandates
  members merchants messages meters notes notifications offers orders payments payouts permissions plans prices products
  quotes receipts refunds reports reviews roles schedules sessions shipments sources stores subscriptions taxes tokens
  transfers users vouchers wallets`.split(/\s+/u)
const operations = ['list', 'create', 'retrieve', 'update', 'delete']
const endpoints = operations.flatMap((operation) =>
  resources.map((resource) => `/reference/${resource}/${operation}`),
)

/** Returns the paths of a documentation site with `count` pages, the most popular first. */
export function documentationPaths(count: number): string[] {
  const written = [...handwritten, ...endpoints]
  return Array.from({ length: count }, (_, index) => written[index] ?? `/reference/more/page-${index + 1}`)
}
