// `npm start` imports this module first. It lets a Node version that cannot run TypeScript do so.
import { readFile } from 'node:fs/promises'
import { register } from 'node:module'
import { fileURLToPath } from 'node:url'
import { isMainThread } from 'node:worker_threads'

// Node loads this module once more, as hooks, in a thread of its own.
if (isMainThread && !process.features.typescript) register(import.meta.url)

export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context)
  const { transform } = await import('esbuild')
  const { code } = await transform(await readFile(fileURLToPath(url), 'utf8'), { loader: 'ts' })
  return { format: 'module', source: code, shortCircuit: true }
}
