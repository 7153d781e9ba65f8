export const id = 644;
export const ids = [644];
export const modules = {

/***/ 64644:
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
/** The upload failed. The files are still on disk. */
class ArtifactUploadError extends errors/* ActionError */.lZ {
    name = 'ArtifactUploadError';
}
/**
 * Uploads files as one artifact of the run.
 *
 * @returns undefined if there is no artifact service: on GitHub Enterprise Server and outside a runner
 * @throws ArtifactUploadError with the name of the artifact and what to do; the reason of `signal`
 */
async function uploadArtifact(upload) {
    const { name, files, retentionDays, signal, log } = upload;
    const folder = external_node_path_.dirname(files[0] ?? '');
    const missing = missingService();
    if (missing !== undefined) {
        log.notice(`The files are not uploaded as an artifact: ${missing}. They are in ${folder}.`);
        return undefined;
    }
    const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(351), __webpack_require__.e(690)]).then(__webpack_require__.bind(__webpack_require__, 35690));
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
        return { id: String(id), url: artifactUrl(id), digest: `sha256:${digest ?? ''}` };
    }
    catch (error) {
        signal.throwIfAborted();
        throw new ArtifactUploadError(`The artifact "${(0,untrusted_text/* singleLine */.pF)(name)}" could not be uploaded: ${(0,errors/* messageOf */.bD)(error).replace(/\.$/u, '')}. If this run has already uploaded an artifact of that name, set another artifact-name. Otherwise run the job again, or set upload-artifact to false.`, { cause: error });
    }
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
function artifactUrl(id) {
    return `${(0,workflow_run/* workflowRunUrl */.C)()}/artifacts/${id}`;
}

// EXTERNAL MODULE: ./build/service/client.js + 5 modules
var client = __webpack_require__(75529);
// EXTERNAL MODULE: ./build/visitors/read/request-budget.js
var request_budget = __webpack_require__(4422);
// EXTERNAL MODULE: ./build/visitors/date-format.js
var date_format = __webpack_require__(7926);
// EXTERNAL MODULE: ./build/visitors/number-format.js
var number_format = __webpack_require__(39917);
// EXTERNAL MODULE: ./build/visitors/read/comparison.js
var comparison = __webpack_require__(96514);
// EXTERNAL MODULE: ./build/visitors/read/progress.js
var progress = __webpack_require__(43944);
// EXTERNAL MODULE: ./build/visitors/read/visitor-list.js + 1 modules
var visitor_list = __webpack_require__(74525);
;// CONCATENATED MODULE: ./build/visitors/read/visitor-analytics.js





/**
 * Reads the pages of the range, the pages of the previous period, and the totals of each bucket.
 *
 * @throws what {@link readVisitors} throws
 */
async function readAnalytics({ inputs, ...options }) {
    const { previous, series, pageSize } = inputs;
    options.budget.reserve((previous === undefined ? 0 : 1) + (series?.buckets.length ?? 0));
    const list = await (0,visitor_list/* readVisitors */.o2)({ ...options, range: inputs, purpose: 'the pages', pageSize });
    return {
        ...list,
        previous: previous && (await readPrevious(previous, list, { ...options, pageSize })),
        series: series && { size: series.size, buckets: await readTotals(series, options) },
    };
}
async function readPrevious(range, { visitors }, options) {
    options.log.info(`Reading the previous period: ${(0,date_format/* formatRange */.Lu)(range)}.`);
    options.budget.release(1);
    const list = await (0,visitor_list/* readVisitors */.o2)({ ...options, range, purpose: 'the pages of the previous period' });
    return { ...range, ...list, changes: (0,comparison/* comparePages */.s)(visitors, list.visitors) };
}
/**
 * Reads the totals of each bucket, with a request for one row each. The sum of smaller buckets would count people more
 * than once.
 */
