import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 42613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 20181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 49140:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("constants");

/***/ }),

/***/ 76982:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");

/***/ }),

/***/ 24434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 79896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 91943:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs/promises");

/***/ }),

/***/ 58611:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 65692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 69278:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 34589:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 16698:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 37540:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");

/***/ }),

/***/ 77598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 53053:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 40610:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");

/***/ }),

/***/ 78474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 73024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 51455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 37067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 32467:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");

/***/ }),

/***/ 44708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");

/***/ }),

/***/ 98995:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:module");

/***/ }),

/***/ 77030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 48161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 76760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

/***/ }),

/***/ 1708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");

/***/ }),

/***/ 41792:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

/***/ }),

/***/ 57075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 38321:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/consumers");

/***/ }),

/***/ 46193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:string_decoder");

/***/ }),

/***/ 58500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 41692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 73136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 57975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 73429:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

/***/ }),

/***/ 75919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 38522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 70857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 16928:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 2203:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("stream");

/***/ }),

/***/ 13193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");

/***/ }),

/***/ 64756:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 52018:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tty");

/***/ }),

/***/ 87016:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("url");

/***/ }),

/***/ 39023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 43106:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("zlib");

/***/ }),

/***/ 7449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Hd: () => (/* binding */ isTerminal),
/* harmony export */   VM: () => (/* binding */ interrupted),
/* harmony export */   Vw: () => (/* binding */ failOnWords),
/* harmony export */   dR: () => (/* binding */ jobThatStillRuns),
/* harmony export */   ec: () => (/* binding */ withJob),
/* harmony export */   oE: () => (/* binding */ newRequest),
/* harmony export */   ug: () => (/* binding */ failsStep),
/* harmony export */   v6: () => (/* binding */ ended),
/* harmony export */   yv: () => (/* binding */ originOf),
/* harmony export */   zE: () => (/* binding */ memoryOf)
/* harmony export */ });
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4661);
/* harmony import */ var _shared_deadline_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(33066);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(52005);



function isTerminal(status) {
    return status === 'completed' || status === 'archived' || status === 'failed';
}
/** What `fail-on` can list: outcomes, and the verdict about the preview. */
const failOnWords = ['failed', 'timed-out', 'archived', 'no-pr', 'preview-failed'];
/** @param jobId the job in `job-id` */
function newRequest(jobId, earlier) {
    return {
        progress: 'not-sent',
        jobId,
        continuesPullRequest: false,
        job: undefined,
        pullRequest: undefined,
        pullRequestState: undefined,
        preview: undefined,
        mended: earlier.ofRun?.mended,
        earlier,
        replaced: undefined,
        instruction: undefined,
        outcome: undefined,
        error: undefined,
    };
}
function withJob(state, { origin, ...found }) {
    // The answer to a message has the job as it was before.
    const continuesPullRequest = origin === 'continued' && found.job?.prLink !== null;
    return { ...state, ...found, continuesPullRequest, progress: origin };
}
/** The job has reached a terminal status. */
function ended(state, status) {
    if (status !== 'completed')
        return { ...state, outcome: status };
    return { ...state, outcome: state.pullRequest === undefined ? 'no-pr' : 'pr-created' };
}
/** An error has ended the run. */
function interrupted(state, error) {
    // An error that this action does not expect leaves open what happened before it.
    const mayBeAccepted = error instanceof _service_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UncertainPostError */ .oF || !(error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ);
    const progress = state.progress === 'requested' && !mayBeAccepted ? 'not-sent' : state.progress;
    return { ...state, progress, outcome: (0,_shared_deadline_js__WEBPACK_IMPORTED_MODULE_1__/* .interruptionOf */ .nS)(error), error };
}
/** Returns how the run came to its job; undefined if it came to none. */
function originOf({ progress }) {
    return progress === 'not-sent' || progress === 'requested' ? undefined : progress;
}
/** Returns the ID of the job if it still runs, although the run no longer waits for its end. */
function jobThatStillRuns({ outcome, progress, jobId, job }) {
    // Without an answer to the request, it is unknown what the job does.
    if (originOf({ progress }) === undefined)
        return undefined;
    // After a follow-up message, the last status can still belong to the previous turn.
    const isCutShort = outcome === 'timed-out' || outcome === 'cancelled';
    const isSent = progress === 'created' || progress === 'continued';
    const isActive = job === undefined ? isSent : !isTerminal(job.status);
    return isCutShort || (outcome === 'error' && isActive) ? jobId : undefined;
}
/** Whether the end of the request fails the step. `failOn` counts only if the request reached a job. */
function failsStep(request, failOn) {
    const { outcome, preview } = request;
    if (outcome === 'pr-created')
        return preview?.status === 'failure' && failOn.has('preview-failed');
    if (outcome === 'started')
        return false;
    if (outcome === 'cancelled' || outcome === 'error')
        return true;
    return originOf(request) === undefined || failOn.has(outcome);
}
/**
 * Returns what the comment has to remember for later runs.
 *
 * @param branch the branch that the request asks about; undefined unless with `prompt-from: commits`
 */
function memoryOf(state, branch) {
    const { progress, jobId, job, replaced, mended } = state;
    if (originOf(state) === undefined) {
        // If the request did not reach the job in job-id, a re-run must not attach to it.
        return {
            jobId: undefined,
            mayBeSent: progress === 'requested',
            asked: undefined,
            mended: undefined,
            failedJobId: replaced?.why === 'failed' ? replaced.jobId : undefined,
        };
    }
    // After a failure, the next run asks about the same commits again.
    return { jobId, mayBeSent: false, asked: job?.status === 'failed' ? undefined : branch, mended };
}


/***/ }),

/***/ 72628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A8: () => (/* binding */ changedFileSchema),
/* harmony export */   AU: () => (/* binding */ pushRange),
/* harmony export */   D: () => (/* binding */ comparisonSchema),
/* harmony export */   D3: () => (/* binding */ commitOf),
/* harmony export */   Ml: () => (/* binding */ changedFileOf),
/* harmony export */   P7: () => (/* binding */ refName),
/* harmony export */   S: () => (/* binding */ pushedCommitOf),
/* harmony export */   Sx: () => (/* binding */ pushedCommitSchema),
/* harmony export */   YZ: () => (/* binding */ pushedTag),
/* harmony export */   jb: () => (/* binding */ comparisonOf),
/* harmony export */   lN: () => (/* binding */ commitSchema)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(65528);
/* harmony import */ var _shared_json_decoding_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(50480);
/* harmony import */ var _github_names_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(33474);



/** As answers have it. */
const commitSchema = () => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik({
    sha: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .Yj('a commit').check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .regex */ .yG(_shared_json_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .commitForm */ .ss, 'a commit')),
    commit: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik({ message: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .Yj() }),
    author: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl((0,_github_names_js__WEBPACK_IMPORTED_MODULE_1__/* .accountDetail */ .Jg)()),
});
function commitOf({ sha, commit, author }) {
    return { id: sha, message: commit.message, author: author?.login };
}
/** As the payload of a push has it. */
const pushedCommitSchema = () => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik({
    id: (0,_shared_json_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .commitDetail */ .fZ)(),
    message: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .Yj(),
    author: (0,_shared_json_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .detail */ ._0)(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik({ username: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .Yj().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .regex */ .yG(_github_names_js__WEBPACK_IMPORTED_MODULE_1__/* .loginForm */ .AJ)) })),
});
function pushedCommitOf({ id, message, author }) {
    return { id, message, author: author?.username };
}
const changedFileSchema = () => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik({
    filename: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .Yj(),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .Yj(),
    additions: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Wh(),
    deletions: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Wh(),
    previous_filename: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .Yj()),
    patch: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .Yj()),
});
function changedFileOf(file) {
    return {
        path: file.filename,
        status: file.status,
        additions: file.additions,
        deletions: file.deletions,
        previousPath: file.previous_filename ?? undefined,
        patch: file.patch ?? undefined,
    };
}
const comparisonSchema = () => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik({
    status: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5(['ahead', 'behind', 'diverged', 'identical'], 'a known status'),
    total_commits: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Wh(),
    commits: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YO(commitSchema()),
    files: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YO(changedFileSchema()),
});
function comparisonOf(comparison) {
    return {
        status: comparison.status,
        totalCommits: comparison.total_commits,
        commits: comparison.commits.map(commitOf),
        files: comparison.files.map(changedFileOf),
    };
}
/** Returns the name of the tag that was pushed; undefined if it was a branch. Written by others. */
function pushedTag({ ref }) {
    return ref?.startsWith('refs/tags/') === true ? refName(ref) : undefined;
}
/** Returns the name of a branch or tag without `refs/heads/` or `refs/tags/`. */
function refName(ref) {
    return ref?.replace(/^refs\/(?:heads|tags)\//u, '');
}
/**
 * Returns the range of a push; undefined if it is not known.
 *
 * @param earlierTag the tag to compare a new tag with
 */
function pushRange(push, defaultBranch, earlierTag) {
    if (push.after === undefined)
        return undefined;
    const base = push.before ?? (pushedTag(push) === undefined ? defaultBranch : earlierTag);
    return base === undefined ? undefined : { base, head: push.after, isNew: push.before === undefined };
}


/***/ }),

/***/ 30944:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ie: () => (/* binding */ createGitHubCall),
/* harmony export */   bt: () => (/* binding */ ignoreMissing),
/* harmony export */   dK: () => (/* binding */ withParts),
/* harmony export */   h2: () => (/* binding */ decodeAnswer),
/* harmony export */   y_: () => (/* binding */ GitHubError)
/* harmony export */ });
/* harmony import */ var _shared_deadline_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(33066);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(52005);
/* harmony import */ var _shared_json_decoding_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(50480);
/* harmony import */ var _shared_retry_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(23766);




const callTimeoutMs = 10_000;
/** A request to GitHub failed. The message names the permission that may be missing. */
class GitHubError extends _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ {
    /** HTTP status of a refusal, 400 or above; undefined if there was no answer that can be used. */
    status;
    constructor(message, status, cause) {
        super(message, { cause });
        this.status = status;
    }
}
/** Returns undefined for the status 404. Throws any other error. */
function ignoreMissing(error) {
    if (!(error instanceof GitHubError && error.status === 404))
        throw error;
}
/**
 * Returns a function that sends a request with retries. Octokit's own retry plugin keeps waiting after an abort, and
 * retries a create.
 */
function createGitHubCall({ token, signal }, context) {
    let api;
    return async (what, permission, work, { repeatable } = { repeatable: true }) => {
        if (token === undefined) {
            const hint = 'github-token is empty. Remove the input to use the token of the workflow.';
            throw new GitHubError(`${what} failed: ${hint}`, undefined);
        }
        api ??= connect(token);
        const loaded = await api;
        const bounded = AbortSignal.any([signal, AbortSignal.timeout(callTimeoutMs)]);
        const attempt = async () => {
            let answer;
            const fetch = async (...parameters) => (answer = await fetchOf(loaded)(...parameters));
            try {
                bounded.throwIfAborted();
                return await Promise.race([work(loaded, { signal: bounded, fetch }), (0,_shared_deadline_js__WEBPACK_IMPORTED_MODULE_0__/* .rejectionOf */ .h2)(bounded)]);
            }
            catch (error) {
                signal.throwIfAborted();
                const refusal = answer === undefined || answer.status < 400 ? undefined : answer.status;
                throw new GitHubError(explain(what, error, answer, permission), refusal, error);
            }
        };
        const deadline = {
            ...context.deadline,
            signal: bounded,
            expiresAtMs: context.clock.now() + callTimeoutMs,
        };
        const callContext = { ...context, deadline };
        if (!repeatable)
            return attempt();
        return (0,_shared_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .withRetries */ .LH)(attempt, (0,_shared_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .retryPolicy */ .Jb)('gitHubCall', failureOf, context.random), callContext);
    };
}
/** Returns what a failed call means for a retry. */
function failureOf(error) {
    if (!(error instanceof GitHubError))
        return { kind: 'final' };
    const { status } = error;
    if (status === 429)
        return { kind: 'limited' };
    return { kind: status === undefined || status >= 500 ? 'unanswered' : 'refused' };
}
async function connect(token) {
    const { getOctokit } = await __nccwpck_require__.e(/* import() */ 351).then(__nccwpck_require__.bind(__nccwpck_require__, 61351));
    return getOctokit(token, { userAgent: 'docs-agent-action' });
}
/** Returns the function that sends the requests of Octokit. It uses the proxy. */
function fetchOf({ request }) {
    return request.endpoint.DEFAULTS.request?.fetch;
}
class UnexpectedAnswerError extends Error {
    name = 'UnexpectedAnswerError';
}
const unexpected = 'the answer was cut or has an unexpected shape';
/** Validates an answer. Octokit returns a cut body as an empty text with a success status. */
function decodeAnswer(schema, data) {
    const decoded = (0,_shared_json_decoding_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeJson */ .xO)(schema, data);
    if ('value' in decoded)
        return decoded.value;
    throw new UnexpectedAnswerError(`${unexpected}: ${decoded.problem}`);
}
/** Returns an object with parts that it may lack. An answer without them is unexpected. */
function withParts(object, ...names) {
    if (hasParts(object, names))
        return object;
    const missing = names.find((name) => object[name] == null);
    throw new UnexpectedAnswerError(`${unexpected}: ${String(missing)} is missing or cannot be used`);
}
function hasParts(object, names) {
    return names.every((name) => object[name] != null);
}
// The names of the errors whose messages are the words of GitHub, of the connection or of this action.
const tellingErrors = new Set([
    'HttpError',
    'GraphqlResponseError',
    'AbortError',
    'TimeoutError',
    'UnexpectedAnswerError',
]);
function explain(what, error, answer, permission) {
    const status = answer === undefined ? 'no answer' : `HTTP ${answer.status}`;
    const advice = answer === undefined ? '' : adviceOn(error, answer, permission);
    return `${what} failed (${status}): ${reasonOf(error, answer).replace(/\.$/u, '')}.${advice}`;
}
/** Returns why a call failed. After an answer, any other error comes from code of Octokit that the answer broke. */
function reasonOf(error, answer) {
    const isTelling = answer === undefined || (error instanceof Error && tellingErrors.has(error.name));
    return isTelling ? (0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error) : unexpected;
}
function adviceOn(error, answer, permission) {
    if (isRateLimit(error, answer))
        return ' This is a rate limit of GitHub, not a missing permission.';
    const isRefused = [401, 403, 404].includes(answer.status);
    return isRefused ? ` The job may lack a permission: add "${permission}" to its permissions.` : '';
}
/** GitHub answers 403 or 429: https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api */
function isRateLimit(error, { status, headers }) {
    if (status === 429)
        return true;
    const isLimited = headers.get('x-ratelimit-remaining') === '0' ||
        headers.has('retry-after') ||
        /\brate limit\b/iu.test((0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error));
    return status === 403 && isLimited;
}


/***/ }),

/***/ 33474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ repositoryNameDetail),
/* harmony export */   AJ: () => (/* binding */ loginForm),
/* harmony export */   Gs: () => (/* binding */ refForm),
/* harmony export */   Jg: () => (/* binding */ accountDetail)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(65528);
/* harmony import */ var _shared_json_decoding_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(50480);


// Forms of names on GitHub. A text with such a form contains no white space and no markup.
const repositoryForm = /^[A-Za-z0-9][A-Za-z0-9-]{0,38}\/(?!\.{1,2}$)[A-Za-z0-9._-]{1,100}$/u;
/** Includes bots, such as `renovate[bot]`, and managed accounts, such as `ann_acme`. */
const loginForm = /^[A-Za-z0-9][A-Za-z0-9_-]{0,98}(?:\[bot\])?$/u;
/** A strict subset of Git's branches and tags. */
const refForm = /^(?!.*\.\.)[A-Za-z0-9._/+-]{1,200}$/u;
const repositoryNameDetail = () => (0,_shared_json_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .detail */ ._0)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .Yj().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .regex */ .yG(repositoryForm)));
const accountDetail = () => (0,_shared_json_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .detail */ ._0)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik({ login: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .Yj().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .regex */ .yG(loginForm)), type: (0,_shared_json_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .textDetail */ .rs)() }));


/***/ }),

/***/ 36194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   By: () => (/* binding */ releaseSchema),
/* harmony export */   E4: () => (/* binding */ versionOf),
/* harmony export */   MH: () => (/* binding */ pullRequestSchema),
/* harmony export */   X3: () => (/* binding */ commentSchema),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   l7: () => (/* binding */ releaseOf),
/* harmony export */   s3: () => (/* binding */ payloadPartNames),
/* harmony export */   v8: () => (/* binding */ payloadSchemas),
/* harmony export */   vm: () => (/* binding */ commentOf)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(65528);
/* harmony import */ var _shared_json_decoding_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(50480);
/* harmony import */ var _commits_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(72628);
/* harmony import */ var _github_names_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(33474);




// The objects of GitHub that event payloads and answers have: their schemas, and what is read from them.
const text = () => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .Yj());
const flagDetail = () => (0,_shared_json_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .detail */ ._0)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zM());
const positiveDetail = () => (0,_shared_json_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .detail */ ._0)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Wh().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .positive */ .yj()));
const authoredText = () => ({ title: text(), body: text(), user: (0,_github_names_js__WEBPACK_IMPORTED_MODULE_2__/* .accountDetail */ .Jg)() });
/** Of an issue or a discussion. */
const threadSchema = () => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik({
    ...authoredText(),
    number: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lq(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Wh()),
    /** Present if the issue is a pull request. */
    pull_request: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lq(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5()),
});
function textOf({ title, body, user, }) {
    return { title: title ?? undefined, body: body ?? '', author: user?.login };
}
const commentSchema = () => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik({
    ...authoredText(),
    id: positiveDetail(),
    created_at: (0,_shared_json_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .textDetail */ .rs)(),
    path: (0,_shared_json_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .textDetail */ .rs)(),
    line: positiveDetail(),
    original_line: positiveDetail(),
    start_line: positiveDetail(),
});
function commentOf(comment) {
    const { id, path, line: lastLine = comment.original_line, start_line: firstLine = lastLine } = comment;
    return {
        ...textOf(comment),
        kind: path === undefined ? 'comment' : 'review comment',
        id,
        createdAtMs: Date.parse(comment.created_at ?? ''),
        place: path === undefined ? undefined : { path, firstLine, lastLine },
    };
}
const revisionDetail = () => (0,_shared_json_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .detail */ ._0)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik({
    sha: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .Yj().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .regex */ .yG(_shared_json_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .commitForm */ .ss)),
    ref: (0,_shared_json_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .textDetail */ .rs)(),
    repo: (0,_shared_json_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .detail */ ._0)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik({ full_name: (0,_github_names_js__WEBPACK_IMPORTED_MODULE_2__/* .repositoryNameDetail */ .$4)() })),
}));
const pullRequestSchema = () => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik({
    ...authoredText(),
    number: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lq(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Wh()),
    state: (0,_shared_json_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .detail */ ._0)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5(['open', 'closed'])),
    merged: flagDetail(),
    merged_at: (0,_shared_json_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .textDetail */ .rs)(),
    merge_commit_sha: (0,_shared_json_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .commitDetail */ .fZ)(),
    head: revisionDetail(),
    base: revisionDetail(),
    changed_files: positiveDetail(),
});
function versionOf(pullRequest) {
    const { merged, merged_at: mergedAt, state, head, base } = pullRequest;
    // The payload of a review has only the time.
    const isMerged = merged ?? mergedAt !== undefined;
    return {
        state: isMerged ? 'merged' : state,
        headCommit: head?.sha,
        headBranch: head?.ref,
        baseCommit: base?.sha,
        // Of a pull request that is not merged, it is a commit that only tests the merge.
        mergeCommit: isMerged ? pullRequest.merge_commit_sha : undefined,
        changedFiles: pullRequest.changed_files,
    };
}
const releaseSchema = () => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik({
    name: text(),
    body: text(),
    author: (0,_github_names_js__WEBPACK_IMPORTED_MODULE_2__/* .accountDetail */ .Jg)(),
    tag_name: (0,_shared_json_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .textDetail */ .rs)(),
    draft: flagDetail(),
    prerelease: flagDetail(),
    published_at: (0,_shared_json_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .textDetail */ .rs)(),
});
function releaseOf(release) {
    const { name, body, author, tag_name: tag, draft, prerelease, published_at: publishedAt } = release;
    return {
        ...textOf({ title: name, body, user: author }),
        tag,
        isDraft: draft === true,
        isPrerelease: prerelease === true,
        publishedAt,
    };
}
const accountSchema = () => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik({ login: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .Yj(), type: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .Yj()) }));
// Each part is decoded separately, so that a part of an unexpected type does not hide the others. The schema of a part is
// built only if the payload has the part, because Node takes milliseconds to build all of them.
const payloadSchemas = {
    action: () => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .Yj()),
    sender: accountSchema,
    repository: () => (0,_shared_json_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .detail */ ._0)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik({
        full_name: (0,_github_names_js__WEBPACK_IMPORTED_MODULE_2__/* .repositoryNameDetail */ .$4)(),
        default_branch: (0,_shared_json_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .detail */ ._0)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .Yj()),
        private: (0,_shared_json_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .detail */ ._0)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zM()),
    })),
    label: () => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik({ name: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .Yj() })),
    issue: () => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl(threadSchema()),
    comment: () => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl(commentSchema()),
    review: () => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl(commentSchema()),
    pull_request: () => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl(pullRequestSchema()),
    discussion: () => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl(threadSchema()),
    release: () => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl(releaseSchema()),
    before: _shared_json_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .commitDetail */ .fZ,
    after: _shared_json_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .commitDetail */ .fZ,
    head_commit: () => (0,_shared_json_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .detail */ ._0)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik({ id: (0,_shared_json_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .commitDetail */ .fZ)() })),
    ref: () => (0,_shared_json_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .detail */ ._0)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .Yj()),
    forced: () => (0,_shared_json_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .detail */ ._0)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zM()),
    deleted: () => (0,_shared_json_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .detail */ ._0)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zM()),
    commits: () => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YO((0,_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .pushedCommitSchema */ .Sx)())),
    workflow_run: () => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik({
        actor: accountSchema(),
        triggering_actor: accountSchema(),
        head_repository: (0,_shared_json_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .detail */ ._0)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik({ full_name: (0,_github_names_js__WEBPACK_IMPORTED_MODULE_2__/* .repositoryNameDetail */ .$4)() })),
    })),
};
const payloadPartNames = Object.keys(payloadSchemas);


