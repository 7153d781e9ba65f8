import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import type { Attempt } from '../attempt.ts'
import { unzipped } from './artifact-files.ts'
import type { VisitorsScenario } from '../scenarios/scenario.ts'
import { checkContent } from './export-content.ts'
import { readerFileNames } from './reader-files.ts'
import { readerPrivacy } from './reader-privacy.ts'

const fileOfFormat: Readonly<Record<string, string>> = {
  csv: 'visitors.csv',
  json: 'visitors.json',
  ndjson: 'visitors.ndjson',
  md: 'report.md',
  html: 'report.html',
}

/** Either all files of an export exist and are correct, or none exists. The artifact holds the same files. */
export function exportFiles(attempt: Attempt): string[] {
  const { scenario, run, hung } = attempt
  if (scenario.operation !== 'visitors' || hung) return []
  const folder = exportFolder(attempt)
  const names = existsSync(folder) ? readdirSync(folder).sort() : []
  const files = Object.fromEntries(names.map((name) => [name, readFileSync(path.join(folder, name))]))
  const exposed = readerPrivacy(attempt, files)
  const { outcome, outputDir = '' } = run.outputs
  const isDue = outcome === 'exported' || outputDir !== ''
  if (names.length === 0) {
    return [
      ...exposed,
      ...(isDue ? [`${folder} is empty with the outcome ${outcome ?? ''}; expected files.`] : []),
      ...(attempt.farEnds.artifacts.artifacts.size > 0 ? ['An artifact was uploaded without files.'] : []),
    ]
  }
  const expected = expectedNames(scenario)
  if (names.join() !== expected.join())
    return [...exposed, `The files are ${names.join()}; expected ${expected.join()}.`]
  return [...exposed, ...checkContent(scenario, files), ...artifact(attempt, files)]
}

function exportFolder({ scenario, run }: Attempt): string {
  const named = scenario.inputs['output-dir']
  return named === undefined
    ? path.join(run.temporaryFolder, 'docs-visitors')
    : path.join(run.workspace, named)
}

function expectedNames(scenario: VisitorsScenario): string[] {
  const { inputs } = scenario
  const formats = (inputs['formats'] ?? '').split(',').map((format) => fileOfFormat[format] ?? format)
  const series = inputs['series'] === undefined ? [] : ['series.csv']
  return [...formats, ...series, ...readerFileNames(scenario)].sort()
}

function artifact({ run, scenario, farEnds }: Attempt, files: Record<string, Buffer>): string[] {
  const { outcome, artifactId = '', artifactDigest = '' } = run.outputs
  const [uploaded] = farEnds.artifacts.artifacts.values()
  const problems: string[] = []
  if (uploaded !== undefined) {
    const held = unzipped(uploaded.zip)
    const isSame =
      Object.keys(held).sort().join() === Object.keys(files).sort().join() &&
      Object.entries(held).every(([name, bytes]) => files[name]?.equals(bytes))
    if (!isSame) problems.push('The files in the artifact differ from those in the folder.')
  }
  if (outcome !== 'exported' || scenario.inputs['upload-artifact'] !== 'true') return problems
  if (artifactId !== uploaded?.id)
    problems.push(
      `The output artifactId is "${artifactId}"; the service has ${uploaded?.id ?? 'no artifact'}.`,
    )
  const digest = createHash('sha256')
    .update(uploaded?.zip ?? '')
    .digest('hex')
  if (artifactDigest !== `sha256:${digest}`)
    problems.push(
      `The output artifactDigest is "${artifactDigest}"; expected the SHA-256 digest of the uploaded artifact.`,
    )
  return problems
}
