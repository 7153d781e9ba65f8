import { ActionError } from '../shared/errors.ts'
import { addressBelow, isLoopback, siteAddress } from '../shared/site-address.ts'
import type { AnalyticsQuery } from './contract.ts'

export interface ServiceAddress {
  /** Its path, if any, is a prefix of every path of the contract. */
  baseUrl: URL
  projectId: string
}

/** Returns the URLs of the contract, below the path of the base URL. */
export function serviceUrls({ baseUrl, projectId }: ServiceAddress) {
  const below = (...segments: string[]): URL => addressBelow(baseUrl, segments, encodeSegment)
  /** @param path below `/v1/analytics/{projectId}/`, for example `feedback/by-page` */
  const analytics = (path: string, query: AnalyticsQuery): URL => {
    const url = below('v1', 'analytics', projectId, ...path.split('/'))
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) url.searchParams.set(name, String(value))
    }
    return url
  }
  return {
    jobs: below('v2', 'agent', projectId, 'job'),
    job: (jobId: string) => below('v2', 'agent', projectId, 'job', jobId),
    message: (jobId: string) => below('v2', 'agent', projectId, 'job', jobId, 'message'),
    preview: below('v1', 'project', 'preview', projectId),
    publish: below('v1', 'project', 'update', projectId),
    deployment: (statusId: string) => below('v1', 'project', 'update-status', statusId),
    analytics,
  }
}

/** Encodes one path segment. A dot segment would change the path, even if it is encoded. */
function encodeSegment(segment: string): string {
  if (/^\.{0,2}$/u.test(segment) || !segment.isWellFormed()) {
    throw new ActionError(`"${segment}" cannot be used as an identifier in the path of a request.`)
  }
  return encodeURIComponent(segment)
}

/** Like {@link siteAddress}, for an address that the service names: a loopback host counts only if the service is on one. */
export function namedAddress(text: string, { baseUrl }: Pick<ServiceAddress, 'baseUrl'>): URL | undefined {
  const address = siteAddress(text)
  return address && isLoopback(address) && !isLoopback(baseUrl) ? undefined : address
}
