import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'

import { describeInBrowser, troublesOf, type WindowOptions } from '../support/browser.ts'
import { reportOpener } from '../support/exported-report.ts'

// What untrusted text would do if it got into the page. Each attack has a number, which shows whether it worked.
const running = [
  [
    'a script',
    `const script = document.createElement('script')
    script.textContent = 'hits.push(0)'
    document.body.append(script)`,
  ],
  [
    'a script of a data address',
    `const script = document.createElement('script')
    script.src = 'data:text/javascript,hits.push(1)'
    document.body.append(script)`,
  ],
  ['a handler of an image', `add('<img src="data:," onerror="hits.push(2)">')`],
  ['a handler of a disclosure', `add('<details open ontoggle="hits.push(3)">x</details>')`],
  [
    'a link',
    `add('<a id="link" href="javascript:hits.push(4)">x</a>'); document.getElementById('link').click()`,
  ],
  ['a timer of text', `setTimeout('hits.push(5)')`],
  ['a document in a frame', `add('<iframe srcdoc="<script>parent.hits.push(6)</script>"></iframe>')`],
  [
    'a handler of the window',
    `document.body.setAttribute('onmessage', 'hits.push(7)'); postMessage('x', '*')`,
  ],
] as const

const loading = [
  ['an image', '<img src="ADDRESS/image">'],
  ['a style sheet', '<link rel="stylesheet" href="ADDRESS/sheet">'],
  ['a frame', '<iframe src="ADDRESS/frame"></iframe>'],
  ['an object', '<object data="ADDRESS/object"></object>'],
  ['a video', '<video src="ADDRESS/video"></video>'],
  ['a form', '<iframe name="target"></iframe><form id="form" target="target" action="ADDRESS/form"></form>'],
] as const

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

  /** Runs an attack on a page, until it is done or, where nothing should happen, for a while. */
  const attacked = async (
    options: WindowOptions,
    code: string,
    isDone?: (page: Page) => Promise<boolean> | boolean,
  ): Promise<Page> => {
    const page = await open({ ...options, mayHaveTroubles: true })
    requested.clear()
    await page.evaluate(`
      globalThis.hits = []
      globalThis.add = (markup) => document.body.insertAdjacentHTML('beforeend', markup)
    `)
    await page.evaluate(`(() => { ${code} })()`)
    if (isDone === undefined) await delay(300)
    else while (!(await isDone(page))) await delay(10)
    return page
  }

  const scripts = running.map(([, each]) => `{ ${each} }`).join('\n')
  const requests = () => {
    const markup = loading.map(([, each]) => each.replace('ADDRESS', address)).join('')
    return `add(${JSON.stringify(markup)})
      document.getElementById('form').submit()
      fetch('${address}/fetch').catch(() => undefined)
      navigator.sendBeacon('${address}/beacon')
      const script = document.createElement('script')
      script.src = '${address}/script'
      document.body.append(script)`
  }
  const names = ['beacon', 'fetch', 'form?', 'frame', 'image', 'object', 'script', 'sheet', 'video']
  const styles = `
    add('<p id="styled" style="color: rgb(1, 2, 3)">x</p><style>h1 { color: rgb(4, 5, 6) }</style>')
    add('<base href="https://evil.example/">')`
  const hitsOf = async (page: Page) => page.evaluate<number[]>('hits')
  const effectsOf = async (page: Page) =>
    page.evaluate<object>(`({
      attribute: getComputedStyle(document.getElementById('styled')).color,
      sheet: getComputedStyle(document.querySelector('h1')).color,
      base: document.baseURI.slice(0, 5),
    })`)

  it('blocks foreign scripts, requests, styles and addresses', async () => {
    const page = await attacked({}, `${scripts}\n${requests()}\n${styles}`)
    expect(await hitsOf(page)).toEqual([])
    expect([...requested]).toEqual([])
    const text = 'rgb(31, 35, 40)'
    expect(await effectsOf(page)).toEqual({ attribute: text, sheet: text, base: 'file:' })
  })

  it('is needed: each script, request, style and address works without it', async () => {
    const page = await attacked(
      { withoutPolicy: true },
      `${scripts}\n${requests()}\n${styles}`,
      async (each) => requested.size >= names.length && (await hitsOf(each)).length >= running.length,
    )
    expect((await hitsOf(page)).sort()).toEqual(running.map((_, index) => index))
    expect([...requested].sort()).toEqual(names)
    const colours = { attribute: 'rgb(1, 2, 3)', sheet: 'rgb(4, 5, 6)' }
    expect(await effectsOf(page)).toEqual({ ...colours, base: 'https' })
  })

  it('allows everything that the page itself does', async () => {
    const page = await open()
    await page.evaluate(`{
      for (const each of document.querySelectorAll('summary, .explorer button')) each.click()
    }`)
    for (const text of ['reference', 'no such page', '']) await page.fill('#pages-filter', text)
    await page.setViewportSize({ width: 375, height: 800 })
    await page.emulateMedia({ media: 'print' })
    expect(await troublesOf(page)).toEqual([])
  })
})