/***/ }),

/***/ 80025:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   bn: () => (/* binding */ defaultPrompts),
/* harmony export */   cq: () => (/* binding */ changesModes),
/* harmony export */   jk: () => (/* binding */ promptSources),
/* harmony export */   o2: () => (/* binding */ hasSource),
/* harmony export */   yD: () => (/* binding */ factOf)
/* harmony export */ });
/** The values of `prompt-from`, and the fact of the event that each quotes. */
const factOf = {
    issue: 'issue',
    comment: 'comment',
    'pull-request': 'pullRequest',
    push: 'push',
    commits: 'branch',
    release: 'release',
    discussion: 'discussion',
};
const promptSources = Object.keys(factOf);
/** The values of `changes`: what to add about the changed files. */
const changesModes = ['none', 'files', 'diff'];
/** Returns true if the event has what `source` quotes. */
function hasSource(event, source) {
    return event[factOf[source]] !== undefined;
}
const unlessNoticed = 'If readers of the documentation do not notice what changed, do not change the documentation.';
/** The instruction without `prompt`. */
const defaultPrompts = {
    issue: 'Edit the documentation as the issue quoted below asks.',
    comment: 'Edit the documentation as the comment quoted below asks.',
    discussion: 'Edit the documentation as the discussion quoted below asks.',
    'pull-request': `Update the documentation for what the pull request described below changed. ${unlessNoticed}`,
    push: `Update the documentation for what the push described below changed. ${unlessNoticed}`,
    commits: `Update the documentation for what the commits described below changed. ${unlessNoticed}`,
    release: `Update the documentation for what the release described below changed. ${unlessNoticed}`,
};


/***/ }),

/***/ 78775:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ allowedPermissionNames),
/* harmony export */   q: () => (/* binding */ decideGate)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(52005);
/* harmony import */ var _shared_untrusted_text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(43908);
/* harmony import */ var _shared_word_list_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2523);
/* harmony import */ var _github_call_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(30944);




/**
 * The roles of GitHub, each with its permission. A role includes those before it. An organization can give these names to
 * roles of its own.
 */
const permissionsOfRoles = new Map([
    ['none', 'none'],
    ['read', 'read'],
    ['triage', 'read'],
    ['write', 'write'],
    ['maintain', 'write'],
    ['admin', 'admin'],
]);
const roles = [...permissionsOfRoles.keys()];
/** The values of `allowed-permissions`. `any` turns the gate off. */
const allowedPermissionNames = ['admin', 'maintain', 'write', 'triage', 'read', 'any'];
/**
 * Decides whether the accounts behind an event may start an agent job. An account that the event does not name is
 * refused.
 *
 * @returns undefined if they may
 * @throws ActionError if GitHub does not tell a permission: nobody is refused then
 */
async function decideGate(options) {
    const { event, allowedPermissions } = options;
    if (allowedPermissions.includes('any'))
        return undefined;
    for (const cause of event.causes) {
        const refusal = await decideFor(cause, options);
        if (refusal !== undefined)
            return refusal;
    }
    return undefined;
}
async function decideFor({ did, account, unreadable }, options) {
    const { event, allowedPermissions, allowedBots } = options;
    if (account === undefined) {
        const name = event.name === '' ? 'that triggered this run' : event.name;
        const why = unreadable === undefined
            ? `The event ${name} does not say who ${did}`
            : `Nobody can tell who ${did}, because the event payload could not be read: ${unreadable}`;
        return {
            reason: 'insufficient-permission',
            message: `${why}. So allowed-permissions cannot be checked.`,
        };
    }
    const { login, isBot } = account;
    const shown = (0,_shared_untrusted_text_js__WEBPACK_IMPORTED_MODULE_1__/* .singleLine */ .pF)(login);
    if (isBot) {
        if (allowedBots.includes(login))
            return undefined;
        return {
            reason: 'bot-not-allowed',
            message: `The bot ${shown}, which ${did}, is not in allowed-bots.`,
        };
    }
    const who = `${shown}, who ${did},`;
    const role = roleOf(await permissionOf(login, who, options));
    if (allowedPermissions.some((allowed) => roles.indexOf(role) >= roles.indexOf(allowed)))
        return undefined;
    const needed = (0,_shared_word_list_js__WEBPACK_IMPORTED_MODULE_3__/* .orList */ .A)(allowedPermissions);
    return {
        reason: 'insufficient-permission',
        message: `${who} has the role ${(0,_shared_untrusted_text_js__WEBPACK_IMPORTED_MODULE_1__/* .singleLine */ .pF)(role)}. The input allowed-permissions asks for ${needed}.`,
    };
}
async function permissionOf(login, who, options) {
    try {
        return await options.permissionOf(login);
    }
    catch (error) {
        if (!(error instanceof _github_call_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubError */ .y_))
            throw error;
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ(`The permission of ${who} could not be checked. Nobody was refused, and nothing was sent to the service. Run the workflow again once this works: ${(0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)}`, { cause: error });
    }
}
/** A custom role counts as the permission that it is based on. */
function roleOf({ permission, roleName }) {
    return roleName !== undefined && permissionsOfRoles.get(roleName) === permission ? roleName : permission;
}


/***/ }),

/***/ 39403:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  j: () => (/* binding */ eventsOfBranches),
  h: () => (/* binding */ readTriggerEvent)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __nccwpck_require__(51455);
// EXTERNAL MODULE: ./build/node_modules/zod/used.js
var used = __nccwpck_require__(65528);
// EXTERNAL MODULE: ./build/shared/errors.js
var errors = __nccwpck_require__(52005);
// EXTERNAL MODULE: ./build/shared/json-decoding.js
var json_decoding = __nccwpck_require__(50480);
// EXTERNAL MODULE: ./build/shared/untrusted-text.js
var untrusted_text = __nccwpck_require__(43908);
;// CONCATENATED MODULE: ./build/github/event-causes.js
// Only people with write access cause these events, or what a maintainer configured. Every other event is checked, also
// one that GitHub adds later. GitHub describes all of them:
// https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows
const trustedEvents = new Set([
    // A merge queue belongs to a branch that a maintainer protects. Adding to it needs write access:
    // https://docs.github.com/pull-requests/collaborating-with-pull-requests/incorporating-changes-from-a-pull-request/merging-a-pull-request-with-a-merge-queue
    'merge_group',
    // A push needs write access, or a deploy key that an administrator added:
    // https://docs.github.com/organizations/managing-user-access-to-your-organizations-repositories/managing-repository-roles/repository-roles-for-an-organization
    'push',
    // A release needs write access:
    // https://docs.github.com/repositories/releasing-projects-on-github/managing-releases-in-a-repository
    'release',
    // The request needs a token that may write contents:
    // https://docs.github.com/rest/repos/repos#create-a-repository-dispatch-event
    'repository_dispatch',
    // The times are in a workflow on the default branch:
    // https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows#schedule
    'schedule',
    // Running a workflow by hand needs write access:
    // https://docs.github.com/actions/how-tos/manage-workflow-runs/manually-run-a-workflow
    'workflow_dispatch',
]);
/** The text of each event about a text that others can quote. */
const textsOfEvents = {
    discussion: 'discussion',
    discussion_comment: 'comment',
    issue_comment: 'comment',
    issues: 'issue',
    pull_request: 'pull_request',
    pull_request_review: 'review',
    pull_request_review_comment: 'comment',
    pull_request_target: 'pull_request',
};
// With these actions, nobody has chosen the text. Its author can be another one than the sender: after an edit, after a
// push to the branch of somebody else, or when a maintainer transferred the issue or made it a discussion.
const actionsOfTextsNobodyChose = new Set([
    'created',
    'edited',
    'opened',
    'synchronize',
]);
// It merges what people with write access added to the queue of a protected branch.
const mergeQueue = 'github-merge-queue[bot]';
/**
 * Returns everyone whose permission counts, each account once: the sender, the author of a text that nobody chose, whoever
 * caused or started the run that a `workflow_run` follows, and whoever started this run. Nobody for an event that needs
 * write access.
 *
 * @param triggeringActor `GITHUB_TRIGGERING_ACTOR`
 */
function causesOf(name, { parts, unreadable }, triggeringActor) {
    const cause = (did, part, account) => ({
        did,
        account: accountOf(account),
        unreadable: part && unreadable[part],
    });
    if (trustedEvents.has(name))
        return [];
    const sender = cause('caused the event', 'sender', parts.sender);
    const activity = name === 'pull_request' ? activityOfWriter(parts) : undefined;
    if (activity !== undefined) {
        // Bots have write access, and do what strangers tell them: they update dependencies, or merge.
        const isWriter = sender.account?.isBot === false;
        const isExempt = activity === 'merge' && sender.account?.login === mergeQueue;
        // A push sends the text of the pull request, which its author can edit.
        const author = cause('wrote the pull request', 'pull_request', parts.pull_request?.user);
        return [...(isWriter || isExempt ? [] : [sender]), ...(activity === 'push' ? [author] : [])];
    }
    const text = actionsOfTextsNobodyChose.has(parts.action) ? textsOfEvents[name] : undefined;
    const before = parts.workflow_run;
    const causes = [
        sender,
        ...(text === undefined ? [] : [cause('wrote the text', text, parts[text]?.user)]),
        ...(name === 'workflow_run'
            ? [
                cause('caused the run that this run follows', 'workflow_run', before?.actor),
                cause('started the run that this run follows', 'workflow_run', before?.triggering_actor),
            ]
            : []),
        // Last, because only the payload tells the type of an account.
        cause('started this run', undefined, { login: triggeringActor ?? '' }),
    ];
    return causes.filter(({ account }, index) => {
        const first = causes.findIndex((other) => other.account?.login === account?.login);
        return account === undefined || first === index;
    });
}
/**
 * Returns what somebody with write access did to a pull request from a branch of this repository; undefined for all that
 * others can do, too.
 *
 * Members of an organization can open a pull request between branches that others pushed, and its author can edit it:
 * https://docs.github.com/pull-requests/collaborating-with-pull-requests/proposing-changes-to-your-work-with-pull-requests/creating-a-pull-request
 * A triager can close, reopen, label and assign it.
 */
function activityOfWriter({ action, pull_request: pullRequest, repository, }) {
    const head = pullRequest?.head?.repo?.full_name;
    if (head === undefined || head !== repository?.full_name)
        return undefined;
    if (action === 'synchronize')
        return 'push';
    return action === 'closed' && pullRequest?.merged === true ? 'merge' : undefined;
}
/** Returns undefined if there is no login. */
function accountOf(named) {
    if (named == null || named.login === '')
        return undefined;
    const { login, type } = named;
    // GitHub does not allow brackets in the login of a person.
    return { login, isBot: type === 'Bot' || login.endsWith('[bot]') };
}

// EXTERNAL MODULE: ./build/github/commits.js
var github_commits = __nccwpck_require__(72628);
// EXTERNAL MODULE: ./build/github/github-objects.js
var github_objects = __nccwpck_require__(36194);
;// CONCATENATED MODULE: ./build/github/trigger-event.js








const partsOfFacts = {
    addedLabel: ['action', 'label'],
    number: ['issue', 'pull_request'],
    issue: ['issue'],
    comment: ['comment', 'review'],
    pullRequest: ['pull_request', 'issue'],
    discussion: ['discussion'],
    push: ['commits'],
    release: ['release'],
    // It comes from the environment.
    branch: [],
};
/**
 * Reads the event. A fact that is missing in the payload is undefined. A fact that could not be read is in
 * `unreadable`.
 */
async function readTriggerEvent(env) {
    const name = env['GITHUB_EVENT_NAME'] ?? '';
    const payload = await readEventPayload(env['GITHUB_EVENT_PATH']);
    const { parts } = payload;
    const fork = forkOf(name, parts, env['GITHUB_SHA']);
    const { action, comment, discussion, issue, label, release, repository, review } = parts;
    return {
        name,
        repository: {
            fullName: repository?.full_name,
            defaultBranch: repository?.default_branch,
            isPrivate: repository?.private,
        },
        removal: removalOf(name, parts),
        fork,
        lacksSecrets: env['GITHUB_ACTOR'] === 'dependabot[bot]' || (fork !== undefined && eventsOfForks.has(name)),
        sender: accountOf(parts.sender),
        causes: causesOf(name, payload, env['GITHUB_TRIGGERING_ACTOR']),
        addedLabel: action === 'labeled' ? label?.name : undefined,
        number: issue?.number ?? parts.pull_request?.number,
        discussionNumber: discussion?.number,
        issue: ifGiven(issue, github_objects/* textOf */.b6),
        comment: ifGiven(comment, github_objects/* commentOf */.vm) ?? ifGiven(review, (part) => ({ ...(0,github_objects/* commentOf */.vm)(part), kind: 'review' })),
        pullRequest: pullRequestOf(parts),
        discussion: ifGiven(discussion, github_objects/* textOf */.b6),
        push: name === 'push' ? pushOf(parts) : undefined,
        release: ifGiven(release, github_objects/* releaseOf */.l7),
        branch: branchOf(name, env),
        unreadable: unreadableFacts(payload),
    };
}
function ifGiven(part, read) {
    return part == null ? undefined : read(part);
}
function unreadableFacts({ parts, unreadable }) {
    return Object.fromEntries(Object.entries(partsOfFacts).flatMap(([fact, from]) => {
        // Only the action `labeled` adds a label.
        if (fact === 'addedLabel' && parts.action != null && parts.action !== 'labeled')
            return [];
        const reason = from.map((part) => unreadable[part]).find((problem) => problem !== undefined);
        return reason === undefined ? [] : [[fact, reason]];
    }));
}
/** The payload of a comment has the pull request as an issue. */
function pullRequestOf({ pull_request: pullRequest, issue }) {
    if (pullRequest != null)
        return { ...(0,github_objects/* textOf */.b6)(pullRequest), ...(0,github_objects/* versionOf */.E4)(pullRequest) };
    return issue?.pull_request === undefined ? undefined : { ...(0,github_objects/* textOf */.b6)(issue), ...(0,github_objects/* versionOf */.E4)({}) };
}
function pushOf({ before, after, head_commit: head, ref, forced, commits }) {
    return {
        before: existing(before),
        // For an annotated tag, `after` is the tag itself and not a commit.
        after: head?.id ?? existing(after),
        ref,
        isForced: forced === true,
        commits: (commits ?? []).map(github_commits/* pushedCommitOf */.S),
    };
}
const removingActions = new Set(['deleted', 'dismissed', 'unpublished']);
function removalOf(name, { action, ref, after, deleted }) {
    if (name === 'push' && (deleted === true || isNoCommit(after))) {
        return `The push deleted ${(0,untrusted_text/* singleLine */.pF)(ref ?? 'a branch or tag')} and pushed nothing.`;
    }
    if (name === 'delete')
        return 'The event delete removed a branch or tag.';
    // The action of a repository_dispatch is a name that its sender chose.
    if (name === 'repository_dispatch' || action == null || !removingActions.has(action))
        return undefined;
    return `The event ${(0,untrusted_text/* singleLine */.pF)(name)} has the action ${action}.`;
}
// https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows#workflows-in-forked-repositories
const eventsOfForks = new Set([
    'pull_request',
    'pull_request_review',
    'pull_request_review_comment',
]);
function forkOf(name, parts, runCommit) {
    const { issue, pull_request: pullRequest, repository, workflow_run: before } = parts;
    const own = repository?.full_name;
    if (pullRequest != null && pullRequest.head?.repo?.full_name !== own) {
        // The other events run on the base branch.
        return { ownCommit: eventsOfForks.has(name) ? pullRequest.base?.sha : runCommit };
    }
    if (before != null && before.head_repository?.full_name !== own) {
        return { ownCommit: runCommit };
    }
    // The payload of a comment does not tell the branch.
    return issue?.pull_request === undefined ? undefined : { ownCommit: runCommit };
}
function existing(commit) {
    return isNoCommit(commit) ? undefined : commit;
}
/** Returns true for the zeros that GitHub writes if there is no commit. */
function isNoCommit(commit) {
    return commit !== undefined && /^0+$/u.test(commit);
}
/** The events whose commit is the newest one of a branch. */
const eventsOfBranches = [
    'schedule',
    'workflow_dispatch',
    'repository_dispatch',
    'push',
    'workflow_run',
];
function branchOf(eventName, env) {
    const head = env['GITHUB_SHA'] ?? '';
    const [, name] = /^refs\/heads\/(.+)$/su.exec(env['GITHUB_REF'] ?? '') ?? [];
    const isOfBranch = eventsOfBranches.some((known) => known === eventName);
    return isOfBranch && name !== undefined && json_decoding/* commitForm */.ss.test(head) ? { name, head } : undefined;
}
/**
 * Reads the event payload, as documented by GitHub: https://docs.github.com/webhooks/webhook-events-and-payloads
 *
 * @param file the value of GITHUB_EVENT_PATH
 */
async function readEventPayload(file) {
    if (file === undefined || file === '')
        return unreadablePayload('GITHUB_EVENT_PATH is not set');
    let payload;
    try {
        // The decoder removes a byte-order mark.
        payload = JSON.parse(new TextDecoder().decode(await (0,promises_.readFile)(file)));
    }
    catch (error) {
        const reason = error instanceof SyntaxError ? 'is not valid JSON' : `cannot be read (${(0,errors/* fileProblem */.Wj)(error)})`;
        return unreadablePayload(`the file of GITHUB_EVENT_PATH ${reason}`);
    }
    if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) {
        return unreadablePayload('the file of GITHUB_EVENT_PATH does not contain a JSON object');
    }
    return decodeParts(new Map(Object.entries(payload)));
}
function decodeParts(payload) {
    const result = { parts: {}, unreadable: {} };
    for (const part of github_objects/* payloadPartNames */.s3) {
        const value = payload.get(part);
        if (value === undefined)
            continue;
        const schema = () => used/* object */.Ik({ [part]: github_objects/* payloadSchemas */.v8[part]() });
        const decoded = (0,json_decoding/* decodeJson */.xO)(schema, { [part]: value });
        if ('problem' in decoded)
            result.unreadable[part] = decoded.problem;
        else
            Object.assign(result.parts, decoded.value);
    }
    return result;
}
function unreadablePayload(reason) {
    return { parts: {}, unreadable: Object.fromEntries(github_objects/* payloadPartNames */.s3.map((part) => [part, reason])) };
}


/***/ }),

/***/ 51296:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(77557);

// Until the result is written, any exit must fail the step.
process.exitCode = 1;
// Open sockets of an aborted upload would keep the process alive.
process.exit(await (0,_run_js__WEBPACK_IMPORTED_MODULE_0__/* .run */ .e)());

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 51410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ nearestOf)
/* harmony export */ });
const mostEdits = 2;
/** Returns the word that differs least from a text, in at most two letters; undefined if there is none. Case is ignored. */
function nearestOf(text, words) {
    const wanted = text.toLowerCase();
    const near = words
        .filter((word) => Math.abs(word.length - wanted.length) <= mostEdits)
        .map((word) => ({ word, edits: editsBetween(wanted, word.toLowerCase()) }))
        .filter(({ edits }) => edits <= mostEdits);
    return near.sort((a, b) => a.edits - b.edits)[0]?.word;
}
/** Returns the Levenshtein distance: how many letters have to be added, removed or replaced. */
function editsBetween(a, b) {
    let edits = Array.from({ length: b.length + 1 }, (_, index) => index);
    for (const [row, letter] of Array.from(a).entries()) {
        const next = [row + 1];
        for (let at = 0; at < b.length; at++) {
            const replaced = (edits[at] ?? 0) + (letter === b[at] ? 0 : 1);
            next.push(Math.min(replaced, (edits[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
        }
        edits = next;
    }
    return edits[b.length] ?? 0;
}


/***/ }),

/***/ 78118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $e: () => (/* binding */ warning),
/* harmony export */   N4: () => (/* binding */ endGroup),
/* harmony export */   Oh: () => (/* binding */ startGroup),
/* harmony export */   Pq: () => (/* binding */ setSecret),
/* harmony export */   Yz: () => (/* binding */ debug),
/* harmony export */   lm: () => (/* binding */ notice),
/* harmony export */   pq: () => (/* binding */ info),
/* harmony export */   z3: () => (/* binding */ error)
/* harmony export */ });
/* harmony import */ var os__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(70857);
function toCommandValue(input){return input==null?"":typeof input=="string"||input instanceof String?input:JSON.stringify(input)}function toCommandProperties(annotationProperties){return Object.keys(annotationProperties).length?{title:annotationProperties.title,file:annotationProperties.file,line:annotationProperties.startLine,endLine:annotationProperties.endLine,col:annotationProperties.startColumn,endColumn:annotationProperties.endColumn}:{}}function issueCommand(command,properties,message){let cmd=new Command(command,properties,message);process.stdout.write(cmd.toString()+os__WEBPACK_IMPORTED_MODULE_0__.EOL)}function issue(name,message=""){issueCommand(name,{},message)}var CMD_STRING="::",Command=class{constructor(command,properties,message){command||(command="missing.command"),this.command=command,this.properties=properties,this.message=message}toString(){let cmdStr=CMD_STRING+this.command;if(this.properties&&Object.keys(this.properties).length>0){cmdStr+=" ";let first=!0;for(let key in this.properties)if(this.properties.hasOwnProperty(key)){let val=this.properties[key];val&&(first?first=!1:cmdStr+=",",cmdStr+=`${key}=${escapeProperty(val)}`)}}return cmdStr+=`${CMD_STRING}${escapeData(this.message)}`,cmdStr}};function escapeData(s){return toCommandValue(s).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function escapeProperty(s){return toCommandValue(s).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}var ExitCode;(function(ExitCode2){ExitCode2[ExitCode2.Success=0]="Success",ExitCode2[ExitCode2.Failure=1]="Failure"})(ExitCode||(ExitCode={}));function setSecret(secret){issueCommand("add-mask",{},secret)}function debug(message){issueCommand("debug",{},message)}function error(message,properties={}){issueCommand("error",toCommandProperties(properties),message instanceof Error?message.toString():message)}function warning(message,properties={}){issueCommand("warning",toCommandProperties(properties),message instanceof Error?message.toString():message)}function notice(message,properties={}){issueCommand("notice",toCommandProperties(properties),message instanceof Error?message.toString():message)}function info(message){process.stdout.write(message+os__WEBPACK_IMPORTED_MODULE_0__.EOL)}function startGroup(name){issue("group",name)}function endGroup(){issue("endgroup")}


/***/ }),

