export const id = 558;
export const ids = [558];
export const modules = {

/***/ 77641:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nt: () => (/* binding */ maxPageSize),
/* harmony export */   WI: () => (/* binding */ fewerRequests),
/* harmony export */   bK: () => (/* binding */ RequestBudget)
/* harmony export */ });
/* unused harmony export RequestBudgetError */
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4661);

/** Rows that the service gives at most for a request. */
const maxPageSize = 250;
const requestsPerHour = 100;
/** `max-requests` would be exceeded. */
class RequestBudgetError extends _service_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 {
    name = 'RequestBudgetError';
}
/** Counts the requests of a run against `max-requests`. */
class RequestBudget {
    #maxRequests;
    #asked;
    #sent = 0;
    #reserved = 0;
    constructor(maxRequests, asked) {
        this.#maxRequests = maxRequests;
        this.#asked = asked;
    }
    get sent() {
        return this.#sent;
    }
    /** Keeps requests for later, so that those of now fail before they are sent in vain. */
    reserve(requests) {
        this.#reserved += requests;
    }
    release(requests) {
        this.#reserved -= requests;
    }
    /** @throws RequestBudgetError instead of letting one request too many out */
    spend() {
        if (this.#sent >= this.#maxRequests - this.#reserved) {
            const reserved = this.#reserved === 0 ? '' : ` (${this.#reserved} of them are reserved for what comes after)`;
            throw new RequestBudgetError(`The export needs more than the ${this.#maxRequests} requests that max-requests allows${reserved}. Nothing was exported. To go on, ${fewerRequests(this.#asked)}.`);
        }
        this.#sent += 1;
    }
}
/**
 * What can be done about too many requests.
 *
 * @param needed how many there are, where that is known
 */
function fewerRequests({ isCompared, hasSeries, pageSize }, needed = 0) {
    const ways = [
        ...(needed <= requestsPerHour ? ['raise max-requests'] : []),
        ...(pageSize < maxPageSize ? ['raise page-size'] : []),
        ...(hasSeries ? ['take a coarser series'] : []),
        ...(isCompared ? ['leave out compare'] : []),
        'shorten the range',
    ];
    const or = new Intl.ListFormat('en', { type: 'disjunction' });
    return `${or.format(ways)} (the service allows ${requestsPerHour} per hour to all analytics of an organization)`;
}


/***/ }),

