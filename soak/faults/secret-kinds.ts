import { apiKey, formsOf, gitHubToken } from '../secrets.ts'
import type { FaultBehaviour, FaultContext, FaultKinds } from './fault-kind.ts'

const echoes = [apiKey, gitHubToken].flatMap(formsOf).join(' ')
const html = { 'content-type': 'text/html' }

/** Errors that repeat a secret of the run. */
export const secretKinds: FaultKinds = {
  'secrets-in-error': {
    behaviour: () => ({ status: 400, body: { error: echoes, message: echoes, msg: echoes } }),
  },
  'secrets-in-html': { behaviour: () => ({ status: 502, headers: html, body: `<p>${echoes}</p>` }) },
  'secrets-in-headers': {
    behaviour: () => ({ status: 403, headers: { 'x-request-id': encodeURIComponent(apiKey) }, body: {} }),
  },
  'signed-url-in-xml': {
    at: ['blob'],
    behaviour: (context) => signedUrlError(403, context, (url) => `<Error><Message>${url}</Message></Error>`),
  },
  'signed-url-in-json': {
    at: ['blob', 'finalize-artifact', 'artifacts'],
    behaviour: (context) =>
      signedUrlError(400, context, (url) => JSON.stringify({ code: 'invalid', msg: url })),
  },
  'signed-url-in-html': {
    at: ['blob', 'finalize-artifact'],
    behaviour: (context) =>
      signedUrlError(502, context, (url) => `<html>${url.replaceAll('&', '&amp;')}</html>`),
  },
  'runtime-token-in-error': {
    at: ['create-artifact', 'finalize-artifact'],
    behaviour: ({ runtimeToken }) => ({ status: 400, body: { code: 'invalid', msg: runtimeToken } }),
  },
}

function signedUrlError(
  status: number,
  { signedUrls }: FaultContext,
  bodyOf: (url: string) => string,
): FaultBehaviour {
  // The URL is created during the run.
  return { transform: () => ({ status, headers: {}, body: bodyOf(signedUrls.at(-1) ?? '') }) }
}
