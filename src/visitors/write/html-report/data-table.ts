import { html, type Html } from './html.ts'

/** A table that page/table.ts fills, sorts and filters. */
export interface DataTable {
  /** The prefix of the ids of its elements, and of its state in the fragment. */
  name: string
  title: string
  /** The label of the text filter. */
  filter: string
  /**
   * The script finds the columns by their names. Without a kind, the first column has text, and the others have
   * numbers.
   */
  columns: readonly (ListColumn | { name: string; title: string; kind?: never })[]
  choices?: Choices
  rows: number
  /** Rows can be shown by section. */
  isGroupable: boolean
  /** For a list that page/list.ts shows: the noun of one row, and the column by which it is sorted. */
  list?: { noun: string; sort: string }
}

export interface Choices {
  label: string
  /** The options of the select element, by value. */
  options: Readonly<Record<string, string>>
  /** The option that the page opens with; the first by default. */
  first?: string
}

export interface ListColumn {
  name: string
  title: string
  /** What its cells have. Words and pages are text of others. A share is 0 to 1, a date `YYYY-MM-DD`. */
  kind: 'text' | 'word' | 'code' | 'page' | 'count' | 'share' | 'date'
}

export function dataTable({
  name,
  title,
  filter,
  columns,
  choices,
  rows,
  isGroupable,
  list,
}: DataTable): Html {
  const of = title.toLowerCase()
  return html`<noscript>
      The table of ${of} needs scripts, which are turned off here. The other files of the export have its
      numbers.
    </noscript>
    <div id="${name}-explorer" class="explorer" hidden>
      <p class="filter" ${rows > 1 ? '' : ' hidden'}>
        <span
          ><label for="${name}-filter">${filter}</label>
          <input id="${name}-filter" type="search" autocomplete="off" spellcheck="false"
        /></span>
        ${
          choices === undefined
            ? ''
            : html`<span
                ><label for="${name}-choice">${choices.label}</label>
                <select id="${name}-choice" autocomplete="off">
                  ${Object.entries(choices.options).map(
                    ([value, text]) =>
                      html`<option value="${value}" ${value === choices.first ? ' selected' : ''}>
                        ${text}
                      </option>`,
                  )}
                </select></span
              >`
        }
        ${
          isGroupable
            ? html`<label
                ><input id="${name}-grouped" type="checkbox" autocomplete="off" /> Group by section</label
              >`
            : ''
        }
      </p>
      <div class="position">
        <p id="${name}-status" role="status"></p>
        <nav id="${name}-pager" aria-label="Rows of the table of ${of}">
          <button type="button" id="${name}-first">First</button>
          <button type="button" id="${name}-back">Back</button>
          <button type="button" id="${name}-next">Next</button>
          <button type="button" id="${name}-last">Last</button>
        </nav>
      </div>
      <div class="scroll of-data" role="group" aria-label="${title}">
        <table
          id="${name}-table"
          ${
            list === undefined
              ? html`class="data rows numbers-${columns.length - 1}"`
              : html`class="data list" data-noun="${list.noun}" data-sort="${list.sort}"`
          }
        >
          <thead>
            <tr>
              ${columns.map(
                (column, index) =>
                  html`<th
                    scope="col"
                    ${isNumber(column.kind, index) ? html`class="number" ` : ''}data-column="${column.name}"
                    ${column.kind === undefined ? '' : html`data-kind="${column.kind}"`}
                  >
                    <button type="button">${column.title}</button>
                  </th>`,
              )}
            </tr>
          </thead>
          <tbody></tbody>
        </table>
      </div>
    </div>`
}

function isNumber(kind: ListColumn['kind'] | undefined, index: number): boolean {
  return kind === undefined ? index > 0 : ['count', 'share', 'date'].includes(kind)
}
