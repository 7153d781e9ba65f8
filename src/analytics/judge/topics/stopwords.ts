import * as stopword from 'stopword'

import { atFirstUse } from '../../../shared/first-use.ts'
import { isNumber, withoutMarks } from './words.ts'

/** Words of a question that the package does not have. */
const questionWords = [
  'ok okay yes so does did cannot dont use using used find see want need help possible work works working not no way',
  'doc docs documentation',
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
]
/** Stopwords of one language that are names in software. `andern` is `ändern` without its marks, and `data` is `dată`. */
const names = new Set('ai andern c ci data ide jest pod pro r store suche tag'.split(' '))

/** The languages of documentation sites. */
const languages =
  'ara ces dan deu ell eng fin fra heb hin hun ind ita jpn kor nld nob pol por ron rus spa swe tha tur ukr vie zho'

const stopwords = atFirstUse(() => {
  const words = languages.split(' ').flatMap((language) => stopword[language] ?? [])
  return new Set([...words, ...questionWords.flatMap((list) => list.split(' '))].map(withoutMarks))
})

/** Returns true for a word that says how something is asked, such as `how` and `the`, in any language. */
export function isStopword(word: string): boolean {
  if (names.has(word) || isNumber(word)) return false
  return stopwords().has(word) || /^\p{Script=Latin}$|^\p{Script=Hiragana}+$/u.test(word)
}
