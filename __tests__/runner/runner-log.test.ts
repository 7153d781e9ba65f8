import { afterEach, describe, expect, it } from '@jest/globals'
import { RunnerLog } from '../../src/runner/runner-log.ts'
import { createSecretMask } from '../../src/runner/secret-mask.ts'
import { capturedStdout } from '../support/captured-stdout.ts'
import { isCommand } from '../support/runner-commands.ts'

const stdout = capturedStdout()
const levels = ['info', 'debug', 'notice', 'warning', 'error'] as const
const key = 'mint_admin_key+/0123'

function logWith(secret?: string): RunnerLog {
  const log = new RunnerLog(createSecretMask())
  if (secret !== undefined) log.maskSecret(secret)
  return log
}

/** The lines that were written for one entry, without the command that this action means to give. */
function linesOf(level: (typeof levels)[number], message: string): string[] {
  logWith()[level](message)
  const lines = stdout.lines()
  if (level === 'info') return lines
  expect(lines).toHaveLength(1)
  expect(lines[0]?.startsWith(`::${level}::`)).toBe(true)
  const [, text = ''] = (lines[0] ?? '').split(`::${level}::`)
  return decodeURIComponent(text.replaceAll(/%(?!0A|0D|25)/g, '%25')).split('\n')
}

describe('the log', () => {
  it.each([
    ['debug', '::debug::50%25 done\n'],
    ['notice', '::notice::50%25 done\n'],
    ['warning', '::warning::50%25 done\n'],
    ['error', '::error::50%25 done\n'],
    ['info', '50% done\n'],
  ] as const)('writes %s', (level, written) => {
    logWith()[level]('50% done')
    expect(stdout.text()).toBe(written)
  })

  it('keeps the lines of a message', () => {
    logWith().info('a\nb\r\nc')
    logWith().error('a\nb')
    expect(stdout.text()).toBe('a\nb\nc\n::error::a%0Ab\n')
  })

  it('folds a group', () => {
    logWith().group('Instruction', 'line 1\nline 2')
    expect(stdout.text()).toBe('::group::Instruction\nline 1\nline 2\n::endgroup::\n')
  })
})

/** What makes a line safe has its own tests, in `untrusted-text.test.ts`. */
const forged: [string, string][] = [
  ['fine\n::error::second line', '\n::error::'],
  ['fine\u2028::error::after LS', '\u2028'],
  ['text ##[add-mask]a', '##['],
]

describe('log commands forged in the words of others', () => {
  describe.each(levels)('in %s', (level) => {
    it.each(forged)('are broken: %j', (message, dangerous) => {
      for (const line of linesOf(level, message)) {
        expect(isCommand(line)).toBe(false)
        expect(line).not.toContain(dangerous)
      }
    })
  })

  it.each(forged)('are broken in title and body of a group: %j', (message) => {
    logWith().group(`Title ${message}`, message)
    const [first, ...rest] = stdout.lines()
    expect(first).toMatch(/^::group::Title /)
    expect(first).not.toContain('##[')
    expect(rest.at(-1)).toBe('::endgroup::')
    expect(rest.slice(0, -1).filter(isCommand)).toEqual([])
  })
})

describe('secrets in the log', () => {
  it('are registered with the runner in every form', () => {
    logWith(key)
    const forms = [key, btoa(key), encodeURIComponent(key)].map(
      (form) => `::add-mask::${form.replaceAll('%', '%25')}`,
    )
    expect(stdout.lines()).toEqual(expect.arrayContaining(forms))
  })

  it.each([
    ['raw', key],
    ['URL-encoded', encodeURIComponent(key)],
  ])('are hidden %s in every kind of entry', (_, form) => {
    const log = logWith(key)
    const before = stdout.lines().length
    for (const level of levels) log[level](`The key is ${form}.`)
    log.group(form, form)
    const written = stdout.lines().slice(before).join('\n')
    expect(written).not.toContain(form.replaceAll('%', '%25'))
    expect(written).not.toContain(form)
    expect(written).not.toContain(key)
    expect(written.match(/\*\*\*/g)).toHaveLength(levels.length + 2)
  })
})

describe('what a library prints', () => {
  const writeToStderr = process.stderr.write.bind(process.stderr)
  afterEach(() => {
    process.stderr.write = writeToStderr
  })

  /** The lines that are written for what a library prints. */
  function linesAfter(printed: string, stream: 'stdout' | 'stderr' = 'stdout', secret?: string): string[] {
    const log = logWith(secret)
    log.captureLibraries()
    const before = stdout.lines().length
    process[stream].write(printed)
    return stdout.lines().slice(before)
  }

  it.each(['stdout', 'stderr'] as const)('on %s becomes one debug message', (stream) => {
    expect(linesAfter('one\ntwo\n', stream)).toEqual(['::debug::one%0Atwo'])
  })

  it.each([
    ['::error::no\ntext\n', ['::debug::text']],
    ['::set-output name=prLink::x\n', []],
    ['::add-mask:: %0A\n', []],
  ])('loses its commands: %j', (printed, lines) => {
    expect(linesAfter(printed)).toEqual(lines)
  })

  it('holds no secret', () => {
    expect(linesAfter(`key ${key}\n`, 'stdout', key)).toEqual(['::debug::key ***'])
  })

  it.each([
    ['signature', 'signature'],
    ['50%25-odd%0Aoff', '50%-odd\noff'],
    ['abcd%0Defgh', 'abcd\refgh'],
  ])('to be masked (%s) is masked from then on', (value, secret) => {
    const mask = createSecretMask()
    const log = new RunnerLog(mask)
    log.captureLibraries()
    process.stdout.write(`::add-mask::${value}\n`)
    expect(stdout.lines()).toContain(`::add-mask::${value}`)
    expect(mask.redact(`<${secret}>`)).toBe('<***>')
  })

  it('does not change the entries of the log itself, nor keep it from telling when all is written', async () => {
    const log = logWith()
    log.captureLibraries()
    log.warning('careful')
    log.info('fine')
    await log.flush()
    expect(stdout.lines()).toEqual(['::warning::careful', 'fine'])
  })
})
