// A transform for jest that does what Node does when it runs TypeScript: types become white space, so that every line
// and column stays where it is.
import { stripTypeScriptTypes } from 'node:module'

export default {
  process: (source) => ({ code: stripTypeScriptTypes(source) }),
}
