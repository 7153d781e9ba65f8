export const id = 516;
export const ids = [516];
export const modules = {

/***/ 16826:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ workflowRunUrl)
/* harmony export */ });
/** The page of this run on GitHub. */
function workflowRunUrl() {
    const { env } = process;
    const server = env['GITHUB_SERVER_URL'] ?? 'https://github.com';
    return `${server}/${env['GITHUB_REPOSITORY'] ?? ''}/actions/runs/${env['GITHUB_RUN_ID'] ?? ''}`;
}


/***/ }),

/***/ 75529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ createServiceClient)
});

// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(19473);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 3 modules
var schemas = __webpack_require__(63619);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js + 1 modules
var api = __webpack_require__(73305);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/parse.js + 1 modules
var parse = __webpack_require__(23945);
// EXTERNAL MODULE: ./build/untrusted-text.js
var untrusted_text = __webpack_require__(49032);
// EXTERNAL MODULE: ./build/service/errors.js
var service_errors = __webpack_require__(4661);
;// CONCATENATED MODULE: ./build/service/decoding.js



// Told for people only: a wrong type there must not end the wait for a job.
const told = schemas/* catch */.MfU(schemas/* nullish */.cl6(schemas/* string */.YjP()), null);
const jobSchema = schemas/* object */.Ikc({
    id: schemas/* optional */.lqM(schemas/* string */.YjP('a text')),
    status: schemas/* string */.YjP('a text'),
    prLink: schemas/* optional */.lqM(schemas/* unknown */.L5J()),
    model: told,
    source: schemas/* catch */.MfU(schemas/* nullish */.cl6(schemas/* object */.Ikc({ repository: told, ref: told })), null),
    createdAt: told,
    archivedAt: told,
}, 'an object');
const count = schemas/* int */.Whr('a whole number, 0 or more').check(api/* _nonnegative */.UI('a whole number, 0 or more'));
const counts = { human: count, ai: count, total: count };
const visitorsPageSchema = schemas/* object */.Ikc({
    totals: schemas/* object */.Ikc(counts, 'an object'),
    visitors: schemas/* array */.YOg(schemas/* object */.Ikc({ path: schemas/* string */.YjP('a text'), ...counts }, 'an object'), 'a list'),
    hasMore: schemas/* boolean */.zMY('true or false'),
}, 'an object');
/** @throws {@link UnexpectedShapeError} */
function decodeJob(body) {
    const job = decode('an agent job', jobSchema, body);
    return {
        id: job.id,
        status: job.status,
        prLink: shownLink(job.prLink),
        model: job.model ?? null,
        sourceRepository: job.source?.repository ?? null,
        sourceRef: job.source?.ref ?? null,
        createdAt: job.createdAt ?? null,
        archivedAt: job.archivedAt ?? null,
    };
}
/** @throws {@link UnexpectedShapeError} */
function decodeVisitorsPage(body) {
    return decode('a page of visitors', visitorsPageSchema, body);
}
/** A link that is no text is kept as what it looks like, so that whoever checks it can say what was dropped. */
function shownLink(prLink) {
    if (prLink === null || prLink === undefined)
        return null;
    return typeof prLink === 'string' ? prLink : JSON.stringify(prLink);
}
function decode(what, schema, body) {
    const result = parse/* safeParse */.xL(schema, body);
    if (result.success)
        return result.data;
    const [issue] = result.error.issues;
    const path = issue?.path ?? [];
    const got = path.reduce((value, key) => value[key], body);
    throw new service_errors/* UnexpectedShapeError */.lf(`The service sent ${what} of an unexpected shape: ${jsonPath(path)} is ${shown(got)}, expected ${issue?.message ?? 'another value'}.`);
}
function jsonPath(path) {
    return path.reduce((text, key) => text + (typeof key === 'number' ? `[${key}]` : `.${String(key)}`), '$');
}
function shown(value) {
    return value === undefined ? 'missing' : (0,untrusted_text/* singleLine */.pF)(JSON.stringify(value), 100);
}

