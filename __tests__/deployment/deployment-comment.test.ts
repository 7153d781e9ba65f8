import { afterEach, describe, expect, it } from '@jest/globals'

import { failsPreview, neverEnds, ofCommit } from '../../simulator/documentation-service.ts'
import { readMark } from '../../src/github/thread/comment-mark.ts'
import { place } from '../support/comment-marks.ts'
import { readingToken } from '../support/event-github.ts'
import type { TriggeredBy } from '../support/event-stage.ts'
import { type GivenInputs, problemsOf, service as ofService } from '../support/inputs.ts'
import { operationSteps } from '../support/operation-steps.ts'
import { commitOf } from '../support/trigger-event.ts'

const { start, stepOn, github, duringBuild } = operationSteps()
const number = 57
const [head, newHead, pushed] = [commitOf('a'), commitOf('b'), commitOf('1')]
const aboutPullRequest: TriggeredBy = { fixture: 'pull_request.closed' }
const aPush: TriggeredBy = {
  fixture: 'push',
  change: { before: commitOf('0'), after: pushed, head_commit: { id: pushed } },
}
const builds = ofCommit([{ status: 'success' }], head)
const linkOf = (commit: string) =>
  `Commit [\`${commit.slice(0, 7)}\`](<https://github.com/acme/docs/commit/${commit}>)`
const run = '[workflow run](<https://github.com/acme/docs/actions/runs/4711>)'

function openPullRequest(change: Partial<Parameters<typeof github.api.pullRequests.set>[1]> = {}): void {
  github.api.pullRequests.set(number, { head, base: commitOf('0'), ...change })
  github.api.pullRequestFiles.set(number, [])
}
afterEach(() => {
  github.api.pullRequests.delete(number)
  github.api.pullRequestFiles.delete(number)
})

async function stepOf(
  inputs: GivenInputs = {},
  event = aboutPullRequest,
  options: Parameters<typeof start>[0] = {},
) {
  const service = await start({ builds: [builds], publications: [ofCommit(builds, pushed)], ...options })
  const what: GivenInputs = 'publish' in inputs ? {} : { preview: 'true' }
  return { service, ...(await stepOn(service, { ...what, comment: 'true', ...inputs }, event)) }
}
const stays = 'info: #57 has a newer commit, or is no longer open, so its comment stays as it is.'
const comments = () => github.api.comments.map(({ issueNumber, body }) => `#${issueNumber} ${body}`)
const warnings = (entries: readonly string[]) =>
  entries.filter((entry) => /^(?:warning|notice): The comment/u.test(entry))

