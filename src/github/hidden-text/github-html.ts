import { htmlFlow, htmlText } from 'micromark-core-commonmark'
import type { Construct, Extension } from 'micromark-util-types'

const lessThan = 60

/**
 * GitHub's renderer follows version 0.29 of CommonMark. It shows some comments and declarations as text that later versions
 * take for HTML.
 */
export const githubHtml: Extension = {
  disable: { null: ['htmlFlow', 'htmlText'] },
  flow: { [lessThan]: onGitHub(htmlFlow, 'githubHtmlFlow', /^<![a-z]/u) },
  text: {
    [lessThan]: onGitHub(htmlText, 'githubHtmlText', /^<![a-z]|^<!---?>|^<!--.*(?:--.*-->|--->)$/su),
  },
}

function onGitHub(construct: Construct, name: string, isText: RegExp): Construct {
  return {
    ...construct,
    name,
    tokenize(effects, ok, nok) {
      return construct.tokenize.call(
        this,
        effects,
        (code) => {
          const [kind, token] = this.events.at(-1) ?? []
          const isComplete = kind === 'exit' && (token?.type === 'htmlFlow' || token?.type === 'htmlText')
          return token !== undefined && isComplete && isText.test(this.sliceSerialize(token))
            ? nok(code)
            : ok(code)
        },
        nok,
      )
    },
  }
}
