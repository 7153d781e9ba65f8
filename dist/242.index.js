export const id = 242;
export const ids = [242];
export const modules = {

/***/ 15242:
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

// EXTERNAL MODULE: ./build/visitors/request-budget.js
var request_budget = __webpack_require__(77641);
// EXTERNAL MODULE: ./build/visitors/comparison.js
var comparison = __webpack_require__(61717);
// EXTERNAL MODULE: ./build/visitors/visitor-pages.js + 1 modules
var visitor_pages = __webpack_require__(60044);
;// CONCATENATED MODULE: ./build/visitors/visitor-analytics.js


/**
 * Reads the list of the range, that of the previous period, and the totals of each bucket.
 *
 * @throws what {@link readVisitors} throws
 */
async function readAnalytics({ inputs, ...options }) {
    const { budget, log } = options;
    const { previous, series, pageSize } = inputs;
    budget.reserve((previous === undefined ? 0 : 1) + (series?.buckets.length ?? 0));
    const list = await (0,visitor_pages/* readVisitors */.o2)({ ...options, range: inputs, pageSize });
    if (previous !== undefined) {
        log.info(`Reading the previous period, from ${previous.dateFrom} until before ${previous.dateTo}.`);
        budget.release(1);
    }
    const before = previous && (await (0,visitor_pages/* readVisitors */.o2)({ ...options, range: previous, pageSize }));
    return {
        ...list,
        previous: previous &&
            before && { ...previous, ...before, changes: (0,comparison/* comparePages */.s)(list.visitors, before.visitors) },
        series: series && { size: series.size, buckets: await readTotals(series, options) },
    };
}
/** The totals of each bucket, by a request of one row: a sum of smaller buckets would count people more than once. */
async function readTotals({ size, buckets }, { budget, listVisitors, log }) {
    log.info(`Reading the totals per ${size}, one request each: ${buckets.length}.`);
    const read = [];
    for (const bucket of buckets) {
        budget.release(1);
        const { dateFrom, dateTo } = bucket;
        const { totals } = await listVisitors({ dateFrom, dateTo, limit: 1, offset: 0 }, () => {
            budget.spend();
        });
        read.push({ ...bucket, ...totals });
    }
    return read;
}

// EXTERNAL MODULE: ./build/visitors/figures.js
var figures = __webpack_require__(79959);
;// CONCATENATED MODULE: ./build/visitors/mermaid-charts.js

// A chart of more is no longer legible, and GitHub draws none above 50,000 characters.
const maxBuckets = 120;
const charactersOnAxis = 70;
// Legible on the light and on the dark background of GitHub; the total lies behind the others.
const colours = { human: '#2f81f7', ai: '#e8853d', both: '#a371f7', total: '#8b949e59' };
/** The split of a total as a pie; undefined when nobody visited. */
function splitChart(totals) {
    const { humanOnly, both, aiOnly } = (0,figures/* partsOf */.CI)(totals);
    // Mermaid sorts slices by size, and versions of it colour them in that order.
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
/** The last buckets of a series: bars of all visitors, a line each of human and AI visitors. */
function seriesChart({ size, buckets }) {
    const shown = buckets.slice(-maxBuckets);
    const names = (0,figures/* bucketLabels */.WA)({ size, buckets: shown });
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
/** What nobody sees, and makes labels differ: Mermaid draws equal ones, and those of white space, at one place. */
function invisible(index) {
    return index.toString(2).replaceAll('0', '\u200B').replaceAll('1', '\u200C');
}
function mermaid(config, lines) {
    return ['```mermaid', '---', `config: ${JSON.stringify(config)}`, '---', ...lines, '```'].join('\n');
}

;// CONCATENATED MODULE: ./build/visitors/visitor-report.js




// With 1,000 rows, the most that can be asked for, of paths whose every character takes the longest escape, 10 bytes, and
// of the largest numbers, 200 KB, the report stays 100 KB below the runner's limit of 1 MiB.
const maxPathCharacters = 70;
const movesShown = 5;
const namesShown = 10;
const barCharacters = 10;
/** The report of an export, for the job summary and `report.md`. */
function visitorReport(analytics, summaryRows) {
    const { totals, previous, series } = analytics;
    const split = splitChart(totals);
    return [
        `## Documentation visitors of ${(0,untrusted_text/* codeSpan */.SS)(analytics.projectId, maxPathCharacters)}`,
        `${(0,figures/* formatRange */.Lu)(analytics)}${previous === undefined ? '' : `, compared with ${(0,figures/* formatRange */.Lu)(previous)}`}. Unique visitors; those seen as both human and AI traffic are counted once in the total.`,
        totalsTable(totals, previous?.totals),
        ...(split === undefined ? [] : [split]),
        // A single bucket is the total once more, and its lines are points that Mermaid does not draw.
        ...(series === undefined || series.buckets.length === 1 ? [] : seriesSection(series)),
        ...pagesSection(analytics, summaryRows),
        ...(previous === undefined ? [] : movementsSection(previous.changes)),
    ].join('\n\n');
}
function totalsTable(totals, previous) {
    const row = (title, count, share) => [
        title,
        (0,figures/* formatCount */.B4)(totals[count]),
        share,
        ...(previous === undefined
            ? []
            : [(0,figures/* formatCount */.B4)(previous[count]), (0,figures/* formatChange */.eD)(totals[count], previous[count])]),
    ];
    const rows = [
        row('Human', 'human', (0,figures/* formatShare */.T1)(totals.human, totals.total)),
        row('AI', 'ai', (0,figures/* formatShare */.T1)(totals.ai, totals.total)),
        row('**Total**', 'total', '').map((cell, index) => (index === 1 ? `**${cell}**` : cell)),
    ];
    const columns = ['Visitors', 'Number', 'Share', 'Previous', 'Change'];
    return table(columns.slice(0, previous === undefined ? 3 : 5), rows);
}
function seriesSection(series) {
    const { size, buckets } = series;
    const cut = buckets.length <= maxBuckets ? '' : `The last ${maxBuckets} of ${(0,figures/* formatCount */.B4)(buckets.length)} ${size}s. `;
    return [
        `### Visitors per ${size}`,
        `${cut}Bars: all visitors. Lines: 🟦 human, 🟧 AI. ${(0,figures/* bucketNote */.vG)(size)}`.trim(),
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
        ...[pathCell(page), (0,figures/* formatCount */.B4)(page.human), (0,figures/* formatCount */.B4)(page.ai)],
        `${(0,figures/* formatCount */.B4)(page.total)} \`${shareBar(page.total, most)}\``,
        (0,figures/* formatShare */.T1)(page.total, totals.total),
        ...(previous === undefined ? [] : [(0,figures/* formatChange */.eD)(page.total, before.get(page.path) ?? 0)]),
    ]);
    const title = shown.length === visitors.length
        ? `### ${visitors.length === 1 ? 'The only page' : `All ${(0,figures/* formatCount */.B4)(visitors.length)} pages`}`
        : `### Top ${(0,figures/* formatCount */.B4)(shown.length)} of ${(0,figures/* formatCount */.B4)(visitors.length)} pages`;
    return [title, table(previous === undefined ? columns : [...columns, 'Change'], rows)];
}
/** A bar that is full for the page with the most visitors. */
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
        (0,figures/* formatCount */.B4)(page.previous.total),
        (0,figures/* formatCount */.B4)(page.total),
        (0,figures/* formatChange */.eD)(page.total, page.previous.total),
    ]);
    return [table([title, 'Previous', 'Now', 'Change'], rows)];
}
/** The pages that one of two periods alone has, with their visitors in it. */
function pageNames(title, pages, count) {
    const shown = pages.slice(0, namesShown).map((page) => `${pathCell(page)} (${(0,figures/* formatCount */.B4)(count(page))})`);
    const rest = pages.length - shown.length;
    if (rest > 0)
        shown.push(`and ${(0,figures/* formatCount */.B4)(rest)} more`);
    return `**${title} pages**: ${shown.length === 0 ? 'none' : shown.join(', ')}`;
}
function pathCell({ path }) {
    return (0,untrusted_text/* codeSpan */.SS)(path, maxPathCharacters);
}
/** A table whose first column is text and whose others are numbers. */
function table(head, rows) {
    const alignment = `|---|${'--:|'.repeat(head.length - 1)}`;
    return [line(head), alignment, ...rows.map(line)].join('\n');
}
function line(cells) {
    return `| ${cells.join(' | ')} |`;
}

