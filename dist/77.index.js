export const id = 77;
export const ids = [77];
export const modules = {

/***/ 82077:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readVisitorsInputs: () => (/* binding */ readVisitorsInputs)
});

// UNUSED EXPORTS: formats

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/temporal-polyfill/index.js + 6 modules
var temporal_polyfill = __webpack_require__(48599);
;// CONCATENATED MODULE: ./build/visitors/date-range.js

const rangeNames = 'yesterday, last-N-days (N from 1 to 3650), last-week, last-month, month-to-date or year-to-date';
const dateForm = /^\d{4}-\d{2}-\d{2}$/u;
const dateTimeForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})?$/u;
/** True for the IANA names that this runtime knows; offsets are no names. */
function isTimeZone(name) {
    if (!/^[A-Za-z]/u.test(name))
        return false;
    try {
        temporal_polyfill/* Temporal */.fE.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name);
        return true;
    }
    catch {
        return false;
    }
}
/**
 * The instant at which a bound lies, in milliseconds since the epoch; undefined when it has neither of the two forms or
 * is no real date. A date is its midnight, and a date-time without offset is local, both in `timeZone`.
 */
function boundEpochMs(bound, timeZone) {
    try {
        if (dateForm.test(bound))
            return temporal_polyfill/* Temporal */.fE.PlainDate.from(bound).toZonedDateTime(timeZone).epochMilliseconds;
        if (!dateTimeForm.test(bound))
            return undefined;
        if (/(?:Z|[+-]\d{2}:\d{2})$/u.test(bound))
            return temporal_polyfill/* Temporal */.fE.Instant.from(bound).epochMilliseconds;
        return temporal_polyfill/* Temporal */.fE.PlainDateTime.from(bound).toZonedDateTime(timeZone).epochMilliseconds;
    }
    catch {
        return undefined;
    }
}
/**
 * The dates that a relative range means at the moment `nowMs` in `timeZone`; undefined for an unknown name. Ranges of
 * whole days end with yesterday; ranges to date include today.
 */
function resolveRange(name, nowMs, timeZone) {
    const today = temporal_polyfill/* Temporal */.fE.Instant.fromEpochMilliseconds(nowMs).toZonedDateTimeISO(timeZone).toPlainDate();
    const range = rangeAround(name, today);
    return range && { dateFrom: range[0].toString(), dateTo: range[1].toString() };
}
function rangeAround(name, today) {
    const monday = today.subtract({ days: today.dayOfWeek - 1 });
    const firstOfMonth = today.with({ day: 1 });
    const tomorrow = today.add({ days: 1 });
    switch (name) {
        case 'yesterday':
            return [today.subtract({ days: 1 }), today];
        case 'last-week':
            return [monday.subtract({ weeks: 1 }), monday];
        case 'last-month':
            return [firstOfMonth.subtract({ months: 1 }), firstOfMonth];
        case 'month-to-date':
            return [firstOfMonth, tomorrow];
        case 'year-to-date':
            return [today.with({ month: 1, day: 1 }), tomorrow];
        default: {
            const days = Number(/^last-([1-9]\d{0,3})-days$/u.exec(name)?.[1]);
            return days <= 3650 ? [today.subtract({ days }), today] : undefined;
        }
    }
}

;// CONCATENATED MODULE: ./build/visitors/visitors-inputs.js


const formats = ['csv', 'json', 'ndjson', 'md'];
/** Reads the inputs of an export; problems go to the reader. */
function readVisitorsInputs(reader, nowMs) {
    const upload = reader.boolean('upload-artifact');
    const artifact = { name: readArtifactName(reader), retentionDays: readRetentionDays(reader) };
    const outputDir = reader.text('output-dir');
    return {
        ...readDateRange(reader, nowMs),
        pageSize: reader.integer('page-size', { from: 1, to: 250 }),
        maxRequests: reader.integer('max-requests', { from: 1, to: 10_000 }),
        formats: reader.list('formats', formats),
        outputDir: outputDir === undefined
            ? external_node_path_.resolve(reader.temporaryFolder, 'docs-visitors')
            : external_node_path_.resolve(reader.workspace, outputDir),
        artifact: upload ? artifact : undefined,
        summaryRows: reader.integer('summary-rows', { from: 0, to: 1000 }),
    };
}
function readDateRange(reader, nowMs) {
    const timeZone = readTimeZone(reader);
    const range = reader.text('range');
    const dateFrom = reader.text('date-from');
    const dateTo = reader.text('date-to');
    if (range !== undefined) {
        if (dateFrom !== undefined || dateTo !== undefined) {
            reader.conflict(['range', 'date-from', 'date-to'], 'range stands instead of the two dates; set one or the other');
        }
        const resolved = resolveRange(range, nowMs, timeZone);
        if (resolved === undefined)
            reader.problem('range', rangeNames);
        return resolved ?? { dateFrom, dateTo };
    }
    const fromMs = readBound('date-from', dateFrom, timeZone, reader);
    const toMs = readBound('date-to', dateTo, timeZone, reader);
    if (fromMs !== undefined && toMs !== undefined && toMs <= fromMs) {
        reader.problem('date-to', `a date after date-from ("${dateFrom ?? ''}"); it is exclusive, so one day is from a day to the next`);
    }
    return { dateFrom, dateTo };
}
/** UTC stands in for a name that is none, so that the dates are checked all the same. */
function readTimeZone(reader) {
    const timeZone = reader.text('timezone') ?? '';
    if (isTimeZone(timeZone))
        return timeZone;
    reader.problem('timezone', 'an IANA time zone name such as Europe/Berlin');
    return 'UTC';
}
function readBound(name, bound, timeZone, reader) {
    if (bound === undefined)
        return undefined;
    const epochMs = boundEpochMs(bound, timeZone);
    if (epochMs === undefined)
        reader.problem(name, 'a real date as YYYY-MM-DD, or an ISO 8601 date-time');
    return epochMs;
}
function readArtifactName(reader) {
    const name = reader.text('artifact-name') ?? '';
    // The characters that the artifact service refuses, and controls.
    if (/[":<>|*?\\/]|\p{Cc}/u.test(name) || name.length > 200) {
        reader.problem('artifact-name', 'at most 200 characters, none of them " : < > | * ? \\ / or a line break');
    }
    return name;
}
function readRetentionDays(reader) {
    return reader.isGiven('retention-days') ? reader.integer('retention-days', { from: 1, to: 90 }) : undefined;
}


/***/ })

};
