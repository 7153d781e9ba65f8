import { describe, expect, it } from '@jest/globals'

import { parsePathFilter, remediesFor } from '../../src/github/path-filter.ts'
import { pathFilterOf } from '../support/trigger-event.ts'

describe('a path filter', () => {
  // The table of GitHub's documentation, with all its examples but one, which has a question mark:
  // https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax#patterns-to-match-file-paths
  it.each([
    ['*', ['README.md', 'server.rb'], ['docs/README.md']],
    ['**', ['all/the/files.md', 'README.md'], []],
    ['*.js', ['app.js', 'index.js'], ['js/index.js', 'app.jsx']],
    ['**.js', ['index.js', 'js/index.js', 'src/js/app.js'], ['index.jsx']],
    ['docs/*', ['docs/README.md', 'docs/file.txt'], ['docs/mona/octocat.txt', 'docs']],
    ['docs/**', ['docs/README.md', 'docs/mona/octocat.txt'], ['other/docs/README.md', 'docs']],
    [
      'docs/**/*.md',
      ['docs/README.md', 'docs/mona/hello-world.md', 'docs/a/markdown/file.md'],
      ['docsREADME.md', 'docs/a/file.txt'],
    ],
    [
      '**/docs/**',
      ['docs/hello.md', 'dir/docs/my-file.txt', 'space/docs/plan/space.doc'],
      ['mydocs/hello.md'],
    ],
    ['**/README.md', ['README.md', 'js/README.md'], ['OLD-README.md']],
    ['**/*src/**', ['a/src/app.js', 'my-src/code/js/app.js'], ['source/app.js']],
    ['**/*-post.md', ['my-post.md', 'path/their-post.md'], ['my-post.mdx']],
    [
      '**/migrate-*.sql',
      ['migrate-10909.sql', 'db/migrate-v1.0.sql', 'db/sept/migrate-v1.sql'],
      ['db/migrate-a/b.sql'],
    ],
    ['*.md\n!README.md', ['hello.md'], ['README.md', 'docs/hello.md']],
    ['*.md\n!README.md\nREADME*', ['hello.md', 'README.md', 'README.doc'], ['docs/README.md']],
    ['[CB]at', ['Cat', 'Bat'], ['Rat', 'at', 'CBat']],
    ['[1-2]00', ['100', '200'], ['300', '1-200']],
    ['v[12].[0-9].[0-9]', ['v1.1.1', 'v2.0.0'], ['v3.0.0', 'v1..0', 'v1.10.1']],
  ])('%j matches %j, not %j', (patterns, matching, others) => {
    const { matches } = pathFilterOf(patterns)
    expect(matching.filter((path) => !matches(path))).toEqual([])
    expect(others.filter(matches)).toEqual([])
  })

  it.each([
    ['a\\*b', 'a*b', 'axb'],
    ['a\\,b', 'a,b', 'a'],
    ['\\!a', '!a', 'a'],
    ['a\\?\\+', 'a?+', 'a'],
    ['[a-c]d', 'bd', 'd'],
    ['**/**/b', 'x/y/b', 'x/yb'],
    ['a**/b', 'ax/y/b', 'ab'],
    ['a/**/**/b', 'a/b', 'ab'],
    ['ü*', 'ü', 'u'],
    ['😀*😀', '😀x😀', '😀x'],
    ['Docs/**', 'Docs/a', 'docs/a'],
    [' docs/** \r\n\n', 'docs/a', 'a'],
    // What looks like a list of YAML, and is none.
    ['-draft/**', '-draft/a', 'draft/a'],
    ["it's.md", "it's.md", 'its.md'],
    ["'a.md", "'a.md", 'a.md'],
    [`'a"`, `'a"`, 'a'],
    ['\\- a', '- a', 'a'],
    ["\\'a'", "'a'", 'a'],
    ["!b\n\\'a'", "'a'", 'a'],
    ['-', '-', 'a'],
  ])('%j matches %j, not %j', (pattern, matching, other) => {
    expect([matching, other].map(pathFilterOf(pattern).matches)).toEqual([true, false])
  })

  it.each(['[]', '[abc', '[a-]', 'a\\', '!', 'docs/**, src/**'])('%j is invalid', (pattern) => {
    expect(parsePathFilter(pattern)).toEqual({
      pattern,
      expected: 'one filter pattern per line, as in on.push.paths of a workflow, with \\ in front of a comma',
    })
  })

  it.each(['*.jsx?', '?a', 'v[0-9]+', '*+', '!a+'])(
    '%j has a mark that is no part of these patterns',
    (pattern) => {
      const expected = 'a pattern without ? and +; write a pattern for each form, or use *'
      expect(parsePathFilter(pattern)).toEqual({ pattern, expected })
    },
  )

  it.each(['/docs/**', './docs', '../docs', '!/docs/**'])('%j does not start at the root', (pattern) => {
    const expected = 'a path from the root of the repository, without a slash in front'
    expect(parsePathFilter(pattern)).toEqual({ pattern, expected })
  })

  it.each(['', '!docs/**'])('%j matches nothing', (pattern) => {
    const expected = 'at least one pattern without ! in front'
    expect(parsePathFilter(pattern)).toEqual({ pattern, expected })
  })

  it.each([
    ["- 'src/**'", 'src/**'],
    ["'src/**'", 'src/**'],
    ['"src/**"', 'src/**'],
    ['- src/**', 'src/**'],
    ['-\tsrc/**', 'src/**'],
    ["- '!docs/**' # not the documents", '!docs/**'],
    ['src/** # code', 'src/**'],
    ["src/**\n!'docs/**'", '!docs/**', "!'docs/**'"],
    ["- 'src/**'\n- '!src/**.md'\nlib/**", 'src/** and !src/**.md', "- 'src/**' - '!src/**.md'"],
    ["''", 'a pattern'],
  ])('%j is as in a list of YAML, and means %j', (text, meant, pattern = text) => {
    const ways = "If they belong to a path, write \\-, \\' and \\#"
    const expected = `${meant}, one per line, without the dashes, quotes and comments of a list. ${ways}`
    expect(parsePathFilter(text)).toEqual({ pattern, expected })
  })

  const changed = ['src/lib/a.ts', 'vendor/b.ts', 'README.md']

  it.each<[string, string[]]>([
    ['src', ['The pattern "src" matches no changed file. Write src/**']],
    ['src/\n**.md', ['The pattern "src/" matches no changed file. Write src/**']],
    ['src/lib', ['The pattern "src/lib" matches no changed file. Write src/lib/**']],
    ['**\n!vendor', ['The pattern "!vendor" matches no changed file. Write !vendor/**']],
    ['src\\**', ['The pattern "src\\**" matches no changed file. Write src/**']],
    ['src\\lib', ['The pattern "src\\lib" matches no changed file. Write src/lib/**']],
    ['*\\.md', ['A backslash in "*\\.md" has no effect. Write *.md']],
    ['docs\\api\\**', ['A backslash in "docs\\api\\**" has no effect. Write docs/api/**']],
  ])('%j cannot mean what it says', async (text, remedies) => {
    expect(await remediesOf(text)).toEqual(remedies)
  })

  it.each([
    ['docs'],
    ['src/*'],
    ['README.md'],
    ['README.md/'],
    ['src\nsrc/**'],
    ['\\-draft/**'],
    ['\\*\\\\a'],
    ["\\'a'"],
    ['a\\,b'],
    ['a \\#b'],
  ])('%j may mean what it says', async (text) => {
    expect(await remediesOf(text)).toEqual([])
  })

  const remediesOf = (text: string): Promise<string[]> =>
    remediesFor(pathFilterOf(text).patterns, changed, () => undefined)

  it('takes no longer for a path that almost matches many wildcards', () => {
    // A backtracking expression needs about 10^30 steps for this.
    const { matches } = pathFilterOf(`${'**a'.repeat(20)}b`)
    expect(matches('a'.repeat(4000))).toBe(false)
  })
})
