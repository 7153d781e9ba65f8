export const id = 682;
export const ids = [682];
export const modules = {

/***/ 68682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  agentJobStep: () => (/* binding */ agentJobStep)
});

// EXTERNAL MODULE: ./build/untrusted-text.js
var untrusted_text = __webpack_require__(49032);
// EXTERNAL MODULE: ./build/agent-job/job-outcome.js
var job_outcome = __webpack_require__(84570);
// EXTERNAL MODULE: ./build/agent-job/job-report.js
var job_report = __webpack_require__(90814);
;// CONCATENATED MODULE: ./build/agent-job/job-comment.js



/**
 * Returns the comment for the issue or pull request that triggered the job, as Markdown. It contains no untrusted text.
 */
function jobComment({ outcome, jobId, pullRequest, waits, runUrl }) {
    const facts = [`agent job ${(0,untrusted_text/* codeSpan */.SS)(jobId)}`, `[workflow run](<${runUrl}>)`];
    const sentence = sentenceOf(outcome, waits);
    return [
        `**${job_outcome/* titles */.YC[outcome]}**${pullRequest === undefined ? '' : `: ${(0,job_report/* linkTo */.uM)(pullRequest)}`}`,
        ...(sentence === undefined ? [] : [sentence]),
        facts.join(' · '),
    ].join('\n\n');
}
function sentenceOf(outcome, waits) {
    switch (outcome) {
        case 'started':
            return waits
                ? 'The documentation agent is working on this. The result will appear here.'
                : 'The documentation agent is working on this. The workflow run does not wait for it.';
        case 'timed-out':
        case 'cancelled':
            return 'The agent is still running. The workflow run no longer waits for it.';
        case 'error':
            return 'See the log of the workflow run.';
        case 'pr-created':
        case 'no-pr':
        case 'archived':
        case 'failed':
            return undefined;
    }
}

;// CONCATENATED MODULE: ./build/agent-job/job-status.js
function isTerminal(status) {
    return status === 'completed' || status === 'archived' || status === 'failed';
}
function classifyStatus(status) {
    if (isTerminal(status))
        return 'terminal';
    return status === 'active' ? 'pending' : 'unknown';
}

// EXTERNAL MODULE: ./build/deadline.js
var build_deadline = __webpack_require__(4726);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(19473);
// EXTERNAL MODULE: ./build/service/errors.js
var service_errors = __webpack_require__(4661);
// EXTERNAL MODULE: ./build/service/retry-policy.js
var retry_policy = __webpack_require__(9973);
;// CONCATENATED MODULE: ./build/agent-job/poll-failures.js




const limitsInARow = { missing: 3, malformed: 3, transient: 10 };
// The service may not know a new job everywhere at once.
const missingToleratedMs = 60_000;
/** The job can no longer be polled. More polls would not help. */
class LostJobError extends errors/* ActionError */.lZ {
    name = 'LostJobError';
}
/** @throws LostJobError if an answer is about another job than the requested one */
function refuseForeignJob(jobId, { id }) {
    if (id === undefined || id === jobId)
        return;
    throw new LostJobError(`The service returned job ${(0,untrusted_text/* singleLine */.pF)(id)} instead of job ${jobId}. Check base-url and project-id.`);
}
/**
 * Returns the retry policy for one poll. Failures end the wait only after too many of one kind in a row.
 *
 * @param waitedMs the time since the wait began
 * @param delayMs the delay after a successful poll
 */
