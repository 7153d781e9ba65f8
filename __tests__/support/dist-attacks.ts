import { expect } from '@jest/globals'

import type { ActionRun } from '../../simulator/action-runner.ts'
import { commandsIn } from '../../simulator/workflow-commands.ts'
import { elementNames, linksIn, outsideOfCode, render, renderers } from './rendered-markdown.ts'

const own = new Set(['add-mask', 'debug', 'endgroup', 'error', 'group', 'notice', 'warning'])

/** Each holds PWNED where it would do its work. */
export const attacks = [
  '\n::set-output name=outcome::PWNED',
  '\r::error::PWNED',
  '\r\n \t::add-mask::PWNED',
  '\u2028::warning::PWNED',
  '\u0085::stop-commands::PWNED',
  '##[error]PWNED',
  '###[group]PWNED',
  '#\u0001#[add-matcher]PWNED',
  '\n:\u001B[0m:notice::PWNED',
  '\n\u202E::error::PWNED',
  '\u001B[2J\u001B]8;;https://evil.example\u0007PWNED\u001B]8;;\u0007',
  '<img src=x onerror=PWNED>',
  '</details></summary><script>PWNED</script>',
  '[PWNED](javascript:alert(1)) ![PWNED](https://evil.example/x.png)',
  '@PWNED @acme/PWNED #1 PWNED/docs#1',
  '| PWNED | PWNED |\n|---|---|\n# PWNED',
  '` PWNED `` PWNED ``` PWNED',
  '\n```\n# PWNED\n~~~\nPWNED',
  '\\` PWNED \\| PWNED',
  '&lt;PWNED&gt; https://evil.example/PWNED',
  '</code></pre><b>PWNED</b>\n\n```\n</code></pre><b>PWNED</b>',
  '|| PWNED || <!-- PWNED',
  '\n\nPWNED\n===\n\nPWNED\n---\n\n- [ ] PWNED',
  'www.evil.example/PWNED `a@PWNED.example` mailto:a@PWNED.example',
]
export const everything = attacks.join(' ')

/** A run of backticks in its line and on a line of its own: GitHub's renderer gives up spans of 80, and counts to 255. */
export function longRun(count: number): string {
  const run = '`'.repeat(count)
  return `${run} <b>PWNED</b>\n${run}\n# PWNED\n\n![PWNED](https://evil.example/x.png) @PWNED`
}

const unprintable = /[^\P{Cc}\s]|\p{Bidi_Control}/u

/** The log has no command but those of the action itself. */
export function expectNoForgedCommand({ log }: ActionRun): void {
  const commands = commandsIn(log)
  expect(commands.map(({ name }) => name).filter((name) => !own.has(name))).toEqual([])
  expect(commands.filter(({ message }) => message.startsWith('PWNED'))).toEqual([])
}

const ownElements = new Set([
  ...[
    'h2',
    'h3',
    'h4',
    'p',
    'strong',
    'em',
    'sub',
    'a',
    'code',
    'pre',
    'details',
    'summary',
    'ul',
    'ol',
    'li',
  ],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'br', 'wbr'],
])

/** Markdown that has only the action's own elements and links, and attacks only inside of code. */
export function expectInertMarkdown(markdown: string, more: readonly string[] = []): void {
  for (const renderer of renderers) {
    const body = render(renderer, markdown)
    const targets = linksIn(body).map(([, href = '']) => href)
    expect(elementNames(body).filter((name) => !ownElements.has(name) && !more.includes(name))).toEqual([])
    expect(targets.filter((target) => !target.startsWith('https://github.com/acme/docs/'))).toEqual([])
    expect(outsideOfCode(body)).not.toContain('PWNED')
  }
}

/** Nothing of an attack is a command, an escape sequence or live Markdown. */
export function expectHarmless(run: ActionRun): void {
  expectNoForgedCommand(run)
  expect([run.log, run.summary, ...Object.values(run.outputs)].join('')).not.toMatch(unprintable)
  expectInertMarkdown(run.summary)
  expect(run.summary).toMatch(/^(?:<sub>|## )/u)
}
