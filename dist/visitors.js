export const id = 66;
export const ids = [66];
export const modules = {

/***/ 62603:
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
const offsetForm = /^[^T]*T.*(?:Z|[+-]\d{2}:\d{2})$/u;
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
/** Returns valid names of ranges to suggest for an unknown one, with its number if that is valid. */
function rangesLike(unknown) {
    const count = Number(/\d+/u.exec(unknown)?.[0] ?? 7);
    const counted = Object.entries(mostUnits).filter(([, most]) => count >= 1 && count <= most);
    const fixed = ['yesterday', 'last-week', 'last-month', 'last-quarter', 'month-to-date', 'year-to-date'];
    return [...fixed, ...counted.map(([unit]) => `last-${count}-${unit}`)];
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

// EXTERNAL MODULE: ./build/visitors/read/included-lists.js + 3 modules
var included_lists = __webpack_require__(13503);
// EXTERNAL MODULE: ./build/visitors/read/request-budget.js
var request_budget = __webpack_require__(4422);
// EXTERNAL MODULE: ./build/visitors/read/visitor-analytics.js
var visitor_analytics = __webpack_require__(90328);
// EXTERNAL MODULE: ./build/visitors/read/visitor-list.js
var visitor_list = __webpack_require__(88530);
// EXTERNAL MODULE: ./build/inputs/nearest.js
var nearest = __webpack_require__(51410);
// EXTERNAL MODULE: ./build/github/event-payload.js
var event_payload = __webpack_require__(58793);
;// CONCATENATED MODULE: ./build/inputs/readers-privacy.js


/**
 * Warns about an export of what readers wrote, unless the event payload says that the repository is private. Everybody
 * with an account on GitHub can read the artifacts, the logs and the job summaries of a public repository.
 */
async function warnAboutReaders(include, reader, env) {
    const lists = include.filter((name) => (0,included_lists/* listsOf */.fO)([name]).some(({ hasTextOfReaders }) => hasTextOfReaders));
    if (lists.length === 0)
        return;
    const isPublic = (0,event_payload/* isPublicRepository */.G)(await (0,event_payload/* readEventPayload */.N)(env['GITHUB_EVENT_PATH']));
    if (isPublic === false)
        return;
    const isOpen = isPublic === true ? 'is' : 'may be';
    reader.remark('warning', `This repository ${isOpen} public: everybody can read what readers wrote (include: ${lists.join(',')}). See ${privacyAddress(env)}`);
}
/** Returns the address of the document in the version that runs; its path if the runner does not tell where the action comes from. */
function privacyAddress(env) {
    const document = 'docs/visitors.md#privacy';
    // https://docs.github.com/actions/reference/workflows-and-actions/variables
    const { GITHUB_ACTION_REPOSITORY: repository = '', GITHUB_ACTION_REF: ref = '' } = env;
    if (!/^[\w.-]+\/[\w.-]+$/u.test(repository))
        return document;
    const version = /^[\w.+/-]+$/u.test(ref) ? ref : 'HEAD';
    return `${env['GITHUB_SERVER_URL'] ?? 'https://github.com'}/${repository}/blob/${version}/${document}`;
}

;// CONCATENATED MODULE: ./build/inputs/visitors-inputs.js












const mostRequests = 10_000;
// What GitHub allows private repositories. Public ones may keep artifacts for 90 days, and the artifact service decides.
const mostRetentionDays = 400;
const toDateRanges = ['month-to-date', 'year-to-date'];
const comparisons = ['previous-period', 'previous-year'];
const seriesNames = Object.keys(bucketSizes);
/** Reads the inputs of an export and reports problems to the reader. */
async function readVisitorsInputs(reader, nowMs, env) {
    const upload = reader.boolean('upload-artifact');
    const artifact = { name: readArtifactName(reader), retentionDays: readRetentionDays(reader) };
    const outputDir = reader.text('output-dir');
    const timeZone = readTimeZone(reader);
    const range = readDateRange(reader, nowMs, timeZone);
    const maxRequests = reader.integer('max-requests', { from: 1, to: mostRequests });
    const include = reader.text('include') === undefined ? [] : reader.list('include', included_lists/* includedNames */.ns);
    const inputs = {
        dateFrom: range.dateFrom,
        dateTo: range.dateTo,
        days: range.period && daysOf(range.period, timeZone),
        unfinished: range.dateTo === undefined || isFuture(range.dateTo, timeZone, nowMs),
        ...readComparisonAndSeries(reader, range, { nowMs, timeZone, maxRequests, include }),
        include,
        pageSize: reader.integer('page-size', { from: 1, to: visitor_list/* visitorList */.tE.limit }),
        maxRequests,
        formats: reader.list('formats', formats),
        outputDir: outputDir === undefined
            ? external_node_path_.resolve(reader.temporaryFolder, 'docs-visitors')
            : external_node_path_.resolve(reader.workspace, outputDir),
        artifact: upload ? artifact : undefined,
        summaryRows: reader.integer('summary-rows', { from: 0, to: 1000 }),
        siteUrl: readSiteUrl(reader),
    };
    await warnAboutReaders(include, reader, env);
    return inputs;
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
        reader.problem('range', rangeNames, { nearest: (0,nearest/* nearestOf */.q)(range, rangesLike(range)) });
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
function readComparisonAndSeries(reader, { dateFrom, dateTo, period, toDate }, { nowMs, timeZone, maxRequests, include }) {
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
    const fits = (isCompared, buckets) => haveRequests(reader, maxRequests, { isCompared, series: size, include, buckets });
    if (period === undefined) {
        // If compare or series needs the bounds, a problem was already added.
        fits(false, 0);
        return nothing;
    }
    const previous = comparison && periodToCompare(period, comparison, timeZone, toDate);
    if (isCompared && previous === undefined) {
        reader.conflict(['compare', 'date-from'], 'the period to compare with would start before the year 0; shorten the range');
    }
    const buckets = size === undefined ? 0 : bucketCount(period, size, timeZone);
    if (!fits(previous !== undefined, buckets))
        return nothing;
    if (size === undefined)
        return { previous, series: undefined };
    return { previous, series: { size, buckets: [...bucketsOf(period, size, timeZone, nowMs)] } };
}
/** Returns true if `max-requests` allows at least one request for each part. Otherwise adds a problem. */
function haveRequests(reader, maxRequests, asked) {
    // A problem was already added.
    if (!(maxRequests >= 1 && maxRequests <= mostRequests))
        return false;
    const { isCompared, series, buckets, include } = asked;
    const needed = (0,visitor_analytics/* leastRequests */.mc)(asked);
    if (needed <= maxRequests)
        return true;
    const parts = [
        `${isCompared ? 2 : 1} for the pages`,
        ...(series === undefined ? [] : [`${buckets} for the totals per ${series}`]),
        ...(include.length === 0 ? [] : [`${(0,included_lists/* listsOf */.fO)(include).length} for ${include.join(', ')}`]),
    ];
    const names = [
        ...(isCompared ? ['compare'] : []),
        ...(series === undefined ? [] : ['series']),
        ...(include.length === 0 ? [] : ['include']),
    ];
    const and = new Intl.ListFormat('en-GB', { type: 'conjunction' });
    reader.conflict([...names, 'max-requests'], `at least ${needed} requests are needed (${and.format(parts)}), and max-requests allows ${maxRequests}; ${(0,request_budget/* fewerRequests */.WI)(asked, needed)}`);
    return false;
}
/** Returns UTC for an invalid name, so that the dates are still validated. */
function readTimeZone(reader) {
    const timeZone = reader.text('timezone') ?? '';
    if (isTimeZone(timeZone))
        return timeZone;
    reader.problem('timezone', 'an IANA time zone name such as Europe/Berlin', {
        nearest: (0,nearest/* nearestOf */.q)(timeZone, Intl.supportedValuesOf('timeZone')),
    });
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
    return reader.isGiven('retention-days')
        ? reader.integer('retention-days', { from: 1, to: mostRetentionDays })
        : undefined;
}


/***/ }),

/***/ 87432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  visitorsStep: () => (/* binding */ visitorsStep)
});

// EXTERNAL MODULE: ./build/deadline.js
var deadline = __webpack_require__(4726);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(19473);
// EXTERNAL MODULE: ./build/untrusted-text.js
var untrusted_text = __webpack_require__(49032);
// EXTERNAL MODULE: ./build/runner/workflow-run.js
var workflow_run = __webpack_require__(16826);
;// CONCATENATED MODULE: ./build/runner/artifact.js





const uploadTimeoutMs = 120_000;
/**
 * Uploads files as one artifact of the run.
 *
 * @returns undefined if there is no artifact service: on GitHub Enterprise Server and outside a runner
 * @throws ActionError with the name of the artifact and what to do; the reason of `signal`
 */