;// CONCATENATED MODULE: ./build/visitors/export-visitors.js




/** Reads the visitors of the range and writes them in the formats that were asked for. */
async function exportVisitors(options) {
    const { inputs, projectId, log } = options;
    const budget = new request_budget/* RequestBudget */.bK(inputs.maxRequests, {
        isCompared: inputs.previous !== undefined,
        hasSeries: inputs.series !== undefined,
        pageSize: inputs.pageSize,
    });
    const { listVisitors } = options.client;
    const read = await readAnalytics({ inputs, budget, listVisitors, log }).finally(() => {
        options.onRequests(budget.sent);
    });
    const { dateFrom, dateTo, summaryRows } = inputs;
    const analytics = { projectId, dateFrom, dateTo, exportedAt: options.now(), ...read };
    const report = visitorReport(analytics, summaryRows);
    const files = await writeExportFiles(inputs.outputDir, await exportFiles(analytics, report, inputs), options);
    return {
        outcome: 'exported',
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
    const { seriesCsv } = await __webpack_require__.e(/* import() */ 892).then(__webpack_require__.bind(__webpack_require__, 71892));
    return [...files, { name: 'series.csv', chunks: seriesCsv(analytics.series) }];
}
/** The file of one format; its code is loaded only when it is asked for. */
async function exportFile(format, analytics, report) {
    switch (format) {
        case 'csv': {
            const { visitorsCsv } = await __webpack_require__.e(/* import() */ 892).then(__webpack_require__.bind(__webpack_require__, 71892));
            return { name: 'visitors.csv', chunks: visitorsCsv(analytics) };
        }
        case 'json': {
            const { visitorsJson } = await __webpack_require__.e(/* import() */ 570).then(__webpack_require__.bind(__webpack_require__, 52570));
            return { name: 'visitors.json', chunks: visitorsJson(analytics) };
        }
        case 'ndjson': {
            const { visitorsNdjson } = await __webpack_require__.e(/* import() */ 570).then(__webpack_require__.bind(__webpack_require__, 52570));
            return { name: 'visitors.ndjson', chunks: visitorsNdjson(analytics) };
        }
        case 'md':
            return { name: 'report.md', chunks: [`${report}\n`] };
        case 'html': {
            const { htmlReport } = await Promise.all(/* import() */[__webpack_require__.e(902), __webpack_require__.e(218)]).then(__webpack_require__.bind(__webpack_require__, 2218));
            return { name: 'report.html', chunks: await htmlReport(analytics) };
        }
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
    const { totals, previousTotals, pages, files, report } = await exporting.catch((error) => {
        throw error instanceof clock/* DeadlineExceeded */.m4
            ? new clock/* DeadlineExceeded */.m4(`${error.message} ${nothingExported}`)
            : error;
    });
    setOutputs({ human: totals.human, ai: totals.ai, total: totals.total, pages, outputDir: inputs.outputDir });
    if (previousTotals !== undefined) {
        const { human, ai, total } = previousTotals;
        setOutputs({ previousHuman: human, previousAi: ai, previousTotal: total });
    }
    log.info(['Files of the export:', ...files].join('\n  '));
    try {
        const artifact = inputs.artifact && (await uploadArtifact({ ...inputs.artifact, files, signal: deadline.signal, log }));
        setOutputs({ artifactId: artifact?.id, artifactUrl: artifact?.url, artifactDigest: artifact?.digest });
        return {
            outcome: 'exported',
            report: `${report}\n\n${whereTheDataIs(inputs, artifact)}`,
            message: `Exported ${pages} ${pages === 1 ? 'page' : 'pages'}: ${totals.total} visitors, ${totals.human} human, ${totals.ai} AI${previousTotals === undefined ? '' : `; ${previousTotals.total} in the previous period`}.`,
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
function whereTheDataIs({ outputDir, artifact: asked, formats }, artifact) {
    const toOpen = formats.includes('html') ? ' Open `report.html` in a browser to explore it.' : '';
    if (artifact === undefined || asked === undefined)
        return `The data is on the runner in ${(0,untrusted_text/* codeSpan */.SS)(outputDir)}.${toOpen}`;
    return `The data is in the artifact [${(0,untrusted_text/* codeSpan */.SS)(asked.name)}](<${artifact.url}>).${toOpen}`;
}


/***/ }),

/***/ 61717:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ movementsOf),
/* harmony export */   s: () => (/* binding */ comparePages)
/* harmony export */ });
/* harmony import */ var _visitor_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60044);

