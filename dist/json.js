export const id = 98;
export const ids = [98];
export const modules = {

/***/ 96098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   visitorsJson: () => (/* binding */ visitorsJson),
/* harmony export */   visitorsNdjson: () => (/* binding */ visitorsNdjson)
/* harmony export */ });
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
    yield '}\n';
}
/** The lists of `include`. `complete` is false if the service has more rows than were read. */
function* includedMembers(lists) {
    const { views, searches, pageFeedback, feedback, questions } = lists;
    if (views !== undefined) {
        const { totals, isComplete, pages } = views;
        yield* member('views', { totals: countsOf(totals), complete: isComplete }, 'pages', pages);
    }
    if (searches !== undefined) {
        const { totalSearches, isComplete, terms } = searches;
        yield* member('searches', { totalSearches, complete: isComplete }, 'terms', terms);
    }
    if (pageFeedback !== undefined) {
        const { thumbsUp, thumbsDown, isComplete, pages } = pageFeedback;
        yield* member('feedbackByPage', { thumbsUp, thumbsDown, complete: isComplete }, 'pages', pages);
    }
    if (feedback !== undefined) {
        const { isComplete, entries } = feedback;
        yield* member('feedback', { complete: isComplete }, 'entries', entries);
    }
    if (questions !== undefined) {
        const { unanswered, isComplete, questions: asked } = questions;
        yield* member('questions', { unanswered, complete: isComplete }, 'questions', asked);
    }
}
function* member(name, fields, listName, rows) {
    yield `,\n"${name}":`;
    yield open(fields, listName);
    yield* list(rows, (row) => row);
    yield '}';
}
/**
 * Returns `visitors.ndjson`: one page per line. With a comparison, it has the pages of both periods, with the counts of
 * the previous period as `previous`.
 */
function* visitorsNdjson({ visitors, previous }) {
    if (previous === undefined)
        for (const page of visitors)
            yield `${JSON.stringify(pageOf(page))}\n`;
    else
        for (const change of previous.changes)
            yield `${JSON.stringify(changeOf(change))}\n`;
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
function pageOf(page) {
    return { path: page.path, ...countsOf(page) };
}
function changeOf(change) {
    return { ...pageOf(change), previous: countsOf(change.previous) };
}
function countsOf({ human, ai, total }) {
    return { human, ai, total };
}


/***/ })

};
