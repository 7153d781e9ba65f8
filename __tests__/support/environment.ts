import { afterEach, beforeEach } from '@jest/globals'

/** Puts the environment back after each test; `names` are removed before each. */
export function isolateEnvironment(...names: string[]): void {
  let before: NodeJS.ProcessEnv
  beforeEach(() => {
    before = { ...process.env }
    for (const name of names) Reflect.deleteProperty(process.env, name)
  })
  afterEach(() => {
    for (const name of Object.keys(process.env)) Reflect.deleteProperty(process.env, name)
    Object.assign(process.env, before)
  })
}

export const proxyVariables = [
  'http_proxy',
  'HTTP_PROXY',
  'https_proxy',
  'HTTPS_PROXY',
  'no_proxy',
  'NO_PROXY',
] as const
