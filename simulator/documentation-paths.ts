const handwritten = [
  '/',
  '/quickstart',
  '/installation',
  '/authentication',
  '/api-reference/introduction',
  '/guides/first-project',
  '/v1/introduction',
  '/mcp/overview',
  '/api-reference/jobs/create',
  '/api-reference/jobs/retrieve',
  '/guides/agent-instructions',
  '/pricing',
  '/guides/migrate-from-v1',
  '/api-reference/errors',
  '/changelog',
  '/v1/projects',
  '/concepts/projects',
  '/concepts/agents',
  '/guides/pull-requests',
  '/api-reference/analytics/visitors',
  '/mcp/connect',
  '/v1/jobs',
  '/integrations/github',
  '/integrations/gitlab',
  '/guides/custom-domain',
  '/api-reference/webhooks/list',
  '/api-reference/rate-limits',
  '/mcp/tools',
  '/cli/overview',
  '/cli/commands',
  '/security/api-keys',
  '/support',
  '/guides/search',
  '/guides/versioning',
  '/guides/redirects',
  '/guides/analytics-export',
  '/components/cards',
  '/components/code-blocks',
  '/settings/theme',
  '/sdks/python',
  '/sdks/go',
  '/sdks/typescript',
  '/components/tabs',
  '/settings/navigation',
  '/security/ip-allowlist',
  '/faq',
]
const pagesPerSection = 50

/** Returns the paths of a documentation site with `count` pages, the most popular first. */
export function documentationPaths(count: number): string[] {
  return Array.from({ length: count }, (_, index) => handwritten[index] ?? generated(index))
}

/** Returns a 32-bit hash (FNV-1a with a final mix), 0 to 2³² − 1. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

function generated(index: number): string {
  const section = Math.floor((index - handwritten.length) / pagesPerSection) + 1
  return `/reference/section-${section}/page-${index + 1}`
}
