export const id = 477;
export const ids = [477];
export const modules = {

/***/ 51477:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ createServiceClient)
});

// EXTERNAL MODULE: ./build/shared/errors.js
var errors = __webpack_require__(52005);
// EXTERNAL MODULE: ./build/shared/retry.js
var retry = __webpack_require__(23766);
// EXTERNAL MODULE: ./build/service/decoding.js
var decoding = __webpack_require__(25515);
// EXTERNAL MODULE: ./build/service/errors.js
var service_errors = __webpack_require__(4661);
// EXTERNAL MODULE: ./build/service/request-failure.js
var request_failure = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/shared/deadline.js
var deadline = __webpack_require__(33066);
// EXTERNAL MODULE: ./build/shared/untrusted-text.js
var untrusted_text = __webpack_require__(43908);
;// CONCATENATED MODULE: ./build/service/answer.js



const maxErrorBytes = 1_048_576;
/**
 * Reads an answer to its end.
 *
 * @returns the parsed JSON body of a 2xx answer
 * @throws the error classes of `errors.ts`, or the error of the connection if the body is cut
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
        throw new service_errors/* ServiceError */._7(`${what} was redirected to ${host} (HTTP ${status}). Redirects are not followed, so that the key is not sent to another host. Set base-url to the service itself.`);
    }
    const body = parseJson(text, redact);
    if (status < 400 && body !== undefined)
        return body;
    const type = (0,untrusted_text/* singleLine */.pF)(header('content-type') ?? 'none', 100);
    const start = (0,untrusted_text/* singleLine */.pF)(redact(text));
    // JSON, also broken, can be a list with the words of readers.
    const isJson = body !== undefined || /json/iu.test(type) || /^[[{]/u.test(start);
    const excerpt = start === '' ? 'empty' : isJson ? `of ${text.length} characters` : `"${start}"`;
    const described = ` (content type ${type}, body ${excerpt})`;
    if (status >= 400)
        throw statusError(status, body, described, header, context);
    throw new service_errors/* UnreadableAnswerError */.mP(`${what} was answered with HTTP ${status} but not with JSON${described}.`);
}
async function readText({ statusCode, body }, encoding, { what, maxAnswerBytes, signal }) {
    const isRefusal = statusCode >= 300;
    const maxBytes = isRefusal ? maxErrorBytes : maxAnswerBytes;
    // Without a listener, a later error of a destroyed body would be uncaught.
    body.on('error', () => undefined);
    try {
        if (encoding !== 'identity') {
            body.destroy();
            throw new service_errors/* ServiceError */._7(`${what}: the answer is compressed (content-encoding: ${(0,untrusted_text/* singleLine */.pF)(encoding)}), but no compression was requested.`);
        }
        const chunks = [];
        let bytes = 0;
        for await (const chunk of body) {
            bytes += chunk.length;
            if (bytes > maxBytes) {
                throw new service_errors/* ServiceError */._7(`${what}: the answer is larger than ${maxBytes / 1_048_576} MiB.`);
            }
            chunks.push(chunk);
        }
        return Buffer.concat(chunks).toString('utf8');
    }
    catch (error) {
        // The status alone explains a refusal, even if its body cannot be read.
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
        ...(id === undefined ? [] : [`Request ID: ${(0,untrusted_text/* singleLine */.pF)(id, 100)}.`]),
        adviceFor(status),
    ];
    const retryAfterMs = (0,retry/* parseRetryAfter */.mu)(header('retry-after'), now());
    return new service_errors/* StatusError */.Xs(parts.join(' '), { status, retryAfterMs, fromService: message !== undefined });
}
/** Returns JSON without secrets; undefined if the text is not JSON. */
function parseJson(text, redact) {
    try {
        const json = JSON.parse(text);
        // Escapes can hide a secret in the text. Only then is every value checked.
        return text.includes('\\') || redact(text) !== text ? redactValues(json, redact) : json;
    }
    catch {
        return undefined;
    }
}
/**
 * Removes secrets from every string in a JSON value, in place. Not recursive, because the nesting can be of any depth.
 */
function redactValues(json, redact) {
    const root = { json };
    const pending = [root];
    for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
        for (const [key, value] of Object.entries(node)) {
            if (typeof value === 'string')
                node[key] = redact(value);
            else if (typeof value === 'object' && value !== null)
                pending.push(value);
        }
    }
    return root.json;
}
/** Returns the message of an error body: `{"error": "…", "details"?: [{"message": "…"}]}`. */
function serviceMessage(body) {
    if (typeof body !== 'object' || body === null || !('error' in body) || typeof body.error !== 'string') {
        return undefined;
    }
    const details = 'details' in body && Array.isArray(body.details) ? body.details : [];
    const messages = details.flatMap((detail) => typeof detail === 'object' && detail !== null && 'message' in detail && typeof detail.message === 'string'
        ? [detail.message]
        : []);
    return (0,untrusted_text/* singleLine */.pF)([body.error, ...messages].filter((message) => message !== '').join('; '));
}
function targetHost(location, base) {
    const target = location === undefined ? null : URL.parse(location, base.href);
    return target === null ? 'an unknown host' : (0,untrusted_text/* singleLine */.pF)(target.host);
}

