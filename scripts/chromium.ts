import { existsSync } from 'node:fs'
import path from 'node:path'

import type { Browser, BrowserServer, LaunchOptions } from 'playwright-core'

// The headless shell comes first: it starts faster than a whole browser.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const onMacOs = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/**
 * Returns the path of `CHROMIUM_PATH`, or of the first Chromium or Chrome on this machine; undefined if there is none.
 */
export function findChromium(): string | undefined {
  const given = process.env['CHROMIUM_PATH'] ?? ''
  if (given !== '') return given
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
  const places = folders.flatMap((folder) => names.map((name) => path.join(folder, name)))
  return [...places, onMacOs].find((place) => existsSync(place))
}

/** @throws Error if no Chromium is installed */
export async function launchChromium(): Promise<Browser> {
  const { chromium } = await import('playwright-core')
  return chromium.launch(launchOptions())
}

/**
 * Starts a browser for other processes, which connect to its `wsEndpoint`.
 *
 * @param fontsFile a configuration of fontconfig, which Chromium reads on Linux
 * @throws Error if no Chromium is installed
 */
export async function startChromiumServer(fontsFile: string): Promise<BrowserServer> {
  const { chromium } = await import('playwright-core')
  return chromium.launchServer({ ...launchOptions(), env: { ...process.env, FONTCONFIG_FILE: fontsFile } })
}

function launchOptions(): LaunchOptions {
  const executablePath = findChromium()
  if (executablePath === undefined) {
    throw new Error('No Chromium was found. Install it, or set CHROMIUM_PATH to its executable.')
  }
  // Chromium has no sandbox for root, and containers run as root. The browser opens only files of this repository.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return {
    executablePath,
    args: [...sandbox, '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  }
}
