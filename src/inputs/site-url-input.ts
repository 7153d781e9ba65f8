import { siteAddress } from '../service/connection.ts'
import type { InputReader } from './input-reader.ts'

export function readSiteUrl(reader: InputReader): URL | undefined {
  const text = reader.text('site-url')
  if (text === undefined) return undefined
  const url = URL.parse(text)
  // User info may be a password. A URL parser takes backslashes for slashes.
  const [, authority = ''] = text.split(/[/\\]+/u)
  if (authority.includes('@') || (url?.username ?? '') !== '' || (url?.password ?? '') !== '') {
    reader.problemUnshown('site-url', 'it contains user info, expected the https URL of the site without it.')
    return undefined
  }
  const address = siteAddress(text)
  if (address !== undefined && !/[?#]/u.test(address.href)) return address
  reader.problem(
    'site-url',
    'the https URL of the documentation site without query or fragment, such as https://docs.example.com',
  )
  return undefined
}
