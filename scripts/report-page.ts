import path from 'node:path'

import { build } from 'esbuild'

const root = path.resolve(import.meta.dirname, '..')
const page = 'src/analytics/show/html-report/page'

/** Bundles the script and the style sheet of report.html into `build/`, where html-report.ts reads them. */
export async function bundleReportPage(): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: [`${page}/report-page.ts`, `${page}/report-page.css`],
    outdir: 'build',
    bundle: true,
    format: 'iife',
    target: 'esnext',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'warning',
  })
}