/***/ 65528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Bp: () => (/* binding */ _gte),
/* harmony export */   Ik: () => (/* binding */ object),
/* harmony export */   L5: () => (/* binding */ unknown),
/* harmony export */   Mf: () => (/* binding */ _catch),
/* harmony export */   Nl: () => (/* binding */ _instanceof),
/* harmony export */   Ph: () => (/* binding */ _lte),
/* harmony export */   Wh: () => (/* binding */ int),
/* harmony export */   YO: () => (/* binding */ array),
/* harmony export */   Yj: () => (/* binding */ string2),
/* harmony export */   Zn: () => (/* binding */ _nonnegative),
/* harmony export */   ai: () => (/* binding */ number2),
/* harmony export */   cl: () => (/* binding */ nullish2),
/* harmony export */   k5: () => (/* binding */ _enum),
/* harmony export */   lq: () => (/* binding */ optional),
/* harmony export */   me: () => (/* binding */ nullable),
/* harmony export */   w1: () => (/* binding */ _startsWith),
/* harmony export */   xL: () => (/* binding */ safeParse),
/* harmony export */   yG: () => (/* binding */ _regex),
/* harmony export */   yj: () => (/* binding */ _positive),
/* harmony export */   zM: () => (/* binding */ boolean2)
/* harmony export */ });
var __defProp=Object.defineProperty;var __export=(target,all)=>{for(var name in all)__defProp(target,name,{get:all[name],enumerable:!0})};var util_exports={};__export(util_exports,{BIGINT_FORMAT_RANGES:()=>BIGINT_FORMAT_RANGES,CONSTANT_CATCH:()=>CONSTANT_CATCH,Class:()=>Class,NUMBER_FORMAT_RANGES:()=>NUMBER_FORMAT_RANGES,aborted:()=>aborted,allowsEval:()=>allowsEval,assert:()=>assert,assertEqual:()=>assertEqual,assertIs:()=>assertIs,assertNever:()=>assertNever,assertNotEqual:()=>assertNotEqual,assignProp:()=>assignProp,attachSchema:()=>attachSchema,base64ToUint8Array:()=>base64ToUint8Array,base64urlToUint8Array:()=>base64urlToUint8Array,cached:()=>cached,captureStackTrace:()=>captureStackTrace,cleanEnum:()=>cleanEnum,cleanRegex:()=>cleanRegex,clone:()=>clone,cloneDef:()=>cloneDef,codePointLength:()=>codePointLength,constantCatch:()=>constantCatch,createTransparentProxy:()=>createTransparentProxy,defineLazy:()=>defineLazy,defineLazyInternal:()=>defineLazyInternal,derived:()=>derived,esc:()=>esc,escapeRegex:()=>escapeRegex,explicitlyAborted:()=>explicitlyAborted,extend:()=>extend,finalizeIssue:()=>finalizeIssue,floatSafeRemainder:()=>floatSafeRemainder,getElementAtPath:()=>getElementAtPath,getEnumValues:()=>getEnumValues,getLengthableOrigin:()=>getLengthableOrigin,getParsedType:()=>getParsedType,getSizableOrigin:()=>getSizableOrigin,hexToUint8Array:()=>hexToUint8Array,hide:()=>hide,installLazyProp:()=>installLazyProp,isObject:()=>isObject,isPlainObject:()=>isPlainObject,issue:()=>issue,joinValues:()=>joinValues,jsonStringifyReplacer:()=>jsonStringifyReplacer,members:()=>members,merge:()=>merge,mergeDefs:()=>mergeDefs,normalizeParams:()=>normalizeParams,nullish:()=>nullish,numKeys:()=>numKeys,objectClone:()=>objectClone,omit:()=>omit,optionalKeys:()=>optionalKeys,own:()=>own,parsedType:()=>parsedType,partial:()=>partial,pick:()=>pick,prefixIssues:()=>prefixIssues,primitiveTypes:()=>primitiveTypes,promiseAllObject:()=>promiseAllObject,propertyKeyTypes:()=>propertyKeyTypes,randomString:()=>randomString,rawShape:()=>rawShape,required:()=>required,safeExtend:()=>safeExtend,shallowClone:()=>shallowClone,sizeCaps:()=>sizeCaps,slugify:()=>slugify,stringifyPrimitive:()=>stringifyPrimitive,toZod:()=>toZod,uint8ArrayToBase64:()=>uint8ArrayToBase64,uint8ArrayToBase64url:()=>uint8ArrayToBase64url,uint8ArrayToHex:()=>uint8ArrayToHex,unwrapMessage:()=>unwrapMessage});function assertEqual(val){return val}function assertNotEqual(val){return val}function toZod(){return schema=>schema}function assertIs(_arg){}function assertNever(_x){throw new Error("Unexpected value in exhaustive check")}function assert(_){}function getEnumValues(entries){let numericValues=Object.values(entries).filter(v=>typeof v=="number");return Object.entries(entries).filter(([k,_])=>numericValues.indexOf(+k)===-1).map(([_,v])=>v)}function joinValues(array2,separator="|"){return array2.map(val=>stringifyPrimitive(val)).join(separator)}function jsonStringifyReplacer(_,value){return typeof value=="bigint"?value.toString():value}var Cached=class{constructor(getter){this._getter=getter,this._value=void 0}get value(){let getter=this._getter;return getter!==void 0&&(this._value=getter(),this._getter=void 0),this._value}};function cached(getter){return new Cached(getter)}function nullish(input){return input==null}function cleanRegex(source){let start=source.startsWith("^")?1:0,end=source.endsWith("$")?source.length-1:source.length;return source.slice(start,end)}function floatSafeRemainder(val,step){let ratio=val/step,roundedRatio=Math.round(ratio),tolerance=4*Number.EPSILON*Math.max(Math.abs(ratio),1);return Math.abs(ratio-roundedRatio)<tolerance?0:ratio-roundedRatio}var EVALUATING=Symbol("evaluating");function defineLazy(object2,key,getter){let value;Object.defineProperty(object2,key,{get(){if(value!==EVALUATING)return value===void 0&&(value=EVALUATING,value=getter()),value},set(v){Object.defineProperty(object2,key,{value:v})},configurable:!0})}function objectClone(obj){return Object.create(Object.getPrototypeOf(obj),Object.getOwnPropertyDescriptors(obj))}function assignProp(target,prop,value){Object.defineProperty(target,prop,{value,writable:!0,enumerable:!0,configurable:!0})}function rawShape(def){let desc=Object.getOwnPropertyDescriptor(def,"shape");return desc?.get?desc.get.raw:desc?.value}function sourceShape(schema){return rawShape(schema._zod.def)??schema._zod.def.shape}function deferProp(target,key,getter){Object.defineProperty(target,key,{get(){let value=getter();return assignProp(this,key,value),value},enumerable:!0,configurable:!0})}function putProp(target,key,value){key in target?assignProp(target,key,value):target[key]=value}function mirrorShape(target,source,keys,wrap){let raw=sourceShape(source);for(let key of keys){let desc=Object.getOwnPropertyDescriptor(raw,key);desc.enumerable&&(desc.get?deferProp(target,key,()=>{let value=source._zod.def.shape[key];return wrap?wrap(value,key):value}):putProp(target,key,wrap?wrap(desc.value,key):desc.value))}}function mirrorProps(target,source){for(let key of Reflect.ownKeys(source)){let desc=Object.getOwnPropertyDescriptor(source,key);desc.enumerable&&(desc.get?deferProp(target,key,()=>source[key]):putProp(target,key,desc.value))}}function mergeDefs(...defs){let mergedDescriptors={};for(let def of defs){let descriptors=Object.getOwnPropertyDescriptors(def);Object.assign(mergedDescriptors,descriptors)}return Object.defineProperties({},mergedDescriptors)}function cloneDef(schema){return mergeDefs(schema._zod.def)}function getElementAtPath(obj,path){return path?path.reduce((acc,key)=>acc?.[key],obj):obj}function promiseAllObject(promisesObj){let keys=Object.keys(promisesObj),promises=keys.map(key=>promisesObj[key]);return Promise.all(promises).then(results=>{let resolvedObj={};for(let i=0;i<keys.length;i++)resolvedObj[keys[i]]=results[i];return resolvedObj})}function randomString(length=10){let chars="abcdefghijklmnopqrstuvwxyz",str="";for(let i=0;i<length;i++)str+=chars[Math.floor(Math.random()*chars.length)];return str}function esc(str){return JSON.stringify(str)}function slugify(input){return input.toLowerCase().trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,"-").replace(/^-+|-+$/g,"")}var captureStackTrace="captureStackTrace"in Error?Error.captureStackTrace:(..._args)=>{};function isObject(data){return typeof data=="object"&&data!==null&&!Array.isArray(data)}var allowsEval=cached(()=>{if(globalConfig.jitless||typeof navigator<"u"&&navigator?.userAgent?.includes("Cloudflare"))return!1;try{let F=Function;return new F(""),!0}catch{return!1}});function isPlainObject(o){if(isObject(o)===!1)return!1;let ctor=o.constructor;if(ctor===void 0||typeof ctor!="function")return!0;let prot=ctor.prototype;return!(isObject(prot)===!1||Object.prototype.hasOwnProperty.call(prot,"isPrototypeOf")===!1)}function shallowClone(o){return isPlainObject(o)?{...o}:Array.isArray(o)?[...o]:o instanceof Map?new Map(o):o instanceof Set?new Set(o):o}function numKeys(data){let keyCount=0;for(let key in data)Object.prototype.hasOwnProperty.call(data,key)&&keyCount++;return keyCount}var getParsedType=data=>{let t=typeof data;switch(t){case"undefined":return"undefined";case"string":return"string";case"number":return Number.isNaN(data)?"nan":"number";case"boolean":return"boolean";case"function":return"function";case"bigint":return"bigint";case"symbol":return"symbol";case"object":return Array.isArray(data)?"array":data===null?"null":data.then&&typeof data.then=="function"&&data.catch&&typeof data.catch=="function"?"promise":typeof Map<"u"&&data instanceof Map?"map":typeof Set<"u"&&data instanceof Set?"set":typeof Date<"u"&&data instanceof Date?"date":typeof File<"u"&&data instanceof File?"file":"object";default:throw new Error(`Unknown data type: ${t}`)}},propertyKeyTypes=new Set(["string","number","symbol"]),primitiveTypes=new Set(["string","number","bigint","boolean","symbol","undefined"]);function escapeRegex(str){return str.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}function clone(inst,def,params){let cl=new inst._zod.constr(def??inst._zod.def);return(!def||params?.parent)&&(cl._zod.parent=inst),cl}function normalizeParams(_params){let params=_params;if(!params)return{};if(typeof params=="string")return{error:()=>params};if(params?.message!==void 0){if(params?.error!==void 0)throw new Error("Cannot specify both `message` and `error` params");params.error=params.message}return delete params.message,typeof params.error=="string"?{...params,error:()=>params.error}:params}function createTransparentProxy(getter){let target;return new Proxy({},{get(_,prop,receiver){return target??(target=getter()),Reflect.get(target,prop,receiver)},set(_,prop,value,receiver){return target??(target=getter()),Reflect.set(target,prop,value,receiver)},has(_,prop){return target??(target=getter()),Reflect.has(target,prop)},deleteProperty(_,prop){return target??(target=getter()),Reflect.deleteProperty(target,prop)},ownKeys(_){return target??(target=getter()),Reflect.ownKeys(target)},getOwnPropertyDescriptor(_,prop){return target??(target=getter()),Reflect.getOwnPropertyDescriptor(target,prop)},defineProperty(_,prop,descriptor){return target??(target=getter()),Reflect.defineProperty(target,prop,descriptor)}})}function stringifyPrimitive(value){return typeof value=="bigint"?value.toString()+"n":typeof value=="string"?`"${value}"`:`${value}`}function optionalKeys(shape){return Object.keys(shape).filter(k=>shape[k]._zod.optin!==void 0&&shape[k]._zod.optout==="optional")}var NUMBER_FORMAT_RANGES={safeint:[Number.MIN_SAFE_INTEGER,Number.MAX_SAFE_INTEGER],int32:[-2147483648,2147483647],uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],float64:[-Number.MAX_VALUE,Number.MAX_VALUE]},BIGINT_FORMAT_RANGES={int64:[BigInt("-9223372036854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),BigInt("18446744073709551615")]};function pick(schema,mask){let currDef=schema._zod.def,checks=currDef.checks;if(checks&&checks.length>0)throw new Error(".pick() cannot be used on object schemas containing refinements");let newShape={};return mirrorShape(newShape,schema,maskedKeys(schema,mask)),clone(schema,mergeDefs(currDef,{shape:newShape,checks:[]}))}function maskedKeys(schema,mask){let raw=sourceShape(schema),keys=[];for(let key of Reflect.ownKeys(mask)){if(!Object.getOwnPropertyDescriptor(raw,key)?.enumerable)throw new Error(`Unrecognized key: "${String(key)}"`);mask[key]&&keys.push(key)}return keys}function omit(schema,mask){let currDef=schema._zod.def,checks=currDef.checks;if(checks&&checks.length>0)throw new Error(".omit() cannot be used on object schemas containing refinements");let omitted=new Set(maskedKeys(schema,mask)),newShape={};return mirrorShape(newShape,schema,Reflect.ownKeys(sourceShape(schema)).filter(key=>!omitted.has(key))),clone(schema,mergeDefs(currDef,{shape:newShape,checks:[]}))}function extend(schema,shape){if(!isPlainObject(shape))throw new Error("Invalid input to extend: expected a plain object");let checks=schema._zod.def.checks;if(checks&&checks.length>0){let existingShape=sourceShape(schema);for(let key of Reflect.ownKeys(shape))if(Object.getOwnPropertyDescriptor(existingShape,key)!==void 0)throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.")}return clone(schema,mergeDefs(schema._zod.def,{shape:extended(schema,shape)}))}function extended(schema,shape){let newShape={};return mirrorShape(newShape,schema,Reflect.ownKeys(sourceShape(schema))),mirrorProps(newShape,shape),newShape}function safeExtend(schema,shape){if(!isPlainObject(shape))throw new Error("Invalid input to safeExtend: expected a plain object");return clone(schema,mergeDefs(schema._zod.def,{shape:extended(schema,shape)}))}function merge(a,b){if(!b?._zod?.def)throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");if(a._zod.def.checks?.length)throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");let newShape={};mirrorShape(newShape,a,Reflect.ownKeys(sourceShape(a))),mirrorShape(newShape,b,Reflect.ownKeys(sourceShape(b)));let def=mergeDefs(a._zod.def,{shape:newShape,get catchall(){return b._zod.def.catchall},checks:b._zod.def.checks??[]});return clone(a,def)}function partial(Class2,schema,mask,name="partial"){let checks=schema._zod.def.checks;if(checks&&checks.length>0)throw new Error(`.${name}() cannot be used on object schemas containing refinements`);let selected=mask?new Set(maskedKeys(schema,mask)):void 0,newShape={};return mirrorShape(newShape,schema,Reflect.ownKeys(sourceShape(schema)),Class2&&((value,key)=>selected&&!selected.has(key)?value:new Class2({type:"optional",innerType:value}))),clone(schema,mergeDefs(schema._zod.def,{shape:newShape,checks:[]}))}function required(Class2,schema,mask){let selected=mask?new Set(maskedKeys(schema,mask)):void 0,newShape={};return mirrorShape(newShape,schema,Reflect.ownKeys(sourceShape(schema)),(value,key)=>selected&&!selected.has(key)?value:new Class2({type:"nonoptional",innerType:value})),clone(schema,mergeDefs(schema._zod.def,{shape:newShape}))}function aborted(x,startIndex=0){if(x.aborted===!0)return!0;for(let i=startIndex;i<x.issues.length;i++)if(x.issues[i]?.continue!==!0)return!0;return!1}function explicitlyAborted(x,startIndex=0){if(x.aborted===!0)return!0;for(let i=startIndex;i<x.issues.length;i++)if(x.issues[i]?.continue===!1)return!0;return!1}function prefixIssues(path,issues){return issues.map(iss=>{var _a2;return(_a2=iss).path??(_a2.path=[]),iss.path.unshift(path),iss})}function unwrapMessage(message){return typeof message=="string"?message:message?.message}function sizeCaps(defChecks){let caps=[];for(let ch of defChecks??[]){let d=ch._zod.def;if(!/_(length|size)$|_equals$/.test(d.check))break;let max=d.maximum??d.length??d.size;max>=0&&caps.push([max,ch])}return caps}function attachSchema(issues,start,inst){var _a2;for(let i=start;i<issues.length;i++)(_a2=issues[i]).schema??(_a2.schema=inst)}function finalizeIssue(iss,ctx,config2){var _a2;let traits=iss.inst?._zod?.traits;traits?.has("$ZodType")&&(traits.has("$ZodCheck")?(_a2=iss).schema??(_a2.schema=iss.inst):iss.schema=iss.inst);let schemaError=iss.schema!==iss.inst?iss.schema?._zod.def?.error:void 0,message=iss.message?iss.message:unwrapMessage(iss.inst?._zod.def?.error?.(iss))??unwrapMessage(schemaError?.(iss))??unwrapMessage(ctx?.error?.(iss))??unwrapMessage(config2.customError?.(iss))??unwrapMessage(config2.localeError?.(iss))??"Invalid input",full={};for(let k of Object.keys(iss))k==="inst"||k==="schema"||k==="continue"||k==="input"||k==="__proto__"||(full[k]=iss[k]);return full.path??(full.path=[]),full.message=message,ctx?.reportInput&&(full.input=iss.input),full}function getSizableOrigin(input){return input instanceof Set?"set":input instanceof Map?"map":input instanceof File?"file":"unknown"}var highSurrogate=/[\uD800-\uDBFF]/;function codePointLength(str){let units=str.length;if(!highSurrogate.test(str))return units;let count=units;for(let i=0;i<units-1;i++)(str.charCodeAt(i)&64512)===55296&&(str.charCodeAt(i+1)&64512)===56320&&(count--,i++);return count}function getLengthableOrigin(input){return Array.isArray(input)?"array":typeof input=="string"?"string":"unknown"}function parsedType(data){let t=typeof data;switch(t){case"number":return Number.isNaN(data)?"nan":"number";case"object":{if(data===null)return"null";if(Array.isArray(data))return"array";let obj=data;if(obj&&Object.getPrototypeOf(obj)!==Object.prototype&&"constructor"in obj&&obj.constructor)return obj.constructor.name}}return t}function issue(...args){let[iss,input,inst]=args;return typeof iss=="string"?{message:iss,code:"custom",input,inst}:{...iss}}function cleanEnum(obj){return Object.entries(obj).filter(([k,_])=>Number.isNaN(Number.parseInt(k,10))).map(el=>el[1])}function base64ToUint8Array(base64){let binaryString=atob(base64),bytes=new Uint8Array(binaryString.length);for(let i=0;i<binaryString.length;i++)bytes[i]=binaryString.charCodeAt(i);return bytes}function uint8ArrayToBase64(bytes){let binaryString="";for(let i=0;i<bytes.length;i++)binaryString+=String.fromCharCode(bytes[i]);return btoa(binaryString)}function base64urlToUint8Array(base64url){let base64=base64url.replace(/-/g,"+").replace(/_/g,"/"),padding="=".repeat((4-base64.length%4)%4);return base64ToUint8Array(base64+padding)}function uint8ArrayToBase64url(bytes){return uint8ArrayToBase64(bytes).replace(/\+/g,"-").replace(/\//g,"_").replace(/=/g,"")}function hexToUint8Array(hex){let cleanHex=hex.replace(/^0x/,"");if(cleanHex.length%2!==0)throw new Error("Invalid hex string length");let bytes=new Uint8Array(cleanHex.length/2);for(let i=0;i<cleanHex.length;i+=2)bytes[i/2]=Number.parseInt(cleanHex.slice(i,i+2),16);return bytes}function uint8ArrayToHex(bytes){return Array.from(bytes).map(b=>b.toString(16).padStart(2,"0")).join("")}var Class=class{constructor(..._args){}};function members(proto,table){for(let key in table){let desc=Object.getOwnPropertyDescriptor(table,key);desc.get?Object.defineProperty(proto,key,{...desc,enumerable:!1}):defineBound(proto,key,desc.value)}}function own(inst,key,value,enumerable=!0){return Object.defineProperty(inst,key,{configurable:!0,writable:!0,enumerable,value}),value}function hide(inst,key,value){return own(inst,key,value,!1)}function derived(computes,table){for(let key in computes){let compute=computes[key];Object.defineProperty(table,key,{configurable:!0,enumerable:!0,get(){return own(this,key,compute(this))},set(value){own(this,key,value)}})}return table}function defineBound(proto,key,fn){Object.defineProperty(proto,key,{configurable:!0,get(){return this==null?fn:own(this,key,fn.bind(this))},set(value){own(this,key,value)}})}function claim(inst,sentinel){let proto=Object.getPrototypeOf(inst);return sentinel in proto?void 0:proto}var installing,broke=!1,breaker={configurable:!0,get(){broke=!0}};function defineLazyInternal(inst,key,compute){let proto=Object.getPrototypeOf(inst._zod);if(key in proto&&installing!==inst._zod){installing=void 0;return}installing=inst._zod,Object.defineProperty(proto,key,{configurable:!0,get(){Object.defineProperty(this,key,breaker);let outer=broke;broke=!1;try{let value=compute(this);return broke?delete this[key]:Object.defineProperty(this,key,{configurable:!0,writable:!0,value}),broke=broke||outer,value}catch(err){throw delete this[key],broke=broke||outer,err}},set(value){Object.defineProperty(this,key,{configurable:!0,writable:!0,value})}})}function installLazyProp(inst,key,make,enumerable){let proto=claim(inst,key);proto&&Object.defineProperty(proto,key,{configurable:!0,get(){let desc={configurable:!0,writable:!0,enumerable,value:void 0};return Object.defineProperty(this,key,desc),desc.value=make(this),Object.defineProperty(this,key,desc),desc.value},set(value){Object.defineProperty(this,key,{configurable:!0,writable:!0,enumerable,value})}})}var CONSTANT_CATCH="~constantCatch";function constantCatch(value){let fn=()=>value;return fn[CONSTANT_CATCH]=!0,fn}var _a;var _zodDesc={value:void 0,enumerable:!1},_E="captureStackTrace"in Error?Error:null;function newError(Definition){let E=_E;if(E){let saved=E.stackTraceLimit;if(typeof saved=="number"){try{E.stackTraceLimit=0}catch{return _E=null,new Definition}try{return new Definition}finally{E.stackTraceLimit=saved}}}return new Definition}function $constructor(name,initializer2,proto,params){let zodProto={};function Internals(def){this.def=def,this.constr=_,this.traits=new Set}Internals.prototype=zodProto;let protoMembers=proto,initialized=protoMembers&&new WeakSet;function init(inst,def){if(inst._zod){if(inst._zod.traits.has(name))return}else{_zodDesc.value=new Internals(def);try{Object.defineProperty(inst,"_zod",_zodDesc)}finally{_zodDesc.value=void 0}}if(inst._zod.traits.add(name),initializer2(inst,def),initialized){let own2=Object.getPrototypeOf(inst),ctorProto=inst._zod.constr.prototype,up=own2;for(;up&&up!==ctorProto;)up=Object.getPrototypeOf(up);let target=up??own2;initialized.has(target)||(initialized.add(target),members(target,protoMembers))}let proto2=_.prototype;for(let k in proto2)Object.prototype.hasOwnProperty.call(proto2,k)&&(k in inst||(inst[k]=proto2[k].bind(inst)))}let Parent=params?.Parent??Object;class Definition extends Parent{}Object.defineProperty(Definition,"name",{value:name});function _(def){let inst=params?.Parent?newError(Definition):this;init(inst,def);let deferred=inst._zod.deferred;if(deferred){for(let fn of deferred)fn();inst._zod.deferred=void 0}let pp=globalThis.__zod_globalConfig?.postProcessor;return pp&&pp(inst),inst}return Object.defineProperty(_,"init",{value:init}),Object.defineProperty(_,Symbol.hasInstance,{value:inst=>params?.Parent&&inst instanceof params.Parent?!0:inst?._zod?.traits?.has(name)}),Object.defineProperty(_,"name",{value:name}),_}var $ZodAsyncError=class extends Error{constructor(){super("Encountered Promise during synchronous parse. Use .parseAsync() instead.")}};(_a=globalThis).__zod_globalConfig??(_a.__zod_globalConfig={});var globalConfig=globalThis.__zod_globalConfig;function config(newConfig){return newConfig&&Object.assign(globalConfig,newConfig),globalConfig}function _getMessage(){let internals=this._zod;return internals.message??(internals.message=JSON.stringify(internals.def,jsonStringifyReplacer,2)),internals.message}function _setMessage(value){this._zod.message=value}var _messageDesc={get:_getMessage,set:_setMessage,enumerable:!0,configurable:!0},_issuesDesc={value:void 0,enumerable:!1},_installedToString=new WeakSet([Object.prototype,Error.prototype]),initializer=(inst,def)=>{inst.name="$ZodError",_issuesDesc.value=def,Object.defineProperty(inst,"issues",_issuesDesc),_issuesDesc.value=void 0,Object.defineProperty(inst,"message",_messageDesc);let proto=Object.getPrototypeOf(inst);_installedToString.has(proto)||(_installedToString.add(proto),Object.defineProperty(proto,"toString",{configurable:!0,enumerable:!1,get(){let value=()=>this.message;return Object.defineProperty(this,"toString",{value,configurable:!0,writable:!0}),value},set(value){Object.defineProperty(this,"toString",{value,configurable:!0,writable:!0})}}))},$ZodError=$constructor("$ZodError",initializer),$ZodRealError=$constructor("$ZodError",initializer,void 0,{Parent:Error});var _parse=_Err=>{let fn=(schema,value,_ctx,_params)=>{let ctx=_ctx?{..._ctx,async:!1}:{async:!1},result=schema._zod.run({value,issues:[]},ctx);if(result instanceof Promise)throw new $ZodAsyncError;if(result.issues.length){let e=new(_params?.Err??_Err)(result.issues.map(iss=>finalizeIssue(iss,ctx,config())));throw captureStackTrace(e,_params?.callee??fn),e}return result.value};return fn},parse=_parse($ZodRealError),_parseAsync=_Err=>{let fn=async(schema,value,_ctx,params)=>{let ctx=_ctx?{..._ctx,async:!0}:{async:!0},result=schema._zod.run({value,issues:[]},ctx);if(result instanceof Promise&&(result=await result),result.issues.length){let e=new(params?.Err??_Err)(result.issues.map(iss=>finalizeIssue(iss,ctx,config())));throw captureStackTrace(e,params?.callee??fn),e}return result.value};return fn},parseAsync=_parseAsync($ZodRealError),_safeParse=_Err=>(schema,value,_ctx)=>{let ctx=_ctx?{..._ctx,async:!1}:{async:!1},result=schema._zod.run({value,issues:[]},ctx);if(result instanceof Promise)throw new $ZodAsyncError;return result.issues.length?failure(_Err,result.issues,ctx):{success:!0,data:result.value}},safeParse=_safeParse($ZodRealError);function failure(Err,issues,ctx){let error;return{success:!1,get error(){return error||(error=new Err(issues.map(iss=>finalizeIssue(iss,ctx,config()))),issues=void 0,ctx=void 0),error},set error(e){error=e,issues=void 0,ctx=void 0}}}var _safeParseAsync=_Err=>async(schema,value,_ctx)=>{let ctx=_ctx?{..._ctx,async:!0}:{async:!0},result=schema._zod.run({value,issues:[]},ctx);return result instanceof Promise&&(result=await result),result.issues.length?failure(_Err,result.issues,ctx):{success:!0,data:result.value}},safeParseAsync=_safeParseAsync($ZodRealError);var anyString=/^[\s\S]{0,}$/;var number=/^-?\d+(?:\.\d+)?$/,boolean=/^(?:true|false)$/i;var $ZodCheck=$constructor("$ZodCheck",(inst,def)=>{var _a2;inst._zod??(inst._zod={}),inst._zod.def=def,(_a2=inst._zod).onattach??(_a2.onattach=[])});var numericOriginMap={number:"number",bigint:"bigint",object:"date"},$ZodCheckLessThan=$constructor("$ZodCheckLessThan",(inst,def)=>{$ZodCheck.init(inst,def);let origin=numericOriginMap[typeof def.value];inst._zod.check=payload=>{(def.inclusive?payload.value<=def.value:payload.value<def.value)||payload.issues.push({origin:numericOriginMap[typeof payload.value]??origin,code:"too_big",maximum:typeof def.value=="object"?def.value.getTime():def.value,input:payload.value,inclusive:def.inclusive,inst,continue:!def.abort})}}),$ZodCheckGreaterThan=$constructor("$ZodCheckGreaterThan",(inst,def)=>{$ZodCheck.init(inst,def);let origin=numericOriginMap[typeof def.value];inst._zod.check=payload=>{(def.inclusive?payload.value>=def.value:payload.value>def.value)||payload.issues.push({origin:numericOriginMap[typeof payload.value]??origin,code:"too_small",minimum:typeof def.value=="object"?def.value.getTime():def.value,input:payload.value,inclusive:def.inclusive,inst,continue:!def.abort})}});var $ZodCheckNumberFormat=$constructor("$ZodCheckNumberFormat",(inst,def)=>{$ZodCheck.init(inst,def),def.format=def.format||"float64";let isInt=def.format?.includes("int"),origin=isInt?"int":"number",[minimum,maximum]=NUMBER_FORMAT_RANGES[def.format];inst._zod.check=payload=>{let input=payload.value;if(isInt){if(!Number.isInteger(input)){payload.issues.push({expected:origin,format:def.format,code:"invalid_type",continue:!1,input,inst});return}if(!Number.isSafeInteger(input)){input>0?payload.issues.push({input,code:"too_big",maximum:Number.MAX_SAFE_INTEGER,note:"Integers must be within the safe integer range.",inst,origin,inclusive:!0,continue:!def.abort}):payload.issues.push({input,code:"too_small",minimum:Number.MIN_SAFE_INTEGER,note:"Integers must be within the safe integer range.",inst,origin,inclusive:!0,continue:!def.abort});return}}input<minimum&&payload.issues.push({origin:"number",input,code:"too_small",minimum,inclusive:!0,inst,continue:!def.abort}),input>maximum&&payload.issues.push({origin:"number",input,code:"too_big",maximum,inclusive:!0,inst,continue:!def.abort})}});var $ZodCheckStringFormat=$constructor("$ZodCheckStringFormat",(inst,def)=>{var _a2,_b;$ZodCheck.init(inst,def),def.pattern?(_a2=inst._zod).check??(_a2.check=payload=>{def.pattern.lastIndex=0,!def.pattern.test(payload.value)&&payload.issues.push({origin:"string",code:"invalid_format",format:def.format,input:payload.value,...def.pattern?{pattern:def.pattern.toString()}:{},inst,continue:!def.abort})}):(_b=inst._zod).check??(_b.check=()=>{})}),$ZodCheckRegex=$constructor("$ZodCheckRegex",(inst,def)=>{$ZodCheckStringFormat.init(inst,def),inst._zod.check=payload=>{def.pattern.lastIndex=0,!def.pattern.test(payload.value)&&payload.issues.push({origin:"string",code:"invalid_format",format:"regex",input:payload.value,pattern:def.pattern.toString(),inst,continue:!def.abort})}});var $ZodCheckStartsWith=$constructor("$ZodCheckStartsWith",(inst,def)=>{$ZodCheck.init(inst,def);let pattern=new RegExp(`^${escapeRegex(def.prefix)}.*`);def.pattern??(def.pattern=pattern),inst._zod.check=payload=>{payload.value.startsWith(def.prefix)||payload.issues.push({origin:"string",code:"invalid_format",format:"starts_with",prefix:def.prefix,input:payload.value,inst,continue:!def.abort})}});var version={major:4,minor:6,patch:7};var $ZodType=$constructor("$ZodType",(inst,def)=>{var _a2;inst??(inst={}),inst._zod.def=def,inst._zod.bag=inst._zod.bag||{},inst._zod.version=version;let defChecks=inst._zod.def.checks,checks=inst._zod.traits.has("$ZodCheck")?[inst,...defChecks??[]]:defChecks?.length?[...defChecks]:[];for(let ch of checks)for(let fn of ch._zod.onattach)fn(inst);if(checks.length===0)(_a2=inst._zod).deferred??(_a2.deferred=[]),inst._zod.deferred?.push(()=>{inst._zod.run=inst._zod.parse});else{let runChecks=(payload,checks2,ctx)=>{if(payload.memo)return payload;let isAborted=aborted(payload),asyncResult;for(let ch of checks2){if(ch._zod.def.when){if(explicitlyAborted(payload)||!ch._zod.def.when(payload))continue}else if(isAborted)continue;let currLen=payload.issues.length,_=ch._zod.check(payload);if(_ instanceof Promise&&ctx?.async===!1)throw new $ZodAsyncError;if(asyncResult||_ instanceof Promise)asyncResult=(asyncResult??Promise.resolve()).then(async()=>{await _,payload.issues.length!==currLen&&(attachSchema(payload.issues,currLen,inst),isAborted||(isAborted=aborted(payload,currLen)))});else{if(payload.issues.length===currLen)continue;attachSchema(payload.issues,currLen,inst),isAborted||(isAborted=aborted(payload,currLen))}}return asyncResult?asyncResult.then(()=>payload):payload},handleCanaryResult=(canary,payload,ctx)=>{if(aborted(canary))return canary.aborted=!0,canary;let checkResult=runChecks(payload,checks,ctx);if(checkResult instanceof Promise){if(ctx.async===!1)throw new $ZodAsyncError;return checkResult.then(checkResult2=>inst._zod.parse(checkResult2,ctx))}return inst._zod.parse(checkResult,ctx)};inst._zod.run=(payload,ctx)=>{if(ctx.skipChecks)return inst._zod.parse(payload,ctx);if(ctx.direction==="backward"){let canary=inst._zod.parse({value:payload.value,issues:[]},{...ctx,skipChecks:!0});return canary instanceof Promise?canary.then(canary2=>handleCanaryResult(canary2,payload,ctx)):handleCanaryResult(canary,payload,ctx)}let result=inst._zod.parse(payload,ctx);if(result instanceof Promise){if(ctx.async===!1)throw new $ZodAsyncError;return result.then(result2=>runChecks(result2,checks,ctx))}return runChecks(result,checks,ctx)}}},{get"~standard"(){return hide(this,"~standard",standardProps(this))},set"~standard"(value){own(this,"~standard",value)}}),toStandardResult=(r,ctx)=>r.issues.length?{issues:r.issues.map(iss=>finalizeIssue(iss,ctx,config()))}:{value:r.value};async function validateAsync(inst,value){let ctx={async:!0};return toStandardResult(await inst._zod.run({value,issues:[]},ctx),ctx)}function standardProps(inst){return{validate:value=>{let ctx={async:!1};try{let r=inst._zod.run({value,issues:[]},ctx);if(!(r instanceof Promise))return toStandardResult(r,ctx)}catch{}return validateAsync(inst,value)},vendor:"zod",version:1}}var $ZodString=$constructor("$ZodString",(inst,def)=>{$ZodType.init(inst,def),inst._zod.pattern=def.pattern??anyString,inst._zod.parse=(payload,_)=>{if(def.coerce)try{payload.value=String(payload.value)}catch{}return typeof payload.value=="string"||payload.issues.push({expected:"string",code:"invalid_type",input:payload.value,inst}),payload}});var $ZodNumber=$constructor("$ZodNumber",(inst,def)=>{$ZodType.init(inst,def),inst._zod.pattern=number,inst._zod.parse=(payload,_ctx)=>{if(def.coerce)try{payload.value=Number(payload.value)}catch{}let input=payload.value;if(typeof input=="number"&&!Number.isNaN(input)&&Number.isFinite(input))return payload;let received=typeof input=="number"?Number.isNaN(input)?"NaN":Number.isFinite(input)?void 0:String(input):void 0;return payload.issues.push({expected:"number",code:"invalid_type",input,inst,...received?{received}:{}}),payload}}),$ZodNumberFormat=$constructor("$ZodNumberFormat",(inst,def)=>{$ZodCheckNumberFormat.init(inst,def),$ZodNumber.init(inst,def)}),$ZodBoolean=$constructor("$ZodBoolean",(inst,def)=>{$ZodType.init(inst,def),inst._zod.pattern=boolean,inst._zod.parse=(payload,_ctx)=>{if(def.coerce)try{payload.value=!!payload.value}catch{}let input=payload.value;return typeof input=="boolean"||payload.issues.push({expected:"boolean",code:"invalid_type",input,inst}),payload}});var $ZodUnknown=$constructor("$ZodUnknown",(inst,def)=>{$ZodType.init(inst,def),inst._zod.parse=payload=>payload});function capSize(inst,size){let caps=sizeCaps(inst._zod.def.checks);if(!caps.length)return;let cap=Math.min(...caps.map(c=>c[0])),parse2=inst._zod.parse;inst._zod.parse=(payload,ctx)=>{let n=size(payload.value);if(n>cap&&!ctx?.skipChecks&&ctx?.direction!=="backward"){for(let[max,ch]of sizeCaps(inst._zod.def.checks))if(n>max&&ch._zod.def.when(payload)){let start=payload.issues.length;return ch._zod.check(payload),payload.issues[start].continue=!1,attachSchema(payload.issues,start,inst),payload}}return parse2(payload,ctx)}}var arraySize=input=>Array.isArray(input)?input.length:-1;function handleArrayResult(result,final,index){result.issues.length&&final.issues.push(...prefixIssues(index,result.issues)),final.value[index]=result.value}var $ZodArray=$constructor("$ZodArray",(inst,def)=>{$ZodType.init(inst,def);let memo=globalConfig.memoizer;memo?.attach(inst),inst._zod.parse=(payload,ctx)=>{let input=payload.value;if(!Array.isArray(input))return payload.issues.push({expected:"array",code:"invalid_type",input,inst}),payload;payload.value=memo?memo.alloc(inst,payload,Array(input.length),ctx):Array(input.length);let proms=[],abortEarly=ctx?.abortEarly;for(let i=0;i<input.length;i++){let item=input[i],result=def.element._zod.run({value:item,issues:[]},ctx);if(result instanceof Promise)proms.push(result.then(result2=>handleArrayResult(result2,payload,i)));else if(handleArrayResult(result,payload,i),abortEarly&&result.issues.length!==0&&aborted(result))break}return proms.length?Promise.all(proms).then(()=>payload):payload},capSize(inst,arraySize)});function handlePropertyResult(result,final,key,input,optin,optout){let isPresent=key in input,isOptionalOut=optout==="optional";if(!(!isPresent&&isOptionalOut&&optin==="optional")){if(result.issues.length){if(optin!==void 0&&isOptionalOut&&!isPresent)return;final.issues.push(...prefixIssues(key,result.issues))}if(!isPresent&&optin===void 0){result.issues.length||final.issues.push({code:"invalid_type",expected:"nonoptional",input:void 0,path:[key]});return}result.value===void 0?(isPresent||optin==="defaulted"&&!isOptionalOut)&&(final.value[key]=void 0):final.value[key]=result.value}}var NO_SYMBOL_KEYS=[];function normalizeDef(def){let keys=Object.keys(def.shape),ownSymbols=Object.getOwnPropertySymbols(def.shape),symbolKeys=ownSymbols.length?ownSymbols:NO_SYMBOL_KEYS,allKeys=symbolKeys.length?[...keys,...symbolKeys]:keys;for(let k of allKeys)if(!def.shape?.[k]?._zod?.traits?.has("$ZodType"))throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);let okeys=optionalKeys(def.shape);return{...def,allKeys,symbolKeys,keySet:new Set(keys),numKeys:keys.length,optionalKeys:new Set(okeys)}}function handleCatchall(proms,input,payload,ctx,def,inst,abortEarly){let unrecognized=[],keySet=def.keySet,_catchall=def.catchall._zod,t=_catchall.def.type,optin=_catchall.optin,optout=_catchall.optout,seen=0;for(let key in input){if(abortEarly&&payload.issues.length!==seen){if(aborted(payload,seen))break;seen=payload.issues.length}if(keySet.has(key))continue;if(key==="__proto__"){t==="never"&&unrecognized.push(key);continue}if(t==="never"){unrecognized.push(key);continue}let r=_catchall.run({value:input[key],issues:[]},ctx);r instanceof Promise?proms.push(r.then(r2=>handlePropertyResult(r2,payload,key,input,optin,optout))):handlePropertyResult(r,payload,key,input,optin,optout)}return unrecognized.length&&payload.issues.push({code:"unrecognized_keys",keys:unrecognized,input,inst,continue:!0}),proms.length?Promise.all(proms).then(()=>payload):payload}var $ZodObject=$constructor("$ZodObject",(inst,def)=>{$ZodType.init(inst,def);let desc=Object.getOwnPropertyDescriptor(def,"shape"),sh=desc?.get?desc.get.raw:def.shape??{};if(sh){let get=()=>{let newSh={...sh};return Object.defineProperty(def,"shape",{value:newSh}),get.raw=newSh,newSh};get.raw=sh,Object.defineProperty(def,"shape",{get})}let _normalized=cached(()=>normalizeDef(def));defineLazyInternal(inst,"propValues",zod=>{let shape=zod.def.shape,propValues={};for(let key in shape){let field=shape[key]._zod;if(field.values){Object.prototype.hasOwnProperty.call(propValues,key)||assignProp(propValues,key,new Set);for(let v of field.values)propValues[key].add(v);field.optin!==void 0&&propValues[key].add(void 0)}}return propValues});let isObject2=isObject,catchall=def.catchall,value,memo=globalConfig.memoizer;memo?.attach(inst),inst._zod.parse=(payload,ctx)=>{value??(value=_normalized.value);let input=payload.value;if(!isObject2(input))return payload.issues.push({expected:"object",code:"invalid_type",input,inst}),payload;payload.value=memo?memo.alloc(inst,payload,{},ctx):{};let proms=[],shape=value.shape,abortEarly=ctx?.abortEarly,seen=payload.issues.length;for(let key of value.allKeys){if(abortEarly&&payload.issues.length!==seen){if(aborted(payload,seen))break;seen=payload.issues.length}if(key==="__proto__")continue;let el=shape[key],optin=el._zod.optin,optout=el._zod.optout,r=el._zod.run({value:input[key],issues:[]},ctx);r instanceof Promise?proms.push(r.then(r2=>handlePropertyResult(r2,payload,key,input,optin,optout))):handlePropertyResult(r,payload,key,input,optin,optout)}return catchall?handleCatchall(proms,input,payload,ctx,_normalized.value,inst,abortEarly===!0):proms.length?Promise.all(proms).then(()=>payload):payload}});var $ZodEnum=$constructor("$ZodEnum",(inst,def)=>{$ZodType.init(inst,def);let values=getEnumValues(def.entries),valuesSet=new Set(values);inst._zod.values=valuesSet,defineLazyInternal(inst,"pattern",zod=>{let patternValues=getEnumValues(zod.def.entries).filter(k=>propertyKeyTypes.has(typeof k));return new RegExp(patternValues.length?`^(${patternValues.map(o=>escapeRegex(o.toString())).join("|")})$`:"^[^\\s\\S]$")}),inst._zod.parse=(payload,_ctx)=>{let input=payload.value;return valuesSet.has(input)||payload.issues.push({code:"invalid_value",values,input,inst}),payload}});function handleOptionalResult(payload,result){return payload.value=result.issues.length?void 0:result.value,payload}var $ZodOptional=$constructor("$ZodOptional",(inst,def)=>{$ZodType.init(inst,def),defineLazyInternal(inst,"optin",zod=>zod.def.innerType._zod.optin==="defaulted"?"defaulted":"optional"),inst._zod.optout="optional",defineLazyInternal(inst,"values",zod=>{let values=zod.def.innerType._zod.values;return values?new Set([...values,void 0]):void 0}),defineLazyInternal(inst,"pattern",zod=>{let pattern=zod.def.innerType._zod.pattern;return pattern?new RegExp(`^(${cleanRegex(pattern.source)})?$`):void 0}),inst._zod.parse=(payload,ctx)=>{if(payload.value===void 0){if(def.innerType._zod.optin!=="defaulted")return payload;let result=def.innerType._zod.run({value:payload.value,issues:[]},ctx);return result instanceof Promise?result.then(result2=>handleOptionalResult(payload,result2)):handleOptionalResult(payload,result)}return def.innerType._zod.run(payload,ctx)}});var $ZodNullable=$constructor("$ZodNullable",(inst,def)=>{$ZodType.init(inst,def),defineLazyInternal(inst,"optin",zod=>zod.def.innerType._zod.optin),defineLazyInternal(inst,"optout",zod=>zod.def.innerType._zod.optout),defineLazyInternal(inst,"pattern",zod=>{let pattern=zod.def.innerType._zod.pattern;return pattern?new RegExp(`^(${cleanRegex(pattern.source)}|null)$`):void 0}),defineLazyInternal(inst,"values",zod=>zod.def.innerType._zod.values?new Set([...zod.def.innerType._zod.values,null]):void 0),inst._zod.parse=(payload,ctx)=>payload.value===null?payload:def.innerType._zod.run(payload,ctx)});function handleCatchResult(payload,result,def,ctx){return result.issues.length?(payload.value=def.catchValue({...result,value:payload.value,error:{issues:result.issues.map(iss=>finalizeIssue(iss,ctx,config()))},input:payload.value}),payload):(payload.value=result.value,result.memo&&(payload.memo=!0),payload)}var $ZodCatch=$constructor("$ZodCatch",(inst,def)=>{$ZodType.init(inst,def),defineLazyInternal(inst,"optin",zod=>zod.def.innerType._zod.optin==="defaulted"?"defaulted":"optional"),defineLazyInternal(inst,"optout",zod=>zod.def.innerType._zod.optout),defineLazyInternal(inst,"values",zod=>zod.def.innerType._zod.values),inst._zod.parse=(payload,ctx)=>{if(ctx.direction==="backward")return def.innerType._zod.run(payload,ctx);let result=def.innerType._zod.run({value:payload.value,issues:[]},ctx);return result instanceof Promise?result.then(result2=>handleCatchResult(payload,result2,def,ctx)):handleCatchResult(payload,result,def,ctx)}});var $ZodCustom=$constructor("$ZodCustom",(inst,def)=>{$ZodCheck.init(inst,def),$ZodType.init(inst,def),inst._zod.parse=(payload,_)=>payload,inst._zod.check=payload=>{let input=payload.value,r=def.fn(input);if(r instanceof Promise)return r.then(r2=>handleRefineResult(r2,payload,input,inst));handleRefineResult(r,payload,input,inst)}});function handleRefineResult(result,payload,input,inst){if(!result){let _iss={code:"custom",input,inst,path:[...inst._zod.def.path??[]],continue:!inst._zod.def.abort};inst._zod.def.params&&(_iss.params=inst._zod.def.params),payload.issues.push(issue(_iss))}}function snapshotChecks(def){return def.checks&&(def.checks=[...def.checks]),def}function _string(Class2,params){return new Class2(snapshotChecks({type:"string",...normalizeParams(params)}))}function _number(Class2,params){return new Class2(snapshotChecks({type:"number",checks:[],...normalizeParams(params)}))}function _int(Class2,params){return new Class2({type:"number",check:"number_format",abort:!1,format:"safeint",...normalizeParams(params)})}function _boolean(Class2,params){return new Class2({type:"boolean",...normalizeParams(params)})}function _unknown(Class2){return new Class2({type:"unknown"})}function _lte(value,params){return new $ZodCheckLessThan({check:"less_than",...normalizeParams(params),value,inclusive:!0})}function _gt(value,params){return new $ZodCheckGreaterThan({check:"greater_than",...normalizeParams(params),value,inclusive:!1})}function _gte(value,params){return new $ZodCheckGreaterThan({check:"greater_than",...normalizeParams(params),value,inclusive:!0})}function _positive(params){return _gt(0,params)}function _nonnegative(params){return _gte(0,params)}function _regex(pattern,params){return new $ZodCheckRegex({check:"string_format",format:"regex",...normalizeParams(params),pattern})}function _startsWith(prefix,params){return new $ZodCheckStartsWith({check:"string_format",format:"starts_with",...normalizeParams(params),prefix})}function _custom(Class2,fn,_params){let norm=normalizeParams(_params);return norm.abort??(norm.abort=!0),new Class2({type:"custom",check:"custom",fn,...norm})}var ZodMiniType=$constructor("ZodMiniType",(inst,def)=>{if(!inst._zod)throw new Error("Uninitialized schema in ZodMiniType.");$ZodType.init(inst,def),inst.def=def,inst.type=def.type},{get with(){return this.check},set with(value){own(this,"with",value)},parse(data,params){return parse(this,data,params,{callee:this.parse})},parseAsync(data,params){return parseAsync(this,data,params,{callee:this.parseAsync})},safeParse(data,params){return safeParse(this,data,params)},safeParseAsync(data,params){return safeParseAsync(this,data,params)},check(...checks){let def=this.def;return this.clone({...def,checks:[...def.checks??[],...checks.map(ch=>typeof ch=="function"?{_zod:{check:ch,def:{check:"custom"},onattach:[]}}:ch)]},{parent:!0})},clone(_def,params){return clone(this,_def,params)},brand(){return this},register(reg,meta2){return reg.add(this,meta2),this},apply(fn,...args){return args.length===0?fn(this):fn(this,...args)}}),ZodMiniString=$constructor("ZodMiniString",(inst,def)=>{$ZodString.init(inst,def),ZodMiniType.init(inst,def)});function string2(params){return _string(ZodMiniString,params)}var ZodMiniNumber=$constructor("ZodMiniNumber",(inst,def)=>{$ZodNumber.init(inst,def),ZodMiniType.init(inst,def)});function number2(params){return _number(ZodMiniNumber,params)}var ZodMiniNumberFormat=$constructor("ZodMiniNumberFormat",(inst,def)=>{$ZodNumberFormat.init(inst,def),ZodMiniNumber.init(inst,def)});function int(params){return _int(ZodMiniNumberFormat,params)}var ZodMiniBoolean=$constructor("ZodMiniBoolean",(inst,def)=>{$ZodBoolean.init(inst,def),ZodMiniType.init(inst,def)});function boolean2(params){return _boolean(ZodMiniBoolean,params)}var ZodMiniUnknown=$constructor("ZodMiniUnknown",(inst,def)=>{$ZodUnknown.init(inst,def),ZodMiniType.init(inst,def)});function unknown(){return _unknown(ZodMiniUnknown)}var ZodMiniArray=$constructor("ZodMiniArray",(inst,def)=>{$ZodArray.init(inst,def),ZodMiniType.init(inst,def)});function array(element,params){return new ZodMiniArray({type:"array",element,...normalizeParams(params)})}var ZodMiniObject=$constructor("ZodMiniObject",(inst,def)=>{$ZodObject.init(inst,def),ZodMiniType.init(inst,def),installLazyProp(inst,"shape",self=>self._zod.def.shape,!1)});function object(shape,params){let def={type:"object",shape:shape??{},...normalizeParams(params)};return new ZodMiniObject(def)}var ZodMiniEnum=$constructor("ZodMiniEnum",(inst,def)=>{$ZodEnum.init(inst,def),ZodMiniType.init(inst,def),inst.options=[...inst._zod.values]});function _enum(values,params){let entries=Array.isArray(values)?Object.fromEntries(values.map(v=>[v,v])):values;return new ZodMiniEnum({type:"enum",entries,...normalizeParams(params)})}var ZodMiniOptional=$constructor("ZodMiniOptional",(inst,def)=>{$ZodOptional.init(inst,def),ZodMiniType.init(inst,def)});function optional(innerType){return new ZodMiniOptional({type:"optional",innerType})}var ZodMiniNullable=$constructor("ZodMiniNullable",(inst,def)=>{$ZodNullable.init(inst,def),ZodMiniType.init(inst,def)});function nullable(innerType){return new ZodMiniNullable({type:"nullable",innerType})}function nullish2(innerType){return optional(nullable(innerType))}var ZodMiniCatch=$constructor("ZodMiniCatch",(inst,def)=>{$ZodCatch.init(inst,def),ZodMiniType.init(inst,def)});function _catch(innerType,catchValue){return new ZodMiniCatch({type:"catch",innerType,catchValue:typeof catchValue=="function"?catchValue:util_exports.constantCatch(catchValue)})}var ZodMiniCustom=$constructor("ZodMiniCustom",(inst,def)=>{$ZodCustom.init(inst,def),ZodMiniType.init(inst,def)});function custom(fn,_params){return _custom(ZodMiniCustom,fn??(()=>!0),_params)}function _instanceof(cls,params={}){let inst=custom(data=>data instanceof cls,params);return inst._zod.bag.Class=cls,inst._zod.check=payload=>{payload.value instanceof cls||payload.issues.push({code:"invalid_type",expected:cls.name,input:payload.value,inst,path:[...inst._zod.def.path??[]]})},inst}


/***/ }),

