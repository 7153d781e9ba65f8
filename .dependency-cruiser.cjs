// Who may import whom: index → run → inputs → {agent-job, analytics} → deployment → {github, service, site} → shared. Analytics need no deployment.
// The log and the outputs of runner are handed in. Exports import its upload of an artifact, which reads the environment itself.
const shared = '^src/shared/'

/** A folder and all that it may import from src. */
const folder = (name, path, allowed) => ({
  name,
  severity: 'error',
  from: { path },
  to: { path: '^src/', pathNot: [path, shared, ...allowed] },
})

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    folder('service-knows-no-operation', '^src/service/', []),
    folder('site-knows-no-operation', '^src/site/', []),
    folder('github-knows-no-service', '^src/github/', []),
    folder('agent-job-knows-no-other-operation', '^src/agent-job/', ['^src/(deployment|github|service)/']),
    folder('deployment-knows-no-agent-job', '^src/deployment/', [
      '^src/github/[^/]+$',
      '^src/(service|site)/',
    ]),
    folder('analytics-know-the-service-and-the-site', '^src/analytics/', ['^src/(service|site|runner)/']),
    folder('runner-knows-no-operation', '^src/runner/', []),
    folder('inputs-know-no-runner', '^src/inputs/', [
      '^src/(agent-job|analytics|deployment|github|service)/',
    ]),
    folder('periods-are-plain-dates', '^src/analytics/period/', []),
    folder('read-knows-no-conclusion', '^src/analytics/read/', [
      '^src/analytics/(period/|export-options)',
      '^src/service/',
    ]),
    folder('judge-shows-nothing', '^src/analytics/judge/', [
      '^src/analytics/(read|period)/',
      '^src/(service|site)/',
    ]),
    {
      name: 'sources-know-no-instruction',
      severity: 'error',
      from: { path: '^src/github/sources/' },
      to: { path: '^src/github/instruction/' },
    },
    {
      name: 'an-export-loads-no-instruction',
      comment: 'Every run loads the inputs. What they import is loaded at the start of an export, too.',
      severity: 'error',
      from: { path: '^src/inputs/', pathNot: 'trigger-inputs\\.ts$' },
      to: {
        path: '^src/github/(instruction|sources)/|^src/inputs/trigger-inputs\\.ts$',
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    },
    {
      name: 'deployments-load-when-they-are-wanted',
      comment: 'A start without a preview or a publication loads none of it.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/deployment/' },
      to: { path: '^src/deployment/', dependencyTypesNot: ['type-only', 'dynamic-import'] },
    },
    {
      name: 'shared-modules-know-no-folder',
      severity: 'error',
      from: { path: shared },
      to: { path: '^src/', pathNot: [shared] },
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
      from: { orphan: true, path: '^src/', pathNot: '\\.d\\.ts$|/browser/' },
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
