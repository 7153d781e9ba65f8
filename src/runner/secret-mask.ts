/** Knows every form in which the secrets of a run could be printed, and takes them out of text. */
export interface SecretMask {
  /** Adds a secret; returns the forms that the runner should mask too. */
  add: (secret: string) => string[]
  redact: (text: string) => string
}

export function createSecretMask(): SecretMask {
  const forms = new Set<string>()
  return {
    add(secret) {
      const added = formsOf(secret)
      for (const form of added) forms.add(form)
      return added
    },
    redact(text) {
      let redacted = text
      for (const form of forms) redacted = redacted.replaceAll(form, '***')
      return redacted
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
  }
  // The longest first, so that no form is left half masked by a shorter one inside it.
  return [...forms].sort((a, b) => b.length - a.length)
}
