import type { InputReader } from './input-reader.ts'

export function readSiteUrl(reader: InputReader): URL | undefined {
  return reader.address(
    'site-url',
    'the https URL of the documentation site without user info, query or fragment, such as https://docs.example.com',
  )
}
