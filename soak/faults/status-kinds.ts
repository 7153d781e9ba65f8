import { allHostileTexts } from '../hostile-text.ts'
import type { FaultBehaviour, FaultKind, FaultKinds } from './fault-kind.ts'

const rejections = [400, 401, 403, 404, 407, 409, 413, 421, 422, 429]
const troubles = [408, 500, 502, 503, 504]
const redirects = [301, 302, 303, 307, 308]

const bodies: Readonly<Record<string, Pick<FaultBehaviour, 'headers' | 'body'>>> = {
  json: { body: { error: 'The simulator does not want to.', message: 'The simulator does not want to.' } },
  html: { headers: { 'content-type': 'text/html' }, body: '<html><h1>Bad gateway</h1></html>' },
  empty: {},
  commands: { body: { error: allHostileTexts, message: allHostileTexts, msg: allHostileTexts } },
}

/** Answers with another status. The service may have done the work before a gateway error. */
export const statusKinds: FaultKinds = {
  ...kindsWithBodies(rejections),
  ...kindsWithBodies(troubles),
  ...kindsWithBodies(troubles, '-after-processing', { processed: true }),
  ...Object.fromEntries(
    redirects.map((status): [string, FaultKind] => [
      `redirect-${status}`,
      { behaviour: () => ({ status, headers: { location: 'https://elsewhere.example/' } }) },
    ]),
  ),
}

function kindsWithBodies(statuses: readonly number[], suffix = '', more: FaultBehaviour = {}): FaultKinds {
  const kinds = statuses.flatMap((status) =>
    Object.entries(bodies).map(([name, body]): [string, FaultKind] => [
      `status-${status}-${name}${suffix}`,
      { behaviour: () => ({ status, ...body, ...more }) },
    ]),
  )
  return Object.fromEntries(kinds)
}

const retryAfterForms: Readonly<Record<string, () => string>> = {
  '0-seconds': () => '0',
  '1-second': () => '1',
  '1-hour': () => '3600',
  negative: () => '-5',
  fraction: () => '1.5',
  word: () => 'soon',
  empty: () => '',
  huge: () => '99999999999999999999',
  'date-soon': () => new Date(Date.now() + 1000).toUTCString(),
  'date-past': () => 'Wed, 21 Oct 2015 07:28:00 GMT',
  'date-iso': () => new Date(Date.now() + 1000).toISOString(),
}

export const retryAfterKinds: FaultKinds = Object.fromEntries(
  [429, 503].flatMap((status) =>
    Object.entries(retryAfterForms).map(([name, value]) => [
      `retry-after-${name}-with-${status}`,
      {
        behaviour: () => ({
          status,
          headers: { 'retry-after': value() },
          body: { error: 'Rate limit exceeded' },
        }),
      },
    ]),
  ),
)
