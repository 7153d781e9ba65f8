import { describe, expect, it } from '@jest/globals'

import { parsePathFilter } from '../../src/github/path-filter.ts'
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

  it('takes no longer for a path that almost matches many wildcards', () => {
    // A backtracking expression needs about 10^30 steps for this.
    const { matches } = pathFilterOf(`${'**a'.repeat(20)}b`)
    expect(matches('a'.repeat(4000))).toBe(false)
  })
})
