import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

import { maskedLog } from '../../simulator/workflow-commands.ts'
import type { Attempt } from '../attempt.ts'
import { headCommits, mainCommits } from '../scenarios/job-lives.ts'
import { formsOf, readersName } from '../secrets.ts'
import { builtCommits } from './deployments.ts'
import { postsOf } from './posts.ts'

/** No secret, in any form, and no e-mail address of a reader appears in anything that people or the agent can read. */
export function noSecretInAnySink(attempt: Attempt): string[] {
  const sinks = Object.entries(sinksOf(attempt))
  const { apiKey, gitHubToken } = attempt.plan
  const secrets = {
    'the API key': formsOf(apiKey),
    'the GitHub token': formsOf(gitHubToken),
    'a reader': [readersName],
  }
  return Object.entries(secrets).flatMap(([name, forms]) =>
    forms.flatMap((form) =>
      sinks.filter(([, text]) => text.includes(form)).map(([sink]) => `${sink} contains ${name} as ${form}.`),
    ),
  )
}

/**
 * What a deployment built can be of another repository than the public one of the run. Then nobody sees its names and its log.
 * The pull request of a job tells its repository.
 */
export function noNameInPublic(attempt: Attempt, earlier: readonly Attempt[]): string[] {
  const { run, commentsBefore, commentsAfter } = attempt
  const { repository } = (run.event?.payload ?? {}) as { repository?: { private?: boolean } }
  const isOwn = builtCommits(attempt, earlier).some((commit = '') =>
    [...headCommits, ...mainCommits].includes(commit),
  )
  if (run.deployed === undefined || repository?.private === true || isOwn) return []
  const before = new Set(commentsBefore.map(({ body }) => body))
  const written = commentsAfter.map(({ body }) => body).filter((body) => !before.has(body))
  const { 'the log': log = '', 'the outputs': outputs = '', 'the summary': summary = '' } = sinksOf(attempt)
  return [log, outputs, summary, ...written]
    .filter((text) => text.includes('guides/'))
    .map((text) => `A name of what was built is in public: ${text.slice(0, 2000)}`)
}

function sinksOf(attempt: Attempt): Record<string, string> {
  const { result, folder, commentsAfter } = attempt
  return {
    'the log': maskedLog(result.log),
    'the outputs': readFileSync(path.join(folder, 'outputs'), 'utf8'),
    'the summary': result.summary,
    'the comments': commentsAfter.map(({ body }) => body).join('\n'),
    'a prompt': JSON.stringify(postsOf(attempt).map(({ body }) => body)),
    ...textsIn(path.join(folder, 'temp')),
  }
}

function textsIn(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = names.map((name) => path.join(folder, name)).filter((file) => statSync(file).isFile())
  return Object.fromEntries(files.map((file) => [`the file ${file}`, readFileSync(file, 'utf8')]))
}
