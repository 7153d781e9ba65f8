import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

import { maskedLog } from '../../simulator/workflow-commands.ts'
import { apiKey, formsOf, gitHubToken } from '../secrets.ts'
import type { Attempt } from '../attempt.ts'
import { unzipped } from './export-files.ts'

/** No secret, in any form, appears in anything that people can read. */
export function noSecretInAnySink(attempt: Attempt): string[] {
  const sinks = Object.entries(sinksOf(attempt))
  return Object.entries(secretsOf(attempt)).flatMap(([secretName, secret]) =>
    formsOf(secret).flatMap((form) =>
      sinks
        .filter(([, text]) => text.includes(form))
        .map(([sink]) => `${sink} contains ${secretName} as ${form}.`),
    ),
  )
}

function secretsOf({ farEnds: { artifacts } }: Attempt): Record<string, string> {
  const signatures = artifacts.signedUrls.map((url, index) => [
    `the signature of upload URL ${index + 1}`,
    new URL(url).searchParams.get('sig') ?? url,
  ])
  return {
    'the API key': apiKey,
    'the GitHub token': gitHubToken,
    'the runtime token': artifacts.environment.ACTIONS_RUNTIME_TOKEN,
    ...(Object.fromEntries(signatures) as Record<string, string>),
  }
}

function sinksOf({
  run,
  rawOutputs,
  folder,
  farEnds: { github, artifacts },
}: Attempt): Record<string, string> {
  const uploaded = [...artifacts.artifacts.values()].flatMap(({ name, zip }) =>
    Object.entries(unzipped(zip)).map(([file, bytes]) => [
      `artifact ${name}, file ${file}`,
      bytes.toString(),
    ]),
  )
  return {
    'the log': maskedLog(run.log),
    'the outputs': rawOutputs,
    'the summary': run.summary,
    'the comments': github.comments.map(({ body }) => body).join('\n'),
    ...textsIn(path.join(folder, 'workspace')),
    ...textsIn(path.join(folder, 'temp')),
    ...(Object.fromEntries(uploaded) as Record<string, string>),
  }
}

function textsIn(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = names.map((name) => path.join(folder, name)).filter((file) => statSync(file).isFile())
  return Object.fromEntries(files.map((file) => [`the file ${file}`, readFileSync(file, 'utf8')]))
}