// EXTERNAL MODULE: ./build/clock.js
var clock = __webpack_require__(7094);
;// CONCATENATED MODULE: ./build/service/retry-after.js
/**
 * The wait that a `Retry-After` header asks for, in milliseconds; undefined where there is none to be honoured: absent,
 * past, negative, or neither of the two forms of RFC 9110, section 10.2.3.
 */
function parseRetryAfter(header, nowMs) {
    const value = header?.trim() ?? '';
    const delayMs = /^\d+$/u.test(value) ? Number(value) * 1000 : httpDateMs(value) - nowMs;
    return delayMs > 0 ? delayMs : undefined;
}
// The three forms of RFC 9110, section 5.6.7; Date.parse() alone finds a date in almost any text with a year.
const httpDates = [
    /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/u,
    /^[A-Z][a-z]{5,8}, \d{2}-[A-Z][a-z]{2}-\d{2} \d{2}:\d{2}:\d{2} GMT$/u,
    /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/u,
];
function httpDateMs(value) {
    if (!httpDates.some((form) => form.test(value)))
        return Number.NaN;
    // The asctime form names no zone; HTTP means GMT by it.
    return Date.parse(value.endsWith('GMT') ? value : `${value} GMT`);
}

;// CONCATENATED MODULE: ./build/service/answer.js



const maxErrorBytes = 1_048_576;
/**
 * Reads an answer to its end.
 *
 * @returns the parsed JSON body of a 2xx answer
 * @throws the error classes of `errors.ts`, and what the transport throws when the body is cut
 */
async function readAnswer(answer, context) {
    const { what, url, redact } = context;
    const { statusCode: status } = answer;
    const header = (name) => {
        const value = answer.headers[name];
        const first = Array.isArray(value) ? value[0] : value;
        return first === undefined ? undefined : redact(first);
    };
    const text = await readText(answer, header('content-encoding') ?? 'identity', context);
    if (status >= 300 && status < 400) {
        const host = targetHost(header('location'), url);
        throw new service_errors/* RedirectError */.Lx(`${what} was redirected to ${host} (HTTP ${status}). Redirects are not followed: the key goes to no other host. Set base-url to the service itself.`);
    }
    const body = parseJson(text, redact);
    if (status < 400 && body !== undefined)
        return body;
    const type = (0,untrusted_text/* singleLine */.pF)(header('content-type') ?? 'none', 100);
    const start = (0,untrusted_text/* singleLine */.pF)(redact(text));
    const excerpt = ` (content type ${type}, body ${start === '' ? 'empty' : `"${start}"`})`;
    if (status >= 400)
        throw statusError(status, body, excerpt, header, context);
    throw new service_errors/* UnreadableAnswerError */.mP(`${what} was answered with HTTP ${status} and no JSON${excerpt}.`);
}
async function readText({ statusCode, body }, encoding, { what, maxAnswerBytes, signal }) {
    const isRefusal = statusCode >= 300;
    const maxBytes = isRefusal ? maxErrorBytes : maxAnswerBytes;
    // Without a listener, the error of a body that is given up would be one that nobody catches.
    body.on('error', () => undefined);
    try {
        if (encoding !== 'identity') {
            body.destroy();
            throw new service_errors/* RefusedAnswerError */.d4(`${what}: the answer is compressed (content-encoding: ${(0,untrusted_text/* singleLine */.pF)(encoding)}) although none was asked for.`);
        }
        const chunks = [];
        let bytes = 0;
        for await (const chunk of body) {
            bytes += chunk.length;
            if (bytes > maxBytes) {
                throw new service_errors/* RefusedAnswerError */.d4(`${what}: the answer is larger than ${maxBytes / 1_048_576} MiB.`);
            }
            chunks.push(chunk);
        }
        return Buffer.concat(chunks).toString('utf8');
    }
    catch (error) {
        // A refusal is told by its status, whether its explanation can be read or not.
        if (!isRefusal || signal.aborted)
            throw error;
        return '';
    }
}
function statusError(status, body, excerpt, header, { what, adviceFor, now }) {
    const message = serviceMessage(body);
    const said = message === undefined ? excerpt : `: ${message}`;
    const id = header('x-request-id');
    const parts = [
        `${what} was answered with HTTP ${status}${said}${/[.!?]$/u.test(said) ? '' : '.'}`,
        ...(id === undefined ? [] : [`Request id: ${(0,untrusted_text/* singleLine */.pF)(id, 100)}.`]),
        adviceFor(status),
    ];
    const retryAfterMs = parseRetryAfter(header('retry-after'), now());
    return new service_errors/* StatusError */.Xs(parts.join(' '), { status, retryAfterMs, fromService: message !== undefined });
}
/** JSON without secrets. Escapes can hide one in the text; only then every value is looked at. */
function parseJson(text, redact) {
    try {
        if (!text.includes('\\') && redact(text) === text)
            return JSON.parse(text);
        return JSON.parse(text, (_, value) => (typeof value === 'string' ? redact(value) : value));
    }
    catch {
        return undefined;
    }
}
/** The message of an error body: `{"error": "…", "details"?: [{"message": "…"}]}`. */
function serviceMessage(body) {
    if (typeof body !== 'object' || body === null || !('error' in body) || typeof body.error !== 'string') {
        return undefined;
    }
    const details = 'details' in body && Array.isArray(body.details) ? body.details : [];
    const messages = details.map((detail) => typeof detail === 'object' && detail !== null && 'message' in detail ? String(detail.message) : '');
    return (0,untrusted_text/* singleLine */.pF)([body.error, ...messages].filter((message) => message !== '').join('; '));
}
function targetHost(location, base) {
    const target = location === undefined ? null : URL.parse(location, base.href);
    return target === null ? 'an unknown host' : (0,untrusted_text/* singleLine */.pF)(target.host);
}