async function readTotals({ size, buckets }, { budget, listVisitors, log }) {
    const all = (0,number_format/* formatCountOf */.gL)(buckets.length, size);
    log.info(`Reading the totals of ${all}, one request each.`);
    // A short series needs one line only.
    const step = buckets.length < 10 ? buckets.length : Math.ceil(buckets.length / 10);
    const logProgress = (0,progress/* progressEvery */.B)(step, log);
    const read = [];
    for (const bucket of buckets) {
        budget.release(1);
        const { dateFrom, dateTo } = bucket;
        const query = { dateFrom, dateTo, limit: 1, offset: 0 };
        const { totals } = await listVisitors(query, budget.optionsFor('the series'));
        read.push({ ...bucket, ...totals });
        logProgress(read.length, `${(0,number_format/* formatCount */.B4)(read.length)} of ${all} read, ${budget.usage}.`);
    }
    return read;
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
;// CONCATENATED MODULE: ./build/visitors/write/export-files.js



const bytesPerWrite = 65_536;
/** A file of the export could not be written. */
class ExportFileError extends errors/* ActionError */.lZ {
    name = 'ExportFileError';
}
/**
 * Checks that an export can be written to a folder, and leaves everything unchanged.
 *
 * @throws ExportFileError if the folder cannot be created, is a file, or is not writable
 */
async function checkExportFolder(folder) {
    const made = [];
    try {
        await makeFolder(folder, made);
        await (0,promises_.access)(folder, promises_.constants.W_OK);
    }
    catch (error) {
        throw new ExportFileError(`The folder ${folder} cannot be used for the export: ${(0,errors/* messageOf */.bD)(error)}. Set output-dir to a folder that this step may write to. Without output-dir, check RUNNER_TEMP.`, { cause: error });
    }
    finally {
        for (const each of made.reverse())
            await (0,promises_.rmdir)(each);
    }
}
/**
 * Creates one folder at a time, because Node's recursive mkdir never ends below /proc. Adds the new folders to `made`.
 */
async function makeFolder(folder, made = []) {
    try {
        await (0,promises_.mkdir)(folder);
    }
    catch (error) {
        const code = (0,errors/* errorCode */.CA)(error);
        if (code === 'EEXIST' && (await (0,promises_.stat)(folder)).isDirectory())
            return;
        if (code !== 'ENOENT' || external_node_path_.dirname(folder) === folder)
            throw error;
        await makeFolder(external_node_path_.dirname(folder), made);
        await (0,promises_.mkdir)(folder);
    }
    made.push(folder);
}
/**
 * Writes the files of an export to a folder, and creates the folder if needed. The files get their final names when all
 * are complete. After a failure or an abort, no file remains.
 *
 * @returns absolute paths, in the given order
 * @throws ExportFileError that names the path; the reason of `signal`
 */
async function writeExportFiles(folder, files, { redact, signal }) {
    const written = [];
    let current = folder;
    try {
        signal.throwIfAborted();
        await makeFolder(folder);
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
        throw new ExportFileError(`The export could not be written to ${current}: ${(0,errors/* messageOf */.bD)(error)}. No part of it was left there. Check that the step may write to output-dir and that the disk has space.`, { cause: error });
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

// EXTERNAL MODULE: ./build/visitors/write/visitor-parts.js
var visitor_parts = __webpack_require__(65103);
;// CONCATENATED MODULE: ./build/visitors/write/mermaid-charts.js


// A chart with more buckets is not legible, and GitHub draws no chart above 50,000 characters.
const maxBuckets = 120;
const charactersOnAxis = 70;
// Legible on GitHub's light and dark backgrounds. The total is drawn behind the lines.
const colours = { human: '#2f81f7', ai: '#e8853d', both: '#a371f7', total: '#8b949e59' };
/** Returns a pie chart of a total; undefined if there are no visitors. */
function splitChart(totals) {
    const { humanOnly, both, aiOnly } = (0,visitor_parts/* partsOf */.C)(totals);
    // Mermaid sorts slices by size, and some versions assign the colours in that order.
    const slices = [
        { label: 'Human only', count: humanOnly, colour: colours.human },
        { label: 'AI only', count: aiOnly, colour: colours.ai },
        { label: 'Both', count: both, colour: colours.both },
    ]
        .filter(({ count }) => count > 0)
        .sort((a, b) => b.count - a.count);
    if (slices.length === 0)
        return undefined;
    const themeVariables = Object.fromEntries(slices.map(({ colour }, index) => [`pie${index + 1}`, colour]));
    return mermaid({ themeVariables }, [
        'pie showData',
        '  accTitle: Human and AI visitors',
        ...slices.map(({ label, count }) => `  "${label}" : ${count}`),
    ]);
}
/**
 * Returns a chart of the last buckets of a series: bars for all visitors, and a line each for human and AI visitors.
 */
function seriesChart({ size, buckets }) {
    const shown = buckets.slice(-maxBuckets);
    const names = (0,date_format/* bucketLabels */.WA)({ size, buckets: shown });
    const labelCharacters = Math.max(7, ...names.map((name) => name.length));
    const every = Math.ceil(shown.length / Math.floor(charactersOnAxis / labelCharacters));
    const labels = names.map((name, index) => (index % every === 0 ? name : '') + invisible(index));
    const top = Math.max(1, ...shown.map(({ human, ai, total }) => Math.max(human, ai, total)));
    const row = (name) => `[${shown.map((bucket) => bucket[name]).join(', ')}]`;
    const plotColorPalette = [colours.total, colours.human, colours.ai].join(', ');
    return mermaid({
        xyChart: { width: 900, height: 320 },
        themeVariables: { xyChart: { backgroundColor: 'transparent', plotColorPalette } },
    }, [
        'xychart-beta',
        `  accTitle: Visitors per ${size}`,
        `  x-axis [${labels.map((label) => `"${label}"`).join(', ')}]`,
        `  y-axis "Visitors" 0 --> ${top}`,
        `  bar "All" ${row('total')}`,
        `  line "Human" ${row('human')}`,
        `  line "AI" ${row('ai')}`,
    ]);
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

;// CONCATENATED MODULE: ./build/visitors/write/markdown-report.js





// With these limits, the report stays 180 KB below the runner's limit of 1 MiB. That holds for 1,000 rows (the
// maximum), the largest numbers, and paths in which every character has the longest escape, 9 bytes.
const maxPathCharacters = 70;
const movesShown = 5;
const namesShown = 10;
const barCharacters = 10;
/** Returns the report of an export, for the job summary and `report.md`. */
function visitorReport(analytics, summaryRows) {
    const { totals, previous, series } = analytics;
    const split = splitChart(totals);
    return [
        `## Documentation visitors of ${(0,untrusted_text/* codeSpan */.SS)(analytics.projectId, maxPathCharacters)}`,
        `${(0,date_format/* formatRange */.Lu)(analytics)}${previous === undefined ? '' : `, compared with ${(0,date_format/* formatRange */.Lu)(previous)}`}. Unique visitors. A visitor counted as both human and AI counts once in the total.`,
        totalsTable(totals, previous?.totals),
        ...(split === undefined ? [] : [split]),
        // A single bucket repeats the total, and Mermaid does not draw a line of one point.
        ...(series === undefined || series.buckets.length === 1 ? [] : seriesSection(series)),
        ...pagesSection(analytics, summaryRows),
        ...(previous === undefined ? [] : movementsSection(previous.changes)),
    ].join('\n\n');
}
function totalsTable(totals, previous) {
    const row = (title, count, share) => [
        title,
        (0,number_format/* formatCount */.B4)(totals[count]),
        share,
        ...(previous === undefined
            ? []
            : [(0,number_format/* formatCount */.B4)(previous[count]), (0,number_format/* formatChange */.eD)(totals[count], previous[count])]),
    ];
    const rows = [
        row('Human', 'human', (0,number_format/* formatShare */.T1)(totals.human, totals.total)),
        row('AI', 'ai', (0,number_format/* formatShare */.T1)(totals.ai, totals.total)),
        row('**Total**', 'total', '').map((cell, index) => (index === 1 ? `**${cell}**` : cell)),
    ];
    const columns = ['Visitors', 'Number', 'Share', 'Previous', 'Change'];
    return table(columns.slice(0, previous === undefined ? 3 : 5), rows);
}
function seriesSection(series) {
    const { size, buckets } = series;
    const cut = buckets.length <= maxBuckets ? '' : `The last ${maxBuckets} of ${(0,number_format/* formatCount */.B4)(buckets.length)} ${size}s. `;
    return [
        `### Visitors per ${size}`,
        `${cut}Bars: all visitors. Lines: 🟦 human, 🟧 AI. ${(0,date_format/* bucketNote */.vG)(size)}`.trim(),
        seriesChart(series),
    ];
}
function pagesSection({ totals, visitors, previous }, summaryRows) {
    const shown = visitors.slice(0, summaryRows);
    if (visitors.length === 0)
        return ['No page had visitors.'];
    if (shown.length === 0)
        return [];
    const before = new Map(previous?.visitors.map((page) => [page.path, page.total]));
    const most = Math.max(...shown.map(({ total }) => total));
    const columns = ['Page', 'Human', 'AI', 'Total', 'Share'];
    const rows = shown.map((page) => [
        ...[pathCell(page), (0,number_format/* formatCount */.B4)(page.human), (0,number_format/* formatCount */.B4)(page.ai)],
        `${(0,number_format/* formatCount */.B4)(page.total)} \`${shareBar(page.total, most)}\``,
        (0,number_format/* formatShare */.T1)(page.total, totals.total),
        ...(previous === undefined ? [] : [(0,number_format/* formatChange */.eD)(page.total, before.get(page.path) ?? 0)]),
    ]);
    const title = shown.length === visitors.length
        ? `### ${visitors.length === 1 ? 'The only page' : `All ${(0,number_format/* formatCount */.B4)(visitors.length)} pages`}`
        : `### Top ${(0,number_format/* formatCount */.B4)(shown.length)} of ${(0,number_format/* formatCount */.B4)(visitors.length)} pages`;
    return [title, table(previous === undefined ? columns : [...columns, 'Change'], rows)];
}
/** Returns a bar. It is full for the page with the most visitors. */
function shareBar(count, most) {
    const filled = most === 0 ? 0 : Math.round((barCharacters * count) / most);
    return '█'.repeat(filled) + '░'.repeat(barCharacters - filled);
}
function movementsSection(changes) {
    if (changes.length === 0)
        return [];
    const { risers, fallers, appeared, vanished } = (0,comparison/* movementsOf */.E)(changes);
    return [
        '### What changed',
        ...movesTable('Biggest risers', risers),
        ...movesTable('Biggest fallers', fallers),
        pageNames('New', appeared, (page) => page.total),
        pageNames('Vanished', vanished, (page) => page.previous.total),
    ];
}
function movesTable(title, pages) {
    if (pages.length === 0)
        return [];
    const rows = pages
        .slice(0, movesShown)
        .map((page) => [
        pathCell(page),
        (0,number_format/* formatCount */.B4)(page.previous.total),
        (0,number_format/* formatCount */.B4)(page.total),
        (0,number_format/* formatChange */.eD)(page.total, page.previous.total),
    ]);
    return [table([title, 'Previous', 'Now', 'Change'], rows)];
}
/** Returns the pages that only one period has, with their visitors. */
function pageNames(title, pages, count) {
    const shown = pages.slice(0, namesShown).map((page) => `${pathCell(page)} (${(0,number_format/* formatCount */.B4)(count(page))})`);
    const rest = pages.length - shown.length;
    if (rest > 0)
        shown.push(`and ${(0,number_format/* formatCount */.B4)(rest)} more`);
    return `**${title} pages**: ${shown.length === 0 ? 'none' : shown.join(', ')}`;
}
function pathCell({ path }) {
    return (0,untrusted_text/* codeSpan */.SS)(path, maxPathCharacters);
}
/** Returns a table with text in the first column and numbers in the others. */
function table(head, rows) {
    const alignment = `|---|${'--:|'.repeat(head.length - 1)}`;
    return [line(head), alignment, ...rows.map(line)].join('\n');
}
function line(cells) {
    return `| ${cells.join(' | ')} |`;
}

;// CONCATENATED MODULE: ./build/visitors/export-visitors.js




/** Reads the visitors of the range and writes them in the requested formats. */
async function exportVisitors(options, { clock, deadline, log }) {
    const { inputs, projectId, redact } = options;
    const budget = new request_budget/* RequestBudget */.bK(inputs.maxRequests, {
        isCompared: inputs.previous !== undefined,
        series: inputs.series?.size,
        pageSize: inputs.pageSize,
    });
    const { listVisitors } = options.client;
    const read = await readAnalytics({ inputs, budget, listVisitors, log }).finally(() => {
        options.onRequests(budget.sent);
    });
    const { dateFrom, dateTo, summaryRows } = inputs;
    const analytics = { projectId, dateFrom, dateTo, exportedAt: new Date(clock.now()), ...read };
    const report = visitorReport(analytics, summaryRows);
    const files = await writeExportFiles(inputs.outputDir, await exportFiles(analytics, report, inputs), {
        redact,
        signal: deadline.signal,
    });
    return {
        totals: read.totals,
        previousTotals: read.previous?.totals,
        pages: read.visitors.length,
        files,
        report,
    };
}
async function exportFiles(analytics, report, { formats }) {
    const files = await Promise.all(formats.map((format) => exportFile(format, analytics, report)));
    if (analytics.series === undefined)
        return files;
    const { seriesCsv } = await __webpack_require__.e(/* import() */ 410).then(__webpack_require__.bind(__webpack_require__, 57410));
    return [...files, { name: 'series.csv', chunks: seriesCsv(analytics.series) }];
}
/** Returns the file of one format. Its code is loaded only if the format is requested. */
async function exportFile(format, analytics, report) {
    switch (format) {
        case 'csv': {
            const { visitorsCsv } = await __webpack_require__.e(/* import() */ 410).then(__webpack_require__.bind(__webpack_require__, 57410));
            return { name: 'visitors.csv', chunks: visitorsCsv(analytics) };
        }
        case 'json': {
            const { visitorsJson } = await __webpack_require__.e(/* import() */ 98).then(__webpack_require__.bind(__webpack_require__, 96098));
            return { name: 'visitors.json', chunks: visitorsJson(analytics) };
        }
        case 'ndjson': {
            const { visitorsNdjson } = await __webpack_require__.e(/* import() */ 98).then(__webpack_require__.bind(__webpack_require__, 96098));
            return { name: 'visitors.ndjson', chunks: visitorsNdjson(analytics) };
        }
        case 'md':
            return { name: 'report.md', chunks: [`${report}\n`] };
        case 'html': {
            const { htmlReport } = await Promise.all(/* import() */[__webpack_require__.e(902), __webpack_require__.e(316)]).then(__webpack_require__.bind(__webpack_require__, 10316));
            return { name: 'report.html', chunks: await htmlReport(analytics) };
        }
    }
}

// EXTERNAL MODULE: ./build/steps/step.js
var steps_step = __webpack_require__(8952);
;// CONCATENATED MODULE: ./build/steps/visitors-step.js








const nothingExported = 'Nothing was exported. Raise timeout-minutes, or shorten the range.';
/** Runs the operation `visitors`. */
async function visitorsStep(operation, step) {
    const { visitors: inputs } = operation;
    let exported;
    try {
        exported = await runExport(operation, step);
    }
    catch (error) {
        const interruption = (0,deadline/* interruptionOf */.nS)(error);
        return (0,steps_step/* interruptedEnd */.Y)(interruption, interruption.outcome === 'timed-out' ? nothingExported : undefined);
    }
    try {
        const artifact = await upload(inputs, exported.files, step);
        return {
            outcome: 'exported',
            report: `${exported.report}\n\n${whereTheDataIs(inputs, artifact)}`,
            message: closingMessage(exported),
            severity: 'info',
        };
    }
    catch (error) {
        // The export is complete, so its report is shown together with the error of the upload.
        const end = (0,steps_step/* interruptedEnd */.Y)((0,deadline/* interruptionOf */.nS)(error), `The files of the export are in ${inputs.outputDir}.`);
        return { ...end, report: `${exported.report}\n\n${(0,untrusted_text/* codeBlock */.DV)(end.message)}` };
    }
}
async function runExport({ service, visitors: inputs }, { context, redact, setOutputs }) {
    setOutputs({ dateFrom: inputs.dateFrom, dateTo: inputs.dateTo });
    // Check the folder before the first request. Requests are limited, and without a folder their results are lost.
    await checkExportFolder(inputs.outputDir);
    const exported = await exportVisitors({
        inputs,
        projectId: service.projectId,
        client: (0,client/* createServiceClient */.r)({ ...service, redact }, context),
        onRequests: (requests) => {
            setOutputs({ requests });
        },
        redact,
    }, context);
    const { totals, previousTotals, pages, files } = exported;
    setOutputs({ human: totals.human, ai: totals.ai, total: totals.total, pages, outputDir: inputs.outputDir });
    if (previousTotals !== undefined) {
        const { human, ai, total } = previousTotals;
        setOutputs({ previousHuman: human, previousAi: ai, previousTotal: total });
    }
    context.log.info(['Files of the export:', ...files].join('\n  '));
    return exported;
}
async function upload(inputs, files, { context, setOutputs }) {
    const { deadline, log } = context;
    const artifact = inputs.artifact && (await uploadArtifact({ ...inputs.artifact, files, signal: deadline.signal, log }));
    setOutputs({ artifactId: artifact?.id, artifactUrl: artifact?.url, artifactDigest: artifact?.digest });
    return artifact;
}
function closingMessage({ totals, previousTotals, pages }) {
    const previous = previousTotals === undefined ? '' : `; ${(0,number_format/* formatCount */.B4)(previousTotals.total)} in the previous period`;
    return `Exported ${(0,number_format/* formatCountOf */.gL)(pages, 'page')}: ${(0,number_format/* formatCountOf */.gL)(totals.total, 'visitor')}, ${(0,number_format/* formatCount */.B4)(totals.human)} human, ${(0,number_format/* formatCount */.B4)(totals.ai)} AI${previous}.`;
}
function whereTheDataIs({ outputDir, artifact: asked, formats }, artifact) {
    const toOpen = formats.includes('html') ? ' Open `report.html` in a browser to explore it.' : '';
    if (artifact === undefined || asked === undefined)
        return `The data is on the runner in ${(0,untrusted_text/* codeSpan */.SS)(outputDir)}.${toOpen}`;
    return `The data is in the artifact [${(0,untrusted_text/* codeSpan */.SS)(asked.name)}](<${artifact.url}>).${toOpen}`;
}


/***/ }),

/***/ 96514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ movementsOf),
/* harmony export */   s: () => (/* binding */ comparePages)
/* harmony export */ });
/* harmony import */ var _visitor_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74525);

