export const id = 143;
export const ids = [143];
export const modules = {

/***/ 57143:
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

const rangeNames = 'yesterday, last-N-days (N from 1 to 3650), last-week, last-N-weeks (1 to 520), last-month, last-N-months (1 to 120), last-quarter, month-to-date or year-to-date';
const mostUnits = { days: 3650, weeks: 520, months: 120 };
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
 * whole days end with yesterday, ranges of whole weeks, months or a quarter with the last one that is over. Ranges to
 * date include today.
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
        case 'last-quarter': {
            const firstOfQuarter = firstOfMonth.subtract({ months: (today.month - 1) % 3 });
            return [firstOfQuarter.subtract({ months: 3 }), firstOfQuarter];
        }
        default: {
            const [, digits, unit] = /^last-([1-9]\d{0,3})-(days|weeks|months)$/u.exec(name) ?? [];
            if (unit !== 'days' && unit !== 'weeks' && unit !== 'months')
                return undefined;
            const count = Number(digits);
            const end = { days: today, weeks: monday, months: firstOfMonth }[unit];
            return count <= mostUnits[unit] ? [end.subtract({ [unit]: count }), end] : undefined;
        }
    }
}

;// CONCATENATED MODULE: ./build/visitors/dates/period.js


/** The values of the input `series`. */
const bucketSizes = { none: undefined, daily: 'day', weekly: 'week', monthly: 'month' };
/** Returns the number of calendar days of a period. A part of a day counts as a day. */
function daysOf(period, timeZone) {
    return daysBetween(spanOf(period, timeZone));
}
function daysBetween({ from, to }) {
    const last = to.subtract({ nanoseconds: 1 }).toPlainDate();
    // When clocks go back over midnight, the date goes back to the day before.
    return Math.max(0, from.toPlainDate().until(last).days) + 1;
}
/** Returns true if the bound is after `nowMs`. A date means the start of its day in `timeZone`. */
function isFuture(bound, timeZone, nowMs) {
    return (momentOf(bound, timeZone)?.epochMilliseconds ?? 0) > nowMs;
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
 *
 * @param nowMs the time, for `unfinished`
 */
function* bucketsOf(period, size, timeZone, nowMs) {
    const { from, to, write } = spanOf(period, timeZone);
    let start = from;
    for (let day = secondBucket(from, size); isBefore(start, to); day = next(day, size)) {
        const end = startOf(day, from);
        // A time zone that crossed the date line skipped a day.
        if (!isBefore(start, end))
            continue;
        const isLast = !isBefore(end, to);
        const firstDay = start.toPlainDate();
        const wholeStart = startOf(firstDayOf(firstDay, size), from);
        const dateTo = isLast ? period.dateTo : write(end);
        yield {
            dateFrom: start === from ? period.dateFrom : write(start),
            dateTo,
            firstDay: firstDay.toString(),
            days: daysBetween({ from: start, to: isLast ? to : end }),
            partial: isBefore(wholeStart, start) || isBefore(to, end),
            unfinished: isFuture(dateTo, timeZone, nowMs),
        };
        start = end;
    }
}
/** Returns the first day of the bucket after the one that contains `from`. */
function secondBucket(from, size) {
    const day = next(firstDayOf(from.toPlainDate(), size), size);
    return isBefore(from, startOf(day, from)) ? day : next(day, size);
}
/** @throws TypeError if a bound is not a date */
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

;// CONCATENATED MODULE: ./build/visitors/dates/previous-period.js

/**
 * Returns the period to compare with; undefined if it would start before the year 0.
 *
 * `previous-period` is the period of the same kind just before. Whole calendar months are compared with as many months
 * before, a range to date with the same dates of the month or year before. Any other period is compared with the same
 * number of days and the same part of a day. `previous-year` is the same dates a year before. A date that the earlier
 * month does not have becomes the last day of that month.
 *
 * @param toDate the name of the range, if it is one that ends today
 */
function periodToCompare(period, comparison, timeZone, toDate) {
    const span = spanOf(period, timeZone);
    const bounds = boundsToCompare(period, span, comparison, toDate);
    return bounds.dateFrom.startsWith('-') ? undefined : { ...bounds, days: daysOf(bounds, timeZone) };
}
function boundsToCompare(period, span, comparison, toDate) {
    const { from, to, write } = span;
    const months = toDate === undefined ? wholeMonths(span) : undefined;
    if (comparison === 'previous-period' && toDate === undefined)
        return { dateFrom: write(startBefore(span, months)), dateTo: period.dateFrom };
    const shift = toDate === 'month-to-date' && comparison === 'previous-period' ? { months: 1 } : { years: 1 };
    const start = isStartOfDay(from) ? startOf(from.toPlainDate().subtract(shift), from) : from.subtract(shift);
    const end = months === undefined ? sameEnd(to, shift) : startOf(to.toPlainDate().subtract(shift), to);
    // 28 and 29 February are the same date in a year without the second.
    return { dateFrom: write(start), dateTo: write(isBefore(start, end) ? end : start.add(from.until(to))) };
}
/** Returns the same date and time earlier. At the start of a day, the bound is the end of the day before. */
function sameEnd(to, shift) {
    if (!isStartOfDay(to))
        return to.subtract(shift);
    return startOf(to.toPlainDate().subtract({ days: 1 }).subtract(shift).add({ days: 1 }), to);
}
function startBefore({ from, to }, months) {
    if (!isStartOfDay(from) || !isStartOfDay(to))
        return from.subtract(from.until(to, { largestUnit: 'day' }));
    const first = from.toPlainDate();
    return startOf(first.subtract(months === undefined ? first.until(to.toPlainDate()) : { months }), from);
}
/** Returns the number of calendar months if the period has only whole ones. */
function wholeMonths({ from, to }) {
    const [first, end] = [from.toPlainDate(), to.toPlainDate()];
    const isWhole = isStartOfDay(from) && isStartOfDay(to) && first.day === 1 && end.day === 1;
    return isWhole ? first.until(end, { largestUnit: 'month' }).months : undefined;
}

;// CONCATENATED MODULE: ./build/visitors/export-options.js
const formats = ['csv', 'json', 'ndjson', 'md', 'html'];

// EXTERNAL MODULE: ./build/visitors/read/request-budget.js
var request_budget = __webpack_require__(4422);
;// CONCATENATED MODULE: ./build/inputs/visitors-inputs.js







const mostRequests = 10_000;
const toDateRanges = ['month-to-date', 'year-to-date'];
const comparisons = ['previous-period', 'previous-year'];
const seriesNames = Object.keys(bucketSizes);
/** Reads the inputs of an export and reports problems to the reader. */
function readVisitorsInputs(reader, nowMs) {
    const upload = reader.boolean('upload-artifact');
    const artifact = { name: readArtifactName(reader), retentionDays: readRetentionDays(reader) };
    const outputDir = reader.text('output-dir');
    const timeZone = readTimeZone(reader);
    const range = readDateRange(reader, nowMs, timeZone);
    const maxRequests = reader.integer('max-requests', { from: 1, to: mostRequests });
    const include = reader.text('include') === undefined ? [] : reader.list('include', request_budget/* includedNames */.ns);
    const asked = reader.list('formats', formats);
    const hasCharts = asked.includes('html');
    return {
        dateFrom: range.dateFrom,
        dateTo: range.dateTo,
        days: range.period && daysOf(range.period, timeZone),
        unfinished: range.dateTo === undefined || isFuture(range.dateTo, timeZone, nowMs),
        ...readComparisonAndSeries(reader, range, { nowMs, timeZone, maxRequests, include, hasCharts }),
        include,
        pageSize: reader.integer('page-size', { from: 1, to: request_budget/* maxPageSize */.Nt }),
        maxRequests,
        formats: asked,
        outputDir: outputDir === undefined
            ? external_node_path_.resolve(reader.temporaryFolder, 'docs-visitors')
            : external_node_path_.resolve(reader.workspace, outputDir),
        artifact: upload ? artifact : undefined,
        summaryRows: reader.integer('summary-rows', { from: 0, to: 1000 }),
        siteUrl: readSiteUrl(reader),
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
    const toDate = toDateRanges.find((name) => name === range);
    return { ...period, period, ...(toDate && { toDate }) };
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
    if (!isInOrder || dateFrom === undefined || dateTo === undefined)
        return { dateFrom, dateTo, period: undefined };
    // Shows the last day, because date-to is exclusive.
    reader.remark('info', `Range: ${(0,date_format/* formatRange */.Lu)({ dateFrom, dateTo })}.`);
    return { dateFrom, dateTo, period: { dateFrom, dateTo } };
}
/** Reads `compare` and `series`. Returns neither after a problem with the range or the number of requests. */
function readComparisonAndSeries(reader, { dateFrom, dateTo, period, toDate }, { nowMs, timeZone, maxRequests, include, hasCharts }) {
    const nothing = { previous: undefined, series: undefined };
    const compare = reader.choice('compare', ['none', ...comparisons]);
    const comparison = compare === 'none' ? undefined : compare;
    const isCompared = comparison !== undefined;
    const size = bucketSizes[reader.choice('series', seriesNames) ?? 'none'];
    const asked = [...(isCompared ? ['compare'] : []), ...(size === undefined ? [] : ['series'])];
    const isBounded = reader.isGiven('range') || (dateFrom !== undefined && dateTo !== undefined);
    if (asked.length > 0 && !isBounded) {
        reader.conflict(asked, 'the range needs both bounds; set range, or date-from and date-to');
    }
    const fits = (lists, buckets) => haveRequests(reader, maxRequests, { isCompared: lists > 1, series: size, include, lists, buckets });
    if (period === undefined) {
        // If compare or series needs the bounds, a problem was already added.
        fits(1, 0);
        return nothing;
    }
    const previous = comparison && periodToCompare(period, comparison, timeZone, toDate);
    if (isCompared && previous === undefined) {
        reader.conflict(['compare', 'date-from'], 'the period to compare with would start before the year 0; shorten the range');
    }
    const buckets = size === undefined ? 0 : bucketCount(period, size, timeZone);
    if (!fits(previous === undefined ? 1 : 2, buckets))
        return nothing;
    if (size === undefined)
        return { previous, series: undefined };
    const bucketsIn = (of) => [...bucketsOf(of, size, timeZone, nowMs)];
    const series = { size, buckets: bucketsIn(period) };
    // One bucket makes no line.
    if (previous === undefined || !hasCharts || buckets < 2)
        return { previous, series };
    return { previous, series: { ...series, previousBuckets: bucketsIn(previous).slice(0, buckets) } };
}
/** Returns true if `max-requests` allows at least one request for each part. Otherwise adds a problem. */
function haveRequests(reader, maxRequests, { lists, buckets, ...asked }) {
    // A problem was already added.
    if (!(maxRequests >= 1 && maxRequests <= mostRequests))
        return false;
    const { isCompared, series, include } = asked;
    const needed = lists + buckets + (0,request_budget/* leastRequests */.mc)(include);
    if (needed <= maxRequests)
        return true;
    const parts = [
        `${lists} for the pages`,
        ...(series === undefined ? [] : [`${buckets} for the totals per ${series}`]),
        ...(include.length === 0 ? [] : [`${(0,request_budget/* leastRequests */.mc)(include)} for ${include.join(', ')}`]),
    ];
    const names = [
        ...(isCompared ? ['compare'] : []),
        ...(series === undefined ? [] : ['series']),
        ...(include.length === 0 ? [] : ['include']),
    ];
    const and = new Intl.ListFormat('en-GB', { type: 'conjunction' });
    reader.conflict([...names, 'max-requests'], `at least ${needed} requests are needed (${and.format(parts)}), and max-requests allows ${maxRequests}; ${(0,request_budget/* fewerRequests */.WI)({ ...asked, pageSize: request_budget/* maxPageSize */.Nt }, needed)}`);
    return false;
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
function readSiteUrl(reader) {
    const text = reader.text('site-url');
    if (text === undefined)
        return undefined;
    const url = URL.parse(text);
    // User info may be a password. A URL parser takes backslashes for slashes.
    const [, authority = ''] = text.split(/[/\\]+/u);
    if (authority.includes('@') || (url?.username ?? '') !== '' || (url?.password ?? '') !== '') {
        reader.problemUnshown('site-url', 'it contains user info, expected the https URL of the site without it.');
        return undefined;
    }
    if (url?.protocol === 'https:' && !/[?#]/u.test(url.href))
        return url;
    reader.problem('site-url', 'the https URL of the documentation site without query or fragment, such as https://docs.example.com');
    return undefined;
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
