// Who may import whom: index → run → steps → inputs → operations → service → the shared modules.
const sharedModules =
  '^src/(clock|deadline|errors|first-use|instruction|json-decoding|log|pull-request-link|retry-engine|run-context|untrusted-text)\\.ts$'
const page = 'src/visitors/write/html-report/page/'

/** A folder and all that it may import from src. */
const folder = (name, path, allowed) => ({
  name,
  severity: 'error',
  from: { path },
  to: { path: '^src/', pathNot: [path, sharedModules, ...allowed] },
})

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    folder('service-knows-no-operation', '^src/service/', []),
    folder('agent-job-knows-only-the-service', '^src/agent-job/', ['^src/service/']),
    folder('github-knows-no-service', '^src/github/', []),
    folder('visitors-know-only-the-service', '^src/visitors/', ['^src/service/']),
    folder('runner-knows-no-service', '^src/runner/', []),
    folder('inputs-know-no-runner', '^src/inputs/', ['^src/(agent-job|github|visitors|service)/']),
    {
      name: 'inputs-know-only-the-names-of-sources',
      comment: 'Every run loads the inputs. What they import is loaded at the start of an export, too.',
      severity: 'error',
      from: { path: '^src/inputs/' },
      to: { path: '^src/github/instruction/', pathNot: 'prompt-source\\.ts$' },
    },
    {
      name: 'shared-modules-know-no-folder',
      severity: 'error',
      from: { path: sharedModules },
      to: { path: '^src/', pathNot: [sharedModules] },
    },
    {
      name: 'only-runner-and-github-use-the-toolkit',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(runner|github)/' },
      to: { path: '^node_modules/@actions/' },
    },
    {
      name: 'the-page-is-bundled-apart',
      comment: 'It runs in a browser. What it imports becomes part of each report.html.',
      severity: 'error',
      from: { path: `^${page}` },
      to: {
        pathNot: [
          `^${page}`,
          '^src/(first-use|visitors/(number-format|date-format|dates/calendar))\\.ts$',
          'html-report/(page-data|cell-text)\\.ts$',
        ],
      },
    },
    {
      name: 'the-page-is-not-imported',
      severity: 'error',
      from: { pathNot: `^${page}` },
      to: { path: `^${page}` },
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
