import { asEntities, invisibleClass, minSecretCharacters, printable } from '../untrusted-text.ts'

/**
 * Knows every form in which the secrets of a run could be printed, and removes them from text.
 *
 * Secrets are removed in two places. The first is where an answer arrives (`service/answer.ts`): later the text is cut,
 * joined or escaped, and part of a secret or an escaped secret matches no form. The second is where text is written
 * (log, outputs, summary, files): secrets can also come from an instruction, a payload, or an error of a library.
 */
export interface SecretMask {
  /** Adds a secret. Returns the forms that the runner should mask too: none if it is shorter than any secret. */
  add: (secret: string) => string[]
  redact: (text: string) => string
}

/** Returns a mask with the token of the runner, which masks it in the log, but not in the files and the summary. */
export function createSecretMask(): SecretMask {
  // Without invisible characters, because a text is compared without them.
  let sought: string[] = []
  const redact = (text: string): string => withoutForms(text, sought)
  const mask: SecretMask = {
    add(secret) {
      const added = formsOf(secret)
      sought = longestFirst([...sought, ...added.map((form) => visibleText(form).text)])
      return added
    },
    redact(text) {
      const redacted = redact(text)
      // A secret can also be split by terminal escape sequences, which are dropped when the text is shown.
      const shown = printable(redacted)
      const shownRedacted = shown === redacted ? shown : redact(shown)
      return shownRedacted === shown ? redacted : shownRedacted
    },
  }
  mask.add(process.env['ACTIONS_RUNTIME_TOKEN'] ?? '')
  return mask
}

/**
 * Replaces each form, with the invisible characters between its characters. Takes linear time.
 *
 * @param sought forms without invisible characters
 */
function withoutForms(text: string, sought: readonly string[]): string {
  const visible = visibleText(text)
  const found = sought.flatMap((form) => placesOf(form, visible.text)).sort((a, b) => a.start - b.start)
  let redacted = ''
  let copiedTo = 0
  let end = 0
  for (const place of found) {
    // Forms that overlap are replaced at once.
    if (place.start >= end) redacted += `${text.slice(copiedTo, visible.originalIndex(place.start))}***`
    end = Math.max(end, place.end)
    copiedTo = visible.originalIndex(end - 1) + 1
  }
  return redacted + text.slice(copiedTo)
}

function placesOf(form: string, text: string): { start: number; end: number }[] {
  const places = []
  for (let start = text.indexOf(form); start !== -1; start = text.indexOf(form, start + form.length)) {
    places.push({ start, end: start + form.length })
  }
  return places
}

// Created at first use, because that takes milliseconds.
let invisible: RegExp | undefined

/** Returns a text without invisible characters, and a function that returns where a character of it was. */
function visibleText(text: string): { text: string; originalIndex: (index: number) => number } {
  const same = { text, originalIndex: (index: number) => index }
  if (/^[\t\n\r -~]*$/u.test(text)) return same
  invisible ??= new RegExp(invisibleClass, 'gv')
  const visible = text.replace(invisible, '')
  if (visible.length === text.length) return same
  const indexes = new Uint32Array(visible.length)
  let count = 0
  let from = 0
  const keepTo = (end: number): void => {
    while (from < end) indexes[count++] = from++
  }
  for (const { 0: match, index } of text.matchAll(invisible)) {
    keepTo(index)
    from += match.length
  }
  keepTo(text.length)
  return { text: visible, originalIndex: (index) => indexes[index] ?? text.length }
}

/**
 * Returns the forms of a secret, including its parts between white space. A pasted secret with line breaks is printed
 * part by part. Parts that are shorter than any secret are left out.
 */
function formsOf(secret: string): string[] {
  const forms = new Set<string>()
  for (const part of [secret, ...secret.split(/\s+/u)]) {
    if (visibleText(part).text.trim().length < minSecretCharacters) continue
    const bytes = Buffer.from(part)
    forms.add(part)
    forms.add(bytes.toString('base64'))
    forms.add(bytes.toString('base64').replace(/={1,2}$/u, ''))
    forms.add(bytes.toString('base64url'))
    forms.add(encodeURIComponent(part.toWellFormed()))
    forms.add(JSON.stringify(part).slice(1, -1))
    forms.add(asEntities(part))
  }
  return longestFirst(forms)
}

/** Sorts longer forms first, so that a shorter form inside a longer one does not leave the rest visible. */
function longestFirst(forms: Iterable<string>): string[] {
  return [...new Set(forms)].sort((a, b) => b.length - a.length)
}