describe('the comment of a deployment', () => {
  it('says what the summary says, and is no comment of an agent job', async () => {
    openPullRequest()
    const { report } = await (await stepOf()).run()
    const [mark = '', ...shown] = (github.api.comments[0]?.body ?? '').split('\n')
    expect(mark).toMatch(/^<!-- docs-agent-deployment project=[0-9a-f]{12} -->$/u)
    const [headline = '', ...parts] = report.split('\n\n')
    expect(shown.join('\n').split('\n\n')).toEqual([
      `✅ **${headline.slice(3)}**`,
      ...parts,
      `${linkOf(head)} · ${run}`,
    ])
    expect(readMark(github.api.comments[0]?.body ?? '', place)).toBeUndefined()
  })

  it('is one for all runs, and shows the last end, also a failure and the merge', async () => {
    openPullRequest()
    const headlines = []
    const merged: TriggeredBy = {
      ...aboutPullRequest,
      change: { pull_request: { merge_commit_sha: pushed } },
    }
    for (const [inputs, event, options] of [
      [{}, aboutPullRequest, {}],
      [{}, aboutPullRequest, { builds: [ofCommit(failsPreview, head)] }],
      [{ publish: 'true' }, merged, {}],
    ] as const) {
      await (await stepOf(inputs, event, options)).run()
      expect(comments()).toHaveLength(1)
      headlines.push(comments()[0]?.split('\n')[1])
    }
    expect(headlines).toEqual([
      '✅ **Preview of #57 is ready: no page was changed**',
      '❌ **Preview of #57 does not build**',
      '✅ **#57 at 1111111 is live, and no page was checked: site-url is not set**',
    ])
  })

  it('is one for each project', async () => {
    openPullRequest()
    for (const project of ['project-1', 'project-2', 'project-1'])
      await (await stepOf({ 'project-id': project })).run()
    expect(comments()).toHaveLength(2)
  })

  it('is not that of somebody else, of another account or a copy', async () => {
    openPullRequest()
    await (await stepOf()).run()
    const [own] = github.api.comments.splice(0)
    if (own === undefined) throw new Error('There is no comment.')
    const [mark = ''] = own.body.split('\n')
    github.api.comments.push(
      { ...own, id: 1, user: { login: 'stranger', type: 'User' } },
      { ...own, id: 2, body: `${mark}\nOld` },
      { ...own, id: 3, body: `Quoted: ${own.body}` },
      { ...own, id: 4 },
    )
    const before = structuredClone(github.api.comments)
    await (await stepOf()).run()
    const changed = github.api.comments.filter(({ body }, index) => body !== before[index]?.body)
    expect(changed.map(({ id }) => id)).toEqual([2])
    expect(github.api.comments).toHaveLength(4)
  })

  it('stays if the pull request has a newer commit', async () => {
    openPullRequest()
    const step = await stepOf()
    github.api.faults.add({
      path: /\/pulls\/57$/u,
      after: 3,
      transform: (answer) => {
        const body = answer.body as { head: object }
        return { ...answer, body: { ...body, head: { ...body.head, sha: newHead } } }
      },
    })
    expect(await step.run()).toMatchObject({ outputs: { previewStatus: 'success' } })
    expect(comments()).toEqual([])
    expect(step.log.entries).toContain(stays)
  })

  it('tells that the pull request could not be read', async () => {
    openPullRequest()
    github.api.faults.add({ path: /\/pulls\/57$/u, status: 403, times: 2 })
    expect(await (await stepOf()).run()).toMatchObject({ outcome: 'error' })
    expect(comments()).toEqual([expect.stringContaining('\n❌ **Preview of #57: the step failed**')])
  })

  describe('of an earlier run', () => {
    const earlier = '✅ **Preview of #57 is ready: no page was changed**'
    const building = `⏳ **Preview of #57 is being built**\n\n${linkOf(head)} · ${run}`

    /** Runs a step after another one. Returns what the comment says during the build, and at the end. */
    async function again(
      duringThat: (step: Awaited<ReturnType<typeof stepOf>>) => void = () => undefined,
      ...given: Parameters<typeof stepOf>
    ) {
      openPullRequest()
      await (await stepOf()).run()
      const before = comments()
      const step = await stepOf(...given)
      let meanwhile: readonly string[] = []
      duringBuild(step.service, () => {
        meanwhile = comments()
        duringThat(step)
      })
      const end = await step.run()
      return { before, meanwhile, after: comments(), end, log: step.log.entries }
    }

    it('says that a new commit is being built, above what it said', async () => {
      const { meanwhile, after } = await again()
      expect(meanwhile).toEqual([
        expect.stringMatching(/^#57 <!-- docs-agent-deployment project=[0-9a-f]{12} -->\n⏳/u),
      ])
      expect(meanwhile[0]).toContain(`\n${building}\n\n`)
      expect(meanwhile[0]?.endsWith(`${linkOf(head)} · ${run}`)).toBe(true)
      expect(meanwhile[0]).toContain(`\n\n${earlier}\n\n`)
      expect(after[0]).not.toMatch(/⏳|earlier/u)
    })

    it('is found if a person has edited it, which changes the ends of its lines', async () => {
      openPullRequest()
      await (await stepOf()).run()
      const [comment] = github.api.comments
      if (comment === undefined) throw new Error('There is no comment.')
      const [mark = '', ...rest] = comment.body.split('\n')
      const announced = [
        '⏳ **Preview of #57 is being built**',
        '',
        'Of an earlier run. <!-- earlier -->',
        '',
      ]
      comment.body = [mark, ...announced, ...rest].join('\r\n')
      const step = await stepOf()
      let meanwhile: readonly string[] = []
      duringBuild(step.service, () => {
        meanwhile = comments()
      })
      await step.run()
      expect(meanwhile[0]?.match(/⏳/gu)).toHaveLength(1)
      expect(comments()).toEqual([expect.stringContaining(`${mark}\n${earlier}\n\n`)])
    })

    it('says it once, also if the run before was killed', async () => {
      const { meanwhile } = await again(() => {
        // Like a process that ends here, it writes nothing more.
        github.api.faults.add({ method: 'PATCH', status: 403, times: 1 })
      })
      const step = await stepOf()
      let second: readonly string[] = []
      duringBuild(step.service, () => {
        second = comments()
      })
      await step.run()
      expect(second).toEqual(meanwhile)
    })

    it('says that the site is being published', async () => {
      const merged = { ...aboutPullRequest, change: { pull_request: { merge_commit_sha: pushed } } }
      const { meanwhile } = await again(undefined, { publish: 'true' }, merged)
      expect(meanwhile[0]).toContain(`\n⏳ **#57 at 1111111 is being published**\n\n${run}\n\n`)
    })

    it('says what it said before after a cancellation', async () => {
      const options = { builds: [neverEnds] }
      const { before, meanwhile, after } = await again(
        ({ deadline }) => {
          deadline.cancel()
        },
        {},
        aboutPullRequest,
        options,
      )
      expect(meanwhile).not.toEqual(before)
      expect(after).toEqual(before)
    })

    it('is not taken back if another run has changed it since', async () => {
      const { after } = await again(
        ({ deadline }) => {
          const [comment] = github.api.comments
          if (comment !== undefined) comment.body = comment.body.replace('⏳', '✅')
          deadline.cancel()
        },
        {},
        aboutPullRequest,
        { builds: [neverEnds] },
      )
      expect(after[0]).toMatch(/\n✅[^]+ earlier run/u)
    })

    it.each([
      ['closed', false],
      ['merged', true],
    ])('stays as it is if the pull request was %s meanwhile', async (_, merged) => {
      const { before, after, log } = await again(() => {
        openPullRequest({ state: 'closed', merged })
      })
      expect(after).toEqual(before)
      expect(log).toContain(stays)
    })

    it('stays as it is if the pull request is closed', async () => {
      openPullRequest()
      await (await stepOf()).run()
      const before = comments()
      openPullRequest({ state: 'closed' })
      github.api.requests.splice(0)
      await (await stepOf()).run()
      expect(comments()).toEqual(before)
      expect(github.api.requests.filter(({ method }) => method === 'PATCH')).toEqual([])
    })
  })

  it('is one, also if another run writes one at the same time', async () => {
    openPullRequest()
    await (await stepOf()).run()
    const [other] = github.api.comments.splice(0)
    if (other === undefined) throw new Error('There is no comment.')
    github.api.faults.add({
      method: 'POST',
      path: /\/comments$/u,
      transform: (answer) => {
        github.api.comments.unshift({ ...other, id: 900, body: `${other.body} Other` })
        return answer
      },
    })
    await (await stepOf()).run()
    expect(github.api.comments).toMatchObject([{ id: 900, body: other.body }])
  })

  it('links no commit that may be of another repository', async () => {
    openPullRequest({ merge_commit_sha: pushed, state: 'closed', merged: true })
    await (
      await stepOf({ publish: 'true' }, aPush, { publications: [ofCommit(builds, commitOf('f'))] })
    ).run()
    expect(comments()[0]).toMatch(/\n\nCommit `fffffff` · \[workflow run\]/u)
  })

  it('goes to issue-number, also if that is closed', async () => {
    openPullRequest()
    github.api.issues.set(42, 'closed')
    await (await stepOf({ 'issue-number': '42' })).run()
    github.api.issues.delete(42)
    expect(comments()).toEqual([expect.stringMatching(/^#42 <!--/u)])
  })

  it.each([
    ['the merged pull request that brought the commit', true, ['#57']],
    ['nothing, if no merged pull request brought it', false, []],
  ])('of a push goes to %s', async (_, merged, expected) => {
    openPullRequest({ merge_commit_sha: pushed, state: merged ? 'closed' : 'open', merged })
    const step = await stepOf({ publish: 'true' }, aPush)
    await step.run()
    expect(comments().map((comment) => comment.split(' ')[0])).toEqual(expected)
    const line = 'info: No merged pull request brought the commit, so no comment is written.'
    expect(step.log.entries.includes(line)).toBe(!merged)
    expect(warnings(step.log.entries)).toEqual([])
  })

  it.each([
    [
      'a warning',
      {},
      /^warning: The comment may be missing or old\. .+ "pull-requests: write" for a pull request\.$/u,
    ],
    [
      'a notice for a fork',
      { GITHUB_ACTOR: 'dependabot[bot]' },
      /^notice: The comment may be missing or old\. /u,
    ],
  ])('that may not be written is %s', async (_, env, expected) => {
    openPullRequest()
    const step = await stepOf({ 'github-token': readingToken }, { ...aboutPullRequest, env })
    expect(await step.run()).toMatchObject({ severity: 'info', outputs: { previewStatus: 'success' } })
    expect(warnings(step.log.entries)).toEqual([expect.stringMatching(expected)])
  })

  it('is written after the deadline, and not after a cancellation', async () => {
    openPullRequest()
    for (const ending of ['cancel', 'expire'] as const) {
      const step = await stepOf({}, aboutPullRequest, { builds: [neverEnds] })
      duringBuild(step.service, step.deadline[ending])
      await step.run()
      expect(comments()).toEqual(
        ending === 'cancel'
          ? []
          : [expect.stringMatching(/^#57 .+\n⚠️ \*\*Preview of #57: the step timed out\*\*\n\n(?!\[Open)/u)],
      )
    }
  })

  it('has no word of another repository in public', async () => {
    openPullRequest()
    const event = { ...aboutPullRequest, change: { repository: { private: false } } }
    await (await stepOf({}, event, { builds: [[{ status: 'failure', logs: ['secret.mdx'] }]] })).run()
    expect(comments()[0]).toContain('only in the file of the output buildLog')
    expect(comments()[0]).not.toContain('secret')
  })

  it.each<[GivenInputs, TriggeredBy, RegExp]>([
    [{ 'issue-number': '42' }, aPush, / It would keep a comment on #42\./u],
    [{}, aboutPullRequest, / It would keep a comment on #57\./u],
    [{ publish: 'true' }, aPush, / It would keep a comment on the pull request that brought the commit\./u],
  ])('is named by a dry run with %j, which writes none', async (inputs, event, expected) => {
    const preview = event === aPush ? { publish: 'true' } : {}
    const { report } = await (await stepOf({ ...preview, ...inputs, 'dry-run': 'true' }, event)).run()
    expect(report).toMatch(expected)
    expect(github.api.requests).toEqual([])
  })

  const publish = { ...ofService, publish: 'true' }
  it.each<[GivenInputs, RegExp]>([
    [{ comment: 'true' }, /^comment, issue-number: the event workflow_dispatch .+ set issue-number /u],
    [
      { comment: 'continue', 'issue-number': '1' },
      /^comment, publish: comment: continue cannot be combined with publish; set comment: true\.$/u,
    ],
    [{ 'issue-number': '1' }, /^issue-number, comment: issue-number needs comment: true/u],
  ])('needs a thread and no job: %j', async (inputs, problem) => {
    expect(await problemsOf({ ...publish, ...inputs })).toEqual([expect.stringMatching(problem)])
  })
})
