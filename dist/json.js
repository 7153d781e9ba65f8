export const id = 98;
export const ids = [98];
export const modules = {

/***/ 96098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   visitorsJson: () => (/* binding */ visitorsJson),
/* harmony export */   visitorsNdjson: () => (/* binding */ visitorsNdjson)
/* harmony export */ });
/* harmony import */ var _written_lists_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92245);

/**
 * Returns `visitors.json`: the whole export as one document. Each page is on its own line, so that two exports can be
 * compared line by line.
 */
function* visitorsJson(analytics) {
    const { projectId, exportedAt, totals, visitors, previous, series } = analytics;
    const bounds = { dateFrom: analytics.dateFrom ?? null, dateTo: analytics.dateTo ?? null };
    const head = { schemaVersion: 1, projectId, ...bounds, exportedAt: exportedAt.toISOString() };
    yield open({ ...head, totals: countsOf(totals) }, 'visitors');
    yield* list(visitors, pageOf);
    if (previous !== undefined) {
        const { dateFrom, dateTo } = previous;
        yield ',\n"previous":';
        yield open({ dateFrom, dateTo, totals: countsOf(previous.totals) }, 'visitors');
        yield* list(previous.visitors, pageOf);
        yield '}';
    }
    if (series !== undefined) {
        yield ',\n"series":';
        yield* list(series.buckets, ({ dateFrom, dateTo, days, partial, ...counts }) => ({
            dateFrom,
            dateTo,
            days,
            partial,
            ...countsOf(counts),
        }));
    }
    yield* includedMembers(analytics);
    yield ',\n"tasks":';
    yield* list(analytics.tasks, (task) => task);
    yield* gapsMember(analytics);
    yield '}\n';
}
function* includedMembers(lists) {
    for (const { member, fields, rowsName, rows } of (0,_written_lists_js__WEBPACK_IMPORTED_MODULE_0__/* .writtenLists */ .z)(lists)) {
        yield `,\n"${member}":`;
        yield open(fields, rowsName);
        yield* list(rows, (row) => row);
        yield '}';
    }
}
/** What readers did not find. Pages that lost visitors are in `previous`. */
function* gapsMember({ gaps }) {
    if (gaps === undefined)
        return;
    const lists = { questions: gaps.questions, terms: gaps.terms, pages: gaps.pages, gone: gaps.gone };
    let separator = ',\n"gaps":{';
    for (const [name, rows] of Object.entries(lists)) {
        if (rows === undefined)
            continue;
        yield `${separator}"${name}":`;
        yield* list(rows, ({ since, ...gap }) => ({
            ...gap,
            ...(since && { previous: since.previous, new: since.isNew }),
        }));
        separator = ',\n';
    }
    yield '}';
}
/**
 * Returns `visitors.ndjson`: one page per line. With a comparison, it has the pages of both periods, with the counts of
 * the previous period as `previous`.
 */
function* visitorsNdjson({ rows }) {
    for (const { previous, ...page } of rows)
        yield `${JSON.stringify({ ...pageOf(page), ...(previous && { previous: countsOf(previous) }) })}\n`;
}
/** Returns the start of a JSON object, up to the value of `next`. */
function open(fields, next) {
    return `${JSON.stringify(fields).slice(0, -1)},"${next}":`;
}
function* list(items, shape) {
    yield '[';
    let separator = '\n';
    for (const item of items) {
        yield separator + JSON.stringify(shape(item));
        separator = ',\n';
    }
    yield '\n]';
}
// Without a spread, because that takes longer than the rest of a line.
function pageOf({ path, human, ai, total }) {
    return { path, human, ai, total };
}
function countsOf({ human, ai, total }) {
    return { human, ai, total };
}


/***/ })

};