const nobody = { human: 0, ai: 0, total: 0 };
/** Returns every page of either list, in the order of an export. A page that is only in the previous list has zeros. */
function comparePages(current, previous) {
    const before = new Map(previous.map((page) => [page.path, page]));
    const pages = current.map((page) => ({ ...page, previous: before.get(page.path) ?? nobody }));
    for (const { path } of current)
        before.delete(path);
    const unlisted = [...before.values()].map((page) => ({ path: page.path, ...nobody, previous: page }));
    return [...pages, ...unlisted].sort(_visitor_list_js__WEBPACK_IMPORTED_MODULE_0__/* .inOrder */ .al);
}
function movementsOf(pages) {
    const gain = (page) => page.total - page.previous.total;
    const isKept = (page) => page.total > 0 && page.previous.total > 0;
    return {
        risers: pages.filter((page) => isKept(page) && gain(page) > 0).sort((a, b) => gain(b) - gain(a)),
        fallers: pages.filter((page) => isKept(page) && gain(page) < 0).sort((a, b) => gain(a) - gain(b)),
        appeared: pages.filter((page) => page.total > 0 && page.previous.total === 0),
        vanished: pages
            .filter((page) => page.total === 0 && page.previous.total > 0)
            .sort((a, b) => b.previous.total - a.previous.total),
    };
}


