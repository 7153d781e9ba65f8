export const id = 65;
export const ids = [65];
export const modules = {

/***/ 66065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readVisitorsInputs: () => (/* binding */ readVisitorsInputs)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/visitors/date-format.js
var date_format = __webpack_require__(7926);
// EXTERNAL MODULE: ./node_modules/temporal-polyfill/index.js + 6 modules
var temporal_polyfill = __webpack_require__(48599);
;// CONCATENATED MODULE: ./build/visitors/dates/date-range.js

const rangeNames = 'yesterday, last-N-days (N from 1 to 3650), last-week, last-month, month-to-date or year-to-date';
const dateForm = /^\d{4}-\d{2}-\d{2}$/u;
const dateTimeForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})?$/u;
const offsetForm = /T.*(?:Z|[+-]\d{2}:\d{2})$/u;
/** Returns true for IANA names that this runtime knows. An offset is not a name. */
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
 * Returns the moment of a bound in `timeZone`; undefined if it has neither of the two forms or is not a real date. A
 * date means the start of its day, and a date-time without an offset is local time, both in `timeZone`.
 */
function momentOf(bound, timeZone) {
    try {
        if (dateForm.test(bound))
            return temporal_polyfill/* Temporal */.fE.PlainDate.from(bound).toZonedDateTime(timeZone);
        if (!dateTimeForm.test(bound))
            return undefined;
        if (offsetForm.test(bound))
            return temporal_polyfill/* Temporal */.fE.Instant.from(bound).toZonedDateTimeISO(timeZone);
        return temporal_polyfill/* Temporal */.fE.PlainDateTime.from(bound).toZonedDateTime(timeZone);
    }
    catch {
        return undefined;
    }
}
/** Returns true for a date-time with an offset. */
function hasOffset(bound) {
    return offsetForm.test(bound);
}
/**
 * Returns the dates of a relative range at the moment `nowMs` in `timeZone`; undefined for an unknown name. Ranges of
 * whole days end with yesterday. Ranges to date include today.
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

;// CONCATENATED MODULE: ./build/visitors/dates/period.js


/** The values of the input `series`. */
const bucketSizes = { none: undefined, daily: 'day', weekly: 'week', monthly: 'month' };
/**
 * Returns the period of the same length just before. For a whole calendar month, that is the month before. For any
 * other period, it has the same number of days and the same part of a day. Returns undefined if it would start before
 * the year 0.
 */
function previousPeriod(period, timeZone) {
    const { from, to, write } = spanOf(period, timeZone);
    const dateFrom = write(startBefore(from, to));
    return dateFrom.startsWith('-') ? undefined : { dateFrom, dateTo: period.dateFrom };
}
function startBefore(from, to) {
    if (!isStartOfDay(from) || !isStartOfDay(to))
        return from.subtract(from.until(to, { largestUnit: 'day' }));
    const [first, end] = [from.toPlainDate(), to.toPlainDate()];
    const isWholeMonth = first.day === 1 && first.add({ months: 1 }).equals(end);
    return startOf(first.subtract(isWholeMonth ? { months: 1 } : first.until(end)), from);
}
/** Returns the number of buckets in a period without creating them. It also counts a day that a time zone skipped. */
function bucketCount(period, size, timeZone) {
    const { from, to } = spanOf(period, timeZone);
    const first = secondBucket(from, size);
    let last = firstDayOf(to.subtract({ nanoseconds: 1 }).toPlainDate(), size);
    // When clocks go back over midnight, the date goes back to the day before.
    if (isBefore(startOf(next(last, size), to), to))
        last = next(last, size);
    return Math.max(0, first.until(last, { largestUnit: size })[`${size}s`] + 1) + 1;
}
/**
 * Returns the buckets of a period, without gaps or overlaps. If a bound has an offset, the days are those of `timeZone`.
 * Otherwise bounds are calendar dates, in the service's own time zone.
 */
