import { ActionError } from '../../errors.ts'
import { addAll, applied, count, disjoint, type Edit, type RemovedByKind } from './edits.ts'
import { htmlParts } from './html-parts.ts'
import { invisibleEdits } from './invisible-edits.ts'
import { withoutInvisible } from './invisible-characters.ts'
import { markdownParts } from './markdown-parts.ts'
import { deeplyNested } from './nesting.ts'
import { beyondParserBudget } from './parser-budget.ts'

const maxPasses = 8

/** A text whose hidden parts could not be found. It must not be sent as it is. */
export class UnreadableMarkdownError extends ActionError {
  override name = 'UnreadableMarkdownError'
}

/** Removes the hidden parts until none is left: what is removed can make other parts hidden. */
export function removeHiddenParts(text: string, removed: RemovedByKind): string {
  let source = parsable(text, removed)
  let rendered = render(source)
  for (let pass = 0; pass < maxPasses; pass++) {
    const step = cleaned(source, rendered)
    if (step === undefined) return source
    addAll(removed, step.removed)
    source = step.text
    rendered = step.rendered
  }
  throw new UnreadableMarkdownError(
    `The text of the event was not sent: it still had hidden parts after they were removed ${maxPasses} times. Expected a text without hidden parts in one another. Edit the text, or write the instruction into prompt.`,
  )
}

interface Rendered {
  shown: string
  edits: Edit[]
}

interface Step {
  text: string
  removed: RemovedByKind
  rendered: Rendered
}

/** Undefined: there is nothing left to remove. */
function cleaned(source: string, { edits, shown }: Rendered): Step | undefined {
  const removal = stepWith(source, edits, 'replacement')
  if (removal === undefined || removal.rendered.shown === shown) return removal
  return stepWith(source, edits, 'placeholder')
}

function stepWith(source: string, edits: Edit[], written: 'replacement' | 'placeholder'): Step | undefined {
  const parts = disjoint(edits, source, written)
  if (parts.length === 0) return undefined
  const removed: RemovedByKind = new Map()
  count(parts, source, removed)
  // A removed part can have kept the text behind it from being nested.
  const text = parsable(applied(parts, source, written), removed)
  return { text, removed, rendered: render(text) }
}

/** Leaves out what the parser cannot read in time. */
function parsable(text: string, removed: RemovedByKind): string {
  const shallow = withEdits(text, deeplyNested(text), removed)
  return withEdits(shallow, beyondParserBudget(shallow), removed)
}

function withEdits(text: string, edits: Edit[], removed: RemovedByKind): string {
  count(edits, text, removed)
  return applied(edits, text, 'replacement')
}

function render(source: string): Rendered {
  try {
    const { page, edits, references, labels, code } = markdownParts(source)
    const html = htmlParts(page, source)
    const hidden = [...edits, ...html.edits, ...invisibleEdits(source, references, code)]
    return {
      shown: withoutInvisible(html.shown).replace(/\s+/gu, ''),
      edits: [...hidden, ...labels.edits(hidden)],
    }
  } catch (error) {
    throw new UnreadableMarkdownError(
      'The text of the event was not sent: its Markdown could not be parsed. Expected Markdown without very deep nesting. Edit the text, or write the instruction into prompt.',
      { cause: error },
    )
  }
}
