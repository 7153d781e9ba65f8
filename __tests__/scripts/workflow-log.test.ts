import { describe, expect, it } from '@jest/globals'

import { createLogView } from '../../scripts/workflow-log.ts'

const lines = ['before', '::group::Instruction', 'Do it', '::endgroup::', '::warning::Careful', 'after']
const shown = (folds: boolean): string[] => lines.flatMap(createLogView({ folds }))

describe('the log of npm start', () => {
  it('shows only the title of a group if groups are folded', () => {
    expect(shown(true)).toEqual(['before', '▶ Instruction', 'Warning: Careful', 'after'])
  })

  it('shows the lines of a group otherwise', () => {
    expect(shown(false)).toEqual(['before', '▼ Instruction', '    Do it', 'Warning: Careful', 'after'])
  })

  it.each([true, false])('hides what is masked (folded: %s)', (folds) => {
    const view = createLogView({ folds })
    expect(['::add-mask::secret-0123', 'a secret-0123'].flatMap(view)).toEqual(['a ***'])
  })
})
