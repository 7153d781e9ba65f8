import { atFirstUse } from '../../../shared/first-use.ts'
import { greetings } from './greetings.ts'
import * as languages from './languages.ts'
import { isLatin, isNumber, withoutMarks, wordSet } from './words.ts'

/** A language is written if it has this share of the words that are no stopwords of English, and so many different ones. */
const leastShare = 0.05
const leastDifferent = 3

/** Words of a question that the package does not have. */
const questionWords = wordSet(
  'ok okay yes so does did cannot dont use using used find see want need help possible work works working not no way',
  'funktioniert funktionieren möglich mache machen lässt finde brauche',
  'comment quoi pourquoi quand combien puis peut peux pouvons pouvez doit dois faut existe fait veux voudrais',
  'trouver utiliser fonctionne fonctionner',
  'cuáles cuánto cuántos puedo puede pueden podemos debo debe hay existe nuestro hacer hago tengo tiene quiero',
  'posible encontrar usar necesito funciona funcionar',
  'onde quantos posso pode podem podemos devo deve são existe fazer faço tenho quero possível preciso',
  'cosa quali posso può possono possiamo devo deve fare voglio possibile trovare usare',
  'waarom waar wanneer welke moeten mogelijk vinden gebruiken',
  'zrobić znaleźć mümkün',
  'почему какие сколько могу можем нужно должен сделать делать хочу возможно найти использовать',
  '何 誰 方法 やり方 使い方 教え 場合 可能 必要',
  '如何 怎么 怎样 什么 为什么 哪里 哪儿 哪个 哪些 多少 几个 什么时候 可以 能 能否 是否 能不能 没有 我们 请问 需要 想 应该',
  '不能 无法 办 使用 怎麼 怎樣 什麼 為什麼 哪裡 請問 嗎 需要 無法',
  '뭐 어디서 어디에서 누가 수 있나요 있습니까 가능한가요 하나요 되나요 방법 방법은 하는 저는 안 싶어요 합니까 해야',
)
/** Stopwords that are names in software. `andern` is `ändern` without its marks, which is to change. */
const names = wordSet('ai andern c ci ide pro r tag')

/** The names of the languages in whose list a word is. */
const languagesOfWords = atFirstUse(() => {
  const ofWords = new Map<string, string[]>()
  for (const [language, list] of Object.entries(languages)) {
    for (const word of new Set(list.map(withoutMarks))) {
      const known = ofWords.get(word)
      if (known === undefined) ofWords.set(word, [language])
      else known.push(language)
    }
  }
  return ofWords
})

/**
 * Returns a function that tells the words that say how something is asked, such as `how` and `the`. Those of the Latin
 * alphabet are of English and of the languages that are written: `pod` and `jest` are stopwords in Polish, and say much
 * elsewhere.
 */
export function stopwordsOf(texts: Iterable<readonly string[]>): (word: string) => boolean {
  const found = new Map<string, { count: number; different: Set<string> }>()
  let others = 0
  for (const words of texts)
    for (const word of words) {
      const known = languagesOfWords().get(word) ?? []
      if (known.includes('eng') || !isLatin(word)) continue
      others += 1
      for (const language of known) {
        const words = found.get(language) ?? { count: 0, different: new Set() }
        found.set(language, words)
        words.count += 1
        words.different.add(word)
      }
    }
  const written = new Set(['eng'])
  for (const [language, { count, different }] of found)
    if (count > leastShare * others && different.size >= leastDifferent) written.add(language)
  return (word) => {
    if (names.has(word) || isNumber(word)) return false
    // A letter on the way to a longer search term.
    if (/^\p{Script=Latin}$/u.test(word)) return true
    if (questionWords.has(word) || greetings.has(word)) return true
    if (/^\p{Script=Hiragana}+$/u.test(word)) return true
    const known = languagesOfWords().get(word)
    return known !== undefined && (!isLatin(word) || known.some((language) => written.has(language)))
  }
}
