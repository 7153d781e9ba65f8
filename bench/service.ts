// Starts the simulator without hourly limits and prints its URL.
import { startDocumentationService } from '../simulator/documentation-service.ts'

const service = await startDocumentationService({
  pages: Number(process.argv[2]),
  analyticsRequestsPerHour: Number.POSITIVE_INFINITY,
  jobsPerHour: Number.POSITIVE_INFINITY,
})
process.stdout.write(`${service.url}\n`)