/***/ 77557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  e: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./build/shared/clock.js
var clock = __nccwpck_require__(13666);
// EXTERNAL MODULE: ./build/shared/deadline.js
var deadline = __nccwpck_require__(33066);
// EXTERNAL MODULE: ./build/shared/errors.js
var errors = __nccwpck_require__(52005);
// EXTERNAL MODULE: ./build/shared/skip.js
var skip = __nccwpck_require__(22025);
// EXTERNAL MODULE: ./build/shared/untrusted-text.js
var untrusted_text = __nccwpck_require__(43908);
// EXTERNAL MODULE: ./build/shared/word-list.js
var word_list = __nccwpck_require__(2523);
// EXTERNAL MODULE: ./build/agent-job/request-state.js
var request_state = __nccwpck_require__(7449);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __nccwpck_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(76760);
;// CONCATENATED MODULE: ./build/inputs/workspace-file.js



const maxBytes = 16 * 1_048_576;
/**
 * Reads a text file in the workspace, without leading and trailing white space.
 *
 * @param purpose what the file is for, for messages
 * @returns the text; or a problem if the file is outside the workspace or in `.git` (also through a symlink), missing, empty,
 *   binary, larger than 16 MiB or not valid UTF-8
 */
async function readWorkspaceFile(file, workspace, purpose) {
    const problem = (what) => ({
        problem: `a UTF-8 text file inside the workspace ${purpose}; ${what}`,
    });
    try {
        const root = await (0,promises_.realpath)(workspace);
        const target = await (0,promises_.realpath)(external_node_path_.resolve(workspace, file));
        const fromRoot = external_node_path_.relative(root, target);
        if (fromRoot === '..' || fromRoot.startsWith(`..${external_node_path_.sep}`) || external_node_path_.isAbsolute(fromRoot)) {
            return problem('it is outside the workspace');
        }
        // The checkout keeps its token there. Some file systems ignore case.
        if (fromRoot.split(external_node_path_.sep).some((part) => part.toLowerCase() === '.git')) {
            return problem('it is in the folder .git, which can contain a token');
        }
        const stats = await (0,promises_.stat)(target);
        if (!stats.isFile())
            return problem('it is not a file');
        if (stats.size > maxBytes)
            return problem('it is larger than 16 MiB');
        const text = new TextDecoder('utf-8', { fatal: true }).decode(await (0,promises_.readFile)(target)).trim();
        if (text.includes('\0'))
            return problem('it is a binary file');
        return text === '' ? problem('it contains only white space') : { text };
    }
    catch (error) {
        if (error instanceof TypeError)
            return problem('it is not valid UTF-8');
        const remedy = 'create the file, or run actions/checkout, before this step';
        return problem(`it cannot be read (${(0,errors/* fileProblem */.Wj)(error)}); ${remedy}`);
    }
}

