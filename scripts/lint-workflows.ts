// Checks the workflows, the examples, action.yml and the other files for GitHub with actionlint and shellcheck, zizmor, and
// JSON schemas, and the workflows of README with actionlint. Installs the linters first. In the examples and in README, the
// action gets an owner.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { withOwner } from './action-owner.ts'
import { reportMissingProgram } from './missing-program.ts'

// Go checks this module with its public checksum database. requirements.txt has the hashes of the other linters.
const actionlint = 'github.com/rhysd/actionlint/cmd/actionlint@v1.7.12'
const requirements = path.join('.ci', 'linters', 'requirements.txt')

const folder = path.resolve('node_modules/.cache/workflow-linters')
const inPython = (program: string): string => path.join(folder, 'python', 'bin', program)

const failure = install()
if (failure !== undefined) {
  reportMissingProgram('linters of workflows', failure)
} else {
  const failed = Object.entries(linters()).filter(([name, parameters]) => !passes(name, parameters))
  for (const [name] of failed) console.error(`Found by ${name}, see above.`)
  process.exitCode = failed.length === 0 ? 0 : 1
}

/** Returns why the linters are not installed; undefined if they are. */
function install(): string | undefined {
  // Part of an installation must not count as the whole.
  const complete = path.join(folder, 'complete')
  const wanted = `${actionlint}\n${readFileSync(requirements, 'utf8')}`
  if (existsSync(complete) && readFileSync(complete, 'utf8') === wanted) return undefined
  console.log('Installing actionlint, shellcheck, zizmor and check-jsonschema …')
  try {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    const env = { ...process.env, GOBIN: folder, PIP_DISABLE_PIP_VERSION_CHECK: '1' }
    const run = (program: string, ...parameters: string[]): void => {
      execFileSync(program, parameters, { env, stdio: ['ignore', 'ignore', 'inherit'] })
    }
    run('python3', '-m', 'venv', path.join(folder, 'python'))
    run(inPython('pip'), 'install', '--quiet', '--require-hashes', '--requirement', requirements)
    run('go', 'install', '-trimpath', actionlint)
    writeFileSync(complete, wanted)
    return undefined
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return `They could not be installed: ${reason}. They need Python 3.11 or newer with pip, and Go 1.21 or newer.`
  }
}

/** Writes the workflows of README into files. Returns their paths. */
function workflowsOfReadme(): string[] {
  const blocks = [...readFileSync('README.md', 'utf8').matchAll(/^```yaml\n([^]*?)^```$/gmu)]
  if (blocks.length === 0) throw new Error('README.md has no block of code with the language yaml.')
  return blocks.map(([, workflow = ''], index) =>
    writeWithOwner(`workflow-${index + 1}-of-readme.yml`, workflow),
  )
}

/** Writes the examples into files of the same name. Returns their paths. */
function examples(): string[] {
  const files = globSync('examples/*.yml').sort()
  return files.map((file) => writeWithOwner(file, readFileSync(file, 'utf8')))
}

function writeWithOwner(name: string, workflow: string): string {
  const file = path.join(folder, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, withOwner(workflow))
  return file
}

/** Returns the command line of each check. */
function linters(): Record<string, [program: string, ...parameters: string[]]> {
  const workflows = [...examples(), ...globSync('.github/workflows/*.yml').sort()]
  const schema = (name: string, ...files: string[]): [string, ...string[]] => [
    inPython('check-jsonschema'),
    ...['--builtin-schema', `vendor.${name}`, ...files],
  ]
  // With a token, zizmor also asks GitHub, for example whether a commit has the tag in the comment beside it.
  const network = (process.env['GH_TOKEN'] ?? '') === '' ? ['--offline'] : []
  return {
    actionlint: [
      path.join(folder, 'actionlint'),
      ...['-shellcheck', inPython('shellcheck'), ...workflows, ...workflowsOfReadme()],
    ],
    zizmor: [
      inPython('zizmor'),
      ...['--pedantic', '--strict-collection', '--quiet', ...network, '--config', '.github/zizmor.yml'],
      ...[...workflows, 'action.yml', '.github/dependabot.yml'],
    ],
    'schema of action.yml': schema('github-actions', 'action.yml'),
    'schema of dependabot.yml': schema('dependabot', '.github/dependabot.yml'),
    'schema of the issue forms': schema(
      'github-issue-forms',
      ...globSync('.github/ISSUE_TEMPLATE/!(config).yml').sort(),
    ),
    'schema of the form chooser': schema('github-issue-config', '.github/ISSUE_TEMPLATE/config.yml'),
  }
}

function passes(name: string, [program, ...parameters]: [string, ...string[]]): boolean {
  const { status, error } = spawnSync(program, parameters, { stdio: 'inherit' })
  if (error !== undefined) console.error(error.message)
  console.log(`${status === 0 ? 'ok' : 'FAILED'}: ${name}`)
  return status === 0
}
