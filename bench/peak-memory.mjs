// Preloaded into a measured process. Writes the peak resident memory in KiB to a file at exit.
import { writeFileSync } from 'node:fs'

process.on('exit', () => {
  writeFileSync(process.env.PEAK_MEMORY_FILE, String(process.resourceUsage().maxRSS))
})
