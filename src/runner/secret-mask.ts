import { asEntities, printable } from '../untrusted-text.ts'

/**
 * Knows every form in which the secrets of a run could be printed, and removes them from text.
 *
 * Secrets are removed in two places. The first is where an answer arrives (`service/answer.ts`): later the text is cut,
 * joined or escaped, and part of a secret or an escaped secret matches no form. The second is where text is written
 * (log, outputs, summary, files): secrets can also come from an instruction, a payload, or an error of a library.
 */
export interface SecretMask {
  /** Adds a secret. Returns the forms that the runner should mask too. */
  add: (secret: string) => string[]
  redact: (text: string) => string
}

export function createSecretMask(): SecretMask {
  let forms: string[] = []
  return {
    add(secret) {
      const added = formsOf(secret)
      forms = longestFirst([...forms, ...added])
      return added
    },
    redact(text) {
      // A secret can be split by characters that are dropped when the text is shown.
      const shown = printable(text)
      const isParted = shown !== text && forms.some((form) => shown.includes(form))
      return forms.reduce((redacted, form) => redacted.replaceAll(form, '***'), isParted ? shown : text)
    },
  }
}

/**
 * Returns the forms of a secret, including its parts between white space. A pasted secret with line breaks is printed
 * part by part.
 */
function formsOf(secret: string): string[] {
  const forms = new Set<string>()
  for (const part of [secret, ...secret.split(/\s+/u)]) {
    if (part.trim() === '') continue
    const bytes = Buffer.from(part)
    forms.add(part)
    forms.add(bytes.toString('base64'))
    forms.add(bytes.toString('base64').replace(/=+$/u, ''))
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