;// CONCATENATED MODULE: ./build/inputs/agent-job-inputs.js


/** Reads the inputs of an agent job and reports problems to the reader. */
async function readAgentJobInputs(reader) {
    const jobId = reader.text('job-id');
    if (jobId !== undefined && !/^(?!\.{1,2}$)[\x21-\x7E]{1,200}$/u.test(jobId)) {
        reader.problem('job-id', 'the ID of a job, as in the output jobId, without white space');
    }
    const preview = reader.choice('preview', ['false', 'true', 'mend']) ?? 'false';
    const wait = reader.boolean('wait');
    if (preview !== 'false' && !wait) {
        reader.conflict(['preview', 'wait'], 'preview needs wait: true, because it begins when the job has ended');
    }
    const pollIntervalSeconds = reader.decimal('poll-interval-seconds', { atMost: 360 * 60 });
    return {
        prompt: await readPrompt(reader, jobId),
        quoteFile: await readQuoteFile(reader),
        jobId,
        wait,
        pollIntervalMs: pollIntervalSeconds * 1000,
        preview: preview === 'false' ? undefined : preview === 'mend' ? 'mend' : 'build',
        failOn: readFailOn(reader),
    };
}
async function readPrompt(reader, jobId) {
    const hasPrompt = reader.isGiven('prompt');
    const file = reader.text('prompt-file');
    const isFromEvent = reader.isGiven('prompt-from');
    if (file !== undefined && (hasPrompt || isFromEvent)) {
        reader.conflict(['prompt-file', hasPrompt ? 'prompt' : 'prompt-from'], 'set only one of them');
        return undefined;
    }
    if (isFromEvent && jobId !== undefined) {
        reader.conflict(['prompt-from', 'job-id'], 'prompt-from starts a new job; set only one of them');
    }
    if (file !== undefined) {
        const result = await readWorkspaceFile(file, reader.workspace, 'that holds the instruction');
        if ('problem' in result)
            reader.problem('prompt-file', result.problem);
        return 'text' in result ? result.text : undefined;
    }
    if (!hasPrompt && !isFromEvent && jobId === undefined) {
        reader.conflict(['prompt', 'prompt-file', 'prompt-from', 'job-id'], 'an agent job needs one of them, and none is set');
    }
    const prompt = reader.text('prompt');
    if (hasPrompt && prompt === undefined)
        reader.problem('prompt', 'an instruction');
    return prompt;
}
async function readQuoteFile(reader) {
    const name = reader.text('quote-file');
    if (name === undefined)
        return undefined;
    if (!reader.isGiven('prompt') && !reader.isGiven('prompt-file')) {
        reader.conflict(['quote-file', 'prompt', 'prompt-file'], 'quote-file needs prompt or prompt-file, which says what to do with the file');
    }
    const result = await readWorkspaceFile(name, reader.workspace, 'to quote');
    if ('problem' in result)
        reader.problem('quote-file', result.problem);
    return 'text' in result ? { name, text: result.text } : undefined;
}
function readFailOn(reader) {
    const chosen = reader.list('fail-on', [...request_state/* failOnWords */.Vw, 'none']);
    if (chosen.includes('none') && chosen.length > 1) {
        reader.problem('fail-on', 'either only none, or a list of outcomes');
    }
    return new Set(chosen.filter((outcome) => outcome !== 'none'));
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __nccwpck_require__(48161);
// EXTERNAL MODULE: ./build/inputs/nearest.js
var inputs_nearest = __nccwpck_require__(51410);
;// CONCATENATED MODULE: ./build/inputs/input-reader.js





/**
 * Reads inputs from the runner's variables (`INPUT_` + upper-cased name) and collects every problem. After a problem, a
 * method returns a placeholder of its type. Call {@link InputReader.throwProblems} before you use the values.
 */
class InputReader {
    #env;
    #defaults;
    #problems = [];
    /** About valid inputs. */
    remarks = [];
    /**
     * @param defaults the defaults in `action.yml`. An empty input has its default. An empty expression in a workflow
     *   gives an empty input.
     */
    constructor(env, defaults) {
        this.#env = env;
        this.#defaults = defaults;
    }
    /** The base of relative paths. */
    get workspace() {
        return this.#env['GITHUB_WORKSPACE'] ?? process.cwd();
    }
    /** The runner's folder for temporary files of this job. */
    get temporaryFolder() {
        return this.#env['RUNNER_TEMP'] ?? (0,external_node_os_.tmpdir)();
    }
    /**
     * Returns true if the input differs from its default. White space is a value. Case is ignored, because choices ignore
     * case.
     */
    isGiven(name) {
        const raw = this.#raw(name);
        const value = raw.trim();
        return raw !== '' && (value === '' || value.toLowerCase() !== this.#defaults[name]?.toLowerCase());
    }
    /**
     * Returns the inputs of the step that this action does not know, but that differ from a known one in at most two
     * letters. The runner sets a variable for each input that a workflow gives.
     */
    unknownInputs() {
        const known = Object.keys(this.#defaults);
        const given = Object.keys(this.#env).filter((variable) => variable.startsWith('INPUT_'));
        return given.flatMap((variable) => {
            const name = variable.slice('INPUT_'.length).toLowerCase();
            const nearest = known.includes(name) ? undefined : (0,inputs_nearest/* nearestOf */.q)(name, known);
            return nearest === undefined ? [] : [{ name: (0,untrusted_text/* singleLine */.pF)(name, 100), known: nearest }];
        });
    }
    /** Returns the trimmed value or its default; undefined if both are empty. */
    text(name) {
        const value = this.#raw(name).trim() || (this.#defaults[name] ?? '');
        return value === '' ? undefined : value;
    }
    boolean(name) {
        const value = this.text(name)?.toLowerCase();
        if (value !== 'true' && value !== 'false')
            this.problem(name, 'true or false');
        return value === 'true';
    }
    /** Returns a number above 0, which may have decimals. */
    decimal(name, { atMost }) {
        const value = this.#number(name, /^\d+(?:\.\d+)?$/u);
        if (!(value > 0 && value <= atMost))
            this.problem(name, `a number above 0, at most ${atMost}`);
        return value;
    }
    /** Returns a whole number from `from` to `to`, both included. */
    integer(name, { from, to }) {
        const value = this.#number(name, /^\d+$/u);
        if (!(value >= from && value <= to))
            this.problem(name, `a whole number from ${from} to ${to}`);
        return value;
    }
    /** Returns the items between commas or line breaks, without duplicates. */
    items(name) {
        const items = (this.text(name) ?? '').split(/[,\n]/u).map((item) => item.trim());
        return [...new Set(items.filter((item) => item !== ''))];
    }
    /** Returns at least one item of `allowed` (lower-case words). Case is ignored. */
    list(name, allowed) {
        const given = this.items(name);
        const isAllowed = (word) => allowed.includes(word);
        const known = [...new Set(given.map((item) => item.toLowerCase()))].filter(isAllowed);
        const unknown = given.filter((item) => !isAllowed(item.toLowerCase()));
        if (unknown.length > 0 || known.length === 0) {
            const got = unknown.length > 0 ? unknown.join(', ') : this.#raw(name);
            const words = unknown.filter((item) => !/\s/u.test(item));
            const nearest = words.map((item) => (0,inputs_nearest/* nearestOf */.q)(item, allowed)).filter((word) => word !== undefined);
            const expected = `${allowed.join(', ')}, separated by commas or line breaks`;
            this.problem(name, expected, { got, nearest: [...new Set(nearest)].join(', ') });
        }
        return known;
    }
    /** Returns a word of `allowed` (lower-case words); undefined if the input is empty or invalid. Case is ignored. */
    choice(name, allowed) {
        const value = this.text(name)?.toLowerCase();
        const known = allowed.find((candidate) => candidate === value);
        if (known === undefined && this.isGiven(name)) {
            this.problem(name, (0,word_list/* orList */.A)(allowed), { nearest: (0,inputs_nearest/* nearestOf */.q)(value ?? '', allowed) });
        }
        return known;
    }
    remark(severity, message) {
        this.remarks.push({ severity, message });
    }
    /**
     * Adds a problem: the value of an input is not what was expected.
     *
     * @param details `got`: the wrong part of the value; defaults to the whole value. `nearest`: a valid value that may be
     *   meant
     */
    problem(name, expected, details = {}) {
        const { got = this.#raw(name), nearest = '' } = details;
        const hint = nearest === '' ? '' : ` Did you mean "${nearest}"?`;
        const value = (0,untrusted_text/* singleLine */.pF)(got, 100);
        const shown = value === '' ? 'only white space' : `"${value}"`;
        this.#problems.push(`${name}: got ${shown}, expected ${expected}.${hint}`);
    }
    /** Adds a problem without showing the value, because it is or may contain a secret. */
    problemUnshown(name, problem) {
        this.#problems.push(`${name}: ${problem}`);
    }
    /** Adds a problem: inputs cannot be combined. */
    conflict(names, rule) {
        this.#problems.push(`${names.join(', ')}: ${rule}.`);
    }
    /** @throws ActionError with every problem so far */
    throwProblems() {
        if (this.#problems.length > 0)
            throw this.problemsError();
    }
    /** Returns an error with every problem so far. */
    problemsError() {
        const { length } = this.#problems;
        const title = length === 1 ? 'An input is invalid:' : `${length} inputs are invalid:`;
        return new errors/* ActionError */.lZ([title, ...this.#problems.map((problem) => `- ${problem}`)].join('\n'));
    }
    #raw(name) {
        return this.#env[`INPUT_${name.toUpperCase()}`] ?? '';
    }
    #number(name, form) {
        const value = this.text(name) ?? '';
        return form.test(value) ? Number(value) : Number.NaN;
    }
}

// EXTERNAL MODULE: ./build/service/connection.js
var connection = __nccwpck_require__(13094);
;// CONCATENATED MODULE: ./build/inputs/service-inputs.js


/** Inputs of every operation, with their defaults. */
const serviceInputs = {
    'api-key': '',
    'project-id': '',
    'base-url': 'https://api.mintlify.com',
    'timeout-minutes': '30',
    'github-token': '${{ github.token }}',
    'dry-run': 'false',
};
/**
 * Reads the inputs of every operation and reports problems to the reader.
 *
 * @param secrets those that were taken from the environment
 */
function readServiceInputs(reader, { apiKey, githubToken }, env) {
    const keyProblem = problemOfKey(apiKey);
    if (keyProblem !== undefined)
        reader.problemUnshown('api-key', keyProblem);
    checkToken(reader, githubToken);
    const projectId = reader.text('project-id') ?? '';
    if (projectId === '') {
        reader.problemUnshown('project-id', 'it is empty, expected the project ID from the API keys page of the dashboard. If it comes from a variable such as vars.DOCS_PROJECT_ID, the variable is missing, or it is saved as a secret.');
    }
    const expectedId = expectedInsteadOf(projectId);
    if (expectedId !== undefined)
        reader.problem('project-id', expectedId);
    return {
        apiKey,
        projectId,
        baseUrl: readBaseUrl(reader),
        timeoutMs: reader.decimal('timeout-minutes', { atMost: 360 }) * 60_000,
        dryRun: reader.boolean('dry-run'),
        proxy: readProxy(env),
    };
}
/** Reads the proxy in lower or upper case. Like the runner, it treats an empty variable as absent. */
function readProxy(env) {
    const variable = (name) => {
        const lower = env[name] ?? '';
        return lower === '' ? (env[name.toUpperCase()] ?? '') : lower;
    };
    return { url: variable('https_proxy'), except: variable('no_proxy') };
}
/** Returns undefined for a text that can be an admin key. */
function problemOfKey(apiKey) {
    if (apiKey === '')
        return 'it is empty, expected an admin API key. Check the name of the secret. Workflows triggered by a fork or by Dependabot do not get secrets.';
    if (apiKey.length < untrusted_text/* minSecretCharacters */.P_)
        return `got ${apiKey.length} characters, expected an admin API key, which has at least ${untrusted_text/* minSecretCharacters */.P_}. Check the secret.`;
    if (isInQuotes(apiKey))
        return 'it is in quotes, which are no part of a key. Save the secret without them.';
    if (!/^[\x21-\x7E]+$/u.test(apiKey))
        return 'it contains white space or other characters that no key contains. Copy the key again.';
    if (/^mint_(?:dsc|us)_/u.test(apiKey))
        return 'it is an assistant key (mint_dsc_) or an index key (mint_us_), which cannot call these operations. Create an admin key on the API keys page of the dashboard.';
    return undefined;
}
/** Returns undefined for a text that can be a project ID, and for none. */
function expectedInsteadOf(projectId) {
    if (/^[a-z][a-z\d+.-]*:\/\//iu.test(projectId))
        return 'the project ID from the API keys page of the dashboard; this is the URL of a page or a site';
    if (isInQuotes(projectId))
        return 'the project ID without quotes';
    if (/\s|^\.{1,2}$/u.test(projectId))
        return 'the project ID from the API keys page of the dashboard, without white space';
    return undefined;
}
function isInQuotes(text) {
    return /^(["'`]).*\1$/su.test(text);
}
function checkToken(reader, token) {
    if (token === '' || token.length >= untrusted_text/* minSecretCharacters */.P_)
        return;
    reader.problemUnshown('github-token', `got ${token.length} characters, expected a token of GitHub, which has at least ${untrusted_text/* minSecretCharacters */.P_}. Remove the input to use the token of the workflow.`);
}
function readBaseUrl(reader) {
    const text = reader.text('base-url') ?? '';
    const url = URL.parse(text);
    const isAllowed = url?.protocol === 'https:' || (url?.protocol === 'http:' && (0,connection/* isLoopback */.U)(url));
    // The user info of anything else is not known, and its text must not be shown.
    const hasUserInfo = isAllowed ? url.username !== '' || url.password !== '' : text.includes('@');
    if (hasUserInfo) {
        reader.problemUnshown('base-url', 'it contains user info, expected a URL without it. Set the key in api-key.');
    }
    else if (url === null || !isAllowed || /[?#]/u.test(url.href)) {
        reader.problem('base-url', 'an https URL without query or fragment (http is allowed only on a loopback address)');
    }
    return url ?? new URL(serviceInputs['base-url']);
}

// EXTERNAL MODULE: ./build/github/instruction/prompt-source.js
var prompt_source = __nccwpck_require__(80025);
;// CONCATENATED MODULE: ./build/github/path-filter.js
const token = /(?:\*\*\/|(?<character>\\[^]|\[(?:[a-z]-[a-z]|[A-Z]-[A-Z]|\d-\d|[a-zA-Z\d])+\]|[^\\[*?+,]))(?<suffix>[?+]?)|\*+/gu;
/**
 * Reads filter patterns as in `on.push.paths` of a workflow, one per line.
 *
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax#filter-pattern-cheat-sheet
 *
 * @returns what is wrong with which pattern, if one is invalid
 */
function parsePathFilter(text) {
    const lines = text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '');
    const patterns = [];
    for (const line of lines) {
        const isNegated = line.startsWith('!');
        const pattern = isNegated ? line.slice(1) : line;
        const expected = path_filter_expectedInsteadOf(pattern);
        if (expected !== undefined)
            return { pattern: line, expected };
        patterns.push({ isNegated, parts: Array.from(pattern.matchAll(token)).flatMap(partsOf) });
    }
    if (patterns.every(({ isNegated }) => isNegated)) {
        return { pattern: lines.join(' '), expected: 'at least one pattern without ! in front' };
    }
    return {
        patterns: lines,
        matches: (path) => {
            const characters = Array.from(path);
            // The last pattern that matches decides.
            return patterns.findLast(({ parts }) => matchesParts(parts, characters))?.isNegated === false;
        },
    };
}
/** Returns undefined if the pattern is valid. */
function path_filter_expectedInsteadOf(pattern) {
    if (/^\.{0,2}\//u.test(pattern))
        return 'a path from the root of the repository, without a slash in front';
    if (pattern !== '' && pattern.replaceAll(token, '') === '')
        return undefined;
    return 'one filter pattern per line, as in on.push.paths of a workflow, with \\ in front of a comma';
}
function partsOf({ 0: text, index, input, groups }) {
    const { character = '/', suffix } = groups ?? {};
    const one = {
        accepts: acceptsOf(character),
        repeats: suffix === '+',
        optional: suffix === '?' ? 1 : 0,
    };
    if (!text.startsWith('*'))
        return [one];
    const accepts = text === '*' ? (each) => each !== '/' : () => true;
    if (!text.includes('/'))
        return [{ accepts, repeats: true, optional: 1 }];
    // At the start of a segment, it also matches no folder at all.
    const isAtStart = index === 0 || input[index - 1] === '/';
    return [{ accepts, repeats: true, optional: isAtStart ? 2 : 1 }, one];
}
/** @param token a character, which `\` may stand in front of, or a list in brackets */
function acceptsOf(token) {
    const literal = token.replace(/^\\/u, '');
    if (!token.startsWith('['))
        return (character) => character === literal;
    const items = token.match(/\w-\w|\w/gu) ?? [];
    return (character) => items.some(([first = '', , last = first]) => first <= character && character <= last);
}
/**
 * Follows all ways through the pattern at once, so that the time grows with the length of the path times that of the
 * pattern. A backtracking expression could take years.
 */
function matchesParts(parts, characters) {
    let reached = new Set();
    reach(0, parts, reached);
    for (const character of characters) {
        const accepting = [...reached].filter((at) => parts[at]?.accepts(character));
        reached = new Set();
        for (const at of accepting)
            reach(at + 1, parts, reached);
        // A part that repeats is not left out after its first character, so what follows it is not reached from here.
        for (const at of accepting)
            if (parts[at]?.repeats === true)
                reached.add(at);
    }
    return reached.has(parts.length);
}
/** Adds a position, and those behind parts that can be left out. */
function reach(at, parts, reached) {
    let position = at;
    for (;;) {
        if (reached.has(position))
            return;
        reached.add(position);
        const optional = parts[position]?.optional ?? 0;
        if (optional === 0)
            return;
        if (optional === 2)
            reach(position + 2, parts, reached);
        position += 1;
    }
}

// EXTERNAL MODULE: ./build/github/permission-gate.js
var permission_gate = __nccwpck_require__(78775);
// EXTERNAL MODULE: ./build/github/trigger-event.js + 1 modules
var trigger_event = __nccwpck_require__(39403);
;// CONCATENATED MODULE: ./build/github/trigger.js
/**
 * Returns a skip if the event did not add the label in `label`, took something away, or is a review without text, such as
 * an approval. Like GitHub, it ignores the case of labels.
 */
function eventSkip({ addedLabel, removal, comment }, { label, sends, asksByComment }) {
    if (label !== undefined && addedLabel?.toLowerCase() !== label.toLowerCase()) {
        const added = addedLabel === undefined ? 'no label' : `the label "${addedLabel}"`;
        const message = `The event added ${added}, and this step runs only for the label "${label}".`;
        return { reason: 'label-mismatch', message };
    }
    const isEmpty = asksByComment && comment?.body.trim() === '';
    const why = isEmpty ? `The ${comment.kind} has no text.` : removal;
    if (why === undefined || !sends)
        return undefined;
    return { reason: 'not-a-request', message: `${why} Such an event is not a request.` };
}

;// CONCATENATED MODULE: ./build/inputs/checkout-of-fork.js


/** Warns if `prompt-file` can be in the checkout of a fork: then a stranger can have written the instruction. */
async function warnAboutFork(reader, { fork }) {
    const file = reader.text('prompt-file');
    if (file === undefined || fork === undefined)
        return;
    const commit = await checkedOutCommit(reader.workspace, file);
    if (commit === undefined || commit === fork.ownCommit)
        return;
    reader.remark('warning', `prompt-file: the file is not in the checkout of the base or default branch. If it is in that of a fork, the author of the pull request can have written the instruction. Take the file from a branch of this repository.`);
}
/** Returns the commit that is checked out where a file of the workspace is; undefined if that is not known. */
async function checkedOutCommit(workspace, file) {
    const parts = external_node_path_.dirname(external_node_path_.normalize(file)).split(external_node_path_.sep);
    for (let depth = parts.length; depth >= 0; depth--) {
        const gitFolder = external_node_path_.join(workspace, ...parts.slice(0, depth), '.git');
        const head = await lineOf(external_node_path_.join(gitFolder, 'HEAD'));
        const [, branch] = /^ref: (.+)$/u.exec(head ?? '') ?? [];
        if (head !== undefined)
            return branch === undefined ? head : lineOf(external_node_path_.join(gitFolder, branch));
    }
    return undefined;
}
async function lineOf(file) {
    return (0,promises_.readFile)(file, 'utf8').then((text) => text.trim(), () => undefined);
}

;// CONCATENATED MODULE: ./build/inputs/trigger-inputs.js








// The sources of `prompt-from` that have changed files of their own.
const sourcesWithPaths = ['pull-request', 'push', 'commits', 'release'];
const maxIssueNumber = 999_999_999;
/** Reads the event and the inputs about it, and reports problems to the reader. */
async function readTrigger(reader, env, githubToken) {
    const inputs = readTriggerInputs(reader, githubToken);
    const { promptFrom, label } = inputs;
    const event = await (0,trigger_event/* readTriggerEvent */.h)(env);
    const labelProblem = label === undefined ? undefined : event.unreadable.addedLabel;
    if (labelProblem !== undefined) {
        reader.problemUnshown('label', `cannot tell which label was added, because the event payload could not be read: ${labelProblem}.`);
    }
    if (inputs.allowedPermissions.includes('read') && event.repository.isPrivate === false) {
        reader.remark('warning', 'allowed-permissions: everybody has the permission read on this public repository, so anybody can start an agent job.');
    }
    // Without a request of its own, the run only waits for the job in job-id.
    const sends = ['prompt', 'prompt-file', 'prompt-from'].some((name) => reader.isGiven(name));
    const asksByComment = promptFrom === 'comment' && !reader.isGiven('prompt');
    const skip = eventSkip(event, { label, sends, asksByComment });
    if (skip === undefined)
        await warnAboutFork(reader, event);
    // A skipped run needs no text of the event.
    if (promptFrom !== undefined && skip === undefined && !(0,prompt_source/* hasSource */.o2)(event, promptFrom))
        reader.problem('prompt-from', trigger_inputs_expectedInsteadOf(promptFrom, event, env['GITHUB_REF']));
    return { inputs, event, skip };
}
/** Says what is expected of an event that does not have a source, or of its source. */
function trigger_inputs_expectedInsteadOf(source, event, ref = 'no branch') {
    const unreadable = event.unreadable[prompt_source/* factOf */.yD[source]];
    if (unreadable !== undefined)
        return `an event with its text; the event payload could not be read: ${unreadable}`;
    const name = event.name === '' ? 'that triggered this run' : event.name;
    if (source === 'commits')
        return `one of the events ${(0,word_list/* orList */.A)(trigger_event/* eventsOfBranches */.j)} on a branch; this run has the event ${name} on ${(0,untrusted_text/* singleLine */.pF)(ref, 100)}`;
    const known = prompt_source/* promptSources */.jk.filter((other) => (0,prompt_source/* hasSource */.o2)(event, other));
    return known.length === 0
        ? `an event with a text to quote; the event ${name} has none`
        : `what the event ${name} has: ${(0,word_list/* orList */.A)(known)}`;
}
/** Reads the inputs about the event and reports problems to the reader. */
function readTriggerInputs(reader, githubToken) {
    const label = reader.text('label');
    const removeLabel = reader.boolean('remove-label');
    if (removeLabel && label === undefined) {
        reader.conflict(['remove-label', 'label'], 'remove-label needs label; set label too');
    }
    const promptFrom = reader.choice('prompt-from', prompt_source/* promptSources */.jk);
    if (reader.isGiven('changes') && !reader.isGiven('prompt-from')) {
        reader.conflict(['changes', 'prompt-from'], 'changes adds what changed to the text of an event; set prompt-from too');
    }
    const allowedBots = reader.items('allowed-bots');
    if (allowedBots.some((login) => /[*\s]/u.test(login))) {
        reader.problem('allowed-bots', 'exact logins such as renovate[bot], separated by commas or line breaks, without wildcards');
    }
    return {
        githubToken: githubToken === '' ? undefined : githubToken,
        promptFrom,
        changes: reader.choice('changes', prompt_source/* changesModes */.cq) ?? 'files',
        paths: readPaths(reader, promptFrom),
        ...readConversation(reader, promptFrom),
        label,
        removeLabel,
        allowedPermissions: reader.list('allowed-permissions', permission_gate/* allowedPermissionNames */.S),
        allowedBots,
    };
}
/** Reads the inputs about the comments in which runs remember their jobs. */
function readConversation(reader, promptFrom) {
    const comment = reader.boolean('comment');
    const issueNumber = reader.isGiven('issue-number')
        ? reader.integer('issue-number', { from: 1, to: maxIssueNumber })
        : undefined;
    if (issueNumber !== undefined && !comment) {
        reader.conflict(['issue-number', 'comment'], 'issue-number needs comment: true, because the comments on the issue are the conversation');
    }
    if (promptFrom === 'commits' && (!comment || issueNumber === undefined)) {
        const missing = [
            ...(comment ? [] : ['comment: true']),
            ...(issueNumber === undefined ? ['issue-number'] : []),
        ];
        reader.conflict(['prompt-from', 'comment', 'issue-number'], `prompt-from: commits needs ${missing.join(' and ')}, because the comments on that issue say up to which commit the agent was asked. An input whose expression is empty counts as not set`);
    }
    const continues = reader.boolean('continue');
    if (continues && !comment) {
        reader.conflict(['continue', 'comment'], 'continue needs comment: true, because the comment names the job for the next run');
    }
    if (continues && reader.isGiven('job-id')) {
        reader.conflict(['continue', 'job-id'], 'job-id names the job already; set only one of them');
    }
    return { comment, issueNumber, continues };
}
function readPaths(reader, promptFrom) {
    if (!reader.isGiven('paths'))
        return undefined;
    if (!sourcesWithPaths.some((source) => source === promptFrom)) {
        reader.conflict(['paths', 'prompt-from'], `paths limits changed files; set prompt-from to ${(0,word_list/* orList */.A)(sourcesWithPaths)}`);
    }
    const filter = parsePathFilter(reader.text('paths') ?? '');
    if ('matches' in filter)
        return filter;
    reader.problem('paths', filter.expected, { got: filter.pattern });
    return undefined;
}

;// CONCATENATED MODULE: ./build/inputs/inputs.js







/** Inputs of one operation, with their defaults. They are an error for the other operation. */
const operationInputs = {
    'agent-job': {
        prompt: '',
        'prompt-file': '',
        'prompt-from': '',
        changes: 'files',
        paths: '',
        'quote-file': '',
        'job-id': '',
        wait: 'true',
        'poll-interval-seconds': '15',
        'fail-on': 'failed,timed-out,preview-failed',
        preview: 'false',
        comment: 'false',
        'issue-number': '',
        continue: 'false',
        label: '',
        'remove-label': 'false',
        'allowed-permissions': 'admin,maintain,write',
        'allowed-bots': '',
    },
    visitors: {
        'date-from': '',
        'date-to': '',
        range: '',
        timezone: 'UTC',
        'max-requests': '100',
        compare: 'none',
        series: 'none',
        'site-url': '',
        include: '',
        formats: 'csv,json,html',
        'output-dir': '',
        'upload-artifact': 'true',
        'artifact-name': 'docs-visitors',
        'retention-days': '',
    },
};
const operationNames = { 'agent-job': 'an agent job', visitors: 'an export of visitors' };
// The inputs that say which operation runs.
const telling = {
    'agent-job': ['prompt', 'prompt-file', 'prompt-from', 'job-id'],
    visitors: ['date-from', 'date-to', 'range'],
};
/**
 * Reads and validates every input. Masks the secrets first and removes them from the environment.
 *
 * @throws ActionError with all problems
 * @throws SkippedError if there is no key, because GitHub gives the run no secrets
 */
async function readInputs(nowMs, maskSecret, env = process.env) {
    const apiKey = takeSecret('api-key', env, maskSecret);
    const githubToken = takeSecret('github-token', env, maskSecret);
    const reader = new InputReader(env, {
        ...serviceInputs,
        ...operationInputs['agent-job'],
        ...operationInputs.visitors,
    });
    const service = readServiceInputs(reader, { apiKey, githubToken }, env);
    const operation = readOperation(reader);
    if (operation === undefined)
        throw reader.problemsError();
    const inputs = await readOperationInputs(operation, service, reader, { env, nowMs, githubToken });
    if (apiKey === '' && 'trigger' in inputs && inputs.trigger.event.lacksSecrets) {
        throw new skip/* SkippedError */.d({
            reason: 'no-secrets',
            message: 'api-key is empty, because GitHub gives no secrets to a pull request of a fork and to Dependabot.',
        });
    }
    reader.throwProblems();
    return { ...inputs, service, remarks: reader.remarks };
}
function takeSecret(name, env, maskSecret) {
    const variable = `INPUT_${name.toUpperCase()}`;
    const secret = (env[variable] ?? '').trim();
    if (secret.length >= untrusted_text/* minSecretCharacters */.P_)
        maskSecret(secret);
    Reflect.deleteProperty(env, variable);
    return secret;
}
async function readOperationInputs(operation, service, reader, { env, nowMs, githubToken }) {
    if (operation === 'agent-job') {
        const agentJob = await readAgentJobInputs(reader);
        return { operation, service, agentJob, trigger: await readTrigger(reader, env, githubToken) };
    }
    const { readVisitorsInputs } = await Promise.all(/* import() | visitors */[__nccwpck_require__.e(477), __nccwpck_require__.e(66)]).then(__nccwpck_require__.bind(__nccwpck_require__, 75362));
    return { operation, service, visitors: await readVisitorsInputs(reader, nowMs, env) };
}
/** Returns undefined after a problem. */
function readOperation(reader) {
    const forJob = telling['agent-job'].filter((name) => reader.isGiven(name));
    const forVisitors = telling.visitors.filter((name) => reader.isGiven(name));
    const misspelt = reader
        .unknownInputs()
        .map(({ name, known }) => `The action has no input "${name}"; "${known}" may be meant`);
    const refuse = (names, rule) => {
        const sentences = [rule, 'An input whose expression is empty counts as not set', ...misspelt];
        reader.conflict(names, sentences.join('. '));
    };
    if (forJob.length > 0 && forVisitors.length > 0) {
        refuse([...forJob, ...forVisitors], `these inputs belong to two operations; use one step for the agent job (${forJob.join(', ')}) and another for the export of visitors (${forVisitors.join(', ')})`);
        return undefined;
    }
    if (forJob.length === 0 && forVisitors.length === 0) {
        const lacking = `An agent job needs ${(0,word_list/* orList */.A)(telling['agent-job'])}. An export of visitors needs ${(0,word_list/* orList */.A)(telling.visitors)}`;
        refuse([...telling['agent-job'], ...telling.visitors], `none of these is set, so there is nothing to do. ${lacking}. ${whatIsSet(reader)}`);
        return undefined;
    }
    for (const sentence of misspelt)
        reader.remark('warning', `${sentence}.`);
    const operation = forJob.length > 0 ? 'agent-job' : 'visitors';
    refuseInputsOfOther(operation, [...forJob, ...forVisitors], reader);
    return operation;
}
function whatIsSet(reader) {
    const { 'agent-job': forJob, visitors } = operationInputs;
    const set = Object.entries({
        [operationNames['agent-job']]: givenOf(forJob, reader),
        [operationNames.visitors]: givenOf(visitors, reader),
    }).filter(([, names]) => names.length > 0);
    if (set.length === 0)
        return 'No other input of either is set';
    return `Set so far: ${set.map(([operation, names]) => `${names.join(', ')} (of ${operation})`).join('; ')}`;
}
function givenOf(inputs, reader) {
    return Object.keys(inputs).filter((name) => reader.isGiven(name));
}
/** @param tellingNames the inputs that made this the operation */
function refuseInputsOfOther(operation, tellingNames, reader) {
    const other = operation === 'agent-job' ? 'visitors' : 'agent-job';
    const misplaced = givenOf(operationInputs[other], reader);
    if (misplaced.length === 0)
        return;
    const them = misplaced.length === 1 ? 'it' : 'them';
    reader.conflict(misplaced, `only for ${operationNames[other]}, and with ${tellingNames.join(', ')} this step is ${operationNames[operation]}; remove ${them}, or move ${them} to a step of its own with ${(0,word_list/* orList */.A)(telling[other])}`);
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(73024);
;// CONCATENATED MODULE: ./build/runner/outputs.js



// The runner accepts 1 MB of outputs per job. No field of the service should be this long.
const maxCharacters = 2000;
/** The runner's file for outputs cannot be written. */
class OutputFileError extends errors/* ActionError */.lZ {
}
/** The outputs of the step. Keeps the last value of each, so that the end of the run can read it. */
class StepOutputs {
    #mask;
    #values = new Map();
    constructor(mask) {
        this.#mask = mask;
    }
    /**
     * Checks that outputs can be set. Call it before a job exists, so that its ID cannot be lost.
     *
     * @throws OutputFileError if outputs cannot be set
     */
    check() {
        append('');
    }
    /**
     * Sets outputs at once. A later value replaces an earlier one. Null and undefined set an empty value.
     *
     * @throws OutputFileError
     */
    set(outputs) {
        const lines = Object.entries(outputs).map(([name, value]) => {
            // A control character can split a secret. So secrets are removed after it, and before a cut splits them.
            const text = (0,untrusted_text/* singleLine */.pF)(this.#mask.redact((0,untrusted_text/* printable */.g$)(String(value ?? ''))), maxCharacters);
            this.#values.set(name, text);
            // A value without a line break needs no delimiter:
            // https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
            return `${name}=${text}\n`;
        });
        append(lines.join(''));
    }
    /** Returns the last value; an empty string if none was set. */
    get(name) {
        return this.#values.get(name) ?? '';
    }
}
/**
 * Appends to the runner's file. Outside a runner, where outputs have no reader, there is none.
 *
 * @throws OutputFileError
 */
function append(text) {
    const file = process.env['GITHUB_OUTPUT'];
    if (file === undefined || file === '')
        return;
    try {
        // Without the flag that creates a file: the runner would not read it.
        const descriptor = (0,external_node_fs_.openSync)(file, external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_APPEND);
        try {
            (0,external_node_fs_.appendFileSync)(descriptor, text);
        }
        finally {
            (0,external_node_fs_.closeSync)(descriptor);
        }
    }
    catch (error) {
        throw new OutputFileError(`GITHUB_OUTPUT names a file that cannot be written to: ${file} (${(0,errors/* fileProblem */.Wj)(error)}). The outputs of this step could not be set.`, { cause: error });
    }
}

// EXTERNAL MODULE: ./build/node_modules/@actions/core/used.js
var used = __nccwpck_require__(78118);
;// CONCATENATED MODULE: ./build/runner/runner-log.js


/**
 * The log of a run, and the only writer to stdout. It makes sure that no text becomes a command and that no secret is
 * shown.
 */
class RunnerLog {
    #mask;
    #isWriting = false;
    constructor(mask) {
        this.#mask = mask;
    }
    /**
     * Makes all later output of libraries safe and shows it as debug messages, because the artifact client prints answers
     * of its service unchanged. Workflow commands of libraries are dropped. Values that they mask are masked: the client
     * masks the signature of its upload URL.
     */
    captureLibraries() {
        for (const stream of [process.stdout, process.stderr]) {
            const write = stream.write.bind(stream);
            stream.write = (...parameters) => {
                if (this.#isWriting)
                    return write(...parameters);
                const printed = (0,untrusted_text/* lines */.Mn)(String(parameters[0]).trimEnd());
                for (const secret of printed.flatMap(maskedBy))
                    this.maskSecret(secret);
                const plain = printed.filter((line) => !line.startsWith('::'));
                if (plain.length > 0)
                    this.debug(plain.join('\n'));
                return true;
            };
        }
    }
    /** Registers a secret with the runner, which hides it in all later lines, and with the mask of this run. */
    maskSecret(secret) {
        for (const form of this.#mask.add(secret))
            this.#write(() => {
                (0,used/* setSecret */.Pq)(form);
            });
    }
    info(message) {
        for (const line of this.#safeLines(message))
            this.#write(() => process.stdout.write(`${line}\n`));
    }
    debug(message) {
        this.#command(used/* debug */.Yz, message);
    }
    notice(message) {
        this.#command(used/* notice */.lm, message);
    }
    warning(message) {
        this.#command(used/* warning */.$e, message);
    }
    error(message) {
        this.#command(used/* error */.z3, message);
    }
    group(title, body) {
        this.#command(used/* startGroup */.Oh, title);
        this.info(body);
        this.#write(() => {
            (0,used/* endGroup */.N4)();
        });
    }
    /** Resolves when all output has been written. */
    async flush() {
        return new Promise((resolve) => {
            this.#write(() => process.stdout.write('', () => {
                resolve();
            }));
        });
    }
    #command(issue, message) {
        this.#write(() => {
            issue(this.#safeLines(message).join('\n'));
        });
    }
    #write(work) {
        this.#isWriting = true;
        work();
        this.#isWriting = false;
    }
    #safeLines(message) {
        // A secret can have several lines. A control character in a line can split one.
        return (0,untrusted_text/* lines */.Mn)(this.#mask.redact(message)).map((line) => this.#mask.redact((0,untrusted_text/* withoutCommands */.Df)(line)));
    }
}
/**
 * Returns the values that a line tells the runner to mask:
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
function maskedBy(line) {
    const [, value = ''] = /^::add-mask::(.*)$/u.exec(line) ?? [];
    const secret = value.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
    return secret.trim() === '' ? [] : [secret];
}

;// CONCATENATED MODULE: ./build/runner/secret-mask.js

/** Returns a mask with the token of the runner, which masks it in the log, but not in the files and the summary. */
function createSecretMask() {
    let forms = [];
    const mask = {
        add(secret) {
            const added = formsOf(secret);
            forms = longestFirst([...forms, ...added]);
            return added;
        },
        redact: (text) => forms.reduce((redacted, form) => redacted.replaceAll(form, '***'), text),
    };
    mask.add(process.env['ACTIONS_RUNTIME_TOKEN'] ?? '');
    return mask;
}
function formsOf(secret) {
    if (secret.trim().length < untrusted_text/* minSecretCharacters */.P_)
        return [];
    return longestFirst([
        secret,
        ...base64FormsOf(secret).flatMap((form) => [form, form.replaceAll('+', '-').replaceAll('/', '_')]),
        encodeURIComponent(secret.toWellFormed()),
        JSON.stringify(secret).slice(1, -1),
        (0,untrusted_text/* asEntities */.iL)(secret),
    ]);
}
/**
 * Returns the base64 of a secret, and what is the same in the base64 of every text with the secret inside, such as a dump of
 * the header `authorization: Bearer <secret>`. Base64 writes three bytes as four characters, so there are three of these: for
 * secrets that begin with the first, second or third of three bytes.
 */
function base64FormsOf(secret) {
    const inside = [0, 1, 2].map((bytesBefore) => {
        const bytes = Buffer.concat([Buffer.alloc(bytesBefore), Buffer.from(secret)]);
        // A character has six bits. The first and the last one can have bits of other bytes.
        const from = Math.ceil((bytesBefore * 8) / 6);
        return bytes.toString('base64').slice(from, Math.floor((bytes.length * 8) / 6));
    });
    const whole = Buffer.from(secret).toString('base64');
    return [whole, whole.replace(/={1,2}$/u, ''), ...inside];
}
/** Sorts longer forms first, so that a shorter form inside a longer one does not leave the rest visible. */
function longestFirst(forms) {
    return [...new Set(forms)].sort((a, b) => b.length - a.length);
}

// EXTERNAL MODULE: ./build/shared/number-format.js
var number_format = __nccwpck_require__(46931);
;// CONCATENATED MODULE: ./build/runner/summary.js



// The runner drops the whole summary of a step above this size:
// https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
const maxSummaryBytes = 1_048_576;
/** Appends Markdown to the job summary. A failure is only a warning, because the result of the step is still valid. */
async function writeSummary(markdown, mask, log) {
    const file = process.env['GITHUB_STEP_SUMMARY'];
    if (file === undefined || file === '') {
        log.debug('GITHUB_STEP_SUMMARY is not set: no job summary is written.');
        return;
    }
    try {
        const text = `${mask.redact(markdown)}\n`;
        const bytesBefore = (await (0,promises_.stat)(file)).size;
        const bytes = bytesBefore + Buffer.byteLength(text);
        if (bytes > maxSummaryBytes) {
            log.warning(`The job summary is not written: it would have ${(0,number_format/* formatCount */.B4)(bytes)} bytes, and the runner accepts at most ${(0,number_format/* formatCount */.B4)(maxSummaryBytes)}.`);
            return;
        }
        await appendWhole(file, text, bytesBefore);
    }
    catch (error) {
        log.warning(`The job summary could not be written to ${file}: ${(0,errors/* fileProblem */.Wj)(error)}.`);
    }
}
/** Appends a text, or nothing. A text that is cut where the disk is full can end inside of code, and show it as Markdown. */
async function appendWhole(file, text, bytesBefore) {
    try {
        await (0,promises_.appendFile)(file, text);
    }
    catch (error) {
        await (0,promises_.truncate)(file, bytesBefore);
        throw error;
    }
}

// EXTERNAL MODULE: ./build/runner/workflow-run.js
var workflow_run = __nccwpck_require__(16826);
// EXTERNAL MODULE: ./build/shared/step.js
var step = __nccwpck_require__(81840);
;// CONCATENATED MODULE: ./build/run.js











/**
 * Runs the action: reads inputs, runs the operation, writes outputs and summary.
 *
 * @returns the exit code: 0, 1 after a failure, 130 after a cancellation
 */
async function run() {
    const startedAtMs = Date.now();
    const mask = createSecretMask();
    const log = new RunnerLog(mask);
    log.captureLibraries();
    const outputs = new StepOutputs(mask);
    const abort = abortOnSignals();
    const end = await Promise.race([
        stepOf({ startedAtMs, log, outputs, abort, redact: mask.redact }),
        uncaught(),
    ])
        // The last error boundary. An error that an operation did not handle becomes an end of the step here.
        .catch((error) => (0,step/* interruptedEnd */.YG)(error, hintFor(outputs.get('jobId'))));
    if (end.error instanceof Error && !(end.error instanceof errors/* ActionError */.lZ)) {
        log.group('Details of the unexpected error', end.error.stack ?? '');
    }
    let { message, severity } = end;
    try {
        const durationSeconds = Math.round((Date.now() - startedAtMs) / 1000);
        outputs.set({ ...end.outputs, outcome: end.outcome, durationSeconds });
    }
    catch (error) {
        if (!(end.error instanceof OutputFileError))
            message += ` ${(0,errors/* messageOf */.bD)(error)}`;
        severity = 'error';
    }
    await writeSummary(end.report, mask, log);
    log[severity](message);
    await log.flush();
    // A signal after the result is known does not change the result. The exit code still tells the runner that it was
    // received.
    if (abort.signal.reason instanceof deadline/* Cancelled */.cJ)
        return 130;
    return severity === 'error' ? 1 : 0;
}
async function stepOf({ startedAtMs, log, outputs, abort, redact }) {
    outputs.check();
    const inputs = await readInputs(startedAtMs, (secret) => {
        log.maskSecret(secret);
    });
    for (const { severity, message } of inputs.remarks)
        log[severity](message);
    return withDeadline(inputs.service.timeoutMs, startedAtMs, abort, (deadline) => operate(inputs, {
        clock: clock/* systemClock */.m,
        deadline,
        log,
        random: Math.random,
        redact,
        startedAtMs,
        workflowRun: (0,workflow_run/* workflowRun */.t)(),
        setOutputs: (known) => {
            outputs.set(known);
        },
    }));
}
async function operate(inputs, context) {
    if (inputs.operation === 'agent-job') {
        const { agentJobStep } = await Promise.all(/* import() */[__nccwpck_require__.e(477), __nccwpck_require__.e(150)]).then(__nccwpck_require__.bind(__nccwpck_require__, 97150));
        return agentJobStep(inputs, context);
    }
    // The same chunk as that of the inputs, with which it shares modules.
    const { visitorsStep } = await Promise.all(/* import() | visitors */[__nccwpck_require__.e(477), __nccwpck_require__.e(66)]).then(__nccwpck_require__.bind(__nccwpck_require__, 72112));
    return visitorsStep(inputs, context);
}
function abortOnSignals() {
    const abort = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
        process.on(signal, () => {
            abort.abort(new deadline/* Cancelled */.cJ(`The run was cancelled (${signal}).`));
        });
    }
    return abort;
}
/**
 * Rejects on an error that escapes from a callback of a library. Node would print it unredacted and end the step
 * without a result.
 */
async function uncaught() {
    return new Promise((_, reject) => {
        process.on('uncaughtException', reject);
    });
}
async function withDeadline(timeoutMs, startedAtMs, abort, work) {
    const timer = setTimeout(() => {
        abort.abort(new deadline/* DeadlineExceeded */.m4(timeoutMs));
    }, timeoutMs);
    try {
        return await work({ timeoutMs, expiresAtMs: startedAtMs + timeoutMs, signal: abort.signal });
    }
    finally {
        clearTimeout(timer);
    }
}
function hintFor(jobId) {
    return jobId === '' ? undefined : (0,step/* attachHint */.ZM)((0,untrusted_text/* singleLine */.pF)(jobId));
}


/***/ }),

/***/ 16826:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ workflowRun)
/* harmony export */ });
function workflowRun() {
    const { env } = process;
    const serverUrl = env['GITHUB_SERVER_URL'] ?? 'https://github.com';
    const repository = env['GITHUB_REPOSITORY'] ?? '';
    const id = env['GITHUB_RUN_ID'] ?? '';
    const attempt = env['GITHUB_RUN_ATTEMPT'] ?? '';
    return {
        serverUrl,
        repository,
        id,
        url: `${serverUrl}/${repository}/actions/runs/${id}`,
        attempt: /^[1-9]\d{0,8}$/u.test(attempt) ? Number(attempt) : undefined,
        job: env['GITHUB_JOB'],
        action: env['GITHUB_ACTION'],
    };
}