// EXTERNAL MODULE: ./build/service/connection.js
var service_connection = __webpack_require__(13094);
;// CONCATENATED MODULE: ./build/service/exchange.js





// Of a whole exchange, from the connection to the last byte. It also ends an answer that arrives too slowly.
const timeoutMs = 60_000;
function createExchange(options) {
    let connection;
    return async (request) => {
        const what = `${request.method} ${request.url.pathname}`;
        const progress = { sent: false };
        const timeout = new AbortController();
        const timer = setTimeout(() => {
            timeout.abort(new Error(`no complete answer within ${timeoutMs / 1000} s`));
        }, timeoutMs);
        try {
            connection ??= await (0,service_connection/* connectionTo */.m)(request.url, options.proxy);
            const signal = AbortSignal.any([request.signal, timeout.signal]);
            signal.throwIfAborted();
            // undici reacts to its signal only after it has a connection. If it was aborted before, it then sends nothing.
            const answer = await Promise.race([send(request, connection, progress, signal), (0,deadline/* rejectionOf */.h2)(signal)]);
            return await readAnswer(answer, { ...request, ...options, what, signal });
        }
        catch (error) {
            if (!progress.sent)
                request.onUnsent?.();
            if (error instanceof service_errors/* ServiceError */._7 || error instanceof service_errors/* UnusableProxyError */.iI)
                throw error;
            if (!progress.sent || request.method === 'GET')
                request.signal.throwIfAborted();
            const reason = (0,errors/* messageOf */.bD)(error).replace(/\.$/u, '');
            const cause = request.signal.aborted ? request.signal.reason : error;
            if (progress.sent)
                throw new service_errors/* NoAnswerError */.i5(`${what} was not answered: ${reason}.`, { cause });
            if (isRefusedByProxy(error)) {
                const message = `${what} was not sent: the proxy of the runner answered HTTP 407. ${request.adviceFor(407)}`;
                throw new service_errors/* StatusError */.Xs(message, { status: 407, retryAfterMs: undefined, fromService: false });
            }
            throw new service_errors/* NotSentError */.SD(`${what} could not be sent: ${reason}. Check base-url, and the network and proxy of the runner.`, { cause: error });
        }
        finally {
            clearTimeout(timer);
        }
    };
}
/** Whether a proxy wants a password. undici tells the status of its answer only in the message. */
function isRefusedByProxy(error) {
    return error instanceof Error && error.message.startsWith('Proxy response (407)');
}
function send(request, { undici, dispatcher }, progress, signal) {
    return undici.request(request.url, {
        dispatcher: noteStart(dispatcher, progress),
        method: request.method,
        headers: {
            ...request.headers,
            accept: 'application/json',
            // A body that is never decompressed cannot grow beyond its limit.
            'accept-encoding': 'identity',
            ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        body: request.body === undefined ? null : JSON.stringify(request.body),
        signal,
    });
}
/**
 * Returns a dispatcher that records when a request starts. undici starts it only after the connection and TLS are
 * ready.
 */
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

// EXTERNAL MODULE: ./build/node_modules/zod/used.js
var used = __webpack_require__(65528);
// EXTERNAL MODULE: ./build/shared/first-use.js
var first_use = __webpack_require__(73344);
// EXTERNAL MODULE: ./build/shared/json-decoding.js
var json_decoding = __webpack_require__(50480);
;// CONCATENATED MODULE: ./build/service/preview.js




// The contract requires no field.
const queuedSchema = (0,first_use/* atFirstUse */.J)(() => used/* object */.Ik({ statusId: used/* string */.Yj(), previewUrl: (0,json_decoding/* textDetail */.rs)() }));
const buildSchema = (0,first_use/* atFirstUse */.J)(() => used/* object */.Ik({
    status: (0,json_decoding/* textDetail */.rs)(),
    logs: (0,json_decoding/* detail */._0)(used/* array */.YO(used/* unknown */.L5())),
    commit: (0,json_decoding/* detail */._0)(used/* object */.Ik({ sha: (0,json_decoding/* commitDetail */.fZ)() })),
}));
function decodeQueuedBuild(body) {
    return (0,decoding/* decode */.D4)('a queued preview', queuedSchema, body);
}
function decodeBuild(body) {
    const { status, logs = [], commit } = (0,decoding/* decode */.D4)('the status of a preview', buildSchema, body);
    return { status, log: logs.filter((line) => typeof line === 'string').join('\n'), commit: commit?.sha };
}

// EXTERNAL MODULE: ./build/service/contract.js
var contract = __webpack_require__(86476);
;// CONCATENATED MODULE: ./build/service/status-advice.js

const keysPage = 'the API keys page of the dashboard';
/**
 * Returns the probable cause of a status of 400 or above, and what the user can do.
 *
 * @param include for `read-list`: the item of `include` that asks for the list; undefined for the visitors
 */
function adviceFor(status, operation, include) {
    if (include !== undefined && (status === 403 || status === 404)) {
        return `Probably the plan of the project does not have this operation, or the key does not allow it: it needs the scope "read", and an IP allowlist must include this runner. Leave ${include} out of include to export the rest.`;
    }
    if (status === 400)
        return adviceForBadRequest(operation);
    if (status === 401) {
        return `The key is missing, wrong or expired. Keys expire after 90 days by default. Create an admin key on ${keysPage}, and save it in the secret that api-key uses.`;
    }
    if (status === 403) {
        const scope = writes.has(operation) ? 'write' : 'read';
        const plan = operation === 'build-preview' ? 'The plan of the project has no previews, or the' : 'The';
        return `${plan} key lacks the scope "${scope}", or its IP allowlist excludes this runner. Runners that GitHub hosts have changing addresses. Create another key on ${keysPage}.`;
    }
    if (status === 404)
        return adviceForNotFound(operation);
    if (status === 407) {
        return 'The proxy of the runner asks for a user name and a password. Add them to https_proxy or HTTPS_PROXY, as in http://user:password@proxy.example:8080.';
    }
    if (status === 429)
        return adviceForRateLimit(operation);
    if (status === 408 || status >= 500)
        return 'The service has a problem. Try again later.';
    return 'Check base-url, project-id and the inputs of this step.';
}
const writes = new Set(['create-job', 'send-message', 'build-preview']);
function adviceForBadRequest(operation) {
    if (operation === 'build-preview' || operation === 'read-build')
        return 'Check base-url and project-id.';
    if (operation === 'retrieve-job')
        return 'Check base-url, project-id and job-id.';
    return operation === 'read-list'
        ? 'Check date-from and date-to.'
        : 'Check the instruction in prompt or prompt-file.';
}
function adviceForNotFound(operation) {
    const project = `project-id is wrong (copy it from ${keysPage})`;
    if (operation !== 'retrieve-job' && operation !== 'send-message')
        return `Probably project-id or base-url is wrong. Copy the project ID from ${keysPage}.`;
    return `Probably job-id is wrong, the job belongs to another project, or ${project}.`;
}
function adviceForRateLimit(operation) {
    if (operation === 'build-preview')
        return 'The limit is 5 previews per organization per minute.';
    return operation === 'read-list'
        ? `The limit is ${contract/* analyticsRequestsPerHour */.A} analytics requests per organization per hour. Try again when the hour is over.`
        : 'The limit is 100 requests of this kind per project per hour. Try again when the hour is over.';
}

;// CONCATENATED MODULE: ./build/service/urls.js

/** Returns the URLs of the contract, below the path of the base URL. */
function serviceUrls({ baseUrl, projectId }) {
    const below = (...segments) => {
        const url = new URL(baseUrl);
        url.pathname = [url.pathname.replace(/(?<!\/)\/+$/u, ''), ...segments.map(encodeSegment)].join('/');
        return url;
    };
    const analytics = (path, query) => {
        const url = below('v1', 'analytics', projectId, ...path.split('/'));
        for (const [name, value] of Object.entries(query)) {
            if (value !== undefined)
                url.searchParams.set(name, String(value));
        }
        return url;
    };
    return {
        jobs: below('v2', 'agent', projectId, 'job'),
        job: (jobId) => below('v2', 'agent', projectId, 'job', jobId),
        message: (jobId) => below('v2', 'agent', projectId, 'job', jobId, 'message'),
        preview: below('v1', 'project', 'preview', projectId),
        build: (statusId) => below('v1', 'project', 'update-status', statusId),
        analytics,
    };
}
/** Encodes one path segment. A dot segment would change the path, even if it is encoded. */
function encodeSegment(segment) {
    if (/^\.{0,2}$/u.test(segment) || !segment.isWellFormed()) {
        throw new errors/* ActionError */.lZ(`"${segment}" cannot be used as an identifier in the path of a request.`);
    }
    return encodeURIComponent(segment);
}

;// CONCATENATED MODULE: ./build/service/client.js









const maxJobBytes = 1_048_576;
const maxListBytes = 16 * 1_048_576;
function createServiceClient(options, context) {
    const urls = serviceUrls(options);
    const exchange = createExchange({
        proxy: options.proxy,
        redact: options.redact,
        now: () => context.clock.now(),
    });
    const sendOnce = (call) => client_send(call, exchange, options.apiKey, context);
    const read = (call) => (0,retry/* withRetries */.LH)(() => sendOnce(call), (0,retry/* retryPolicy */.Jb)('read', request_failure/* failureOf */.g, context.random), context);
    const post = (call, doubt) => postCarefully({ ...call, method: 'POST', maxAnswerBytes: maxJobBytes }, doubt, sendOnce, context);
    // An instruction can quote a file with a token of the runner.
    const promptBody = (prompt) => ({ prompt: options.redact(prompt) });
    const get = (jobId) => ({
        method: 'GET',
        url: urls.job(jobId),
        operation: 'retrieve-job',
        maxAnswerBytes: maxJobBytes,
        decode: (body) => (0,decoding/* decodeJob */.Qm)(body, jobId),
    });
    return {
        createJob: (prompt) => post({ url: urls.jobs, body: promptBody(prompt), operation: 'create-job', decode: decoding/* decodeCreatedJob */.Gi }, 'An agent job may have been started. The request was not repeated, because that could start a second job. Before you run this again, look at the agent jobs and pull requests of the project in the dashboard. To wait for a job that you find there, set job-id.'),
        pollJob: (jobId) => sendOnce(get(jobId)),
        getJob: (jobId) => read(get(jobId)),
        sendMessage: (jobId, prompt) => post({
            url: urls.message(jobId),
            body: promptBody(prompt),
            operation: 'send-message',
            decode: (body) => decodeMessagedJob(body, jobId),
        }, `The message may have reached job ${jobId}. It was not repeated, because the agent could do the work twice. Look at the job in the dashboard before you run this again.`),
        buildPreview: (branch) => read({
            method: 'POST',
            url: urls.preview,
            body: { branch },
            operation: 'build-preview',
            maxAnswerBytes: maxJobBytes,
            decode: decodeQueuedBuild,
        }),
        readBuild: (statusId) => read({
            method: 'GET',
            url: urls.build(statusId),
            operation: 'read-build',
            // It has the whole log.
            maxAnswerBytes: maxListBytes,
            decode: decodeBuild,
        }),
        readPage: ({ path, ...endpoint }, query, { isRetried = true, ...options } = {}) => (isRetried ? read : sendOnce)({
            method: 'GET',
            url: urls.analytics(path, query),
            operation: 'read-list',
            maxAnswerBytes: maxListBytes,
            ...endpoint,
            ...options,
        }),
    };
}
async function client_send(call, exchange, apiKey, context) {
    call.beforeSending?.();
    const body = await exchange({
        ...call,
        headers: { authorization: `Bearer ${apiKey}`, 'user-agent': 'docs-agent-action' },
        signal: context.deadline.signal,
        adviceFor: (status) => {
            const advice = adviceFor(status, call.operation, call.include);
            return status === 429 && call.rateLimitAdvice ? `${advice} ${call.rateLimitAdvice()}` : advice;
        },
    });
    return call.decode(body);
}
/** Retries a POST only if the service certainly did not accept it. */
async function postCarefully(call, doubt, sendOnce, context) {
    return (0,retry/* withRetries */.LH)(async () => {
        const sentAt = new Date(context.clock.now());
        try {
            return await sendOnce(call);
        }
        catch (error) {
            if (error === context.deadline.signal.reason || (0,retry/* wasCertainlyNotAccepted */.H1)((0,request_failure/* failureOf */.g)(error)))
                throw error;
            const message = `${(0,errors/* messageOf */.bD)(error)} It was sent at ${sentAt.toISOString()}. ${doubt}`;
            throw new service_errors/* UncertainPostError */.oF(message, { cause: error });
        }
    }, (0,retry/* retryPolicy */.Jb)('post', request_failure/* failureOf */.g, context.random), context);
}
/** Returns undefined if a success answer does not contain a job. The next poll reads the job. */
function decodeMessagedJob(body, jobId) {
    try {
        return (0,decoding/* decodeJob */.Qm)(body, jobId);
    }
    catch (error) {
        if (error instanceof service_errors/* UnexpectedShapeError */.lf)
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 86476:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ analyticsRequestsPerHour)
/* harmony export */ });
/** The limit of an organization. */
const analyticsRequestsPerHour = 100;


