// With these characters, the URL-encoded, JSON and base64 forms differ from the value and from each other.
export const apiKey = 'mint_k+y/0?>~1|2"3%4=5'
/** The key of some attempts, after a change. */
const newApiKey = 'mint_new~k+y/0?>~1|2"3%4=5'
export const apiKeys = [apiKey, newApiKey] as const
/** Tokens of two accounts. */
export const gitHubToken = 'ghs_soakToken~+/0123456789'
export const otherToken = 'ghs_otherToken~+/0123456789'

/** The name in e-mail addresses of visited paths. Nothing shows it. */
export const readersName = 'HIDDENREADER'

/** Returns every form in which a secret could be printed. */
export function formsOf(secret: string): string[] {
  // Base64 inside of another text, without the characters that also depend on what stands before and after.
  const aligned = ['', 'x', 'xx'].map((before) => {
    const text = before + secret
    const base64 = Buffer.from(text).toString('base64')
    return base64.slice(Math.ceil((before.length * 8) / 6), Math.floor((text.length * 8) / 6))
  })
  return [
    secret,
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
    ...aligned.flatMap((base64) => [base64, base64.replaceAll('+', '-').replaceAll('/', '_')]),
  ]
}
