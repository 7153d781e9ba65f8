export const id = 655;
export const ids = [655];
export const modules = {

/***/ 17655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   visitorsJson: () => (/* binding */ visitorsJson)
/* harmony export */ });
/**
 * Returns `visitors.json`: the whole export as one document. Each page is on its own line, so that two exports can be
 * compared line by line.
 */
function* visitorsJson(content) {
    const { projectId, exportedAt, totals, visitors, previous, series, topics, gaps, closed } = content;
    const bounds = { dateFrom: content.dateFrom ?? null, dateTo: content.dateTo ?? null };
    const head = { schemaVersion: 1, projectId, ...bounds, exportedAt: exportedAt.toISOString() };
    yield open({ ...head, totals: countsOf(totals) }, 'visitors');
    yield* list(visitors, pageOf);
    if (previous !== undefined) {
        const { dateFrom, dateTo } = previous;
        yield ',\n"previous":';
        yield* object({ dateFrom, dateTo, totals: countsOf(previous.totals) }, 'visitors', previous.visitors, pageOf);
    }
    yield* usualMember(content);
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
    yield* includedMembers(content);
    yield ',\n"tasks":';
    yield* list(content.tasks, (task) => ({ ...task, row: undefined }));
    yield* member('topics', topics);
    if (gaps !== undefined)
        yield* gapsMember(gaps);
    yield* member('closed', closed);
    yield '}\n';
}
/** Returns what is usual; nothing if it is not known. Null for people or AI of whom it is not known. */
function* usualMember({ usual }) {
    if (usual === undefined)
        return;
    const { periods } = usual;
    const members = {
        human: limitsOf(usual.human),
        ai: limitsOf(usual.ai),
        total: limitsOf(usual.total),
        periods,
    };
    yield `,\n"usual":${JSON.stringify(members)}`;
}
function limitsOf(limits) {
    return limits === undefined ? null : { low: limits.low, high: limits.high };
}
/** Returns the gaps of each kind whose list was read. Topics are indices, because the topics that are gaps come first. */
function* gapsMember({ topics, terms, pages }) {
    const lists = { topics: topics?.map((_, index) => index), terms, pages };
    yield `,\n"gaps":${JSON.stringify(lists)}`;
}
/**
 * Returns the lists of `include`. `complete` is false if the service has more rows than were read. A list that cannot be
 * cut is always complete.
 */
function* includedMembers(content) {
    const { views, searches, pageFeedback, feedback, questions } = content;
    if (views !== undefined) {
        yield ',\n"views":';
        yield* object({ totals: views.totals, complete: true }, 'pages', views.pages);
    }
    if (searches !== undefined) {
        yield ',\n"searches":';
        const { totalSearches, isComplete, terms } = searches;
        yield* object({ totalSearches, complete: isComplete }, 'terms', terms);
    }
    if (pageFeedback !== undefined) {
        yield ',\n"feedbackByPage":';
        const { thumbsUp, thumbsDown, isComplete, pages } = pageFeedback;
        yield* object({ thumbsUp, thumbsDown, complete: isComplete }, 'pages', pages);
    }
    if (feedback !== undefined) {
        yield ',\n"feedback":';
        yield* object({ complete: true }, 'entries', feedback.entries);
    }
    if (questions !== undefined) {
        yield ',\n"questions":';
        const { unanswered } = questions;
        yield* object({ unanswered, complete: true }, 'questions', questions.questions, questionOf);
    }
}
/** The files do not say which rows are steps of the assistant. */
function questionOf(question) {
    return { ...question, isStep: undefined };
}
/** Returns a member with a list; nothing if it is not known. */
function* member(name, items) {
    if (items === undefined)
        return;
    yield `,\n"${name}":`;
    yield* list(items);
}
/** Returns a JSON object whose last member is a list. */
function* object(fields, name, items, shape) {
    yield open(fields, name);
    yield* list(items, shape);
    yield '}';
}
/** Returns the start of a JSON object, up to the value of `next`. */
function open(fields, next) {
    return `${JSON.stringify(fields).slice(0, -1)},"${next}":`;
}
function* list(items, shape = (item) => item) {
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
