import { stemmer } from 'stemmer'

/** Particles of Korean nouns, which follow without a space, and the forms of `하다`, which makes a verb of a noun. */
const koreanEnding = /(?<=..)(?:하.{0,3}|에서|으로|까지|부터|은|는|이|가|을|를|에|의|로|와|과|도|만)$/u

/** Returns what the forms of a word have in common. */
export function stemOf(word: string): string {
  if (/^[a-z]+$/u.test(word)) return stemmer(word)
  if (/^\p{Script=Hangul}/u.test(word)) return word.replace(koreanEnding, '')
  return word
}