/***/ }),

/***/ 43944:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ progressEvery)
/* harmony export */ });
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

/***/ 74525:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  al: () => (/* binding */ inOrder),
  o2: () => (/* binding */ readVisitors)
});

// UNUSED EXPORTS: DataMovedError, NoProgressError

// EXTERNAL MODULE: ./build/service/errors.js
var errors = __webpack_require__(4661);
// EXTERNAL MODULE: ./build/visitors/number-format.js
var number_format = __webpack_require__(39917);
;// CONCATENATED MODULE: ./build/visitors/read/code-point-order.js
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
/** Ranks surrogates, which represent code points above U+FFFF, above all other code units. */
function rank(unit) {
    return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}

// EXTERNAL MODULE: ./build/visitors/read/progress.js
var progress = __webpack_require__(43944);
;// CONCATENATED MODULE: ./build/visitors/read/visitor-list.js




/** The service reports more pages but returns none. */
class NoProgressError extends errors/* ServiceError */._7 {
    name = 'NoProgressError';
}
/** The data changed during the read, so the pages of the list do not match each other. */
class DataMovedError extends errors/* ServiceError */._7 {
    name = 'DataMovedError';
}
/**
 * Reads the whole list, page by page. If the data changes during the read, starts again once.
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
        options.log.warning(`${error.message} The list is read again from the start.`);
    }
    return readOnce(options);
}
async function readOnce(options) {
    const { budget, log } = options;
    const logProgress = (0,progress/* progressEvery */.B)(budget.progressStep, log, budget.sent);
    const rows = new Map();
    let totals;
    let page;
    let offset = 0;
    let repeated = 0;
    do {
        page = await readPage(offset, rows, page, options);
        totals ??= page.totals;
        if (!sameCounts(totals, page.totals))
            throw new DataMovedError('The totals changed while the pages were read.');
        repeated += addRows(rows, page.visitors);
        // The service may return fewer rows than requested. The next page starts after the last row.
        offset += page.visitors.length;
        logProgress(budget.sent, `${(0,number_format/* formatCountOf */.gL)(rows.size, 'page')} read, ${budget.usage}.`);
    } while (page.hasMore);
    if (repeated > 0) {
        log.warning(`The service listed ${(0,number_format/* formatCountOf */.gL)(repeated, 'page')} twice with the same counts. The duplicates were removed.`);
    }
    return { totals, visitors: [...rows.values()].sort(inOrder) };
}
/**
 * Adds the rows of a page to the list.
 *
 * @returns the number of rows that the list already had
 * @throws DataMovedError if the list has a row of the same path with other counts
 */
