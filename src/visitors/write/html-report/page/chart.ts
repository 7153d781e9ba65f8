// Shows the exact values of a chart on hover, focus and touch. line-chart.ts draws the chart.

/** A value of a bucket. */
export interface Reading {
  name: string
  label: string
  text: string
  /** Its height, from 0 to 1; undefined if it has no place in the chart. */
  share: number | undefined
}

interface ChartValues {
  count: number
  titleOf: (index: number) => string
  readingsOf: (index: number) => Reading[]
}

export function showValues(chart: HTMLElement, { count, titleOf, readingsOf }: ChartValues): void {
  const drawing = chart.querySelector('svg')
  if (drawing === null) return
  const linesHeight = chart.querySelector('.stretched')?.getAttribute('height') ?? '0'
  // A range is a keyboard control of its own: the arrow keys, Home and End move it, and its value is announced.
  const range = document.createElement('input')
  Object.assign(range, { type: 'range', min: '0', max: String(count - 1), value: String(count - 1) })
  range.ariaLabel = `${drawing.ariaLabel ?? ''}: exact values`
  const marks = document.createElement('div')
  marks.className = 'marks'
  const tip = document.createElement('div')
  tip.className = 'tip'
  marks.hidden = tip.hidden = true
  chart.append(range, marks, tip)

  const hide = (): void => {
    marks.hidden = tip.hidden = true
  }
  const show = (): void => {
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
  const point = ({ clientX }: PointerEvent): void => {
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
    if (!(target instanceof Node && chart.contains(target))) hide()
  })
}

function readingLine({ name, label, text }: Reading): HTMLElement {
  const line = textElement('span', label, name)
  line.append(textElement('b', text))
  return line
}

function textElement(tag: string, text: string, className = ''): HTMLElement {
  const element = document.createElement(tag)
  element.className = className
  element.textContent = text
  return element
}
