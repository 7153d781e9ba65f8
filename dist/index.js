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

/***/ 35317:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");

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

/***/ 80099:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:sqlite");

/***/ }),

/***/ 57075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 37830:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/web");

/***/ }),

/***/ 46193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:string_decoder");

/***/ }),

/***/ 87997:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers");

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

/***/ 53557:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers");

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

/***/ 90814:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   YC: () => (/* binding */ titles),
/* harmony export */   ZM: () => (/* binding */ attachHint),
/* harmony export */   dy: () => (/* binding */ describeResult),
/* harmony export */   qF: () => (/* binding */ jobReport),
/* harmony export */   uM: () => (/* binding */ linkTo),
/* harmony export */   ug: () => (/* binding */ failsStep)
/* harmony export */ });
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7094);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(19473);
/* harmony import */ var _untrusted_text_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(49032);



// The prompt stands in the summary for the record; the runner's limit is 1 MiB for the whole.
const maxPromptCharacters = 65_536;
/** What became of the job, as one sentence for log, annotation and summary. */
function describeResult(result) {
    switch (result.outcome) {
        case 'pr-created':
            return 'The agent job is completed and has created a pull request.';
        case 'no-pr':
            return 'The agent job is completed with no pull request.';
        case 'archived':
            return 'The agent job was archived.';
        case 'failed':
            return 'The agent job failed: the agent met an error that it could not recover from.';
        case 'started':
            return 'The agent job has started.';
        case 'timed-out':
            return 'The agent job did not end within timeout-minutes.';
        case 'cancelled':
            return 'The run was cancelled.';
        case 'error':
            return (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .b)(result.error);
    }
}
/** Whether the outcome fails the step. */
function failsStep(outcome, { failOn }) {
    return outcome === 'cancelled' || outcome === 'error' || failOn.has(outcome);
}
/** How to come back to a job that still runs: the service documents no way to cancel one. */
function attachHint(jobId, quote = (text) => text) {
    return `Agent job ${quote(jobId)} goes on without this run. To wait for it, run this action with ${quote(`job-id: ${jobId}`)}.`;
}
const titles = {
    'pr-created': 'Pull request created',
    'no-pr': 'No pull request',
    archived: 'Agent job archived',
    failed: 'Agent job failed',
    started: 'Agent job started',
    'timed-out': 'Agent job not ended in time',
    cancelled: 'Run cancelled',
    error: 'Failed',
};
/** The job summary of an agent job, as Markdown. */
function jobReport(report) {
    const { outcome, message, job, jobId, pullRequest, prompt } = report;
    const rows = [
        ['Agent job', jobId && (0,_untrusted_text_js__WEBPACK_IMPORTED_MODULE_2__/* .codeSpan */ .SS)(jobId)],
        ['Pull request', pullRequest && linkTo(pullRequest)],
        ['Status', job && (0,_untrusted_text_js__WEBPACK_IMPORTED_MODULE_2__/* .codeSpan */ .SS)(job.status)],
        ['Model', job?.model && (0,_untrusted_text_js__WEBPACK_IMPORTED_MODULE_2__/* .codeSpan */ .SS)(job.model)],
        ['Source', job?.sourceRepository && (0,_untrusted_text_js__WEBPACK_IMPORTED_MODULE_2__/* .codeSpan */ .SS)(job.sourceRepository)],
        ['Branch', job?.sourceRef && (0,_untrusted_text_js__WEBPACK_IMPORTED_MODULE_2__/* .codeSpan */ .SS)(job.sourceRef)],
        ['Duration', (0,_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(report.durationMs)],
    ];
    const [head, ...rest] = rows
        .filter(([, cell]) => cell !== undefined && cell !== null && cell !== '')
        .map(([name, cell]) => `| ${name} | ${cell ?? ''} |`);
    return [
        `## ${titles[outcome]}`,
        outcome === 'error' ? (0,_untrusted_text_js__WEBPACK_IMPORTED_MODULE_2__/* .codeBlock */ .DV)(message) : message,
        ...(jobId !== undefined && report.stillRuns ? [attachHint(jobId, _untrusted_text_js__WEBPACK_IMPORTED_MODULE_2__/* .codeSpan */ .SS)] : []),
        [head, '|---|---|', ...rest].join('\n'),
        ...(prompt === undefined ? [] : [foldedPrompt(prompt)]),
    ].join('\n\n');
}
/** The URL was checked; a pipe in it would still end the table cell. */
function linkTo({ url, repository, number }) {
    const target = `<${url.replaceAll('|', '%7C')}>`;
    return repository === undefined ? target : `[${(0,_untrusted_text_js__WEBPACK_IMPORTED_MODULE_2__/* .codeSpan */ .SS)(`${repository}#${number ?? ''}`)}](${target})`;
}
function foldedPrompt(prompt) {
    const cut = prompt.length > maxPromptCharacters;
    const shown = cut ? prompt.slice(0, maxPromptCharacters) : prompt;
    const note = cut ? `\n\nThe first ${maxPromptCharacters} of ${prompt.length} characters.` : '';
    return `<details><summary>Instruction</summary>\n\n${(0,_untrusted_text_js__WEBPACK_IMPORTED_MODULE_2__/* .codeBlock */ .DV)(shown)}${note}\n\n</details>`;
}


/***/ }),

/***/ 7094:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   cJ: () => (/* binding */ Cancelled),
/* harmony export */   h2: () => (/* binding */ rejectionOf),
/* harmony export */   m4: () => (/* binding */ DeadlineExceeded),
/* harmony export */   ml: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(58500);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(19473);


/** `timeout-minutes` have passed. */
class DeadlineExceeded extends _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .l {
    name = 'DeadlineExceeded';
}
/** The runner asked the process to end. */
class Cancelled extends _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .l {
    name = 'Cancelled';
}
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
/** Rejects with the reason of a signal as soon as that is aborted, and never resolves. */
async function rejectionOf(signal) {
    signal.throwIfAborted();
    return new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
            reject(signal.reason);
        });
    });
}
/** A duration for people: `850 ms`, `12 s`, `3 min 5 s`, `2 h 4 min`. */
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

/***/ 19473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ messageOf),
/* harmony export */   l: () => (/* binding */ ActionError)
/* harmony export */ });
/* harmony import */ var _untrusted_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(49032);

/** An error that was foreseen: its message is written for the user. Anything else is a defect of this action. */
class ActionError extends Error {
    name = 'ActionError';
}
/** The message of any thrown value, as one printable line. */
function messageOf(error) {
    if (!(error instanceof Error))
        return (0,_untrusted_text_js__WEBPACK_IMPORTED_MODULE_0__/* .singleLine */ .pF)(String(error));
    // Node reports a connection tried at several addresses as an AggregateError without a message of its own.
    const message = error instanceof AggregateError ? error.errors.map(messageOf).join('; ') : error.message;
    return (0,_untrusted_text_js__WEBPACK_IMPORTED_MODULE_0__/* .singleLine */ .pF)(message === '' ? error.name : message, 2000);
}