const nobody = { human: 0, ai: 0, total: 0 };
/** Every page of either list, in the order of an export; a page that is only in the previous one has zeros. */
function comparePages(current, previous) {
    const before = new Map(previous.map((page) => [page.path, page]));
    const pages = current.map((page) => ({ ...page, previous: before.get(page.path) ?? nobody }));
    for (const { path } of current)
        before.delete(path);
    const unlisted = [...before.values()].map((page) => ({ path: page.path, ...nobody, previous: page }));
    return [...pages, ...unlisted].sort(_visitor_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .inOrder */ .al);
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

/***/ 79959:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   CI: () => (/* binding */ partsOf),
/* harmony export */   Lu: () => (/* binding */ formatRange),
/* harmony export */   SQ: () => (/* binding */ axisCounts),
/* harmony export */   T1: () => (/* binding */ formatShare),
/* harmony export */   WA: () => (/* binding */ bucketLabels),
/* harmony export */   eD: () => (/* binding */ formatChange),
/* harmony export */   vG: () => (/* binding */ bucketNote)
/* harmony export */ });
const counts = new Intl.NumberFormat('en-US');
const compactCounts = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });
const signedCounts = new Intl.NumberFormat('en-US', { signDisplay: 'exceptZero' });
const shares = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const signedShares = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'always',
});
const days = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const months = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
/** `12,345` */
function formatCount(count) {
    return counts.format(count);
}
/** The counts of an axis up to `most`: `12,345`, or `1.2M` where there is no room for more. */
function axisCounts(most) {
    const format = most < 100_000 ? counts : compactCounts;
    return (count) => format.format(count);
}
/** `12.3 %`, or a dash where there is nothing to have a share of. */
function formatShare(count, of) {
    return of === 0 ? '–' : `${shares.format((100 * count) / of)} %`;
}
/** `+1,234 (+12.3 %)`, `+1,234 (new)` for growth from zero, `0` without a change. */
function formatChange(now, before) {
    const gain = signed(signedCounts.format(now - before));
    return now === before ? gain : `${gain} (${formatGrowth(now, before)})`;
}
function formatGrowth(now, before) {
    return before === 0 ? 'new' : `${signed(signedShares.format((100 * (now - before)) / before))} %`;
}
/** Signs of one width. */
function signed(number) {
    return number.replace('-', '−');
}
/** `Oct 1 – 31, 2026`, with the last day for the exclusive bound; bounds that are no days as they are. */
function formatRange({ dateFrom, dateTo }) {
    if (dateFrom?.length === 10 && dateTo?.length === 10) {
        const lastDay = new Date(Date.parse(dateTo) - 86_400_000);
        // Which of its spaces are narrow is a matter of the data of Node.
        return dates.formatRange(new Date(dateFrom), lastDay).replaceAll(/\s/gu, ' ');
    }
    return `${dateFrom ?? 'The beginning'} until ${dateTo === undefined ? 'now' : `before ${dateTo}`}`;
}
/** The buckets of a series on the axis of a chart: `Nov 2`, in a series of several years `Nov 2, 2026`, as months `Nov 2026`. */
function bucketLabels({ size, buckets }) {
    const years = new Set(buckets.map(({ firstDay }) => firstDay.slice(0, 4)));
    const format = size === 'month' ? months : years.size > 1 ? dates : days;
    return buckets.map(({ firstDay }) => format.format(new Date(firstDay)));
}
/** What a reader has to know of the first and the last bucket. */
function bucketNote(size) {
    return {
        day: '',
        week: 'Weeks begin on Monday and are cut to the range.',
        month: 'Months are cut to the range.',
    }[size];
}
/** The parts of a total where some are counted as both human and AI traffic; each is 0 or more. */
function partsOf({ human, ai, total }) {
    // The counts are approximate: a total can lie outside of what its parts allow.
    const both = Math.min(human, ai, Math.max(0, human + ai - total));
    return { humanOnly: human - both, both, aiOnly: ai - both };
}


/***/ }),

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

/***/ 60044:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  al: () => (/* binding */ inOrder),
  o2: () => (/* binding */ readVisitors)
});

// UNUSED EXPORTS: DataMovedError, NoProgressError

// EXTERNAL MODULE: ./build/service/errors.js
var errors = __webpack_require__(4661);
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


/** The service promises more pages and brings none. */
class NoProgressError extends errors/* ServiceError */._7 {
    name = 'NoProgressError';
}
/** The data changed while it was read, so that its pages do not belong together. */
class DataMovedError extends errors/* ServiceError */._7 {
    name = 'DataMovedError';
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
    return { totals, visitors: [...rows.values()].sort(inOrder) };
}
/** By `total` descending, then by path in code-point order. */
function inOrder(a, b) {
    return b.total - a.total || codePointOrder(a.path, b.path);
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


/***/ })

};
