import { describe, expect, it } from '@jest/globals'

import { EarlierJobs } from '../../src/agent-job/earlier-jobs.ts'
import type { Job } from '../../src/service/contract.ts'
import { requested, sentTo } from '../support/comment-marks.ts'
import { jobWith } from '../support/job.ts'
import { RecordingLog } from '../support/recording-log.ts'

const head = (digit: string) => digit.repeat(40)
const asking = (jobId: string, digit: string, name = 'main') => sentTo(jobId, { name, head: head(digit) })

/** @param jobs the jobs of the service; the others are completed */
function opened(jobs: Record<string, Partial<Job>> = {}) {
  const read: string[] = []
  const log = new RecordingLog()
  const getJob = (jobId: string) => {
    read.push(jobId)
    return Promise.resolve(jobWith('completed', { id: jobId, ...jobs[jobId] }))
  }
  return { read, log, jobs: new EarlierJobs({ getJob }, log) }
}

const failed = { status: 'failed' }
const askedAgain = (jobId: string) =>
  `notice: Agent job ${jobId} of an earlier run has failed, so this run asks about its commits again.`

describe('the commits that earlier runs asked about', () => {
  it('are those of the newest request that has some', async () => {
    const { jobs, read, log } = opened()
    const others = [requested, sentTo('job_3'), asking('job_2', '2'), asking('job_1', '1')]
    expect(await jobs.askedHead(others, 'main')).toBe(head('2'))
    expect(read).toEqual(['job_2'])
    log.expectExactly()
  })

  it('are not those of another branch', async () => {
    const { jobs } = opened()
    const others = [asking('job_2', '2', 'next'), asking('job_1', '1')]
    expect(await jobs.askedHead(others, 'main')).toBe(head('1'))
    expect(await jobs.askedHead(others, 'other')).toBeUndefined()
  })

  it('are those of the request before, as long as the job of a request has failed', async () => {
    const { jobs, read, log } = opened({ job_3: failed, job_2: failed })
    const others = [asking('job_3', '3'), asking('job_2', '2'), asking('job_1', '1')]
    expect(await jobs.askedHead(others, 'main')).toBe(head('1'))
    expect(read).toEqual(['job_3', 'job_2', 'job_1'])
    log.expectExactly(askedAgain('job_3'), askedAgain('job_2'))
  })

  it.each([
    ['asked about commits', asking('job_1', '2')],
    ['lost its commits', sentTo('job_1')],
  ])('are those of the turn before, if the newest turn of a job failed that %s', async (_, newest) => {
    const { jobs, read } = opened({ job_1: failed })
    expect(await jobs.askedHead([newest, asking('job_1', '1')], 'main')).toBe(head('1'))
    expect(read.length).toBeLessThanOrEqual(1)
  })

  it('are asked about once, of a job that has failed, and a notice says so once', async () => {
    const { jobs, read, log } = opened({ job_1: failed })
    for (let times = 0; times < 2; times++)
      expect(await jobs.askedHead([asking('job_1', '1')], 'main')).toBeUndefined()
    expect((await jobs.read('job_1')).status).toBe('failed')
    expect(read).toEqual(['job_1'])
    log.expectExactly(askedAgain('job_1'))
  })

  it('are asked about again, if the job has failed since it was read', async () => {
    const { jobs, log } = opened({ job_1: { status: 'active' } })
    expect(await jobs.askedHead([asking('job_1', '1')], 'main')).toBe(head('1'))
    jobs.note(jobWith('failed'))
    expect(await jobs.askedHead([asking('job_1', '1')], 'main')).toBeUndefined()
    log.expectExactly(askedAgain('job_1'))
  })
})
