// Shows the exact values of a chart of report.html on hover, focus and touch. It runs in a browser. line-chart.ts draws
// the chart.

/**
 * A value of a bucket. `share` is its height, from 0 to 1; undefined if it has no place in the chart.
 *
 * @typedef {{ name: string, label: string, text: string, share: number | undefined }} Reading
 */

/**
 * @param {HTMLElement} chart
 * @param {{ count: number, titleOf: (index: number) => string, readingsOf: (index: number) => Reading[] }} values
 */
export function showValues(chart, { count, titleOf, readingsOf }) {
  const drawing = /** @type {SVGElement} */ (chart.querySelector('svg'))
  const linesHeight = chart.querySelector('.stretched')?.getAttribute('height') ?? '0'
  // A range is a keyboard control of its own: the arrow keys, Home and End move it, and its value is announced.
  const range = document.createElement('input')
  Object.assign(range, { type: 'range', min: '0', max: String(count - 1), value: String(count - 1) })
  range.ariaLabel = `${drawing.getAttribute('aria-label')}: exact values`
  const marks = document.createElement('div')
  marks.className = 'marks'
  const tip = document.createElement('div')
  tip.className = 'tip'
  marks.hidden = tip.hidden = true
  chart.append(range, marks, tip)

  const hide = () => {
    marks.hidden = tip.hidden = true
  }
  const show = () => {
    const index = Number(range.value)
    const readings = readingsOf(index)
    const across = (index + 0.5) / count
    range.ariaValueText = [titleOf(index), ...readings.map(({ label, text }) => `${label} ${text}`)].join(
      ', ',
    )
    tip.replaceChildren(textElement('strong', titleOf(index)), ...readings.map(readingLine))
    marks.replaceChildren(
      ...readings.flatMap(({ name, share }) => {
        if (share === undefined) return []
        const mark = textElement('i', '', name)
        mark.style.top = `${(1 - share) * Number(linesHeight)}px`
        return [mark]
      }),
    )
    marks.hidden = tip.hidden = false
    marks.style.left = `${100 * across}%`
    const width = chart.clientWidth
    const beside = across * width + (across < 0.5 ? 12 : -12 - tip.offsetWidth)
    tip.style.left = `${Math.max(0, Math.min(beside, width - tip.offsetWidth))}px`
  }
  /** @param {PointerEvent} event */
  const point = ({ clientX }) => {
    const { left, width } = drawing.getBoundingClientRect()
    const index = Math.floor((count * (clientX - left)) / width)
    range.value = String(Math.max(0, Math.min(index, count - 1)))
    show()
  }

  range.addEventListener('input', show)
  range.addEventListener('focus', show)
  range.addEventListener('blur', hide)
  range.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide()
  })
  chart.addEventListener('pointermove', point)
  chart.addEventListener('pointerdown', point)
  chart.addEventListener('pointerleave', ({ pointerType }) => {
    // After a touch, the values stay until the next touch elsewhere.
    if (pointerType !== 'touch') hide()
  })
  document.addEventListener('pointerdown', ({ target }) => {
    if (!chart.contains(/** @type {Node} */ (target))) hide()
  })
}

/** @param {Reading} reading */
function readingLine({ name, label, text }) {
  const line = textElement('span', label, name)
  line.append(textElement('b', text))
  return line
}

/**
 * @param {string} tag
 * @param {string} text
 * @param {string} className
 */
function textElement(tag, text, className = '') {
  const element = document.createElement(tag)
  element.className = className
  element.textContent = text
  return element
}
