import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'

import { describeInBrowser, type WindowOptions } from '../support/browser.ts'
import { reportOpener } from '../support/exported-report.ts'

// What untrusted text would do if it got into the page. ADDRESS is that of a server.
const markup = `
  <img src="data:," onerror="hits.push('handler')">
  <a id="link" href="javascript:hits.push('link')">x</a>
  <iframe srcdoc="<script>parent.hits.push('document')</script>"></iframe>
  <img src="ADDRESS/image">
  <link rel="stylesheet" href="ADDRESS/sheet">
  <iframe src="ADDRESS/frame"></iframe>
  <iframe name="target"></iframe><form id="form" target="target" action="ADDRESS/form"></form>
  <p id="styled" style="color: rgb(1, 2, 3)">x</p>
  <style>h1 { color: rgb(4, 5, 6) }</style>
  <base href="https://evil.example/">`
const code = `
  setTimeout("hits.push('timer')")
  const script = document.createElement('script')
  script.textContent = "hits.push('script')"
  document.body.append(script)
  document.getElementById('link').click()
  document.getElementById('form').submit()
  fetch('ADDRESS/fetch').catch(() => undefined)`
const hits = ['document', 'handler', 'link', 'script', 'timer']
const requests = ['fetch', 'form?', 'frame', 'image', 'sheet']
/** Each blocks at least one of them. */
const directives = [
  ...['base-uri', 'connect-src', 'form-action', 'frame-src', 'img-src', 'script-src'],
  ...['script-src-attr', 'script-src-elem', 'style-src-attr', 'style-src-elem'],
]

describeInBrowser('The content security policy of report.html', (stage) => {
  const open = reportOpener(stage)
  let server: Server
  let address = ''
  const requested = new Set<string>()
  beforeAll(async () => {
    server = createServer(({ url = '' }, response) => {
      requested.add(url.slice(1))
      response.setHeader('access-control-allow-origin', '*').end()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  const attacked = async (options: WindowOptions): Promise<Page> => {
    const page = await open({ ...options, mayHaveTroubles: true })
    requested.clear()
    await page.evaluate(`{
      globalThis.hits = []
      document.body.insertAdjacentHTML('beforeend', ${JSON.stringify(markup)}.replaceAll('ADDRESS', '${address}'))
      ${code.replaceAll('ADDRESS', address)}
    }`)
    return page
  }
  const hitsOf = async (page: Page) => (await page.evaluate<string[]>('hits')).sort()
  const blockedBy = async (page: Page) => {
    const violations = await page.evaluate<string[]>('violations')
    return [...new Set(violations.map((each) => each.split(' ')[1]))].sort()
  }
  const effectsOf = async (page: Page) =>
    page.evaluate<object>(`({
      attribute: getComputedStyle(document.getElementById('styled')).color,
      sheet: getComputedStyle(document.querySelector('h1')).color,
      base: document.baseURI.slice(0, 5),
    })`)

  it('blocks foreign scripts, requests, styles and addresses', async () => {
    const page = await attacked({})
    while ((await blockedBy(page)).length < directives.length) await delay(10)
    expect(await blockedBy(page)).toEqual(directives)
    expect(await hitsOf(page)).toEqual([])
    expect([...requested]).toEqual([])
    const text = 'rgb(31, 35, 40)'
    expect(await effectsOf(page)).toEqual({ attribute: text, sheet: text, base: 'file:' })
  })

  it('is needed: each script, request, style and address works without it', async () => {
    const page = await attacked({ withoutPolicy: true })
    while (requested.size < requests.length || (await hitsOf(page)).length < hits.length) await delay(10)
    expect(await hitsOf(page)).toEqual(hits)
    expect([...requested].sort()).toEqual(requests)
    const colours = { attribute: 'rgb(1, 2, 3)', sheet: 'rgb(4, 5, 6)' }
    expect(await effectsOf(page)).toEqual({ ...colours, base: 'https' })
  })
})