function* bucketsOf(period, size, timeZone) {
    const { from, to, write } = spanOf(period, timeZone);
    let start = from;
    for (let day = secondBucket(from, size); isBefore(start, to); day = next(day, size)) {
        const end = startOf(day, from);
        // A time zone that crossed the date line skipped a day.
        if (!isBefore(start, end))
            continue;
        yield {
            dateFrom: start === from ? period.dateFrom : write(start),
            dateTo: isBefore(end, to) ? write(end) : period.dateTo,
            firstDay: start.toPlainDate().toString(),
        };
        start = end;
    }
}
/** Returns the first day of the bucket after the one that contains `from`. */
function secondBucket(from, size) {
    const day = next(firstDayOf(from.toPlainDate(), size), size);
    return isBefore(from, startOf(day, from)) ? day : next(day, size);
}
function spanOf({ dateFrom, dateTo }, timeZone) {
    const isExact = hasOffset(dateFrom) || hasOffset(dateTo);
    // In UTC, every date and time of the calendar exists.
    const zone = isExact ? timeZone : 'UTC';
    const [from, to] = [dateFrom, dateTo].map((bound) => momentOf(bound, zone));
    if (from === undefined || to === undefined)
        throw new TypeError(`This bound is not a date: ${dateFrom}, ${dateTo}.`);
    return { from, to, write: isExact ? writeInstant : writeLocal };
}
function writeInstant(moment) {
    return moment.toInstant().toString();
}
function writeLocal(moment) {
    return (isStartOfDay(moment) ? moment.toPlainDate() : moment.toPlainDateTime()).toString();
}
function startOf(day, { timeZoneId }) {
    return day.toZonedDateTime(timeZoneId);
}
function isStartOfDay(moment) {
    return moment.equals(moment.startOfDay());
}
/** Returns the first day of the next bucket. */
function next(day, size) {
    return day.add({ [`${size}s`]: 1 });
}
function firstDayOf(day, size) {
    switch (size) {
        case 'day':
            return day;
        case 'week':
            return day.subtract({ days: day.dayOfWeek - 1 });
        case 'month':
            return day.with({ day: 1 });
    }
}
function isBefore(a, b) {
    return temporal_polyfill/* Temporal */.fE.ZonedDateTime.compare(a, b) < 0;
}

;// CONCATENATED MODULE: ./build/visitors/export-options.js
const formats = ['csv', 'json', 'ndjson', 'md', 'html'];

// EXTERNAL MODULE: ./build/visitors/read/request-budget.js
var request_budget = __webpack_require__(4422);
;// CONCATENATED MODULE: ./build/inputs/visitors-inputs.js






