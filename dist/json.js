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
 * compared line by line. What was not read, or is not known, is no member.
 */
function* visitorsJson(content) {
    const { projectId, exportedAt, totals, visitors, previous, usual, series, tasks, topics, gaps, closed } = content;
    const bounds = { dateFrom: content.dateFrom ?? null, dateTo: content.dateTo ?? null };
    const head = { schemaVersion: 1, projectId, ...bounds, exportedAt: exportedAt.toISOString() };
    yield open({ ...head, totals: countsOf(totals) }, 'visitors');
    yield* list(visitors, pageOf);
    yield* member('previous', previous && previousObject(previous));
    yield* member('usual', usual && [JSON.stringify(usualOf(usual))]);
    yield* member('series', series && list(series.buckets, bucketOf));
    yield* includedMembers(content);
    yield* member('tasks', list(tasks, (task) => ({ ...task, row: undefined })));
    yield* member('topics', topics && list(topics));
    yield* member('gaps', gaps && [JSON.stringify(gapsOf(gaps))]);
    yield* member('closed', closed && list(closed));
    yield '}\n';
}
/**
 * Returns the lists of `include`. `complete` is false if the service has more rows than were read. A list that cannot be
 * cut is always complete.
 */
function* includedMembers(content) {
    const { views, searches, pageFeedback, feedback, questions } = content;
    yield* member('views', views && object({ totals: views.totals, complete: true }, 'pages', views.pages));
    if (searches !== undefined) {
        const { totalSearches, isComplete, terms } = searches;
        yield* member('searches', object({ totalSearches, complete: isComplete }, 'terms', terms));
    }
    if (pageFeedback !== undefined) {
        const { thumbsUp, thumbsDown, isComplete, pages } = pageFeedback;
        yield* member('feedbackByPage', object({ thumbsUp, thumbsDown, complete: isComplete }, 'pages', pages));
    }
    yield* member('feedback', feedback && object({ complete: true }, 'entries', feedback.entries));
    if (questions !== undefined) {
        const { unanswered } = questions;
        // The files do not say which rows are steps of the assistant.
        const questionOf = (question) => ({
            ...question,
            isStep: undefined,
            topic: content.topicOf.get(question) ?? null,
        });
        yield* member('questions', object({ unanswered, complete: true }, 'questions', questions.questions, questionOf));
    }
}
function previousObject({ dateFrom, dateTo, totals, visitors }) {
    return object({ dateFrom, dateTo, totals: countsOf(totals) }, 'visitors', visitors, pageOf);
}
/** Null for people or AI of whom it is not known what is usual. */
function usualOf({ human, ai, total, periods }) {
    return { human: limitsOf(human), ai: limitsOf(ai), total: limitsOf(total), periods };
}
function limitsOf(limits) {
    return limits === undefined ? null : { low: limits.low, high: limits.high };
}
function bucketOf({ dateFrom, dateTo, days, partial, ...counts }) {
    return { dateFrom, dateTo, days, partial, ...countsOf(counts) };
}
/** Topics are indices, because the topics that are gaps come first. */
function gapsOf({ topics, terms, pages }) {
    return { topics: topics?.map((_, index) => index), terms, pages };
}
/** Returns a member of the document; nothing without a value. */
function* member(name, value) {
    if (value === undefined)
        return;
    yield `,\n"${name}":`;
    yield* value;
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
