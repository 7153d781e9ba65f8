export const id = 433;
export const ids = [433];
export const modules = {

/***/ 61433:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dryRunStep: () => (/* binding */ dryRunStep)
/* harmony export */ });
/* harmony import */ var _github_trigger_event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13147);
/* harmony import */ var _service_urls_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62072);
/* harmony import */ var _skipped_end_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30664);
/* harmony import */ var _untrusted_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49032);




// The totals of a series are a request each, and a summary has its limit.
const linesInSummary = 500;
/** Shows what the step would send, without the key, and sends nothing. */
async function dryRunStep(inputs, step) {
    if (inputs.operation === 'agent-job') {
        const { labelMismatch, refuseEmptyText } = await __webpack_require__.e(/* import() */ 581).then(__webpack_require__.bind(__webpack_require__, 68962));
        const skip = labelMismatch(inputs.trigger);
        if (skip !== undefined)
            return (0,_skipped_end_js__WEBPACK_IMPORTED_MODULE_2__/* .skippedEnd */ .g)(skip, step);
        refuseEmptyText(inputs.trigger);
    }
    const requests = inputs.operation === 'agent-job' ? jobRequests(inputs) : visitorRequests(inputs);
    step.log.info(requests);
    const shown = (0,_untrusted_text_js__WEBPACK_IMPORTED_MODULE_3__/* .lines */ .Mn)(requests);
    const rest = shown.splice(linesInSummary).length;
    if (rest > 0)
        shown.push(`… and ${rest} more lines, in the log`);
    return {
        outcome: 'dry-run',
        report: `## Dry run: nothing was sent\n\nWith \`dry-run: false\` this step sends:\n\n${(0,_untrusted_text_js__WEBPACK_IMPORTED_MODULE_3__/* .codeBlock */ .DV)(shown.join('\n'))}`,
        message: 'Dry run: nothing was sent.',
        severity: 'info',
    };
}
function jobRequests({ service, agentJob, trigger }) {
    const urls = (0,_service_urls_js__WEBPACK_IMPORTED_MODULE_1__/* .serviceUrls */ ._)(service);
    const { prompt, jobId, wait } = agentJob;
    const poll = `GET ${jobId === undefined ? `${urls.jobs.href}/<job id>` : urls.job(jobId).href}`;
    const post = `POST ${jobId === undefined ? urls.jobs.href : urls.message(jobId).href}`;
    return [
        ...(prompt === undefined ? [] : [`${post}\n${JSON.stringify({ prompt })}`]),
        ...(wait ? [`${poll}\n  until the job ends, at most ${agentJob.pollIntervalMs / 1000} s apart`] : []),
        ...(!wait && prompt === undefined ? [poll] : []),
        ...requestsOnGitHub(trigger),
    ].join('\n');
}
function requestsOnGitHub({ inputs, event }) {
    const { comment, label, removeLabel, allowedPermissions } = inputs;
    const where = event.number === undefined ? '' : ` #${event.number}`;
    const isGated = (0,_github_trigger_event_js__WEBPACK_IMPORTED_MODULE_0__/* .isOutsiderEvent */ .OR)(event.name) && !allowedPermissions.includes('any');
    return [
        ...(isGated
            ? [`first, on GitHub: who caused the event ${event.name} is asked for; a dry run does not`]
            : []),
        ...(comment ? [`on GitHub: a comment${where}, edited to the end of the job`] : []),
        ...(removeLabel && label !== undefined ? [`on GitHub: the label "${label}" is taken off${where}`] : []),
    ];
}
function visitorRequests({ service, visitors }) {
    const { dateFrom, dateTo, previous, series, pageSize, maxRequests } = visitors;
    const urls = (0,_service_urls_js__WEBPACK_IMPORTED_MODULE_1__/* .serviceUrls */ ._)(service);
    const list = (range) => `GET ${urls.visitors({ ...range, limit: pageSize, offset: 0 }).href}\n  and on by ${pageSize} while there is more`;
    const totals = ({ dateFrom, dateTo }) => `GET ${urls.visitors({ dateFrom, dateTo, limit: 1, offset: 0 }).href}`;
    return [
        list({ dateFrom, dateTo }),
        ...(previous === undefined ? [] : [list(previous)]),
        ...(series?.buckets ?? []).map(totals),
        `At most ${maxRequests} requests.`,
    ].join('\n');
}


/***/ }),

/***/ 13147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OR: () => (/* binding */ isOutsiderEvent),
/* harmony export */   hs: () => (/* binding */ readTriggerEvent),
/* harmony export */   w2: () => (/* binding */ isBot)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);

// Events that somebody without any permission on a public repository can cause, in a run that has its secrets.
const outsiderEvents = new Set([
    'issues',
    'issue_comment',
    'pull_request_target',
    'pull_request_review',
    'pull_request_review_comment',
    'discussion',
    'discussion_comment',
]);
function isOutsiderEvent(name) {
    return outsiderEvents.has(name);
}
/**
 * Reads the event. A payload that is missing or not as GitHub documents it leaves everything undefined that would come
 * from it: https://docs.github.com/webhooks/webhook-events-and-payloads
 *
 * @param takesPart whether the inputs need the payload; the gate does where outsiders can cause the event
 */
async function readTriggerEvent(env, takesPart) {
    const name = env['GITHUB_EVENT_NAME'] ?? '';
    const payload = takesPart || isOutsiderEvent(name) ? await readPayload(env['GITHUB_EVENT_PATH']) : {};
    const { sender, issue, pull_request: pullRequest } = payload;
    return {
        name,
        sender: sender ? { login: sender.login, isBot: isBot(sender.login, sender.type) } : undefined,
        triggeringActor: env['GITHUB_TRIGGERING_ACTOR'],
        addedLabel: payload.action === 'labeled' ? payload.label?.name : undefined,
        number: issue?.number ?? pullRequest?.number,
        issue: textOf(issue),
        comment: textOf(payload.comment ?? payload.review),
        pullRequest: textOf(pullRequest ?? (issue?.pull_request === undefined ? undefined : issue)),
    };
}
/** A login in brackets cannot be registered by a person. */
function isBot(login, type) {
    return type === 'Bot' || login.endsWith('[bot]');
}
async function readPayload(file) {
    if (file === undefined || file === '')
        return {};
    const { decodeEventPayload } = await Promise.all(/* import() */[__webpack_require__.e(619), __webpack_require__.e(793)]).then(__webpack_require__.bind(__webpack_require__, 58793));
    try {
        return decodeEventPayload(JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, 'utf8')));
    }
    catch {
        return {};
    }
}
function textOf(part) {
    return part ? { title: part.title ?? undefined, body: part.body ?? '' } : undefined;
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


/***/ }),

/***/ 30664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ skippedEnd)
/* harmony export */ });
/* harmony import */ var _untrusted_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49032);

/** The end of a step that does nothing, as a success that says why. */
function skippedEnd({ reason, message }, { setOutputs }) {
    setOutputs({ skipReason: reason });
    return {
        outcome: 'skipped',
        report: `## Skipped\n\n${(0,_untrusted_text_js__WEBPACK_IMPORTED_MODULE_0__/* .codeBlock */ .DV)(message)}`,
        message: `Skipped: ${message}`,
        severity: 'notice',
    };
}


/***/ })

};