function pollRetryPolicy(job, waitedMs, delayMs, random) {
    let row = { kind: undefined, count: 0 };
    return (error) => {
        const kind = kindOf(error, job);
        if (kind === undefined)
            return undefined;
        if (kind === 'missing' && waitedMs() < missingToleratedMs) {
            row = { kind: undefined, count: 0 };
            return {
                delayMs: delayMs(),
                note: 'the service may not know the new job yet',
                failsBeyondDeadline: false,
            };
        }
        const count = row.kind === kind ? row.count + 1 : 1;
        row = { kind, count };
        if (count >= limitsInARow[kind])
            throw lostJob(kind, count, job.id, error);
        const backoffMs = kind === 'transient' ? (0,retry_policy/* retryDelayMs */.qO)(error, count - 1, random) : 0;
        return {
            delayMs: Math.max(delayMs(), backoffMs),
            note: `failure ${count} of ${limitsInARow[kind]} in a row; the job is unaffected`,
            failsBeyondDeadline: error instanceof service_errors/* StatusError */.Xs && error.retryAfterMs !== undefined,
        };
    };
}
function kindOf(error, { wasCreatedByThisRun }) {
    if (error instanceof service_errors/* StatusError */.Xs && error.status === 404) {
        return wasCreatedByThisRun ? 'missing' : undefined;
    }
    if (error instanceof service_errors/* UnexpectedShapeError */.lf)
        return 'malformed';
    return (0,retry_policy/* mayBeSentAgain */.ZB)('GET', error) ? 'transient' : undefined;
}
function lostJob(kind, count, jobId, cause) {
    const what = {
        missing: `Agent job ${jobId} was not found ${count} times in a row.`,
        malformed: `The status of agent job ${jobId} could not be read ${count} times in a row.`,
        transient: `The status of agent job ${jobId} could not be retrieved ${count} times in a row.`,
    }[kind];
    return new LostJobError(`${what} ${(0,errors/* messageOf */.bD)(cause)}`, { cause });
}

// EXTERNAL MODULE: ./build/duration.js
var duration = __webpack_require__(73110);
// EXTERNAL MODULE: ./build/retry-engine.js
var retry_engine = __webpack_require__(74529);
;// CONCATENATED MODULE: ./build/agent-job/poll-job.js





const shortestDelayMs = 2000;
const newTurnToleratedMs = 30_000;
const heartbeatMs = 60_000;
/**
 * Polls until the job has a terminal status.
 *
 * @throws LostJobError, a final error of `pollJob`, or the reason of the deadline's signal
 */