/***/ }),

/***/ 25515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D4: () => (/* binding */ decode),
/* harmony export */   Gi: () => (/* binding */ decodeCreatedJob),
/* harmony export */   Qm: () => (/* binding */ decodeJob),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   ef: () => (/* binding */ textOrNull),
/* harmony export */   k_: () => (/* binding */ decodeReadersText),
/* harmony export */   tQ: () => (/* binding */ counts)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65528);
/* harmony import */ var _shared_first_use_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73344);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52005);
/* harmony import */ var _shared_json_decoding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50480);
/* harmony import */ var _shared_untrusted_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43908);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4661);






const jobSchema = (0,_shared_first_use_js__WEBPACK_IMPORTED_MODULE_4__/* .atFirstUse */ .J)(() => zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ik({
    id: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lq(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .Yj()),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .Yj(),
    prLink: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lq(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .unknown */ .L5()),
    // Only people read the details. A wrong type must not end the wait for a job.
    model: (0,_shared_json_decoding_js__WEBPACK_IMPORTED_MODULE_1__/* .textDetail */ .rs)(),
    source: (0,_shared_json_decoding_js__WEBPACK_IMPORTED_MODULE_1__/* .detail */ ._0)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ik({ repository: (0,_shared_json_decoding_js__WEBPACK_IMPORTED_MODULE_1__/* .textDetail */ .rs)(), ref: (0,_shared_json_decoding_js__WEBPACK_IMPORTED_MODULE_1__/* .textDetail */ .rs)() })),
    createdAt: (0,_shared_json_decoding_js__WEBPACK_IMPORTED_MODULE_1__/* .textDetail */ .rs)(),
    archivedAt: (0,_shared_json_decoding_js__WEBPACK_IMPORTED_MODULE_1__/* .textDetail */ .rs)(),
}));
/** Schemas of fields. The messages say what was expected. */
const text = (0,_shared_first_use_js__WEBPACK_IMPORTED_MODULE_4__/* .atFirstUse */ .J)(() => zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .Yj());
const textOrNull = (0,_shared_first_use_js__WEBPACK_IMPORTED_MODULE_4__/* .atFirstUse */ .J)(() => zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .nullable */ .me(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .Yj('a text or null')));
const count = (0,_shared_first_use_js__WEBPACK_IMPORTED_MODULE_4__/* .atFirstUse */ .J)(() => zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Wh('a whole number, 0 or more').check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .nonnegative */ .Zn('a whole number, 0 or more')));
const counts = (0,_shared_first_use_js__WEBPACK_IMPORTED_MODULE_4__/* .atFirstUse */ .J)(() => ({ human: count(), ai: count(), total: count() }));
/**
 * Decodes an answer about a job. The contract requires no field, so an answer without an ID is about the job that was asked
 * for.
 *
 * @throws {@link UnexpectedShapeError}
 * @throws ActionError if the answer is about another job. It is no ServiceError, because a retry would not help.
 */
