export const id = 570;
export const ids = [570];
export const modules = {

/***/ 52570:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   visitorsJson: () => (/* binding */ visitorsJson),
/* harmony export */   visitorsNdjson: () => (/* binding */ visitorsNdjson)
/* harmony export */ });
/** `visitors.json`: the whole export as one document, a page per line, so that two exports can be compared by line. */
function* visitorsJson({ totals, visitors }, about) {
    const head = {
        schemaVersion: 1,
        projectId: about.projectId,
        dateFrom: about.dateFrom ?? null,
        dateTo: about.dateTo ?? null,
        exportedAt: about.exportedAt.toISOString(),
        totals: countsOf(totals),
    };
    yield `${JSON.stringify(head).slice(0, -1)},"visitors":[`;
    let separator = '\n';
    for (const line of visitorsNdjson({ visitors })) {
        yield separator + line.trimEnd();
        separator = ',\n';
    }
    yield '\n]}\n';
}
/** `visitors.ndjson`: one page per line. */
function* visitorsNdjson({ visitors }) {
    for (const row of visitors)
        yield `${JSON.stringify({ path: row.path, ...countsOf(row) })}\n`;
}
function countsOf({ human, ai, total }) {
    return { human, ai, total };
}


/***/ })

};