async function pollJob(options, context) {
    const wait = new JobWait(options, context);
    const policy = () => pollRetryPolicy({ id: options.jobId, wasCreatedByThisRun: options.wasCreatedByThisRun }, () => wait.waitedMs(), () => wait.delayMs(), context.random);
    const look = () => options.pollJob(options.jobId);
    let job = options.job ?? (await (0,retry_engine/* withRetries */.LH)(look, policy(), context));
    while (!wait.ends(job)) {
        await (0,retry_engine/* sleepWithinDeadline */.P4)(wait.delayMs(), context);
        job = await (0,retry_engine/* withRetries */.LH)(look, policy(), context);
    }
    return job;
}
/** Decides how long to wait between polls, and when to stop. */
class JobWait {
    #options;
    #context;
    #startedAtMs;
    #sawActive;
    #lastStatus;
    #warned = false;
    #lastLoggedAtMs;
    constructor(options, context) {
        this.#options = options;
        this.#context = context;
        this.#startedAtMs = context.clock.now();
        this.#lastLoggedAtMs = this.#startedAtMs;
        this.#sawActive = !options.expectsNewTurn;
    }
    /** Records an answer. Returns true if the job has ended. */
    ends(job) {
        const { jobId, onJob } = this.#options;
        refuseForeignJob(jobId, job);
        onJob(job);
        this.#logStatus(job.status);
        const statusClass = classifyStatus(job.status);
        if (statusClass === 'pending')
            this.#sawActive = true;
        return statusClass === 'terminal' && (this.#sawActive || this.waitedMs() >= newTurnToleratedMs);
    }
    /** Returns a tenth of the time waited so far, at least 2 s, at most `pollIntervalMs`. */
    delayMs() {
        return Math.min(this.#options.pollIntervalMs, Math.max(shortestDelayMs, this.waitedMs() / 10));
    }
    waitedMs() {
        return this.#context.clock.now() - this.#startedAtMs;
    }
    /** Logs each new status at once, and the current status every minute. */
    #logStatus(status) {
        const { log, clock } = this.#context;
        const { jobId } = this.#options;
        const changed = status !== this.#lastStatus;
        if (!changed && clock.now() - this.#lastLoggedAtMs < heartbeatMs)
            return;
        this.#lastStatus = status;
        this.#lastLoggedAtMs = clock.now();
        const waitedMs = this.waitedMs();
        const after = waitedMs < 1000 ? '' : ` after ${(0,duration/* formatDuration */.a)(waitedMs)}`;
        log.info(`Agent job ${jobId}: ${(0,untrusted_text/* singleLine */.pF)(status)}${after}.`);
        if (this.#warned || classifyStatus(status) !== 'unknown')
            return;
        this.#warned = true;
        log.warning(`Agent job ${jobId} has the status "${(0,untrusted_text/* singleLine */.pF)(status)}", which this action does not know. The action keeps waiting.`);
    }
}

;// CONCATENATED MODULE: ./build/agent-job/pull-request.js
/** Returns the pull request of a `prLink`; undefined unless it is an https URL without user info. */
function parsePullRequestLink(prLink) {
    // URL.parse() silently drops line breaks and tabs. A link with other characters than visible ASCII is not trusted.
    if (!/^[\x21-\x7E]+$/u.test(prLink))
        return undefined;
    const url = URL.parse(prLink);
    if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '')
        return undefined;
    const [, repository, number] = /^\/([\w.-]+\/[\w.-]+)\/pull\/(\d{1,15})\/?$/u.exec(url.pathname) ?? [];
    if (repository === undefined)
        return { url: url.href };
    return { url: url.href, number: Number(number), repository };
}

;// CONCATENATED MODULE: ./build/agent-job/run-agent-job.js






const maxShownLines = 30;
/** Starts a job or attaches to one, and waits for it if `wait` is true. Never throws: an error becomes a result. */
async function runAgentJob(options, context) {
    const { inputs, client } = options;
    const known = { jobId: inputs.jobId, job: undefined, pullRequest: undefined };
    const onJob = (seen) => {
        const jobId = known.jobId ?? '';
        refuseForeignJob(jobId, seen);
        known.job = { ...seen, id: jobId };
        options.onJob(known.job);
    };
    try {
        const start = await startJob(options, context.log);
        known.jobId = start.jobId;
        if (start.job !== undefined)
            onJob(start.job);
        await options.onStarted(start.jobId);
        if (context.deadline.signal.reason instanceof build_deadline/* Cancelled */.cJ)
            throw context.deadline.signal.reason;
        if (!inputs.wait) {
            if (known.job === undefined)
                onJob(await client.getJob(start.jobId));
            if (!start.expectsNewTurn)
                known.pullRequest = pullRequestOf(known.job, context.log);
            return { ...known, outcome: 'started' };
        }
        const { pollIntervalMs } = inputs;
        const ended = await pollJob({ ...start, onJob, pollJob: client.pollJob, pollIntervalMs }, context);
        known.pullRequest = pullRequestOf(ended, context.log);
        return { ...known, outcome: (0,job_outcome/* outcomeOf */.sG)(ended.status, known.pullRequest !== undefined) };
    }
    catch (error) {
        return { ...known, ...(0,build_deadline/* interruptionOf */.nS)(error) };
    }
}
async function startJob({ instruction, inputs, client }, log) {
    const { jobId } = inputs;
    if (instruction === undefined) {
        if (jobId === undefined)
            throw new Error('There is neither an instruction nor a job to wait for.');
        log.info(`Attaching to agent job ${jobId}.`);
        return { jobId, job: undefined, wasCreatedByThisRun: false, expectsNewTurn: false };
    }
    logInstruction(instruction, log);
    if (jobId !== undefined) {
        const job = await client.sendMessage(jobId, instruction);
        log.info(`Sent a follow-up message to agent job ${jobId}.`);
        return { jobId, job, wasCreatedByThisRun: false, expectsNewTurn: true };
    }
    const job = await client.createJob(instruction);
    const details = [job.model, job.sourceRepository, job.sourceRef].filter((detail) => detail !== null);
    log.info(`Created agent job ${(0,untrusted_text/* singleLine */.pF)(job.id)}${details.length === 0 ? '' : ` (${(0,untrusted_text/* singleLine */.pF)(details.join(', '))})`}.`);
    return { jobId: job.id, job, wasCreatedByThisRun: true, expectsNewTurn: false };
}
function logInstruction(instruction, log) {
    const shown = (0,untrusted_text/* lines */.Mn)(instruction);
    const more = shown.length > maxShownLines ? [`… and ${shown.length - maxShownLines} more lines`] : [];
    log.group(`Instruction (${instruction.length} characters)`, [...shown.slice(0, maxShownLines), ...more].join('\n'));
}
function pullRequestOf(job, log) {
    const prLink = job?.prLink ?? null;
    if (prLink === null)
        return undefined;
    const pullRequest = parsePullRequestLink(prLink);
    if (pullRequest === undefined) {
        log.warning(`prLink is ignored, because it is not a plain https URL: ${(0,untrusted_text/* singleLine */.pF)(prLink)}`);
    }
    return pullRequest;
}

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 3 modules
var schemas = __webpack_require__(63619);
// EXTERNAL MODULE: ./build/json-decoding.js
var json_decoding = __webpack_require__(60668);
;// CONCATENATED MODULE: ./build/github/github-client.js





const callTimeoutMs = 10_000;
const retryDelaysMs = [1000, 2000];
const writePermission = 'issues: write, or pull-requests: write on a pull request';
const github_client_text = schemas/* string */.YjP('a text');
const id = schemas/* int */.Whr('a whole number');
const accountSchema = schemas/* object */.Ikc({ login: github_client_text }, 'an object');
const permissionSchema = schemas/* object */.Ikc({ permission: github_client_text, role_name: schemas/* optional */.lqM(github_client_text) }, 'an object');
const commentSchema = schemas/* object */.Ikc({ id, body: schemas/* nullish */.cl6(github_client_text), user: schemas/* nullish */.cl6(accountSchema) }, 'an object');
const viewerSchema = schemas/* object */.Ikc({ viewer: accountSchema }, 'an object');
const labelsSchema = schemas/* array */.YOg(schemas/* unknown */.L5J(), 'a list');
/** A request to GitHub failed. The message names the permission that may be missing. */
class GitHubError extends errors/* ActionError */.lZ {
    name = 'GitHubError';
    /** HTTP status; undefined if there was no answer. */
    status;
    constructor(message, status, cause) {
        super(message, { cause });
        this.status = status;
    }
}
/** Loads the GitHub library at the first call. */
function createGitHubClient(options, context) {
    const [owner = '', repo = ''] = options.repository.split('/');
    const where = { owner, repo };
    const call = createCall(options, context);
    return {
        permissionOf: (login) => call('Reading the permission', 'metadata: read', async ({ rest }, request) => {
            const { data } = await rest.repos.getCollaboratorPermissionLevel({
                ...where,
                username: login,
                request,
            });
            const { permission, role_name: roleName } = decode(permissionSchema, data);
            return { permission, roleName };
        }),
        ownLogin: () => call('Reading the account of the token', 'metadata: read', async ({ graphql, rest }, request) => {
            // `ghs_` is GitHub's prefix for installation tokens, such as the token of the workflow. GET /user rejects them.
            if (options.token?.startsWith('ghs_') === true) {
                return decode(viewerSchema, await graphql('query { viewer { login } }', { request })).viewer.login;
            }
            return decode(accountSchema, (await rest.users.getAuthenticated({ request })).data).login;
        }),
        listComments: (issueNumber) => call('Reading the comments', writePermission, async ({ rest }, request) => {
            const list = { ...where, issue_number: issueNumber, per_page: 100, request };
            const comments = [];
            // Octokit's own pagination treats a page that was cut as empty.
            for (let page = 1;; page++) {
                const { data, headers } = await rest.issues.listComments({ ...list, page });
                const decoded = decode(schemas/* array */.YOg(commentSchema, 'a list'), data);
                comments.push(...decoded.map(({ id, body, user }) => ({ id, body: body ?? '', author: user?.login })));
                if (headers.link?.includes('rel="next"') !== true)
                    return comments;
            }
        }),
        createComment: (issueNumber, body) => call('Writing the comment', writePermission, async ({ rest }, request) => {
            const created = await rest.issues.createComment({
                ...where,
                issue_number: issueNumber,
                body,
                request,
            });
            return decode(commentSchema, created.data).id;
        }, { repeatable: false }),
        updateComment: (commentId, body) => call('Editing the comment', writePermission, async ({ rest }, request) => {
            const updated = await rest.issues.updateComment({ ...where, comment_id: commentId, body, request });
            decode(commentSchema, updated.data);
        }),
        removeLabel: (issueNumber, name) => call('Removing the label', writePermission, async ({ rest }, request) => {
            const label = { ...where, issue_number: issueNumber, name, request };
            const removed = await rest.issues.removeLabel(label).catch(ignoreMissing);
            if (removed !== undefined)
                decode(labelsSchema, removed.data);
        }),
    };
}
/**
 * Returns a function that sends a request with retries. Octokit's own retry plugin keeps waiting after an abort, and
 * retries a create.
 */
function createCall({ token, signal }, context) {
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
            try {
                bounded.throwIfAborted();
                return await Promise.race([work(loaded, { signal: bounded }), (0,build_deadline/* rejectionOf */.h2)(bounded)]);
            }
            catch (error) {
                signal.throwIfAborted();
                const status = statusOf(error);
                throw new GitHubError(explain(what, error, status, permission), status, error);
            }
        };
        const deadline = { signal: bounded, expiresAtMs: context.clock.now() + callTimeoutMs };
        const callContext = { ...context, deadline };
        const policy = repeatable ? retryPolicy(callContext) : () => undefined;
        return (0,retry_engine/* withRetries */.LH)(attempt, policy, callContext);
    };
}
/** Retries temporary failures within the time limit of one call. */
function retryPolicy({ clock, deadline }) {
    let retries = 0;
    return (error) => {
        const delayMs = retryDelaysMs[retries];
        if (deadline.signal.aborted || delayMs === undefined || !mayPass(error))
            return undefined;
        if (clock.now() + delayMs >= deadline.expiresAtMs)
            return undefined;
        retries += 1;
        return { delayMs, note: `retry ${retries} of ${retryDelaysMs.length}`, failsBeyondDeadline: false };
    };
}
function mayPass(error) {
    if (!(error instanceof GitHubError))
        return false;
    return error.status === undefined || error.status === 429 || error.status >= 500;
}
async function connect(token) {
    const { getOctokit } = await __webpack_require__.e(/* import() */ 351).then(__webpack_require__.bind(__webpack_require__, 61351));
    return getOctokit(token, { userAgent: 'docs-agent-action' });
}
/** Validates an answer. Octokit returns a cut body as an empty text with a success status. */
function decode(schema, data) {
    const decoded = (0,json_decoding/* decodeJson */.x)(schema, data);
    if ('value' in decoded)
        return decoded.value;
    throw new Error(`the answer was cut or has an unexpected shape: ${decoded.problem}`);
}
/**
 * Returns the HTTP status of an error; undefined without an answer. For a failed connection, the client throws an error
 * with status 500 and without a response.
 */
