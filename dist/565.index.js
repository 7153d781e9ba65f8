export const id = 565;
export const ids = [565];
export const modules = {

/***/ 25565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  visitorsStep: () => (/* binding */ visitorsStep)
});

// EXTERNAL MODULE: ./build/clock.js
var clock = __webpack_require__(7094);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(19473);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/untrusted-text.js
var untrusted_text = __webpack_require__(49032);
// EXTERNAL MODULE: ./build/runner/workflow-run.js
var workflow_run = __webpack_require__(16826);
;// CONCATENATED MODULE: ./build/runner/artifact.js





const uploadTimeoutMs = 120_000;
/** The files stayed on disk, but were not uploaded. */
class ArtifactUploadError extends errors/* ActionError */.l {
    name = 'ArtifactUploadError';
}
/**
 * Uploads files as one artifact of the run.
 *
 * @returns undefined where there is no artifact service for this action: on GitHub Enterprise Server, outside a runner
 * @throws ArtifactUploadError that names the artifact and what can be done; the reason of `signal`
 */
async function uploadArtifact(upload) {
    const { name, files, retentionDays, signal, log } = upload;
    const folder = external_node_path_.dirname(files[0] ?? '');
    const missing = missingService();
    if (missing !== undefined) {
        log.notice(`The files are not uploaded as an artifact: ${missing}. They are in ${folder}.`);
        return undefined;
    }
    const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(351), __webpack_require__.e(17)]).then(__webpack_require__.bind(__webpack_require__, 89017));
    signal.throwIfAborted();
    const bounded = AbortSignal.any([signal, AbortSignal.timeout(uploadTimeoutMs)]);
    const options = retentionDays === undefined ? {} : { retentionDays };
    const uploading = new DefaultArtifactClient().uploadArtifact(name, [...files], folder, options);
    try {
        // The client's own promise does not settle when an answer is cut off.
        const { id, digest } = await Promise.race([uploading, (0,clock/* rejectionOf */.h2)(bounded)]);
        if (id === undefined)
            throw new Error('the artifact service gave no id');
        log.info(`Uploaded the artifact ${(0,untrusted_text/* singleLine */.pF)(name)}.`);
        return { id: String(id), url: artifactUrl(id), digest: `sha256:${digest ?? ''}` };
    }
    catch (error) {
        signal.throwIfAborted();
        throw new ArtifactUploadError(`The artifact "${(0,untrusted_text/* singleLine */.pF)(name)}" could not be uploaded: ${(0,errors/* messageOf */.b)(error)}. If an artifact of that name was uploaded in this run already, give this one another artifact-name; otherwise run the job again, or set upload-artifact to false.`, { cause: error });
    }
}
/** Why no artifact can be uploaded from here; undefined when one can. */
function missingService() {
    const { env } = process;
    const host = URL.parse(env['GITHUB_SERVER_URL'] ?? 'https://github.com')?.hostname ?? '';
    // The client refuses all other hosts, as Enterprise Server has no service for this version of artifacts.
    if (!/^github\.com$|\.(?:ghe\.com|localhost)$/iu.test(host))
        return 'GitHub Enterprise Server does not take them';
    const absent = ['ACTIONS_RUNTIME_TOKEN', 'ACTIONS_RESULTS_URL'].filter((name) => !env[name]);
    return absent.length === 0 ? undefined : `${absent.join(' and ')} are not set, as in a run outside a runner`;
}
function artifactUrl(id) {
    return `${(0,workflow_run/* workflowRunUrl */.C)()}/artifacts/${id}`;
}

// EXTERNAL MODULE: ./build/service/client.js + 5 modules
var client = __webpack_require__(75529);
// EXTERNAL MODULE: ./build/step.js
var build_step = __webpack_require__(24460);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
;// CONCATENATED MODULE: ./build/visitors/export-files.js



const bytesPerWrite = 65_536;
/** A file of the export could not be written. */
class ExportFileError extends errors/* ActionError */.l {
    name = 'ExportFileError';
}
/**
 * Writes the files of an export into a folder, which is made when it is not there. They get their names when all are
 * whole; after a failure or an abort none of them is left.
 *
 * @returns absolute paths, in the given order
 * @throws ExportFileError that names the path; the reason of `signal`
 */
