import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import type { ActionRun } from '../../simulator/action-runner.ts'
import { summaryPage } from '../summary-page.ts'

const mostShownRequests = 20
/** Above what the simulators answered. */
export const simulatedNote =
  'The service and GitHub are simulated: links to pull requests, issues and artifacts lead nowhere.'

/** Prints what a step left, as text. */
export function showRun({ exitCode, outputs, summary }: ActionRun, stepFolder: string): void {
  console.log(`\nExit code ${exitCode ?? 'none'}. Outputs:`)
  for (const [name, value] of Object.entries(outputs)) if (value !== '') console.log(`  ${name}=${value}`)
  console.log(`\nJob summary (${path.relative('.', path.join(stepFolder, 'summary.md'))}):\n`)
  console.log(indented(summary))
}

export function showComments(comments: readonly { issueNumber: number; body: string }[]): void {
  for (const { issueNumber, body } of comments)
    console.log(`\nComment on #${issueNumber}:\n\n${indented(body)}`)
}

export function showRequests(
  server: string,
  requests: readonly { method: string; path: string; query: Record<string, string> }[],
): void {
  if (requests.length === 0) return
  console.log(`\nRequests to the simulator of ${server}:`)
  for (const { method, path: route, query } of requests.slice(0, mostShownRequests)) {
    const search = new URLSearchParams(query).toString()
    console.log(`  ${method} ${route}${search === '' ? '' : `?${search}`}`)
  }
  const more = requests.length - mostShownRequests
  if (more > 0) console.log(`  … and ${more} more`)
}

/** Writes the summary as a page. Returns lines with the outcome of a step and what to open. */
export async function resultOf(
  title: string,
  { outputs, summary }: ActionRun,
  { stepFolder, isSimulated }: { stepFolder: string; isSimulated: boolean },
): Promise<string> {
  const { outcome = 'no outcome', outputDir = '', prLink = '' } = outputs
  const page = path.join(stepFolder, 'summary.html')
  writeFileSync(page, await summaryPage(isSimulated ? `> ${simulatedNote}\n\n${summary}` : summary))
  const made = ['report.html', 'gaps.md'].map((name) => path.join(outputDir, name))
  const files = [page, ...(outputDir === '' ? [] : made)].filter((file) => existsSync(file))
  const pullRequest = prLink === '' ? [] : [`${prLink}${isSimulated ? ' (simulated)' : ''}`]
  return [`${title}: ${outcome}`, ...pullRequest, ...files.map((file) => pathToFileURL(file).href)].join(
    '\n     ',
  )
}

export function showCommands(commands: readonly (readonly [command: string, purpose: string])[]): void {
  const width = Math.max(...commands.map(([command]) => command.length))
  console.log('\n━━ Try next ━━')
  for (const [command, purpose] of commands) console.log(`  ${command.padEnd(width)}  # ${purpose}`)
}

function indented(text: string): string {
  return text.replaceAll(/^/gmu, '  ')
}
