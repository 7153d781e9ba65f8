// Starts the simulator without hourly limits, and prints its URL. The argument is JSON with the number of pages, and of
// readers who write.
import { startDocumentationService } from '../simulator/documentation-service.ts'
import { manyReaders } from '../simulator/many-readers.ts'

const { pages, readers } = JSON.parse(process.argv[2] ?? '') as { pages: number; readers?: number }
const service = await startDocumentationService({
  pages,
  readers: readers === undefined ? {} : manyReaders(readers),
  analyticsRequestsPerHour: Number.POSITIVE_INFINITY,
  jobsPerHour: Number.POSITIVE_INFINITY,
})
process.stdout.write(`${service.url}\n`)