const mostRequests = 10_000;
const seriesNames = Object.keys(bucketSizes);
/** Reads the inputs of an export and reports problems to the reader. */
function readVisitorsInputs(reader, nowMs) {
    const upload = reader.boolean('upload-artifact');
    const artifact = { name: readArtifactName(reader), retentionDays: readRetentionDays(reader) };
    const outputDir = reader.text('output-dir');
    const timeZone = readTimeZone(reader);
    const range = readDateRange(reader, nowMs, timeZone);
    const maxRequests = reader.integer('max-requests', { from: 1, to: mostRequests });
    return {
        dateFrom: range.dateFrom,
        dateTo: range.dateTo,
        ...readComparisonAndSeries(reader, range, timeZone, maxRequests),
        pageSize: reader.integer('page-size', { from: 1, to: request_budget/* maxPageSize */.Nt }),
        maxRequests,
        formats: reader.list('formats', formats),
        outputDir: outputDir === undefined
            ? external_node_path_.resolve(reader.temporaryFolder, 'docs-visitors')
            : external_node_path_.resolve(reader.workspace, outputDir),
        artifact: upload ? artifact : undefined,
        summaryRows: reader.integer('summary-rows', { from: 0, to: 1000 }),
    };
}
function readDateRange(reader, nowMs, timeZone) {
    const range = reader.text('range')?.toLowerCase();
    const dateFrom = reader.text('date-from');
    const dateTo = reader.text('date-to');
    if (range === undefined)
        return readDates(reader, { dateFrom, dateTo }, nowMs, timeZone);
    if (dateFrom !== undefined || dateTo !== undefined) {
        reader.conflict(['range', 'date-from', 'date-to'], 'range replaces date-from and date-to; set one or the other');
    }
    const period = resolveRange(range, nowMs, timeZone);
    if (period === undefined) {
        reader.problem('range', rangeNames);
        return { dateFrom, dateTo, period };
    }
    reader.remark('info', `Range ${range}: ${(0,date_format/* formatRange */.Lu)(period)}, in ${timeZone}.`);
    return { ...period, period };
}
function readDates(reader, { dateFrom, dateTo }, nowMs, timeZone) {
    const from = readBound('date-from', dateFrom, timeZone, reader);
    const to = readBound('date-to', dateTo, timeZone, reader);
    const isInOrder = from !== undefined && to !== undefined && from.epochNanoseconds < to.epochNanoseconds;
    if (from !== undefined && to !== undefined && !isInOrder) {
        reader.problem('date-to', `a date after date-from ("${dateFrom ?? ''}"); it is exclusive, so for one day set it to the next day`);
    }
    if (from !== undefined && from.epochMilliseconds > nowMs) {
        reader.remark('warning', `date-from: got "${dateFrom ?? ''}", which is in the future. The time is ${new Date(nowMs).toISOString()}. There are no visitors in this range yet. Check the year, and the order of month and day.`);
    }
    const usesTimeZone = [dateFrom, dateTo].some((bound) => bound !== undefined && hasOffset(bound));
    if (reader.isGiven('timezone') && !usesTimeZone) {
        reader.remark('notice', `timezone: got "${timeZone}", which has no effect here. It applies to range and to date-times with an offset. Use range, or remove timezone.`);
    }
    const period = isInOrder && dateFrom !== undefined && dateTo !== undefined ? { dateFrom, dateTo } : undefined;
    return { dateFrom, dateTo, period };
}
/** Reads `compare` and `series`. Returns neither after a problem with the range or the number of requests. */
function readComparisonAndSeries(reader, { dateFrom, dateTo, period }, timeZone, maxRequests) {
    const nothing = { previous: undefined, series: undefined };
    const isCompared = reader.choice('compare', ['none', 'previous-period']) === 'previous-period';
    const size = bucketSizes[reader.choice('series', seriesNames) ?? 'none'];
    const asked = [...(isCompared ? ['compare'] : []), ...(size === undefined ? [] : ['series'])];
    const isBounded = reader.isGiven('range') || (dateFrom !== undefined && dateTo !== undefined);
    if (asked.length > 0 && !isBounded) {
        reader.conflict(asked, 'the range needs both bounds; set range, or date-from and date-to');
    }
    // In these cases a problem was already added.
    if (period === undefined || !(maxRequests >= 1 && maxRequests <= mostRequests))
        return nothing;
    const previous = isCompared ? previousPeriod(period, timeZone) : undefined;
    if (isCompared && previous === undefined) {
        reader.conflict(['compare', 'date-from'], 'there is no period of this length before date-from; shorten the range');
    }
    const lists = previous === undefined ? 1 : 2;
    const buckets = size === undefined ? 0 : bucketCount(period, size, timeZone);
    if (lists + buckets > maxRequests) {
        const totals = size === undefined ? '' : ` and ${buckets} for the totals per ${size}`;
        reader.conflict([...asked, 'max-requests'], `at least ${lists + buckets} requests are needed (${lists} for the pages${totals}), and max-requests allows ${maxRequests}; ${(0,request_budget/* fewerRequests */.WI)({ isCompared, series: size, pageSize: request_budget/* maxPageSize */.Nt }, lists + buckets)}`);
        return nothing;
    }
    return { previous, series: size && { size, buckets: [...bucketsOf(period, size, timeZone)] } };
}
/** Returns UTC for an invalid name, so that the dates are still validated. */
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
    const moment = momentOf(bound, timeZone);
    if (moment === undefined)
        reader.problem(name, 'a real date as YYYY-MM-DD, or an ISO 8601 date-time');
    return moment;
}
function readArtifactName(reader) {
    const name = reader.text('artifact-name') ?? '';
    // The characters that the artifact service rejects, and control characters.
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