async function uploadArtifact(upload) {
    const { name, files, retentionDays, signal, log } = upload;
    const folder = external_node_path_.dirname(files[0] ?? '');
    const missing = missingService();
    if (missing !== undefined) {
        log.notice(`The files are not uploaded as an artifact: ${missing}. They are in ${folder}.`);
        return undefined;
    }
    const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(351), __webpack_require__.e(56)]).then(__webpack_require__.bind(__webpack_require__, 44056));
    signal.throwIfAborted();
    const bounded = AbortSignal.any([signal, AbortSignal.timeout(uploadTimeoutMs)]);
    const options = retentionDays === undefined ? {} : { retentionDays };
    const uploading = new DefaultArtifactClient().uploadArtifact(name, [...files], folder, options);
    try {
        // The client's own promise does not settle if an answer is cut.
        const { id, digest } = await Promise.race([uploading, (0,deadline/* rejectionOf */.h2)(bounded)]);
        // The client returns 0 if an answer has no ID.
        if (id === undefined || !(id > 0))
            throw new Error('the answer of the artifact service has no ID');
        log.info(`Uploaded the artifact ${(0,untrusted_text/* singleLine */.pF)(name)}.`);
        return { id: String(id), url: `${(0,workflow_run/* workflowRun */.t)().url}/artifacts/${id}`, digest: `sha256:${digest ?? ''}` };
    }
    catch (error) {
        signal.throwIfAborted();
        throw new errors/* ActionError */.lZ(`The artifact "${(0,untrusted_text/* singleLine */.pF)(name)}" could not be uploaded: ${withoutSignatures((0,errors/* messageOf */.bD)(error)).replace(/\.$/u, '')}. If this run has already uploaded an artifact of that name, set another artifact-name. Otherwise run the job again, or set upload-artifact to false.`, { cause: error });
    }
}
/** The client masks the signature of an upload URL only if the answer has the expected shape. */
function withoutSignatures(text) {
    return text.replaceAll(/([?&;]sig=)[^&\s"'<>]+/gu, '$1***');
}
/** Returns why no artifact can be uploaded; undefined if one can. */
function missingService() {
    const { env } = process;
    const host = URL.parse(env['GITHUB_SERVER_URL'] ?? 'https://github.com')?.hostname ?? '';
    // The client rejects all other hosts, because Enterprise Server does not support this version of artifacts.
    if (!/^github\.com$|\.(?:ghe\.com|localhost)$/iu.test(host))
        return 'GitHub Enterprise Server does not support it';
    const absent = ['ACTIONS_RUNTIME_TOKEN', 'ACTIONS_RESULTS_URL'].filter((name) => !env[name]);
    const verb = absent.length === 1 ? 'is' : 'are';
    return absent.length === 0 ? undefined : `${absent.join(' and ')} ${verb} not set, as outside of a runner`;
}

// EXTERNAL MODULE: ./build/service/client.js + 4 modules
var client = __webpack_require__(75080);
// EXTERNAL MODULE: ./build/visitors/gap-tables.js
var gap_tables = __webpack_require__(35014);
// EXTERNAL MODULE: ./build/visitors/gaps.js
var visitors_gaps = __webpack_require__(34365);
// EXTERNAL MODULE: ./build/visitors/read/comparison.js
var comparison = __webpack_require__(96514);
// EXTERNAL MODULE: ./build/visitors/tasks.js
var visitors_tasks = __webpack_require__(69592);
// EXTERNAL MODULE: ./build/visitors/verdict.js
var visitors_verdict = __webpack_require__(97539);
;// CONCATENATED MODULE: ./build/visitors/export-content.js




function contentOf(analytics) {
    const { totals, visitors, previous } = analytics;
    const isEmpty = totals.total === 0 && visitors.every(({ total }) => total === 0);
    const isEmptyInBoth = isEmpty && (previous === undefined || previous.totals.total === 0);
    const moved = (0,comparison/* movedPages */.Sc)(previous?.changes ?? []);
    const gaps = (0,visitors_gaps/* gapsOf */.dc)(analytics);
    const verdict = (0,visitors_verdict/* verdictOf */.Vj)(analytics);
    return { ...analytics, isEmpty, isEmptyInBoth, moved, verdict, tasks: (0,visitors_tasks/* tasksOf */.a4)(moved, gaps), gaps };
}

// EXTERNAL MODULE: ./build/visitors/read/request-budget.js
var request_budget = __webpack_require__(4422);
// EXTERNAL MODULE: ./build/visitors/read/visitor-analytics.js
var visitor_analytics = __webpack_require__(90328);
// EXTERNAL MODULE: ./build/visitors/read/visitor-list.js
var visitor_list = __webpack_require__(88530);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
;// CONCATENATED MODULE: ./build/visitors/write/export-files.js




const bytesPerWrite = 65_536;
/**
 * Checks that files of these names can be written to a folder, and leaves everything unchanged.
 *
 * @throws ActionError if the folder cannot be created or is a file, if files in it cannot be created and read, or if
 * a name is that of a folder
 */
async function checkExportFolder(folder, names) {
    try {
        for (const name of names)
            await rejectFolder(external_node_path_.join(folder, name));
        // A folder of its own, because another export can check or create the same folder at the same time.
        const probe = await (0,promises_.mkdtemp)(external_node_path_.join(await existingPartOf(folder), '.docs-visitors-'));
        try {
            const file = external_node_path_.join(probe, 'probe');
            await (0,promises_.writeFile)(file, '');
            await (0,promises_.readFile)(file);
        }
        finally {
            await (0,promises_.rm)(probe, { recursive: true, force: true });
        }
    }
    catch (error) {
        throw new errors/* ActionError */.lZ(`The folder ${folder} cannot be used for the export: ${(0,errors/* fileProblem */.Wj)(error)}. Set output-dir to a folder that this step may write to. Without output-dir, check RUNNER_TEMP.`, { cause: error });
    }
}
async function rejectFolder(file) {
    if ((await statusOf(file))?.isDirectory() === true)
        throw new Error(`${file} is a folder, and a file of the export has that name`);
}
/** Returns the folder, or the nearest folder above it that exists. */
async function existingPartOf(folder) {
    return (await statusOf(folder)) === undefined ? existingPartOf(external_node_path_.dirname(folder)) : folder;
}
/** Returns undefined if nothing has this name. */
async function statusOf(file) {
    try {
        return await (0,promises_.lstat)(file);
    }
    catch (error) {
        if ((0,errors/* errorCode */.CA)(error) === 'ENOENT')
            return undefined;
        throw error;
    }
}
/** Creates one folder at a time, because Node's recursive mkdir never ends below /proc. */
async function makeFolder(folder) {
    try {
        await makeOneFolder(folder);
    }
    catch (error) {
        if ((0,errors/* errorCode */.CA)(error) !== 'ENOENT' || external_node_path_.dirname(folder) === folder)
            throw error;
        await makeFolder(external_node_path_.dirname(folder));
        await makeOneFolder(folder);
    }
}
async function makeOneFolder(folder) {
    try {
        await (0,promises_.mkdir)(folder);
    }
    catch (error) {
        if ((0,errors/* errorCode */.CA)(error) !== 'EEXIST' || !(await (0,promises_.stat)(folder)).isDirectory())
            throw error;
    }
}
/**
 * Writes the files of an export to a folder, and creates the folder if needed. The files get their final names when all
 * are complete. After a failure or an abort, no new file remains, and every earlier file is as it was.
 *
 * @returns absolute paths, in the given order
 * @throws ActionError that names the path, and what could not be undone; the reason of `signal`
 */
async function writeExportFiles(folder, files, { redact, signal }) {
    // The ID of the process is not unique: containers can share a folder.
    const id = (0,external_node_crypto_.randomUUID)();
    const staged = files.map(({ name, chunks }) => {
        const inFolder = (file) => external_node_path_.join(folder, file);
        const [temporary, earlier] = [inFolder(`.${name}.${id}.part`), inFolder(`.${name}.${id}.earlier`)];
        return { name, chunks, final: inFolder(name), temporary, earlier, hasEarlier: false, isReplaced: false };
    });
    let current = folder;
    try {
        signal.throwIfAborted();
        await makeFolder(folder);
        for (const { final, temporary, chunks } of staged) {
            current = final;
            await writeWhole(temporary, chunks, redact, signal);
        }
        for (const file of staged) {
            signal.throwIfAborted();
            current = file.final;
            file.hasEarlier = await keepEarlier(file);
            await (0,promises_.rename)(file.temporary, file.final);
            file.isReplaced = true;
        }
    }
    catch (error) {
        const left = (await Promise.all(staged.map(undo))).flat();
        if (left.length === 0)
            signal.throwIfAborted();
        const state = left.length === 0 ? 'The files in the folder are as they were.' : left.join(' ');
        throw new errors/* ActionError */.lZ(`The export could not be written to ${current}: ${(0,errors/* fileProblem */.Wj)(error)}. ${state} Check that the step may write to output-dir and that the disk has space.`, { cause: error });
    }
    // The export is complete, whether or not the second names can be removed.
    await Promise.allSettled(staged.map(({ earlier }) => (0,promises_.rm)(earlier, { force: true })));
    return staged.map(({ final }) => final);
}
/**
 * Gives a file a second name, or copies it where the file system has no hard links. The first name always exists, also
 * for another export into the same folder.
 *
 * @returns false if there is no file
 */
async function keepEarlier({ final, earlier }) {
    await rejectFolder(final);
    try {
        await (0,promises_.link)(final, earlier).catch(() => (0,promises_.copyFile)(final, earlier));
        return true;
    }
    catch (error) {
        if ((0,errors/* errorCode */.CA)(error) === 'ENOENT')
            return false;
        throw error;
    }
}
/** Undoes what was done for a file. Returns a sentence for each step that failed. */
async function undo(file) {
    const { final, temporary, earlier, hasEarlier, isReplaced } = file;
    const remove = (removed) => failing((0,promises_.rm)(removed, { force: true }), `${removed} could not be removed.`);
    if (!isReplaced)
        return [...(await remove(temporary)), ...(await remove(earlier))];
    return hasEarlier
        ? failing((0,promises_.rename)(earlier, final), `${final} could not be restored: the earlier file is ${earlier}.`)
        : remove(final);
}
async function failing(work, sentence) {
    try {
        await work;
        return [];
    }
    catch {
        return [sentence];
    }
}
async function writeWhole(file, chunks, redact, signal) {
    const handle = await (0,promises_.open)(file, 'wx');
    try {
        let pending = '';
        for (const chunk of chunks) {
            pending += chunk;
            if (pending.length < bytesPerWrite)
                continue;
            signal.throwIfAborted();
            await handle.writeFile(redact(pending));
            pending = '';
        }
        await handle.writeFile(redact(pending));
    }
    finally {
        await handle.close();
    }
}

// EXTERNAL MODULE: ./build/visitors/date-format.js
var date_format = __webpack_require__(7926);
// EXTERNAL MODULE: ./build/visitors/number-format.js
var number_format = __webpack_require__(39917);
;// CONCATENATED MODULE: ./build/visitors/write/headline.js




const maxPathCharacters = 60;
/**
 * Returns the export in one line: the total and its change, the share of AI, the pages that rose and fell most, or the
 * most visited page if there is no comparison, the number of unanswered questions if they were read, and the number of
 * tasks with the page of the first.
 *
 * Nothing in it has a meaning in a shell, a format string, a chat message or Markdown, not even a percent sign.
 */
function headlineOf(content) {
    const sentences = [
        totalPart(content),
        // Without visitors, every page is a faller.
        ...(content.totals.total === 0 ? [] : visitorParts(content)),
        ...questionPart(content),
        taskPart(content),
    ];
    return `${sentences.join('. ')}.`;
}
function totalPart({ totals, previous, ...range }) {
    const areNamed = (0,date_format/* differingDays */.OU)(range, previous) !== undefined;
    const [now, before] = [totals.total, previous?.totals.total ?? 0];
    const visitors = `${(0,visitors_verdict/* formatVisitors */.NM)(now)}${inDays(range, areNamed)}`;
    if (previous === undefined)
        return visitors;
    const since = `${(0,number_format/* formatCount */.B4)(before)}${inDays(previous, areNamed)}`;
    if (now === before)
        return `${visitors}, unchanged from ${since}`;
    const gain = Math.abs(now - before);
    const growth = before === 0 ? '' : ` or ${percentOf(gain, before)}`;
    return `${visitors}, ${now > before ? 'up' : 'down'} ${(0,number_format/* formatCount */.B4)(gain)}${growth} from ${since}`;
}
function inDays(range, areNamed) {
    const inDays = areNamed ? ` in ${(0,number_format/* formatCountOf */.gL)(range.days ?? 0, 'day')}` : '';
    return `${inDays}, ${(0,date_format/* formatRange */.Lu)(range)}`;
}
function visitorParts({ totals, visitors, previous, moved }) {
    const share = `AI share ${percentOf(totals.ai, totals.total)}`;
    if (previous !== undefined)
        return [share, ...moversOf(moved)];
    const [top] = visitors;
    if (top === undefined || top.total === 0)
        return [share];
    return [share, `Most visited page ${plainPath(top.path)}, ${(0,number_format/* formatCount */.B4)(top.total)}`];
}
function moversOf(moved) {
    const riser = moved.find((page) => !(0,comparison/* hasLost */.ZG)(page));
    const faller = moved.find(comparison/* hasLost */.ZG);
    const sentences = [];
    if (riser !== undefined) {
        const gain = (0,number_format/* formatCount */.B4)(riser.total - riser.previous.total);
        sentences.push(`Biggest riser ${plainPath(riser.path)}, up ${gain}${riser.previous.total === 0 ? ', new' : ''}`);
    }
    if (faller !== undefined) {
        const loss = (0,number_format/* formatCount */.B4)(faller.previous.total - faller.total);
        const isGone = faller.total === 0;
        sentences.push(`Biggest faller ${plainPath(faller.path)}, down ${loss}${isGone ? ', no visitors now' : ''}`);
    }
    return sentences;
}
function questionPart({ questions, previous }) {
    if (questions === undefined)
        return [];
    const asked = questions.questions.length;
    if (asked === 0)
        return ['No questions to the assistant'];
    const before = previous?.lists?.questions?.unanswered;
    const change = before === undefined ? '' : `, ${movedFrom(questions.unanswered, before)}`;
    return [`Unanswered questions ${(0,number_format/* formatCount */.B4)(questions.unanswered)} of ${(0,number_format/* formatCount */.B4)(asked)}${change}`];
}
function movedFrom(now, before) {
    if (now === before)
        return 'as many as before';
    return `${now > before ? 'up' : 'down'} ${(0,number_format/* formatCount */.B4)(Math.abs(now - before))}`;
}
function taskPart({ tasks }) {
    const [first] = tasks;
    if (first === undefined)
        return 'No tasks';
    const where = first.page === null ? '' : `, the first on ${plainPath(first.page)}`;
    return `${(0,number_format/* formatCountOf */.gL)(tasks.length, 'task')}${where}`;
}
function percentOf(count, of) {
    return (0,number_format/* formatShare */.T1)(count, of).replace('%', ' percent');
}
// A dot is kept before a digit only, because chat programs turn evil.example into a link. An underscore is kept inside
// a word only, because Markdown and chat programs read others as emphasis.
const unsafe = /(?:[^\p{L}\p{M}\p{N}/\-._]|\p{Default_Ignorable_Code_Point}|(?<![\p{L}\p{N}])[._]|\.(?!\p{N})|_(?![\p{L}\p{N}]))+/gu;
/**
 * Returns an untrusted path as plain text. Letters and digits of any script, `/` and `-` are kept, and an ellipsis
 * replaces the rest. The text starts with `/` or an ellipsis, so that a shell does not read it as an option.
 */
function plainPath(path) {
    // The slice limits the work on a path of several megabytes.
    const characters = Array.from(path.slice(0, maxPathCharacters * 16).replaceAll(unsafe, '…'));
    const cut = characters.slice(0, maxPathCharacters).join('').replace(/…$/u, '');
    const start = /^[/…]/u.test(cut) ? '' : '…';
    const isCut = characters.length > maxPathCharacters || characters.at(-1) === '…';
    return `${start}${cut}${isCut ? '…' : ''}`;
}

// EXTERNAL MODULE: ./build/visitors/write/markdown-report/answer.js
var answer = __webpack_require__(13317);
// EXTERNAL MODULE: ./build/visitors/write/markdown-report/gap-table.js
var gap_table = __webpack_require__(51758);
// EXTERNAL MODULE: ./build/visitors/write/markdown-report/path-code.js
var path_code = __webpack_require__(78984);
;// CONCATENATED MODULE: ./build/visitors/write/markdown-report/gaps.js




const gapsShown = 5;
/** Returns where readers were not served, and what is gone; nothing if no list that tells it was read. */
function gapsBlock(content) {
    const { gaps, siteUrl } = content;
    if (gaps === undefined)
        return [];
    const found = (0,gap_tables/* gapTables */.O$)(content);
    const cut = {
        rows: gapsShown,
        texts: 1,
        wordsCharacters: 100,
        path: (path) => (0,path_code/* pathInTable */.nY)(path, siteUrl),
    };
    const empty = found.filter(({ count }) => count === 0).map(({ empty }) => empty);
    const tables = found.filter(({ count }) => count > 0).flatMap((each) => (0,gap_table/* gapTableBlock */.S)(each, '####', cut));
    return [
        '### Where readers were not served',
        [...countsOf(content), ...empty].join(' '),
        ...tables,
        ...notesOf(content, tables.length > 0),
        ...(0,gap_table/* goneBlock */.r)(gaps.gone, '###'),
    ];
}
/** Returns what the column with changes means, and where more is. */
function notesOf({ previous, gaps }, hasTables) {
    const notes = [
        ...(previous !== undefined && previous.lists === undefined
            ? ['The previous period could not be read, so nothing here is compared with it.']
            : []),
        ...(hasTables && gaps?.gone !== undefined ? [gap_tables/* sinceNote */.vF] : []),
        ...(hasTables ? [`\`gaps.md\` has up to ${gap_tables/* maxGapsPerTable */.dK} of each, with more pages and comments.`] : []),
    ];
    return notes.length === 0 ? [] : [notes.join(' ')];
}
/** Returns how much the lists have, with and without gaps. An empty list has a sentence of its own. */
function countsOf({ questions, searches, pageFeedback }) {
    const parts = [
        questions &&
            questions.questions.length > 0 &&
            `${(0,number_format/* formatCountOf */.gL)(questions.questions.length, 'question')} to the assistant, ${(0,number_format/* formatCount */.B4)(questions.unanswered)} unanswered.`,
        searches &&
            searches.terms.length > 0 &&
            `${(0,number_format/* formatCount */.B4)(searches.totalSearches)} ${searches.totalSearches === 1 ? 'search' : 'searches'}.`,
        pageFeedback &&
            pageFeedback.pages.length > 0 &&
            `${(0,number_format/* formatCount */.B4)(pageFeedback.thumbsDown)} thumbs down, ${(0,number_format/* formatCount */.B4)(pageFeedback.thumbsUp)} thumbs up.`,
    ];
    return parts.filter((part) => typeof part === 'string');
}

// EXTERNAL MODULE: ./build/visitors/movements.js
var movements = __webpack_require__(81048);
// EXTERNAL MODULE: ./build/visitors/read/site-sections.js
var site_sections = __webpack_require__(50757);
// EXTERNAL MODULE: ./build/visitors/section-name.js
var section_name = __webpack_require__(10525);
// EXTERNAL MODULE: ./build/visitors/write/markdown-report/markdown-table.js
var markdown_table = __webpack_require__(5311);
;// CONCATENATED MODULE: ./build/visitors/write/markdown-report/pages.js






const sectionsShown = 10;
// Fewer pages are seen in the list of pages.
const leastPages = 11;
/** Returns the pages whose visitors changed most. */
function movementsBlock(content) {
    if (content.previous === undefined || content.rows.length === 0)
        return [];
    const { title, empty, count, rows } = (0,movements/* movementsOf */.E)(content.moved);
    const cells = rows.map(({ page, change }) => [
        // A link to a page that is gone leads nowhere.
        (0,path_code/* pathInTable */.nY)(page.path, page.total === 0 ? undefined : content.siteUrl),
        change,
        (0,number_format/* formatCount */.B4)(page.total),
    ]);
    const of = count > rows.length ? ` (${rows.length} of ${(0,number_format/* formatCount */.B4)(count)})` : '';
    return [
        `### ${title}${of}`,
        rows.length === 0 ? empty : (0,markdown_table/* table */.tp)(['Page', (0,markdown_table/* changeTitle */.tW)(content), 'Now'], cells),
    ];
}
/** Returns the sections of the site, if it has several. */
function sectionsBlock(analytics) {
    const { rows, previous } = analytics;
    const sections = (0,site_sections/* sectionsOf */.K)(rows);
    if (rows.length < leastPages || sections.length < 2)
        return [];
    const cells = ({ prefix, most, mostBefore, pages }) => [
        prefix === undefined ? section_name/* pagesAtTheTop */.a : (0,path_code/* pathCode */.N3)(prefix),
        (0,markdown_table/* withGrowth */.eV)(most, previous && mostBefore),
        (0,number_format/* formatCount */.B4)(pages),
    ];
    const rest = sections.length - sectionsShown;
    return (0,markdown_table/* folded */.TM)(`${(0,number_format/* formatCount */.B4)(sections.length)} sections`, [
        (0,markdown_table/* table */.tp)(['Section', (0,markdown_table/* growthTitle */.YL)('Top page', analytics), 'Pages'], sections.slice(0, sectionsShown).map(cells)),
        `${rest > 0 ? `And ${(0,number_format/* formatCount */.B4)(rest)} more. ` : ''}Top page: visitors of the most visited page. The visitors of a section are not the sum of its pages, because one visitor reads several.`,
    ]);
}
/** Returns the most visited pages. */
function pagesBlock(analytics, summaryRows) {
    const { visitors, siteUrl, previous } = analytics;
    const shown = visitors.slice(0, summaryRows);
    if (shown.length === 0)
        return [];
    const before = new Map(previous?.visitors.map((page) => [page.path, page.total]));
    const rows = shown.map((page) => [
        (0,path_code/* pathInTable */.nY)(page.path, siteUrl),
        (0,markdown_table/* withGrowth */.eV)(page.total, previous && (before.get(page.path) ?? 0)),
        (0,number_format/* formatShare */.T1)(page.ai, page.total),
    ]);
    return (0,markdown_table/* folded */.TM)(titleOf(shown.length, visitors.length), [
        (0,markdown_table/* table */.tp)(['Page', (0,markdown_table/* growthTitle */.YL)('Visitors', analytics), 'AI share'], rows),
    ]);
}
function titleOf(shown, all) {
    if (all === 1)
        return 'The only page';
    return shown === all
        ? `All ${(0,number_format/* formatCount */.B4)(all)} pages`
        : `Most visited pages (${(0,number_format/* formatCount */.B4)(shown)} of ${(0,number_format/* formatCount */.B4)(all)})`;
}

;// CONCATENATED MODULE: ./build/visitors/write/markdown-report/series-chart.js



// A chart with more buckets is not legible, and GitHub draws no chart above 50,000 characters.
const maxBuckets = 120;
const charactersOnAxis = 70;
// Legible on GitHub's light and dark backgrounds.
const colours = { whole: '#2f81f7', notWhole: '#8b949e', ai: '#e8853d' };
// Mermaid labels about ten counts of the axis. Below this one, the labels would be fractions.
const leastOnAxis = 10;
/** Returns the chart of a series, with its legend. */
function seriesBlock({ series }) {
    // A single bucket repeats the total.
    if (series === undefined || series.buckets.length === 1)
        return [];
    const { size, buckets } = series;
    const shown = buckets.slice(-maxBuckets);
    const notes = [
        shown.length === buckets.length
            ? ''
            : `The last ${maxBuckets} of ${(0,number_format/* formatCount */.B4)(buckets.length)} ${size}s.`,
        'Bars: 🟧 AI, 🟦 all others.',
        greyNote(size, shown),
        size === 'week' ? 'Weeks begin on Monday.' : '',
    ];
    return [`### Visitors per ${size}`, notes.filter((note) => note !== '').join(' '), seriesChart(series)];
}
/** Returns what the grey bars are; an empty text if there are none. */
function greyNote(size, buckets) {
    const isCut = buckets.some(({ partial }) => partial);
    const isUnfinished = buckets.some(({ unfinished }) => unfinished);
    if (!isCut && !isUnfinished)
        return '';
    const reasons = [
        ...(isCut ? [`the range has only a part of this ${size}`] : []),
        ...(isUnfinished ? [`this ${size} is not over yet`] : []),
    ];
    return `Grey instead of blue: ${reasons.join(', or ')}.`;
}
/**
 * Returns a chart of the last buckets of a series: a bar for all visitors, and in front of it a bar for AI visitors,
 * because Mermaid draws the bars of a bucket on top of each other. A bucket that is cut or not over has another colour.
 *
 * It has no titles of bars, because newer versions of Mermaid would draw a legend of them, without its explanation.
 */
function seriesChart({ size, buckets }) {
    const shown = buckets.slice(-maxBuckets);
    const most = Math.max(...shown.map(({ ai, total }) => Math.max(ai, total)));
    const bars = (count) => `  bar [${shown.map((bucket) => count(bucket)).join(', ')}]`;
    const plots = [
        { colour: colours.notWhole, bars: bars((bucket) => ((0,visitor_analytics/* isWhole */.wP)(bucket) ? 0 : bucket.total)) },
        { colour: colours.whole, bars: bars((bucket) => ((0,visitor_analytics/* isWhole */.wP)(bucket) ? bucket.total : 0)) },
        { colour: colours.ai, bars: bars(({ ai }) => ai) },
    ];
    const plotColorPalette = plots.map(({ colour }) => colour).join(', ');
    return mermaid({
        xyChart: { width: 900, height: 320 },
        themeVariables: { xyChart: { backgroundColor: 'transparent', plotColorPalette } },
    }, [
        'xychart-beta',
        `  accTitle: Visitors per ${size}`,
        `  x-axis [${axisLabels({ size, buckets: shown })
            .map((label) => `"${label}"`)
            .join(', ')}]`,
        `  y-axis "Visitors" 0 --> ${Math.max(leastOnAxis, most)}`,
        ...plots.map((plot) => plot.bars),
    ]);
}
/** Returns a label for each bucket. Only as many as fit are visible. */
function axisLabels(series) {
    const names = (0,date_format/* bucketLabels */.WA)(series);
    const labelCharacters = Math.max(7, ...names.map((name) => name.length));
    const every = Math.ceil(names.length / Math.floor(charactersOnAxis / labelCharacters));
    return names.map((name, index) => (index % every === 0 ? name : '') + invisible(index));
}
/**
 * Returns an invisible suffix that makes labels unique. Mermaid draws equal labels, and labels of white space, at the
 * same position.
 */
function invisible(index) {
    return index.toString(2).replaceAll('0', '\u200B').replaceAll('1', '\u200C');
}
function mermaid(config, lines) {
    return ['```mermaid', '---', `config: ${JSON.stringify(config)}`, '---', ...lines, '```'].join('\n');
}

// EXTERNAL MODULE: ./build/visitors/no-visitors.js
var no_visitors = __webpack_require__(47715);
// EXTERNAL MODULE: ./build/visitors/write/visitor-parts.js
var visitor_parts = __webpack_require__(65103);
;// CONCATENATED MODULE: ./build/visitors/write/markdown-report/totals.js





/** Returns the totals of the site, with their change, and what the numbers mean. */
function totalsBlock(analytics) {
    const { totals, previous, unfinished, views } = analytics;
    const row = (title, count) => [
        title,
        (0,number_format/* formatCount */.B4)(totals[count]),
        ...(previous === undefined ? [] : [(0,number_format/* formatChange */.eD)(totals[count], previous.totals[count])]),
    ];
    const head = ['Visitors', 'Now', ...(previous === undefined ? [] : [(0,markdown_table/* changeTitle */.tW)(analytics)])];
    const { both } = (0,visitor_parts/* partsOf */.C)(totals);
    return [
        (0,markdown_table/* table */.tp)(head, [row('Human', 'human'), row('AI', 'ai'), row('**All**', 'total')]),
        [
            `Unique visitors. ${(0,number_format/* formatCount */.B4)(both)} counted as both human and AI, and once in all.`,
            ...(views === undefined
                ? []
                : [
                    `${(0,number_format/* formatCountOf */.gL)(views.totals.total, 'view')}: ${(0,number_format/* formatCount */.B4)(views.totals.human)} human, ${(0,number_format/* formatCount */.B4)(views.totals.ai)} AI.`,
                ]),
            ...(unfinished ? ['The range is not over yet, so its numbers can still grow.'] : []),
        ].join(' '),
    ];
}
/** Returns what to check if nobody visited. */
function noVisitorsBlock(analytics) {
    const { introduction, checks } = (0,no_visitors/* noVisitors */.f)(analytics);
    const lines = checks.map(({ name, code, text }) => `- **${name}**: ${code === undefined ? '' : (0,path_code/* pathCode */.N3)(code)}${text}`);
    return [introduction, lines.join('\n')];
}

;// CONCATENATED MODULE: ./build/visitors/write/markdown-report/markdown-report.js






/** Returns the report of an export, for the job summary and `report.md`. */
function visitorReport(content, summaryRows) {
    const { projectId, isEmpty, isEmptyInBoth } = content;
    return [
        `## Documentation visitors of ${(0,path_code/* pathCode */.N3)(projectId)}`,
        ...(0,answer/* answerBlock */.o)(content, '###'),
        ...(0,answer/* nextStepBlock */.N)(content),
        ...(isEmpty ? noVisitorsBlock(content) : []),
        ...(isEmptyInBoth ? [] : totalsBlock(content)),
        ...(isEmptyInBoth ? [] : movementsBlock(content)),
        ...gapsBlock(content),
        ...(isEmpty ? [] : seriesBlock(content)),
        ...(isEmpty ? [] : sectionsBlock(content)),
        ...(isEmpty ? [] : pagesBlock(content, summaryRows)),
    ].join('\n\n');
}

// EXTERNAL MODULE: ./build/visitors/write/written-lists.js
var written_lists = __webpack_require__(92245);
;// CONCATENATED MODULE: ./build/visitors/export-visitors.js








const fileOfFormat = {
    csv: 'visitors.csv',
    json: 'visitors.json',
    ndjson: 'visitors.ndjson',
    md: 'report.md',
    html: 'report.html',
};
/** Reads the visitors of the range and writes them in the requested formats. */
async function exportVisitors(options, { clock, deadline, log }) {
    const { inputs, projectId, redact } = options;
    // Check the folder before the first request. Requests are limited, and without a folder their results are lost.
    await checkExportFolder(inputs.outputDir, fileNames(inputs));
    const budget = new request_budget/* RequestBudget */.bK(inputs.maxRequests, {
        isCompared: inputs.previous !== undefined,
        series: inputs.series?.size,
        include: inputs.include,
        hasSmallPages: inputs.pageSize < visitor_list/* visitorList */.tE.limit,
    });
    const { readPage } = options.client;
    const read = await (0,visitor_analytics/* readAnalytics */.rO)({ inputs, budget, readPage, log }).finally(() => {
        options.onRequests(budget.sent);
    });
    log.info(`${budget.usage}.`);
    const { dateFrom, dateTo, days, unfinished, siteUrl, summaryRows } = inputs;
    const range = { dateFrom, dateTo, days, unfinished };
    const content = contentOf({ projectId, ...range, siteUrl, exportedAt: new Date(clock.now()), ...read });
    const report = visitorReport(content, summaryRows);
    const files = await writeExportFiles(inputs.outputDir, await exportFiles(content, report, inputs), {
        redact,
        signal: deadline.signal,
    });
    return { content, files, headline: headlineOf(content), report };
}
/** Returns the names of all files that {@link exportFiles} makes. */
function fileNames({ formats, series, include }) {
    return [
        ...formats.map((format) => fileOfFormat[format]),
        ...(series === undefined ? [] : ['series.csv']),
        ...(0,written_lists/* filesOfIncluded */.R)(include),
    ];
}
async function exportFiles(content, report, { formats, include }) {
    const files = await Promise.all(formats.map((format) => exportFile(format, content, report)));
    if (content.series !== undefined) {
        const { seriesCsv } = await __webpack_require__.e(/* import() */ 262).then(__webpack_require__.bind(__webpack_require__, 96262));
        files.push({ name: 'series.csv', chunks: seriesCsv(content.series) });
    }
    if (include.length > 0) {
        const { includedCsvFiles } = await __webpack_require__.e(/* import() */ 262).then(__webpack_require__.bind(__webpack_require__, 96262));
        files.push(...includedCsvFiles(content));
    }
    if (content.gaps !== undefined) {
        const { gapsReport } = await __webpack_require__.e(/* import() */ 200).then(__webpack_require__.bind(__webpack_require__, 13200));
        files.push({ name: 'gaps.md', chunks: [`${gapsReport(content)}\n`] });
    }
    return files;
}
/** Returns the file of one format. Its code is loaded only if the format is requested. */
async function exportFile(format, content, report) {
    const name = fileOfFormat[format];
    switch (format) {
        case 'csv': {
            const { visitorsCsv } = await __webpack_require__.e(/* import() */ 262).then(__webpack_require__.bind(__webpack_require__, 96262));
            return { name, chunks: visitorsCsv(content) };
        }
        case 'json': {
            const { visitorsJson } = await __webpack_require__.e(/* import() */ 98).then(__webpack_require__.bind(__webpack_require__, 96098));
            return { name, chunks: visitorsJson(content) };
        }
        case 'ndjson': {
            const { visitorsNdjson } = await __webpack_require__.e(/* import() */ 98).then(__webpack_require__.bind(__webpack_require__, 96098));
            return { name, chunks: visitorsNdjson(content) };
        }
        case 'md':
            return { name, chunks: [`${report}\n`] };
        case 'html': {
            const { htmlReport } = await __webpack_require__.e(/* import() */ 605).then(__webpack_require__.bind(__webpack_require__, 97605));
            return { name, chunks: await htmlReport(content) };
        }
    }
}

// EXTERNAL MODULE: ./build/steps/step.js
var step = __webpack_require__(8952);
// EXTERNAL MODULE: ./build/service/urls.js
var service_urls = __webpack_require__(62072);
// EXTERNAL MODULE: ./build/visitors/read/included-lists.js + 3 modules
var included_lists = __webpack_require__(13503);
// EXTERNAL MODULE: ./build/visitors/read/paged-list.js + 1 modules
var paged_list = __webpack_require__(53087);
;// CONCATENATED MODULE: ./build/steps/visitors-dry-run.js








// A series needs one request per bucket, and the size of a summary is limited.
const maxRequestLines = 500;
/** Shows the requests of an export and sends nothing. */
function visitorsDryRun(operation, log) {
    const requests = visitorRequests(operation);
    log.info(requests);
    const shown = (0,untrusted_text/* lines */.Mn)(requests);
    const rest = shown.splice(maxRequestLines).length;
    if (rest > 0)
        shown.push(`… and ${rest} more lines, in the log`);
    return (0,step/* dryRunEnd */.aA)(['With `dry-run: false` this step sends:', (0,untrusted_text/* codeBlock */.DV)(shown.join('\n'))]);
}
function visitorRequests({ service, visitors }) {
    const { previous, series, include, pageSize, maxRequests } = visitors;
    const urls = (0,service_urls/* serviceUrls */._)(service);
    const request = (list, range) => `GET ${urls.analytics(list.path, (0,paged_list/* firstQuery */.f)(list, { range, pageSize })).href}`;
    const all = (...[list, range]) => `${request(list, range)}${list.paging === 'single' ? '' : '\n  repeated while there are more rows'}`;
    return [
        `Visitors: ${(0,date_format/* formatComparedRanges */.Tx)(visitors, previous)}`,
        all(visitor_list/* visitorList */.tE, visitors),
        ...(previous === undefined ? [] : [all(visitor_list/* visitorList */.tE, previous)]),
        ...(series?.buckets ?? []).map((bucket) => request({ ...visitor_list/* visitorList */.tE, limit: 1 }, bucket)),
        ...(0,included_lists/* listsOf */.fO)(include).map((list) => all(list, visitors)),
        ...(previous === undefined
            ? []
            : (0,included_lists/* comparedListsOf */.yo)(include).map((list) => `${all(list, previous)}\n  left out if max-requests has no room for it`)),
        `At most ${(0,number_format/* formatCountOf */.gL)(maxRequests, 'request')}.`,
    ].join('\n');
}

;// CONCATENATED MODULE: ./build/steps/visitors-step.js










const maxWordsCharacters = 100;
const nothingExported = 'Nothing was exported. Raise timeout-minutes, or shorten the range.';
/** Runs the operation `visitors`. */
async function visitorsStep(operation, context) {
    const { service, visitors: inputs } = operation;
    if (service.dryRun)
        return visitorsDryRun(operation, context.log);
    let exported;
    try {
        exported = await runExport(operation, context);
    }
    catch (error) {
        const interruption = (0,deadline/* interruptionOf */.nS)(error);
        return (0,step/* interruptedEnd */.YG)(interruption, interruption.outcome === 'timed-out' ? nothingExported : undefined);
    }
    try {
        const artifact = await upload(inputs, exported.files, context);
        return {
            outcome: 'exported',
            report: `${exported.report}\n\n${whereTheDataIs(inputs, artifact)}`,
            message: closingMessage(exported),
            severity: 'info',
        };
    }
    catch (error) {
        // The export is complete, so its report is shown together with the error of the upload.
        const end = (0,step/* interruptedEnd */.YG)((0,deadline/* interruptionOf */.nS)(error), `The files of the export are in ${inputs.outputDir}.`);
        return {
            ...end,
            outputs: { headline: exported.headline },
            report: `${exported.report}\n\n${(0,untrusted_text/* codeBlock */.DV)(end.message)}`,
        };
    }
}
async function runExport({ service, visitors: inputs }, context) {
    const { redact, setOutputs } = context;
    setOutputs({ dateFrom: inputs.dateFrom, dateTo: inputs.dateTo });
    const exported = await exportVisitors({
        inputs,
        projectId: service.projectId,
        client: (0,client/* createServiceClient */.r)({ ...service, redact }, context),
        onRequests: (requests) => {
            setOutputs({ requests });
        },
        redact,
    }, context);
    setOutputs({ ...outputsOf(exported), outputDir: inputs.outputDir });
    context.log.info(['Files of the export:', ...exported.files].join('\n  '));
    return exported;
}
/** Returns the outputs about the content. There are none of a list that was not read. */
function outputsOf({ content, headline }) {
    const { totals, previous, visitors, views, searches, pageFeedback, questions } = content;
    const unansweredBefore = previous?.lists?.questions?.unanswered;
    return {
        headline,
        human: totals.human,
        ai: totals.ai,
        total: totals.total,
        pages: visitors.length,
        ...(previous && {
            previousHuman: previous.totals.human,
            previousAi: previous.totals.ai,
            previousTotal: previous.totals.total,
        }),
        ...(content.gaps && { gaps: (0,gap_tables/* gapCount */.Yq)(content) }),
        ...(questions &&
            unansweredBefore !== undefined && { unansweredChange: questions.unanswered - unansweredBefore }),
        ...(views && { views: views.totals.total }),
        ...(searches && { searches: searches.totalSearches }),
        ...(pageFeedback && { thumbsUp: pageFeedback.thumbsUp, thumbsDown: pageFeedback.thumbsDown }),
        ...(questions && {
            questions: questions.questions.length,
            unansweredQuestions: questions.unanswered,
        }),
    };
}
async function upload(inputs, files, { deadline, log, setOutputs }) {
    const artifact = inputs.artifact && (await uploadArtifact({ ...inputs.artifact, files, signal: deadline.signal, log }));
    setOutputs({ artifactId: artifact?.id, artifactUrl: artifact?.url, artifactDigest: artifact?.digest });
    return artifact;
}
/** Returns the last lines of the log: the verdict, and what to do this week. */
function closingMessage({ content: { visitors, verdict, tasks } }) {
    const lines = tasks.map((task, index) => {
        const { verb, parts } = (0,visitors_tasks/* taskLine */.er)(task);
        const texts = parts.map((part) => {
            if (typeof part === 'string')
                return part;
            return 'words' in part ? `"${(0,untrusted_text/* singleLine */.pF)(part.words, maxWordsCharacters)}"` : (0,untrusted_text/* singleLine */.pF)(part.page);
        });
        return `  ${index + 1}. ${verb} ${texts.join('')}`;
    });
    const exported = `Exported ${(0,number_format/* formatCountOf */.gL)(visitors.length, 'page')}. ${verdict}`;
    return [exported, lines.length === 0 ? visitors_tasks/* noTasks */.GU : `${visitors_tasks/* tasksTitle */.Ru}:`, ...lines].join('\n');
}
function whereTheDataIs({ outputDir, artifact: asked, formats }, artifact) {
    const toOpen = formats.includes('html') ? ' Open `report.html` in a browser to explore it.' : '';
    if (artifact === undefined || asked === undefined)
        return `The data is on the runner in ${(0,untrusted_text/* codeSpan */.SS)(outputDir)}.${toOpen}`;
    return `The data is in the artifact [${(0,untrusted_text/* codeSpan */.SS)(asked.name)}](<${artifact.url}>).${toOpen}`;
}


/***/ }),