/***/ }),

/***/ 13094:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isLoopback),
/* harmony export */   m: () => (/* binding */ connectionTo)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4661);

/** @throws UnusableProxyError */
async function connectionTo(url, proxy) {
    const undici = await Promise.all(/* import() */[__nccwpck_require__.e(855), __nccwpck_require__.e(161)]).then(__nccwpck_require__.bind(__nccwpck_require__, 24161));
    if (isLoopback(url))
        return { undici, dispatcher: new undici.Agent({ allowH2: false }) };
    const httpsProxy = proxyUrl(proxy.url);
    try {
        const dispatcher = new undici.EnvHttpProxyAgent({
            // Empty, not absent: otherwise undici uses http_proxy for https if https_proxy is not set.
            httpProxy: '',
            httpsProxy,
            noProxy: proxy.except,
            allowH2: false,
            // The connection to the proxy itself does not get the option above.
            proxyTls: { allowH2: false },
        });
        return { undici, dispatcher };
    }
    catch {
        // undici decodes the user and password of the URL. Its error could show them.
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UnusableProxyError */ .iI();
    }
}
/** Returns true for hosts that are never reached through a proxy, and that allow plain http. */
function isLoopback({ hostname }) {
    return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/u.test(hostname);
}
function proxyUrl(value) {
    if (value === '')
        return '';
    // Like the runner, accept a proxy as host and port without a scheme.
    const url = URL.parse(value.includes('://') ? value : `http://${value}`);
    if (url?.protocol === 'http:' || url?.protocol === 'https:')
        return url.href;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UnusableProxyError */ .iI();
}


