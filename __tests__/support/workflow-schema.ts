import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The parts that are read from GitHub's own schema of workflow files. */
interface WorkflowSchema {
  definitions: {
    'on-mapping-strict': { mapping: { properties: Record<string, string> } }
    'pull-request-activity-type': { 'allowed-values': string[] }
  }
}

const file = path.resolve(
  import.meta.dirname,
  '../../node_modules/@actions/workflow-parser/dist/workflow-v1.0.min.json',
)
export const workflowSchema = JSON.parse(readFileSync(file, 'utf8')) as WorkflowSchema
