import { atFirstUse } from '../shared/first-use.ts'
import { asEntities, invisibleClass, minSecretCharacters, printable } from '../shared/untrusted-text.ts'

export type SecretMask = ReturnType<typeof createSecretMask>

/**
 * Returns what knows every form in which the secrets of a run could be printed, and removes them from text. It knows the token
 * of the runner, which the runner masks in the log, but not in the files and the summary.
 *
 * Secrets are removed in two places. The first is where an answer arrives (`service/client.ts`): later the text is cut,
 * joined or escaped, and part of a secret or an escaped secret matches no form. The second is where text leaves: in log,
 * outputs, summary, comment and files, and in what is sent to the agent. Secrets can also come from an instruction, a
 * payload, or an error of a library.
 */
export function createSecretMask() {
  let forms = formsOf(process.env['ACTIONS_RUNTIME_TOKEN'] ?? '')
  const withoutForms = (text: string): string =>
    forms.some((form) => text.includes(form))
      ? forms.reduce((redacted, form) => redacted.replaceAll(form, '***'), text)
      : text
  return {
    /** Adds a secret. Returns the forms that the runner should mask too: none if it is shorter than any secret. */
    add: (secret: string): string[] => {
      const added = formsOf(secret)
      forms = longestFirst([...forms, ...added])
      return added
    },
    /** Removes the secrets, also one with characters inside that show nothing. Then the text loses all such characters. */
    redact: (text: string): string => {
      if (text.length < (forms.at(-1)?.length ?? 0)) return text
      const redacted = withoutForms(text)
      const visible = visibleOnly(redacted)
      const shown = visible === redacted ? visible : withoutForms(visible)
      return shown === visible ? redacted : shown
    },
  }
}

const onlyVisible = /^[\t\n\r -~]*$/u
// The expression is created at first use. That takes milliseconds, and most texts need none.
const invisible = atFirstUse(() => new RegExp(invisibleClass, 'gv'))

/** Returns text without all that shows nothing. White space is kept. Splitting takes half the time of replacing. */
function visibleOnly(text: string): string {
  return onlyVisible.test(text) ? text : printable(text).split(invisible()).join('')
}

function formsOf(secret: string): string[] {
  if (secret.trim().length < minSecretCharacters) return []
  return longestFirst([
    secret,
    ...base64FormsOf(secret).flatMap((form) => [form, form.replaceAll('+', '-').replaceAll('/', '_')]),
    encodeURIComponent(secret.toWellFormed()),
    JSON.stringify(secret).slice(1, -1),
    asEntities(secret),
  ])
}

/**
 * Returns the base64 of a secret, and what is the same in the base64 of every text with the secret inside, such as a dump of
 * the header `authorization: Bearer <secret>`. Base64 writes three bytes as four characters, so there are three of these: for
 * secrets that begin with the first, second or third of three bytes.
 */
function base64FormsOf(secret: string): string[] {
  const inside = [0, 1, 2].map((bytesBefore) => {
    const bytes = Buffer.concat([Buffer.alloc(bytesBefore), Buffer.from(secret)])
    // A character has six bits. The first and the last one can have bits of other bytes.
    const from = Math.ceil((bytesBefore * 8) / 6)
    return bytes.toString('base64').slice(from, Math.floor((bytes.length * 8) / 6))
  })
  const whole = Buffer.from(secret).toString('base64')
  return [whole, whole.replace(/={1,2}$/u, ''), ...inside]
}

/** Sorts longer forms first, so that a shorter form inside a longer one does not leave the rest visible. */
function longestFirst(forms: Iterable<string>): string[] {
  return [...new Set(forms)].sort((a, b) => b.length - a.length)
}
