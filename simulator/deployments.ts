/** One state of a deployment, as its status shows it. */
interface DeploymentState {
  readonly status?: string
  readonly endedAt?: string
  readonly summary?: string
  readonly logs?: unknown
  readonly commit?: {
    readonly sha?: string
    readonly filesChanged?: { readonly added?: readonly string[]; readonly modified?: readonly string[] }
  }
  readonly [field: string]: unknown
}

/** The states of a deployment, one per read of its status. The last one repeats. */
export type BuildLife = readonly DeploymentState[]

const endedAt = '2026-01-15T12:03:00.000Z'
const log = [
  'Reading docs.json',
  'Parsing 41 pages',
  'Error in guides/export.mdx:12: Expected a closing tag for <Note>',
]
const running: BuildLife = [{ status: 'queued' }, { status: 'in_progress' }]
export const buildsPreview: BuildLife = [...running, { status: 'success', endedAt, logs: log.slice(0, 2) }]
export const failsPreview: BuildLife = [...running, { status: 'failure', endedAt, logs: log }]
/** The service has documented no word for it. */
export const skipsBuild: BuildLife = [
  ...running,
  { status: 'skipped', endedAt, summary: 'No changes to preview' },
]
/** It ends with a status that is not documented. */
export const endsOddly: BuildLife = [...running, { status: 'superseded', endedAt, summary: 'A newer one' }]
export const neverEnds: BuildLife = running

/** A life whose end names the commit that was built. */
export function ofCommit(life: BuildLife, sha: string): BuildLife {
  return life.map((state) => ({ ...state, commit: { ...state.commit, sha } }))
}

/** A preview that an instruction asks the simulator not to build at first. */
const wish = /preview that does not build/iu

interface Queued {
  branch: string | undefined
  life: BuildLife
  reads: number
  createdAt: string
}

export interface DeploymentOptions {
  now: () => number
  /** Of the first build of a preview, the second and so on; the last one repeats. */
  builds: readonly BuildLife[] | undefined
  /** Of the publications of the site, in the same way. */
  publications: readonly BuildLife[] | undefined
  previewUrl: string | ((build: number) => string) | undefined
}

/** The previews of branches and the publications of the site, of all projects. */
export class Deployments {
  readonly #options: DeploymentOptions
  readonly #queued: Queued[] = []

  constructor(options: DeploymentOptions) {
    this.#options = options
  }

  /** @param prompts of the jobs of the project: one of them can ask for a first build that fails */
  build(branch: string, prompts: readonly string[]): Record<string, unknown> {
    const builds = this.#queued.filter((queued) => queued.branch !== undefined)
    const isFirst = builds.every((build) => build.branch !== branch)
    const asked = isFirst && prompts.some((prompt) => wish.test(prompt)) ? failsPreview : buildsPreview
    const statusId = this.#queue(branch, lifeAt(this.#options.builds, builds.length) ?? asked)
    const name = branch.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-')
    const { previewUrl = `https://acme-${name}.preview.example` } = this.#options
    return { statusId, previewUrl: typeof previewUrl === 'string' ? previewUrl : previewUrl(builds.length) }
  }

  publish(): Record<string, unknown> {
    const before = this.#queued.filter(({ branch }) => branch === undefined).length
    return { statusId: this.#queue(undefined, lifeAt(this.#options.publications, before) ?? buildsPreview) }
  }

  /** Returns the next state of a deployment; undefined if there is none. */
  status(statusId: string): Record<string, unknown> | undefined {
    const queued = this.#queued[Number(/^status_(\d+)$/u.exec(statusId)?.[1]) - 1]
    if (queued === undefined) return undefined
    const { branch = 'main', createdAt, life } = queued
    const state = life[Math.min(queued.reads, life.length - 1)]
    queued.reads += 1
    return { _id: statusId, createdAt, source: 'api', ...state, commit: { ref: branch, ...state?.commit } }
  }

  #queue(branch: string | undefined, life: BuildLife): string {
    this.#queued.push({ branch, life, reads: 0, createdAt: new Date(this.#options.now()).toISOString() })
    return `status_${this.#queued.length}`
  }
}

function lifeAt(lives: readonly BuildLife[] | undefined, index: number): BuildLife | undefined {
  return lives?.[Math.min(index, lives.length - 1)]
}
