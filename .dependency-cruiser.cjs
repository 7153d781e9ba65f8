// Who may import whom: index → run → steps → operations → service, with the runner at the edge.
const leaves = '^src/(clock|errors|input-reader|log|step|untrusted-text)\\.ts$'

/** A room and all that it may import from src. */
const room = (name, path, allowed) => ({
  name,
  severity: 'error',
  from: { path },
  to: { path: '^src/', pathNot: [path, leaves, ...allowed] },
})

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    room('service-knows-no-operation', '^src/service/', []),
    room('agent-job-knows-only-the-service', '^src/agent-job/', ['^src/service/']),
    room('github-knows-no-service', '^src/github/', []),
    room('visitors-know-only-the-service', '^src/visitors/', ['^src/service/']),
    room('runner-knows-no-service', '^src/runner/', []),
    {
      name: 'leaves-know-nothing',
      severity: 'error',
      from: { path: leaves },
      to: { path: '^src/', pathNot: [leaves, '^src/outputs\\.ts$'] },
    },
    {
      name: 'only-runner-and-github-use-the-toolkit',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(runner|github)/' },
      to: { path: '^node_modules/@actions/' },
    },
    {
      name: 'src-never-imports-the-simulator',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(simulator|scripts|bench|__tests__)/' },
    },
    {
      name: 'simulator-shares-no-code-with-src',
      comment: 'A mistake in the contract must not be made twice and cancel out.',
      severity: 'error',
      from: { path: '^simulator/' },
      to: { path: '^src/' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'no-orphans',
      severity: 'error',
      // The script of report.html is read as a file.
      from: { orphan: true, path: '^src/', pathNot: '/report-page\\.js$' },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default', 'types'] },
  },
}
