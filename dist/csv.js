export const id = 545;
export const ids = [545];
export const modules = {

/***/ 7545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   csvOf: () => (/* binding */ csvOf)
/* harmony export */ });
/* unused harmony export defuseFormulas */
const rowsPerChunk = 1000;
/** Returns the file of a table: RFC 4180 with a header and all rows. Texts in it cannot run as formulas. */
function* csvOf({ fields, rows }) {
    yield record(fields.map(({ name }) => name));
    for (let start = 0; start < rows.length; start += rowsPerChunk) {
        let chunk = '';
        for (const row of rows.slice(start, start + rowsPerChunk))
            chunk += record(fields.map(({ index }) => valueOf(row[index])));
        yield chunk;
    }
}
function valueOf(cell = null) {
    if (typeof cell === 'boolean')
        return String(cell);
    if (cell === null || typeof cell !== 'object')
        return cell ?? '';
    // Of cells with several values, only links are in files. URLs have no spaces.
    return 'map' in cell ? cell.map((value) => ('url' in value ? value.url : value.text)).join(' ') : '';
}
function record(values) {
    return `${values.map((value) => (typeof value === 'string' ? textCell(value) : value)).join()}\r\n`;
}
// What ends a cell or a row, also for a spreadsheet that separates by semicolon or tab.
const needsQuotes = /[",;\t\r\n]/u;
function textCell(text) {
    const inert = defuseFormulas(text);
    return needsQuotes.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
// A spreadsheet that separates by semicolon or tab splits a quoted cell there and at its line breaks, because a comma
// follows the closing quote. LibreOffice does so.
const startOfPart = /(?<=[;\t\n]|\r(?!\n))/gu;
// OWASP lists these signs, and a tab or line break at the start of a cell. Some spreadsheets skip spaces, and
// a quote that does not begin the cell.
// https://owasp.org/www-community/attacks/CSV_Injection
const sign = String.raw `[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]`;
const skipped = String.raw `"\s\p{Cc}\p{Default_Ignorable_Code_Point}`;
const runsAtStart = new RegExp(String.raw `^(?:[\t\r\n]|[${skipped}]*${sign})`, 'u');
// The sign is optional, so that a long run without it is read once and not again from each of its characters.
const beforeSign = new RegExp(String.raw `[;${skipped}][${skipped}]*(${sign})?`, 'gu');
/**
 * Returns a cell that a spreadsheet does not run as a formula, for comma, semicolon and tab as the separator. It puts
 * an apostrophe before each part that would run.
 */
function defuseFormulas(cell) {
    const inert = cell.replace(beforeSign, (run, found) => found === undefined ? run : run.replace(startOfPart, "'"));
    return runsAtStart.test(cell) ? `'${inert}` : inert;
}


/***/ })

};
