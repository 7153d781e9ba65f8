// ncc has no types. This declares the parts that the build uses. `stats` comes from webpack.
declare module '@vercel/ncc' {
  export interface StatsModule {
    type: string
    /** Path from the working directory. Groups have none. */
    name?: string
    size: number
    /** The modules of a group, or the modules that webpack joined into one. */
    modules?: StatsModule[]
  }

  export interface StatsChunk {
    id: number
    /** From the comments `webpackChunkName` in the calls that load the chunk. */
    names: string[]
    entry: boolean
    files: string[]
    modules: StatsModule[]
    /** The `import()` calls that load the chunk. */
    origins: { moduleName: string; request: string }[]
  }

  interface Bundle {
    code: string
    assets: Record<string, { source: string | Buffer }>
    stats: { toJson: (options: Record<string, unknown>) => { chunks: StatsChunk[] } }
  }

  interface BundleOptions {
    cache: false
    quiet: boolean
  }

  export default function ncc(entry: string, options: BundleOptions): Promise<Bundle>
}
