import { asEntities, printable } from '../untrusted-text.ts'

/**
 * Knows every form in which the secrets of a run could be printed, and takes them out of text.
 *
 * This is done in two places, for two reasons. Where an answer arrives (`service/answer.ts`), so that a secret which the
 * service echoes is gone before text is cut, joined or escaped: half a secret, or an escaped one, would match no form. And
 * where text leaves (log, outputs, summary, files), because secrets come from elsewhere too: an instruction, a payload, an
 * error of a library.
 */
export interface SecretMask {
  /** Adds a secret; returns the forms that the runner should mask too. */
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
      // Characters that are dropped where a text is shown can part a secret until then.
      const shown = printable(text)
      const isParted = shown !== text && forms.some((form) => shown.includes(form))
      return forms.reduce((redacted, form) => redacted.replaceAll(form, '***'), isParted ? shown : text)
    },
  }
}

/** The parts matter when the secret was pasted with white space inside: each would be printed on its own. */
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

/** So that no form is left half masked by a shorter one inside it. */
function longestFirst(forms: Iterable<string>): string[] {
  return [...new Set(forms)].sort((a, b) => b.length - a.length)
}