// EXTERNAL MODULE: ./build/service/connection.js
var service_connection = __webpack_require__(13094);
;// CONCATENATED MODULE: ./build/service/exchange.js





function createExchange(options) {
    let connection;
    return async (request) => {
        const what = `${request.method} ${request.url.pathname}`;
        const progress = { sent: false };
        const timeout = new AbortController();
        const timer = setTimeout(() => {
            timeout.abort(new Error(`no whole answer within ${options.timeoutMs / 1000} s`));
        }, options.timeoutMs);
        try {
            connection ??= await (0,service_connection/* connectionTo */.m)(request.url);
            const signal = AbortSignal.any([request.signal, timeout.signal]);
            signal.throwIfAborted();
            // undici heeds its signal only once the connection stands; aborted before, it sends nothing then.
            const answer = await Promise.race([send(request, connection, progress, signal), (0,clock/* rejectionOf */.h2)(signal)]);
            return await readAnswer(answer, { ...request, ...options, what, signal });
        }
        catch (error) {
            if (error instanceof service_errors/* ServiceError */._7)
                throw error;
            if (!progress.sent || request.method === 'GET')
                request.signal.throwIfAborted();
            const reason = (0,errors/* messageOf */.b)(error).replace(/\.$/u, '');
            if (progress.sent)
                throw new service_errors/* NoAnswerError */.i5(`${what} was not answered: ${reason}.`, { cause: error });
            throw new service_errors/* NotSentError */.SD(`${what} could not be sent: ${reason}.`, { cause: error });
        }
        finally {
            clearTimeout(timer);
        }
    };
}
function send(request, { undici, dispatcher }, progress, signal) {
    return undici.request(request.url, {
        dispatcher: noteStart(dispatcher, progress),
        method: request.method,
        headers: {
            ...request.headers,
            accept: 'application/json',
            // A body that is never inflated cannot grow beyond its limit.
            'accept-encoding': 'identity',
            ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        body: request.body === undefined ? null : JSON.stringify(request.body),
        signal,
    });
}
/** A dispatcher that tells when a request starts: undici does that only once its connection stands, TLS included. */
function noteStart(dispatcher, progress) {
    return dispatcher.compose((dispatch) => (options, handler) => dispatch(options, {
        onRequestStart(controller, context) {
            progress.sent = true;
            handler.onRequestStart?.(controller, context);
        },
        onResponseStart: (...start) => handler.onResponseStart?.(...start),
        onResponseData: (...data) => handler.onResponseData?.(...data),
        onResponseEnd: (...end) => handler.onResponseEnd?.(...end),
        onResponseError: (...error) => handler.onResponseError?.(...error),
    }));
}

// EXTERNAL MODULE: ./build/service/retry-policy.js
var retry_policy = __webpack_require__(9973);
;// CONCATENATED MODULE: ./build/service/status-advice.js
const keysPage = 'the API keys page of the dashboard';
/** What a status of 400 or above probably means, and what the user can do about it. */
function adviceFor(status, operation) {
    if (status === 400)
        return adviceForBadRequest(operation);
    if (status === 401) {
        return `The key is missing, wrong or expired (keys expire after 7 to 90 days by default): create an admin key on ${keysPage} and store it in the secret that api-key reads.`;
    }
    if (status === 403) {
        const scope = operation === 'create-job' || operation === 'send-message' ? 'write' : 'read';
        return `The key lacks the scope "${scope}", or its IP allowlist excludes this runner (hosted runners have changing addresses): change the key on ${keysPage}.`;
    }
    if (status === 404)
        return adviceForNotFound(operation);
    if (status === 429)
        return adviceForRateLimit(operation);
    if (status === 408 || status >= 500)
        return 'The service has a problem: try again later.';
    return 'Check base-url, project-id and the inputs of this step.';
}
function adviceForBadRequest(operation) {
    return operation === 'list-visitors'
        ? 'Check date-from, date-to and page-size.'
        : 'Check the instruction in prompt or prompt-file.';
}
function adviceForNotFound(operation) {
    const project = `project-id is wrong (copy it from ${keysPage})`;
    if (operation === 'create-job' || operation === 'list-visitors')
        return `Probably ${project}, or base-url is.`;
    return `Probably job-id is wrong, the job belongs to another project, or ${project}.`;
}
function adviceForRateLimit(operation) {
    return operation === 'list-visitors'
        ? 'The limit is 100 analytics requests per organization per hour: try again when the hour is over, with a shorter range or a larger page-size.'
        : 'The limit is 100 jobs and messages per project per hour: try again when the hour is over.';
}

// EXTERNAL MODULE: ./build/service/urls.js
var service_urls = __webpack_require__(62072);
;// CONCATENATED MODULE: ./build/service/client.js







const maxJobBytes = 1_048_576;
const maxVisitorsBytes = 16 * 1_048_576;
const defaultExchangeTimeoutMs = 60_000;
function createServiceClient(options, context) {
    const urls = (0,service_urls/* serviceUrls */._)(options);
    const exchange = createExchange({
        redact: options.redact,
        timeoutMs: options.exchangeTimeoutMs ?? defaultExchangeTimeoutMs,
        now: () => context.clock.now(),
    });
    const sendOnce = (call) => client_send(call, exchange, options.apiKey, context);
    const post = (call, doubt) => postCarefully({ ...call, method: 'POST', maxAnswerBytes: maxJobBytes }, doubt, sendOnce, context);
    const get = (jobId) => ({
        method: 'GET',
        url: urls.job(jobId),
        operation: 'retrieve-job',
        maxAnswerBytes: maxJobBytes,
        decode: decodeJob,
    });
    return {
        createJob: (prompt) => post({ url: urls.jobs, body: { prompt }, operation: 'create-job', decode: decodeCreatedJob }, 'An agent job may have been started; it was not sent again, because that could start a second one. Look at the agent jobs and pull requests of the project in the dashboard before you run this again; wait for a job found there with the input job-id.'),
        pollJob: (jobId) => sendOnce(get(jobId)),
        getJob: (jobId) => (0,retry_policy/* withRetries */.LH)('GET', () => sendOnce(get(jobId)), context),
        sendMessage: (jobId, prompt) => post({ url: urls.message(jobId), body: { prompt }, operation: 'send-message', decode: decodeMessagedJob }, `The message may have reached job ${jobId}; it was not sent again, because the agent could do it twice. Look at the job in the dashboard before you run this again.`),
        listVisitors: (query, beforeSending) => (0,retry_policy/* withRetries */.LH)('GET', () => sendOnce({
            method: 'GET',
            url: urls.visitors(query),
            operation: 'list-visitors',
            maxAnswerBytes: maxVisitorsBytes,
            decode: decodeVisitorsPage,
            beforeSending,
        }), context),
    };
}
async function client_send(call, exchange, apiKey, context) {
    call.beforeSending?.();
    const body = await exchange({
        ...call,
        headers: { authorization: `Bearer ${apiKey}`, 'user-agent': 'docs-agent-action' },
        signal: context.deadline.signal,
        adviceFor: (status) => adviceFor(status, call.operation),
    });
    return call.decode(body);
}
/** Sends a POST again only while it is certain that the service did not accept it. */
async function postCarefully(call, doubt, sendOnce, context) {
    return (0,retry_policy/* withRetries */.LH)('POST', async () => {
        const sentAt = new Date(context.clock.now());
        try {
            return await sendOnce(call);
        }
        catch (error) {
            if (error === context.deadline.signal.reason || (0,retry_policy/* wasCertainlyNotAccepted */.H1)(error))
                throw error;
            const message = `${(0,errors/* messageOf */.b)(error)} It was sent at ${sentAt.toISOString()}. ${doubt}`;
            throw new service_errors/* UncertainPostError */.oF(message, { cause: error });
        }
    }, context);
}
/** The contract declares no field as required; a job that tells only its id is one, and a new job is active. */
function decodeCreatedJob(body) {
    const tellsStatus = typeof body === 'object' && body !== null && 'status' in body && typeof body.status === 'string';
    const job = decodeJob(typeof body !== 'object' || tellsStatus ? body : { ...body, status: 'active' });
    if (job.id === undefined || job.id === '') {
        throw new service_errors/* UnexpectedShapeError */.lf('The service answered the create with a job that has no id.');
    }
    return { ...job, id: job.id };
}
/** Undefined where the answer says that the message was taken, and not what became of the job: the next poll does. */
function decodeMessagedJob(body) {
    try {
        return decodeJob(body);
    }
    catch (error) {
        if (error instanceof service_errors/* UnexpectedShapeError */.lf)
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 9973:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H1: () => (/* binding */ wasCertainlyNotAccepted),
/* harmony export */   LH: () => (/* binding */ withRetries),
/* harmony export */   QS: () => (/* binding */ refuseBeyondDeadline),
/* harmony export */   ZB: () => (/* binding */ mayBeSentAgain),
/* harmony export */   qO: () => (/* binding */ retryDelayMs)
/* harmony export */ });
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7094);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19473);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4661);



