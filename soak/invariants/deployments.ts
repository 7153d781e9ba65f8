import type { RecordedRequest } from '../../simulator/recording-server.ts'
import type { Attempt } from '../attempt.ts'
import { type BuildLifeName, buildLives, headCommits, mainCommits } from '../scenarios/job-lives.ts'
import { isCreate, isMessage, mayBePerformed, postsOf } from './posts.ts'

const mostDeployments = 2
const mostPagesAsked = 25

/** A preview is built only where it is wanted, and if there is a pull request. The same is true of a publication. */
export function* deploymentIsWanted(attempt: Attempt): Iterable<string> {
  const { run, result, requests } = attempt
  const { outcome, previewStatus = '' } = result.outputs
  const isWanted = { preview: run.inputs['preview'] !== undefined, publication: 'publish' in run.inputs }
  if (!isWanted.preview && (requests.service.some(isBuild) || previewStatus !== ''))
    yield 'A preview was built that nobody wanted.'
  if (!isWanted.publication && requests.service.some(isPublication))
    yield 'The site was published, and nobody wanted it.'
  if (run.deployed === undefined) {
    if (previewStatus !== '' && outcome !== 'pr-created' && outcome !== undefined)
      yield `The outcome is ${outcome}, and the preview is ${previewStatus}.`
    return
  }
  const ends = isWanted.preview ? ['previewed'] : ['published', 'not-published']
  if (outcome !== undefined && ![...ends, 'skipped', 'timed-out', 'cancelled', 'error'].includes(outcome))
    yield `The outcome of the deployment is ${outcome}.`
  if (postsOf(attempt).length > 0) yield 'A deployment asked the agent.'
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

/** A build of another commit than the head of the pull request is no result. */
export function* resultIsOfHead(attempt: Attempt, earlier: readonly Attempt[]): Iterable<string> {
  const { previewStatus = '' } = attempt.result.outputs
  const built = builtCommits(attempt, earlier)
  const ofPullRequest = attempt.run.inputs['preview'] === 'true'
  if (!ofPullRequest || !['success', 'failure'].includes(previewStatus)) return
  if (!built.some((commit) => commit === undefined || headCommits.includes(commit)))
    yield `The preview is a ${previewStatus}, and only another commit was built.`
}

/** The commit of a run is live only if it is in what was built. */
export function* liveIsBuilt(attempt: Attempt, earlier: readonly Attempt[]): Iterable<string> {
  const { headline = '' } = attempt.result.outputs
  const { commit = '' } = attempt.run.deployed ?? {}
  if (!/^\S+ at \w{7} is (?:live|built)/u.test(headline)) return
  const having = mainCommits.includes(commit) ? mainCommits.slice(mainCommits.indexOf(commit)) : [commit]
  const has = builtCommits(attempt, earlier).some((built = '') => having.includes(built))
  if (!has) yield `${commit} was not built, and the headline is: ${headline}`
}

/** A page is live only if the site shows the change, and not live only if it shows what is gone, or nothing. */
export function* wordsTell({ scenario: { site }, result }: Attempt): Iterable<string> {
  const { pagesNotLive = '', headline = '', previewStatus = '' } = result.outputs
  const isShown = ['live', 'old-for-a-while', 'old-until-built-again'].includes(site)
  if (!isShown && /shows the (?:merge|change)/u.test(headline))
    yield `The page is ${site}, and the headline is: ${headline}`
  const isTold = site.startsWith('old') || site === 'missing'
  if (!isTold && pagesNotLive !== '') yield `The page is ${site}, and pagesNotLive is ${pagesNotLive}.`
  if (pagesNotLive !== '' && previewStatus === 'failure') yield 'Pages of a preview that failed were asked.'
}

/** A site gets no secret, and is asked for no more than 25 pages, an invented one, and its list of pages. */
export function* siteIsAskedAsAStranger({ farEnds }: Attempt): Iterable<string> {
  const { requests } = farEnds.site
  if (requests.some(({ headers }) => 'authorization' in headers || 'cookie' in headers))
    yield 'The site got a key or a cookie.'
  if (new Set(requests.map(({ path }) => path)).size > mostPagesAsked + 2)
    yield `The site was asked for ${requests.length} pages.`
}

/**
 * Returns the commits that the service names of what an attempt had built; undefined for a build of which it names none. All
 * builds of a scenario have one order, and all publications.
 */
export function builtCommits(attempt: Attempt, earlier: readonly Attempt[]): (string | undefined)[] {
  const { builds, publications } = attempt.scenario
  const of = (isOne: typeof isBuild, lives: readonly BuildLifeName[]) =>
    deploymentNumbers(isOne, attempt, earlier).map((number) => {
      const name = lives[Math.min(number, lives.length - 1)]
      const { sha = '' } = (name && buildLives[name].at(-1)?.commit) ?? {}
      return sha.length === 40 ? sha : undefined
    })
  return [...of(isBuild, builds), ...of(isPublication, publications)]
}

/** Returns which deployments of a scenario an attempt had, from 0. */
export function deploymentNumbers(
  isOne: (request: RecordedRequest) => boolean,
  attempt: Attempt,
  earlier: readonly Attempt[],
): number[] {
  const accepted = ({ requests }: Attempt): number =>
    requests.service.filter((request) => isOne(request) && request.ownStatus === 202).length
  const before = earlier.reduce((sum, other) => sum + accepted(other), 0)
  return Array.from({ length: accepted(attempt) }, (_, index) => before + index)
}

export function isBuild({ path }: RecordedRequest): boolean {
  return path.includes('/v1/project/preview/')
}

function isPublication({ path }: RecordedRequest): boolean {
  return path.includes('/v1/project/update/')
}
