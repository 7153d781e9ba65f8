import { withoutMarks, wordSet } from './words.ts'

export const greetings = wordSet(
  'hello hi hey dear thanks thank please cheers hallo moin servus bitte danke dank',
  'hola buenas gracias bonjour bonsoir salut merci ciao olá obrigado obrigada',
  'こんにちは ありがとう ありがとうございます 你好 您好 早上好 下午好 晚上好 谢谢 多谢 안녕하세요 감사합니다',
)

/** Words that alone tell no subject of the documentation: tests, insults, and calls for a person. */
export const chatter = wordSet(
  'test testing asdf useless stupid talk speak chat human person agent operator representative real live lot',
  'mensch mitarbeiter vielen humano persona agente muchas mucho humain personne beaucoup umano',
)

/** Returns a text without the greetings at its start, and without thanks at its end. */
export function withoutGreetings(text: string): string {
  let rest = text.trim()
  for (;;) {
    const [start = '', word = ''] = /^(\p{L}+)[\s,.!、。！,，]+/u.exec(rest) ?? []
    if (start === '' || start.length === rest.length || !isGreeting(word)) break
    rest = rest.slice(start.length)
  }
  for (;;) {
    const end = rest.lastIndexOf(' ')
    const word = rest.slice(end + 1).replace(/[.!]$/u, '')
    if (end === -1 || !isGreeting(word)) return rest
    rest = rest.slice(0, end).trimEnd().replace(/,$/u, '')
  }
}

function isGreeting(word: string): boolean {
  return greetings.has(withoutMarks(word.toLowerCase()))
}
