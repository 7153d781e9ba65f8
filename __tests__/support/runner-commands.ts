const names =
  'add-mask|set-output|save-state|stop-commands|group|endgroup|error|warning|notice|debug|echo|add-matcher|remove-matcher|set-env|add-path|internal-set-repo-path'
const second = new RegExp(`^\\s*::(?:${names})(?:\\s[^:]*)?::`, 'iu')
const first = new RegExp(`##\\[(?:${names})`, 'iu')

/** Whether the runner would take a line of the log for a command: `::name ::` at its start, `##[name` anywhere. */
export function isCommand(line: string): boolean {
  return second.test(line) || first.test(line)
}