/***/ }),

/***/ 51296:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(64938);

// Whatever happens before the result is written, the step must not count as done.
process.exitCode = 1;
// Sockets that an aborted upload left open would keep the process alive.
process.exit(await (0,_run_js__WEBPACK_IMPORTED_MODULE_0__/* .run */ .e)());

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 93910:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ InputError),
/* harmony export */   i: () => (/* binding */ InputReader)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(48161);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(19473);
/* harmony import */ var _untrusted_text_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(49032);



/** Everything that was wrong with the inputs, before any request was sent. */
class InputError extends _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ActionError */ .l {
    name = 'InputError';
    constructor(problems) {
        const title = problems.length === 1 ? 'An input cannot be used:' : `${problems.length} inputs cannot be used:`;
        super([title, ...problems.map((problem) => `- ${problem}`)].join('\n'));
    }
}
/**
 * Reads inputs as the runner hands them over (`INPUT_` + upper-cased name) and collects every problem. A method that
 * meets a problem returns a stand-in of its type; {@link InputReader.throwProblems} comes before any use of it.
 */
class InputReader {
    #env;
    #defaults;
    #problems = [];
    /** @param defaults of `action.yml`: an empty input means its default, as an empty expression in a workflow does */
    constructor(env, defaults) {
        this.#env = env;
        this.#defaults = defaults;
    }
    /** Where relative paths start. */
    get workspace() {
        return this.#env['GITHUB_WORKSPACE'] ?? process.cwd();
    }
    /** The runner's folder for files of this job, emptied after it. */
    get temporaryFolder() {
        return this.#env['RUNNER_TEMP'] ?? (0,node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir)();
    }
    /** True when the workflow gives the input a value other than its default; white space is a value. */
    isGiven(name) {
        const raw = this.#raw(name);
        const value = raw.trim();
        return raw !== '' && (value === '' || value !== this.#defaults[name]);
    }
    /** The trimmed value or its default; undefined when both are empty. */
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
    /** A number above 0 that may have decimals. */
    decimal(name, { atMost }) {
        const value = this.#number(name, /^\d+(?:\.\d+)?$/u);
        if (!(value > 0 && value <= atMost))
            this.problem(name, `a number above 0, at most ${atMost}`);
        return value;
    }
    /** A whole number; both bounds are allowed values. */
    integer(name, { from, to }) {
        const value = this.#number(name, /^\d+$/u);
        if (!(value >= from && value <= to))
            this.problem(name, `a whole number from ${from} to ${to}`);
        return value;
    }
    /** Items between commas or line breaks, each once. */
    items(name) {
        const items = (this.text(name) ?? '').split(/[,\n]/u).map((item) => item.trim());
        return [...new Set(items.filter((item) => item !== ''))];
    }
    /** Items, each one of `allowed`, and at least one. */
    list(name, allowed) {
        const given = this.items(name);
        const known = given.filter((item) => allowed.includes(item));
        if (known.length !== given.length || known.length === 0) {
            this.problem(name, `${allowed.join(', ')}, with commas or line breaks between`);
        }
        return known;
    }
    /** One of `allowed`; undefined when the input is empty or something else. */
    choice(name, allowed) {
        const value = this.text(name);
        const known = allowed.find((candidate) => candidate === value);
        if (known === undefined && this.isGiven(name)) {
            const alternatives = new Intl.ListFormat('en-GB', { type: 'disjunction' });
            this.problem(name, alternatives.format(allowed));
        }
        return known;
    }
    /** Notes that the value of an input is not what it takes. */
    problem(name, expected) {
        this.#problems.push(`${name}: got "${(0,_untrusted_text_js__WEBPACK_IMPORTED_MODULE_2__/* .singleLine */ .pF)(this.#raw(name), 100)}", expected ${expected}.`);
    }
    /** Notes a problem with an input whose value must not be shown: it is a secret, or may hold one. */
    problemUnshown(name, problem) {
        this.#problems.push(`${name}: ${problem}`);
    }
    /** Notes that inputs do not go together. */
    conflict(names, rule) {
        this.#problems.push(`${names.join(', ')}: ${rule}.`);
    }
    /** @throws InputError that names every problem noted so far */
    throwProblems() {
        if (this.#problems.length > 0)
            throw new InputError(this.#problems);
    }
    #raw(name) {
        return this.#env[`INPUT_${name.toUpperCase()}`] ?? '';
    }
    #number(name, form) {
        const value = this.text(name) ?? '';
        return form.test(value) ? Number(value) : Number.NaN;
    }
}


/***/ }),

/***/ 64938:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  e: () => (/* binding */ run)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __nccwpck_require__(58500);
// EXTERNAL MODULE: ./build/agent-job/job-report.js
var job_report = __nccwpck_require__(90814);
// EXTERNAL MODULE: ./build/clock.js
var clock = __nccwpck_require__(7094);
// EXTERNAL MODULE: ./build/errors.js
var errors = __nccwpck_require__(19473);
// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __nccwpck_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(76760);
;// CONCATENATED MODULE: ./build/agent-job/prompt-file.js


const expected = 'a UTF-8 text file inside the workspace that holds the instruction';
/**
 * The instruction in a file of the workspace, without leading and trailing white space.
 *
 * @returns what was expected instead, when the file is outside (also through a symlink), missing, or no such text
 */
async function readPromptFile(file, workspace) {
    try {
        const root = await (0,external_node_fs_promises_.realpath)(workspace);
        const target = await (0,external_node_fs_promises_.realpath)(external_node_path_.resolve(workspace, file));
        const fromRoot = external_node_path_.relative(root, target);
        if (fromRoot === '..' || fromRoot.startsWith(`..${external_node_path_.sep}`) || external_node_path_.isAbsolute(fromRoot)) {
            return { problem: `${expected}; it leads out of the workspace` };
        }
        if (!(await (0,external_node_fs_promises_.stat)(target)).isFile())
            return { problem: `${expected}; it is no file` };
        const prompt = new TextDecoder('utf-8', { fatal: true }).decode(await (0,external_node_fs_promises_.readFile)(target)).trim();
        return prompt === '' ? { problem: `${expected}; it holds only white space` } : { prompt };
    }
    catch (error) {
        if (error instanceof TypeError)
            return { problem: `${expected}; it is not valid UTF-8` };
        return {
            problem: `${expected}; it cannot be read (${errorCode(error)}). Is actions/checkout run before this step?`,
        };
    }
}
function errorCode(error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
}

;// CONCATENATED MODULE: ./build/agent-job/agent-job-inputs.js

