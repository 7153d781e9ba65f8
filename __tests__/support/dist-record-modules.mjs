// Loaded in front of the action: writes the URL of every module that is loaded to the file LOADED_MODULES_FILE.
import { appendFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

registerHooks({
  load(url, context, nextLoad) {
    appendFileSync(process.env.LOADED_MODULES_FILE, `${url}\n`)
    return nextLoad(url, context)
  },
})
