import { describe, expect, it } from '@jest/globals'

import { retryableStatuses } from '../../src/shared/retry.ts'
import { adviceFor } from '../../src/service/status-advice.ts'

describe('the advice for a status', () => {
  it.each([
    [401, 'create-job', /expired\..*Create an admin key.*in the secret that api-key uses\. Or the plan/],
    [403, 'create-job', /the scope "write".*IP allowlist.*Check project-id/],
    [403, 'read-list', /the scope "read"/],
    [403, 'retrieve-job', /the scope "read"/],
    [403, 'read-deployment', /the scope "read"/],
    [403, 'build-preview', /has no previews\. Or: The key lacks the scope "write"/],
    [402, 'create-job', /^The organization has no credits left\. See the Usage page of the dashboard\.$/],
    [414, 'read-list', /Shorten the range\.$/],
    [504, 'read-list', /Shorten the range\.$/],
    [504, 'retrieve-job', /Try again later/],
    [
      404,
      'create-job',
      /project-id or base-url is wrong.+ may no longer have this operation\. Look for a newer version/,
    ],
    [410, 'create-job', /^The service may no longer have this operation\. Look for a newer version/],
    [404, 'read-list', /project-id or base-url is wrong/],
    [404, 'send-message', /job-id is wrong.*another project.*project-id/],
    [404, 'retrieve-job', /job-id is wrong/],
    [429, 'send-message', /100 requests of this kind per project per hour. Try again when/],
    [429, 'read-list', /100 analytics requests per organization per hour\. Try again .+\.$/],
    [400, 'read-list', /date-from and date-to/],
    [400, 'create-job', /^Check the instruction: prompt, .+ dry-run: true shows it\.$/],
    [400, 'retrieve-job', /^Check base-url, project-id and job-id\.$/],
    [407, 'create-job', /proxy of the runner .+ https_proxy or HTTPS_PROXY/],
    [500, 'read-list', /Try again later/],
    [422, 'create-job', /Check base-url, project-id and the inputs/],
  ] as const)('%d to %s names the cause and the fix', (status, operation, advice) => {
    expect(adviceFor(status, { operation })).toMatch(advice)
  })

  it.each([
    [403, /^Probably the plan .+ could read the visitors\. If so, remove searches from include\.$/],
    [404, /^Probably the plan .+ could read the visitors\. If so, remove searches from include\.$/],
    [400, /^Check date-from and date-to\.$/],
  ] as const)('%d to a list of include names the item', (status, advice) => {
    expect(adviceFor(status, { operation: 'read-list', include: 'searches' })).toMatch(advice)
  })

  it.each(Object.keys(retryableStatuses))('%s, which may pass, says to try again', (status) => {
    expect(adviceFor(Number(status), { operation: 'create-job' })).toMatch(/Try again (?:later|when)/u)
  })

  it.each([401, 403])('%d with words about the plan gets no second cause', (status) => {
    const said = 'Not on this plan'
    expect(adviceFor(status, { operation: 'publish' }, said)).toBe('')
    expect(adviceFor(403, { operation: 'read-list', include: 'views' }, said)).toBe(
      'To export the rest, remove views from include.',
    )
    expect(adviceFor(status, { operation: 'publish' }, 'No')).not.toBe('')
  })

  it('401 without words names the plan, too', () => {
    const plan = ' Or the plan of the project has no API access, which needs Pro or Enterprise.'
    const context = { operation: 'publish' } as const
    expect(adviceFor(401, context)).toBe(`${adviceFor(401, context, 'Invalid key')}${plan}`)
    expect(adviceFor(403, context)).toBe(adviceFor(403, context, 'Forbidden'))
  })
})
