import { afterEach, describe, expect, it } from '@jest/globals'
import { RunnerLog } from '../../src/runner/runner-log.ts'
import { createSecretMask } from '../../src/runner/secret-mask.ts'
import { capturedStdout } from '../support/captured-stdout.ts'
import { commandsIn } from '../../simulator/workflow-commands.ts'

const stdout = capturedStdout()
const levels = ['info', 'debug', 'notice', 'warning', 'error'] as const
const key = 'mint_admin_key+/0123'

function logWith(secret?: string): RunnerLog {
  const log = new RunnerLog(createSecretMask())
  if (secret !== undefined) log.maskSecret(secret)
  return log
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

describe('log commands forged in the words of others', () => {
  // untrusted-text.test.ts has all forms.
  const forged = 'fine\n::error::second line\u2028::error::after LS ##[add-mask]a'

  it.each([
    ['debug', ['debug']],
    ['notice', ['notice']],
    ['warning', ['warning']],
    ['error', ['error']],
    ['info', []],
  ] as const)('are broken in %s', (level, commands) => {
    logWith()[level](forged)
    expectCommands(commands)
  })

  it('are broken in title and body of a group', () => {
    logWith().group(forged, forged)
    expectCommands(['group', 'endgroup'])
  })

  function expectCommands(commands: readonly string[]): void {
    expect(commandsIn(stdout.text()).map(({ name }) => name)).toEqual(commands)
    expect(stdout.text()).not.toMatch(/##\[|\u2028/u)
  }
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
    ['split by a control character', key.replace('_', '_\u0000')],
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
