import { parseArgs } from 'node:util'

import {
  type DocumentationServiceOptions,
  simulatorKey,
  startDocumentationService,
} from './documentation-service.ts'

const usage = `Usage: node simulator/main.ts [--port 8080] [--pages 40]

Starts the documentation project service on 127.0.0.1 and runs until Ctrl+C.

  --port   port to listen on; 0 selects a free port
  --pages  number of pages in the visitor data
  --help   show this text`

const projectId = 'project_simulator'

try {
  const options = readOptions()
  if (options === 'help') console.log(usage)
  else await serve(options)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function readOptions(): DocumentationServiceOptions | 'help' {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '8080' },
      pages: { type: 'string', default: '40' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return 'help'
  return {
    port: wholeNumber('--port', values.port, 65_535),
    pages: wholeNumber('--pages', values.pages, 1e6),
  }
}

function wholeNumber(name: string, text: string, most: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (!(value <= most))
    throw new RangeError(`${name}: got "${text}", expected a whole number from 0 to ${most}.`)
  return value
}

async function serve(options: DocumentationServiceOptions): Promise<void> {
  const service = await startDocumentationService(options)
  const stop = () => void service.close()
  process.once('SIGINT', stop).once('SIGTERM', stop)
  console.log(introduction(service.url))
}

function introduction(url: string): string {
  const jobs = `${url}/v2/agent/${projectId}/job`
  const curl = `curl -H 'Authorization: Bearer ${simulatorKey}'`
  const post = `${curl} -H 'Content-Type: application/json' -d '{"prompt":"Document the new flag"}'`
  return `Documentation project service: ${url}
API key:    ${simulatorKey}
Project id: ${projectId}

Create a job:      ${post} ${jobs}
Retrieve a job:    ${curl} ${jobs}/JOB_ID
Send a message:    ${post} ${jobs}/JOB_ID/message
Export visitors:   ${curl} '${url}/v1/analytics/${projectId}/visitors?limit=5'

Press Ctrl+C to stop.`
}
