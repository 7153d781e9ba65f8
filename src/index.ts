// Until the result is written, any exit must fail the step.
process.exitCode = 1

// ncc leaves packages of the entry out of licenses.txt, so the entry has none.
const { run } = await import('./run.ts')
// Open sockets of an aborted upload would keep the process alive.
process.exit(await run())