/***/ 7926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lu: () => (/* binding */ formatRange),
/* harmony export */   Mm: () => (/* binding */ wholeMonth),
/* harmony export */   OU: () => (/* binding */ differingDays),
/* harmony export */   Tx: () => (/* binding */ formatComparedRanges),
/* harmony export */   WA: () => (/* binding */ bucketLabels)
/* harmony export */ });
/* harmony import */ var _first_use_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77212);
/* harmony import */ var _number_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39917);


const days = (0,_first_use_js__WEBPACK_IMPORTED_MODULE_0__/* .atFirstUse */ .J)(() => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }));
const dates = (0,_first_use_js__WEBPACK_IMPORTED_MODULE_0__/* .atFirstUse */ .J)(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }));
const monthNames = (0,_first_use_js__WEBPACK_IMPORTED_MODULE_0__/* .atFirstUse */ .J)(() => new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }));
const months = (0,_first_use_js__WEBPACK_IMPORTED_MODULE_0__/* .atFirstUse */ .J)(() => new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' }));
/**
 * Formats a range as `Oct 1 – 31, 2026`, with its last day instead of the exclusive bound. Bounds that are not dates
 * are unchanged.
 */
function formatRange({ dateFrom, dateTo }) {
    if (dateFrom?.length === 10 && dateTo?.length === 10) {
        const lastDay = new Date(Date.parse(dateTo) - 86_400_000);
        // The data of Node decides which of the spaces are narrow.
        return dates().formatRange(new Date(dateFrom), lastDay).replaceAll(/\s/gu, ' ');
    }
    return `From ${dateFrom ?? 'the beginning'} to ${dateTo === undefined ? 'now' : `before ${dateTo}`}`;
}
/** Returns the calendar month of a range; undefined if it is not exactly one. */
function wholeMonth({ dateFrom, dateTo }) {
    if (dateFrom?.length !== 10 || dateTo?.length !== 10 || !dateFrom.endsWith('-01'))
        return undefined;
    const [year = '', month = ''] = dateFrom.split('-');
    const next = new Date(Date.UTC(Number(year), Number(month), 1)).toISOString().slice(0, 10);
    return dateTo === next ? { month: monthNames().format(new Date(dateFrom)), year } : undefined;
}
/**
 * Formats a range and the period that it is compared with. It has the days of each if they differ: `Oct 1 – 31, 2026 (31
 * days), compared with Sep 1 – 30, 2026 (30 days)`.
 */
function formatComparedRanges(range, previous) {
    if (previous === undefined)
        return formatRange(range);
    const days = differingDays(range, previous);
    const of = (count) => count === undefined ? '' : ` (${(0,_number_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCountOf */ .gL)(count, 'day')})`;
    return `${formatRange(range)}${of(days?.now)}, compared with ${formatRange(previous)}${of(days?.before)}`;
}
/** Returns the days of a range and of the period that it is compared with; undefined if they are equally long. */
function differingDays({ days }, previous) {
    if (days === undefined || previous === undefined || days === previous.days)
        return undefined;
    return { now: days, before: previous.days };
}
/** Returns labels for the buckets of a series: `Nov 2`, or with several years `Nov 2, 2026`, or for months `Nov 2026`. */
function bucketLabels({ size, buckets, }) {
    const years = new Set(buckets.map(({ firstDay }) => firstDay.slice(0, 4)));
    const format = size === 'month' ? months() : years.size > 1 ? dates() : days();
    return buckets.map(({ firstDay }) => format.format(new Date(firstDay)));
}


/***/ }),