/** Outcomes that `fail-on` can turn into a failure of the step. */
const failableOutcomes = ['failed', 'timed-out', 'archived', 'no-pr'];
/** Reads the inputs of an agent job; problems go to the reader. */
async function readAgentJobInputs(reader) {
    const jobId = reader.text('job-id');
    if (jobId !== undefined && !/^[\x21-\x7E]{1,200}$/u.test(jobId)) {
        reader.problem('job-id', 'the id of a job as the output jobId gave it, without white space');
    }
    if (jobId !== undefined && /^\.{1,2}$/u.test(jobId))
        reader.problem('job-id', 'the id of a job');
    const pollIntervalSeconds = reader.decimal('poll-interval-seconds', { atMost: 360 * 60 });
    return {
        prompt: await readPrompt(reader, jobId),
        jobId,
        wait: reader.boolean('wait'),
        pollIntervalMs: pollIntervalSeconds * 1000,
        failOn: readFailOn(reader),
    };
}
async function readPrompt(reader, jobId) {
    const hasPrompt = reader.isGiven('prompt');
    const file = reader.text('prompt-file');
    const isFromEvent = reader.isGiven('prompt-from');
    if (file !== undefined && (hasPrompt || isFromEvent)) {
        reader.conflict(['prompt-file', hasPrompt ? 'prompt' : 'prompt-from'], 'give the instruction in one of them');
        return undefined;
    }
    if (isFromEvent && jobId !== undefined) {
        reader.conflict(['prompt-from', 'job-id'], 'the text of an event starts a job of its own; use one of them');
    }
    if (file !== undefined) {
        const result = await readPromptFile(file, reader.workspace);
        if ('problem' in result)
            reader.problem('prompt-file', result.problem);
        return 'prompt' in result ? result.prompt : undefined;
    }
    if (!hasPrompt && !isFromEvent && jobId === undefined) {
        reader.conflict(['prompt', 'prompt-file', 'prompt-from', 'job-id'], 'one of them is needed for an agent job, and none is set');
    }
    const prompt = reader.text('prompt');
    if (hasPrompt && prompt === undefined)
        reader.problem('prompt', 'an instruction; it holds only white space');
    return prompt;
}
function readFailOn(reader) {
    const chosen = reader.list('fail-on', [...failableOutcomes, 'none']);
    if (chosen.includes('none') && chosen.length > 1) {
        reader.problem('fail-on', 'either none, or the outcomes that fail the step');
    }
    return new Set(chosen.filter((outcome) => outcome !== 'none'));
}

// EXTERNAL MODULE: ./build/input-reader.js
var input_reader = __nccwpck_require__(93910);
// EXTERNAL MODULE: ./build/service/connection.js
var connection = __nccwpck_require__(13094);
;// CONCATENATED MODULE: ./build/inputs.js



/** Inputs that every operation takes, with their defaults. */
const serviceInputs = {
    operation: '',
    'api-key': '',
    'project-id': '',
    'base-url': 'https://api.mintlify.com',
    'timeout-minutes': '30',
    'github-token': '${{ github.token }}',
    'dry-run': 'false',
};
/** Inputs of one operation, with their defaults; they are an error for the other. */
const operationInputs = {
    'agent-job': {
        prompt: '',
        'prompt-file': '',
        'prompt-from': '',
        'job-id': '',
        wait: 'true',
        'poll-interval-seconds': '15',
        'fail-on': 'failed,timed-out',
        comment: 'false',
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
        'page-size': '250',
        'max-requests': '100',
        compare: 'none',
        series: 'none',
        formats: 'csv,json,html',
        'output-dir': '',
        'upload-artifact': 'true',
        'artifact-name': 'docs-visitors',
        'retention-days': '',
        'summary-rows': '25',
    },
};
// Inputs that tell which operation is meant.
const telling = {
    'agent-job': ['prompt', 'prompt-file', 'prompt-from', 'job-id'],
    visitors: ['date-from', 'date-to', 'range'],
};
/**
 * Reads and validates every input. The secrets are masked first and taken out of the environment.
 *
 * @throws InputError with all problems at once
 */