/***/ }),

/***/ 4661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   SD: () => (/* binding */ NotSentError),
/* harmony export */   Xs: () => (/* binding */ StatusError),
/* harmony export */   _7: () => (/* binding */ ServiceError),
/* harmony export */   i5: () => (/* binding */ NoAnswerError),
/* harmony export */   iI: () => (/* binding */ UnusableProxyError),
/* harmony export */   lf: () => (/* binding */ UnexpectedShapeError),
/* harmony export */   mP: () => (/* binding */ UnreadableAnswerError),
/* harmony export */   oF: () => (/* binding */ UncertainPostError)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(52005);

/**
 * A failed exchange with the service. It has a class of its own only where code asks for it. Check the class, not the
 * message.
 */
class ServiceError extends _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ {
}
/**
 * The request was not sent: there was no address, no connection or no TLS session. It can be retried with any method.
 */
class NotSentError extends ServiceError {
}
/** No request can be sent through the proxy of the runner. A retry would fail in the same way. */
class UnusableProxyError extends _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ {
    constructor() {
        // Not with the value: it can contain a password.
        super('The proxy of the runner cannot be used, so nothing was sent. https_proxy or HTTPS_PROXY must be a URL such as http://proxy.example:8080.');
    }
}
/** The request may have reached the service, but there was no complete answer. */
class NoAnswerError extends ServiceError {
}
/** A success status with a body that is not JSON. */
class UnreadableAnswerError extends ServiceError {
}
/** JSON that does not match the contract. The message names the JSON path. */
class UnexpectedShapeError extends ServiceError {
}
/** An answer with status 400 or above. */
class StatusError extends ServiceError {
    status;
    /** The delay that the service asked for, in milliseconds. */
    retryAfterMs;
    /** Whether the body is a JSON error of the service. If not, it may come from a gateway. */
    fromService;
    constructor(message, answer) {
        super(message);
        this.status = answer.status;
        this.retryAfterMs = answer.retryAfterMs;
        this.fromService = answer.fromService;
    }
}
/** A POST with an unknown result. A retry could do the work twice. */
class UncertainPostError extends ServiceError {
}


/***/ }),

/***/ 13666:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ formatDuration),
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(58500);

const systemClock = {
    now: () => Date.now(),
    async sleep(delayMs, signal) {
        try {
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(delayMs, undefined, { signal });
        }
        catch (error) {
            signal.throwIfAborted();
            throw error;
        }
    },
};
/** Formats a duration: `850 ms`, `12 s`, `3 min 5 s`, `2 h 4 min`. */
function formatDuration(durationMs) {
    if (durationMs < 1000)
        return `${Math.round(durationMs)} ms`;
    const seconds = Math.round(durationMs / 1000);
    if (seconds < 60)
        return `${seconds} s`;
    const minutes = Math.floor(seconds / 60);
    if (minutes < 60)
        return seconds % 60 === 0 ? `${minutes} min` : `${minutes} min ${seconds % 60} s`;
    return minutes % 60 === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}


/***/ }),

/***/ 33066:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   UG: () => (/* binding */ abortedAfter),
/* harmony export */   cJ: () => (/* binding */ Cancelled),
/* harmony export */   h2: () => (/* binding */ rejectionOf),
/* harmony export */   m4: () => (/* binding */ DeadlineExceeded),
/* harmony export */   nS: () => (/* binding */ interruptionOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(52005);

/** `timeout-minutes` has passed. */
class DeadlineExceeded extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ {
    /** For messages, such as `within 30 minutes (timeout-minutes)`. */
    limit;
    constructor(timeoutMs) {
        // Without the error of the division.
        const minutes = Number((timeoutMs / 60_000).toPrecision(6));
        const limit = `within ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} (timeout-minutes)`;
        super(`The step did not end ${limit}.`);
        this.limit = limit;
    }
}
/** The runner asked the process to end. */
class Cancelled extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ {
}
/** Returns what an error means. A deadline or cancellation counts anywhere in the chain of causes. */
function interruptionOf(error) {
    for (let cause = error; cause instanceof Error; cause = cause.cause) {
        if (cause instanceof Cancelled)
            return 'cancelled';
        if (cause instanceof DeadlineExceeded)
            return 'timed-out';
    }
    return 'error';
}
/** Rejects with the reason of a signal as soon as it is aborted. Never resolves. */
async function rejectionOf(signal) {
    signal.throwIfAborted();
    return new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
            reject(signal.reason);
        });
    });
}
/** Returns a signal that is aborted `delayMs` after another one. */
function abortedAfter(signal, delayMs) {
    const later = new AbortController();
    signal.addEventListener('abort', () => {
        // A run that has ended does not wait for the timer.
        setTimeout(() => {
            later.abort(signal.reason);
        }, delayMs).unref();
    });
    return later.signal;
}


/***/ }),

/***/ 52005:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CA: () => (/* binding */ errorCode),
/* harmony export */   Wj: () => (/* binding */ fileProblem),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   lZ: () => (/* binding */ ActionError)
/* harmony export */ });
/* harmony import */ var _untrusted_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(43908);