function statusOf(error) {
    const hasAnswer = error instanceof Error && 'response' in error && error.response !== undefined;
    return hasAnswer && 'status' in error ? Number(error.status) : undefined;
}
function explain(what, error, status, permission) {
    const reason = status === undefined ? 'no answer' : `HTTP ${status}`;
    const advice = status === 401 || status === 403 || status === 404
        ? ` The job may lack a permission: add "${permission}" to its permissions.`
        : '';
    return `${what} failed (${reason}): ${(0,errors/* messageOf */.bD)(error).replace(/\.$/u, '')}.${advice}`;
}
/**
 * Ignores the error for a missing label. GitHub also answers 404 for a repository that the token cannot see. Only the
 * message differs.
 */
function ignoreMissing(error) {
    const isOff = statusOf(error) === 404 && (0,errors/* messageOf */.bD)(error).startsWith('Label does not exist');
    if (!isOff)
        throw error;
}

// EXTERNAL MODULE: ./build/github/instruction.js + 1 modules
var github_instruction = __webpack_require__(53985);
;// CONCATENATED MODULE: ./build/github/status-comment.js


/**
 * The one comment of a workflow run on its issue or pull request. A hidden marker identifies it, so that a re-run edits
 * it and a lost answer does not lead to a second comment. A failure is only a warning.
 */
