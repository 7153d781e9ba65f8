import { run } from './run.ts'

// Whatever happens before the result is written, the step must not count as done.
process.exitCode = 1

// Sockets that an aborted upload left open would keep the process alive.
process.exit(await run())
