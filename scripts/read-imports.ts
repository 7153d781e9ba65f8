import { cruise } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'

import type { Import } from './import-picture.ts'

/** Returns all imports between the modules of `src/`. */
export async function readImports(): Promise<Import[]> {
  const { output } = await cruise(['src'], await extractOptions('./.dependency-cruiser.cjs'))
  if (typeof output === 'string') throw new Error('dependency-cruiser returned a text, expected modules.')
  return output.modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ resolved }) => resolved.startsWith('src/'))
      .map(({ resolved, dynamic, dependencyTypes }) => ({
        from: source,
        to: resolved,
        kind: dependencyTypes.includes('type-only') ? 'types' : dynamic ? 'dynamic' : 'static',
      })),
  )
}
