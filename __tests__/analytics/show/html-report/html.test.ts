import { describe, expect, it } from '@jest/globals'
import { codePoint, fc } from '../../../support/properties.ts'

import { html, Html } from '../../../../src/analytics/show/html-report/html.ts'

const text = fc.string({ unit: fc.oneof(fc.constantFrom('<', '>', '&', '"', "'", '</script>'), codePoint) })

describe('a template of markup', () => {
  it('escapes what is put into it, for content and for quoted attributes', () => {
    expect(html`<a title="${`"'`}">${'<b>&'}</a>`.markup).toBe('<a title="&#34;&#39;">&#60;b&#62;&#38;</a>')
  })

  it('lets no text become markup, whatever it is', () => {
    fc.assert(
      fc.property(text, (put) => {
        expect(html`${put}`.markup).not.toMatch(/[<>"']|&(?!#\d+;)/u)
      }),
    )
  })

  it('takes markup, lists of it and numbers as they are', () => {
    const items = ['a', '<'].map((name) => html`<li>${name}</li>`)
    expect(html`${items}${7}${new Html('<hr>')}`.markup).toBe('<li>a</li><li>&#60;</li>7<hr>')
  })

  it('loses its indentation, and keeps that of what is put into it', () => {
    const { markup } = html`<section>
      <p>${'a\n    b'}</p>
    </section>`
    expect(markup).toBe('<section>\n<p>a\n    b</p>\n</section>')
  })
})
