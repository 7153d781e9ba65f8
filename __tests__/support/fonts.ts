import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The folders of the faces of each font. A digit is 0.45 em wide in one, and 0.74 em in the other. */
const faces = {
  narrow: ['pt-sans-narrow/400Regular', 'pt-sans-narrow/700Bold'],
  wide: ['sora/400Regular', 'sora/800ExtraBold'],
}

/** Most fonts for screens are wider than the first and narrower than the second. */
export type Font = keyof typeof faces
export const fonts: readonly Font[] = ['narrow', 'wide']

/**
 * Writes a configuration with which a browser has only one font, whatever the machine has. Only browsers on Linux read
 * it. The others have the fonts of their system, which are the same on every machine.
 *
 * @returns the path of the file
 * @see https://www.freedesktop.org/software/fontconfig/fontconfig-user.html
 */
export function writeFontsFile(folder: string, font: Font): string {
  const packages = path.resolve(import.meta.dirname, '../../node_modules/@expo-google-fonts')
  const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const folders = faces[font].map((face) => `<dir>${escaped(path.join(packages, face))}</dir>`)
  const cache = path.join(folder, `fonts-${font}`)
  mkdirSync(cache)
  const file = path.join(cache, 'fonts.conf')
  writeFileSync(file, `<fontconfig>${folders.join('')}<cachedir>${escaped(cache)}</cachedir></fontconfig>\n`)
  return file
}