async function writeExportFiles(folder, files, { redact, signal }) {
    const written = [];
    let current = folder;
    try {
        signal.throwIfAborted();
        await (0,promises_.mkdir)(folder, { recursive: true });
        const named = [];
        for (const { name, chunks } of files) {
            const final = external_node_path_.join(folder, name);
            const temporary = external_node_path_.join(folder, `.${name}.${process.pid}.part`);
            current = final;
            written.push(temporary);
            await writeWhole(temporary, chunks, redact, signal);
            named.push({ temporary, final });
        }
        signal.throwIfAborted();
        for (const { temporary, final } of named) {
            current = final;
            await (0,promises_.rename)(temporary, final);
            written.push(final);
        }
        return named.map(({ final }) => final);
    }
    catch (error) {
        await Promise.allSettled(written.map((file) => (0,promises_.rm)(file, { force: true })));
        signal.throwIfAborted();
        throw new ExportFileError(`The export could not be written to ${current}: ${(0,errors/* messageOf */.b)(error)}. No part of it was left there. Check that output-dir is a folder that this step may write to and that the disk has room.`, { cause: error });
    }
}
async function writeWhole(file, chunks, redact, signal) {
    const handle = await (0,promises_.open)(file, 'w');
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

// EXTERNAL MODULE: ./build/service/errors.js
var service_errors = __webpack_require__(4661);
;// CONCATENATED MODULE: ./build/visitors/code-point-order.js
/** Orders text by code point. The operators of JavaScript order by UTF-16 unit, which puts U+1F600 before U+FF00. */
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
/** Lifts the surrogates, which stand for code points above U+FFFF, above all other units. */
function rank(unit) {
    return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}

;// CONCATENATED MODULE: ./build/visitors/visitor-pages.js


/** `max-requests` would be exceeded. */
class RequestBudgetError extends service_errors/* ServiceError */._7 {
    name = 'RequestBudgetError';
}
/** The service promises more pages and brings none. */
class NoProgressError extends service_errors/* ServiceError */._7 {
    name = 'NoProgressError';
}
/** The data changed while it was read, so that its pages do not belong together. */
class DataMovedError extends service_errors/* ServiceError */._7 {
    name = 'DataMovedError';
}
/** Counts the requests of a run against `max-requests`. */
class RequestBudget {
    #maxRequests;
    #sent = 0;
    constructor(maxRequests) {
        this.#maxRequests = maxRequests;
    }
    get sent() {
        return this.#sent;
    }
    /** @throws RequestBudgetError instead of letting one request too many out */
    spend() {
        if (this.#sent >= this.#maxRequests) {
            throw new RequestBudgetError(`The export needs more than the ${this.#maxRequests} requests that max-requests allows. Nothing was exported. Raise max-requests (the service allows 100 per hour to all analytics of an organization), raise page-size, or shorten the range.`);
        }
        this.#sent += 1;
    }
}
/**
 * Reads the whole list, page by page; when the data moves meanwhile, once more from the start.
 *
 * @throws RequestBudgetError, NoProgressError, DataMovedError, and what `listVisitors` throws
 */
async function readVisitors(options) {
    try {
        return await readOnce(options);
    }
    catch (error) {
        if (!(error instanceof DataMovedError))
            throw error;
        options.log.warning(`${error.message} It is read again from the start.`);
    }
    return readOnce(options);
}
async function readOnce(options) {
    const { pageSize, log } = options;
    const rows = new Map();
    let totals;
    let previous;
    let repeated = 0;
    for (let offset = 0;; offset += pageSize) {
        const page = await readPage(offset, rows, previous, options);
        previous = page;
        totals ??= page.totals;
        if (!sameCounts(totals, page.totals))
            throw new DataMovedError('The totals changed while the pages were read.');
        for (const row of page.visitors) {
            const known = rows.get(row.path);
            if (known === undefined)
                rows.set(row.path, row);
            else if (sameCounts(known, row))
                repeated += 1;
            else
                throw new DataMovedError('The numbers of a page changed while the list was read.');
        }
        if (!page.hasMore)
            break;
        log.info(`${rows.size} pages read so far.`);
    }
    if (repeated > 0) {
        log.warning(`The service listed ${repeated} ${repeated === 1 ? 'page' : 'pages'} twice with the same numbers; each is kept once.`);
    }
    const visitors = [...rows.values()].sort((a, b) => b.total - a.total || codePointOrder(a.path, b.path));
    return { totals, visitors };
}
/** One page of the list; asked for once more when it brings the list no further although it should. */
async function readPage(offset, rows, previous, { range, pageSize, budget, listVisitors, log }) {
    const read = () => listVisitors({ dateFrom: range.dateFrom, dateTo: range.dateTo, limit: pageSize, offset }, () => {
        budget.spend();
    });
    const stalls = (page) => (page.hasMore && page.visitors.every((row) => isKnown(row, rows))) || isSamePage(page, previous);
    const page = await read();
    if (!stalls(page))
        return page;
    log.warning(`The page at offset ${offset} brings nothing new; it is asked for once more.`);
    const again = await read();
    if (!stalls(again))
        return again;
    throw new NoProgressError(`The page at offset ${offset} ${again.visitors.length === 0 ? 'is empty although more is promised' : 'only repeats what was listed before'}, twice. Nothing was exported, because the list would not be whole. Try again later.`);
}
function isKnown(row, rows) {
    const known = rows.get(row.path);
    return known !== undefined && sameCounts(known, row);
}
function isSamePage(page, previous) {
    if (page.visitors.length === 0 || page.visitors.length !== previous?.visitors.length)
        return false;
    return page.visitors.every((row, index) => {
        const before = previous.visitors[index];
        return before?.path === row.path && sameCounts(before, row);
    });
}
function sameCounts(a, b) {
    return a.human === b.human && a.ai === b.ai && a.total === b.total;
}

;// CONCATENATED MODULE: ./build/visitors/visitor-report.js

// With 1,000 rows, the most that can be asked for, the report stays below half a megabyte whatever the paths hold.
const maxPathCharacters = 100;
/** The report of an export, for the job summary and `report.md`. */
function visitorReport({ totals, visitors }, about) {
    const shown = visitors.slice(0, about.summaryRows);
    return [
        `## Documentation visitors of ${(0,untrusted_text/* codeSpan */.SS)(about.projectId, maxPathCharacters)}`,
        `${describeRange(about)}. Unique visitors; who is both human and AI traffic counts once in the total.`,
        table(['Visitors', 'Number', 'Share'], '|---|--:|--:|', totalRows(totals)),
        ...(shown.length === 0 ? [] : [pagesTitle(shown.length, visitors.length), pagesTable(shown)]),
    ].join('\n\n');
}
/** A range for people; the upper bound is exclusive. */
function describeRange({ dateFrom, dateTo }) {
    const from = dateFrom === undefined ? 'From the beginning' : `From ${(0,untrusted_text/* codeSpan */.SS)(dateFrom)}`;
    return dateTo === undefined ? `${from} until now` : `${from} until before ${(0,untrusted_text/* codeSpan */.SS)(dateTo)}`;
}
function totalRows({ human, ai, total }) {
    return [
        ['Human', formatCount(human), formatShare(human, total)],
        ['AI', formatCount(ai), formatShare(ai, total)],
        ['**Total**', `**${formatCount(total)}**`, ''],
    ];
}
function pagesTitle(shown, all) {
    return shown === all
        ? `### All ${formatCount(all)} pages`
        : `### Top ${formatCount(shown)} of ${formatCount(all)} pages`;
}
function pagesTable(rows) {
    return table(['Page', 'Human', 'AI', 'Total'], '|---|--:|--:|--:|', rows.map(({ path, human, ai, total }) => [
        (0,untrusted_text/* codeSpan */.SS)(path, maxPathCharacters),
        ...[human, ai, total].map(formatCount),
    ]));
}
function table(head, alignment, rows) {
    return [line(head), alignment, ...rows.map(line)].join('\n');
}
function line(cells) {
    return `| ${cells.join(' | ')} |`;
}
function formatCount(count) {
    return count.toLocaleString('en-US');
}
function formatShare(count, total) {
    return total === 0 ? '–' : `${((100 * count) / total).toFixed(1)} %`;
}

;// CONCATENATED MODULE: ./build/visitors/export-visitors.js



/** Reads the visitors of the range and writes them in the formats that were asked for. */
async function exportVisitors(options) {
    const { inputs, log } = options;
    const budget = new RequestBudget(inputs.maxRequests);
    const list = await readVisitors({
        range: inputs,
        pageSize: inputs.pageSize,
        budget,
        listVisitors: options.client.listVisitors,
        log,
    }).finally(() => {
        options.onRequests(budget.sent);
    });
    const report = visitorReport(list, { ...inputs, projectId: options.projectId });
    const exportFiles = await Promise.all(inputs.formats.map((format) => exportFile(format, list, report, options)));
    const files = await writeExportFiles(inputs.outputDir, exportFiles, options);
    return { outcome: 'exported', totals: list.totals, pages: list.visitors.length, files, report };
}
/** The file of one format; its code is loaded only when it is asked for. */
async function exportFile(format, list, report, { inputs, projectId, now }) {
    switch (format) {
        case 'csv': {
            const { visitorsCsv } = await __webpack_require__.e(/* import() */ 892).then(__webpack_require__.bind(__webpack_require__, 71892));
            return { name: 'visitors.csv', chunks: visitorsCsv(list) };
        }
        case 'json': {
            const { visitorsJson } = await __webpack_require__.e(/* import() */ 570).then(__webpack_require__.bind(__webpack_require__, 52570));
            return {
                name: 'visitors.json',
                chunks: visitorsJson(list, { ...inputs, projectId, exportedAt: now() }),
            };
        }
        case 'ndjson': {
            const { visitorsNdjson } = await __webpack_require__.e(/* import() */ 570).then(__webpack_require__.bind(__webpack_require__, 52570));
            return { name: 'visitors.ndjson', chunks: visitorsNdjson(list) };
        }
        case 'md':
            return { name: 'report.md', chunks: [`${report}\n`] };
    }
}

;// CONCATENATED MODULE: ./build/visitors-step.js







const nothingExported = 'Nothing was exported. Raise timeout-minutes, or shorten the range.';
/** Exports visitors as the step's operation. */
async function visitorsStep(service, inputs, step) {
    const { deadline, log, redact, setOutputs } = step;
    const context = { clock: clock/* systemClock */.ml, deadline, log, random: Math.random };
    setOutputs({ dateFrom: inputs.dateFrom, dateTo: inputs.dateTo });
    const exporting = exportVisitors({
        inputs,
        projectId: service.projectId,
        client: (0,client/* createServiceClient */.r)({ ...service, redact }, context),
        onRequests: (requests) => {
            setOutputs({ requests });
        },
        redact,
        now: () => new Date(),
        signal: deadline.signal,
        log,
    });
    const { totals, pages, files, report } = await exporting.catch((error) => {
        throw error instanceof clock/* DeadlineExceeded */.m4
            ? new clock/* DeadlineExceeded */.m4(`${error.message} ${nothingExported}`)
            : error;
    });
    setOutputs({ human: totals.human, ai: totals.ai, total: totals.total, pages, outputDir: inputs.outputDir });
    log.info(['Files of the export:', ...files].join('\n  '));
    try {
        const artifact = inputs.artifact && (await uploadArtifact({ ...inputs.artifact, files, signal: deadline.signal, log }));
        setOutputs({ artifactId: artifact?.id, artifactUrl: artifact?.url, artifactDigest: artifact?.digest });
        return {
            outcome: 'exported',
            report: `${report}\n\n${whereTheDataIs(inputs, artifact)}`,
            message: `Exported ${pages} pages: ${totals.total} visitors, ${totals.human} human, ${totals.ai} AI.`,
            severity: 'info',
        };
    }
    catch (error) {
        if (!(error instanceof errors/* ActionError */.l))
            throw error;
        // The export is whole: its report is shown beside what became of the upload.
        const message = `${error.message} The files of the export are in ${inputs.outputDir}.`;
        return {
            outcome: (0,build_step/* outcomeOfError */.S)(error),
            report: `${report}\n\n${(0,untrusted_text/* codeBlock */.DV)(message)}`,
            message,
            severity: 'error',
        };
    }
}
function whereTheDataIs({ outputDir, artifact: asked }, artifact) {
    if (artifact === undefined || asked === undefined)
        return `The data is on the runner in ${(0,untrusted_text/* codeSpan */.SS)(outputDir)}.`;
    return `The data is in the artifact [${(0,untrusted_text/* codeSpan */.SS)(asked.name)}](<${artifact.url}>).`;
}


/***/ })

};
