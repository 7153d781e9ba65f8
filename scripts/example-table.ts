import { globSync, readdirSync, readFileSync } from 'node:fs'

/** What a run of the example on GitHub does that act cannot do. */
const onlyOnGitHub: Record<string, string> = {
  'ask-for-review.yml': 'A GitHub App gives the token. `gh` asks for the review and sets the label.',
  'comment-command.yml':
    'Two comments at once wait for each other. The comment is written with the permissions of the job.',
  'detach-and-attach.yml': '"Re-run failed jobs" runs only the job that waits.',
  'document-then-release.yml':
    '`tags` decides which pushes start it. `gh` publishes the release with the token of the job.',
  'label-to-pull-request.yml':
    'A run waits for the one before it on the same issue. The comment and the label need the permissions of the job.',
  'mend-what-readers-miss.yml': 'The schedule starts it.',
  'merged-pull-request.yml':
    '`paths` decides which pull requests start it. A pull request from a fork has no secrets.',
  'openapi-changes.yml': '`paths` starts it only if the file changed. Go builds and runs oasdiff.',
  'push-to-main.yml': '`branches` and `paths` decide which pushes start it.',
  'release.yml': '`types` decides which releases start it.',
  'repair-documentation.yml': 'A GitHub App gives the token. `gh` reads the checks and the logs.',
  'visitors-alert.yml': 'The schedule starts it. A failed run notifies people.',
  'visitors-history.yml': 'The schedule starts it. The push uses the token of the job.',
  'visitors-of-projects.yml': 'The schedule starts it. GitHub runs `actions/upload-artifact/merge` itself.',
  'weekly-documentation.yml':
    'The schedule starts it. Runs wait for each other. The comment is written with the permissions of the job.',
  'weekly-visitors.yml': 'The schedule starts it. GitHub draws the charts of the summary.',
}

/**
 * Returns a Markdown table of examples/: the titles of the tests in act, and what only GitHub can show.
 *
 * @throws if the examples, their tests and the lines in `onlyOnGitHub` differ
 */
export function exampleTable(): string {
  const titles = testTitles()
  const examples = readdirSync('examples').filter((name) => name.endsWith('.yml'))
  const gone = Object.keys(onlyOnGitHub).filter((example) => !examples.includes(example))
  if (gone.length > 0)
    throw new Error(`scripts/example-table.ts has lines for ${gone.join()}, which do not exist.`)
  const rows = examples.sort().map((example) => {
    const shown = titles.get(example)
    const rest = onlyOnGitHub[example]
    if (shown === undefined) throw new Error(`${example} has no test in __tests__/act/.`)
    if (rest === undefined) throw new Error(`${example} has no line in scripts/example-table.ts.`)
    return `| [\`${example}\`](../examples/${example}) | ${shown.map(capitalized).join('<br>')} | ${rest} |`
  })
  return ['| example | shown in act | only on GitHub |', '|---|---|---|', ...rows].join('\n')
}

const capitalized = (title: string): string => `${title.charAt(0).toUpperCase()}${title.slice(1)}.`

/**
 * Returns the titles of the tests in act by example.
 *
 * @throws if a test does not have its title in its first line
 */
function testTitles(): Map<string, string[]> {
  const titles = new Map<string, string[]>()
  let current: string[] = []
  for (const file of globSync('__tests__/act/*.test.ts').sort()) {
    const text = readFileSync(file, 'utf8')
    const tests = [...text.matchAll(/^ *(describe|it)(?:\.concurrent)?\('(.+)', /gmu)]
    if (tests.length !== [...text.matchAll(/^ *(?:describe|it)\b/gmu)].length)
      throw new Error(`${file} has a test whose title is not in its first line.`)
    for (const [, kind, title = ''] of tests) {
      if (kind === 'describe') titles.set(title, (current = []))
      else current.push(title)
    }
  }
  return titles
}
