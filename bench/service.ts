// Starts the simulator without hourly limits, prints its URL, and tells its parent when the last request arrived. The arguments are the number of pages, and the number of
// search terms and entries of feedback.
import { startDocumentationService } from '../simulator/documentation-service.ts'
import { manyReaders } from '../simulator/many-readers.ts'

const service = await startDocumentationService({
  pages: Number(process.argv[2]),
  readers: manyReaders(Number(process.argv[3])),
  analyticsRequestsPerHour: Number.POSITIVE_INFINITY,
  jobsPerHour: Number.POSITIVE_INFINITY,
})
process.stdout.write(`${service.url}\n`)
process.on('message', () => {
  process.send?.(service.requests.at(-1)?.receivedAtMs)
})
