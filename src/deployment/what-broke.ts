import { lines } from '../shared/untrusted-text.ts'

// So that the search takes no longer for a log of many megabytes. The longest path on GitHub has 4,096 characters.
const maxSearchedCharacters = 500_000
const maxSearchedLines = 20_000
const maxLineCharacters = 4096
const maxFolders = 20
const maxFound = 3
/** The most lines that belong to one. */
const maxReasonLines = 4

const pageForm = /\.mdx?$/iu
const troubleForm =
  /error|fail|invalid|expected|cannot|could not|unable|missing|not found|unclosed|syntax|broken|skip|warn/iu
/** A path with the number of a line, or with what is wrong there. */
const pathWithReason = /\.[a-z]\w{0,4}:\s*\S/iu
/** A line of a build that goes well, such as `Parsing guides/export.mdx`. */
const progressForm = /^[^a-z]*[a-z]+ing\b/iu
// What stands around a path in a log. A colon stands before the number of a line.
const betweenWords = /[\s:;,|*<>()[\]{}"'`]+/u

/** A line of a log, with what it names and says. */
interface LogLine {
  text: string
  names: 'changed file' | 'page' | 'nothing'
  saysTrouble: boolean
}

/** What tells best what broke comes first. */
const ranks: readonly Omit<LogLine, 'text'>[] = [
  { names: 'changed file', saysTrouble: true },
  { names: 'page', saysTrouble: true },
  { names: 'changed file', saysTrouble: false },
  { names: 'page', saysTrouble: false },
  { names: 'nothing', saysTrouble: true },
]

/**
 * Returns the lines of a log that say what broke: at most three, each with the lines that belong to it. Lines that name one of
 * the files come before lines that name another page, and these before the last one that only says that something failed.
 * The time is linear in the log and in the names.
 *
 * @param log printable text
 * @param files paths in the repository. A log can name them below the root of the site, or below a folder of its machine.
 * @param others whether lines that name none of the files count
 */
export function whatBroke(
  log: string,
  files: readonly string[],
  { others }: { others: 'count' | 'do not count' },
): string[] {
  const isOfFile = fileFinder(files)
  const all = lines(log.slice(-maxSearchedCharacters))
    .slice(-maxSearchedLines)
    .map((line) => readLine(line.slice(0, maxLineCharacters), isOfFile))
  const entries = all.map((line, index) => {
    const own = [line, ...reasonsBelow(all, index)]
    const names = (['changed file', 'page'] as const).find((kind) => own.some((one) => one.names === kind))
    return { index, own, names: names ?? 'nothing', saysTrouble: own.some((one) => one.saysTrouble) }
  })
  const known = others === 'count' ? ranks : ranks.filter(({ names }) => names === 'changed file')
  for (const { names, saysTrouble } of known) {
    let end = 0
    const found = entries.filter((entry) => {
      const isFound = entry.names === names && entry.saysTrouble === saysTrouble && entry.index >= end
      if (isFound) end = entry.index + entry.own.length
      return isFound
    })
    if (found.length > 0)
      return found
        .slice(names === 'nothing' ? -1 : -maxFound)
        .flatMap(({ own }) => own.map(({ text }) => text))
  }
  return []
}

function readLine(text: string, isOfFile: (path: string) => boolean): LogLine {
  const words = text
    .split(betweenWords)
    .map((word) => word.replace(/^(?:\.?\/)+/u, '').replace(/\.{1,3}$/u, ''))
  const isPage = words.some((word) => pageForm.test(word))
  // A page can be named `errors.mdx`.
  const others = words.filter((word) => !pageForm.test(word)).join(' ')
  const saysTrouble = troubleForm.test(others) || pathWithReason.test(text)
  const names = words.some(isOfFile) ? 'changed file' : isPage ? 'page' : 'nothing'
  return { text, names: saysTrouble || !progressForm.test(text) ? names : 'nothing', saysTrouble }
}

/** Returns the lines that belong to the one above them: indented ones, or the reason after a line that ends without one. */
function reasonsBelow(all: readonly LogLine[], index: number): LogLine[] {
  const [head, ...below] = all.slice(index, index + 1 + maxReasonLines)
  if (head === undefined) return []
  const indent = indentOf(head)
  const lacksReason = /:\s*$/u.test(head.text)
  const isCutAtName = head.names !== 'nothing' && /\.\w{1,5}[`"')\]]?$/u.test(head.text)
  const endsWithName = isCutAtName && (head.saysTrouble || !/\s/u.test(head.text))
  const end = below.findIndex((line, at) => {
    const isReason = lacksReason || (endsWithName && line.names === 'nothing' && line.saysTrouble)
    return line.text.trim() === '' || !(indentOf(line) > indent || (at === 0 && isReason))
  })
  return end === -1 ? below : below.slice(0, end)
}

function indentOf({ text }: LogLine): number {
  return text.length - text.trimStart().length
}

/** Returns what tells whether a word of a log is the path of a file, with or without the first folders of either. */
function fileFinder(files: readonly string[]): (word: string) => boolean {
  // A path with a space is found by what stands after the space, because a log is read word by word.
  const whole = new Set(files.map((file) => file.split(betweenWords).at(-1) ?? '').filter(Boolean))
  const ends = new Set([...whole].flatMap(endsOf))
  return (word) => ends.has(word) || endsOf(word).some((end) => whole.has(end))
}

/** Returns a path, and the same without its first folder, its first two, and so on. */
function endsOf(path: string): string[] {
  const ends = [path]
  for (let at = path.indexOf('/'); at !== -1 && ends.length < maxFolders; at = path.indexOf('/', at + 1))
    ends.push(path.slice(at + 1))
  return ends
}