class StatusComment {
    #options;
    #mark;
    #commentId;
    #shown = '';
    /** Whether a comment was sent without an answer that says if it exists. */
    #uncertain = false;
    constructor(options) {
        this.#options = options;
        this.#mark = `<!-- docs-agent-action run ${options.runId} -->`;
    }
    /** Creates or edits the comment. */
    async show(markdown) {
        const { client, issueNumber, log } = this.#options;
        const body = `${this.#mark}\n${markdown}`;
        if (body === this.#shown)
            return;
        try {
            this.#commentId ??= await this.#find();
            if (this.#commentId === undefined)
                await this.#create(body);
            else
                await client.updateComment(this.#commentId, body);
            this.#shown = body;
        }
        catch (error) {
            log.warning(`The comment on #${issueNumber} could not be updated. ${(0,errors/* messageOf */.bD)(error)}`);
        }
    }
    async #create(body) {
        const { client, issueNumber } = this.#options;
        if (this.#uncertain) {
            throw new GitHubError('It may exist already, so it is not written again.', undefined);
        }
        try {
            this.#commentId = await client.createComment(issueNumber, body);
        }
        catch (error) {
            this.#uncertain = !(error instanceof GitHubError && error.status !== undefined && error.status < 500);
            throw error;
        }
    }
    /**
     * Returns the ID of the run's comment. Anyone can write the marker, so only a comment of the token's account counts.
     */
    async #find() {
        const { client, issueNumber } = this.#options;
        const marked = (await client.listComments(issueNumber)).filter(({ body }) => body.startsWith(this.#mark));
        if (marked.length === 0)
            return undefined;
        // Where the account cannot be known, nothing is written: an edit could be of another's comment, a new one the second.
        const login = await client.ownLogin();
        return marked.find(({ author }) => author === login)?.id;
    }
}

;// CONCATENATED MODULE: ./build/github/issue-thread.js


function openIssueThread({ inputs, event }, { client, runId, log }) {
    const { number } = event;
    if (number === undefined && (inputs.comment || inputs.removeLabel)) {
        log.warning(`No comment is written and no label is removed: ${whyNoNumber(event)}.`);
    }
    const comment = inputs.comment && number !== undefined
        ? new StatusComment({ client, issueNumber: number, runId, log })
        : undefined;
    return {
        show: async (markdown) => comment?.show(markdown),
        removeLabel: async () => {
            if (!inputs.removeLabel || inputs.label === undefined || number === undefined)
                return;
            try {
                await client.removeLabel(number, event.addedLabel ?? inputs.label);
            }
            catch (error) {
                log.warning(`The label "${inputs.label}" was not removed from #${number}. ${(0,errors/* messageOf */.bD)(error)}`);
            }
        },
    };
}
function whyNoNumber({ name, unreadable }) {
    if (unreadable.number !== undefined)
        return `the event payload could not be read: ${unreadable.number}`;
    const event = name === '' ? 'the event that triggered this run' : `the event ${name}`;
    return `${event} is not about an issue or a pull request`;
}

// EXTERNAL MODULE: ./build/github/trigger-event.js + 1 modules
var trigger_event = __webpack_require__(37511);
;// CONCATENATED MODULE: ./build/github/permission-gate.js



const baseRoles = new Set(['admin', 'maintain', 'write', 'triage', 'read', 'none']);
/**
 * Decides whether the accounts behind an event may start an agent job. An account that cannot be verified is refused.
 */
async function decideGate(options) {
    const { event, allowedPermissions } = options;
    if (!(0,trigger_event/* isOutsiderEvent */.OR)(event.name) || allowedPermissions.includes('any'))
        return { allowed: true };
    const { sender, triggeringActor } = event;
    if (sender === undefined || triggeringActor === undefined || triggeringActor === '') {
        const unreadable = event.unreadable.sender;
        const why = unreadable === undefined
            ? `The event ${event.name} does not say who caused this run.`
            : `Nobody can tell who caused this run, because the event payload could not be read: ${unreadable}.`;
        return refusal('insufficient-permission', why);
    }
    const actor = triggeringActor === sender.login ? sender : { login: triggeringActor, isBot: (0,trigger_event/* isBot */.w2)(triggeringActor) };
    for (const account of actor === sender ? [sender] : [sender, actor]) {
        const decision = await decideFor(account, options);
        if (!decision.allowed)
            return decision;
    }
    return { allowed: true };
}
async function decideFor({ login, isBot }, options) {
    const { allowedPermissions, allowedBots, permissionOf } = options;
    const shown = (0,untrusted_text/* singleLine */.pF)(login);
    if (isBot) {
        if (allowedBots.includes(login))
            return { allowed: true };
        return refusal('bot-not-allowed', `The bot ${shown} is not in allowed-bots.`);
    }
    try {
        const role = roleOf(await permissionOf(login));
        if (allowedPermissions.includes(role))
            return { allowed: true };
        const needed = allowedPermissions.join(', ');
        return refusal('insufficient-permission', `${shown} has the role ${(0,untrusted_text/* singleLine */.pF)(role)}, but needs one of ${needed}.`);
    }
    catch (error) {
        const why = `The permission of ${shown} could not be verified: ${(0,errors/* messageOf */.bD)(error)}`;
        return refusal('insufficient-permission', why);
    }
}
/** A custom role counts as the permission that it is based on. */
function roleOf({ permission, roleName }) {
    return roleName !== undefined && baseRoles.has(roleName) ? roleName : permission;
}
function refusal(reason, message) {
    return { allowed: false, reason, message };
}

// EXTERNAL MODULE: ./build/runner/workflow-run.js
var workflow_run = __webpack_require__(16826);
// EXTERNAL MODULE: ./build/service/client.js + 5 modules
var service_client = __webpack_require__(75529);
// EXTERNAL MODULE: ./build/steps/skipped-step.js
var skipped_step = __webpack_require__(15823);
;// CONCATENATED MODULE: ./build/steps/agent-job-step.js













// After an abort, the comment is still updated, within the time before the runner kills the process.
const closingMs = 800;
/** Runs the operation `agent-job`: the gate, the instruction, the job, and the comment. */
async function agentJobStep(operation, step) {
    const { agentJob: inputs, trigger } = operation;
    const { context } = step;
    const github = createGitHubClient({
        token: trigger.inputs.githubToken,
        repository: process.env['GITHUB_REPOSITORY'] ?? '',
        signal: abortedAfter(context.deadline.signal, closingMs),
    }, context);
    const skip = trigger.skip ?? (await gateSkip(trigger, github));
    // The gate also refuses if it is interrupted. Then the run is interrupted, not skipped.
    context.deadline.signal.throwIfAborted();
    if (skip !== undefined)
        return (0,skipped_step/* skippedEnd */.g)(skip);
    const instruction = await (0,github_instruction/* composeInstruction */.DL)(trigger.inputs.promptFrom, trigger.event, inputs.prompt);
    if (instruction !== undefined && instruction.removed !== '') {
        context.log.notice(`Removed from the quoted text: ${instruction.removed}.`);
    }
    const thread = openIssueThread(trigger, {
        client: github,
        runId: process.env['GITHUB_RUN_ID'] ?? '',
        log: context.log,
    });
    const comment = { waits: inputs.wait, runUrl: (0,workflow_run/* workflowRunUrl */.C)() };
    const result = await runJob(operation, instruction?.text, step, async (jobId) => {
        await thread.show(jobComment({ ...comment, outcome: 'started', jobId, pullRequest: undefined }));
        await thread.removeLabel();
    });
    const { jobId } = result;
    if (jobId !== undefined)
        await thread.show(jobComment({ ...comment, ...result, jobId }));
    return endOf(result, operation, instruction?.text, step);
}
async function gateSkip({ inputs, event }, github) {
    const { allowedPermissions, allowedBots } = inputs;
    const decision = await decideGate({
        event,
        allowedPermissions,
        allowedBots,
        permissionOf: github.permissionOf,
    });
    return decision.allowed ? undefined : decision;
}
async function runJob({ service, agentJob: inputs }, instruction, { context, redact, setOutputs }, onStarted) {
    const client = (0,service_client/* createServiceClient */.r)({ ...service, redact }, context);
    if (inputs.jobId !== undefined)
        setOutputs({ jobId: inputs.jobId });
    let lastStatus;
    const onJob = (job) => {
        if (job.status !== lastStatus)
            setOutputs(jobOutputs(job));
        lastStatus = job.status;
    };
    return runAgentJob({ instruction, inputs, client, onJob, onStarted }, context);
}
function endOf(result, { agentJob: inputs }, instruction, { context, startedAtMs }) {
    const { outcome, jobId, job, pullRequest } = result;
    const message = (0,job_report/* describeResult */.dy)(result);
    // After a follow-up message, the last status can still belong to the previous turn.
    const isCutShort = outcome === 'timed-out' || outcome === 'cancelled';
    const stillRuns = isCutShort || (outcome === 'error' && job !== undefined && !isTerminal(job.status));
    const hint = jobId !== undefined && stillRuns ? (0,job_report/* attachHint */.ZM)((0,untrusted_text/* singleLine */.pF)(jobId)) : undefined;
    const durationMs = context.clock.now() - startedAtMs;
    // fail-on applies only if there is a job.
    const fails = (0,job_outcome/* failsStep */.ug)(outcome, inputs.failOn) || ('error' in result && jobId === undefined);
    return {
        outcome,
        outputs: {
            ...(job && jobOutputs(job)),
            prLink: pullRequest?.url,
            prNumber: pullRequest?.number,
            prRepository: pullRequest?.repository,
        },
        message: [message, hint, pullRequest?.url].filter((part) => part !== undefined).join(' '),
        report: (0,job_report/* jobReport */.qF)({ ...result, message, stillRuns, instruction, durationMs }),
        severity: fails ? 'error' : 'info',
        ...('error' in result && { error: result.error }),
    };
}
/** Returns the outputs that are known at any time. The pull request of this turn is known only at the end. */
function jobOutputs(job) {
    return {
        jobId: job.id,
        status: job.status,
        model: job.model,
        sourceRepository: job.sourceRepository,
        sourceRef: job.sourceRef,
        createdAt: job.createdAt,
        archivedAt: job.archivedAt,
    };
}
/** Returns a signal that is aborted `delayMs` after another one. */
function abortedAfter(signal, delayMs) {
    const later = new AbortController();
    signal.addEventListener('abort', () => {
        setTimeout(() => {
            later.abort(signal.reason);
        }, delayMs);
    });
    return later.signal;
}


/***/ })

};
