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
  /error|fail|invalid|expected|cannot|unable|missing|unclosed|syntax|broken|skip|warn|\b(?:bad|no|not)\b/iu
/** A path with the number of a line, or with what is wrong there. */
const pathWithReason = /\.[a-z]\w{0,4}:\s*\S/iu
/** A line of a build that goes well, such as `Parsing guides/export.mdx`. `Undefined …` says trouble. */
const progressForm = /^[^a-z]*(?!un)[a-z]+(?:ing|ed)\b/iu
/** The end of a line whose reason is on the next one: a colon, or the name of a page. */
const lacksReason = /(?::|\.mdx?[`"')\]]?)\s*$/iu
// What stands around a path in a log. A colon stands before the number of a line.
const betweenWords = /[\s:;,|*<>()[\]{}"'`]+/u

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
  const entries = joined(all)
  const ofFiles = entries.filter((entry) => entry.some(({ namesFile }) => namesFile))
  const ofPages = entries.filter((entry) => entry.some(({ namesPage }) => namesPage))
  const troubles = entries.filter((entry) => entry.some(({ saysTrouble }) => saysTrouble)).slice(-1)
  const known = others === 'count' ? [ofFiles, ofPages, troubles] : [ofFiles]
  const found = known.find((each) => each.length > 0) ?? []
  return found.slice(-maxFound).flatMap((entry) => entry.map(({ text }) => text))
}

/** A line of a build that goes well names nothing. */
function readLine(text: string, isOfFile: (path: string) => boolean) {
  const words = text
    .split(betweenWords)
    .map((word) => word.replace(/^(?:\.?\/)+/u, '').replace(/\.{1,3}$/u, ''))
  // A page can be named `errors.mdx`.
  const others = words.filter((word) => !pageForm.test(word))
  const saysTrouble = troubleForm.test(others.join(' ')) || pathWithReason.test(text)
  const isNaming = saysTrouble || !progressForm.test(text)
  return {
    text,
    namesFile: isNaming && words.some(isOfFile),
    namesPage: isNaming && others.length < words.length,
    saysTrouble,
  }
}

type LogLine = ReturnType<typeof readLine>

/** Joins each line with those that belong to it: indented ones, or the reason after a line that ends without one. */
function joined(all: readonly LogLine[]): LogLine[][] {
  const entries: LogLine[][] = [[]]
  for (const line of all) {
    const entry = entries.at(-1) ?? []
    const head = entry[0]?.text ?? ''
    const saysWhy = line.saysTrouble && !line.namesFile && !line.namesPage
    const isReason = entry.length === 1 && saysWhy && lacksReason.test(head)
    const belongs = isReason || indentOf(line.text) > indentOf(head)
    if (line.text.trim() === '') entries.push([])
    else if (belongs && entry.length <= maxReasonLines) entry.push(line)
    else entries.push([line])
  }
  return entries
}

function indentOf(text: string): number {
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
