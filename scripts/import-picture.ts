// Draws which parts of src/ import each other, as a Mermaid flowchart for docs/architecture.md. A part is a folder of src/,
// the entry, or the shared modules.

/** An import of one module by another. The paths start at the root of the repository. */
export interface Import {
  from: string
  to: string
  /** A dynamic import is `import()`. An import of types only is not in the built code. */
  kind: 'static' | 'dynamic' | 'types'
}

/** All imports of one part by another. */
export interface Arrow {
  from: string
  to: string
  kinds: ReadonlySet<Import['kind']>
}

interface Part {
  title: string
  purpose: string
}

/** From top to bottom. */
const parts: Readonly<Record<string, Part>> = {
  entry: { title: 'index.ts and run.ts', purpose: 'start the run, set the exit code' },
  inputs: { title: 'inputs/', purpose: 'names, defaults, validation' },
  steps: { title: 'steps/', purpose: 'one module per operation' },
  runner: { title: 'runner/', purpose: 'log, outputs, summary, artifact' },
  'agent-job': { title: 'agent-job/', purpose: 'start a job and poll it' },
  github: { title: 'github/', purpose: 'event, permissions, instruction, comment' },
  visitors: { title: 'visitors/', purpose: 'read lists, write files' },
  service: { title: 'service/', purpose: 'requests to the documentation service' },
  shared: { title: 'shared modules', purpose: 'clock, deadline, retries, errors, log' },
}
const partNames = Object.keys(parts)

/** The parts in the frame. One arrow to the frame stands for equal arrows to all of them. */
const framed: readonly string[] = ['agent-job', 'github', 'visitors']
const frame = 'frame'

/** Returns the picture, and a sentence about the arrows that it leaves out. */
export function importPicture(imports: readonly Import[]): string {
  const { drawn, implied } = withoutImplied(foldImports(imports))
  return [...flowchart(withFrame(drawn)), ...sentenceAbout(implied)].join('\n')
}

/**
 * Folds imports of modules into arrows between parts, sorted from top to bottom. Every part may import the shared
 * modules, so these imports are no arrows.
 *
 * @throws Error if a folder of `src/` is not a part
 */
export function foldImports(imports: readonly Import[]): Arrow[] {
  const kindsOf = new Map<string, Set<Import['kind']>>()
  for (const { from, to, kind } of imports) {
    const [importer, imported] = [partOf(from), partOf(to)]
    if (importer === imported || imported === 'shared') continue
    const key = `${importer} ${imported}`
    kindsOf.set(key, (kindsOf.get(key) ?? new Set()).add(kind))
  }
  return partNames.flatMap((from) =>
    partNames.flatMap((to) => {
      const kinds = kindsOf.get(`${from} ${to}`)
      return kinds === undefined ? [] : [{ from, to, kinds }]
    }),
  )
}

function partOf(file: string): string {
  const [, folder] = /^src\/([^/]+)\//u.exec(file) ?? []
  if (folder === undefined) return /^src\/(?:index|run)\.ts$/u.test(file) ? 'entry' : 'shared'
  if (partNames.includes(folder)) return folder
  throw new Error(`src/${folder}/ is not in the picture. Add it to the parts in scripts/import-picture.ts.`)
}

/**
 * Separates the arrows that other arrows imply: two or more arrows that load code lead to the same part.
 *
 * @throws Error if parts import each other in a circle, because then neither way is the longer one
 */
export function withoutImplied(arrows: readonly Arrow[]): { drawn: Arrow[]; implied: Arrow[] } {
  const next = (part: string): string[] =>
    arrows.filter((arrow) => arrow.from === part && loadsCode(arrow)).map(({ to }) => to)
  const reached = (part: string, path: readonly string[] = []): string[] => {
    if (path.includes(part)) throw new Error(`Parts import each other in a circle: ${path.join(', ')}.`)
    return next(part).flatMap((to) => [to, ...reached(to, [...path, part])])
  }
  const isImplied = ({ from, to }: Arrow): boolean =>
    next(from).some((between) => reached(between).includes(to))
  const { drawn = [], implied = [] } = Object.groupBy(arrows, (arrow) =>
    isImplied(arrow) ? 'implied' : 'drawn',
  )
  return { drawn, implied }
}

function loadsCode({ kinds }: Arrow): boolean {
  return kinds.has('static') || kinds.has('dynamic')
}

/** Replaces the arrows of a part to all parts in the frame by one, if they have the same line. */
function withFrame(arrows: readonly Arrow[]): Arrow[] {
  const isWhole = (part: string): boolean => {
    const lines = arrows.filter(({ from, to }) => from === part && framed.includes(to)).map(lineOf)
    return lines.length === framed.length && new Set(lines).size === 1
  }
  return arrows.flatMap((arrow) => {
    if (!framed.includes(arrow.to) || !isWhole(arrow.from)) return [arrow]
    return arrow.to === framed[0] ? [{ ...arrow, to: frame }] : []
  })
}

function flowchart(arrows: readonly Arrow[]): string[] {
  const node = (name: string): string => `${name}["\`**${titleOf(name)}**\n${parts[name]?.purpose ?? ''}\`"]`
  return [
    '```mermaid',
    // Wide enough for one line per purpose.
    '---\nconfig:\n  flowchart:\n    wrappingWidth: 300\n---',
    'flowchart TB',
    'accTitle: Imports between the folders of src/',
    ...partNames.filter((name) => !framed.includes(name)).map(node),
    `subgraph ${frame}[" "]`,
    ...framed.map(node),
    'end',
    `style ${frame} fill:transparent,stroke:#8b949e,stroke-dasharray:4`,
    ...arrows.map((arrow) => `${arrow.from} ${lineOf(arrow)} ${arrow.to}`),
    // An invisible line puts the shared modules at the bottom.
    'service ~~~ shared',
    '```',
  ]
}

function lineOf(arrow: Arrow): string {
  if (!loadsCode(arrow)) return '-.->'
  if (!arrow.kinds.has('dynamic')) return '-->'
  return arrow.kinds.has('static') ? '-->|partly on demand|' : '-->|on demand|'
}

function sentenceAbout(implied: readonly Arrow[]): string[] {
  if (implied.length === 0) return []
  const and = new Intl.ListFormat('en')
  const ways = [...Map.groupBy(implied, ({ from }) => from)].map(
    ([from, arrows]) => `from ${titleOf(from)} to ${and.format(arrows.map(({ to }) => titleOf(to)))}`,
  )
  return ['', `Left out, because other solid arrows lead there, too: ${ways.join('; ')}.`]
}

function titleOf(part: string): string {
  return parts[part]?.title ?? part
}
