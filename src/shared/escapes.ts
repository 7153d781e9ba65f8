// A character in UTF-8. What decodes to none stays as it is.
const escapes =
  /%[0-7][\da-f]|%[cd][\da-f]%[89ab][\da-f]|%e[\da-f](?:%[89ab][\da-f]){2}|%f[0-4](?:%[89ab][\da-f]){3}/giu
// They end or separate parts of an address, or change how the text around them is read.
const staysEncoded = /[/?#%\p{Cc}\p{Bidi_Control}]/u

/** Decodes the escapes of a text, but for those that would change its meaning. */
export function decoded(text: string): string {
  return text.replace(escapes, (escape) => {
    try {
      const character = decodeURIComponent(escape)
      return staysEncoded.test(character) ? escape : character
    } catch {
      return escape
    }
  })
}
