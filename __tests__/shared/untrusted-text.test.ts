import { describe, expect, it } from '@jest/globals'
import { codePoint, fc, runs } from '../support/properties.ts'

import {
  codeBlock,
  codeSpan,
  lines,
  printable,
  singleLine,
  withoutCommands,
} from '../../src/shared/untrusted-text.ts'
import { commandsIn } from '../../simulator/workflow-commands.ts'

/** Text of what could do harm in a log or in Markdown, and anything else. */
const hostile = fc.string({
  maxLength: 30,
  unit: fc.oneof(
    fc.constantFrom(
      ...[':', '::', '##[', '#', '[', 'error', 'add-mask', ' ', '\t', '\n', '\r', '\u0085', '\u2028', '\v'],
      ...['\u001b', '\u009b', '\u001b[31m', '\u001b]8;;', '\u0007', '\u0000', '\u202e', '\u2066', '\u061c'],
      ...['`', '```', '|', '<b>', '\ud800', '\ufeff', '\u200b', '%0A'],
    ),
    codePoint,
  ),
})

// eslint-disable-next-line no-control-regex -- what must not be there
const control = /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f]/u
const bidi = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

describe('printable text', () => {
  it.each([
    ['a colour', '\u001b[31mred\u001b[0m', 'red'],
    ['a colour of the C1 form', '\u009b31mred', 'red'],
    ['a hyperlink of a terminal', '\u001b]8;;http://x\u0007text\u001b]8;;\u0007', 'text'],
    ['a cleared screen', '\u001b[2Ja', 'a'],
    ['control characters', 'a\u0000b\u0007c\u007fd', 'abcd'],
    ['bidi controls', 'a\u202eb\u2066c\u2069d\u200ee\u061cf', 'abcdef'],
    ['half a surrogate pair', 'a\ud800b', 'a\ufffdb'],
    ['white space, which stays', 'a\tb\nc\u00a0d', 'a\tb\nc\u00a0d'],
    ['letters, which stay', 'äß漢字😀', 'äß漢字😀'],
  ])('is without %s', (_, text, expected) => {
    expect(printable(text)).toBe(expected)
  })

  it('has no control, escape or bidi character, and stays as it is the second time', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const cleaned = printable(text)
        expect(cleaned).not.toMatch(control)
        expect(cleaned).not.toMatch(bidi)
        expect(printable(cleaned)).toBe(cleaned)
      }),
    )
  })
})

describe('a single line', () => {
  it.each([
    ['line breaks become spaces', 'a\r\nb\n\nc\u2028d\u0085e', 'a b c d e'],
    ['white space around goes', ' \n a \t', 'a'],
    ['white space alone is nothing', ' \n\u00a0', ''],
  ])('%s', (_, text, expected) => {
    expect(singleLine(text)).toBe(expected)
  })

  it.each([
    ['as long as the limit', 'x'.repeat(10), 'x'.repeat(10)],
    ['longer', 'x'.repeat(11), `${'x'.repeat(10)}…`],
    ['of emoji, which count once', '😀'.repeat(10), '😀'.repeat(10)],
    ['of more emoji, none of which is cut in half', '😀'.repeat(11), `${'😀'.repeat(10)}…`],
    ['of megabytes', 'x'.repeat(5_000_000), `${'x'.repeat(10)}…`],
  ])('is cut after 10 characters: text %s', (_, text, expected) => {
    expect(singleLine(text, 10)).toBe(expected)
  })

  it('has no half of a character where white space is left out', () => {
    expect(singleLine(`${' '.repeat(159)}😀 x`, 10)).toBe('😀…')
  })

  it('says that something was cut also where that was invisible in between', () => {
    expect(singleLine(`${'\u0000'.repeat(1000)}important`, 10)).toMatch(/…$/)
  })

  it('has no line break, at most the limit and an ellipsis, and stays as it is the second time', () => {
    fc.assert(
      fc.property(hostile, fc.integer({ min: 1, max: 40 }), (text, limit) => {
        const line = singleLine(text, limit)
        expect(lines(line)).toHaveLength(1)
        expect(Array.from(line).length).toBeLessThanOrEqual(limit + 1)
        expect(singleLine(line, limit + 1)).toBe(line)
      }),
    )
  })
})

describe('a line without commands', () => {
  it.each([
    '::set-output name=x::y',
    '::error::x',
    '  \t::add-mask::a',
    '\u00a0::stop-commands::x',
    '\u001b[31m::error::x',
    '\u202e::error::x',
    ':\u0000:error::x',
    '##[error]x',
    'some text ##[add-mask]a',
    '###[error]x',
    '#\u0007#[error]x',
    '#####[group]x',
  ])('is no command for the runner: %j', (line) => {
    expect(commandsIn(withoutCommands(line))).toEqual([])
  })

  it.each(['', 'a :: b', 'std::string', '# Title', 'C# [x]', ':', 'https://docs.example/##'])(
    'stays as it is where there was no command: %j',
    (line) => {
      expect(withoutCommands(line)).toBe(line)
    },
  )

  it('never starts with ::, never holds ##[, and stays as it is the second time', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        for (const line of lines(text).map(withoutCommands)) {
          expect(line.trim().startsWith('::')).toBe(false)
          expect(line).not.toContain('##[')
          expect(withoutCommands(line)).toBe(line)
        }
      }),
      { numRuns: runs(500) },
    )
  })
})

describe('a code block', () => {
  it.each([
    ['text', 'a\nb', '```text\na\nb\n```'],
    ['two backticks', 'a ``b``', '```text\na ``b``\n```'],
    ['line breaks of every kind', 'a\r\nb\rc\u2028d', '```text\na\nb\nc\nd\n```'],
  ])('is fenced: %s', (_, text, block) => {
    expect(codeBlock(text)).toBe(block)
  })

  it('is HTML where the text has three backticks in a row', () => {
    expect(codeBlock('```\n\ta & </pre>\n\nb')).toBe(
      '<pre><code>```\n\ta &amp; &lt;/pre&gt;\n\nb\n</code></pre>',
    )
  })
})

describe('a code span', () => {
  it.each([
    ['text', '/a_b*c*', '`/a_b*c*`'],
    ['a backslash', 'a\\', '`a\\`'],
    ['HTML', '<b>@a</b>', '`<b>@a</b>`'],
    ['nothing', '', '_(empty)_'],
  ])('has one backtick on each side: %s', (_, text, span) => {
    expect(codeSpan(text)).toBe(span)
  })

  it.each([
    ['a backtick', '`a', '<code>&#96;a</code>'],
    ['a pipe', 'a|b', '<code>a&#124;b</code>'],
    ['a pipe after a backslash', 'a\\|b', '<code>a&#92;&#124;b</code>'],
    ['an e-mail address', '`a@b.example', '<code>&#96;a<!-- -->@b&#46;example</code>'],
    ['letters of others', '`é漢😀', '<code>&#96;é漢😀</code>'],
  ])('is HTML where the text has a backtick or a pipe: %s', (_, text, span) => {
    expect(codeSpan(text)).toBe(span)
  })
})
