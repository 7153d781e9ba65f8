import { describe, expect, it } from '@jest/globals'
import { codePoint, fc } from '../support/properties.ts'

import { parsePullRequestLink, pullRequestOn } from '../../src/shared/pull-request-link.ts'

describe('the link of a pull request', () => {
  it.each([
    ['https://github.com/acme/docs/pull/128', 128, 'acme/docs'],
    ['https://github.com/acme/docs/pull/128/', 128, 'acme/docs'],
    ['https://github.com/acme/docs.site_v2-x/pull/1', 1, 'acme/docs.site_v2-x'],
    ['https://git.example.com:8443/acme/docs/pull/7', 7, 'acme/docs'],
    ['https://github.com/acme/docs/pull/7?tab=files#diff', 7, 'acme/docs'],
    ['https://gitlab.com/acme/docs/-/merge_requests/5', 5, 'acme/docs'],
    ['https://git.example.com/acme/web/team/docs/-/merge_requests/5/', 5, 'acme/web/team/docs'],
    ['https://bitbucket.org/acme/docs/pull-requests/5', 5, 'acme/docs'],
  ])('%s tells number and repository', (url, number, repository) => {
    expect(parsePullRequestLink(url)).toEqual({ url, number, repository })
  })

  it.each([
    'https://github.com/acme/docs/pull/128/files',
    'https://github.com/acme/docs/pull/12a',
    'https://github.com/acme/docs/pull/1234567890123456',
    'https://github.com/acme/pull/5',
    'https://example.com/github/acme/docs/pull/5',
    'https://gitlab.com/acme/docs/-/merge_requests/5/diffs',
    'https://bitbucket.org/acme/pull-requests/5',
    'https://example.com/',
  ])('%s is kept without number and repository', (url) => {
    expect(parsePullRequestLink(url)).toEqual({ url })
  })

  it.each([
    ['another scheme', 'javascript:alert(1)'],
    ['plain http', 'http://github.com/acme/docs/pull/1'],
    ['a user', 'https://user@github.com/acme/docs/pull/1'],
    ['a password', 'https://:secret@github.com/acme/docs/pull/1'],
    ['user info that looks like a host', 'https://github.com@evil.example/acme/docs/pull/1'],
    ['a line break', 'https://github.com/acme/docs/pull/1\n::error::x'],
    ['a carriage return', 'https://github.com/\r/pull/1'],
    ['a tab inside', 'https://git\thub.com/acme/docs/pull/1'],
    ['a space in front', ' https://github.com/acme/docs/pull/1'],
    ['a control character', 'https://github.com/\u0000'],
    ['a host of look-alike letters', 'https://gıthub.com/acme/docs/pull/1'],
    ['no host', 'https://'],
    ['nothing', ''],
  ])('with %s is dropped', (_, link) => {
    expect(parsePullRequestLink(link)).toBeUndefined()
  })

  it('is an https URL in plain ASCII without user info, whatever came', () => {
    const beginning = fc.constantFrom('https://', 'https://github.com/', 'https://a@', 'HTTPS:', '')
    const link = fc.tuple(beginning, fc.string({ unit: codePoint })).map((parts) => parts.join(''))
    fc.assert(
      fc.property(link, (text) => {
        const parsed = parsePullRequestLink(text)
        if (parsed === undefined) return
        expect(parsed.url).toMatch(/^https:\/\/[\x21-\x7E]+$/)
        expect(new URL(parsed.url).username + new URL(parsed.url).password).toBe('')
      }),
    )
  })
})

describe('a pull request on a GitHub server', () => {
  const on = (serverUrl: string, link: string) => {
    const pullRequest = parsePullRequestLink(link)
    return pullRequest && pullRequestOn(serverUrl, pullRequest)
  }

  it('has number and repository', () => {
    const at = { number: 5, repository: 'acme/docs' }
    expect(on('https://github.com', 'https://github.com/acme/docs/pull/5')).toEqual(at)
    expect(on('https://git.example.com:8443', 'https://git.example.com:8443/acme/docs/pull/5')).toEqual(at)
  })

  it.each([
    'https://github.com.evil.example/acme/docs/pull/5',
    'https://gitlab.com/acme/docs/-/merge_requests/5',
    'https://github.com/acme/docs/-/merge_requests/5',
    'https://github.com/acme/docs/issues/5',
  ])('is not %s', (link) => {
    expect(on('https://github.com', link)).toBeUndefined()
  })
})
