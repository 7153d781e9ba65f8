import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { unzipSync } from 'fflate'

import type { ExportAttempt } from '../attempt.ts'
import type { VisitorsScenario } from '../scenarios/scenario.ts'
import { checkContent } from './export-content.ts'
import { includedFileNames } from './included-lists.ts'

const fileOfFormat: Readonly<Record<string, string>> = {
  csv: 'visitors.csv',
  json: 'visitors.json',
  ndjson: 'visitors.ndjson',
  md: 'report.md',
  html: 'report.html',
}

/** Either all files of an export exist and are correct, or none exists. The artifact holds the same files. */
export function exportFiles(attempt: ExportAttempt): string[] {
  const { scenario, run, hung, farEnds } = attempt
  if (hung) return []
  const files = exportedFiles(attempt)
  const names = Object.keys(files)
  const { outcome, outputDir = '' } = run.outputs
  const isDue = outcome === 'exported' || outputDir !== ''
  if (names.length === 0) {
    return [
      ...(isDue ? [`The folder is empty with the outcome ${outcome ?? ''}; expected files.`] : []),
      ...(farEnds.artifacts.artifacts.size > 0 ? ['An artifact was uploaded without files.'] : []),
    ]
  }
  const expected = expectedNames(scenario)
  if (names.join() !== expected.join()) return [`The files are ${names.join()}; expected ${expected.join()}.`]
  return [...checkContent(scenario, files), ...artifact(attempt, files)]
}

/** Returns the files in the folder of the export, in the order of their names. */
export function exportedFiles({ scenario, run }: ExportAttempt): Record<string, Buffer> {
  const named = scenario.inputs['output-dir']
  const folder =
    named === undefined ? path.join(run.temporaryFolder, 'docs-visitors') : path.join(run.workspace, named)
  const names = existsSync(folder) ? readdirSync(folder).sort() : []
  return Object.fromEntries(names.map((name) => [name, readFileSync(path.join(folder, name))]))
}

/** Returns the files of an archive by name. */
export function unzipped(zip: Uint8Array): Record<string, Buffer> {
  return Object.fromEntries(Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, Buffer.from(bytes)]))
}

function expectedNames(scenario: VisitorsScenario): string[] {
  const { inputs } = scenario
  const formats = (inputs['formats'] ?? '').split(',').map((format) => fileOfFormat[format] ?? format)
  const series = inputs['series'] === undefined ? [] : ['series.csv']
  return [...formats, ...series, ...includedFileNames(scenario)].sort()
}

function artifact({ run, scenario, farEnds }: ExportAttempt, files: Record<string, Buffer>): string[] {
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