/***/ 96558:
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
const offsetForm = /T.*(?:Z|[+-]\d{2}:\d{2})$/u;
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
 * The moment of a bound in `timeZone`; undefined when it has neither of the two forms or is no real date. A date is the
 * start of its day, and a date-time without offset is local, both in `timeZone`.
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
/** True for a date-time that names its instant itself. */
function hasOffset(bound) {
    return offsetForm.test(bound);
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

;// CONCATENATED MODULE: ./build/visitors/period.js


/** What the input `series` takes. */
const bucketSizes = { none: undefined, daily: 'day', weekly: 'week', monthly: 'month' };
/**
 * The period of the same length just before: a whole calendar month has the month before it, all others as many days
 * and as much of a day. Undefined where it would begin before the year 0.
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
/** How many buckets a period has, without making them; a day that a time zone left out counts. */
function bucketCount(period, size, timeZone) {
    const { from, to } = spanOf(period, timeZone);
    const first = secondBucket(from, size);
    let last = firstDayOf(to.subtract({ nanoseconds: 1 }).toPlainDate(), size);
    // Clocks that are put back over midnight return to the day before.
    if (isBefore(startOf(next(last, size), to), to))
        last = next(last, size);
    return Math.max(0, first.until(last, { largestUnit: size })[`${size}s`] + 1) + 1;
}
/**
 * The buckets of a period, without gap or overlap. Days begin where the calendar of `timeZone` begins them when a bound
 * names its instant; else bounds are calendar dates, for whatever time zone the service counts in.
 */
function* bucketsOf(period, size, timeZone) {
    const { from, to, write } = spanOf(period, timeZone);
    let start = from;
    for (let day = secondBucket(from, size); isBefore(start, to); day = next(day, size)) {
        const end = startOf(day, from);
        // A time zone that moved over the date line left out a day.
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
/** The first day of the bucket after that of `from`. */
function secondBucket(from, size) {
    const day = next(firstDayOf(from.toPlainDate(), size), size);
    return isBefore(from, startOf(day, from)) ? day : next(day, size);
}
function spanOf({ dateFrom, dateTo }, timeZone) {
    const isExact = hasOffset(dateFrom) || hasOffset(dateTo);
    // UTC has every date and time of the calendar.
    const zone = isExact ? timeZone : 'UTC';
    const [from, to] = [dateFrom, dateTo].map((bound) => momentOf(bound, zone));
    if (from === undefined || to === undefined)
        throw new TypeError(`A bound is no date: ${dateFrom}, ${dateTo}.`);
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
/** The first day of the next bucket. */
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

// EXTERNAL MODULE: ./build/visitors/request-budget.js
var request_budget = __webpack_require__(77641);
;// CONCATENATED MODULE: ./build/visitors/visitors-inputs.js




const formats = ['csv', 'json', 'ndjson', 'md', 'html'];
const mostRequests = 10_000;
const seriesNames = Object.keys(bucketSizes);
/** Reads the inputs of an export; problems go to the reader. */
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
/** The range; as a period, too, where it has both bounds and they are in order. */
function readDateRange(reader, nowMs, timeZone) {
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
        return { ...(resolved ?? { dateFrom, dateTo }), period: resolved };
    }
    const from = readBound('date-from', dateFrom, timeZone, reader);
    const to = readBound('date-to', dateTo, timeZone, reader);
    const isInOrder = from !== undefined && to !== undefined && from.epochNanoseconds < to.epochNanoseconds;
    if (from !== undefined && to !== undefined && !isInOrder) {
        reader.problem('date-to', `a date after date-from ("${dateFrom ?? ''}"); it is exclusive, so one day is from a day to the next`);
    }
    const period = isInOrder && dateFrom !== undefined && dateTo !== undefined ? { dateFrom, dateTo } : undefined;
    return { dateFrom, dateTo, period };
}
/** What `compare` and `series` ask for, as far as the requests for it can fit. */
function readComparisonAndSeries(reader, { dateFrom, dateTo, period }, timeZone, maxRequests) {
    const nothing = { previous: undefined, series: undefined };
    const isCompared = reader.choice('compare', ['none', 'previous-period']) === 'previous-period';
    const size = bucketSizes[reader.choice('series', seriesNames) ?? 'none'];
    const asked = [...(isCompared ? ['compare'] : []), ...(size === undefined ? [] : ['series'])];
    const isBounded = reader.isGiven('range') || (dateFrom !== undefined && dateTo !== undefined);
    if (asked.length > 0 && !isBounded) {
        reader.conflict(asked, 'the range has to have both bounds; set range, or date-from and date-to');
    }
    // Without them, or without a number that holds, what is asked for is refused anyway.
    if (period === undefined || !(maxRequests >= 1 && maxRequests <= mostRequests))
        return nothing;
    const previous = isCompared ? previousPeriod(period, timeZone) : undefined;
    if (isCompared && previous === undefined) {
        reader.conflict(['compare', 'date-from'], 'there is no period of this length before; shorten the range');
    }
    const lists = previous === undefined ? 1 : 2;
    const buckets = size === undefined ? 0 : bucketCount(period, size, timeZone);
    if (lists + buckets > maxRequests) {
        const totals = size === undefined ? '' : ` and ${buckets} for the totals per ${size}`;
        reader.conflict([...asked, 'max-requests'], `at least ${lists + buckets} requests are needed (${lists} for the pages${totals}), and max-requests allows ${maxRequests}; ${(0,request_budget/* fewerRequests */.WI)({ isCompared, hasSeries: size !== undefined, pageSize: request_budget/* maxPageSize */.Nt }, lists + buckets)}`);
        return nothing;
    }
    return { previous, series: size && { size, buckets: [...bucketsOf(period, size, timeZone)] } };
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
    const moment = momentOf(bound, timeZone);
    if (moment === undefined)
        reader.problem(name, 'a real date as YYYY-MM-DD, or an ISO 8601 date-time');
    return moment;
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
