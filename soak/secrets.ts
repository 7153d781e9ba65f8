// With these characters, the URL-encoded, JSON and base64 forms differ from the value and from each other.
export const apiKey = 'mint_k+y/0?>~1|2"3%4=5'
export const gitHubToken = 'ghs_soakToken~+/0123456789'

/** Returns every form in which a secret could be printed. */
export function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret)
  const forms = [
    secret,
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
    bytes.toString('base64').replace(/=+$/u, ''),
    bytes.toString('base64url'),
  ]
  return [...new Set(forms)]
}