/***/ 35014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hm: () => (/* binding */ goneRows),
/* harmony export */   O$: () => (/* binding */ gapTables),
/* harmony export */   Yq: () => (/* binding */ gapCount),
/* harmony export */   d1: () => (/* binding */ goneWords),
/* harmony export */   dK: () => (/* binding */ maxGapsPerTable),
/* harmony export */   et: () => (/* binding */ filledGapTables),
/* harmony export */   vF: () => (/* binding */ sinceNote)
/* harmony export */ });
/* harmony import */ var _gaps_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34365);
/* harmony import */ var _number_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39917);
/* harmony import */ var _read_comparison_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96514);



/** Most rows of a table. */
const maxGapsPerTable = 25;
/** Returns a table for each list that was read: unanswered questions, searches with few clicks, disliked pages. */
function gapTables(content) {
    return [questionTable(content), termTable(content), pageTable(content)].filter((table) => table !== undefined);
}
/** Returns the tables of `gaps.md`: those that have gaps, and the pages that lost visitors. */
function filledGapTables(content) {
    return [...gapTables(content), lossTable(content)].filter(({ count }) => count > 0);
}
/** Returns the number of entries in `gaps.md`, without the tasks at its top. */
function gapCount(content) {
    return filledGapTables(content).reduce((sum, { rows }) => sum + rows.length, 0);
}
function questionTable({ gaps, questions }) {
    if (gaps?.questions === undefined)
        return undefined;
    return {
        name: 'questions',
        title: 'Unanswered questions',
        note: 'The same question counts once, in whatever case and spacing.',
        textColumns: ['Question', 'Asked on'],
        numberColumns: ['Asked'],
        ...rowsOf(gaps.questions, ({ question, pages, count, since }) => ({
            texts: [
                words(question),
                { kind: 'pages', texts: pages.map(({ page, count }) => ({ text: page, count })) },
            ],
            numbers: [countSince(count, since)],
        })),
        files: ['questions.csv'],
        empty: questions?.questions.length === 0
            ? 'Nobody asked the assistant.'
            : 'The assistant answered every question.',
    };
}
function termTable({ gaps, searches }) {
    if (gaps?.terms === undefined || searches === undefined)
        return undefined;
    return {
        name: 'terms',
        title: 'Searches with few clicks',
        note: `Less than ${(0,_number_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatShare */ .T1)(_gaps_js__WEBPACK_IMPORTED_MODULE_0__/* .lowestClickThroughRate */ .A5, 1).replace('.0', '')} of the searches led to a click. Of the ${_gaps_js__WEBPACK_IMPORTED_MODULE_0__/* .topTerms */ .Tq} terms with the most searches, each searched at least ${_gaps_js__WEBPACK_IMPORTED_MODULE_0__/* .fewestHits */ .j5} times.`,
        textColumns: ['Term', 'Clicked most'],
        numberColumns: ['Searches', 'With a click'],
        ...rowsOf(gaps.terms, ({ term, topClickedPage, hits, clickThroughRate, since }) => ({
            texts: [words(term), ...(topClickedPage === null ? [] : [page(topClickedPage)])],
            numbers: [countSince(hits, since), (0,_number_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatShare */ .T1)(clickThroughRate, 1)],
        })),
        files: ['searches.csv'],
        empty: searches.terms.length === 0 ? 'Nobody searched.' : 'No term was searched often with few clicks.',
        cut: searches.isComplete
            ? undefined
            : `Only the first ${(0,_number_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(searches.terms.length)} terms were read: those with the most searches.`,
    };
}
function pageTable({ gaps, pageFeedback }) {
    if (gaps?.pages === undefined || pageFeedback === undefined)
        return undefined;
    return {
        name: 'pages',
        title: 'Disliked pages',
        note: 'More thumbs down than up. With the comments that are neither resolved nor dismissed.',
        textColumns: ['Page', 'Open comments'],
        numberColumns: ['Down', 'Up'],
        ...rowsOf(gaps.pages, ({ path, comments, thumbsDown, thumbsUp, since }) => ({
            texts: [
                page((0,_gaps_js__WEBPACK_IMPORTED_MODULE_0__/* .pagePath */ .HX)(path)),
                { kind: 'words', texts: comments.map(({ comment, count }) => ({ text: comment, count })) },
            ],
            numbers: [countSince(thumbsDown, since), (0,_number_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(thumbsUp)],
        })),
        files: ['feedback-by-page.csv', 'feedback.csv'],
        empty: pageFeedback.pages.length === 0 ? 'No page got feedback.' : 'No page got more thumbs down than up.',
        cut: pageFeedback.isComplete
            ? undefined
            : `Only the first ${(0,_number_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(pageFeedback.pages.length)} pages with feedback were read: the service gives no more.`,
    };
}
function lossTable({ moved }) {
    return {
        name: 'losses',
        title: 'Pages that lost most visitors',
        note: 'Compared with the previous period.',
        textColumns: ['Page'],
        numberColumns: ['Change', 'Now'],
        ...rowsOf(moved.filter(_read_comparison_js__WEBPACK_IMPORTED_MODULE_1__/* .hasLost */ .ZG), ({ path, total, previous }) => ({
            texts: [page(path)],
            numbers: [(0,_number_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatChange */ .eD)(total, previous.total), (0,_number_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(total)],
        })),
        files: ['visitors.csv', 'visitors.json'],
        empty: 'No page lost visitors.',
    };
}
function rowsOf(gaps, toRow) {
    return { count: gaps.length, rows: gaps.slice(0, maxGapsPerTable).map(toRow) };
}
function words(text) {
    return { kind: 'words', texts: [{ text, count: 1 }] };
}
function page(path) {
    return { kind: 'pages', texts: [{ text: path, count: 1 }] };
}
/** Returns the number of a gap, and what it was in the previous period, if that is known: `27 (+16)`, `3 (new)`. */
function countSince(count, since) {
    const moved = since && ` (${since.isNew ? 'new' : (0,_number_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatGain */ .Nu)(count, since.previous)})`;
    return `${(0,_number_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(count)}${moved ?? ''}`;
}
/** Explains what stands behind the number of a gap with `compare`. */
const sinceNote = 'In brackets: the change since the previous period. What is new was no gap then; the rest is still open.';
const goneTitles = {
    'not-asked': 'Questions not asked any more',
    answered: 'Questions answered now',
    clicked: 'Searches with more clicks now',
    'not-searched': 'Terms not searched any more',
    'not-disliked': 'Pages not disliked any more',
};
const goneNamesShown = 3;
/** What the summary, `gaps.md` and the report say about the gaps that are gone. */
const goneWords = {
    title: 'Did it help?',
    empty: 'No gap of the previous period is gone.',
    columns: ['Since the previous period', 'Count'],
};
/** Returns what is gone since the previous period, by reason. */
function goneRows(gone) {
    return Object.keys(goneTitles).flatMap((reason) => {
        const of = gone.filter((gap) => gap.reason === reason);
        const names = of.slice(0, goneNamesShown).map(({ name }) => name);
        return of.length === 0
            ? []
            : [{ title: goneTitles[reason], names, arePages: reason === 'not-disliked', count: of.length }];
    });
}


/***/ }),

/***/ 34365:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A5: () => (/* binding */ lowestClickThroughRate),
/* harmony export */   C8: () => (/* binding */ foldedWords),
/* harmony export */   HX: () => (/* binding */ pagePath),
/* harmony export */   Tq: () => (/* binding */ topTerms),
/* harmony export */   dc: () => (/* binding */ gapsOf),
/* harmony export */   j5: () => (/* binding */ fewestHits)
/* harmony export */ });
/* harmony import */ var _read_code_point_order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15568);
/* harmony import */ var _read_feedback_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46805);
/* harmony import */ var _read_included_list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8244);
/* harmony import */ var _read_question_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98448);




/** A term has few clicks if the share of its searches with a click is below this. */
const lowestClickThroughRate = 0.2;
/** Terms are searched often if they are among this many with the most hits, */
const topTerms = 100;
/** and were searched at least this often. */
const fewestHits = 2;
const maxComposedCharacters = 1000;
/** Returns undefined if `include` asked for none of `searches`, `feedback` and `assistant`. */
function gapsOf(analytics) {
    const { questions, searches, pageFeedback, previous } = analytics;
    if (questions === undefined && searches === undefined && pageFeedback === undefined)
        return undefined;
    const before = previous?.lists;
    const found = {
        questions: questions && questionGaps(questions, before?.questions),
        terms: searches && termGaps(searches, before?.searches),
        pages: pageFeedback && dislikedPages(pageFeedback, before?.pageFeedback, commentsByPage(analytics)),
    };
    return {
        ...found,
        gone: before && [
            ...(questions && before.questions ? goneQuestions(before.questions, questions) : []),
            ...(searches && before.searches ? goneTerms(before.searches, searches) : []),
            ...(pageFeedback && before.pageFeedback ? likedPages(before.pageFeedback, pageFeedback) : []),
        ],
    };
}
function sinceOf(key, before) {
    const previous = before?.counts.get(key) ?? (before?.isComplete === true ? 0 : undefined);
    return previous === undefined ? undefined : { previous, isNew: before?.gaps.has(key) !== true };
}
/** Returns the path of a page that the service names by a path or a URL. Other text is unchanged. */
function pagePath(page) {
    const url = /^https?:\/\//iu.test(page) ? URL.parse(page) : null;
    return url === null ? page : url.pathname;
}
/** Returns words with which equal ones are compared. Upper case first makes one of `ß` and `SS`. */
function foldedWords(words) {
    // The time to compose characters grows with the square of the number of marks on one letter.
    const composed = words.length > maxComposedCharacters ? words : words.normalize('NFC');
    return composed.toUpperCase().toLowerCase().replaceAll(/\s+/gu, ' ').trim();
}
function questionGaps(list, listBefore) {
    const counts = new Map(listBefore && unansweredQuestions(listBefore).map(([key, { count }]) => [key, count]));
    const before = listBefore && { counts, gaps: new Set(counts.keys()), isComplete: true };
    return unansweredQuestions(list).map(([key, gap]) => ({ ...gap, since: sinceOf(key, before) }));
}
/** Groups questions whose words differ only in case and white space. Expects the latest question first. */
function unansweredQuestions({ questions }) {
    const groups = new Map();
    for (const { question, timestamp, page, ...asked } of questions) {
        const key = foldedWords(question);
        if (!(0,_read_question_list_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnanswered */ .N)(asked) || key === '')
            continue;
        const group = groups.get(key) ?? {
            ...{ question, count: 0, pages: [], lastAskedAt: timestamp },
            byPage: new Map(),
        };
        groups.set(key, group);
        group.count += 1;
        if (page !== null)
            group.byPage.set(pagePath(page), (group.byPage.get(pagePath(page)) ?? 0) + 1);
    }
    return Array.from(groups, ([key, { byPage, ...gap }]) => [
        key,
        { ...gap, pages: mostFrequent(byPage) },
    ]).sort(([, a], [, b]) => b.count - a.count ||
        (0,_read_included_list_js__WEBPACK_IMPORTED_MODULE_1__/* .latestFirst */ .y)(a.lastAskedAt, b.lastAskedAt) ||
        (0,_read_code_point_order_js__WEBPACK_IMPORTED_MODULE_3__/* .codePointOrder */ .K)(a.question, b.question));
}
function mostFrequent(counts) {
    const pages = Array.from(counts, ([page, count]) => ({ page, count }));
    return pages.sort((a, b) => b.count - a.count || (0,_read_code_point_order_js__WEBPACK_IMPORTED_MODULE_3__/* .codePointOrder */ .K)(a.page, b.page));
}
function goneQuestions(before, now) {
    const asked = new Set(now.questions.map(({ question }) => foldedWords(question)));
    const open = new Set(unansweredQuestions(now).map(([key]) => key));
    return unansweredQuestions(before)
        .filter(([key]) => !open.has(key))
        .map(([key, { question, count }]) => ({
        reason: asked.has(key) ? 'answered' : 'not-asked',
        name: question,
        previous: count,
    }));
}
function termGaps(list, listBefore) {
    const before = listBefore && {
        counts: new Map(listBefore.terms.map(({ term, hits }) => [term, hits])),
        gaps: new Set(termsWithFewClicks(listBefore).map(({ term }) => term)),
        isComplete: listBefore.isComplete,
    };
    return termsWithFewClicks(list).map((term) => ({ ...term, since: sinceOf(term.term, before) }));
}
/** Expects the terms with the most hits first. */
function termsWithFewClicks({ terms }) {
    return terms
        .slice(0, topTerms)
        .filter(({ hits, clickThroughRate }) => hits >= fewestHits && clickThroughRate < lowestClickThroughRate);
}
/** A term that is only searched less than before, still with few clicks, is not gone. */
function goneTerms(before, { terms, isComplete }) {
    const rates = new Map(terms.map(({ term, clickThroughRate }) => [term, clickThroughRate]));
    return termsWithFewClicks(before).flatMap(({ term, hits }) => {
        const rate = rates.get(term);
        if (rate === undefined)
            return isComplete ? [{ reason: 'not-searched', name: term, previous: hits }] : [];
        return rate < lowestClickThroughRate ? [] : [{ reason: 'clicked', name: term, previous: hits }];
    });
}
function dislikedPages(list, listBefore, comments) {
    const before = listBefore && {
        counts: new Map(listBefore.pages.map(({ path, thumbsDown }) => [pagePath(path), thumbsDown])),
        gaps: new Set(pagesWithMoreDown(listBefore).map(({ path }) => pagePath(path))),
        isComplete: listBefore.isComplete,
    };
    return pagesWithMoreDown(list).map((page) => ({
        ...page,
        comments: comments.get(pagePath(page.path)) ?? [],
        since: sinceOf(pagePath(page.path), before),
    }));
}
function pagesWithMoreDown({ pages }) {
    return pages
        .filter(({ thumbsUp, thumbsDown }) => thumbsDown > thumbsUp)
        .sort((a, b) => b.thumbsDown - a.thumbsDown || a.thumbsUp - b.thumbsUp);
}
function likedPages(before, now) {
    const known = new Set(now.pages.map(({ path }) => pagePath(path)));
    const open = new Set(pagesWithMoreDown(now).map(({ path }) => pagePath(path)));
    return pagesWithMoreDown(before)
        .map(({ path, thumbsDown }) => ({ name: pagePath(path), previous: thumbsDown }))
        .filter(({ name }) => !open.has(name) && (now.isComplete || known.has(name)))
        .map((gap) => ({ reason: 'not-disliked', ...gap }));
}
/** Returns the open comments of each page. Comments that are equally frequent keep their order: the latest first. */
function commentsByPage({ feedback }) {
    const pages = new Map();
    for (const { path, comment, status } of feedback?.entries ?? []) {
        const key = foldedWords(comment ?? '');
        if (comment === null || key === '' || !(0,_read_feedback_list_js__WEBPACK_IMPORTED_MODULE_0__/* .isOpen */ .n)({ status }))
            continue;
        const page = pagePath(path);
        const comments = pages.get(page) ?? new Map();
        pages.set(page, comments);
        const known = comments.get(key);
        if (known === undefined)
            comments.set(key, { comment, count: 1 });
        else
            known.count += 1;
    }
    return new Map(Array.from(pages, ([page, comments]) => [page, [...comments.values()].sort((a, b) => b.count - a.count)]));
}


/***/ }),

/***/ 81048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ movementsOf)
/* harmony export */ });
/* harmony import */ var _number_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39917);

const pagesShown = 10;
/** Returns what the summary and the report show of the pages whose visitors changed, the largest change first. */
function movementsOf(moved) {
    const rows = moved.slice(0, pagesShown).map((page) => {
        const { total, previous } = page;
        const change = total === 0 ? `${(0,_number_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatGain */ .Nu)(0, previous.total)} (no visitors now)` : (0,_number_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatChange */ .eD)(total, previous.total);
        return { page, change };
    });
    return { title: 'What moved', empty: 'No page changed.', count: moved.length, rows };
}


/***/ }),

/***/ 47715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ noVisitors)
/* harmony export */ });
/* harmony import */ var _date_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7926);