async function readInputs(env, nowMs, maskSecret) {
    const apiKey = takeSecret('api-key', env, maskSecret);
    const githubToken = takeSecret('github-token', env, maskSecret);
    const reader = new input_reader/* InputReader */.i(env, {
        ...serviceInputs,
        ...operationInputs['agent-job'],
        ...operationInputs.visitors,
    });
    const service = readServiceInputs(reader, apiKey);
    const operation = readOperation(reader);
    if (operation === undefined) {
        reader.throwProblems();
        throw new Error('The operation is unknown, and no problem was noted for it.');
    }
    refuseInputsOfOther(operation, reader);
    const inputs = await readOperationInputs(operation, service, reader, { env, nowMs, githubToken });
    reader.throwProblems();
    return inputs;
}
function takeSecret(name, env, maskSecret) {
    const variable = `INPUT_${name.toUpperCase()}`;
    const secret = (env[variable] ?? '').trim();
    if (secret !== '')
        maskSecret(secret);
    Reflect.deleteProperty(env, variable);
    return secret;
}
async function readOperationInputs(operation, service, reader, { env, nowMs, githubToken }) {
    if (operation === 'agent-job') {
        const agentJob = await readAgentJobInputs(reader);
        const { readTrigger } = await __nccwpck_require__.e(/* import() */ 962).then(__nccwpck_require__.bind(__nccwpck_require__, 68962));
        const trigger = await readTrigger(reader, env, { githubToken, instruction: agentJob.prompt });
        return {
            operation,
            service,
            trigger,
            agentJob: { ...agentJob, prompt: trigger.prompt ?? agentJob.prompt },
        };
    }
    const { readVisitorsInputs } = await Promise.all(/* import() */[__nccwpck_require__.e(599), __nccwpck_require__.e(558)]).then(__nccwpck_require__.bind(__nccwpck_require__, 96558));
    return { operation, service, visitors: readVisitorsInputs(reader, nowMs) };
}
function readServiceInputs(reader, apiKey) {
    checkApiKey(reader, apiKey);
    const projectId = reader.text('project-id') ?? '';
    if (projectId === '' || /^\.{1,2}$/u.test(projectId)) {
        reader.problem('project-id', 'the project ID from the API keys page of the dashboard');
    }
    return {
        apiKey,
        projectId,
        baseUrl: readBaseUrl(reader),
        timeoutMs: reader.decimal('timeout-minutes', { atMost: 360 }) * 60_000,
        dryRun: reader.boolean('dry-run'),
    };
}
function checkApiKey(reader, apiKey) {
    if (apiKey === '') {
        reader.problemUnshown('api-key', 'it is empty, expected an admin API key. Secrets do not reach workflows that a fork or Dependabot triggers, and a misspelt secret is empty too.');
    }
    else if (!/^[\x21-\x7E]+$/u.test(apiKey)) {
        reader.problemUnshown('api-key', 'it has white space or other characters inside that no key has. Copy the key again.');
    }
    else if (/^mint_(?:dsc|us)_/u.test(apiKey)) {
        reader.problemUnshown('api-key', 'it is an assistant key (mint_dsc_) or an index key (mint_us_), which cannot call these operations. Create an admin key on the API keys page of the dashboard.');
    }
}
function readBaseUrl(reader) {
    const url = URL.parse(reader.text('base-url') ?? '');
    const isAllowed = url?.protocol === 'https:' || (url?.protocol === 'http:' && (0,connection/* isLoopback */.U)(url));
    if ((reader.text('base-url') ?? '').includes('@')) {
        reader.problemUnshown('base-url', 'it holds user info, expected a URL without; the key goes into api-key.');
    }
    else if (url === null || !isAllowed || /[?#]/u.test(url.href)) {
        reader.problem('base-url', 'an https URL (http only on a loopback address) without query or fragment');
    }
    return url ?? new URL(serviceInputs['base-url']);
}
function readOperation(reader) {
    if (reader.isGiven('operation'))
        return reader.choice('operation', ['agent-job', 'visitors']);
    const forJob = telling['agent-job'].filter((name) => reader.isGiven(name));
    const forVisitors = telling.visitors.filter((name) => reader.isGiven(name));
    if (forJob.length > 0 && forVisitors.length > 0) {
        reader.conflict([...forJob, ...forVisitors], `use a step for each, an agent job (${forJob.join(', ')}) and an export of visitors (${forVisitors.join(', ')})`);
        return undefined;
    }
    if (forJob.length > 0)
        return 'agent-job';
    if (forVisitors.length > 0)
        return 'visitors';
    reader.conflict(['operation'], `nothing tells what to do; set ${telling['agent-job'].join(', ')} for an agent job, or ${telling.visitors.join(', ')} or "operation: visitors" for an export`);
    return undefined;
}
function refuseInputsOfOther(operation, reader) {
    const other = operation === 'agent-job' ? 'visitors' : 'agent-job';
    const misplaced = Object.keys(operationInputs[other]).filter((name) => reader.isGiven(name));
    if (misplaced.length > 0) {
        reader.conflict(misplaced, `only the operation ${other} takes them, and this step is ${operation}`);
    }
}

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/command.js
var command = __nccwpck_require__(89635);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/file-command.js
var file_command = __nccwpck_require__(82902);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/summary.js
var summary = __nccwpck_require__(1170);
;// CONCATENATED MODULE: ./build/runner/toolkit.js
// The index of @actions/core also loads its OIDC client and, with it, an HTTP client of 1 MB, in every run of an
// action that uses neither. These parts of it need only Node; its "exports" are passed by because they hide them.




// EXTERNAL MODULE: ./build/untrusted-text.js
var untrusted_text = __nccwpck_require__(49032);
;// CONCATENATED MODULE: ./build/outputs.js


/** How a run ended. */
const outcomes = (/* unused pure expression or super */ null && ([
    'pr-created',
    'no-pr',
    'archived',
    'failed',
    'timed-out',
    'cancelled',
    'started',
    'skipped',
    'dry-run',
    'exported',
    'error',
]));
const outputNames = (/* unused pure expression or super */ null && ([
    'outcome',
    'status',
    'prLink',
    'prNumber',
    'prRepository',
    'jobId',
    'model',
    'sourceRepository',
    'sourceRef',
    'createdAt',
    'archivedAt',
    'durationSeconds',
    'skipReason',
    'human',
    'ai',
    'total',
    'previousHuman',
    'previousAi',
    'previousTotal',
    'pages',
    'requests',
    'dateFrom',
    'dateTo',
    'outputDir',
    'artifactId',
    'artifactUrl',
    'artifactDigest',
]));
// The runner takes 1 MB of outputs per job; no field of the service is meant to be this long.
const maxCharacters = 2000;
/**
 * Sets step outputs at once; one set before takes the new value. Null and undefined set an empty one.
 *
 * @throws Error when the runner's file for outputs is missing
 */
function setOutputs(outputs, mask) {
    const file = process.env['GITHUB_OUTPUT'];
    if (file === undefined || file === '')
        return;
    for (const [name, value] of Object.entries(outputs)) {
        const text = (0,untrusted_text/* singleLine */.pF)(mask.redact(String(value ?? '')), maxCharacters);
        (0,file_command/* issueFileCommand */.n)('OUTPUT', (0,file_command/* prepareKeyValueMessage */.v)(name, text));
    }
}

;// CONCATENATED MODULE: ./build/runner/runner-log.js


/** The log of a run, and the only writer to stdout: no text can forge a command, and no secret gets through. */
class RunnerLog {
    #mask;
    #isWriting = false;
    constructor(mask) {
        this.#mask = mask;
    }
    /**
     * From now on, what libraries print on their own is made safe too, and shown where debug messages are. The artifact
     * client prints answers of its service as they are. Its workflow commands are dropped: they mask and show a signed URL.
     */
    captureLibraries() {
        for (const stream of [process.stdout, process.stderr]) {
            const write = stream.write.bind(stream);
            stream.write = (...parameters) => {
                if (this.#isWriting)
                    return write(...parameters);
                const plain = (0,untrusted_text/* lines */.Mn)(String(parameters[0]).trimEnd()).filter((line) => !line.startsWith('::'));
                if (plain.length > 0)
                    this.debug(plain.join('\n'));
                return true;
            };
        }
    }
    /** Registers a secret with the runner, which hides it in all that follows, and with the mask of this run. */
    maskSecret(secret) {
        for (const form of this.#mask.add(secret))
            this.#write(() => {
                (0,command/* issueCommand */.L)('add-mask', {}, form);
            });
    }
    info(message) {
        for (const line of this.#safeLines(message))
            this.#write(() => process.stdout.write(`${line}\n`));
    }
    debug(message) {
        this.#command('debug', message);
    }
    notice(message) {
        this.#command('notice', message);
    }
    warning(message) {
        this.#command('warning', message);
    }
    error(message) {
        this.#command('error', message);
    }
    group(title, body) {
        this.#command('group', title);
        this.info(body);
        this.#write(() => {
            (0,command/* issueCommand */.L)('endgroup', {}, '');
        });
    }
    /** Resolves when all that was written has left the process. */
    async flush() {
        return new Promise((resolve) => {
            this.#write(() => process.stdout.write('', () => {
                resolve();
            }));
        });
    }
    #command(name, message) {
        this.#write(() => {
            (0,command/* issueCommand */.L)(name, {}, this.#safeLines(message).join('\n'));
        });
    }
    #write(work) {
        this.#isWriting = true;
        work();
        this.#isWriting = false;
    }
    #safeLines(message) {
        return (0,untrusted_text/* lines */.Mn)(this.#mask.redact(message)).map(untrusted_text/* withoutCommands */.Df);
    }
}

;// CONCATENATED MODULE: ./build/runner/secret-mask.js