function decodeJob(body, askedId) {
    const { id = askedId, ...job } = decode('an agent job', jobSchema, body);
    if (id !== askedId) {
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ(`The service returned job ${(0,_shared_untrusted_text_js__WEBPACK_IMPORTED_MODULE_2__/* .singleLine */ .pF)(id)} instead of job ${askedId}. Check base-url and project-id.`);
    }
    return jobOf(id, job);
}
/**
 * Decodes the answer to a create. An ID alone is a job, and a new job without a status is active.
 *
 * @throws {@link UnexpectedShapeError}
 */
function decodeCreatedJob(body) {
    const tellsStatus = typeof body === 'object' && body !== null && 'status' in body && typeof body.status === 'string';
    const answer = typeof body !== 'object' || tellsStatus ? body : { ...body, status: 'active' };
    const { id, ...job } = decode('an agent job', jobSchema, answer);
    if (id === undefined || id === '') {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UnexpectedShapeError */ .lf('The service created a job, but the answer has no ID.');
    }
    return jobOf(id, job);
}
function jobOf(id, job) {
    return {
        id,
        status: job.status,
        prLink: shownLink(job.prLink),
        model: job.model ?? null,
        sourceRepository: job.source?.repository ?? null,
        sourceRef: job.source?.ref ?? null,
        createdAt: job.createdAt ?? null,
        archivedAt: job.archivedAt ?? null,
    };
}
/** Describes a link that is not a string, so that the warning about a dropped link can show it. */
function shownLink(prLink) {
    if (prLink === null || prLink === undefined)
        return null;
    return typeof prLink === 'string' ? prLink : (0,_shared_json_decoding_js__WEBPACK_IMPORTED_MODULE_1__/* .describeValue */ .bp)(prLink);
}
/**
 * Decodes an answer of the service.
 *
 * @param what what the answer should be, for the message of the error
 * @throws UnexpectedShapeError with the JSON path
 */
