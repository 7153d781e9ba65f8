// Preloaded into a measured process: writes its peak resident memory in KiB to a file when it ends.
import { writeFileSync } from 'node:fs'

process.on('exit', () => {
  writeFileSync(process.env.PEAK_MEMORY_FILE, String(process.resourceUsage().maxRSS))
})