/** Returns what to check if nobody visited: an introduction, and the things to check. */
function noVisitors({ projectId, unfinished, ...range }) {
    return {
        introduction: 'Nobody was counted in this range. What to check:',
        checks: [
            {
                name: 'The range',
                text: `${(0,_date_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatRange */ .Lu)(range)}. Was the site public then?${unfinished ? ' The range is not over yet.' : ''}`,
            },
            {
                name: 'The project',
                code: projectId,
                text: '. Is this the project ID of the site, from the API keys page of the dashboard?',
            },
            {
                name: 'The tracking',
                text: 'does the analytics page of the dashboard have visitors for these days? If not, the site does not count them.',
            },
        ],
    };
}


/***/ }),

/***/ 39917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B0: () => (/* binding */ formatRatio),
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   Nu: () => (/* binding */ formatGain),
/* harmony export */   T1: () => (/* binding */ formatShare),
/* harmony export */   T9: () => (/* binding */ formatGrowth),
/* harmony export */   Tu: () => (/* binding */ changeClass),
/* harmony export */   eD: () => (/* binding */ formatChange),
/* harmony export */   gL: () => (/* binding */ formatCountOf)
/* harmony export */ });
// Formats numbers as en-US does, for the files of an export and for the script of report.html.
//
// The first Intl.NumberFormat takes tens of milliseconds in Chromium, a good part of the time in which the report opens.
// eslint-disable-next-line regexp/no-super-linear-move -- a number has few digits
const thousands = /\B(?=(?:\d{3})+(?!\d))/gu;
/** Formats a count: `12,345` */
function formatCount(count) {
    return grouped(String(count));
}
/** Formats a count with its noun: `12,345 pages`, `1 page` */
function formatCountOf(count, noun) {
    return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}
/** Formats a share: `12.3%`, or a dash if `of` is 0. */
function formatShare(count, of) {
    return of === 0 ? '–' : `${oneDecimal((1000 * count) / of)}%`;
}
/** Formats how many there are of each: `1.8`, or a dash if `of` is 0. */
function formatRatio(count, of) {
    return of === 0 ? '–' : oneDecimal((10 * count) / of);
}
/** Formats a change: `+1,234 (+12.3%)`, `+1,234 (new)` for growth from zero, `0` for no change. */
function formatChange(now, before) {
    const gain = formatGain(now, before);
    return now === before ? gain : `${gain} (${formatGrowth(now, before)})`;
}
/** Formats a change as a count: `+1,234`, `0` for no change. */
function formatGain(now, before) {
    return `${signOf(now, before)}${formatCount(Math.abs(now - before))}`;
}
/** Formats a change as a percentage: `+12.3%`, `new` for growth from zero, `0.0%` for no change. */
function formatGrowth(now, before) {
    if (now === before)
        return '0.0%';
    return before === 0 ? 'new' : `${signOf(now, before)}${formatShare(Math.abs(now - before), before)}`;
}
/** Returns the CSS class for the colour of a change. */
function changeClass(now, before) {
    return now === before ? 'same' : now > before ? 'up' : 'down';
}
/** The signs are equally wide. */
function signOf(now, before) {
    return now === before ? '' : now > before ? '+' : '−';
}
/** Rounds before it divides, so that 1.45 becomes 1.5 although its nearest double is smaller. */
function oneDecimal(tenths) {
    return grouped((Math.round(tenths) / 10).toFixed(1));
}
function grouped(number) {
    return number.replaceAll(thousands, ',');
}


/***/ }),

/***/ 15568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ codePointOrder),
/* harmony export */   m: () => (/* binding */ orderOf)
/* harmony export */ });
/** Orders text by code point. JavaScript operators order by UTF-16 code unit, which puts U+1F600 before U+FF00. */
function codePointOrder(a, b) {
    const length = Math.min(a.length, b.length);
    for (let index = 0; index < length; index++) {
        const unitA = a.charCodeAt(index);
        const unitB = b.charCodeAt(index);
        if (unitA !== unitB)
            return rank(unitA) - rank(unitB);
    }
    return a.length - b.length;
}
/** Returns an order of texts by code point. For texts without surrogates, it uses the operators, which are several times faster. */
function orderOf(texts) {
    return texts.some((text) => surrogate.test(text)) ? codePointOrder : operatorOrder;
}
function operatorOrder(a, b) {
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
}
// Pairs, which represent one code point, and halves.
const surrogate = /[\u{10000}-\u{10FFFF}\p{Surrogate}]/u;
/** Ranks surrogates, which represent code points above U+FFFF, above all other code units. */
function rank(unit) {
    return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}


/***/ }),

/***/ 96514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sc: () => (/* binding */ movedPages),
/* harmony export */   ZG: () => (/* binding */ hasLost),
/* harmony export */   sh: () => (/* binding */ comparePages)
/* harmony export */ });
/* harmony import */ var _visitor_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88530);

const nobody = { human: 0, ai: 0, total: 0 };
/** Returns every page of either list, in the order of an export. A page that is only in the previous list has zeros. */
function comparePages(current, previous) {
    const before = new Map(previous.map((page) => [page.path, page]));
    const pages = current.map((page) => ({ ...page, previous: before.get(page.path) ?? nobody }));
    for (const { path } of current)
        before.delete(path);
    const unlisted = [...before.values()].map((page) => ({ path: page.path, ...nobody, previous: page }));
    return (0,_visitor_list_js__WEBPACK_IMPORTED_MODULE_0__/* .inExportOrder */ .uy)([...pages, ...unlisted]);
}
/** Returns true for a page with fewer visitors than in the previous period. */
function hasLost({ total, previous }) {
    return total < previous.total;
}
/** Returns the pages whose visitors changed, the largest change first. Of equal ones, the order is that of an export. */
function movedPages(pages) {
    const change = (page) => Math.abs(page.total - page.previous.total);
    return pages.filter((page) => change(page) > 0).sort((a, b) => change(b) - change(a));
}


/***/ }),

/***/ 8282:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ withoutEmailAddresses)
/* harmony export */ });
const replacement = '[e-mail address]';
// The forms of an at sign: plain, full-width, small, percent-encoded (also twice), as an entity, and `[at]`.
const at = String.raw `@|\uFF20|\uFE6B|%(?:25)?40|&#0{0,6}64;|&#[xX]0{0,6}40;|&commat;| ?[\[({] ?(?:at|AT) ?[\])}] ?`;
const atSign = new RegExp(at, 'u');
// The forms of a full stop, and other full-width characters of addresses.
const dot = String.raw `.\u3002\uFF0E\uFF61`;
const word = String.raw `\p{L}\p{M}\p{N}_\uFF3F\uFF0D\-`;
const invisible = String.raw `\p{Default_Ignorable_Code_Point}`;
const addressCharacters = String.raw `[${word}${dot}${invisible}!$%'*+^\x60{|}~\uFF0B]`;
// A run of characters of addresses with an at sign in it. No two alternatives begin with the same character, except `%`
// and `{`, so that the time is linear in the length of the text. Without a limit, 8 MB overflow the stack of V8.
const run = new RegExp(String.raw `(["')]?)((?:${at}|${addressCharacters}){1,100000})`, 'gu');
// A last label with two letters tells a domain from a version number, such as that of `package@1.2.3`.
const domain = new RegExp(String.raw `^(?:[${word}%]+[${dot}])+[\p{L}\p{M}]{2}`, 'u');
const invisibles = new RegExp(invisible, 'gu');
function withoutEmailAddresses(text) {
    if (text == null || !atSign.test(text))
        return text ?? null;
    return text.replace(run, (found, quote, touching) => hasAddress(touching, quote !== '') ? quote + replacement : found);
}
/** @param follows whether a quoted name or a comment can come before an at sign at the start */
function hasAddress(touching, follows) {
    const parts = touching.replace(invisibles, '').split(new RegExp(at, 'u'));
    return parts.some((part, index) => index > 0 && (follows || parts[index - 1] !== '') && domain.test(part));
}


/***/ }),

/***/ 46805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ feedbackList),
/* harmony export */   n: () => (/* binding */ isOpen)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65528);
/* harmony import */ var _first_use_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77212);
/* harmony import */ var _service_decoding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25515);
/* harmony import */ var _code_point_order_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15568);
/* harmony import */ var _email_addresses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8282);
/* harmony import */ var _included_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8244);






// The field `contact`, an e-mail address, is left out on purpose. Decoding drops it.
const schema = (0,_first_use_js__WEBPACK_IMPORTED_MODULE_3__/* .atFirstUse */ .J)(() => zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ik({
    feedback: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YO(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ik({
        id: (0,_service_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
        path: (0,_service_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
        comment: (0,_service_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef)(),
        createdAt: (0,_service_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef)(),
        source: (0,_service_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
        status: (0,_service_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
        helpful: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullish */ .cl(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zM()),
        code: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullish */ .cl((0,_service_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()),
        filename: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullish */ .cl((0,_service_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()),
        lang: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullish */ .cl((0,_service_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()),
    })),
    nextCursor: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullish */ .cl((0,_service_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()),
    hasMore: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zM(),
}));
/** Returns true if nobody has resolved or dismissed the feedback. */
function isOpen({ status }) {
    return status !== 'resolved' && status !== 'dismissed';
}
/** Every entry of feedback. */
const feedbackList = (0,_included_list_js__WEBPACK_IMPORTED_MODULE_2__/* .includedList */ .r)({
    path: 'feedback',
    include: 'feedback',
    hasTextOfReaders: true,
    purpose: 'the feedback',
    rowNoun: 'feedback item',
    paging: 'cursor',
    limit: 100,
    decode: (body) => {
        const { feedback, hasMore, nextCursor = null } = (0,_service_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeReadersText */ .k_)('a page of feedback', schema, body);
        return { rows: feedback, totals: undefined, hasMore, nextCursor };
    },
    keyOf: ({ id }) => id,
    contentOf: ({ rows, isComplete }) => {
        rows.sort((a, b) => (0,_included_list_js__WEBPACK_IMPORTED_MODULE_2__/* .latestFirst */ .y)(a.createdAt, b.createdAt) || (0,_code_point_order_js__WEBPACK_IMPORTED_MODULE_5__/* .codePointOrder */ .K)(a.id, b.id));
        const entries = rows.map((row) => ({
            path: (0,_email_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutEmailAddresses */ .h)(row.path),
            createdAt: row.createdAt,
            source: row.source,
            status: row.status,
            helpful: row.helpful ?? null,
            comment: (0,_email_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutEmailAddresses */ .h)(row.comment),
            code: (0,_email_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutEmailAddresses */ .h)(row.code),
            filename: (0,_email_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutEmailAddresses */ .h)(row.filename),
            lang: (0,_email_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutEmailAddresses */ .h)(row.lang),
        }));
        return { isComplete, entries };
    },
});


/***/ }),

/***/ 8244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ includedList),
/* harmony export */   y: () => (/* binding */ latestFirst)
/* harmony export */ });
/* harmony import */ var _number_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39917);
/* harmony import */ var _paged_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53087);


function includedList({ contentOf, ...list }) {
    return {
        isSortedByWeight: false,
        ...list,
        read: async (context) => {
            const read = await (0,_paged_list_js__WEBPACK_IMPORTED_MODULE_0__/* .readList */ .LD)(list, context);
            context.log.info(`Read ${(0,_paged_list_js__WEBPACK_IMPORTED_MODULE_0__/* .purposeOf */ .eK)(list, context)}: ${(0,_number_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCountOf */ .gL)(read.rows.length, list.rowNoun)}.`);
            return contentOf(read, context);
        },
    };
}
/** Compares times as ISO 8601 texts, the latest first. Null and texts that are not times come last. */
function latestFirst(a, b) {
    return timeOf(b) - timeOf(a) || 0;
}
function timeOf(text) {
    const time = text === null ? Number.NaN : Date.parse(text);
    return Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time;
}


/***/ }),

/***/ 13503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  yo: () => (/* binding */ comparedListsOf),
  ns: () => (/* binding */ includedNames),
  fO: () => (/* binding */ listsOf),
  eZ: () => (/* binding */ namesOf),
  yS: () => (/* binding */ readCompared),
  Vk: () => (/* binding */ readIncluded)
});

// EXTERNAL MODULE: ./build/visitors/read/feedback-list.js
var feedback_list = __webpack_require__(46805);
// EXTERNAL MODULE: ./build/node_modules/zod/used.js
var used = __webpack_require__(65528);
// EXTERNAL MODULE: ./build/first-use.js
var first_use = __webpack_require__(77212);
// EXTERNAL MODULE: ./build/service/decoding.js
var decoding = __webpack_require__(25515);
// EXTERNAL MODULE: ./build/visitors/read/code-point-order.js
var code_point_order = __webpack_require__(15568);
// EXTERNAL MODULE: ./build/visitors/read/email-addresses.js
var email_addresses = __webpack_require__(8282);
// EXTERNAL MODULE: ./build/visitors/read/included-list.js
var included_list = __webpack_require__(8244);
;// CONCATENATED MODULE: ./build/visitors/read/page-feedback-list.js






const schema = (0,first_use/* atFirstUse */.J)(() => used/* object */.Ik({
    feedback: used/* array */.YO(used/* object */.Ik({ path: (0,decoding/* text */.Qq)(), thumbsUp: (0,decoding/* count */.U9)(), thumbsDown: (0,decoding/* count */.U9)(), code: (0,decoding/* count */.U9)(), total: (0,decoding/* count */.U9)() })),
    hasMore: used/* boolean */.zM(),
}));
/** The feedback of the first 100 pages. */
const pageFeedbackList = (0,included_list/* includedList */.r)({
    path: 'feedback/by-page',
    include: 'feedback',
    hasTextOfReaders: false,
    purpose: 'the feedback by page',
    rowNoun: 'page',
    paging: 'single',
    limit: 100,
    decode: (body) => {
        const { feedback, hasMore } = (0,decoding/* decode */.D4)('a page of feedback by page', schema, body);
        return { rows: feedback, totals: undefined, hasMore };
    },
    keyOf: ({ path }) => path,
    contentOf: ({ rows, isComplete }, { log, isPrevious = false }) => {
        // The files and outputs have nothing of the previous period.
        if (!isComplete && !isPrevious) {
            log.warning(`The service has feedback about more than ${rows.length} pages, and its operation feedback/by-page has no second page. feedback-by-page.csv and the outputs thumbsUp and thumbsDown cover only the first ${rows.length} pages. To cover more, shorten the range. feedback.csv has every entry.`);
        }
        const pages = rows.map((row) => ({ ...row, path: (0,email_addresses/* withoutEmailAddresses */.h)(row.path) }));
        pages.sort((a, b) => b.total - a.total || (0,code_point_order/* codePointOrder */.K)(a.path, b.path));
        const sum = (column) => pages.reduce((total, page) => total + page[column], 0);
        return { thumbsUp: sum('thumbsUp'), thumbsDown: sum('thumbsDown'), isComplete, pages };
    },
});

// EXTERNAL MODULE: ./build/visitors/read/question-list.js
var question_list = __webpack_require__(98448);
;// CONCATENATED MODULE: ./build/visitors/read/search-list.js






const rate = () => used/* number */.ai('a number from 0 to 100')
    .check(used/* minimum */.Bp(0, 'a number from 0 to 100'), used/* maximum */.Ph(100, 'a number from 0 to 100'));
const search_list_schema = (0,first_use/* atFirstUse */.J)(() => used/* object */.Ik({
    searches: used/* array */.YO(used/* object */.Ik({
        searchQuery: (0,decoding/* text */.Qq)(),
        hits: (0,decoding/* count */.U9)(),
        ctr: rate(),
        topClickedPage: (0,decoding/* textOrNull */.ef)(),
        lastSearchedAt: (0,decoding/* textOrNull */.ef)(),
    })),
    totalSearches: (0,decoding/* count */.U9)(),
    nextCursor: (0,decoding/* textOrNull */.ef)(),
}));
/** The search terms. If the budget ends, the terms with the most hits are kept. */
const searchList = (0,included_list/* includedList */.r)({
    path: 'searches',
    include: 'searches',
    hasTextOfReaders: true,
    purpose: 'the search terms',
    rowNoun: 'search term',
    paging: 'cursor',
    limit: 100,
    isSortedByWeight: true,
    decode: (body) => {
        const { searches, totalSearches, nextCursor } = (0,decoding/* decodeReadersText */.k_)('a page of search terms', search_list_schema, body);
        const hasMore = nextCursor !== null && nextCursor !== '';
        return { rows: searches, totals: totalSearches, hasMore, nextCursor };
    },
    keyOf: ({ searchQuery }) => searchQuery,
    contentOf: ({ rows, totals, isComplete }) => {
        // The contract does not say whether a rate is a share or a percentage. A share is never above 1.
        const arePercentages = rows.some(({ ctr }) => ctr > 1);
        const terms = rows.map(({ searchQuery, hits, ctr, topClickedPage, lastSearchedAt }) => ({
            term: (0,email_addresses/* withoutEmailAddresses */.h)(searchQuery),
            hits,
            // Without the digits that a division by 100 adds.
            clickThroughRate: arePercentages ? Number((ctr / 100).toPrecision(15)) : ctr,
            topClickedPage: (0,email_addresses/* withoutEmailAddresses */.h)(topClickedPage),
            lastSearchedAt,
        }));
        terms.sort((a, b) => b.hits - a.hits || (0,code_point_order/* codePointOrder */.K)(a.term, b.term));
        return { totalSearches: totals, isComplete, terms };
    },
});

