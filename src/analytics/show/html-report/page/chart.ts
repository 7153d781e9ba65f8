// Shows the exact values of a chart on hover, focus and touch. line-chart.ts draws the chart.
import { formatCount } from '../../../../shared/number-format.ts'
import type { BucketData } from '../page-data.ts'
import { element } from './element.ts'

/** A value of a bucket. */
interface Reading {
  /** The class that gives it its colour. */
  name: string
  label: string
  value: number
}

export function showValues(chart: HTMLElement, buckets: readonly BucketData[]): void {
  const drawing = chart.querySelector('svg')
  if (drawing === null) return
  const top = Number(chart.dataset['top'])
  const linesHeight = Number(chart.querySelector('.stretched')?.getAttribute('height'))
  const last = String(buckets.length - 1)
  // A range is a keyboard control of its own: the arrow keys, Home and End move it, and its value is announced.
  const range = element('input', { type: 'range', min: '0', max: last, value: last })
  range.ariaLabel = `${drawing.ariaLabel ?? ''}: exact values`
  const marks = element('div', { className: 'marks', hidden: true })
  const tip = element('div', { className: 'tip', hidden: true })
  chart.append(range, marks, tip)

  const hide = (): void => {
    marks.hidden = tip.hidden = true
  }
  const show = (): void => {
    const index = Number(range.value)
    const bucket = buckets[index]
    if (bucket === undefined) return
    const readings = readingsOf(bucket)
    const across = (index + 0.5) / buckets.length
    range.ariaValueText = [
      bucket.title,
      ...readings.map(({ label, value }) => `${label} ${formatCount(value)}`),
    ].join(', ')
    tip.replaceChildren(
      element('strong', {}, bucket.title),
      ...readings.map(({ name, label, value }) =>
        element('span', { className: name }, label, element('b', {}, formatCount(value))),
      ),
    )
    marks.replaceChildren(
      ...readings.map(({ name, value }) => {
        const mark = element('i', { className: name })
        mark.style.top = `${(1 - value / top) * linesHeight}px`
        return mark
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
    const index = Math.floor((buckets.length * (clientX - left)) / width)
    range.value = String(Math.max(0, Math.min(index, buckets.length - 1)))
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

function readingsOf({ human, ai, total }: BucketData): Reading[] {
  return [
    { name: 'total', label: 'All', value: total },
    { name: 'human', label: 'People', value: human },
    { name: 'ai', label: 'AI', value: ai },
  ]
}