function createSecretMask() {
    let forms = [];
    return {
        add(secret) {
            const added = formsOf(secret);
            forms = longestFirst([...forms, ...added]);
            return added;
        },
        redact(text) {
            // Characters that are dropped where a text is shown can part a secret until then.
            const shown = (0,untrusted_text/* printable */.g$)(text);
            const isParted = shown !== text && forms.some((form) => shown.includes(form));
            return forms.reduce((redacted, form) => redacted.replaceAll(form, '***'), isParted ? shown : text);
        },
    };
}
/** The parts matter when the secret was pasted with white space inside: each would be printed on its own. */
function formsOf(secret) {
    const forms = new Set();
    for (const part of [secret, ...secret.split(/\s+/u)]) {
        if (part.trim() === '')
            continue;
        const bytes = Buffer.from(part);
        forms.add(part);
        forms.add(bytes.toString('base64'));
        forms.add(bytes.toString('base64').replace(/=+$/u, ''));
        forms.add(bytes.toString('base64url'));
        forms.add(encodeURIComponent(part.toWellFormed()));
        forms.add(JSON.stringify(part).slice(1, -1));
    }
    return longestFirst(forms);
}
/** So that no form is left half masked by a shorter one inside it. */
function longestFirst(forms) {
    return [...new Set(forms)].sort((a, b) => b.length - a.length);
}

;// CONCATENATED MODULE: ./build/runner/summary.js


// The runner drops the whole summary of a step above this: https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
const maxSummaryBytes = 1_048_576;
/** Appends Markdown to the job summary. Trouble with it is a warning: the result of the step stands without it. */
async function writeSummary(markdown, mask, log) {
    const file = process.env['GITHUB_STEP_SUMMARY'];
    if (file === undefined || file === '') {
        log.debug('GITHUB_STEP_SUMMARY is not set: no job summary is written.');
        return;
    }
    try {
        const text = `${mask.redact(markdown)}\n`;
        const bytes = (await (0,external_node_fs_promises_.stat)(file)).size + Buffer.byteLength(text);
        if (bytes > maxSummaryBytes) {
            log.warning(`The job summary is left out: with it, it would have ${bytes} bytes, and the runner takes 1,048,576.`);
            return;
        }
        await summary/* summary */.z.addRaw(text).write();
    }
    catch (error) {
        log.warning(`The job summary could not be written to ${file}: ${String(error)}`);
    }
}

// EXTERNAL MODULE: ./build/step.js
var step = __nccwpck_require__(24460);
;// CONCATENATED MODULE: ./build/run.js











// The runner follows SIGINT with SIGTERM after 7.5 s; work that ignores the abort must not hold the result back.
const graceAfterAbortMs = 1500;
/**
 * Runs the action: reads inputs, does the operation, writes outputs and summary.
 *
 * @returns the exit code: 0, 1 after a failure, 130 after a cancellation
 */
async function run() {
    const mask = createSecretMask();
    const log = new RunnerLog(mask);
    log.captureLibraries();
    const abort = abortOnSignals();
    const startedAtMs = Date.now();
    let jobId;
    const step = {
        log,
        redact: mask.redact,
        startedAtMs,
        setOutputs: (outputs) => {
            jobId = outputs.jobId ?? jobId;
            setOutputs(outputs, mask);
        },
    };
    const maskSecret = (secret) => {
        log.maskSecret(secret);
    };
    // The last error boundary: an error that an operation does not make its own end of becomes one here.
    const end = await endOfRun(step, abort, maskSecret).catch((error) => failedEnd(error, jobId));
    let { message, severity } = end;
    try {
        const durationSeconds = Math.round((Date.now() - startedAtMs) / 1000);
        step.setOutputs({ ...end.outputs, outcome: end.outcome, durationSeconds });
    }
    catch (error) {
        message += ` The outputs could not be set: ${(0,errors/* messageOf */.b)(error)}`;
        severity = 'error';
    }
    await writeSummary(end.report, mask, log);
    log[severity](message);
    await log.flush();
    // A signal that came when the result was already known does not change that, but the runner is told that it was heard.
    if (abort.signal.reason instanceof clock/* Cancelled */.cJ)
        return 130;
    return severity === 'error' ? 1 : 0;
}
function abortOnSignals() {
    const abort = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM']) {
        process.on(signal, () => {
            abort.abort(new clock/* Cancelled */.cJ(`The run was cancelled (${signal}).`));
        });
    }
    return abort;
}
async function endOfRun(step, abort, maskSecret) {
    try {
        const inputs = await readInputs(process.env, step.startedAtMs, maskSecret);
        if (inputs.service.dryRun) {
            const { dryRunStep } = await __nccwpck_require__.e(/* import() */ 433).then(__nccwpck_require__.bind(__nccwpck_require__, 61433));
            return await dryRunStep(inputs, step);
        }
        const work = withDeadline(inputs.service.timeoutMs, step.startedAtMs, abort, (deadline) => operate(inputs, { ...step, deadline }));
        return await Promise.race([work, uncaught()]);
    }
    catch (error) {
        if (!(error instanceof errors/* ActionError */.l) && error instanceof Error) {
            step.log.group('Details of the unexpected error', error.stack ?? '');
        }
        throw error;
    }
}
/** An error that escaped from a callback of a library must not be printed as it is, nor end the step without result. */
async function uncaught() {
    return new Promise((_, reject) => {
        process.on('uncaughtException', reject);
    });
}
async function operate(inputs, step) {
    if (inputs.operation === 'agent-job') {
        const { agentJobStep } = await Promise.all(/* import() */[__nccwpck_require__.e(619), __nccwpck_require__.e(516), __nccwpck_require__.e(674)]).then(__nccwpck_require__.bind(__nccwpck_require__, 63674));
        return agentJobStep(inputs, step);
    }
    const { visitorsStep } = await Promise.all(/* import() */[__nccwpck_require__.e(619), __nccwpck_require__.e(516), __nccwpck_require__.e(242)]).then(__nccwpck_require__.bind(__nccwpck_require__, 15242));
    return visitorsStep(inputs.service, inputs.visitors, step);
}
async function withDeadline(timeoutMs, startedAtMs, abort, work) {
    const timer = setTimeout(() => {
        abort.abort(new clock/* DeadlineExceeded */.m4(`timeout-minutes (${timeoutMs / 60_000}) have passed.`));
    }, timeoutMs);
    const { signal } = abort;
    const overdue = (0,clock/* rejectionOf */.h2)(signal).catch(async (reason) => {
        await (0,promises_.setTimeout)(graceAfterAbortMs);
        throw reason;
    });
    try {
        return await Promise.race([work({ expiresAtMs: startedAtMs + timeoutMs, signal }), overdue]);
    }
    finally {
        clearTimeout(timer);
    }
}
/** @param jobId of a job that the operation had heard of, and whose end it could not tell */
function failedEnd(error, jobId) {
    const reason = error instanceof errors/* ActionError */.l ? error.message : (0,errors/* messageOf */.b)(error);
    const message = jobId === undefined ? reason : `${reason} ${(0,job_report/* attachHint */.ZM)((0,untrusted_text/* singleLine */.pF)(String(jobId)))}`;
    return {
        outcome: (0,step/* outcomeOfError */.S)(error),
        report: `## Failed\n\n${(0,untrusted_text/* codeBlock */.DV)(message)}`,
        message,
        severity: 'error',
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

/** @throws {@link ServiceError} when the runner's proxy is no URL */
async function connectionTo(url) {
    const undici = await __nccwpck_require__.e(/* import() */ 752).then(__nccwpck_require__.t.bind(__nccwpck_require__, 46752, 19));
    if (isLoopback(url))
        return { undici, dispatcher: new undici.Agent({ allowH2: false }) };
    const dispatcher = new undici.EnvHttpProxyAgent({
        // Empty instead of absent: without it, https falls back to the proxy for plain http.
        httpProxy: '',
        httpsProxy: proxyUrl(variable('https_proxy')),
        noProxy: variable('no_proxy'),
        allowH2: false,
    });
    return { undici, dispatcher };
}
/** True for the hosts that no proxy may see, and to which plain http is allowed. */
function isLoopback({ hostname }) {
    return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/u.test(hostname);
}
/** A variable in either case; the runner takes an empty one as absent. */
function variable(name) {
    const [lower, upper] = [process.env[name], process.env[name.toUpperCase()]];
    return lower === undefined || lower === '' ? (upper ?? '') : lower;
}
function proxyUrl(value) {
    if (value === '')
        return '';
    // As the runner reads it: a proxy may be given as host and port alone.
    const url = /^https?:\/\//iu.test(value) ? value : `http://${value}`;
    if (URL.canParse(url))
        return url;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7('The proxy of the runner cannot be used: the variable https_proxy or HTTPS_PROXY holds no URL.');
}


/***/ }),

