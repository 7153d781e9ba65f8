import { run } from './run.ts'

// Until the result is written, any exit must fail the step.
process.exitCode = 1

// Open sockets of an aborted upload would keep the process alive.
process.exit(await run())
