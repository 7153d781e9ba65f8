// Preloaded into a measured process. Writes its peak resident memory and its CPU time to a file at exit. A CommonJS file,
// because the loader of ES modules would add its own start to that of each process.
const { writeFileSync } = require('node:fs')
const process = require('node:process')

process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
  const usage = { peakMiB: maxRSS / 1024, cpuMs: (userCPUTime + systemCPUTime) / 1000 }
  writeFileSync(process.env.RESOURCE_USAGE_FILE, JSON.stringify(usage))
})