// EXTERNAL MODULE: ./build/visitors/read/visitor-list.js
var visitor_list = __webpack_require__(88530);
;// CONCATENATED MODULE: ./build/visitors/read/view-list.js





const view_list_schema = (0,first_use/* atFirstUse */.J)(() => used/* object */.Ik({
    totals: used/* object */.Ik((0,decoding/* counts */.tQ)()),
    views: used/* array */.YO(used/* object */.Ik({ path: (0,decoding/* text */.Qq)(), ...(0,decoding/* counts */.tQ)() })),
    hasMore: used/* boolean */.zM(),
}));
/** The views of every page. */
const viewList = (0,included_list/* includedList */.r)({
    path: 'views',
    include: 'views',
    hasTextOfReaders: false,
    purpose: 'the views',
    rowNoun: 'page',
    paging: 'offset',
    limit: 250,
    decode: (body) => {
        const { views, ...page } = (0,decoding/* decode */.D4)('a page of views', view_list_schema, body);
        return { ...page, rows: views };
    },
    keyOf: ({ path }) => path,
    contentOf: ({ rows, totals, isComplete }) => ({ totals, isComplete, pages: (0,visitor_list/* inExportOrder */.uy)(rows) }),
});

;// CONCATENATED MODULE: ./build/visitors/read/included-lists.js





/** The lists that the input `include` can ask for. */
const allLists = {
    views: viewList,
    searches: searchList,
    pageFeedback: pageFeedbackList,
    feedback: feedback_list/* feedbackList */.Y,
    questions: question_list/* questionList */.j,
};
const includedNames = [...new Set(Object.values(allLists).map(({ include }) => include))];
/**
 * The lists that tell where readers were not served. They are also read for the period to compare with, in this order:
 * the one that can be cut comes last.
 */
const comparedNames = ['pageFeedback', 'questions', 'searches'];
/** Returns the lists that `include` asks for, in the order in which they are read. Each takes at least one request. */
function listsOf(include) {
    return namesOf(include).map((name) => allLists[name]);
}
/** Returns the lists of {@link readCompared}, in the order in which they are read. */
function comparedListsOf(include) {
    return comparedNamesOf(include).map((name) => allLists[name]);
}
function comparedNamesOf(include) {
    return comparedNames.filter((name) => include.includes(allLists[name].include));
}
/** Returns the lists of `include`. One that can be cut comes last, so that the others have the requests that they need. */
function namesOf(include) {
    const names = Object.keys(allLists).filter((name) => include.includes(allLists[name].include));
    return names.sort((a, b) => Number(allLists[a].isSortedByWeight) - Number(allLists[b].isSortedByWeight));
}
/** Reads the lists of `include`, one after the other. One request was reserved for each. */
async function readIncluded(include, context) {
    return readLists(namesOf(include), context, () => {
        context.budget.release(1);
    });
}
/** Reads the lists of `include` that are compared, of the period to compare with. No request was reserved. */
async function readCompared(include, context) {
    return readLists(comparedNamesOf(include), context);
}
async function readLists(names, context, beforeEach) {
    const contents = {};
    for (const name of names) {
        beforeEach?.();
        contents[name] = await allLists[name].read(context);
    }
    return contents;
}


/***/ }),

/***/ 53087:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ firstQuery),
  eK: () => (/* binding */ purposeOf),
  LD: () => (/* binding */ readList)
});

// UNUSED EXPORTS: DataMovedError

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/service/errors.js
var errors = __webpack_require__(4661);
// EXTERNAL MODULE: ./build/visitors/number-format.js
var number_format = __webpack_require__(39917);
;// CONCATENATED MODULE: ./build/visitors/read/paging.js

/**
 * Starts a walk. With cursors, `advance` and `retry` throw {@link ServiceError}.
 *
 * @param operation the operation of the service, for messages
 */
function startPaging(kind, operation) {
    switch (kind) {
        case 'offset':
            return offsetPaging();
        case 'cursor':
            return cursorPaging(operation);
        case 'single':
            return singlePage(operation);
    }
}
function offsetPaging() {
    let offset = 0;
    return {
        get position() {
            return { offset };
        },
        get pageName() {
            return `The page at offset ${offset}`;
        },
        advance: ({ rows, hasMore }) => {
            // The service may return fewer rows than requested. The next page starts after the last row.
            offset += rows.length;
            return hasMore;
        },
        retry: () => undefined,
    };
}
function cursorPaging(operation) {
    const seen = new Set();
    let cursor;
    const follow = ({ nextCursor = null }) => {
        if (nextCursor === null || nextCursor === '')
            throw cursorError(operation, 'says that there is more, but gives no cursor for it');
        if (seen.has(nextCursor))
            throw cursorError(operation, 'gives the same cursor twice');
        seen.add(nextCursor);
        cursor = nextCursor;
    };
    return {
        get position() {
            return cursor === undefined ? {} : { cursor };
        },
        pageName: `A page of the operation ${operation}`,
        advance: (page) => {
            if (page.hasMore)
                follow(page);
            return page.hasMore;
        },
        retry: (page) => {
            // The contract does not say whether an empty page can be followed by more. Only its cursor can tell.
            if (page.hasMore)
                follow(page);
        },
    };
}
/** The operation has neither offsets nor cursors. */
function singlePage(operation) {
    return {
        position: {},
        pageName: `The page of the operation ${operation}`,
        advance: () => false,
        retry: () => undefined,
    };
}
function cursorError(operation, what) {
    return new errors/* ServiceError */._7(`The operation ${operation} ${what}. The list would be incomplete, so it is not used. Try again later.`);
}

// EXTERNAL MODULE: ./build/visitors/read/request-budget.js
var request_budget = __webpack_require__(4422);
;// CONCATENATED MODULE: ./build/visitors/read/paged-list.js





/** The data changed during the read, so the pages of the list do not match each other. */
class DataMovedError extends errors/* ServiceError */._7 {
    name = 'DataMovedError';
}
/** Returns the query for the first page of a list. */
function firstQuery(list, context) {
    return queryAt(startPaging(list.paging, list.path).position, list, context);
}
function queryAt(position, { paging, limit }, { range: { dateFrom, dateTo }, pageSize }) {
    return { dateFrom, dateTo, limit: paging === 'offset' ? Math.min(pageSize, limit) : limit, ...position };
}
/** Returns what the requests of a list read, for messages. */
function purposeOf({ purpose }, { isPrevious = false }) {
    return isPrevious ? `${purpose} of the previous period` : purpose;
}
/**
 * Reads a whole list, page by page. If the data changes during the read, starts again once.
 *
 * @throws RequestBudgetError, DataMovedError, ServiceError if the pages do not make a whole list, and what `readPage`
 *   throws
 */
async function readList(list, context) {
    try {
        return await readOnce(list, context);
    }
    catch (error) {
        if (!(error instanceof DataMovedError))
            throw error;
        context.log.warning(`${error.message} The list is read again from the start.`);
    }
    return readOnce(list, context);
}
async function readOnce(list, context) {
    const { budget, log } = context;
    const logProgress = (0,request_budget/* progressEvery */.BM)(budget.progressStep, log, budget.sent);
    const rows = new Map();
    const paging = startPaging(list.paging, list.path);
    const purpose = purposeOf(list, context);
    let page;
    let repeated = 0;
    let hasNext = true;
    while (hasNext) {
        const read = await readPageOrCut(list, paging, rows, page, context);
        if (read === undefined)
            break;
        if (page !== undefined && !(0,external_node_util_.isDeepStrictEqual)(page.totals, read.totals))
            throw new DataMovedError(`The totals changed while reading ${purpose}.`);
        page = read;
        repeated += addRows(rows, list, purpose, page.rows);
        hasNext = paging.advance(page);
        // The line after the read says the last count.
        if (hasNext)
            logProgress(budget.sent, `${(0,number_format/* formatCountOf */.gL)(rows.size, list.rowNoun)} read, ${budget.usage}.`);
    }
    if (repeated > 0) {
        log.warning(`The service listed ${(0,number_format/* formatCountOf */.gL)(repeated, list.rowNoun)} twice with the same values. The duplicates were removed.`);
    }
    if (page === undefined)
        throw new Error('A list was cut before its first page.');
    return { rows: [...rows.values()], totals: page.totals, isComplete: !page.hasMore };
}
/** Reads one page. Returns undefined if the budget ends and the list is sorted by weight. */
async function readPageOrCut(...[list, paging, rows, previous, context]) {
    try {
        return await readPage(list, paging, rows, previous, context);
    }
    catch (error) {
        const { rowNoun, isSortedByWeight = false } = list;
        if (!(error instanceof request_budget/* RequestBudgetError */.tD) || !isSortedByWeight || rows.size === 0)
            throw error;
        const used = context.isPrevious === true ? 'compared' : 'exported';
        context.log.warning(`max-requests allows no more requests for ${purposeOf(list, context)}. Only the first ${(0,number_format/* formatCount */.B4)(rows.size)} are ${used}: the ${rowNoun}s with the most hits. To read all, raise max-requests ${request_budget/* hourlyLimit */.Vx} or shorten the range.`);
        return undefined;
    }
}
/**
 * Adds the rows of a page to the list.
 *
 * @returns the number of rows that the list already had
 * @throws DataMovedError if the list has a row of the same key with other values
 */
function addRows(rows, { keyOf, rowNoun }, purpose, added) {
    let repeated = 0;
    for (const row of added) {
        const key = keyOf(row);
        const known = rows.get(key);
        if (known === undefined)
            rows.set(key, row);
        else if ((0,external_node_util_.isDeepStrictEqual)(known, row))
            repeated += 1;
        else
            throw new DataMovedError(`The values of one ${rowNoun} changed while reading ${purpose}.`);
    }
    return repeated;
}
/** Reads one page of the list. If it should have new rows but has none, or has too many, tries once more. */
async function readPage(list, paging, rows, previous, context) {
    const { budget, log } = context;
    const read = () => {
        const query = queryAt(paging.position, list, context);
        return withinLimit(query.limit, paging, log, () => context.readPage(list, query, budget.optionsFor(purposeOf(list, context))));
    };
    const isKnown = (row) => (0,external_node_util_.isDeepStrictEqual)(rows.get(list.keyOf(row)), row);
    const stalls = (page) => (page.hasMore && page.rows.every(isKnown)) ||
        (page.rows.length > 0 && (0,external_node_util_.isDeepStrictEqual)(page.rows, previous?.rows));
    const page = await read();
    if (!stalls(page))
        return page;
    log.warning(`${paging.pageName} has no new rows. Retrying once.`);
    paging.retry(page);
    const again = await read();
    if (!stalls(again))
        return again;
    throw new errors/* ServiceError */._7(`${paging.pageName} ${again.rows.length === 0 ? 'is empty although the service says that there is more' : 'only repeats earlier rows'}, twice. The list would be incomplete, so it is not used. Try again later.`);
}
/** Reads a page. If it has more rows than the limit, reads it once more. */
async function withinLimit(limit, { pageName }, log, read) {
    const page = await read();
    if (page.rows.length <= limit)
        return page;
    const tooMany = `${pageName} has more rows than the ${(0,number_format/* formatCount */.B4)(limit)} that were requested`;
    log.warning(`${tooMany}. Retrying once.`);
    const again = await read();
    if (again.rows.length <= limit)
        return again;
    throw new errors/* ServiceError */._7(`${tooMany}, twice. Nothing was exported, because rows could be missing. Try again later.`);
}


/***/ }),

/***/ 98448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ isUnanswered),
/* harmony export */   j: () => (/* binding */ questionList)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65528);
/* harmony import */ var _first_use_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77212);
/* harmony import */ var _service_decoding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25515);
/* harmony import */ var _code_point_order_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15568);
/* harmony import */ var _email_addresses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8282);
/* harmony import */ var _included_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8244);






// The field `response`, the answer of the assistant, is left out on purpose. Decoding drops it.
const schema = (0,_first_use_js__WEBPACK_IMPORTED_MODULE_3__/* .atFirstUse */ .J)(() => zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ik({
    conversations: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YO(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ik({
        id: (0,_service_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
        timestamp: (0,_service_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef)(),
        query: (0,_service_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
        sources: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YO(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ik({ title: (0,_service_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(), url: (0,_service_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)() })),
        resolutionStatus: (0,_service_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
        queryCategory: (0,_service_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef)(),
        pageUrl: (0,_service_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef)(),
    })),
    nextCursor: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullish */ .cl((0,_service_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()),
    hasMore: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zM(),
}));
function isUnanswered({ resolution }) {
    return resolution === 'unanswered';
}
/** Every question to the assistant. */
const questionList = (0,_included_list_js__WEBPACK_IMPORTED_MODULE_2__/* .includedList */ .r)({
    path: 'assistant',
    include: 'assistant',
    hasTextOfReaders: true,
    purpose: 'the questions',
    rowNoun: 'question',
    paging: 'cursor',
    limit: 1000,
    // A page has up to 1,000 answers of the assistant, and nothing limits their length.
    maxAnswerBytes: 64 * 1_048_576,
    decode: (body) => {
        const page = (0,_service_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeReadersText */ .k_)('a page of questions to the assistant', schema, body);
        const { conversations, hasMore, nextCursor = null } = page;
        return { rows: conversations, totals: undefined, hasMore, nextCursor };
    },
    // The contract calls the ID that of a conversation, and a conversation can have several questions.
    keyOf: ({ id, timestamp, query }) => JSON.stringify([id, timestamp, query]),
    contentOf: ({ rows, isComplete }) => {
        rows.sort((a, b) => (0,_included_list_js__WEBPACK_IMPORTED_MODULE_2__/* .latestFirst */ .y)(a.timestamp, b.timestamp) || (0,_code_point_order_js__WEBPACK_IMPORTED_MODULE_5__/* .codePointOrder */ .K)(a.id, b.id));
        const questions = rows.map((row) => ({
            timestamp: row.timestamp,
            question: (0,_email_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutEmailAddresses */ .h)(row.query),
            resolution: row.resolutionStatus,
            category: (0,_email_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutEmailAddresses */ .h)(row.queryCategory),
            page: (0,_email_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutEmailAddresses */ .h)(row.pageUrl),
            sources: row.sources.map(({ title, url }) => ({
                title: (0,_email_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutEmailAddresses */ .h)(title),
                url: (0,_email_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutEmailAddresses */ .h)(url),
            })),
        }));
        return { unanswered: questions.filter(isUnanswered).length, isComplete, questions };
    },
});


/***/ }),

/***/ 4422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BM: () => (/* binding */ progressEvery),
/* harmony export */   Vx: () => (/* binding */ hourlyLimit),
/* harmony export */   WI: () => (/* binding */ fewerRequests),
/* harmony export */   bK: () => (/* binding */ RequestBudget),
/* harmony export */   tD: () => (/* binding */ RequestBudgetError)
/* harmony export */ });
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4661);
/* harmony import */ var _number_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39917);


const requestsPerHour = 100;
/** In parentheses, for messages. */
const hourlyLimit = `(the limit is ${requestsPerHour} analytics requests per hour for the organization)`;
/** The next request would exceed `max-requests`. */
class RequestBudgetError extends _service_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 {
    name = 'RequestBudgetError';
}
/** Counts the requests of a run against `max-requests`. */
class RequestBudget {
    #maxRequests;
    #asked;
    #sentFor = new Map();
    #reserved = 0;
    constructor(maxRequests, asked) {
        this.#maxRequests = maxRequests;
        this.#asked = asked;
    }
    get sent() {
        return [...this.#sentFor.values()].reduce((sum, sent) => sum + sent, 0);
    }
    /** Number of requests that may still be sent, without the reserved ones. */
    get left() {
        return this.#maxRequests - this.sent - this.#reserved;
    }
    /** For example `30 of 100 requests used`. */
    get usage() {
        return `${(0,_number_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(this.sent)} of ${(0,_number_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCountOf */ .gL)(this.#maxRequests, 'request')} used`;
    }
    /** Number of requests between two progress lines: a tenth of `max-requests`, at most 25. */
    get progressStep() {
        return Math.min(25, Math.ceil(this.#maxRequests / 10));
    }
    /** Reserves requests for a later read. An earlier read then fails before it uses them up. */
    reserve(requests) {
        this.#reserved += requests;
    }
    release(requests) {
        this.#reserved -= requests;
    }
    /**
     * Returns client options that count each request.
     *
     * @param purpose what the request reads, for messages: `the pages`
     */
    optionsFor(purpose) {
        return {
            beforeSending: () => {
                this.spend(purpose);
            },
            onUnsent: () => {
                this.#add(purpose, -1);
            },
            rateLimitAdvice: () => this.#rateLimitAdvice(),
        };
    }
    /** @throws RequestBudgetError if the request would exceed the budget */
    spend(purpose) {
        if (this.left <= 0) {
            const reserved = this.#reserved === 0
                ? ''
                : ` (${this.#reserved} of them ${this.#reserved === 1 ? 'is' : 'are'} reserved for later)`;
            throw new RequestBudgetError(`The export needs more than the ${(0,_number_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCountOf */ .gL)(this.#maxRequests, 'request')} that max-requests allows${reserved}. Nothing was exported. To continue, ${fewerRequests(this.#asked)}.`);
        }
        this.#add(purpose, 1);
    }
    #add(purpose, requests) {
        this.#sentFor.set(purpose, (this.#sentFor.get(purpose) ?? 0) + requests);
    }
    #rateLimitAdvice() {
        const and = new Intl.ListFormat('en', { type: 'conjunction' });
        const parts = [...this.#sentFor].map(([purpose, sent]) => `${(0,_number_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(sent)} for ${purpose}`);
        return `This export has sent ${(0,_number_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCountOf */ .gL)(this.sent, 'request')}: ${and.format(parts)}. To send fewer, ${anyOf(waysToSendFewer(this.#asked))}.`;
    }
}
/**
 * Returns what the user can do about too many requests.
 *
 * @param needed the number of requests, if it is known
 */
function fewerRequests(asked, needed = 0) {
    const ways = [...(needed <= requestsPerHour ? ['raise max-requests'] : []), ...waysToSendFewer(asked)];
    return `${anyOf(ways)} ${hourlyLimit}`;
}
function waysToSendFewer({ isCompared, series, include = [], hasSmallPages = false }) {
    return [
        ...(hasSmallPages ? ['raise page-size'] : []),
        ...(series === undefined ? [] : [series === 'month' ? 'remove series' : 'use a coarser series']),
        ...(isCompared ? ['remove compare'] : []),
        ...(include.length > 0 ? [`remove ${include.length === 1 ? 'include' : 'items of include'}`] : []),
        'shorten the range',
    ];
}
function anyOf(ways) {
    return new Intl.ListFormat('en', { type: 'disjunction' }).format(ways);
}
/**
 * Returns a function that logs the progress of a long read each time `done` passes a multiple of `step`.
 *
 * @param doneBefore the count before the read
 */
function progressEvery(step, log, doneBefore = 0) {
    let stepsDone = Math.floor(doneBefore / step);
    return (done, message) => {
        const steps = Math.floor(done / step);
        if (steps > stepsDone)
            log.info(message);
        stepsDone = steps;
    };
}


/***/ }),

