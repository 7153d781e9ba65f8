// The index of @actions/core also loads its OIDC client and, with it, an HTTP client of 1 MB, in every run of an
// action that uses neither. These parts of it need only Node; its "exports" are passed by because they hide them.
export { issueCommand } from '../../node_modules/@actions/core/lib/command.js'
export {
  issueFileCommand,
  prepareKeyValueMessage,
} from '../../node_modules/@actions/core/lib/file-command.js'
export { summary } from '../../node_modules/@actions/core/lib/summary.js'
