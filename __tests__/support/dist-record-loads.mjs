// Loaded in front of the action: writes the URL of every module that is loaded, and of every file that is read by its
// URL, to the file LOADS_FILE.
import { appendFileSync, promises } from 'node:fs'
import { registerHooks, syncBuiltinESMExports } from 'node:module'
import { URL } from 'node:url'

const record = (kind, url) => appendFileSync(process.env.LOADS_FILE, `${kind} ${url}\n`)

registerHooks({
  load(url, context, nextLoad) {
    record('module', url)
    return nextLoad(url, context)
  },
})

const { readFile } = promises
promises.readFile = (file, ...options) => {
  if (file instanceof URL) record('text', file.href)
  return readFile(file, ...options)
}
syncBuiltinESMExports()
