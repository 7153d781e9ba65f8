import { describe, expect, it } from '@jest/globals'

import { commandsIn, maskedLog } from '../../simulator/workflow-commands.ts'

describe('the commands in a log', () => {
  it.each([
    ['::error::Bad', { name: 'error', message: 'Bad' }],
    [' \t::warning file=a::Odd%0Alines', { name: 'warning', message: 'Odd\nlines' }],
    ['text\r::add-mask::x', { name: 'add-mask', message: 'x' }],
    ['text ##[group]Title', { name: '##[group]', message: 'Title' }],
  ])('are found in %j', (log, command) => {
    expect(commandsIn(log)).toEqual([command])
  })

  it('are not found behind other text', () => {
    expect(commandsIn('text ::error::Bad')).toEqual([])
  })
})

describe('the log as the runner shows it', () => {
  it('hides a secret in the lines after its registration, and the registration itself', () => {
    expect(maskedLog('one\n::add-mask::one\none and two')).toBe('one\n*** and two')
  })

  it('hides a secret that is escaped in the message of a command', () => {
    expect(maskedLog('::add-mask::100%25\n::error::It is 100%25.')).toBe('::error::It is ***.')
  })
})
