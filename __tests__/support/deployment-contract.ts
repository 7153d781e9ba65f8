import { Ajv2020 } from 'ajv/dist/2020.js'

import type { RecordedRequest } from '../../simulator/recording-server.ts'

/*
 * The requests about deployments as the OpenAPI document of the service defines them, as JSON Schemas. Written for these
 * tests.
 */

const ajv = new Ajv2020({ allErrors: true })
const noBody = { const: '' }
const branchBody = {
  type: 'object',
  properties: { branch: { type: 'string', minLength: 1 } },
  required: ['branch'],
  additionalProperties: false,
}

/** The body of each operation, by method and the form of its path. */
const operations: readonly [form: RegExp, body: object][] = [
  [/^POST \/v1\/project\/preview\/[^/]+$/u, branchBody],
  [/^POST \/v1\/project\/update\/[^/]+$/u, noBody],
  [/^GET \/v1\/project\/update-status\/[^/]+$/u, noBody],
]

/** Returns what is wrong with a request; none if the document allows it. */
export function problemsOfDeploymentRequest({
  method,
  path,
  query,
  headers,
  body,
}: RecordedRequest): string[] {
  const call = `${method} ${path}`
  const [, schema] = operations.find(([form]) => form.test(call)) ?? []
  if (schema === undefined) return [`${call} is no operation`]
  const validate = ajv.compile(schema)
  validate(body)
  return [
    ...(validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`),
    ...Object.keys(query).map((name) => `${name} is no parameter`),
    ...(/^Bearer \S+$/u.test(headers.authorization ?? '') ? [] : ['there is no bearer token']),
  ]
}