/***/ 50757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ sectionsOf)
/* harmony export */ });
/* harmony import */ var _section_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10525);
/* harmony import */ var _code_point_order_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15568);


/** Returns the sections of a site. The one with the most visited page comes first. */
function sectionsOf(pages) {
    const nameOf = (0,_section_name_js__WEBPACK_IMPORTED_MODULE_0__/* .sectionNames */ .Q)(pages.map(({ path }) => path));
    const groups = new Map();
    for (const page of pages) {
        const name = nameOf(page.path);
        const prefix = name === _section_name_js__WEBPACK_IMPORTED_MODULE_0__/* .pagesAtTheTop */ .a ? undefined : name;
        const group = groups.get(prefix);
        if (group === undefined)
            groups.set(prefix, [page]);
        else
            group.push(page);
    }
    return [...groups].map(([prefix, group]) => sectionOf(prefix, group)).sort(inOrder);
}
function sectionOf(prefix, pages) {
    const section = { prefix, pages: 0, most: 0, mostBefore: 0, aiShare: undefined };
    let [ai, all] = [0, 0];
    for (const page of pages) {
        if (page.total > 0)
            section.pages += 1;
        section.most = Math.max(section.most, page.total);
        section.mostBefore = Math.max(section.mostBefore, page.previous?.total ?? 0);
        ai += page.ai;
        all += page.total;
    }
    return all === 0 ? section : { ...section, aiShare: ai / all };
}
function inOrder(a, b) {
    return b.most - a.most || b.mostBefore - a.mostBefore || (0,_code_point_order_js__WEBPACK_IMPORTED_MODULE_1__/* .codePointOrder */ .K)(a.prefix ?? '', b.prefix ?? '');
}


/***/ }),

/***/ 90328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mc: () => (/* binding */ leastRequests),
/* harmony export */   rO: () => (/* binding */ readAnalytics),
/* harmony export */   wP: () => (/* binding */ isWhole)
/* harmony export */ });
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4661);
/* harmony import */ var _date_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7926);
/* harmony import */ var _number_format_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(39917);
/* harmony import */ var _comparison_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96514);
/* harmony import */ var _included_lists_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13503);
/* harmony import */ var _request_budget_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4422);
/* harmony import */ var _visitor_list_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88530);







/** Returns false for a bucket that must not look like the others: the range cuts it, or it is not over. */
function isWhole({ partial, unfinished }) {
    return !partial && !unfinished;
}
/** Returns the fewest requests of an export: one for each list and each bucket. */
function leastRequests({ isCompared, buckets, include, }) {
    return (isCompared ? 2 : 1) + buckets + (0,_included_lists_js__WEBPACK_IMPORTED_MODULE_3__/* .listsOf */ .fO)(include).length;
}
/**
 * Reads the pages of the range, the pages of the previous period, the totals of each bucket, what `include` asks for,
 * and last the lists of the previous period that tell how the gaps changed.
 *
 * @throws what {@link readVisitors} throws
 */
async function readAnalytics({ inputs, ...options }) {
    const { previous, series, include, pageSize } = inputs;
    const context = { ...options, range: inputs, pageSize };
    // Of the requests for the first list, the first one is sent at once.
    options.budget.reserve(leastRequests({ isCompared: previous !== undefined, buckets: series?.buckets.length ?? 0, include }) - 1);
    const list = await (0,_visitor_list_js__WEBPACK_IMPORTED_MODULE_5__/* .readVisitors */ .o2)(context);
    const before = previous && (await readPrevious(previous, list, context));
    const read = series && { size: series.size, buckets: await readTotals(series, context) };
    const rows = before?.changes ?? list.visitors;
    const lists = await (0,_included_lists_js__WEBPACK_IMPORTED_MODULE_3__/* .readIncluded */ .Vk)(include, context);
    const previousLists = before && (await readPreviousLists(include, { ...context, range: before }));
    return {
        ...list,
        ...lists,
        rows,
        previous: before && { ...before, lists: previousLists },
        series: read,
    };
}
async function readPrevious(range, { visitors }, context) {
    context.log.info(`Reading the previous period: ${(0,_date_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatRange */ .Lu)(range)}.`);
    context.budget.release(1);
    const list = await (0,_visitor_list_js__WEBPACK_IMPORTED_MODULE_5__/* .readVisitors */ .o2)({ ...context, range, isPrevious: true });
    return { ...range, ...list, changes: (0,_comparison_js__WEBPACK_IMPORTED_MODULE_2__/* .comparePages */ .sh)(visitors, list.visitors) };
}
/**
 * Reads the lists of the previous period. They are not worth the failure of an export, nor a wait: returns undefined if
 * `max-requests` has no room for them, or if a request fails. A cancellation and the deadline still end the run.
 */
async function readPreviousLists(include, context) {
    const { budget, log } = context;
    const readPage = (list, query, options) => context.readPage(list, query, { ...options, isRetried: false });
    let reason = 'max-requests has no room for its lists.';
    if (budget.left >= (0,_included_lists_js__WEBPACK_IMPORTED_MODULE_3__/* .comparedListsOf */ .yo)(include).length) {
        try {
            return await (0,_included_lists_js__WEBPACK_IMPORTED_MODULE_3__/* .readCompared */ .yS)(include, { ...context, readPage, isPrevious: true });
        }
        catch (error) {
            if (!(error instanceof _service_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7))
                throw error;
            if (!(error instanceof _request_budget_js__WEBPACK_IMPORTED_MODULE_4__/* .RequestBudgetError */ .tD))
                reason = error.message;
        }
    }
    log.notice(`What readers did not find is not compared with the previous period: ${reason}`);
    return undefined;
}
/**
 * Reads the totals of each bucket, with a request for one row each. The sum of smaller buckets would count people more
 * than once.
 */
async function readTotals({ size, buckets }, { budget, readPage, log }) {
    const all = (0,_number_format_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCountOf */ .gL)(buckets.length, size);
    log.info(`Reading the totals of ${all}, one request each.`);
    const logProgress = (0,_request_budget_js__WEBPACK_IMPORTED_MODULE_4__/* .progressEvery */ .BM)(Math.max(10, Math.ceil(buckets.length / 10)), log);
    const read = [];
    for (const bucket of buckets) {
        budget.release(1);
        const query = { dateFrom: bucket.dateFrom, dateTo: bucket.dateTo, limit: 1, offset: 0 };
        const { totals } = await readPage(_visitor_list_js__WEBPACK_IMPORTED_MODULE_5__/* .visitorList */ .tE, query, budget.optionsFor('the series'));
        read.push({ ...bucket, ...totals });
        if (read.length < buckets.length)
            logProgress(read.length, `${(0,_number_format_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCount */ .B4)(read.length)} of ${all} read, ${budget.usage}.`);
    }
    return read;
}


/***/ }),

/***/ 88530:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o2: () => (/* binding */ readVisitors),
/* harmony export */   tE: () => (/* binding */ visitorList),
/* harmony export */   uy: () => (/* binding */ inExportOrder)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65528);
/* harmony import */ var _first_use_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77212);
/* harmony import */ var _service_decoding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25515);
/* harmony import */ var _code_point_order_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15568);
/* harmony import */ var _paged_list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53087);





const schema = (0,_first_use_js__WEBPACK_IMPORTED_MODULE_2__/* .atFirstUse */ .J)(() => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik({
    totals: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik((0,_service_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .counts */ .tQ)()),
    visitors: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YO(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik({ path: (0,_service_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(), ...(0,_service_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .counts */ .tQ)() })),
    hasMore: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zM(),
}));
/** The visitors of each page, with the totals of the whole site in the range. */
const visitorList = {
    path: 'visitors',
    purpose: 'the pages',
    rowNoun: 'page',
    paging: 'offset',
    limit: 250,
    decode: (body) => {
        const { visitors, ...page } = (0,_service_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .decode */ .D4)('a page of visitors', schema, body);
        return { ...page, rows: visitors };
    },
    keyOf: ({ path }) => path,
};
/**
 * Reads the visitors of every page.
 *
 * @throws what {@link readList} throws
 */
async function readVisitors(context) {
    const { rows, totals } = await (0,_paged_list_js__WEBPACK_IMPORTED_MODULE_1__/* .readList */ .LD)(visitorList, context);
    return { totals, visitors: inExportOrder(rows) };
}
/** Returns the pages sorted by `total` descending, then by path in code-point order. */
function inExportOrder(pages) {
    const comparePaths = (0,_code_point_order_js__WEBPACK_IMPORTED_MODULE_4__/* .orderOf */ .m)(pages.map(({ path }) => path));
    return pages.toSorted((a, b) => b.total - a.total || comparePaths(a.path, b.path));
}


/***/ }),

/***/ 10525:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ sectionNames),
/* harmony export */   a: () => (/* binding */ pagesAtTheTop)
/* harmony export */ });
// Names the sections of a site, for the files of an export and for the script of report.html.
/** The section of the pages that have no pages below them and are below none. */
const pagesAtTheTop = 'Top-level pages';
/**
 * Returns a function from a path to its section, the first segment of the path: `/guides/` for `/guides/install`, and
 * for `/guides` if other pages are below it; {@link pagesAtTheTop} for other pages.
 */
function sectionNames(paths) {
    const parents = new Set(paths.filter(isBelow).map(firstSegment));
    return (path) => {
        const segment = firstSegment(path);
        return parents.has(segment) ? `/${segment}/` : pagesAtTheTop;
    };
}
function firstSegment(path) {
    const start = path.startsWith('/') ? 1 : 0;
    const end = path.indexOf('/', start);
    return path.slice(start, end === -1 ? undefined : end);
}
/** Returns true for a path with a further segment. */
function isBelow(path) {
    const start = path.startsWith('/') ? 1 : 0;
    const end = path.indexOf('/', start);
    return end > start && end + 1 < path.length;
}


/***/ }),

/***/ 69592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GU: () => (/* binding */ noTasks),
/* harmony export */   Ru: () => (/* binding */ tasksTitle),
/* harmony export */   Zn: () => (/* binding */ nextSteps),
/* harmony export */   a4: () => (/* binding */ tasksOf),
/* harmony export */   er: () => (/* binding */ taskLine)
/* harmony export */ });
/* harmony import */ var _gaps_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34365);
/* harmony import */ var _number_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39917);
/* harmony import */ var _read_comparison_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96514);



const mostTasks = 5;
/** What the summary and the report say above the tasks, and without any. */
const tasksTitle = 'Do this week';
const noTasks = 'No task was found.';
const verbs = { write: 'Write', fix: 'Fix', add: 'Add', 'look-at': 'Look at' };
/**
 * Returns what to do this week. The heaviest task of each kind comes before a second one of any kind. A page has one
 * task, and a term that is also a question is one task with it.
 *
 * @param moved the pages whose visitors changed, the largest change first
 */
function tasksOf(moved, gaps) {
    const candidates = {
        write: (gaps?.questions ?? []).map(({ question, pages, count, since }) => ({
            ...{ kind: 'write', words: question, page: pages[0]?.page ?? null },
            ...{ count, previous: since?.previous ?? null },
        })),
        fix: (gaps?.pages ?? []).map(({ path, comments, thumbsDown, since }) => ({
            ...{ kind: 'fix', words: comments[0]?.comment ?? null, page: (0,_gaps_js__WEBPACK_IMPORTED_MODULE_0__/* .pagePath */ .HX)(path) },
            ...{ count: thumbsDown, previous: since?.previous ?? null },
        })),
        add: (gaps?.terms ?? []).map(({ term, topClickedPage, hits, since }) => ({
            ...{ kind: 'add', words: term, page: topClickedPage === null ? null : (0,_gaps_js__WEBPACK_IMPORTED_MODULE_0__/* .pagePath */ .HX)(topClickedPage) },
            ...{ count: hits, previous: since?.previous ?? null },
        })),
        'look-at': lostPages(moved),
    };
    const kinds = Object.keys(verbs);
    const chosen = [];
    const isKnown = (task) => chosen.some(({ page }) => page !== null && page === task.page) ||
        (task.kind === 'add' &&
            chosen.some(({ kind, words }) => kind === 'write' && isSame(words ?? '', task.words ?? '')));
    for (let isAdded = true; isAdded;) {
        isAdded = false;
        for (const kind of kinds) {
            const next = candidates[kind].findIndex((task) => !isKnown(task));
            const [task] = next === -1 ? [] : candidates[kind].splice(0, next + 1).slice(-1);
            if (task === undefined || chosen.length === mostTasks)
                continue;
            chosen.push(task);
            isAdded = true;
        }
    }
    return chosen.sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
}
function isSame(words, others) {
    return (0,_gaps_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedWords */ .C8)(words) === (0,_gaps_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedWords */ .C8)(others);
}
/** Returns the page that lost most of those that still have visitors, and of those that have none. */
function lostPages(moved) {
    const lost = moved.filter(_read_comparison_js__WEBPACK_IMPORTED_MODULE_1__/* .hasLost */ .ZG);
    const most = [lost.find(({ total }) => total > 0), lost.find(({ total }) => total === 0)];
    return lost
        .filter((page) => most.includes(page))
        .map(({ path, total, previous }) => ({
        ...{ kind: 'look-at', words: null, page: path },
        ...{ count: total, previous: previous.total },
    }));
}
/** Returns the verb of a task, and the rest of its line. */
function taskLine({ kind, words, page, count, previous }) {
    const shownWords = words === null ? [] : [{ words }];
    const isGone = kind === 'look-at' && count === 0;
    const shownPage = page === null ? [] : [{ page, isGone }];
    const change = changeOf(count, previous);
    const parts = {
        write: [
            ...['an answer to ', ...shownWords, `, asked ${times(count)}${change}`],
            ...(page === null ? [] : [', on ', ...shownPage]),
        ],
        fix: [
            ...[...shownPage, `, ${(0,_number_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(count)} thumbs down${change}`],
            ...(words === null ? [] : [': ', ...shownWords]),
        ],
        add: [
            ...['content for ', ...shownWords, `, searched ${times(count)}${change}, with few clicks`],
            ...(page === null ? [] : [', most on ', ...shownPage]),
        ],
        'look-at': [
            ...shownPage,
            isGone
                ? `, no visitors now, ${(0,_number_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(previous ?? 0)} before. Redirect?`
                : `, ${(0,_number_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCountOf */ .gL)(count, 'visitor')}${change}`,
        ],
    };
    return { verb: verbs[kind], parts: parts[kind] };
}
function times(count) {
    return count === 1 ? 'once' : `${(0,_number_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(count)} times`;
}
function changeOf(count, previous) {
    if (previous === null)
        return '';
    if (previous === 0)
        return ', none before';
    if (count === previous)
        return ', as before';
    return `, ${(0,_number_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(Math.abs(count - previous))} ${count > previous ? 'more' : 'fewer'}`;
}
/** What each list would tell. */
const told = {
    assistant: 'the questions that the assistant could not answer',
    feedback: 'the pages that readers dislike',
    searches: 'the searches with few clicks',
};
/** Returns sentences below the tasks: how the agent can do them, and which item of `include` would tell more. */
function nextSteps({ gaps, tasks, ...lists }) {
    const read = {
        assistant: lists.questions,
        feedback: lists.feedback,
        searches: lists.searches,
    };
    const missing = Object.keys(told).filter((name) => read[name] === undefined);
    const and = new Intl.ListFormat('en-GB', { type: 'conjunction' });
    const quote = [
        ...['The agent can do this: quote ', { code: 'gaps.md' }],
        ...[' in the next step of the workflow, with ', { code: 'quote-file: gaps.md' }, '.'],
    ];
    const more = [
        ...['With ', { code: `include: ${missing.join(',')}` }],
        `, the list would also tell ${and.format(missing.map((name) => told[name]))}.`,
    ];
    return [
        ...(gaps === undefined || tasks.length === 0 ? [] : [quote]),
        ...(missing.length === 0 ? [] : [more]),
    ];
}


