import type { SimulatedComment } from '../../simulator/github-api.ts'
import type { Attempt } from '../attempt.ts'
import { previewUrlOf } from '../scenarios/draw-deployment.ts'
import { deploymentNumbers, isBuild } from './deployments.ts'
import { isCutShort } from './end-of-run.ts'
import { deploymentComments } from './thread.ts'

/** The comment of deployments is of the last run that ended, unless its pull request got a newer commit. */
export function* commentTellsDeployment(attempt: Attempt): Iterable<string> {
  const { run, plan, result, requests, signalled, commentsAfter } = attempt
  const { headline = '', outcome = '' } = result.outputs
  const written = writtenComments(attempt)
  for (const { body } of written)
    if (!body.includes(headline) || !body.includes(`/actions/runs/${run.id}`))
      yield `The comment is not of its run, whose headline is ${headline}: ${body}`
  const isWanted =
    run.deployed !== undefined && run.inputs['comment'] === 'true' && run.event?.thread !== undefined
  // The deadline can come, or the disk be full, before the step begins.
  const isBegun = requests.service.length + requests.github.length > 0
  if (!isWanted || !isBegun || outcome === 'skipped' || isCutShort(attempt) || signalled) return
  const isFaulty = requests.github.some(({ fault }) => fault !== undefined)
  // On a busy machine, the time after the deadline can be too short.
  const isTooLate = result.log.includes('The comment may be missing or old. The step did not end within')
  // A preview of a pull request that is over leaves the comment to the publication.
  const isLeft = result.log.includes('so its comment stays as it is')
  if (isFaulty || isTooLate || isLeft || plan.pushAfterRequests !== undefined) return
  const [comment] = deploymentComments(attempt, commentsAfter)
  if (comment?.body.includes(headline) !== true)
    yield `The comment does not tell the end of the run, ${headline}: ${comment?.body ?? 'there is none'}`
}

/** The link of a preview is that of the last build. A build whose address is not plain has none. */
export function* linkIsOfLastBuild(attempt: Attempt, earlier: readonly Attempt[]): Iterable<string> {
  const { scenario, requests, result, farEnds, run } = attempt
  const asked = requests.service.filter((request) => isBuild(request) && request.ownStatus === 202)
  const numbers = deploymentNumbers(isBuild, attempt, earlier)
  // An answer was certainly read if the status was asked for after it.
  const lastRead = asked.findLastIndex((request) =>
    requests.service
      .slice(requests.service.indexOf(request))
      .some(({ path }) => path.includes('/update-status/')),
  )
  const urls = numbers.slice(Math.max(0, lastRead)).map((number) => {
    const url = URL.parse(previewUrlOf(number, scenario, farEnds.site.url))
    return url !== null && url.username === '' && isSafe(url.href, attempt) ? url.href : ''
  })
  if (lastRead === -1) urls.push('')
  const { previewUrl = '', previewStatus, outcome } = result.outputs
  const isTold = outcome === 'previewed' || outcome === 'pr-created'
  if (isTold && !urls.includes(previewUrl))
    yield `previewUrl is ${previewUrl}; expected ${urls.join(' or ')}.`
  if (run.inputs['preview'] === undefined) return
  for (const { body } of writtenComments(attempt)) {
    const [, link = ''] = /\[Open the preview\]\(<([^>]*)>\)/u.exec(body) ?? []
    if (previewStatus !== 'success') {
      if (link !== '') yield `The link is that of no build, ${link}: ${body}`
    } else if (!urls.includes(link))
      yield `The link is ${link || 'missing'}; expected ${urls.join(' or ')}: ${body}`
  }
}

/** Every link that people can follow is https. */
export function linksAreHttps(attempt: Attempt): string[] {
  const { result, commentsAfter } = attempt
  return [result.summary, ...commentsAfter.map(({ body }) => body)]
    .map((markdown) => markdown.replaceAll(/<pre>[^]*?<\/pre>|(`+)[^]*?\1/gu, ''))
    .flatMap((text) => text.match(/(?:[a-z][a-z\d+.-]*:\/\/|\b(?:javascript|data):)[^\s<>]*/giu) ?? [])
    .filter((url) => !isSafe(url, attempt))
    .map((url) => `A link is not https: ${url}`)
}

/** On the machine of the simulators, http is allowed. */
function isSafe(url: string, { farEnds }: Attempt): boolean {
  return url.startsWith('https://') || url.startsWith(`${farEnds.site.url}/`)
}

/** Returns the comments about deployments that an attempt wrote at its end. */
function writtenComments(attempt: Attempt): SimulatedComment[] {
  const before = new Set(attempt.commentsBefore.map(({ id, body }) => `${id} ${body}`))
  return deploymentComments(attempt, attempt.commentsAfter).filter(
    ({ id, body }) => !before.has(`${id} ${body}`) && !/^[^\n]*\n⏳/u.test(body),
  )
}