function addRows(rows, added) {
    let repeated = 0;
    for (const row of added) {
        const known = rows.get(row.path);
        if (known === undefined)
            rows.set(row.path, row);
        else if (sameCounts(known, row))
            repeated += 1;
        else
            throw new DataMovedError('The numbers of a page changed while the list was read.');
    }
    return repeated;
}
/** Sorts by `total` descending, then by path in code-point order. */
function inOrder(a, b) {
    return b.total - a.total || codePointOrder(a.path, b.path);
}
/** Reads one page of the list. If it should have new rows but has none, requests it once more. */
async function readPage(offset, rows, previous, { range, purpose, pageSize, budget, listVisitors, log }) {
    const query = { dateFrom: range.dateFrom, dateTo: range.dateTo, limit: pageSize, offset };
    const read = () => listVisitors(query, budget.optionsFor(purpose));
    const stalls = (page) => (page.hasMore && page.visitors.every((row) => isKnown(row, rows))) || isSamePage(page, previous);
    const page = await read();
    if (!stalls(page))
        return page;
    log.warning(`The page at offset ${offset} has no new rows. Retrying once.`);
    const again = await read();
    if (!stalls(again))
        return again;
    throw new NoProgressError(`The page at offset ${offset} ${again.visitors.length === 0 ? 'is empty although the service says that there is more' : 'only repeats earlier rows'}, twice. Nothing was exported, because the list would be incomplete. Try again later.`);
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


/***/ }),

/***/ 65103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ partsOf)
/* harmony export */ });
/** Splits a total into human only, both, and AI only. Each part is 0 or more. */
function partsOf({ human, ai, total }) {
    // The counts are approximate, so a total can be inconsistent with its parts.
    const both = Math.min(human, ai, Math.max(0, human + ai - total));
    return { humanOnly: human - both, both, aiOnly: ai - both };
}


/***/ })

};