/***/ }),

/***/ 97539:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NM: () => (/* binding */ formatVisitors),
/* harmony export */   Vj: () => (/* binding */ verdictOf),
/* harmony export */   mC: () => (/* binding */ verdictDetails)
/* harmony export */ });
/* harmony import */ var _date_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7926);
/* harmony import */ var _number_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39917);


/**
 * Returns the export in one sentence of at most 20 words: the direction and the size of the change, and the period
 * compared with; without a comparison, the total.
 */
function verdictOf(analytics) {
    const { totals, previous } = analytics;
    if (previous === undefined)
        return `${formatVisitors(totals.total)} ${rangeName(analytics)}.`;
    const [now, before] = [totals.total, previous.totals.total];
    const period = previousName(analytics, previous);
    const soFar = analytics.unfinished ? ' so far' : '';
    const caveat = lengthOf(analytics, previous);
    if (now === 0 && before === 0)
        return `No visitors${soFar}, as ${period}${caveat}.`;
    if (now === 0)
        return `No visitors${soFar}, after ${(0,_number_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(before)} ${period}${caveat}.`;
    if (before === 0)
        return `${formatVisitors(now)}${soFar}, after none ${period}${caveat}.`;
    if (now === before)
        return `As many visitors${soFar} as ${period}${caveat}.`;
    return `${sizeOf(now, before)} visitors${soFar} than ${period}${caveat}.`;
}
/** Returns the dates, the total unless the verdict has it, and the share of AI, in one line. */
function verdictDetails(analytics) {
    const { totals, previous } = analytics;
    const range = `${(0,_date_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatComparedRanges */ .Tx)(analytics, previous)}.`;
    if (totals.total === 0)
        return range;
    const total = previous === undefined ? '' : `${formatVisitors(totals.total)}, `;
    return `${range} ${total}${(0,_number_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatShare */ .T1)(totals.ai, totals.total)} AI.`;
}
/** Formats a total: `12,345 visitors`, `No visitors`. */
function formatVisitors(total) {
    return total === 0 ? 'No visitors' : (0,_number_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCountOf */ .gL)(total, 'visitor');
}
/** Returns the change as a percentage, or as a count if the percentage would say nothing. */
function sizeOf(now, before) {
    const growth = (0,_number_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatGrowth */ .T9)(now, before).slice(1);
    const size = growth === '0.0%' ? (0,_number_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(Math.abs(now - before)) : growth;
    return `${size} ${now > before ? 'more' : 'fewer'}`;
}
/** Returns `in September 2026`, `in 28 days`, and the like. */
function rangeName(analytics) {
    const whole = (0,_date_format_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeMonth */ .Mm)(analytics);
    if (whole !== undefined)
        return `in ${whole.month} ${whole.year}`;
    const { days } = analytics;
    return days === undefined ? inSentence(analytics) : `in ${(0,_number_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCountOf */ .gL)(days, 'day')}`;
}
/** Returns `on Nov 9 – 15, 2025`, or `from … to …` for times. */
function inSentence(range) {
    const text = (0,_date_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatRange */ .Lu)(range);
    return text.startsWith('From') ? text.replace('From', 'from') : `on ${text}`;
}
/** Returns `in September`, `on the day before`, and the like. */
function previousName(analytics, previous) {
    const whole = (0,_date_format_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeMonth */ .Mm)(previous);
    if (whole !== undefined)
        return `in ${whole.month}${whole.year === analytics.dateFrom?.slice(0, 4) ? '' : ` ${whole.year}`}`;
    const isJustBefore = previous.dateTo === analytics.dateFrom && (0,_date_format_js__WEBPACK_IMPORTED_MODULE_0__/* .differingDays */ .OU)(analytics, previous) === undefined;
    if (!isJustBefore)
        return inSentence(previous);
    return previous.days === 1 ? 'on the day before' : `in the ${(0,_number_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCountOf */ .gL)(previous.days, 'day')} before`;
}
function lengthOf(analytics, previous) {
    const days = (0,_date_format_js__WEBPACK_IMPORTED_MODULE_0__/* .differingDays */ .OU)(analytics, previous);
    if (days === undefined)
        return '';
    const difference = Math.abs(days.before - days.now);
    const size = difference === 1 ? 'a day' : (0,_number_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCountOf */ .gL)(difference, 'day');
    return `, which was ${size} ${days.before < days.now ? 'shorter' : 'longer'}`;
}


/***/ }),

/***/ 13317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ nextStepBlock),
/* harmony export */   o: () => (/* binding */ answerBlock)
/* harmony export */ });
/* harmony import */ var _untrusted_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49032);
/* harmony import */ var _tasks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69592);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97539);
/* harmony import */ var _path_code_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78984);




const maxWordsCharacters = 100;
/** Returns the verdict, and what to do this week. */
function answerBlock(content, heading) {
    const { verdict, tasks, siteUrl } = content;
    return [
        `**${verdict}**`,
        `<sub>${(0,_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictDetails */ .mC)(content)}</sub>`,
        `${heading} ${_tasks_js__WEBPACK_IMPORTED_MODULE_1__/* .tasksTitle */ .Ru}`,
        tasks.length === 0
            ? _tasks_js__WEBPACK_IMPORTED_MODULE_1__/* .noTasks */ .GU
            : tasks.map((task, index) => `${index + 1}. ${taskMarkdown(task, siteUrl)}`).join('\n'),
    ];
}
function taskMarkdown(task, siteUrl) {
    const { verb, parts } = (0,_tasks_js__WEBPACK_IMPORTED_MODULE_1__/* .taskLine */ .er)(task);
    const texts = parts.map((part) => {
        if (typeof part === 'string')
            return part;
        if ('words' in part)
            return (0,_untrusted_text_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(part.words, maxWordsCharacters);
        // A link to a page that is gone leads nowhere.
        return (0,_path_code_js__WEBPACK_IMPORTED_MODULE_3__/* .linkedPath */ .nS)(part.page, part.isGone ? undefined : siteUrl);
    });
    return `**${verb}** ${texts.join('')}`;
}
/** Returns how the agent can do the tasks, and which item of `include` would tell more. */
function nextStepBlock(content) {
    return (0,_tasks_js__WEBPACK_IMPORTED_MODULE_1__/* .nextSteps */ .Zn)(content).map((parts) => parts.map((part) => (typeof part === 'string' ? part : `\`${part.code}\``)).join(''));
}


/***/ }),

/***/ 51758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ gapTableBlock),
/* harmony export */   r: () => (/* binding */ goneBlock)
/* harmony export */ });
/* harmony import */ var _untrusted_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49032);
/* harmony import */ var _gap_tables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35014);
/* harmony import */ var _number_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39917);
/* harmony import */ var _markdown_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5311);
/* harmony import */ var _path_code_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78984);





const goneWordsCharacters = 60;
/** Returns a table with its title, what its rows are, and its first rows. All texts of a row are in its first cell. */
function gapTableBlock(gapTable, heading, cut) {
    const { title, note, textColumns, numberColumns, count, rows } = gapTable;
    const shown = rows.slice(0, cut.rows);
    const of = count > shown.length ? ` (${shown.length} of ${(0,_number_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(count)})` : '';
    const [name = '', ...details] = textColumns;
    const head = [name, ...details.map((title) => title.toLowerCase())].join(', ');
    return [
        `${heading} ${title}${of}`,
        [note, ...(gapTable.cut === undefined ? [] : [gapTable.cut])].join(' '),
        (0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp)([head, ...numberColumns], shown.map(({ texts, numbers }) => [
            texts.flatMap((each) => textsOf(each, cut)).join('<br>'),
            ...numbers,
        ])),
    ];
}
function textsOf({ kind, texts }, cut) {
    if (texts.length === 0)
        return [];
    const safe = (text) => kind === 'pages' ? cut.path(text) : (0,_untrusted_text_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(text, cut.wordsCharacters);
    const shown = texts
        .slice(0, cut.texts)
        .map(({ text, count }) => `${safe(text)}${count === 1 ? '' : ` (${(0,_number_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCountOf */ .gL)(count, 'time')})`}`);
    const others = texts.length - shown.length;
    return [`${shown.join(', ')}${others > 0 ? ` and ${(0,_number_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCountOf */ .gL)(others, 'other')}` : ''}`];
}
/** Returns the gaps of the previous period that are gone; nothing if that is not known. */
function goneBlock(gone, heading) {
    if (gone === undefined)
        return [];
    const rows = (0,_gap_tables_js__WEBPACK_IMPORTED_MODULE_1__/* .goneRows */ .Hm)(gone).map(({ title, names, arePages, count }) => {
        const shown = names.map((name) => (arePages ? (0,_path_code_js__WEBPACK_IMPORTED_MODULE_3__/* .pathCode */ .N3)(name) : (0,_untrusted_text_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(name, goneWordsCharacters)));
        return [`${title}: ${shown.join(', ')}${count > names.length ? ', …' : ''}`, (0,_number_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(count)];
    });
    return [
        `${heading} ${_gap_tables_js__WEBPACK_IMPORTED_MODULE_1__/* .goneWords */ .d1.title}`,
        rows.length === 0 ? _gap_tables_js__WEBPACK_IMPORTED_MODULE_1__/* .goneWords */ .d1.empty : (0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp)(_gap_tables_js__WEBPACK_IMPORTED_MODULE_1__/* .goneWords */ .d1.columns, rows),
    ];
}


/***/ }),

/***/ 5311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   YL: () => (/* binding */ growthTitle),
/* harmony export */   eV: () => (/* binding */ withGrowth),
/* harmony export */   tW: () => (/* binding */ changeTitle),
/* harmony export */   tp: () => (/* binding */ table)
/* harmony export */ });
/* harmony import */ var _date_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7926);
/* harmony import */ var _number_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39917);


/** Returns a table with text in the first column and numbers in the others. */
function table(head, rows) {
    const alignment = `|---|${'--:|'.repeat(head.length - 1)}`;
    return [line(head), alignment, ...rows.map(line)].join('\n');
}
function line(cells) {
    return `| ${cells.join(' | ')} |`;
}
/** Returns the title of a column with changes. It has the days of each period if these differ. */
function changeTitle(analytics) {
    const days = (0,_date_format_js__WEBPACK_IMPORTED_MODULE_0__/* .differingDays */ .OU)(analytics, analytics.previous);
    return days === undefined ? 'Change' : `Change (${(0,_number_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCountOf */ .gL)(days.now, 'day')}, before ${days.before})`;
}
/** Returns a count with its growth since the previous period, if there is one: `2,804 (+36.1%)`. */
function withGrowth(count, before) {
    return `${(0,_number_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(count)}${before === undefined ? '' : ` (${(0,_number_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatGrowth */ .T9)(count, before)})`}`;
}
/** Returns the title of a column of {@link withGrowth}. */
function growthTitle(title, analytics) {
    return analytics.previous === undefined ? title : `${title}, ${changeTitle(analytics).toLowerCase()}`;
}
/** Returns a block that is folded at first. */
function folded(label, blocks) {
    return [`<details>\n<summary>${label}</summary>`, ...blocks, '</details>'];
}


/***/ }),

/***/ 78984:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N3: () => (/* binding */ pathCode),
/* harmony export */   nS: () => (/* binding */ linkedPath),
/* harmony export */   nY: () => (/* binding */ pathInTable)
/* harmony export */ });
/* unused harmony export maxPathCharacters */
/* harmony import */ var _untrusted_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49032);
/* harmony import */ var _page_link_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48928);


// With these limits, the report stays 180 KB below the runner's limit of 1 MiB. That holds for 1,000 rows (the
// maximum), the largest numbers, and paths in which every character has the longest escape, 9 bytes.
const maxPathCharacters = 70;
// A path with escapes is longer than any other, and has no link.
const maxLinkCharacters = 300;
/** Returns a path as code. */
function pathCode(path) {
    return (0,_untrusted_text_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(path, maxPathCharacters);
}
// None of these characters has a meaning in Markdown or HTML, alone or together.
const ordinaryPath = /^(?:\/[A-Za-z0-9-]+){2,}$/u;
/**
 * Returns a path for a table, as a link if the address of its page is known. An ordinary path can break behind a slash,
 * so that the table fits on a phone.
 */
function pathInTable(path, siteUrl) {
    const linked = linkedPath(path, siteUrl);
    if (path.length > maxPathCharacters || !ordinaryPath.test(path))
        return linked;
    const breakable = `<code>${path.replaceAll(/(?<=.)\//gu, '/<wbr>')}</code>`;
    return linked.replace(`\`${path}\``, breakable);
}
/** Returns a path as code that is also a link to the page, if its address is known and short. */
function linkedPath(path, siteUrl) {
    const code = pathCode(path);
    const link = siteUrl && (0,_page_link_js__WEBPACK_IMPORTED_MODULE_1__/* .pageLink */ .w)(siteUrl, path);
    if (link === undefined || link.length > maxLinkCharacters || !code.startsWith('`'))
        return code;
    return `[${code}](<${link}>)`;
}


/***/ }),

/***/ 48928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ pageLink)
/* harmony export */ });
// Control characters, lone surrogates, and what a URL parser reads as a separator.
const unsafe = /[\p{Cc}\p{Cs}\\?#]/u;
const dotSegment = /^(?:\.|%2e){1,2}$/iu;
// Encoded separators and control characters. Some servers decode them before they read the path.
const encodedSeparator = /%(?:[01][0-9a-f]|2f|5c|7f)/iu;
const escapes = /(%[0-9a-f]{2})/iu;
/**
 * Returns the address of a page of the site; undefined if its path cannot be made a link that is certain to stay below
 * the address of the site.
 *
 * The path is untrusted text. After the origin, the link has only letters, digits and `-._~%/`, so that it has no
 * meaning in Markdown or in an attribute of HTML.
 */
function pageLink(siteUrl, path) {
    if (!path.startsWith('/') || unsafe.test(path) || encodedSeparator.test(path))
        return undefined;
    const segments = path.slice(1).split('/');
    const isSafe = segments.every((segment, index) => !dotSegment.test(segment) && (segment !== '' || index === segments.length - 1));
    if (!isSafe)
        return undefined;
    const base = `${siteUrl.origin}${siteUrl.pathname.replace(/(?<!\/)\/+$/u, '')}`;
    return `${base}/${segments.map(encodeSegment).join('/')}`;
}
/** Encodes a segment. Bytes that are already encoded stay as they are. */
function encodeSegment(segment) {
    return segment
        .split(escapes)
        .map((part, index) => (index % 2 === 1 ? part : encodeURIComponent(part)))
        .join('')
        .replaceAll(/[!'()*]/gu, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}


/***/ }),

/***/ 65103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ partsOf),
/* harmony export */   h: () => (/* binding */ sumOfParts)
/* harmony export */ });
/** Splits a total into human only, both, and AI only. Each part is 0 or more. */
function partsOf({ human, ai, total }) {
    // The counts are approximate, so a total can be inconsistent with its parts.
    const both = Math.min(human, ai, Math.max(0, human + ai - total));
    return { humanOnly: human - both, both, aiOnly: ai - both };
}
/** Returns the sum of the parts. It can differ from an inconsistent total. */
function sumOfParts({ humanOnly, both, aiOnly }) {
    return humanOnly + both + aiOnly;
}


/***/ }),

/***/ 92245:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ filesOfIncluded),
/* harmony export */   z: () => (/* binding */ writtenLists)
/* harmony export */ });
/* harmony import */ var _read_included_lists_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13503);

/** Each list of `include`, in the order of the files. */
const descriptions = {
    views: {
        ...{ file: 'views.csv', member: 'views', rowsName: 'pages' },
        columns: ['path', 'human', 'ai', 'total'],
    },
    searches: {
        ...{ file: 'searches.csv', member: 'searches', rowsName: 'terms' },
        columns: ['term', 'hits', 'clickThroughRate', 'topClickedPage', 'lastSearchedAt'],
    },
    pageFeedback: {
        ...{ file: 'feedback-by-page.csv', member: 'feedbackByPage', rowsName: 'pages' },
        columns: ['path', 'thumbsUp', 'thumbsDown', 'code', 'total'],
    },
    feedback: {
        ...{ file: 'feedback.csv', member: 'feedback', rowsName: 'entries' },
        columns: ['path', 'createdAt', 'source', 'status', 'helpful', 'comment', 'code', 'filename', 'lang'],
    },
    questions: {
        ...{ file: 'questions.csv', member: 'questions', rowsName: 'questions' },
        columns: ['timestamp', 'question', 'resolution', 'category', 'page', 'sources'],
    },
};
/** Returns the lists that were read, as files have them. */
function writtenLists(lists) {
    return Object.keys(descriptions).flatMap((name) => {
        if (lists[name] === undefined)
            return [];
        const description = descriptions[name];
        const { isComplete, [description.rowsName]: rows, ...fields } = { ...lists[name] };
        return [
            { ...description, rows: rows, fields: { ...fields, complete: isComplete } },
        ];
    });
}
/** Returns the names of the files that an item of `include` adds. */
function filesOfIncluded(include) {
    const files = (0,_read_included_lists_js__WEBPACK_IMPORTED_MODULE_0__/* .namesOf */ .eZ)(include).map((name) => descriptions[name].file);
    // Views have no gaps.
    return include.some((name) => name !== 'views') ? [...files, 'gaps.md'] : files;
}


/***/ })

};