function decode(what, schema, body, describe = _shared_json_decoding_js__WEBPACK_IMPORTED_MODULE_1__/* .describeValue */ .bp) {
    const decoded = (0,_shared_json_decoding_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeJson */ .xO)(schema, body, describe);
    if ('value' in decoded)
        return decoded.value;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UnexpectedShapeError */ .lf(`The service sent ${what} of an unexpected shape: ${decoded.problem}.`);
}
/** Like {@link decode}, for an answer with words of readers: the message of the error shows no text of the answer. */
function decodeReadersText(what, schema, body) {
    return decode(what, schema, body, (value) => (typeof value === 'string' ? 'a text' : (0,_shared_json_decoding_js__WEBPACK_IMPORTED_MODULE_1__/* .describeValue */ .bp)(value)));
}


/***/ }),

/***/ 7126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ failureOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4661);

/** Returns what a failed exchange means for a retry. */
function failureOf(error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatusError */ .Xs)
        return failureOfStatus(error);
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NotSentError */ .SD)
        return { kind: 'unsent' };
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UnusableProxyError */ .iI)
        return { kind: 'refused' };
    const isUnanswered = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NoAnswerError */ .i5 || error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UnreadableAnswerError */ .mP;
    return { kind: isUnanswered ? 'unanswered' : 'final' };
}
function failureOfStatus({ status, retryAfterMs, fromService }) {
    // A gateway can answer 429 too, even after it forwarded the request.
    if (status === 429)
        return { kind: fromService ? 'limited' : 'unanswered', isRateLimit: true, retryAfterMs };
    return { kind: status === 408 || status >= 500 ? 'unanswered' : 'refused', retryAfterMs };
}


/***/ }),

/***/ 73344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ atFirstUse)
/* harmony export */ });
/** Returns a function that makes a value at its first call, and returns the same value at every call. */
function atFirstUse(make) {
    let made;
    return () => (made ??= { value: make() }).value;
}


/***/ })

};