/*
 * Which failure of which method may be sent again, and when. A GET is repeated after anything that may pass. A POST is
 * repeated only where it is certain that the service did not accept the first: it never left, or the service itself
 * rejected it for its rate limit. There is no idempotency key in the contract, so anything else could start two jobs.
 */
const maxRetriesInARow = 5;
const firstCeilingMs = 1000;
const highestCeilingMs = 60_000;
function mayBeSentAgain(method, error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .NotSentError */ .SD)
        return true;
    if (method === 'POST')
        return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StatusError */ .Xs && error.status === 429 && error.fromService;
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StatusError */ .Xs)
        return error.status === 408 || error.status === 429 || error.status >= 500;
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .NoAnswerError */ .i5 || error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UnreadableAnswerError */ .mP;
}
/** True when the service did not act on the POST: it never arrived, or it was answered with a refusal. */
function wasCertainlyNotAccepted(error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .NotSentError */ .SD)
        return true;
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StatusError */ .Xs))
        return false;
    return error.status < 500 && error.status !== 408 && (error.status !== 429 || error.fromService);
}
/**
 * Full jitter below a ceiling that doubles from 1 s to 60 s; on top of what the service asked for, never below it.
 *
 * @param retry how many retries there were before, from 0
 * @param random uniform in [0, 1)
 */
