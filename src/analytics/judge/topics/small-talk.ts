import { atFirstUse } from '../../../shared/first-use.ts'
import { isStopword } from './stopwords.ts'
import { withoutMarks, splitWords } from './words.ts'

const greetings = setOf(
  'hello hi hey dear ok okay thanks thx please cheers hallo moin servus bitte danke dank',
  'hola buenas gracias bonjour bonsoir salut merci ciao grazie olá obrigado obrigada bedankt dzięki спасибо',
  'こんにちは ありがとう ありがとうございます 你好 您好 谢谢 多谢 謝謝 안녕하세요 감사합니다',
)
/** Questions that ask nothing about a site, as their whole text. */
const phrases = [
  'how to, test, testing, asdf, useless, you are useless, stupid, you are stupid, hello there, good morning, guten Tag',
  'buenos días, thank you, thank you so much, thank you very much, thanks a lot, vielen Dank, muchas gracias',
  'merci beaucoup, human, talk to a human, talk to human, talk to a person, speak to a human, speak to a person',
  'mit einem Menschen sprechen, hablar con un humano, parler à un humain, buenas tardes, buenas noches',
].flatMap((list) => list.split(', '))
const mostLetters = 40
const knownPhrases = atFirstUse(() => new Set(['', ...[...greetings, ...phrases].map(foldedWords)]))
const praise = setOf(
  ...greetings,
  'great good nice love awesome amazing excellent perfect helpful useful clear well very really much',
  'thank lot beaucoup muchas vielen page docs documentation article guide super toll gut hilfreich génial parfait excelente genial perfecto',
)

/** Returns true for a question without a word, and for one whose whole text is a greeting, thanks, a test or an insult. */
export function isSmallTalk(question: string): boolean {
  return [question, withoutGreetings(question)].some(
    (text) => text.length <= mostLetters && knownPhrases().has(foldedWords(text)),
  )
}

/** Returns true for `Great page!` and `thank you`: a comment that says only how good something is, or nothing. */
export function isPraise(comment: string): boolean {
  if (isSmallTalk(comment)) return true
  const words = splitWords(comment).filter((word) => praise.has(word) || !isStopword(word))
  return words.length > 0 && words.every((word) => praise.has(word))
}

/** Returns a text without the greetings at its start, and without thanks at its end. `Hello world` is a name in software. */
export function withoutGreetings(text: string): string {
  let rest = text.trim()
  for (;;) {
    const [start = '', word = ''] = /^(?!hello[\s,]+world\b)(\p{L}+)[\s,.!、。！,，]+/iu.exec(rest) ?? []
    if (start === '' || start.length === rest.length || !isGreeting(word)) break
    rest = rest.slice(start.length)
  }
  for (;;) {
    const end = rest.lastIndexOf(' ')
    if (end === -1 || !isGreeting(rest.slice(end + 1))) return rest
    rest = rest.slice(0, end).trimEnd().replace(/,$/u, '')
  }
}

function isGreeting(text: string): boolean {
  return greetings.has(withoutMarks(text.toLowerCase().replace(/[.!?]$/u, '')))
}

function foldedWords(text: string): string {
  return splitWords(text).join(' ')
}

function setOf(...lists: string[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => list.split(' ').map(withoutMarks)))
}
