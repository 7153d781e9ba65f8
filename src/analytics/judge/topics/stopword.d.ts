// The package has no types.
declare module 'stopword' {
  type Words = readonly string[]
  export const ara: Words, ces: Words, dan: Words, deu: Words, ell: Words, eng: Words, fin: Words, fra: Words
  export const heb: Words, hin: Words, hun: Words, ind: Words, ita: Words, jpn: Words, kor: Words, nld: Words
  export const nob: Words, pol: Words, por: Words, ron: Words, rus: Words, spa: Words, swe: Words, tha: Words
  export const tur: Words, ukr: Words, vie: Words, zho: Words
}
