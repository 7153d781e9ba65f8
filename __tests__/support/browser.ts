import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { afterAll, afterEach, beforeAll, describe, expect } from '@jest/globals'
import type * as Playwright from 'playwright-core'
import type { Browser, Page } from 'playwright-core'

import { findChromium } from '../../scripts/chromium.ts'
import type { Findings } from '../../src/analytics/judge/findings.ts'
import { htmlReport } from '../../src/analytics/show/html-report/html-report.ts'
import type { Font } from './fonts.ts'

// Node itself loads Playwright, once for all test files of a process. The test runner would load it for each file.
const { createRequire } = process.getBuiltinModule('node:module')
const { chromium } = createRequire(import.meta.url)('playwright-core') as typeof Playwright

export const phone = 390
export const desktop = 1280

export interface Screen {
  width: number
  scheme: 'light' | 'dark'
}

export interface WindowOptions extends Partial<Screen> {
  /** The only font; the wide one by default. */
  font?: Font
  javaScript?: boolean
  /** The content security policy of the page is not enforced. */
  withoutPolicy?: boolean
  /** The test itself looks at what {@link troublesOf} tells. */
  mayHaveTroubles?: boolean
}

/** The pages of a test file in the browsers of all files, and a folder for its reports. */
export interface BrowserStage {
  readonly folder: string
  /** Writes the report of an export, and tells its path. */
  write: (content: Findings) => Promise<string>
  /** Opens a file as a user does. What a test leaves open is closed after it. */
  open: (file: string, options?: WindowOptions) => Promise<Page>
  /** Closes a page, which must have had no trouble unless it may. */
  close: (page: Page) => Promise<void>
}

/** Tests in a Chromium; where there is none they are skipped, and a line says so. */
export function describeInBrowser(title: string, tests: (stage: BrowserStage) => void): void {
  const isSkipped = findChromium() === undefined
  if (isSkipped) {
    process.stderr.write(
      `SKIPPED: "${title}": no Chromium was found. Install it, or set CHROMIUM_PATH to its executable.\n`,
    )
  }
  const choose = isSkipped ? describe.skip : describe
  choose(title, () => {
    tests(openStage())
  })
}

function openStage(): BrowserStage {
  let folder = ''
  const browsers = new Map<Font, Promise<Browser>>()
  let written = 0
  const opened = new Map<Page, WindowOptions>()
  // To make a page takes longer than most of what a test does with it.
  const unused = new Map<string, Page[]>()
  /** Tells what troubles the page had that it may not have. */
  const release = async (page: Page): Promise<string[]> => {
    const options = opened.get(page) ?? {}
    const troubles = options.mayHaveTroubles === true ? [] : await troublesOf(page)
    opened.delete(page)
    watched.delete(page)
    unused.set(kindOf(options), [...(unused.get(kindOf(options)) ?? []), page])
    return troubles
  }

  const browserWith = async (font: Font): Promise<Browser> => {
    const browser = browsers.get(font) ?? connectTo(font)
    browsers.set(font, browser)
    return browser
  }

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'docs-agent-browser-'))
  })
  afterEach(async () => {
    const troubles: string[] = []
    for (const page of opened.keys()) troubles.push(...(await release(page)))
    expect(troubles).toEqual([])
  })
  afterAll(async () => {
    for (const browser of browsers.values()) await (await browser).close()
    rmSync(folder, { recursive: true })
  })

  return {
    get folder() {
      return folder
    },
    write: async (content) => {
      written += 1
      const file = path.join(folder, `report-${written}.html`)
      await writeFile(file, await htmlReport(content))
      expect(changedBuiltIns()).toEqual([])
      return file
    },
    open: async (file, options = {}) => {
      const page =
        unused.get(kindOf(options))?.pop() ??
        (await newPage(await browserWith(options.font ?? 'wide'), options))
      opened.set(page, options)
      await showOn(page, options)
      const url = pathToFileURL(file).href
      watched.set(page, { url, troubles: [] })
      await page.goto(url)
      return page
    },
    close: async (page) => {
      expect(await release(page)).toEqual([])
    },
  }
}

/** Connects to the browser that start-browsers.ts starts for all test files. */
async function connectTo(font: Font): Promise<Browser> {
  const response = await fetch(`${process.env['BROWSERS_URL']}/${font}`)
  const answer = await response.text()
  if (!response.ok) throw new Error(`Chromium did not start: ${answer}`)
  return chromium.connect(answer)
}

/** Gives a page another window. */
export async function showOn(
  page: Page,
  { width = desktop, scheme = 'light' }: WindowOptions,
): Promise<void> {
  const size = { width, height: width === phone ? 812 : 900 }
  const shown = page.viewportSize()
  if (shown?.width !== size.width || shown.height !== size.height) await page.setViewportSize(size)
  await page.emulateMedia({ media: null, colorScheme: scheme })
}

/** What a page is made for and stays. */
function kindOf({ font = 'wide', javaScript = true, withoutPolicy = false }: WindowOptions): string {
  return `${font} ${javaScript} ${withoutPolicy}`
}

const watched = new WeakMap<Page, { url: string; troubles: string[] }>()

async function newPage(browser: Browser, options: WindowOptions): Promise<Page> {
  const { javaScript = true, withoutPolicy = false } = options
  const context = await browser.newContext({ javaScriptEnabled: javaScript, bypassCSP: withoutPolicy })
  await context.addInitScript(`
    globalThis.violations = []
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      violations.push('violation: ' + effectiveDirective + ' ' + blockedURI)
    })
  `)
  const page = await context.newPage()
  const note = (trouble: string): unknown => watched.get(page)?.troubles.push(trouble)
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) note(`${message.type()}: ${message.text()}`)
  })
  context.on('weberror', (error) => note(`page error: ${error.error().message}`))
  context.on('request', (request) => {
    const url = request.url()
    if (url !== watched.get(page)?.url) note(`request: ${url}`)
  })
  context.on('dialog', (dialog) => {
    note(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  context.on('page', (other) => note(`window: ${other.url()}`))
  return page
}

/**
 * What a report must never do: write to the console, fail, hit its policy, request anything but itself, open anything,
 * or run text of others, which sets `hit` where it is run.
 */
export async function troublesOf(page: Page): Promise<string[]> {
  const own = await page.evaluate<string[]>(`[
    ...(globalThis.violations ?? []),
    ...('hit' in globalThis ? ['hit: text of others was run'] : []),
  ]`)
  return [...(watched.get(page)?.troubles ?? []), ...own]
}

/** Properties that code has given to `Object.prototype` and to its methods. They are taken away again. */
function changedBuiltIns(): string[] {
  const objects = new Map<string, object>([['Object.prototype', Object.prototype]])
  for (const name of Object.getOwnPropertyNames(Object.prototype)) {
    const method: unknown = Object.getOwnPropertyDescriptor(Object.prototype, name)?.value
    if (typeof method === 'function') objects.set(`Object.prototype.${name}`, method)
  }
  return [...objects].flatMap(([name, object]) =>
    Object.keys(object).map((key) => {
      Reflect.deleteProperty(object, key)
      return `${name}.${key}`
    }),
  )
}
