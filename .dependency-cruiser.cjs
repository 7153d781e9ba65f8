// Who may import whom: index → run → steps → inputs → operations → service → what everything stands on.
const ground =
  '^src/(clock|deadline|duration|errors|json-decoding|log|retry-engine|run-context|untrusted-text)\\.ts$'

/** A room and all that it may import from src. */
const room = (name, path, allowed) => ({
  name,
  severity: 'error',
  from: { path },
  to: { path: '^src/', pathNot: [path, ground, ...allowed] },
})

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    room('service-knows-no-operation', '^src/service/', []),
    room('agent-job-knows-only-the-service', '^src/agent-job/', ['^src/service/']),
    room('github-knows-no-service', '^src/github/', []),
    room('visitors-know-only-the-service', '^src/visitors/', ['^src/service/']),
    room('runner-knows-no-service', '^src/runner/', []),
    room('inputs-know-no-runner', '^src/inputs/', ['^src/(agent-job|github|visitors|service)/']),
    {
      name: 'inputs-know-only-the-names-of-sources',
      comment: 'Every run loads the inputs. What they import is loaded at the start of an export, too.',
      severity: 'error',
      from: { path: '^src/inputs/' },
      to: { path: '^src/github/instruction/', pathNot: 'prompt-source\\.ts$' },
    },
    {
      name: 'ground-knows-no-room',
      severity: 'error',
      from: { path: ground },
      to: { path: '^src/', pathNot: [ground] },
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
      to: { path: '^(simulator|soak|scripts|bench|__tests__)/' },
    },
    {
      name: 'simulator-and-soak-share-no-code-with-src',
      comment: 'A mistake in the contract must not be made twice and cancel out.',
      severity: 'error',
      from: { path: '^(simulator|soak)/' },
      to: { path: '^(src|__tests__)/' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'no-orphans',
      severity: 'error',
      // Types of packages are found by the compiler.
      from: { orphan: true, path: '^src/', pathNot: '\\.d\\.ts$' },
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
