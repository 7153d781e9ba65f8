import { describe, expect, it } from '@jest/globals'

import type { Fault } from '../../simulator/faults.ts'
import { StatusComment } from '../../src/github/status-comment.ts'
import { calls } from '../support/dist-stage.ts'
import { gitHubOfFile, personalToken, readingToken } from '../support/event-github.ts'
import { RecordingLog } from '../support/recording-log.ts'

const github = gitHubOfFile()
const mark = '<!-- docs-agent-action run 4711 -->'
const list = 'GET /repos/acme/docs/issues/42/comments'
const viewer = 'POST /graphql'
const create = 'POST /repos/acme/docs/issues/42/comments'
const edit = (id: number) => `PATCH /repos/acme/docs/issues/comments/${id}`

function open(token?: string, runId = '4711') {
  const log = new RecordingLog()
  return { log, comment: new StatusComment({ client: github.client(token), issueNumber: 42, runId, log }) }
}

const existing = (body: string, login = 'github-actions[bot]', type: 'Bot' | 'User' = 'Bot') => {
  const comment = { id: 500 + github.api.comments.length, issueNumber: 42, body, user: { login, type } }
  github.api.comments.push(comment)
  return comment
}
const bodies = () => github.api.comments.map(({ body }) => body)

describe('the comment of a run', () => {
  it('is looked for, written, and edited from then on', async () => {
    const { comment, log } = open()
    await comment.show('One')
    await comment.show('Two')
    await comment.show('Three')
    expect(calls(github.api)).toEqual([list, create, edit(1000), edit(1000)])
    expect(bodies()).toEqual([`${mark}\nThree`])
    log.expectExactly()
  })

  it('is not sent again as it stands', async () => {
    const { comment } = open()
    await comment.show('One')
    await comment.show('One')
    expect(calls(github.api)).toEqual([list, create])
  })

  it('of an earlier attempt is edited', async () => {
    const { id } = existing(`${mark}\nOld`)
    await open().comment.show('New')
    expect(calls(github.api)).toEqual([list, viewer, edit(id)])
    expect(bodies()).toEqual([`${mark}\nNew`])
  })

  it.each([
    ['of another run', '<!-- docs-agent-action run 47110 -->\nOld'],
    ['of a run whose number starts alike', '<!-- docs-agent-action run 471 -->\nOld'],
    ['that only quotes the mark', `Look: ${mark}`],
    ['that a reader would not see', `${mark.replace('run', 'Run')}\nOld`],
  ])('is not one %s', async (_, body) => {
    existing(body)
    await open().comment.show('New')
    expect(bodies()).toEqual([body, `${mark}\nNew`])
  })

  it('is not one on another issue', async () => {
    existing(`${mark}\nOld`).issueNumber = 7
    await open().comment.show('New')
    expect(bodies()).toEqual([`${mark}\nOld`, `${mark}\nNew`])
  })

  it('is not one by a person, when the token is that of a workflow', async () => {
    existing(`${mark}\nFaked`, 'visitor', 'User')
    await open().comment.show('New')
    expect(bodies()).toEqual([`${mark}\nFaked`, `${mark}\nNew`])
  })

  it('is found behind one that a person faked', async () => {
    existing(`${mark}\nFaked`, 'visitor', 'User')
    existing(`${mark}\nOwn`)
    await open().comment.show('New')
    expect(bodies()).toEqual([`${mark}\nFaked`, `${mark}\nNew`])
  })

  it('is not one by another app, when the token is that of a workflow', async () => {
    existing(`${mark}\nOther app`, 'renovate[bot]', 'Bot')
    await open().comment.show('New')
    expect(bodies()).toEqual([`${mark}\nOther app`, `${mark}\nNew`])
  })

  it('is neither edited nor written a second time when the account of the token cannot be known', async () => {
    existing(`${mark}\nOld`)
    github.api.faults.add({ path: /^\/graphql$/, status: 403, body: { message: 'No' } })
    const { comment, log } = open()
    await comment.show('New')
    expect(bodies()).toEqual([`${mark}\nOld`])
    log.expectExactly(/^warning: The comment on #42 could not be updated\. Reading the account/)
  })

  it('is one by the account of a personal token alone', async () => {
    existing(`${mark}\nFaked`, 'Writer', 'User')
    existing(`${mark}\nBot`)
    existing(`${mark}\nOwn`, 'writer', 'User')
    await open(personalToken).comment.show('New')
    expect(bodies()).toEqual([`${mark}\nFaked`, `${mark}\nBot`, `${mark}\nNew`])
  })

  it('asks for the account of its token once, however many comments bear the mark', async () => {
    for (let count = 0; count < 3; count++) existing(`${mark}\nFaked`, `visitor-${count}`, 'User')
    await open(personalToken).comment.show('New')
    expect(calls(github.api).filter((call) => call === 'GET /user')).toHaveLength(1)
  })
})

const lost: Fault[] = [
  { reset: 'before-answer', processed: true },
  { status: 502, processed: true },
  { cutBody: true },
]

describe('a comment whose answer was lost', () => {
  it.each(lost)('is found by the next edit, and not written twice: %j', async (fault) => {
    github.api.faults.add({ path: /comments$/, method: 'POST', ...fault })
    const { comment } = open()
    await comment.show('One')
    await comment.show('Two')
    expect(calls(github.api).filter((call) => call === create)).toHaveLength(1)
    expect(bodies()).toEqual([`${mark}\nTwo`])
  })

  it('and that cannot be found is given up, with a warning', async () => {
    github.api.faults.add({ method: 'POST', reset: 'before-answer' })
    const { comment, log } = open()
    await comment.show('One')
    await comment.show('Two')
    expect(bodies()).toEqual([])
    log.expectExactly(
      /^warning: The comment on #42 could not be updated\. Writing the comment failed \(no answer\): /u,
      'warning: The comment on #42 could not be updated. It may exist already, so it is not written again.',
    )
  })

  it('is not written twice when the list of comments is cut, too', async () => {
    github.api.faults.add({ method: 'POST', cutBody: true })
    github.api.faults.add({ method: 'GET', path: /comments$/, after: 1, cutBody: true })
    const { comment } = open()
    await comment.show('One')
    await comment.show('Two')
    expect(calls(github.api).filter((call) => call === create)).toHaveLength(1)
    expect(bodies()).toEqual([`${mark}\nTwo`])
  })

  it('and that shows up later is edited then', async () => {
    github.api.faults.add({ method: 'POST', reset: 'before-answer' })
    const { comment } = open()
    await comment.show('One')
    await comment.show('Two')
    existing(`${mark}\nOne`)
    await comment.show('Three')
    expect(bodies()).toEqual([`${mark}\nThree`])
  })
})

describe('trouble with the comment', () => {
  it('is a warning that names the permission', async () => {
    const { comment, log } = open(readingToken)
    await comment.show('One')
    log.expectExactly(
      /^warning: The comment on #42 could not be updated\. Writing the comment failed \(HTTP 403\): .*add "issues: write, or pull-requests: write/u,
    )
  })

  it('that was a refusal does not keep a later text from being written', async () => {
    github.api.faults.add({ method: 'POST', status: 403, body: { message: 'No' } })
    const { comment } = open()
    await comment.show('One')
    await comment.show('Two')
    expect(bodies()).toEqual([`${mark}\nTwo`])
  })

  it('when an edit fails lets the next edit have its turn', async () => {
    const { comment, log } = open()
    await comment.show('One')
    github.api.faults.add({ method: 'PATCH', status: 403, body: { message: 'No' } })
    await comment.show('Two')
    await comment.show('Two')
    expect(bodies()).toEqual([`${mark}\nTwo`])
    expect(log.entries).toHaveLength(1)
  })

  it('when comments cannot be listed writes none', async () => {
    github.api.faults.add({ method: 'GET', status: 403, body: { message: 'No' } })
    const { comment, log } = open()
    await comment.show('One')
    expect(bodies()).toEqual([])
    expect(log.entries).toHaveLength(1)
  })
})