function retryDelayMs(retry, retryAfterMs, random) {
    const ceilingMs = Math.min(highestCeilingMs, firstCeilingMs * 2 ** retry);
    return (retryAfterMs ?? 0) + random() * ceilingMs;
}
/**
 * Sends until it succeeds, at most {@link maxRetriesInARow} times again, within the deadline.
 *
 * @throws the last failure; {@link RetryBeyondDeadlineError} when the next try would come too late
 */
async function withRetries(method, send, context) {
    for (let retry = 0;; retry++) {
        try {
            return await send();
        }
        catch (error) {
            if (retry === maxRetriesInARow || !mayBeSentAgain(method, error))
                throw error;
            const retryAfterMs = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StatusError */ .Xs ? error.retryAfterMs : undefined;
            const delayMs = retryDelayMs(retry, retryAfterMs, context.random);
            refuseBeyondDeadline(delayMs, error, context);
            context.log.info(`${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .b)(error)} Sent again in ${(0,_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(delayMs)} (retry ${retry + 1} of ${maxRetriesInARow}).`);
            await context.clock.sleep(delayMs, context.deadline.signal);
        }
    }
}
/** @throws {@link RetryBeyondDeadlineError} when `delayMs` from now is not before the deadline */
function refuseBeyondDeadline(delayMs, cause, { clock, deadline }) {
    const againAtMs = clock.now() + delayMs;
    if (againAtMs < deadline.expiresAtMs)
        return;
    const again = new Date(againAtMs);
    const when = Number.isNaN(again.getTime()) ? 'in more than 200,000 years' : `after ${again.toISOString()}`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .RetryBeyondDeadlineError */ .a_(`${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .b)(cause)} It may work again ${when}, which is beyond the deadline of this step (timeout-minutes).`, { cause });
}


/***/ }),

/***/ 62072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ serviceUrls)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4661);

/** The URLs of the contract, below the path of the base URL. */
function serviceUrls({ baseUrl, projectId }) {
    const below = (...segments) => {
        const url = new URL(baseUrl);
        url.pathname = [url.pathname.replace(/\/+$/u, ''), ...segments.map(encodeSegment)].join('/');
        return url;
    };
    return {
        jobs: below('v2', 'agent', projectId, 'job'),
        job: (jobId) => below('v2', 'agent', projectId, 'job', jobId),
        message: (jobId) => below('v2', 'agent', projectId, 'job', jobId, 'message'),
        visitors: (query) => {
            const url = below('v1', 'analytics', projectId, 'visitors');
            for (const [name, value] of Object.entries(query)) {
                if (value !== undefined)
                    url.searchParams.set(name, String(value));
            }
            return url;
        },
    };
}
/** One path segment. A dot segment would leave the path that it is meant for, whatever its encoding. */
function encodeSegment(segment) {
    if (/^\.{0,2}$/u.test(segment) || !segment.isWellFormed()) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7(`"${segment}" cannot be used as an identifier in the path of a request.`);
    }
    return encodeURIComponent(segment);
}


/***/ })

};
