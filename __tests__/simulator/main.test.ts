import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

import { describe, expect, it } from '@jest/globals'

import { itOnPosix } from '../support/platform.ts'

const program = fileURLToPath(new URL('../../simulator/main.ts', import.meta.url))

function run(...options: string[]) {
  const child = spawn(process.execPath, [program, ...options])
  const printed = { stdout: '', stderr: '' }
  child.stdout.on('data', (chunk: Buffer) => (printed.stdout += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (printed.stderr += chunk.toString()))
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, ...printed }))
  return { child, ended }
}

describe('the simulator on its own', () => {
  itOnPosix('prints a URL, key and project that work, and ends with SIGINT', async () => {
    const { child, ended } = run('--port', '0', '--pages', '3')
    const introduction = String((await once(child.stdout, 'data'))[0])
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(introduction)?.[0] ?? ''
    const key = /API key: +(\S+)/.exec(introduction)?.[1] ?? ''
    const project = /Project id: +(\S+)/.exec(introduction)?.[1] ?? ''
    const headers = { authorization: `Bearer ${key}` }
    const response = await fetch(`${url}/v1/analytics/${project}/visitors`, { headers })
    expect(((await response.json()) as { visitors: unknown[] }).visitors).toHaveLength(3)
    expect(introduction.match(/curl /g)).toHaveLength(4)
    child.kill('SIGINT')
    expect((await ended).code).toBe(0)
  })

  it('explains itself', async () => {
    const { code, stdout } = await run('--help').ended
    expect([code, stdout]).toEqual([0, expect.stringContaining('--port')])
  })

  it.each([
    ['a port that is none', ['--port', '70000'], '--port'],
    ['a number of pages that is none', ['--pages', 'many'], '--pages'],
    ['an unknown option', ['--colour'], '--colour'],
  ])('fails for %s', async (_, options, named) => {
    const { code, stderr } = await run(...options).ended
    expect([code, stderr]).toEqual([1, expect.stringContaining(named)])
  })
})
