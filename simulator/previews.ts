/** One state of a build, as the status of an update shows it. */
interface BuildState {
  readonly status: string
  readonly logs?: unknown
  readonly commit?: { readonly sha: string }
  readonly [field: string]: unknown
}

/** The states of a build, one per read of its status. The last one repeats. */
export type BuildLife = readonly BuildState[]

const log = [
  'Reading docs.json',
  'Parsing 41 pages',
  'Error in guides/export.mdx:12: Expected a closing tag for <Note>',
]
const running: BuildLife = [{ status: 'queued' }, { status: 'in_progress' }]
export const buildsPreview: BuildLife = [...running, { status: 'success', logs: log.slice(0, 2) }]
export const failsPreview: BuildLife = [...running, { status: 'failure', logs: log }]

/** A preview that an instruction asks the simulator not to build at first. */
const wish = /preview that does not build/iu

/** The previews of the branches of all projects. */
export class Previews {
  readonly #now: () => number
  readonly #lives: readonly BuildLife[] | undefined
  readonly #builds: { branch: string; life: BuildLife; reads: number; createdAt: string }[] = []

  /** @param lives of the first build, the second and so on; the last one repeats */
  constructor(now: () => number, lives: readonly BuildLife[] | undefined) {
    this.#now = now
    this.#lives = lives
  }

  /** @param prompts of the jobs of the project: one of them can ask for a first build that fails */
  build(branch: string, prompts: readonly string[]): Record<string, unknown> {
    const isFirst = this.#builds.every((build) => build.branch !== branch)
    const asked = isFirst && prompts.some((prompt) => wish.test(prompt)) ? failsPreview : buildsPreview
    const life = this.#lives?.[Math.min(this.#builds.length, this.#lives.length - 1)] ?? asked
    this.#builds.push({ branch, life, reads: 0, createdAt: new Date(this.#now()).toISOString() })
    const name = branch.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-')
    return { statusId: `status_${this.#builds.length}`, previewUrl: `https://acme-${name}.preview.example` }
  }

  /** Returns the next state of a build; undefined if there is none. */
  status(statusId: string): Record<string, unknown> | undefined {
    const build = this.#builds[Number(/^status_(\d+)$/u.exec(statusId)?.[1]) - 1]
    if (build === undefined) return undefined
    const state = build.life[Math.min(build.reads, build.life.length - 1)]
    build.reads += 1
    const { branch, createdAt } = build
    return { _id: statusId, createdAt, source: 'api', ...state, commit: { ref: branch, ...state?.commit } }
  }
}