/** An expected error. Its message is written for the user. Any other error is a defect of this action. */
class ActionError extends Error {
    name = this.constructor.name;
}
const codesInWords = {
    ENOENT: 'no such file or folder',
    ENOTDIR: 'a part of the path is not a folder',
    EISDIR: 'it is a folder',
    EACCES: 'permission denied',
    EPERM: 'permission denied',
    EROFS: 'the file system is read-only',
    ENOSPC: 'the disk is full',
};
/** Returns why a file could not be used, in words if they are known, else in those of Node, for messages. */
function fileProblem(error) {
    return codesInWords[errorCode(error)] ?? messageOf(error);
}
/** Returns the error code of Node, such as `ENOENT`. */
function errorCode(error) {
    const hasCode = typeof error === 'object' && error !== null && 'code' in error;
    return hasCode ? String(error.code) : 'unknown error';
}
/** Returns the message of any thrown value, as one printable line. */
function messageOf(error) {
    if (!(error instanceof Error))
        return (0,_untrusted_text_js__WEBPACK_IMPORTED_MODULE_0__/* .singleLine */ .pF)(String(error));
    // If a connection fails at several addresses, Node throws an AggregateError without a message.
    const message = error instanceof AggregateError ? error.errors.map(messageOf).join('; ') : error.message;
    return (0,_untrusted_text_js__WEBPACK_IMPORTED_MODULE_0__/* .singleLine */ .pF)(message === '' ? error.name : message, 2000);
}


/***/ }),

/***/ 50480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   _0: () => (/* binding */ detail),
/* harmony export */   bp: () => (/* binding */ describeValue),
/* harmony export */   fZ: () => (/* binding */ commitDetail),
/* harmony export */   rs: () => (/* binding */ textDetail),
/* harmony export */   ss: () => (/* binding */ commitForm),
/* harmony export */   xO: () => (/* binding */ decodeJson)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(65528);
/* harmony import */ var _untrusted_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(43908);


// The words for the types of JSON, for messages.
const typeNames = {
    string: 'a text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
};
// What the schema library says without a message of the schema.
const noMessage = 'Invalid input';
/** 40 or 64 hexadecimal digits. */
const commitForm = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/u;
// JSON of others can lack a part, and a part that fails its check counts as missing.
const detail = (schema) => zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["catch"] */ .Mf(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq(schema), undefined);
const textDetail = () => detail(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .Yj());
const commitDetail = () => detail(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .Yj().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .regex */ .yG(commitForm)));
/**
 * @param describe describes the actual value
 * @returns the value, or the problem: the JSON path, the actual value and the expected one
 */
function decodeJson(schema, json, describe = describeValue) {
    const result = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .safeParse */ .xL(schema(), json);
    if (result.success)
        return { value: result.data };
    const [issue] = result.error.issues;
    const path = issue?.path ?? [];
    const got = path.reduce((value, key) => value[key], json);
    return {
        problem: `${jsonPath(path)} is ${describe(got)}, expected ${expectedBy(issue)}`,
    };
}
/** Returns the message of the schema, or else the type. */
function expectedBy(issue) {
    const { message = noMessage } = issue ?? {};
    if (message !== noMessage)
        return message;
    return (issue?.code === 'invalid_type' ? typeNames[issue.expected] : undefined) ?? 'another value';
}
/** Describes a value for a message. Lists and objects are only named, because they can be nested without limit. */
function describeValue(value) {
    if (value === undefined)
        return 'missing';
    if (typeof value === 'string')
        return (0,_untrusted_text_js__WEBPACK_IMPORTED_MODULE_0__/* .singleLine */ .pF)(JSON.stringify(value.slice(0, 1000)), 100);
    if (Array.isArray(value))
        return 'a list';
    return typeof value === 'object' && value !== null ? 'an object' : JSON.stringify(value);
}
function jsonPath(path) {
    return path.reduce((text, key) => text + (typeof key === 'number' ? `[${key}]` : `.${String(key)}`), '$');
}


/***/ }),

/***/ 46931:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B0: () => (/* binding */ formatRatio),
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   H$: () => (/* binding */ few),
/* harmony export */   Nu: () => (/* binding */ formatGain),
/* harmony export */   T1: () => (/* binding */ formatShare),
/* harmony export */   T9: () => (/* binding */ formatGrowth),
/* harmony export */   gL: () => (/* binding */ formatCountOf),
/* harmony export */   l9: () => (/* binding */ formatPercent)
/* harmony export */ });
// Formats numbers as en-US does, for the files of an export and for the script of report.html.
//
// The first Intl.NumberFormat takes tens of milliseconds in Chromium, a good part of the time in which the report opens.
// eslint-disable-next-line regexp/no-super-linear-move -- a number has few digits
const thousands = /\B(?=(?:\d{3})+(?!\d))/gu;
/** Below this, a count is too small for a percentage. */
const few = 30;
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
/** Formats a change as a count: `+1,234`, `0` for no change. */
function formatGain(now, before) {
    return `${signOf(now, before)}${formatCount(Math.abs(now - before))}`;
}
/** Formats a percentage that is large or small: `7.3%`, `26%`. */
function formatPercent(percent) {
    return percent < 10 ? formatShare(percent, 100) : `${formatCount(Math.round(percent))}%`;
}
/** Formats a change as a percentage: `+12%`. `before` is not 0. */
function formatGrowth(now, before) {
    return `${signOf(now, before)}${formatPercent((100 * Math.abs(now - before)) / before)}`;
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

/***/ 23766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   H1: () => (/* binding */ wasCertainlyNotAccepted),
/* harmony export */   Jb: () => (/* binding */ retryPolicy),
/* harmony export */   LH: () => (/* binding */ withRetries),
/* harmony export */   P4: () => (/* binding */ sleepWithinDeadline),
/* harmony export */   mu: () => (/* binding */ parseRetryAfter),
/* harmony export */   qO: () => (/* binding */ retryDelayMs)
/* harmony export */ });
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(13666);
/* harmony import */ var _deadline_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(33066);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(52005);



const serviceDelays = { mostRetries: 5, delayMs: retryDelayMs, beyondDeadline: 'tell' };
const rulesOf = {
    // A create or a message, only if the service certainly did not accept it. The contract has no idempotency key, so any
    // other repetition could start two jobs.
    post: { repeats: ['unsent', 'limited'], ...serviceDelays },
    read: { repeats: ['unsent', 'limited', 'unanswered'], ...serviceDelays },
    gitHubCall: {
        repeats: ['limited', 'unanswered'],
        mostRetries: 2,
        delayMs: (_, retries) => 1000 * 2 ** retries,
        beyondDeadline: 'give-up',
    },
};
/** Returns the policy for one request. */
function retryPolicy(request, failureOf, random) {
    const rules = rulesOf[request];
    const { repeats, mostRetries, beyondDeadline } = rules;
    let retries = 0;
    return (error) => {
        const failure = failureOf(error);
        if (retries === mostRetries || !repeats.includes(failure.kind))
            return undefined;
        const delayMs = rules.delayMs(failure, retries, random);
        retries += 1;
        return { delayMs, note: `retry ${retries} of ${mostRetries}`, beyondDeadline };
    };
}
/** Returns true if the server did not act on the request: it was not sent, or it was refused. */
function wasCertainlyNotAccepted({ kind }) {
    return kind === 'unsent' || kind === 'limited' || kind === 'refused';
}
const firstJitterMs = 1000;
const highestJitterMs = 60_000;
// The limit is hourly. A retry after seconds would only use up more of it.
const rateLimitWaitsMs = [30_000, 60_000, 120_000, 240_000];
const longestRateLimitWaitMs = 480_000;
/**
 * Returns the delay before a retry of a request to the service, in milliseconds. It is the delay that the service asked
 * for, or a fixed delay for a rate limit without one, plus a jitter. The jitter is random, below a bound that doubles from
 * 1 s to 60 s.
 *
 * @param retries the number of retries so far
 * @param random uniform in [0, 1)
 */
function retryDelayMs(failure, retries, random) {
    const { isRateLimit = false, retryAfterMs } = failure;
    const limitMs = isRateLimit ? (rateLimitWaitsMs[retries] ?? longestRateLimitWaitMs) : 0;
    const jitterMs = random() * Math.min(highestJitterMs, firstJitterMs * 2 ** retries);
    return (retryAfterMs ?? limitMs) + jitterMs;
}
// More than 30 years, so later than any deadline, and not too late for a date.
const longestRetryAfterS = 1e9;
/**
 * Returns the delay that a `Retry-After` header asks for, in milliseconds. It is 0 for a date in the past. Returns
 * undefined if the header is absent, or in neither of the two forms of RFC 9110, section 10.2.3.
 */
function parseRetryAfter(header, nowMs) {
    const value = header?.trim() ?? '';
    if (/^\d+$/u.test(value))
        return Math.min(Number(value), longestRetryAfterS) * 1000;
    const dateMs = httpDateMs(value);
    return Number.isNaN(dateMs) ? undefined : Math.max(0, dateMs - nowMs);
}
// The three forms of RFC 9110, section 5.6.7. Date.parse() alone accepts almost any text with a year.
const httpDates = [
    /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/u,
    /^[A-Z][a-z]{5,8}, \d{2}-[A-Z][a-z]{2}-\d{2} \d{2}:\d{2}:\d{2} GMT$/u,
    /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/u,
];
function httpDateMs(value) {
    if (!httpDates.some((form) => form.test(value)))
        return Number.NaN;
    // The asctime form names no time zone. HTTP defines it as GMT.
    return Date.parse(value.endsWith('GMT') ? value : `${value} GMT`);
}
// For longer delays, the log also shows the time of the retry.
const longDelayMs = 30_000;
/**
 * Repeats an attempt until it succeeds, as long as the policy and the deadline allow.
 *
 * @throws the failure that the policy calls final; an {@link ActionError} if a retry would come after the deadline; the
 *   reason of the deadline's signal
 */
async function withRetries(attempt, decide, context) {
    for (;;) {
        try {
            return await attempt();
        }
        catch (error) {
            const retry = decide(error);
            if (retry === undefined || givesUp(retry, context))
                throw error;
            context.deadline.signal.throwIfAborted();
            announce(retry, error, context);
            await sleepWithinDeadline(retry.delayMs, context);
        }
    }
}
/** Sleeps for `delayMs`. Throws {@link DeadlineExceeded} if the deadline comes first. */
async function sleepWithinDeadline(delayMs, { clock, deadline }) {
    const remainingMs = Math.max(0, deadline.expiresAtMs - clock.now());
    await clock.sleep(Math.min(delayMs, remainingMs), deadline.signal);
    if (delayMs >= remainingMs)
        throw new _deadline_js__WEBPACK_IMPORTED_MODULE_1__/* .DeadlineExceeded */ .m4(deadline.timeoutMs);
}
function givesUp({ delayMs, beyondDeadline }, { clock, deadline }) {
    if (beyondDeadline !== 'give-up')
        return false;
    return deadline.signal.aborted || clock.now() + delayMs >= deadline.expiresAtMs;
}
/** @throws ActionError if the retry would come after the deadline, and the policy does not wait for the deadline */
function announce({ delayMs, note, beyondDeadline }, cause, context) {
    const { clock, deadline, log } = context;
    const retryAtMs = clock.now() + delayMs;
    const retryAt = new Date(retryAtMs).toISOString();
    if (retryAtMs < deadline.expiresAtMs) {
        const time = delayMs < longDelayMs ? '' : `, at ${retryAt.slice(11, 19)} UTC`;
        log.info(`${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(cause)} Retrying in ${(0,_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(delayMs)}${time} (${note}).`);
        return;
    }
    const message = `${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(cause)} The next retry would be at ${retryAt}, after the deadline of this step (timeout-minutes).`;
    if (beyondDeadline === 'tell')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ(message, { cause });
    log.info(message);
}


/***/ }),

/***/ 22025:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ SkippedError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(52005);

/** Thrown when it turns out that there is nothing to ask for. Nothing was sent to the service. */
class SkippedError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ {
    skip;
    constructor(skip) {
        super(skip.message);
        this.skip = skip;
    }
}


/***/ }),

/***/ 81840:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   YG: () => (/* binding */ interruptedEnd),
/* harmony export */   ZM: () => (/* binding */ attachHint),
/* harmony export */   aA: () => (/* binding */ dryRunEnd)
/* harmony export */ });
/* unused harmony export skippedEnd */
/* harmony import */ var _deadline_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(33066);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(52005);
/* harmony import */ var _skip_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(22025);
/* harmony import */ var _untrusted_text_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(43908);




const skipHeadlines = {
    'label-mismatch': 'Skipped: the event did not add the label',
    'not-a-request': 'Skipped: the event is not a request',
    'insufficient-permission': 'Skipped: somebody who caused the event may not start a job',
    'bot-not-allowed': 'Skipped: a bot that caused the event is not in allowed-bots',
    'no-changes': 'Skipped: there are no changes to ask about',
    'issue-closed': 'Skipped: the issue is closed',
    'no-secrets': 'Skipped: GitHub gives the run no secrets',
};
/** Returns the end of a skipped step. It succeeds and names the reason. */
function skippedEnd({ reason, message }) {
    const headline = skipHeadlines[reason];
    return {
        outcome: 'skipped',
        outputs: { skipReason: reason, headline },
        report: `## ${headline}\n\n${(0,_untrusted_text_js__WEBPACK_IMPORTED_MODULE_3__/* .codeBlock */ .DV)(message)}`,
        message: `Skipped: ${message}`,
        severity: 'notice',
    };
}
/** Returns the end of a step without a result. `hint` adds what the user can do. */
function interruptedEnd(error, hint) {
    if (error instanceof _skip_js__WEBPACK_IMPORTED_MODULE_2__/* .SkippedError */ .d)
        return skippedEnd(error.skip);
    const outcome = (0,_deadline_js__WEBPACK_IMPORTED_MODULE_0__/* .interruptionOf */ .nS)(error);
    // The message of an ActionError may have several lines. The log and the code block make them safe.
    const reason = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .lZ ? error.message : (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error);
    const message = [reason, ...(hint === undefined ? [] : [hint])].join(' ');
    const headline = interruptionHeadlines[outcome];
    return {
        outcome,
        outputs: { headline },
        error,
        report: `## ${headline}\n\n${(0,_untrusted_text_js__WEBPACK_IMPORTED_MODULE_3__/* .codeBlock */ .DV)(message)}`,
        message,
        severity: 'error',
    };
}
const interruptionHeadlines = {
    'timed-out': 'The step timed out',
    cancelled: 'The step was cancelled',
    error: 'The step failed',
};
/**
 * Returns the end of a dry run.
 *
 * @param paragraphs Markdown: what the step would do
 */
function dryRunEnd(paragraphs) {
    const headline = 'Dry run: nothing was sent';
    return {
        outcome: 'dry-run',
        outputs: { headline },
        report: [`## ${headline}`, ...paragraphs].join('\n\n'),
        message: `${headline}.`,
        severity: 'info',
    };
}
/** Returns how to wait for a job that is still running. The service documents no way to cancel a job. */
function attachHint(jobId, quote = (text) => text) {
    return `Agent job ${quote(jobId)} is still running. To wait for it, run this action with ${quote(`job-id: ${jobId}`)}.`;
}


/***/ }),

/***/ 43908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DV: () => (/* binding */ codeBlock),
/* harmony export */   Df: () => (/* binding */ withoutCommands),
/* harmony export */   MH: () => (/* binding */ plainName),
/* harmony export */   Mn: () => (/* binding */ lines),
/* harmony export */   P_: () => (/* binding */ minSecretCharacters),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   g$: () => (/* binding */ printable),
/* harmony export */   iL: () => (/* binding */ asEntities),
/* harmony export */   pF: () => (/* binding */ singleLine),
/* harmony export */   yO: () => (/* binding */ invisibleClass)
/* harmony export */ });
// Escape sequences of terminals: https://ecma-international.org/publications-and-standards/standards/ecma-48/
// Node's stripVTControlCharacters looks for the end of each sequence up to the end of the text. Here a sequence ends
// before the next control character.
const escapeSequence = new RegExp([
    // A string, such as a hyperlink or a title, with its terminator.
    String.raw `(?:\u001B[P\]X^_]|[\u0090\u0098\u009D-\u009F])\P{Cc}*(?:[\u0007\u009C]|\u001B\\)`,
    // A control sequence, such as a colour.
    String.raw `(?:\u001B\[|\u009B)[0-?]*[ -\/]*[@-~]`,
    String.raw `\u001B[ -\/]*[0-~]`,
].join('|'), 'gu');
// Controls except white space, and characters that change the displayed order.
const unprintable = /[^\P{Cc}\s\u0085]|\p{Bidi_Control}/gu;
/** A class of the `v` flag: the characters that show nothing, except white space. Joiners and selectors are among them. */
const invisibleClass = String.raw `[\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\uFFF9-\uFFFC\u{13430}-\u{1343F}\u{16FE4}\u{1D159}]|[\p{Cc}--[\t\n\r]]`;
/**
 * The fewest characters of a secret. A shorter text is in many numbers and words, and masking it would spoil them. No key
 * of the service and no token of GitHub is that short.
 */
const minSecretCharacters = 8;
const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/u;
/** Returns text without terminal escape sequences, control characters and bidi controls. White space is kept. */
function printable(text) {
    if (text.search(unprintable) === -1)
        return text.toWellFormed();
    return text.replace(escapeSequence, '').replace(unprintable, '').toWellFormed();
}
/** Splits a text at any kind of line break. */
function lines(text) {
    return text.split(lineBreak);
}
/**
 * Returns untrusted text as one printable line, for a message, a log line or an output.
 *
 * @param maxCharacters the number of code points to keep; an ellipsis replaces the rest
 */
function singleLine(text, maxCharacters = 200) {
    // The slice limits the work on a body of several megabytes.
    const line = printable(text.slice(0, maxCharacters * 16))
        .replace(/[\s\u0085]+/gu, ' ')
        .trim();
    const characters = Array.from(line);
    const cut = characters.length > maxCharacters || text.length > maxCharacters * 16;
    return cut ? `${characters.slice(0, maxCharacters).join('')}…` : line;
}
// A dot is kept before a digit only, because chat programs turn evil.example into a link. An underscore is kept inside
// a word only, because Markdown and chat programs read others as emphasis.
const meaningful = /(?:[^\p{L}\p{M}\p{N}/\-._]|\p{Default_Ignorable_Code_Point}|(?<![\p{L}\p{N}])[._]|\.(?!\p{N})|_(?![\p{L}\p{N}]))+/gu;
/**
 * Returns an untrusted name or path as plain text that no chat program reads as a link or markup. Letters and digits of any
 * script, `/` and `-` are kept, and an ellipsis replaces the rest. A URL parser reads some characters, such as `ⅽ` and the
 * full-width dot, as others: they are replaced first.
 */
function plainName(name, maxCharacters) {
    // The slice limits the work on a text of several megabytes.
    const composed = name.slice(0, maxCharacters * 16).normalize('NFKC');
    const characters = Array.from(composed.replaceAll(meaningful, '…'));
    const cut = characters.slice(0, maxCharacters).join('').replace(/…$/u, '');
    const isCut = characters.length > maxCharacters || characters.at(-1) === '…';
    return isCut ? `${cut}…` : cut;
}
/** Returns a line that the runner cannot parse as a command, in either of its two forms. */
function withoutCommands(line) {
    return printable(line)
        .replace(/^(\s*):(?=:)/u, '$1: ')
        .replaceAll('##[', '# #[');
}
/**
 * Returns untrusted text as one line of Markdown code, also for table cells. Markup, HTML, mentions and links in it
 * have no effect.
 *
 * GitHub's renderer ignores a code span of 80 or more backticks, and a pipe ends a table cell even inside a span.
 */
function codeSpan(text, maxCharacters = 200) {
    const line = singleLine(text, maxCharacters);
    if (line === '')
        return '_(empty)_';
    if (!/[`|]/u.test(line))
        return `\`${line}\``;
    // GitHub turns e-mail addresses into links after it has decoded the entities. A comment splits the address.
    return `<code>${asEntities(line).replaceAll('@', '<!-- -->@')}</code>`;
}
/** Replaces every character with a meaning in Markdown or HTML, except `@`. */
function asEntities(text) {
    return text.replaceAll(/[!-/:-?[-`{-~]/gu, (character) => `&#${character.charCodeAt(0)};`);
}
const htmlEntities = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/**
 * Returns untrusted text as a Markdown code block that the text cannot close.
 *
 * GitHub's renderer stores the length of a fence in one byte, so a longer fence cannot enclose a text with fences.
 * Inside `<pre>` it reads no Markdown until the end tag.
 */
function codeBlock(text) {
    const body = lines(text).map(printable).join('\n');
    if (!body.includes('```'))
        return `\`\`\`text\n${body}\n\`\`\``;
    return `<pre><code>${body.replaceAll(/[&<>]/gu, (character) => htmlEntities[character] ?? '')}\n</code></pre>`;
}


/***/ }),

/***/ 2523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ orList),
/* harmony export */   c: () => (/* binding */ andList)
/* harmony export */ });
// Intl.ListFormat takes Node 9 ms at its first use.
/** Returns `a, b or c`. */
function orList(words) {
    return listed(words, 'or');
}
/** Returns `a, b and c`. */
function andList(words) {
    return listed(words, 'and');
}
function listed(words, conjunction) {
    const last = words.at(-1) ?? '';
    return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		id: moduleId,
/******/ 		loaded: false,
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Flag the module as loaded
/******/ 	module.loaded = true;
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return {"9":"parse5.js","56":"actions-artifact.js","66":"visitors.js","150":"agent-job-step.js","153":"subjects.js","161":"undici-parts.js","351":"actions-github.js","477":"service.js","534":"stopword.js","545":"csv.js","655":"json.js","725":"html-report.js","792":"index.js","855":"undici.js","863":"gaps-report.js","948":"visible-text.js"}[chunkId];
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/node module decorator */
/******/ (() => {
/******/ 	__nccwpck_require__.nmd = (module) => {
/******/ 		module.paths = [];
/******/ 		if (!module.children) module.children = [];
/******/ 		return module;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(51296);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
