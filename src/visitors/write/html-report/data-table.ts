import { html, type Html } from './html.ts'

/** A table that report-table.js fills, sorts and filters. */
export interface DataTable {
  /** The prefix of the ids of its elements, and of its state in the fragment. */
  name: string
  title: string
  /** The label of the text filter. */
  filter: string
  /** The first column has text, the others have numbers. The script finds the columns by their names. */
  columns: readonly { name: string; title: string }[]
  /** The options of the select element, by value. */
  choices?: { label: string; options: Readonly<Record<string, string>> }
  rows: number
  /** Rows can be shown by section. */
  isGroupable: boolean
}

export function dataTable({ name, title, filter, columns, choices, rows, isGroupable }: DataTable): Html {
  return html`<noscript>
      The table of all pages needs scripts, which are turned off here. The other files of the export have its
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
                    ([value, text]) => html`<option value="${value}">${text}</option>`,
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
        <nav id="${name}-pager" aria-label="Rows of the table">
          <button type="button" id="${name}-first">First</button>
          <button type="button" id="${name}-back">Back</button>
          <button type="button" id="${name}-next">Next</button>
          <button type="button" id="${name}-last">Last</button>
        </nav>
      </div>
      <div class="scroll of-data" role="group" aria-label="${title}">
        <table id="${name}-table" class="data rows numbers-${columns.length - 1}">
          <thead>
            <tr>
              ${columns.map(
                (column, index) =>
                  html`<th
                    scope="col"
                    ${index === 0 ? '' : html`class="number" `}data-column="${column.name}"
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
