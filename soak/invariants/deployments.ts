import type { RecordedRequest } from '../../simulator/recording-server.ts'
import type { Attempt } from '../attempt.ts'
import { isCreate, isMessage, mayBePerformed } from './posts.ts'

const mostDeployments = 2
const mostPagesAsked = 25

/** A preview is built only where it is wanted, and if there is a pull request. The same is true of a publication. */
export function* deploymentIsWanted({ run, result, requests }: Attempt): Iterable<string> {
  const { outcome, previewStatus = '' } = result.outputs
  if (run.inputs['preview'] === undefined && (requests.service.some(isBuild) || previewStatus !== ''))
    yield 'A preview was built that nobody wanted.'
  if (previewStatus !== '' && outcome !== 'pr-created' && outcome !== undefined)
    yield `The outcome is ${outcome}, and the preview is ${previewStatus}.`
  if (run.inputs['publish'] === undefined && requests.service.some(isPublication))
    yield 'The site was published, and nobody wanted it.'
}

/** An attempt has at most two deployments, also counting those of which it is not known whether they were accepted. */
export function* deploymentsAreFew({ requests }: Attempt): Iterable<string> {
  for (const isOne of [isBuild, isPublication]) {
    const { length } = requests.service.filter((request) => isOne(request) && mayBePerformed(request))
    if (length > mostDeployments) yield `The service may have accepted ${length} deployments of one attempt.`
  }
}

/** A build is read and shown. It is never a request to the agent. */
export function* buildAsksNobody({ requests }: Attempt): Iterable<string> {
  const first = requests.service.findIndex(isBuild)
  const later = first === -1 ? [] : requests.service.slice(first)
  if (later.some((request) => isCreate(request) || isMessage(request)))
    yield 'The agent was asked after the build of the preview began.'
}

/** A failure of another commit than the head of the pull request is no result. */
export function* resultIsOfHead({ scenario, result }: Attempt): Iterable<string> {
  const { previewStatus = '' } = result.outputs
  if (previewStatus === 'failure' && scenario.builds.every((life) => life === 'another-commit'))
    yield 'The preview failed, and only another commit was built.'
}

/** A page is live only if the site shows the change, and not live only if it shows what is gone, or nothing. */
export function* wordsTell({ scenario: { site }, result }: Attempt): Iterable<string> {
  const { pagesNotLive = '', headline = '', previewStatus = '' } = result.outputs
  if ((site === 'old' || site === 'old-in-html') && /shows the (?:merge|change)/u.test(headline))
    yield `The page shows its old words, and the headline is: ${headline}`
  const isTold = site.startsWith('old') || site === 'missing'
  if (!isTold && pagesNotLive !== '') yield `The page is ${site}, and pagesNotLive is ${pagesNotLive}.`
  if (pagesNotLive !== '' && previewStatus === 'failure') yield 'Pages of a preview that failed were asked.'
}

/** A site gets no secret, and is asked for no more than 25 pages and an invented one. */
export function* siteIsAskedAsAStranger({ farEnds }: Attempt): Iterable<string> {
  const { requests } = farEnds.site
  if (requests.some(({ headers }) => 'authorization' in headers || 'cookie' in headers))
    yield 'The site got a key or a cookie.'
  if (new Set(requests.map(({ path }) => path)).size > mostPagesAsked + 1)
    yield `The site was asked for ${requests.length} pages.`
}

function isBuild({ path }: RecordedRequest): boolean {
  return path.includes('/v1/project/preview/')
}

function isPublication({ path }: RecordedRequest): boolean {
  return path.includes('/v1/project/update/')
}