/***/ 4661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Lx: () => (/* binding */ RedirectError),
/* harmony export */   SD: () => (/* binding */ NotSentError),
/* harmony export */   Xs: () => (/* binding */ StatusError),
/* harmony export */   _7: () => (/* binding */ ServiceError),
/* harmony export */   a_: () => (/* binding */ RetryBeyondDeadlineError),
/* harmony export */   d4: () => (/* binding */ RefusedAnswerError),
/* harmony export */   i5: () => (/* binding */ NoAnswerError),
/* harmony export */   lf: () => (/* binding */ UnexpectedShapeError),
/* harmony export */   mP: () => (/* binding */ UnreadableAnswerError),
/* harmony export */   oF: () => (/* binding */ UncertainPostError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(19473);

/** An exchange with the service that did not bring what was asked. Branch on the class, never on the message. */
class ServiceError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .l {
    name = 'ServiceError';
}
/** The request never left: no address, no connection, no TLS session. It can be sent again, whatever its method. */
class NotSentError extends ServiceError {
    name = 'NotSentError';
}
/** The request may have reached the service, and no whole answer came back. */
class NoAnswerError extends ServiceError {
    name = 'NoAnswerError';
}
/** A successful status with a body that is not the JSON it should be. */
class UnreadableAnswerError extends ServiceError {
    name = 'UnreadableAnswerError';
}
/** A body that is refused unread: too large, or compressed though that was not asked for. */
class RefusedAnswerError extends ServiceError {
    name = 'RefusedAnswerError';
}
/** JSON that does not have the shape of the contract; the message names the JSON path. */
class UnexpectedShapeError extends ServiceError {
    name = 'UnexpectedShapeError';
}
/** A redirect. It is never followed, so that the key goes to no other origin. */
class RedirectError extends ServiceError {
    name = 'RedirectError';
}
/** The answer to a request with status 400 or above. */
class StatusError extends ServiceError {
    name = 'StatusError';
    status;
    /** The wait that the service asked for, in milliseconds. */
    retryAfterMs;
    /** True when the body is a JSON error of the service itself, and not of something in between. */
    fromService;
    constructor(message, answer) {
        super(message);
        this.status = answer.status;
        this.retryAfterMs = answer.retryAfterMs;
        this.fromService = answer.fromService;
    }
}
/** The time at which the request may be sent again lies beyond the deadline of the step. */
class RetryBeyondDeadlineError extends ServiceError {
    name = 'RetryBeyondDeadlineError';
}
/** A POST whose outcome is unknown: sending it again could do it twice. */
class UncertainPostError extends ServiceError {
    name = 'UncertainPostError';
}


/***/ }),

/***/ 24460:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ outcomeOfError)
/* harmony export */ });
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7094);

/** The outcome of an operation that an error ended. */
function outcomeOfError(error) {
    if (error instanceof _clock_js__WEBPACK_IMPORTED_MODULE_0__/* .Cancelled */ .cJ)
        return 'cancelled';
    return error instanceof _clock_js__WEBPACK_IMPORTED_MODULE_0__/* .DeadlineExceeded */ .m4 ? 'timed-out' : 'error';
}


/***/ }),

/***/ 49032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DV: () => (/* binding */ codeBlock),
/* harmony export */   Df: () => (/* binding */ withoutCommands),
/* harmony export */   Mn: () => (/* binding */ lines),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   g$: () => (/* binding */ printable),
/* harmony export */   pF: () => (/* binding */ singleLine)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(57975);

// Controls other than white space, and the characters that reorder what a reader sees.
const unprintable = /[^\P{Cc}\s\u0085]|\p{Bidi_Control}/gu;
const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/u;
/** Text without terminal escape sequences, control characters and bidi controls; white space stays. */
function printable(text) {
    if (text.search(unprintable) === -1)
        return text.toWellFormed();
    // Twice, because removing a control character can join the halves of an escape sequence.
    const stripped = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(text).replace(unprintable, '');
    return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(stripped).toWellFormed();
}
/** The lines of a text, whatever breaks them. */
function lines(text) {
    return text.split(lineBreak);
}
/**
 * Text of others as one printable line for a message, a log line or an output.
 *
 * @param maxCharacters code points kept; the rest becomes an ellipsis
 */
function singleLine(text, maxCharacters = 200) {
    // The slice bounds the work on a body of megabytes.
    const line = printable(text.slice(0, maxCharacters * 16))
        .replace(/[\s\u0085]+/gu, ' ')
        .trim();
    const characters = Array.from(line);
    const cut = characters.length > maxCharacters || text.length > maxCharacters * 16;
    return cut ? `${characters.slice(0, maxCharacters).join('')}…` : line;
}
/** One line that the runner cannot take for a command, in either of the forms that it parses. */
function withoutCommands(line) {
    return printable(line)
        .replace(/^(\s*):(?=:)/u, '$1: ')
        .replaceAll('##[', '# #[');
}
/** Text of others as a Markdown code span: no markup, HTML, mention or link in it is live. Also for table cells. */
function codeSpan(text, maxCharacters = 200) {
    const line = singleLine(text, maxCharacters);
    if (line === '')
        return '_(empty)_';
    // Renderers differ in whether a pipe after a backslash ends a table cell, inside a code span too.
    if (line.includes('\\|'))
        return `<code>${line.replaceAll(/[^\p{L}\p{N} ]/gu, toEntity)}</code>`;
    const fence = '`'.repeat(longestRun(line, /`+/gu) + 1);
    const padding = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
    return fence + padding + line.replaceAll('|', '\\|') + padding + fence;
}
function toEntity(character) {
    return `&#${character.codePointAt(0) ?? 0};`;
}
/** Text of others as a fenced Markdown code block that nothing in it can close. */
function codeBlock(text) {
    const body = lines(text).map(printable).join('\n');
    const fence = '`'.repeat(Math.max(3, longestRun(body, /`+/gu) + 1));
    return `${fence}text\n${body}\n${fence}`;
}
function longestRun(text, run) {
    let longest = 0;
    for (const [match] of text.matchAll(run))
        longest = Math.max(longest, match.length);
    return longest;
}


/***/ }),

/***/ 89635:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ issueCommand)
/* harmony export */ });
/* unused harmony export issue */
/* harmony import */ var os__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(70857);
/* harmony import */ var _utils_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4679);


/**
 * Issues a command to the GitHub Actions runner
 *
 * @param command - The command name to issue
 * @param properties - Additional properties for the command (key-value pairs)
 * @param message - The message to include with the command
 * @remarks
 * This function outputs a specially formatted string to stdout that the Actions
 * runner interprets as a command. These commands can control workflow behavior,
 * set outputs, create annotations, mask values, and more.
 *
 * Command Format:
 *   ::name key=value,key=value::message
 *
 * @example
 * ```typescript
 * // Issue a warning annotation
 * issueCommand('warning', {}, 'This is a warning message');
 * // Output: ::warning::This is a warning message
 *
 * // Set an environment variable
 * issueCommand('set-env', { name: 'MY_VAR' }, 'some value');
 * // Output: ::set-env name=MY_VAR::some value
 *
 * // Add a secret mask
 * issueCommand('add-mask', {}, 'secretValue123');
 * // Output: ::add-mask::secretValue123
 * ```
 *
 * @internal
 * This is an internal utility function that powers the public API functions
 * such as setSecret, warning, error, and exportVariable.
 */
function issueCommand(command, properties, message) {
    const cmd = new Command(command, properties, message);
    process.stdout.write(cmd.toString() + os__WEBPACK_IMPORTED_MODULE_0__.EOL);
}
function issue(name, message = '') {
    issueCommand(name, {}, message);
}
const CMD_STRING = '::';
class Command {
    constructor(command, properties, message) {
        if (!command) {
            command = 'missing.command';
        }
        this.command = command;
        this.properties = properties;
        this.message = message;
    }
    toString() {
        let cmdStr = CMD_STRING + this.command;
        if (this.properties && Object.keys(this.properties).length > 0) {
            cmdStr += ' ';
            let first = true;
            for (const key in this.properties) {
                if (this.properties.hasOwnProperty(key)) {
                    const val = this.properties[key];
                    if (val) {
                        if (first) {
                            first = false;
                        }
                        else {
                            cmdStr += ',';
                        }
                        cmdStr += `${key}=${escapeProperty(val)}`;
                    }
                }
            }
        }
        cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
        return cmdStr;
    }
}
function escapeData(s) {
    return (0,_utils_js__WEBPACK_IMPORTED_MODULE_1__/* .toCommandValue */ .E)(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A');
}
function escapeProperty(s) {
    return (0,_utils_js__WEBPACK_IMPORTED_MODULE_1__/* .toCommandValue */ .E)(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A')
        .replace(/:/g, '%3A')
        .replace(/,/g, '%2C');
}
//# sourceMappingURL=command.js.map

/***/ }),

/***/ 82902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ issueFileCommand),
/* harmony export */   v: () => (/* binding */ prepareKeyValueMessage)
/* harmony export */ });
/* harmony import */ var crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(76982);
/* harmony import */ var fs__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(79896);
/* harmony import */ var os__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(70857);
/* harmony import */ var _utils_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4679);
// For internal use, subject to change.
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */




function issueFileCommand(command, message) {
    const filePath = process.env[`GITHUB_${command}`];
    if (!filePath) {
        throw new Error(`Unable to find environment variable for file command ${command}`);
    }
    if (!fs__WEBPACK_IMPORTED_MODULE_1__.existsSync(filePath)) {
        throw new Error(`Missing file at path: ${filePath}`);
    }
    fs__WEBPACK_IMPORTED_MODULE_1__.appendFileSync(filePath, `${(0,_utils_js__WEBPACK_IMPORTED_MODULE_3__/* .toCommandValue */ .E)(message)}${os__WEBPACK_IMPORTED_MODULE_2__.EOL}`, {
        encoding: 'utf8'
    });
}
function prepareKeyValueMessage(key, value) {
    const delimiter = `ghadelimiter_${crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID()}`;
    const convertedValue = (0,_utils_js__WEBPACK_IMPORTED_MODULE_3__/* .toCommandValue */ .E)(value);
    // These should realistically never happen, but just in case someone finds a
    // way to exploit uuid generation let's not allow keys or values that contain
    // the delimiter.
    if (key.includes(delimiter)) {
        throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
    }
    if (convertedValue.includes(delimiter)) {
        throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
    }
    return `${key}<<${delimiter}${os__WEBPACK_IMPORTED_MODULE_2__.EOL}${convertedValue}${os__WEBPACK_IMPORTED_MODULE_2__.EOL}${delimiter}`;
}
//# sourceMappingURL=file-command.js.map

/***/ }),

/***/ 1170:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ summary)
/* harmony export */ });
/* unused harmony exports SUMMARY_ENV_VAR, SUMMARY_DOCS_URL, markdownSummary */
/* harmony import */ var os__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(70857);
/* harmony import */ var fs__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(79896);
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


const { access, appendFile, writeFile } = fs__WEBPACK_IMPORTED_MODULE_1__.promises;
const SUMMARY_ENV_VAR = 'GITHUB_STEP_SUMMARY';
const SUMMARY_DOCS_URL = 'https://docs.github.com/actions/using-workflows/workflow-commands-for-github-actions#adding-a-job-summary';
class Summary {
    constructor() {
        this._buffer = '';
    }
    /**
     * Finds the summary file path from the environment, rejects if env var is not found or file does not exist
     * Also checks r/w permissions.
     *
     * @returns step summary file path
     */
    filePath() {
        return __awaiter(this, void 0, void 0, function* () {
            if (this._filePath) {
                return this._filePath;
            }
            const pathFromEnv = process.env[SUMMARY_ENV_VAR];
            if (!pathFromEnv) {
                throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
            }
            try {
                yield access(pathFromEnv, fs__WEBPACK_IMPORTED_MODULE_1__.constants.R_OK | fs__WEBPACK_IMPORTED_MODULE_1__.constants.W_OK);
            }
            catch (_a) {
                throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
            }
            this._filePath = pathFromEnv;
            return this._filePath;
        });
    }
    /**
     * Wraps content in an HTML tag, adding any HTML attributes
     *
     * @param {string} tag HTML tag to wrap
     * @param {string | null} content content within the tag
     * @param {[attribute: string]: string} attrs key-value list of HTML attributes to add
     *
     * @returns {string} content wrapped in HTML element
     */
    wrap(tag, content, attrs = {}) {
        const htmlAttrs = Object.entries(attrs)
            .map(([key, value]) => ` ${key}="${value}"`)
            .join('');
        if (!content) {
            return `<${tag}${htmlAttrs}>`;
        }
        return `<${tag}${htmlAttrs}>${content}</${tag}>`;
    }
    /**
     * Writes text in the buffer to the summary buffer file and empties buffer. Will append by default.
     *
     * @param {SummaryWriteOptions} [options] (optional) options for write operation
     *
     * @returns {Promise<Summary>} summary instance
     */
    write(options) {
        return __awaiter(this, void 0, void 0, function* () {
            const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
            const filePath = yield this.filePath();
            const writeFunc = overwrite ? writeFile : appendFile;
            yield writeFunc(filePath, this._buffer, { encoding: 'utf8' });
            return this.emptyBuffer();
        });
    }
    /**
     * Clears the summary buffer and wipes the summary file
     *
     * @returns {Summary} summary instance
     */
    clear() {
        return __awaiter(this, void 0, void 0, function* () {
            return this.emptyBuffer().write({ overwrite: true });
        });
    }
    /**
     * Returns the current summary buffer as a string
     *
     * @returns {string} string of summary buffer
     */
    stringify() {
        return this._buffer;
    }
    /**
     * If the summary buffer is empty
     *
     * @returns {boolen} true if the buffer is empty
     */
    isEmptyBuffer() {
        return this._buffer.length === 0;
    }
    /**
     * Resets the summary buffer without writing to summary file
     *
     * @returns {Summary} summary instance
     */
    emptyBuffer() {
        this._buffer = '';
        return this;
    }
    /**
     * Adds raw text to the summary buffer
     *
     * @param {string} text content to add
     * @param {boolean} [addEOL=false] (optional) append an EOL to the raw text (default: false)
     *
     * @returns {Summary} summary instance
     */
    addRaw(text, addEOL = false) {
        this._buffer += text;
        return addEOL ? this.addEOL() : this;
    }
    /**
     * Adds the operating system-specific end-of-line marker to the buffer
     *
     * @returns {Summary} summary instance
     */
    addEOL() {
        return this.addRaw(os__WEBPACK_IMPORTED_MODULE_0__.EOL);
    }
    /**
     * Adds an HTML codeblock to the summary buffer
     *
     * @param {string} code content to render within fenced code block
     * @param {string} lang (optional) language to syntax highlight code
     *
     * @returns {Summary} summary instance
     */
    addCodeBlock(code, lang) {
        const attrs = Object.assign({}, (lang && { lang }));
        const element = this.wrap('pre', this.wrap('code', code), attrs);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML list to the summary buffer
     *
     * @param {string[]} items list of items to render
     * @param {boolean} [ordered=false] (optional) if the rendered list should be ordered or not (default: false)
     *
     * @returns {Summary} summary instance
     */
    addList(items, ordered = false) {
        const tag = ordered ? 'ol' : 'ul';
        const listItems = items.map(item => this.wrap('li', item)).join('');
        const element = this.wrap(tag, listItems);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML table to the summary buffer
     *
     * @param {SummaryTableCell[]} rows table rows
     *
     * @returns {Summary} summary instance
     */
    addTable(rows) {
        const tableBody = rows
            .map(row => {
            const cells = row
                .map(cell => {
                if (typeof cell === 'string') {
                    return this.wrap('td', cell);
                }
                const { header, data, colspan, rowspan } = cell;
                const tag = header ? 'th' : 'td';
                const attrs = Object.assign(Object.assign({}, (colspan && { colspan })), (rowspan && { rowspan }));
                return this.wrap(tag, data, attrs);
            })
                .join('');
            return this.wrap('tr', cells);
        })
            .join('');
        const element = this.wrap('table', tableBody);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds a collapsable HTML details element to the summary buffer
     *
     * @param {string} label text for the closed state
     * @param {string} content collapsable content
     *
     * @returns {Summary} summary instance
     */
    addDetails(label, content) {
        const element = this.wrap('details', this.wrap('summary', label) + content);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML image tag to the summary buffer
     *
     * @param {string} src path to the image you to embed
     * @param {string} alt text description of the image
     * @param {SummaryImageOptions} options (optional) addition image attributes
     *
     * @returns {Summary} summary instance
     */
    addImage(src, alt, options) {
        const { width, height } = options || {};
        const attrs = Object.assign(Object.assign({}, (width && { width })), (height && { height }));
        const element = this.wrap('img', null, Object.assign({ src, alt }, attrs));
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML section heading element
     *
     * @param {string} text heading text
     * @param {number | string} [level=1] (optional) the heading level, default: 1
     *
     * @returns {Summary} summary instance
     */
    addHeading(text, level) {
        const tag = `h${level}`;
        const allowedTag = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].includes(tag)
            ? tag
            : 'h1';
        const element = this.wrap(allowedTag, text);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML thematic break (<hr>) to the summary buffer
     *
     * @returns {Summary} summary instance
     */
    addSeparator() {
        const element = this.wrap('hr', null);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML line break (<br>) to the summary buffer
     *
     * @returns {Summary} summary instance
     */
    addBreak() {
        const element = this.wrap('br', null);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML blockquote to the summary buffer
     *
     * @param {string} text quote text
     * @param {string} cite (optional) citation url
     *
     * @returns {Summary} summary instance
     */
    addQuote(text, cite) {
        const attrs = Object.assign({}, (cite && { cite }));
        const element = this.wrap('blockquote', text, attrs);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML anchor tag to the summary buffer
     *
     * @param {string} text link text/content
     * @param {string} href hyperlink
     *
     * @returns {Summary} summary instance
     */
    addLink(text, href) {
        const element = this.wrap('a', text, { href });
        return this.addRaw(element).addEOL();
    }
}
const _summary = new Summary();
/**
 * @deprecated use `core.summary`
 */
const markdownSummary = (/* unused pure expression or super */ null && (_summary));
const summary = _summary;
//# sourceMappingURL=summary.js.map

/***/ }),

/***/ 4679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ toCommandValue),
/* harmony export */   k: () => (/* binding */ toCommandProperties)
/* harmony export */ });
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */
/**
 * Sanitizes an input into a string so it can be passed into issueCommand safely
 * @param input input to sanitize into a string
 */
function toCommandValue(input) {
    if (input === null || input === undefined) {
        return '';
    }
    else if (typeof input === 'string' || input instanceof String) {
        return input;
    }
    return JSON.stringify(input);
}
/**
 *
 * @param annotationProperties
 * @returns The command properties to send with the actual annotation command
 * See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
 */
function toCommandProperties(annotationProperties) {
    if (!Object.keys(annotationProperties).length) {
        return {};
    }
    return {
        title: annotationProperties.title,
        file: annotationProperties.file,
        line: annotationProperties.startLine,
        endLine: annotationProperties.endLine,
        col: annotationProperties.startColumn,
        endColumn: annotationProperties.endColumn
    };
}
//# sourceMappingURL=utils.js.map

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
/******/ 		return "" + chunkId + ".index.js";
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
