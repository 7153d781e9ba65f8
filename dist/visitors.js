export const id = 66;
export const ids = [66];
export const modules = {

/***/ 79843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  visitorsStep: () => (/* binding */ visitorsStep)
});

// EXTERNAL MODULE: ./build/shared/deadline.js
var deadline = __webpack_require__(33066);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/shared/errors.js
var errors = __webpack_require__(52005);
// EXTERNAL MODULE: ./build/shared/untrusted-text.js
var untrusted_text = __webpack_require__(43908);
// EXTERNAL MODULE: ./build/runner/workflow-run.js
var workflow_run = __webpack_require__(16826);
;// CONCATENATED MODULE: ./build/runner/artifact.js





const uploadTimeoutMs = 120_000;
/**
 * Uploads files as one artifact of the run.
 *
 * @returns undefined if there is no artifact service: on GitHub Enterprise Server and outside a runner
 * @throws ActionError with the name of the artifact and what to do; the reason of `signal`
 */
async function uploadArtifact(upload) {
    const { name, files, retentionDays, signal, log } = upload;
    const folder = external_node_path_.dirname(files[0] ?? '');
    const missing = missingService();
    if (missing !== undefined) {
        log.notice(`The files are not uploaded as an artifact: ${missing}. They are in ${folder}.`);
        return undefined;
    }
    const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(351), __webpack_require__.e(56)]).then(__webpack_require__.bind(__webpack_require__, 44056));
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
        return { id: String(id), url: `${(0,workflow_run/* workflowRun */.t)().url}/artifacts/${id}`, digest: `sha256:${digest ?? ''}` };
    }
    catch (error) {
        signal.throwIfAborted();
        throw new errors/* ActionError */.lZ(`The artifact "${(0,untrusted_text/* singleLine */.pF)(name)}" could not be uploaded: ${withoutSignatures((0,errors/* messageOf */.bD)(error)).replace(/\.$/u, '')}. If this run has already uploaded an artifact of that name, set another artifact-name. Otherwise run the job again, or set upload-artifact to false.`, { cause: error });
    }
}
/** The client masks the signature of an upload URL only if the answer has the expected shape. */
function withoutSignatures(text) {
    return text.replaceAll(/([?&;]sig=)[^&\s"'<>]+/gu, '$1***');
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

// EXTERNAL MODULE: ./build/service/client.js + 5 modules
var client = __webpack_require__(43998);
;// CONCATENATED MODULE: ./build/analytics/judge/chance.js
// The standard deviation of the difference of two Poisson counts is the root of their sum.
const leastDeviations = 2;
const leastShare = 0.02;
/**
 * Returns the rule that decides whether a count changed beyond chance. Everything that speaks of a change asks it.
 *
 * Among many counts that did not change, some always look as if they had. So the largest of n changes has to be larger
 * than a single one: √(2 ln 2n) bounds the largest of n normal deviations (Boucheron, Lugosi and Massart, Concentration
 * Inequalities, section 2.5).
 *
 * @param days the length of the two periods. If they differ, a change has to hold for the counts as they are and in
 *   proportion to the days: visitors are unique, so neither alone is right
 * @param isUnfinished the range is not over. Its counts still grow, so none is `fewer`
 */
function changeRule(days, isUnfinished) {
    const ratio = days.now / days.before;
    return (now, before, of = 1) => {
        const deviations = Math.max(leastDeviations, Math.sqrt(2 * Math.log(2 * of)));
        const change = compare(now, before, deviations);
        if (ratio !== 1 && compare(now, before * ratio, deviations) !== change)
            return 'same';
        return isUnfinished && change === 'fewer' ? 'same' : change;
    };
}
function compare(now, before, deviations) {
    const difference = Math.abs(now - before);
    const isChance = difference <= deviations * Math.sqrt(now + before) || difference < leastShare * before;
    return isChance ? 'same' : now > before ? 'more' : 'fewer';
}

// EXTERNAL MODULE: ./build/analytics/read/page-path.js
var page_path = __webpack_require__(72477);
// EXTERNAL MODULE: ./build/analytics/read/feedback-list.js
var feedback_list = __webpack_require__(78682);
// EXTERNAL MODULE: ./build/analytics/judge/topics/topic.js
var topic = __webpack_require__(83475);
;// CONCATENATED MODULE: ./build/analytics/judge/gaps.js




// Thumbs up and down of one period.
const isMoreThan = changeRule({ now: 1, before: 1 }, false);
/** Returns undefined if `include` asked for none of `searches`, `feedback` and `assistant`. */
function gapsOf(analytics, subjects) {
    const { questions, searches, pageFeedback, feedback, previous } = analytics;
    if (questions === undefined && searches === undefined && pageFeedback === undefined)
        return undefined;
    return {
        topics: questions && subjects?.topics.filter(({ count }) => count >= topic/* leastCount */.$x),
        terms: searches && subjects?.terms.filter(({ hits }) => hits >= topic/* leastCount */.$x),
        pages: pageFeedback && dislikedPages(pageFeedback, previous?.lists?.pageFeedback, feedback?.entries ?? []),
    };
}
/** Returns the number of gaps of all kinds. */
function gapCount({ topics = [], terms = [], pages = [] }) {
    return topics.length + terms.length + pages.length;
}
function dislikedPages(list, before, entries) {
    const comments = commentsByPage(entries);
    const downBefore = new Map(before?.pages.map(({ path, thumbsDown }) => [path, thumbsDown]));
    const unlisted = before?.isComplete === true ? 0 : null;
    return list.pages
        .filter(isDisliked)
        .sort((a, b) => b.thumbsDown - a.thumbsDown || a.thumbsUp - b.thumbsUp)
        .map((page) => ({
        ...page,
        previous: downBefore.get(page.path) ?? unlisted,
        comments: comments.get(page.path) ?? [],
    }));
}
function isDisliked({ thumbsUp, thumbsDown }) {
    return thumbsDown >= topic/* leastCount */.$x && thumbsDown > thumbsUp;
}
/** Returns the open comments of each page. Comments that are equally frequent keep their order: the latest first. */
function commentsByPage(entries) {
    const pages = new Map();
    for (const { path, comment, status } of entries) {
        const key = (comment ?? '').toLowerCase().replaceAll(/\s+/gu, ' ').trim();
        if (comment === null || key === '' || !(0,feedback_list/* isOpen */.n)({ status }))
            continue;
        const page = (0,page_path/* pagePath */.H)(path);
        const comments = pages.get(page) ?? new Map();
        pages.set(page, comments);
        const known = comments.get(key);
        if (known === undefined)
            comments.set(key, { text: comment, count: 1 });
        else
            known.count += 1;
    }
    return new Map(Array.from(pages, ([page, comments]) => [page, [...comments.values()].sort((a, b) => b.count - a.count)]));
}
/**
 * Returns the gaps of the previous period that are none now, beyond chance. A list that was cut in one of the periods
 * tells nothing.
 */
function closedGaps({ questions, searches, pageFeedback, previous, }, subjects, changeOf) {
    const before = previous?.lists;
    const closed = (kind, subjects) => {
        const gaps = subjects.filter(({ previous }) => previous >= topic/* leastCount */.$x);
        return gaps
            .filter(({ previous, now }) => changeOf(now, previous, gaps.length) === 'fewer')
            .sort((a, b) => b.previous - a.previous)
            .map(({ text, previous, now }) => ({ kind, name: text, previous, now }));
    };
    const topics = (subjects?.topics ?? []).map(({ text, count, previous }) => ({
        text,
        now: count,
        previous: previous ?? 0,
    }));
    const askedOnce = topics.filter(({ now }) => now < topic/* leastCount */.$x);
    return [
        ...(questions?.isComplete === true && before?.questions?.isComplete === true
            ? closed('topic', [...askedOnce, ...(subjects?.formerTopics ?? [])])
            : []),
        ...(searches?.isComplete === true && before?.searches?.isComplete === true
            ? closed('term', subjects?.formerTerms ?? [])
            : []),
        ...(pageFeedback?.isComplete === true && before?.pageFeedback?.isComplete === true
            ? likedPages(pageFeedback, before.pageFeedback, changeOf)
            : []),
    ];
}
/** Returns the disliked pages of the previous period that now have fewer thumbs down, or more up than down. */
function likedPages(now, before, changeOf) {
    const pages = new Map(now.pages.map((page) => [page.path, page]));
    const disliked = before.pages.filter(isDisliked);
    return disliked
        .map(({ path, thumbsDown }) => ({
        name: path,
        previous: thumbsDown,
        page: pages.get(path),
    }))
        .filter(({ page, previous }) => {
        if (page !== undefined && isDisliked(page))
            return false;
        const { thumbsUp = 0, thumbsDown = 0 } = page ?? {};
        return (changeOf(thumbsDown, previous, disliked.length) === 'fewer' ||
            isMoreThan(thumbsUp, thumbsDown, disliked.length) === 'more');
    })
        .sort((a, b) => b.previous - a.previous)
        .map(({ name, previous, page }) => ({ kind: 'page', name, previous, now: page?.thumbsDown ?? 0 }));
}

;// CONCATENATED MODULE: ./build/analytics/judge/moved.js
/** Returns the pages whose visitors changed beyond chance, the largest change first. Of equal ones, the order is that of an export. */
function movedPages(pages, changeOf) {
    const difference = (page) => Math.abs(page.total - page.previous.total);
    return pages
        .filter(({ total, previous }) => changeOf(total, previous.total, pages.length) !== 'same')
        .sort((a, b) => difference(b) - difference(a));
}

// EXTERNAL MODULE: ./build/analytics/judge/tasks.js
var judge_tasks = __webpack_require__(54001);
// EXTERNAL MODULE: ./build/analytics/judge/verdict.js
var judge_verdict = __webpack_require__(99934);
;// CONCATENATED MODULE: ./build/analytics/show/export-content.js





async function contentOf(analytics) {
    const { totals, visitors, previous, days = 1, unfinished, questions } = analytics;
    const isEmpty = totals.total === 0 && visitors.every(({ total }) => total === 0);
    const changeOf = changeRule({ now: days, before: previous?.days ?? days }, unfinished);
    const moved = movedPages(previous?.changes ?? [], changeOf);
    const subjects = await findSubjects(analytics);
    const gaps = gapsOf(analytics, subjects);
    return {
        ...analytics,
        questions: questions && {
            ...questions,
            questions: questions.questions.map((question) => ({
                ...question,
                topic: subjects?.topicOf(question) ?? null,
            })),
        },
        isEmpty,
        isEmptyInBoth: isEmpty && (previous === undefined || previous.totals.total === 0),
        changeOf,
        visitorsChange: previous && changeOf(totals.total, previous.totals.total),
        moved,
        verdict: (0,judge_verdict/* verdictOf */.Vj)(analytics, changeOf),
        tasks: isEmpty ? [] : (0,judge_tasks/* tasksOf */.a4)(moved, gaps, changeOf),
        topics: questions && subjects?.topics,
        gaps,
        closed: previous?.lists && closedGaps(analytics, subjects, changeOf),
    };
}
/** The words that topics need are loaded only if readers asked or searched. */
async function findSubjects({ questions, searches, previous, }) {
    if (questions === undefined && searches === undefined)
        return undefined;
    const { subjectsOf } = await Promise.all(/* import() */[__webpack_require__.e(653), __webpack_require__.e(475)]).then(__webpack_require__.bind(__webpack_require__, 86475));
    const before = previous?.lists;
    return subjectsOf({ questions: questions?.questions, terms: searches?.terms }, before && { questions: before.questions?.questions, terms: before.searches?.terms });
}

// EXTERNAL MODULE: ./build/analytics/read/request-budget.js
var request_budget = __webpack_require__(25463);
// EXTERNAL MODULE: ./build/analytics/read/visitor-analytics.js + 1 modules
var visitor_analytics = __webpack_require__(10862);
// EXTERNAL MODULE: ./build/analytics/show/tables/list-tables.js
var list_tables = __webpack_require__(12101);
// EXTERNAL MODULE: ./build/analytics/show/tables/page-tables.js
var page_tables = __webpack_require__(16800);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
;// CONCATENATED MODULE: ./build/analytics/show/export-files.js




const bytesPerWrite = 65_536;
// An export takes at most `timeout-minutes`, which is at most six hours.
const mostExportMs = 6 * 60 * 60 * 1000;
const temporaryName = /^\.docs-visitors-[\da-f-]{36}-.+\.part$/u;
/**
 * Checks that files of these names can be written to a folder, and leaves everything unchanged.
 *
 * @throws ActionError if the folder cannot be created or is a file, if files in it cannot be created, or if a name is
 *   that of a folder
 */
async function checkExportFolder(folder, names) {
    try {
        for (const name of names) {
            const file = external_node_path_.join(folder, name);
            if (await isFolder(file))
                throw new Error(`${file} is a folder, and a file of the export has that name`);
        }
        // Permissions alone do not tell: the file system can be read-only.
        await (0,promises_.rmdir)(await (0,promises_.mkdtemp)(external_node_path_.join(await existingPartOf(folder), '.docs-visitors-')));
    }
    catch (error) {
        throw new errors/* ActionError */.lZ(`The folder ${folder} cannot be used for the export: ${(0,errors/* fileProblem */.Wj)(error)}. Set output-dir to a folder that this step may write to. Without output-dir, check RUNNER_TEMP.`, { cause: error });
    }
}
async function isFolder(file) {
    return (await (0,promises_.lstat)(file).catch(ignoreMissing))?.isDirectory() === true;
}
/** Returns the folder, or the nearest folder above it that exists. */
async function existingPartOf(folder) {
    const isMissing = (await (0,promises_.lstat)(folder).catch(ignoreMissing)) === undefined;
    return isMissing && external_node_path_.dirname(folder) !== folder ? existingPartOf(external_node_path_.dirname(folder)) : folder;
}
function ignoreMissing(error) {
    if ((0,errors/* errorCode */.CA)(error) !== 'ENOENT')
        throw error;
}
/**
 * Writes the files of an export to a folder, and creates the folder if needed. The files get their final names when all
 * are complete. After a failure or an abort before that, the folder is as it was.
 *
 * @returns absolute paths, in the given order
 * @throws ActionError that names the path, and the files that were already replaced; the reason of `signal`
 */
async function writeExportFiles(folder, files, { nowMs, redact, signal }) {
    // The ID of the process is not unique: containers can share a folder.
    const id = (0,external_node_crypto_.randomUUID)();
    const staged = files.map(({ name, chunks }) => ({
        chunks,
        final: external_node_path_.join(folder, name),
        temporary: external_node_path_.join(folder, `.docs-visitors-${id}-${name}.part`),
    }));
    const replaced = [];
    let current = folder;
    try {
        signal.throwIfAborted();
        await (0,promises_.mkdir)(folder, { recursive: true });
        await removeAbandoned(folder, nowMs);
        for (const { final, temporary, chunks } of staged) {
            current = final;
            await writeWhole(temporary, chunks, redact, signal);
        }
        signal.throwIfAborted();
        for (const { final, temporary } of staged) {
            current = final;
            await (0,promises_.rename)(temporary, final);
            replaced.push(final);
        }
    }
    catch (error) {
        await Promise.allSettled(staged.map(({ temporary }) => (0,promises_.rm)(temporary, { force: true })));
        if (replaced.length === 0)
            signal.throwIfAborted();
        throw new errors/* ActionError */.lZ(`The export could not be written to ${current}: ${(0,errors/* fileProblem */.Wj)(error)}. ${stateOf(replaced, staged)} Check that the step may write to output-dir and that the disk has space.`, { cause: error });
    }
    return staged.map(({ final }) => final);
}
/** Says which files have the new content after a failure. */
function stateOf(replaced, staged) {
    if (replaced.length === 0)
        return 'The files in the folder are as they were.';
    const others = staged.map(({ final }) => final).filter((file) => !replaced.includes(file));
    return `Replaced: ${replaced.join(', ')}. As before: ${others.join(', ')}.`;
}
/** Removes the temporary files of exports that were killed. Another export may still write newer ones. */
async function removeAbandoned(folder, nowMs) {
    const names = (await (0,promises_.readdir)(folder)).filter((name) => temporaryName.test(name));
    await Promise.allSettled(names.map(async (name) => {
        const file = external_node_path_.join(folder, name);
        if (nowMs - (await (0,promises_.lstat)(file)).mtimeMs > mostExportMs)
            await (0,promises_.rm)(file, { force: true });
    }));
}
async function writeWhole(file, chunks, redact, signal) {
    const handle = await (0,promises_.open)(file, 'wx');
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

// EXTERNAL MODULE: ./build/shared/number-format.js
var number_format = __webpack_require__(46931);
;// CONCATENATED MODULE: ./build/analytics/show/headline.js


const maxPathCharacters = 60;
/**
 * Returns the export in one line: the verdict, the total unless the verdict has it, and the number of tasks with the page
 * of the first.
 *
 * Nothing in it has a meaning in a shell, a format string, a chat message or Markdown, not even a percent sign.
 */
function headlineOf({ verdict, totals, isEmpty, tasks }) {
    const total = (0,judge_verdict/* formatVisitors */.NM)(totals.total);
    const sentences = [
        verdict.replaceAll('%', ' percent'),
        ...(verdict.startsWith(total) ? [] : [`${total}.`]),
        ...(isEmpty ? [] : [taskPart(tasks)]),
    ];
    return sentences.join(' ');
}
function taskPart([first, ...others]) {
    if (first === undefined)
        return 'No tasks.';
    const where = first.page === null ? '' : `, the first on ${plainPath(first.page)}`;
    return `${(0,number_format/* formatCountOf */.gL)(others.length + 1, 'task')}${where}.`;
}
// A dot is kept before a digit only, because chat programs turn evil.example into a link. An underscore is kept inside
// a word only, because Markdown and chat programs read others as emphasis.
const unsafe = /(?:[^\p{L}\p{M}\p{N}/\-._]|\p{Default_Ignorable_Code_Point}|(?<![\p{L}\p{N}])[._]|\.(?!\p{N})|_(?![\p{L}\p{N}]))+/gu;
/**
 * Returns an untrusted path as plain text. Letters and digits of any script, `/` and `-` are kept, and an ellipsis
 * replaces the rest. A URL parser reads some characters, such as `ⅽ` and the full-width dot, as others: they are replaced
 * first. The text starts with `/` or an ellipsis, so that a shell does not read it as an option.
 */
function plainPath(path) {
    // The slice limits the work on a path of several megabytes.
    const composed = path.slice(0, maxPathCharacters * 16).normalize('NFKC');
    const characters = Array.from(composed.replaceAll(unsafe, '…'));
    const cut = characters.slice(0, maxPathCharacters).join('').replace(/…$/u, '');
    const start = /^[/…]/u.test(cut) ? '' : '…';
    const isCut = characters.length > maxPathCharacters || characters.at(-1) === '…';
    return `${start}${cut}${isCut ? '…' : ''}`;
}

// EXTERNAL MODULE: ./build/analytics/show/markdown-report/answer.js
var answer = __webpack_require__(9732);
// EXTERNAL MODULE: ./build/analytics/show/markdown-report/gaps.js
var gaps = __webpack_require__(45955);
// EXTERNAL MODULE: ./build/analytics/show/markdown-report/markdown-table.js
var markdown_table = __webpack_require__(95358);
// EXTERNAL MODULE: ./build/analytics/show/markdown-report/path-code.js
var path_code = __webpack_require__(47431);
;// CONCATENATED MODULE: ./build/analytics/show/markdown-report/pages.js




const movedShown = 10;
const pagesShown = 25;
/** Returns the pages whose visitors changed beyond chance. */
function movedBlock(content) {
    if (content.previous === undefined || content.rows.length === 0)
        return [];
    const moved = (0,page_tables/* movedTable */.qQ)(content);
    const of = moved.rows.length > movedShown ? ` (${movedShown} of ${(0,number_format/* formatCount */.B4)(moved.rows.length)})` : '';
    return [
        `### ${moved.title}${of}`,
        moved.rows.length === 0 ? moved.empty : shownRows(moved, movedShown, content),
    ];
}
/** Returns the most visited pages, folded. */
function pagesBlock(content) {
    const all = content.rows.length;
    if (all === 0)
        return [];
    const title = all > pagesShown
        ? `Most visited pages (${pagesShown} of ${(0,number_format/* formatCount */.B4)(all)})`
        : all === 1
            ? 'The only page'
            : `All ${(0,number_format/* formatCount */.B4)(all)} pages`;
    const pages = (0,page_tables/* pageTable */.k2)(content, content.rows.slice(0, pagesShown));
    return (0,markdown_table/* folded */.TM)(title, [shownRows(pages, pagesShown, content)]);
}
function shownRows(table, rows, { siteUrl }) {
    return (0,markdown_table/* markdownTable */.Qj)(table, {
        rows,
        texts: 1,
        isFolded: false,
        wordsCharacters: 100,
        path: (path, isGone) => (0,path_code/* pathInTable */.nY)(path, isGone ? undefined : siteUrl),
    });
}

// EXTERNAL MODULE: ./build/analytics/period/date-format.js
var date_format = __webpack_require__(54693);
;// CONCATENATED MODULE: ./build/analytics/show/markdown-report/series-chart.js



// A chart with more buckets is not legible, and GitHub draws no chart above 50,000 characters.
const maxBuckets = 120;
const charactersOnAxis = 70;
// Legible on GitHub's light and dark backgrounds.
const colours = { whole: '#2f81f7', notWhole: '#8b949e', ai: '#e8853d' };
// Mermaid labels about ten counts of the axis. Below this one, the labels would be fractions.
const leastOnAxis = 10;
/** Returns the chart of a series, with its legend. */
function seriesBlock({ series }) {
    // A single bucket repeats the total.
    if (series === undefined || series.buckets.length === 1)
        return [];
    const { size, buckets } = series;
    const shown = buckets.slice(-maxBuckets);
    const notes = [
        shown.length === buckets.length
            ? ''
            : `The last ${maxBuckets} of ${(0,number_format/* formatCount */.B4)(buckets.length)} ${size}s.`,
        'Bars: 🟧 AI, 🟦 all others.',
        greyNote(size, shown),
        size === 'week' ? 'Weeks begin on Monday.' : '',
    ];
    return [`### Visitors per ${size}`, notes.filter((note) => note !== '').join(' '), seriesChart(series)];
}
/** Returns what the grey bars are; an empty text if there are none. */
function greyNote(size, buckets) {
    const isCut = buckets.some(({ partial }) => partial);
    const isUnfinished = buckets.some(({ unfinished }) => unfinished);
    if (!isCut && !isUnfinished)
        return '';
    const reasons = [
        ...(isCut ? [`the range has only a part of this ${size}`] : []),
        ...(isUnfinished ? [`this ${size} is not over yet`] : []),
    ];
    return `Grey instead of blue: ${reasons.join(', or ')}.`;
}
/**
 * Returns a chart of the last buckets of a series: a bar for all visitors, and in front of it a bar for AI visitors,
 * because Mermaid draws the bars of a bucket on top of each other. A bucket that is cut or not over has another colour.
 *
 * It has no titles of bars, because newer versions of Mermaid would draw a legend of them, without its explanation.
 */
function seriesChart({ size, buckets }) {
    const shown = buckets.slice(-maxBuckets);
    const most = Math.max(...shown.map(({ ai, total }) => Math.max(ai, total)));
    const bars = (count) => `  bar [${shown.map((bucket) => count(bucket)).join(', ')}]`;
    const plots = [
        { colour: colours.notWhole, bars: bars((bucket) => ((0,visitor_analytics/* isWhole */.wP)(bucket) ? 0 : bucket.total)) },
        { colour: colours.whole, bars: bars((bucket) => ((0,visitor_analytics/* isWhole */.wP)(bucket) ? bucket.total : 0)) },
        { colour: colours.ai, bars: bars(({ ai }) => ai) },
    ];
    const plotColorPalette = plots.map(({ colour }) => colour).join(', ');
    return mermaid({
        xyChart: { width: 900, height: 320 },
        themeVariables: { xyChart: { backgroundColor: 'transparent', plotColorPalette } },
    }, [
        'xychart-beta',
        `  accTitle: Visitors per ${size}`,
        `  x-axis [${axisLabels({ size, buckets: shown })
            .map((label) => `"${label}"`)
            .join(', ')}]`,
        `  y-axis "Visitors" 0 --> ${Math.max(leastOnAxis, most)}`,
        ...plots.map((plot) => plot.bars),
    ]);
}
/** Returns a label for each bucket. Only as many as fit are visible. */
function axisLabels(series) {
    const names = (0,date_format/* bucketLabels */.WA)(series);
    const labelCharacters = Math.max(7, ...names.map((name) => name.length));
    const every = Math.ceil(names.length / Math.floor(charactersOnAxis / labelCharacters));
    return names.map((name, index) => (index % every === 0 ? name : '') + invisible(index));
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

// EXTERNAL MODULE: ./build/analytics/show/compared-count.js
var compared_count = __webpack_require__(27858);
// EXTERNAL MODULE: ./build/analytics/show/no-visitors.js
var no_visitors = __webpack_require__(3864);
// EXTERNAL MODULE: ./build/analytics/show/totals-note.js
var totals_note = __webpack_require__(48135);
;// CONCATENATED MODULE: ./build/analytics/show/markdown-report/totals.js






/** Returns the totals of the site, with their change, and what the numbers mean. */
function totalsBlock(content) {
    const { totals, previous, changeOf } = content;
    const row = (title, count) => {
        const [now, before] = [totals[count], previous?.totals[count]];
        if (before === undefined)
            return [title, (0,number_format/* formatCount */.B4)(now)];
        return [title, (0,number_format/* formatCount */.B4)(now), (0,compared_count/* formatComparedCount */.s)({ now, before, change: changeOf(now, before) })];
    };
    const head = ['Visitors', 'Now', ...(previous === undefined ? [] : ['Change'])];
    return [(0,markdown_table/* table */.tp)(head, [row('Human', 'human'), row('AI', 'ai'), row('**All**', 'total')]), (0,totals_note/* totalsNote */.i)(content)];
}
/** Returns what to check if nobody visited. */
function noVisitorsBlock(content) {
    const { introduction, checks } = (0,no_visitors/* noVisitors */.f)(content);
    const lines = checks.map(({ name, code, text }) => `- **${name}**: ${code === undefined ? '' : (0,path_code/* pathCode */.N3)(code)}${text}`);
    return [introduction, lines.join('\n')];
}

;// CONCATENATED MODULE: ./build/analytics/show/markdown-report/markdown-report.js






/**
 * Returns the report of an export for the job summary.
 *
 * @param gapsFile the path of `gaps.md` in the workspace; undefined if it is not there
 */
function visitorReport(content, gapsFile) {
    const { projectId, isEmpty, isEmptyInBoth } = content;
    return [
        `## Documentation visitors of ${(0,path_code/* pathCode */.N3)(projectId)}`,
        ...(0,answer/* answerBlock */.oB)(content, '###'),
        ...(0,answer/* adviceBlock */.Wl)(content, gapsFile),
        ...(isEmpty ? noVisitorsBlock(content) : []),
        ...(isEmptyInBoth ? [] : totalsBlock(content)),
        ...(isEmptyInBoth ? [] : movedBlock(content)),
        ...(0,gaps/* gapsBlock */.T)(content),
        ...(isEmpty ? [] : seriesBlock(content)),
        ...(isEmpty ? [] : pagesBlock(content)),
    ].join('\n\n');
}

;// CONCATENATED MODULE: ./build/analytics/export.js








const fileOfFormat = {
    csv: 'visitors.csv',
    json: 'visitors.json',
    html: 'report.html',
};
const gapsFile = 'gaps.md';
/** Reads the visitors of the range and writes them in the requested formats. */
async function exportVisitors(options, { clock, deadline, log }) {
    const { inputs, projectId, redact } = options;
    // Check the folder before the first request. Requests are limited, and without a folder their results are lost.
    await checkExportFolder(inputs.outputDir, fileNames(inputs));
    const budget = new request_budget/* RequestBudget */.bK(inputs.maxRequests, {
        isCompared: inputs.previous !== undefined,
        series: inputs.series?.size,
        include: inputs.include,
    });
    const { readPage } = options.client;
    const read = await (0,visitor_analytics/* readAnalytics */.rO)({ inputs, budget, readPage, log }).finally(() => {
        options.onRequests(budget.sent);
    });
    log.info(`${budget.usage}.`);
    const { dateFrom, dateTo, days, unfinished, siteUrl } = inputs;
    const range = { dateFrom, dateTo, days, unfinished };
    const nowMs = clock.now();
    const content = await contentOf({ projectId, ...range, siteUrl, exportedAt: new Date(nowMs), ...read });
    const files = await writeExportFiles(inputs.outputDir, await exportFiles(content, inputs), {
        nowMs,
        redact,
        signal: deadline.signal,
    });
    const report = visitorReport(content, gapsFileIn(inputs));
    return { content, files, headline: headlineOf(content), report };
}
/** Returns the path of `gaps.md` in the workspace, with which a later step can quote it; undefined if it is elsewhere. */
function gapsFileIn({ workspaceFolder }) {
    return workspaceFolder === undefined ? undefined : `${workspaceFolder}${gapsFile}`;
}
/** Returns the names of all files that {@link exportFiles} makes. */
function fileNames({ formats, series, include }) {
    return [
        ...formats.map((format) => fileOfFormat[format]),
        ...(series === undefined ? [] : ['series.csv']),
        ...(0,list_tables/* filesOfIncluded */.R)(include),
    ];
}
/** Code that writes a file is loaded only if the file is wanted. */
async function exportFiles(content, inputs) {
    const files = await Promise.all(inputs.formats.map((format) => exportFile(format, content)));
    const tables = [
        ...(content.series === undefined ? [] : [(0,page_tables/* seriesTable */.Gc)(content.series)]),
        ...(0,list_tables/* listTables */.W)(content),
    ];
    if (tables.length > 0) {
        const { csvOf } = await __webpack_require__.e(/* import() */ 403).then(__webpack_require__.bind(__webpack_require__, 74403));
        files.push(...tables.flatMap((table) => table.file === undefined ? [] : [{ name: table.file, chunks: csvOf(table) }]));
    }
    if (content.gaps !== undefined) {
        const { gapsReport } = await __webpack_require__.e(/* import() */ 863).then(__webpack_require__.bind(__webpack_require__, 83863));
        files.push({ name: gapsFile, chunks: [`${gapsReport(content, gapsFileIn(inputs))}\n`] });
    }
    return files;
}
async function exportFile(format, content) {
    const name = fileOfFormat[format];
    switch (format) {
        case 'csv': {
            const { csvOf } = await __webpack_require__.e(/* import() */ 403).then(__webpack_require__.bind(__webpack_require__, 74403));
            return { name, chunks: csvOf((0,page_tables/* pageTable */.k2)(content)) };
        }
        case 'json': {
            const { visitorsJson } = await __webpack_require__.e(/* import() */ 655).then(__webpack_require__.bind(__webpack_require__, 17655));
            return { name, chunks: visitorsJson(content) };
        }
        case 'html': {
            const { htmlReport } = await __webpack_require__.e(/* import() */ 17).then(__webpack_require__.bind(__webpack_require__, 10017));
            return { name, chunks: await htmlReport(content) };
        }
    }
}

// EXTERNAL MODULE: ./build/shared/step.js
var step = __webpack_require__(81840);
;// CONCATENATED MODULE: ./build/analytics/export-dry-run.js




/** Shows the dates and the least number of requests of an export, and sends nothing. */
function visitorsDryRun({ visitors }, log) {
    const { previous, series, include, maxRequests } = visitors;
    const least = (0,visitor_analytics/* leastRequests */.mc)({
        isCompared: previous !== undefined,
        buckets: series?.buckets.length ?? 0,
        include,
    });
    const compared = previous === undefined ? '' : `, compared with ${(0,date_format/* formatRange */.Lu)(previous)}`;
    const lines = [
        `Visitors: ${(0,date_format/* formatRange */.Lu)(visitors)}${compared}.`,
        `At least ${(0,number_format/* formatCountOf */.gL)(least, 'request')}, at most ${(0,number_format/* formatCount */.B4)(maxRequests)}.`,
    ];
    for (const line of lines)
        log.info(line);
    return (0,step/* dryRunEnd */.aA)(lines);
}

;// CONCATENATED MODULE: ./build/analytics/export-step.js










const maxWordsCharacters = 100;
const nothingExported = 'Nothing was exported. Raise timeout-minutes, or shorten the range.';
/** Runs the operation `visitors`. */
async function visitorsStep(operation, context) {
    const { service, visitors: inputs } = operation;
    if (service.dryRun)
        return visitorsDryRun(operation, context.log);
    let exported;
    try {
        exported = await runExport(operation, context);
    }
    catch (error) {
        const interruption = (0,deadline/* interruptionOf */.nS)(error);
        return (0,step/* interruptedEnd */.YG)(interruption, interruption.outcome === 'timed-out' ? nothingExported : undefined);
    }
    try {
        const artifact = await upload(inputs, exported.files, context);
        return {
            outcome: 'exported',
            report: `${exported.report}\n\n${whereTheDataIs(inputs, artifact)}`,
            message: closingMessage(exported),
            severity: 'info',
        };
    }
    catch (error) {
        // The export is complete, so its report is shown together with the error of the upload.
        const end = (0,step/* interruptedEnd */.YG)((0,deadline/* interruptionOf */.nS)(error), `The files of the export are in ${inputs.outputDir}.`);
        return {
            ...end,
            outputs: { headline: exported.headline },
            report: `${exported.report}\n\n${(0,untrusted_text/* codeBlock */.DV)(end.message)}`,
        };
    }
}
async function runExport({ service, visitors: inputs }, context) {
    const { redact, setOutputs } = context;
    setOutputs({ dateFrom: inputs.dateFrom, dateTo: inputs.dateTo });
    const exported = await exportVisitors({
        inputs,
        projectId: service.projectId,
        client: (0,client/* createServiceClient */.r)({ ...service, redact }, context),
        onRequests: (requests) => {
            setOutputs({ requests });
        },
        redact,
    }, context);
    setOutputs({ ...outputsOf(exported), outputDir: inputs.outputDir });
    context.log.info(['Files of the export:', ...exported.files].join('\n  '));
    return exported;
}
/** Returns the outputs about the content. There are none of a list that was not read. */
function outputsOf({ content, headline }) {
    const { totals, previous, visitors, views, searches, pageFeedback, questions } = content;
    const unansweredBefore = previous?.lists?.questions?.unanswered;
    return {
        headline,
        human: totals.human,
        ai: totals.ai,
        total: totals.total,
        pages: visitors.length,
        ...(previous && {
            previousHuman: previous.totals.human,
            previousAi: previous.totals.ai,
            previousTotal: previous.totals.total,
        }),
        ...(content.visitorsChange && { visitorsChange: content.visitorsChange }),
        ...(content.gaps && { gaps: gapCount(content.gaps) }),
        ...(questions &&
            unansweredBefore !== undefined && { unansweredChange: questions.unanswered - unansweredBefore }),
        ...(views && { views: views.totals.total }),
        ...(searches && { searches: searches.totalSearches }),
        ...(pageFeedback && { thumbsUp: pageFeedback.thumbsUp, thumbsDown: pageFeedback.thumbsDown }),
        ...(questions && {
            questions: questions.asked,
            unansweredQuestions: questions.unanswered,
        }),
    };
}
async function upload(inputs, files, { deadline, log, setOutputs }) {
    const artifact = inputs.artifact && (await uploadArtifact({ ...inputs.artifact, files, signal: deadline.signal, log }));
    setOutputs({ artifactId: artifact?.id, artifactUrl: artifact?.url, artifactDigest: artifact?.digest });
    return artifact;
}
/** Returns the last lines of the log: the verdict, and what to do this week. */
function closingMessage({ content }) {
    const { visitors, verdict, tasks, isEmpty } = content;
    const lines = tasks.map((task, index) => {
        const { verb, parts } = (0,judge_tasks/* taskLine */.er)(task);
        const texts = parts.map((part) => {
            if (typeof part === 'string')
                return part;
            return 'words' in part ? `"${(0,untrusted_text/* singleLine */.pF)(part.words, maxWordsCharacters)}"` : (0,untrusted_text/* singleLine */.pF)(part.page);
        });
        return `  ${index + 1}. ${verb} ${texts.join('')}`;
    });
    const exported = `Exported ${(0,number_format/* formatCountOf */.gL)(visitors.length, 'page')}. ${verdict}`;
    if (isEmpty)
        return exported;
    return [exported, lines.length === 0 ? (0,judge_tasks/* noTasks */.GU)(content) : `${judge_tasks/* tasksTitle */.Ru}:`, ...lines].join('\n');
}
function whereTheDataIs({ outputDir, artifact: asked, formats }, artifact) {
    const toOpen = formats.includes('html') ? ' Open `report.html` in a browser to explore it.' : '';
    if (artifact === undefined || asked === undefined)
        return `The data is on the runner in ${(0,untrusted_text/* codeSpan */.SS)(outputDir)}.${toOpen}`;
    return `The data is in the artifact [${(0,untrusted_text/* codeSpan */.SS)(asked.name)}](<${artifact.url}>).${toOpen}`;
}


/***/ }),

/***/ 54001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GU: () => (/* binding */ noTasks),
/* harmony export */   Ru: () => (/* binding */ tasksTitle),
/* harmony export */   a4: () => (/* binding */ tasksOf),
/* harmony export */   er: () => (/* binding */ taskLine),
/* harmony export */   lz: () => (/* binding */ moreToInclude)
/* harmony export */ });
/* harmony import */ var _shared_number_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46931);
/* harmony import */ var _topics_topic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83475);


const mostTasks = 5;
/** What the summary and the report say above the tasks. */
const tasksTitle = 'Do this week';
const verbs = { write: 'Write', fix: 'Fix', add: 'Add', redirect: 'Redirect' };
/**
 * Returns what to do this week, at most five tasks: the heaviest of each kind, then the second of each kind, and so on.
 *
 * @param moved the pages whose visitors changed beyond chance, the largest change first
 */
function tasksOf(moved, gaps, changeOf) {
    const counts = (count, previous, of) => ({
        count,
        previous,
        change: previous === null ? null : changeOf(count, previous, of),
    });
    const candidates = [
        ...(gaps?.topics ?? []).map(({ text, count, previous, wordings, terms, pages }, row, { length }) => ({
            kind: 'write',
            words: text,
            page: pages[0]?.text ?? null,
            ...counts(count, previous, length),
            wordings: wordings.length,
            searches: (0,_topics_topic_js__WEBPACK_IMPORTED_MODULE_0__/* .searchesOf */ .MB)({ terms }),
            row,
        })),
        ...(gaps?.pages ?? []).map(({ path, comments, thumbsDown, previous }, row, { length }) => ({
            kind: 'fix',
            words: comments[0]?.text ?? null,
            page: path,
            ...counts(thumbsDown, previous, length),
            row,
        })),
        ...(gaps?.terms ?? []).map(({ text, topClickedPage, hits, previous, clickThroughRate }, row, { length }) => ({
            kind: 'add',
            words: text,
            page: topClickedPage,
            ...counts(hits, previous, length),
            clickThroughRate,
            row,
        })),
        ...moved.flatMap(({ path, total, previous }, row) => total > 0
            ? []
            : [
                {
                    kind: 'redirect',
                    words: null,
                    page: path,
                    count: total,
                    previous: previous.total,
                    change: 'fewer',
                    row,
                },
            ]),
    ];
    const rankOf = new Map([...Map.groupBy(candidates, ({ kind }) => kind).values()].flatMap((tasks) => tasks.map((task, rank) => [task, rank])));
    return candidates.toSorted((a, b) => (rankOf.get(a) ?? 0) - (rankOf.get(b) ?? 0)).slice(0, mostTasks);
}
/** Returns the verb of a task, and the rest of its line. */
function taskLine(task) {
    const { kind, words, page, count, previous } = task;
    const shownWords = words === null ? [] : [{ words }];
    const shownPage = page === null ? [] : [{ page, isGone: kind === 'redirect' }];
    const onPage = (preposition) => (page === null ? [] : [preposition, ...shownPage]);
    const parts = {
        write: () => [
            'an answer to ',
            ...shownWords,
            `, asked ${times(count)}${changeOf(task)}${inWordings(task.wordings)}`,
            ...onPage(', mostly on '),
            searched(task.searches),
        ],
        fix: () => [
            ...shownPage,
            `, ${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(count)} thumbs down${changeOf(task)}`,
            ...(words === null ? [] : [': ', ...shownWords]),
        ],
        add: () => [
            'content for ',
            ...shownWords,
            `, searched ${times(count)}${changeOf(task)}, ${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatShare */ .T1)(task.clickThroughRate ?? 0, 1).replace('.0%', '%')} clicked`,
            ...onPage(', usually on '),
        ],
        redirect: () => [...shownPage, `, no visitors now, ${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(previous ?? 0)} before`],
    };
    return { verb: verbs[kind], parts: parts[kind]() };
}
function times(count) {
    return count === 1 ? 'once' : `${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(count)} times`;
}
/** Returns the change in brackets, if there is one beyond chance. */
function changeOf({ count, previous, change }) {
    if (previous === null || change === null || change === 'same')
        return '';
    return previous === 0 ? ' (new)' : ` (${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatGain */ .Nu)(count, previous)})`;
}
function inWordings(wordings = 1) {
    return wordings === 1 ? '' : ` in ${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCountOf */ .gL)(wordings, 'wording')}`;
}
function searched(searches = 0) {
    return searches === 0 ? '' : `; searched ${times(searches)}`;
}
/** What each list is called, and what it would tell. */
const told = {
    assistant: { name: 'questions', tells: 'the questions that the assistant could not answer' },
    searches: { name: 'searches', tells: 'the searches with few clicks' },
    feedback: { name: 'feedback', tells: 'the pages that readers dislike' },
};
/** Says that there are no tasks, with the lists that were read. */
function noTasks(analytics) {
    const { read } = readLists(analytics);
    const and = new Intl.ListFormat('en-GB', { type: 'conjunction' });
    return read.length === 0
        ? 'No tasks: questions, searches and feedback were not read.'
        : `Nothing that two readers missed, in ${and.format(read.map((name) => told[name].name))}.`;
}
/** Says which items of `include` would tell more; undefined if all were read. */
function moreToInclude(analytics) {
    const { read, missing } = readLists(analytics);
    if (missing.length === 0)
        return undefined;
    const and = new Intl.ListFormat('en-GB', { type: 'conjunction' });
    return {
        code: `include: ${[...read, ...missing].join(',')}`,
        text: `, the list would also tell ${and.format(missing.map((name) => told[name].tells))}.`,
    };
}
function readLists({ questions, searches, feedback }) {
    const lists = { assistant: questions, searches, feedback };
    const names = Object.keys(told);
    return {
        read: names.filter((name) => lists[name] !== undefined),
        missing: names.filter((name) => lists[name] === undefined),
    };
}


/***/ }),

/***/ 83475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $x: () => (/* binding */ leastCount),
/* harmony export */   MB: () => (/* binding */ searchesOf),
/* harmony export */   UB: () => (/* binding */ fewClicks)
/* harmony export */ });
/** A term has few clicks if the share of its searches with a click is below this. */
const fewClicks = 0.2;
/** A topic that was asked, or a group of terms that was searched, at least this often is a gap. */
const leastCount = 2;
/** Returns how often the terms of a topic were searched. */
function searchesOf({ terms }) {
    return terms.reduce((sum, { count }) => sum + count, 0);
}


/***/ }),

/***/ 99934:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NM: () => (/* binding */ formatVisitors),
/* harmony export */   Vj: () => (/* binding */ verdictOf),
/* harmony export */   mC: () => (/* binding */ verdictDetails)
/* harmony export */ });
/* harmony import */ var _period_date_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54693);
/* harmony import */ var _shared_number_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46931);


/**
 * Returns the export in one sentence of at most 20 words: the direction and the size of the change, and the period
 * compared with; without a comparison, the total.
 */
function verdictOf(analytics, changeOf) {
    const { totals, previous, unfinished } = analytics;
    if (previous === undefined)
        return `${formatVisitors(totals.total)} ${rangeName(analytics)}.`;
    const [now, before] = [totals.total, previous.totals.total];
    const period = previousName(analytics, previous);
    const soFar = unfinished ? ' so far' : '';
    const change = changeOf(now, before);
    if (now === 0)
        return `No visitors${soFar}, ${before === 0 ? 'as' : `after ${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(before)}`} ${period}.`;
    if (change === 'same' && now < _shared_number_format_js__WEBPACK_IMPORTED_MODULE_1__/* .few */ .H$ && before < _shared_number_format_js__WEBPACK_IMPORTED_MODULE_1__/* .few */ .H$)
        return `${formatVisitors(now)}${soFar}, ${before === 0 ? 'none' : (0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(before)} before: too few to compare.`;
    if (before === 0)
        return `${formatVisitors(now)}${soFar}, after none ${period}.`;
    if (change !== 'same')
        return `${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatGrowth */ .T9)(now, before).slice(1)} ${change} visitors${soFar} than ${period}.`;
    // The range can still catch up.
    if (unfinished && now < before)
        return `${formatVisitors(now)} so far, ${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(before)} ${period}.`;
    return `About as many visitors${soFar} as ${period}.`;
}
/**
 * Returns the dates, the total unless the verdict has it, and the share of AI, in one line. If the periods are not equally
 * long, it says so.
 */
function verdictDetails(analytics) {
    const { totals, previous, unfinished } = analytics;
    const compared = previous === undefined ? '' : `, compared with ${(0,_period_date_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatRange */ .Lu)(previous)}`;
    const parts = [
        `${(0,_period_date_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatRange */ .Lu)(analytics)}${compared}${lengthOf(analytics, previous)}.`,
        ...(totals.total === 0
            ? []
            : [
                `${previous === undefined ? '' : `${formatVisitors(totals.total)}, `}${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatShare */ .T1)(totals.ai, totals.total)} AI.`,
            ]),
        ...(unfinished ? ['The range is not over, so its numbers still grow.'] : []),
    ];
    return parts.join(' ');
}
/** Formats a total: `12,345 visitors`, `No visitors`. */
function formatVisitors(total) {
    return total === 0 ? 'No visitors' : (0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCountOf */ .gL)(total, 'visitor');
}
/** Returns `in September 2026`, `in 28 days`, and the like. */
function rangeName(analytics) {
    const whole = (0,_period_date_format_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeMonth */ .Mm)(analytics);
    if (whole !== undefined)
        return `in ${whole.month} ${whole.year}`;
    const { days } = analytics;
    if (days !== undefined)
        return `in ${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCountOf */ .gL)(days, 'day')}`;
    const range = (0,_period_date_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatRange */ .Lu)(analytics);
    return `${range.charAt(0).toLowerCase()}${range.slice(1)}`;
}
/** Returns `in September`, `on the day before`, and the like. */
function previousName({ dateFrom, days }, previous) {
    const whole = (0,_period_date_format_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeMonth */ .Mm)(previous);
    if (whole !== undefined)
        return `in ${whole.month}${whole.year === dateFrom?.slice(0, 4) ? '' : ` ${whole.year}`}`;
    if (previous.dateTo !== dateFrom || previous.days !== days)
        return `in ${(0,_period_date_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatRange */ .Lu)(previous)}`;
    return days === 1 ? 'on the day before' : `in the ${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCountOf */ .gL)(days, 'day')} before`;
}
/** Returns that the previous period was longer or shorter; an empty text if it was not. */
function lengthOf({ days }, previous) {
    if (days === undefined || previous === undefined || days === previous.days)
        return '';
    const difference = Math.abs(previous.days - days);
    const size = difference === 1 ? 'a day' : (0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCountOf */ .gL)(difference, 'day');
    return `, which was ${size} ${previous.days < days ? 'shorter' : 'longer'}`;
}


/***/ }),

/***/ 11895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $P: () => (/* binding */ isDate),
/* harmony export */   C0: () => (/* binding */ mondayOf),
/* harmony export */   PS: () => (/* binding */ addMonths),
/* harmony export */   TT: () => (/* binding */ momentMs),
/* harmony export */   Up: () => (/* binding */ weekdayOf),
/* harmony export */   YM: () => (/* binding */ daysBetween),
/* harmony export */   ck: () => (/* binding */ monthsBetween),
/* harmony export */   fi: () => (/* binding */ addDays),
/* harmony export */   kQ: () => (/* binding */ isTimeZone),
/* harmony export */   kU: () => (/* binding */ firstOfMonth),
/* harmony export */   m7: () => (/* binding */ dateIn)
/* harmony export */ });
// Calendar dates are texts of the form YYYY-MM-DD, which order like the dates. They are counted in UTC, where every day has
// 24 hours.
const dayMs = 86_400_000;
const dateForm = /^\d{4}-\d{2}-\d{2}$/u;
const dateTimeForm = /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)?$/u;
/** Returns true for a real date. */
function isDate(text) {
    if (text === undefined || !dateForm.test(text))
        return false;
    // Date.parse takes 30 February for 1 March or 2 March.
    const moment = Date.parse(text);
    return !Number.isNaN(moment) && dateOf(moment) === text;
}
/**
 * Returns the moment of a date or an ISO 8601 date-time, in milliseconds since the epoch; undefined if the text has
 * neither form or is not a real date. A text without an offset is read in UTC.
 */
function momentMs(text) {
    const [, date = text, offset] = dateTimeForm.exec(text) ?? [];
    if (!isDate(date))
        return undefined;
    // Date.parse reads a date in UTC, but a date-time without an offset in the time zone of the machine.
    return Date.parse(date === text || offset !== undefined ? text : `${text}Z`);
}
/** Returns the date at a moment in a time zone. */
function dateIn(timeZone, moment) {
    const format = new Intl.DateTimeFormat('en-US', {
        timeZone,
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
    });
    const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
    return ['year', 'month', 'day'].map((part) => parts.get(part)).join('-');
}
/** Returns true for IANA names that this runtime knows. An offset is not a name. */
function isTimeZone(name) {
    if (!/^[A-Za-z]/u.test(name))
        return false;
    try {
        new Intl.DateTimeFormat('en-US', { timeZone: name });
        return true;
    }
    catch {
        return false;
    }
}
function addDays(date, days) {
    return dateOf(Date.parse(date) + days * dayMs);
}
/** Adds months. A day that the month does not have becomes its last day. */
function addMonths(date, months) {
    const moved = new Date(firstOfMonth(date));
    // Day 0 is the last day of the month before.
    moved.setUTCMonth(moved.getUTCMonth() + months + 1, 0);
    moved.setUTCDate(Math.min(Number(date.slice(8)), moved.getUTCDate()));
    return dateOf(moved.getTime());
}
function daysBetween(from, to) {
    return (Date.parse(to) - Date.parse(from)) / dayMs;
}
/** Returns the number of months from the month of one date to that of another. */
function monthsBetween(from, to) {
    const months = (date) => 12 * Number(date.slice(0, 4)) + Number(date.slice(5, 7));
    return months(to) - months(from);
}
/** Returns 0 for Sunday to 6 for Saturday. */
function weekdayOf(date) {
    return new Date(date).getUTCDay();
}
/** Returns the Monday of the week of a date. */
function mondayOf(date) {
    return addDays(date, -((weekdayOf(date) + 6) % 7));
}
function firstOfMonth(date) {
    return `${date.slice(0, 8)}01`;
}
/** A date before the year 0 begins with a minus sign. */
function dateOf(moment) {
    return new Date(moment).toISOString().replace(/T.*/u, '');
}


/***/ }),

/***/ 54693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lu: () => (/* binding */ formatRange),
/* harmony export */   Mm: () => (/* binding */ wholeMonth),
/* harmony export */   WA: () => (/* binding */ bucketLabels),
/* harmony export */   Yq: () => (/* binding */ formatDate),
/* harmony export */   r6: () => (/* binding */ formatDateTime)
/* harmony export */ });
/* harmony import */ var _shared_first_use_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73344);
/* harmony import */ var _calendar_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11895);


const days = (0,_shared_first_use_js__WEBPACK_IMPORTED_MODULE_0__/* .atFirstUse */ .J)(() => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }));
const monthNames = (0,_shared_first_use_js__WEBPACK_IMPORTED_MODULE_0__/* .atFirstUse */ .J)(() => new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }));
const months = (0,_shared_first_use_js__WEBPACK_IMPORTED_MODULE_0__/* .atFirstUse */ .J)(() => new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' }));
/** Formats a date: `Nov 9, 2026`. */
function formatDate(date) {
    return `${days().format(new Date(date))}, ${date.slice(0, 4)}`;
}
/** Formats a moment to the minute: `Nov 16, 2026, 06:12 UTC`. */
function formatDateTime(moment) {
    const text = moment.toISOString();
    return `${formatDate(text.slice(0, 10))}, ${text.slice(11, 16)} UTC`;
}
/**
 * Formats a range with its last day instead of the exclusive bound: `Nov 9–15, 2026`, `Oct 26 – Nov 1, 2026`, `Nov 9,
 * 2026`. Bounds that are not dates are unchanged.
 */
function formatRange({ dateFrom, dateTo }) {
    if (!(0,_calendar_js__WEBPACK_IMPORTED_MODULE_1__/* .isDate */ .$P)(dateFrom) || !(0,_calendar_js__WEBPACK_IMPORTED_MODULE_1__/* .isDate */ .$P)(dateTo))
        return `From ${dateFrom ?? 'the beginning'} to ${dateTo === undefined ? 'now' : `before ${dateTo}`}`;
    const lastDay = (0,_calendar_js__WEBPACK_IMPORTED_MODULE_1__/* .addDays */ .fi)(dateTo, -1);
    if (dateFrom === lastDay)
        return formatDate(dateFrom);
    const start = days().format(new Date(dateFrom));
    if (dateFrom.slice(0, 7) === lastDay.slice(0, 7))
        return `${start}–${Number(lastDay.slice(8))}, ${lastDay.slice(0, 4)}`;
    const isOneYear = dateFrom.slice(0, 4) === lastDay.slice(0, 4);
    return `${isOneYear ? start : formatDate(dateFrom)} – ${formatDate(lastDay)}`;
}
/** Returns the calendar month of a range; undefined if it is not exactly one. */
function wholeMonth({ dateFrom, dateTo }) {
    if (!(0,_calendar_js__WEBPACK_IMPORTED_MODULE_1__/* .isDate */ .$P)(dateFrom) || !dateFrom.endsWith('-01') || dateTo !== (0,_calendar_js__WEBPACK_IMPORTED_MODULE_1__/* .addMonths */ .PS)(dateFrom, 1))
        return undefined;
    return { month: monthNames().format(new Date(dateFrom)), year: dateFrom.slice(0, 4) };
}
/** Returns labels for the buckets of a series: `Nov 2`, or with several years `Nov 2, 2026`, or for months `Nov 2026`. */
function bucketLabels({ size, buckets, }) {
    const years = new Set(buckets.map(({ dateFrom }) => dateFrom.slice(0, 4)));
    return buckets.map(({ dateFrom }) => {
        if (size === 'month')
            return months().format(new Date(dateFrom));
        return years.size > 1 ? formatDate(dateFrom) : days().format(new Date(dateFrom));
    });
}


/***/ }),

/***/ 86981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ codePointOrder),
/* harmony export */   m: () => (/* binding */ orderOf)
/* harmony export */ });
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
/** Returns an order of texts by code point. For texts without surrogates, it uses the operators, which are several times faster. */
function orderOf(texts) {
    return texts.some((text) => surrogate.test(text)) ? codePointOrder : operatorOrder;
}
function operatorOrder(a, b) {
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
}
// Pairs, which represent one code point, and halves.
const surrogate = /[\u{10000}-\u{10FFFF}\p{Surrogate}]/u;
/** Ranks surrogates, which represent code points above U+FFFF, above all other code units. */
function rank(unit) {
    return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}


/***/ }),

/***/ 68521:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ emailReplacement),
/* harmony export */   h: () => (/* binding */ withoutEmailAddresses)
/* harmony export */ });
/** What stands in the place of an e-mail address. */
const emailReplacement = '[e-mail address]';
// The forms of an at sign: plain, full-width, small, percent-encoded (also twice), as an entity, and `[at]`.
const at = String.raw `@|\uFF20|\uFE6B|%(?:25)?40|&#0{0,6}64;|&#[xX]0{0,6}40;|&commat;| ?[\[({] ?(?:at|AT) ?[\])}] ?`;
const atSign = new RegExp(at, 'u');
// The forms of a full stop, and other full-width characters of addresses.
const dot = String.raw `.\u3002\uFF0E\uFF61`;
const word = String.raw `\p{L}\p{M}\p{N}_\uFF3F\uFF0D\-`;
const invisible = String.raw `\p{Default_Ignorable_Code_Point}`;
const addressCharacters = String.raw `[${word}${dot}${invisible}!$%'*+^\x60{|}~\uFF0B]`;
// A run of characters of addresses with an at sign in it. No two alternatives begin with the same character, except `%`
// and `{`, so that the time is linear in the length of the text. Without a limit, 8 MB overflow the stack of V8.
const run = new RegExp(String.raw `(["')]?)((?:${at}|${addressCharacters}){1,100000})`, 'gu');
// A last label with two letters tells a domain from a version number, such as that of `package@1.2.3`.
const domain = new RegExp(String.raw `^(?:[${word}%]+[${dot}])+[\p{L}\p{M}]{2}`, 'u');
const invisibles = new RegExp(invisible, 'gu');
function withoutEmailAddresses(text) {
    if (text == null || !atSign.test(text))
        return text ?? null;
    return text.replace(run, (found, quote, touching) => hasAddress(touching, quote !== '') ? quote + emailReplacement : found);
}
/** @param follows whether a quoted name or a comment can come before an at sign at the start */
function hasAddress(touching, follows) {
    const parts = touching.replace(invisibles, '').split(new RegExp(at, 'u'));
    return parts.some((part, index) => index > 0 && (follows || parts[index - 1] !== '') && domain.test(part));
}


/***/ }),

/***/ 78682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ feedbackList),
/* harmony export */   n: () => (/* binding */ isOpen)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65528);
/* harmony import */ var _shared_first_use_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73344);
/* harmony import */ var _service_decoding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25515);
/* harmony import */ var _code_point_order_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86981);
/* harmony import */ var _email_addresses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68521);
/* harmony import */ var _included_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8531);






// The field `contact`, an e-mail address, is left out on purpose. Decoding drops it.
const schema = (0,_shared_first_use_js__WEBPACK_IMPORTED_MODULE_3__/* .atFirstUse */ .J)(() => zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ik({
    feedback: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YO(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ik({
        id: (0,_service_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
        path: (0,_service_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
        comment: (0,_service_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef)(),
        createdAt: (0,_service_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef)(),
        source: (0,_service_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
        status: (0,_service_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
        helpful: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullish */ .cl(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zM()),
        code: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullish */ .cl((0,_service_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()),
        filename: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullish */ .cl((0,_service_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()),
        lang: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullish */ .cl((0,_service_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()),
    })),
    nextCursor: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullish */ .cl((0,_service_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()),
    hasMore: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zM(),
}));
/** Returns true if nobody has resolved or dismissed the feedback. */
function isOpen({ status }) {
    return status !== 'resolved' && status !== 'dismissed';
}
/** Every entry of feedback. */
const feedbackList = (0,_included_list_js__WEBPACK_IMPORTED_MODULE_2__/* .includedList */ .r)({
    path: 'feedback',
    include: 'feedback',
    hasTextOfReaders: true,
    purpose: 'the feedback',
    rowNoun: 'feedback item',
    paging: 'cursor',
    limit: 100,
    decode: (body) => {
        const { feedback, hasMore, nextCursor = null } = (0,_service_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeReadersText */ .k_)('a page of feedback', schema, body);
        return { rows: feedback, totals: undefined, hasMore, nextCursor };
    },
    keyOf: ({ id }) => id,
    contentOf: ({ rows, isComplete }) => {
        rows.sort((a, b) => (0,_included_list_js__WEBPACK_IMPORTED_MODULE_2__/* .latestFirst */ .y)(a.createdAt, b.createdAt) || (0,_code_point_order_js__WEBPACK_IMPORTED_MODULE_5__/* .codePointOrder */ .K)(a.id, b.id));
        const entries = rows.map((row) => ({
            path: (0,_email_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutEmailAddresses */ .h)(row.path),
            createdAt: row.createdAt,
            source: row.source,
            status: row.status,
            helpful: row.helpful ?? null,
            comment: (0,_email_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutEmailAddresses */ .h)(row.comment),
            code: (0,_email_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutEmailAddresses */ .h)(row.code),
            filename: (0,_email_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutEmailAddresses */ .h)(row.filename),
            lang: (0,_email_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutEmailAddresses */ .h)(row.lang),
        }));
        return { isComplete, entries };
    },
});


/***/ }),

/***/ 8531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ includedList),
/* harmony export */   y: () => (/* binding */ latestFirst)
/* harmony export */ });
/* harmony import */ var _shared_number_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46931);
/* harmony import */ var _paged_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67636);


function includedList({ contentOf, ...list }) {
    return {
        isSortedByWeight: false,
        ...list,
        read: async (context) => {
            const read = await (0,_paged_list_js__WEBPACK_IMPORTED_MODULE_0__/* .readList */ .LD)(list, context);
            context.log.info(`Read ${(0,_paged_list_js__WEBPACK_IMPORTED_MODULE_0__/* .purposeOf */ .eK)(list, context)}: ${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCountOf */ .gL)(read.rows.length, list.rowNoun)}.`);
            return contentOf(read, context);
        },
    };
}
/** Compares times as ISO 8601 texts, the latest first. Null and texts that are not times come last. */
function latestFirst(a, b) {
    return timeOf(b) - timeOf(a) || 0;
}
function timeOf(text) {
    const time = text === null ? Number.NaN : Date.parse(text);
    return Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time;
}


/***/ }),

/***/ 1170:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  yo: () => (/* binding */ comparedListsOf),
  ns: () => (/* binding */ includedNames),
  fO: () => (/* binding */ listsOf),
  eZ: () => (/* binding */ namesOf),
  yS: () => (/* binding */ readCompared),
  Vk: () => (/* binding */ readIncluded)
});

// EXTERNAL MODULE: ./build/analytics/read/feedback-list.js
var feedback_list = __webpack_require__(78682);
// EXTERNAL MODULE: ./build/node_modules/zod/used.js
var used = __webpack_require__(65528);
// EXTERNAL MODULE: ./build/shared/first-use.js
var first_use = __webpack_require__(73344);
// EXTERNAL MODULE: ./build/service/decoding.js
var decoding = __webpack_require__(25515);
// EXTERNAL MODULE: ./build/analytics/read/page-path.js
var page_path = __webpack_require__(72477);
// EXTERNAL MODULE: ./build/analytics/read/code-point-order.js
var code_point_order = __webpack_require__(86981);
// EXTERNAL MODULE: ./build/analytics/read/email-addresses.js
var email_addresses = __webpack_require__(68521);
// EXTERNAL MODULE: ./build/analytics/read/included-list.js
var included_list = __webpack_require__(8531);
;// CONCATENATED MODULE: ./build/analytics/read/page-feedback-list.js







const schema = (0,first_use/* atFirstUse */.J)(() => used/* object */.Ik({
    feedback: used/* array */.YO(used/* object */.Ik({ path: (0,decoding/* text */.Qq)(), thumbsUp: (0,decoding/* count */.U9)(), thumbsDown: (0,decoding/* count */.U9)(), code: (0,decoding/* count */.U9)(), total: (0,decoding/* count */.U9)() })),
    hasMore: used/* boolean */.zM(),
}));
/** The feedback of the first 100 pages. */
const pageFeedbackList = (0,included_list/* includedList */.r)({
    path: 'feedback/by-page',
    include: 'feedback',
    hasTextOfReaders: false,
    purpose: 'the feedback by page',
    rowNoun: 'page',
    paging: 'single',
    limit: 100,
    decode: (body) => {
        const { feedback, hasMore } = (0,decoding/* decode */.D4)('a page of feedback by page', schema, body);
        return { rows: feedback, totals: undefined, hasMore };
    },
    keyOf: ({ path }) => path,
    contentOf: ({ rows, isComplete }, { log, isPrevious = false }) => {
        // The files and outputs have nothing of the previous period.
        if (!isComplete && !isPrevious) {
            log.warning(`The service has feedback about more than ${rows.length} pages, and its operation feedback/by-page has no second page. feedback-by-page.csv and the outputs thumbsUp and thumbsDown cover only the first ${rows.length} pages. To cover more, shorten the range. feedback.csv has every entry.`);
        }
        const pages = sumOfEqual(rows.map((row) => ({ ...row, path: (0,email_addresses/* withoutEmailAddresses */.h)((0,page_path/* pagePath */.H)(row.path)) })));
        pages.sort((a, b) => b.total - a.total || (0,code_point_order/* codePointOrder */.K)(a.path, b.path));
        const sum = (column) => pages.reduce((total, page) => total + page[column], 0);
        return { thumbsUp: sum('thumbsUp'), thumbsDown: sum('thumbsDown'), isComplete, pages };
    },
});
/** Makes one entry of pages with equal paths: named by path and by URL, or equal without e-mail addresses. */
function sumOfEqual(pages) {
    const sums = new Map();
    for (const page of pages) {
        const sum = sums.get(page.path);
        if (sum === undefined)
            sums.set(page.path, page);
        else
            for (const count of ['thumbsUp', 'thumbsDown', 'code', 'total'])
                sum[count] += page[count];
    }
    return [...sums.values()];
}

// EXTERNAL MODULE: ./build/analytics/read/question-list.js
var question_list = __webpack_require__(7343);
// EXTERNAL MODULE: ./build/analytics/read/search-list.js
var search_list = __webpack_require__(76731);
// EXTERNAL MODULE: ./build/analytics/read/visitor-list.js
var visitor_list = __webpack_require__(25979);
;// CONCATENATED MODULE: ./build/analytics/read/view-list.js





const view_list_schema = (0,first_use/* atFirstUse */.J)(() => used/* object */.Ik({
    totals: used/* object */.Ik((0,decoding/* counts */.tQ)()),
    views: used/* array */.YO(used/* object */.Ik({ path: (0,decoding/* text */.Qq)(), ...(0,decoding/* counts */.tQ)() })),
    hasMore: used/* boolean */.zM(),
}));
/** The views of every page. */
const viewList = (0,included_list/* includedList */.r)({
    path: 'views',
    include: 'views',
    hasTextOfReaders: false,
    purpose: 'the views',
    rowNoun: 'page',
    paging: 'offset',
    limit: 250,
    decode: (body) => {
        const { views, ...page } = (0,decoding/* decode */.D4)('a page of views', view_list_schema, body);
        return { ...page, rows: views };
    },
    keyOf: ({ path }) => path,
    contentOf: ({ rows, totals, isComplete }) => ({ totals, isComplete, pages: (0,visitor_list/* inExportOrder */.uy)(rows) }),
});

;// CONCATENATED MODULE: ./build/analytics/read/included-lists.js





/** The lists that the input `include` can ask for. */
const allLists = {
    views: viewList,
    searches: search_list/* searchList */.dA,
    pageFeedback: pageFeedbackList,
    feedback: feedback_list/* feedbackList */.Y,
    questions: question_list/* questionList */.j,
};
const includedNames = [...new Set(Object.values(allLists).map(({ include }) => include))];
/**
 * The lists that tell where readers were not served. They are also read for the period to compare with, in this order:
 * the one that can be cut comes last.
 */
const comparedNames = ['pageFeedback', 'questions', 'searches'];
/** Returns the lists that `include` asks for, in the order in which they are read. Each takes at least one request. */
function listsOf(include) {
    return namesOf(include).map((name) => allLists[name]);
}
/** Returns the lists of {@link readCompared}, in the order in which they are read. */
function comparedListsOf(include) {
    return comparedNamesOf(include).map((name) => allLists[name]);
}
function comparedNamesOf(include) {
    return comparedNames.filter((name) => include.includes(allLists[name].include));
}
/** Returns the lists of `include`. One that can be cut comes last, so that the others have the requests that they need. */
function namesOf(include) {
    const names = Object.keys(allLists).filter((name) => include.includes(allLists[name].include));
    return names.sort((a, b) => Number(allLists[a].isSortedByWeight) - Number(allLists[b].isSortedByWeight));
}
/** Reads the lists of `include`, one after the other. One request was reserved for each. */
async function readIncluded(include, context) {
    return readLists(namesOf(include), context, () => {
        context.budget.release(1);
    });
}
/** Reads the lists of `include` that are compared, of the period to compare with. No request was reserved. */
async function readCompared(include, context) {
    return readLists(comparedNamesOf(include), context);
}
async function readLists(names, context, beforeEach) {
    const contents = {};
    for (const name of names) {
        beforeEach?.();
        contents[name] = await allLists[name].read(context);
    }
    return contents;
}


/***/ }),

/***/ 72477:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ pagePath)
/* harmony export */ });
/** Returns the path of a page that the service names by a path or a URL. Other text is unchanged. */
function pagePath(page) {
    const url = /^https?:\/\//iu.test(page) ? URL.parse(page) : null;
    return url === null ? page : url.pathname;
}


/***/ }),

/***/ 67636:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  eK: () => (/* binding */ purposeOf),
  LD: () => (/* binding */ readList)
});

// UNUSED EXPORTS: DataMovedError

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/service/errors.js
var errors = __webpack_require__(4661);
// EXTERNAL MODULE: ./build/shared/number-format.js
var number_format = __webpack_require__(46931);
;// CONCATENATED MODULE: ./build/analytics/read/paging.js

/**
 * Starts a walk. With cursors, `advance` and `retry` throw {@link ServiceError}.
 *
 * @param operation the operation of the service, for messages
 */
function startPaging(kind, operation) {
    switch (kind) {
        case 'offset':
            return offsetPaging();
        case 'cursor':
            return cursorPaging(operation);
        case 'single':
            return singlePage(operation);
    }
}
function offsetPaging() {
    let offset = 0;
    return {
        get position() {
            return { offset };
        },
        get pageName() {
            return `The page at offset ${offset}`;
        },
        advance: ({ rows, hasMore }) => {
            // The service may return fewer rows than requested. The next page starts after the last row.
            offset += rows.length;
            return hasMore;
        },
        retry: () => undefined,
    };
}
function cursorPaging(operation) {
    const seen = new Set();
    let cursor;
    const follow = ({ nextCursor = null }) => {
        if (nextCursor === null || nextCursor === '')
            throw cursorError(operation, 'says that there is more, but gives no cursor for it');
        if (seen.has(nextCursor))
            throw cursorError(operation, 'gives the same cursor twice');
        seen.add(nextCursor);
        cursor = nextCursor;
    };
    return {
        get position() {
            return cursor === undefined ? {} : { cursor };
        },
        pageName: `A page of the operation ${operation}`,
        advance: (page) => {
            if (page.hasMore)
                follow(page);
            return page.hasMore;
        },
        retry: (page) => {
            // The contract does not say whether an empty page can be followed by more. Only its cursor can tell.
            if (page.hasMore)
                follow(page);
        },
    };
}
/** The operation has neither offsets nor cursors. */
function singlePage(operation) {
    return {
        position: {},
        pageName: `The page of the operation ${operation}`,
        advance: () => false,
        retry: () => undefined,
    };
}
function cursorError(operation, what) {
    return new errors/* ServiceError */._7(`The operation ${operation} ${what}. The list would be incomplete, so it is not used. Try again later.`);
}

// EXTERNAL MODULE: ./build/analytics/read/request-budget.js
var request_budget = __webpack_require__(25463);
;// CONCATENATED MODULE: ./build/analytics/read/paged-list.js





/** The data changed during the read, so the pages of the list do not match each other. */
class DataMovedError extends errors/* ServiceError */._7 {
    name = 'DataMovedError';
}
/** Returns what the requests of a list read, for messages. */
function purposeOf({ purpose }, { isPrevious = false }) {
    return isPrevious ? `${purpose} of the previous period` : purpose;
}
/**
 * Reads a whole list, page by page. If the data changes during the read, starts again once. If the range is not over, the
 * data may change again: the newest values count.
 *
 * @throws RequestBudgetError, DataMovedError, ServiceError if the pages do not make a whole list, and what `readPage`
 *   throws
 */
async function readList(list, context) {
    try {
        return await readOnce(list, context, false);
    }
    catch (error) {
        if (!(error instanceof DataMovedError))
            throw error;
        const message = `${error.message} The list is read again from the start.`;
        // Readers arrive in a range that is not over. Nothing is wrong then.
        if (context.unfinished)
            context.log.info(message);
        else
            context.log.warning(message);
    }
    try {
        return await readOnce(list, context, context.unfinished);
    }
    catch (error) {
        if (!(error instanceof DataMovedError))
            throw error;
        throw new DataMovedError(`${error.message} It happened twice, so the list could be wrong and is not used. Try again later.`, { cause: error });
    }
}
async function readOnce(list, context, mayMove) {
    const { budget, log } = context;
    const logProgress = (0,request_budget/* progressEvery */.BM)(budget.progressStep, log, budget.sent);
    const rows = new Map();
    const paging = startPaging(list.paging, list.path);
    const purpose = purposeOf(list, context);
    let page;
    let repeated = 0;
    let moves = 0;
    const moved = (what) => {
        if (!mayMove)
            throw new DataMovedError(`${what} changed while reading ${purpose}.`);
        moves += 1;
    };
    let hasNext = true;
    while (hasNext) {
        const read = await readPageOrCut(list, paging, rows, page, context);
        if (read === undefined)
            break;
        if (page !== undefined && !(0,external_node_util_.isDeepStrictEqual)(page.totals, read.totals))
            moved('The totals');
        page = read;
        repeated += addRows(rows, list, page.rows, moved);
        hasNext = paging.advance(page);
        // The line after the read says the last count.
        if (hasNext)
            logProgress(budget.sent, `${(0,number_format/* formatCountOf */.gL)(rows.size, list.rowNoun)} read, ${budget.usage}.`);
    }
    if (repeated > 0) {
        log.warning(`The service listed ${(0,number_format/* formatCountOf */.gL)(repeated, list.rowNoun)} twice with the same values. The duplicates were removed.`);
    }
    if (moves > 0) {
        log.info(`The range is not over, and its data changed again while reading ${purpose}. The numbers are those of the time of reading.`);
    }
    if (page === undefined)
        throw new Error('A list was cut before its first page.');
    return { rows: [...rows.values()], totals: page.totals, isComplete: !page.hasMore };
}
/** Reads one page. Returns undefined if the budget ends and the list is sorted by weight. */
async function readPageOrCut(...[list, paging, rows, previous, context]) {
    try {
        return await readPage(list, paging, rows, previous, context);
    }
    catch (error) {
        const { rowNoun, isSortedByWeight = false } = list;
        if (!(error instanceof request_budget/* RequestBudgetError */.tD) || !isSortedByWeight || rows.size === 0)
            throw error;
        const used = context.isPrevious === true ? 'compared' : 'exported';
        context.log.warning(`max-requests allows no more requests for ${purposeOf(list, context)}. Only the first ${(0,number_format/* formatCount */.B4)(rows.size)} are ${used}: the ${rowNoun}s with the most hits. To read all, raise max-requests ${request_budget/* hourlyLimit */.Vx} or shorten the range.`);
        return undefined;
    }
}
/**
 * Adds the rows of a page to the list. Calls `moved` if the list has a row of the same key with other values.
 *
 * @returns the number of rows that the list already had
 */
function addRows(rows, { keyOf, rowNoun }, added, moved) {
    let repeated = 0;
    for (const row of added) {
        const key = keyOf(row);
        const known = rows.get(key);
        if (known !== undefined && (0,external_node_util_.isDeepStrictEqual)(known, row)) {
            repeated += 1;
            continue;
        }
        if (known !== undefined)
            moved(`The values of one ${rowNoun}`);
        rows.set(key, row);
    }
    return repeated;
}
/** Reads one page of the list. If it should have new rows but has none, or has too many, tries once more. */
async function readPage(list, paging, rows, previous, context) {
    const { budget, log } = context;
    const read = () => {
        const { dateFrom, dateTo } = context.range;
        const query = { dateFrom, dateTo, limit: list.limit, ...paging.position };
        return withinLimit(query.limit, paging, log, () => context.readPage(list, query, budget.optionsFor(purposeOf(list, context))));
    };
    const isKnown = (row) => (0,external_node_util_.isDeepStrictEqual)(rows.get(list.keyOf(row)), row);
    const stalls = (page) => (page.hasMore && page.rows.every(isKnown)) ||
        (page.rows.length > 0 && (0,external_node_util_.isDeepStrictEqual)(page.rows, previous?.rows));
    const page = await read();
    if (!stalls(page))
        return page;
    log.warning(`${paging.pageName} has no new rows. Retrying once.`);
    paging.retry(page);
    const again = await read();
    if (!stalls(again))
        return again;
    throw new errors/* ServiceError */._7(`${paging.pageName} ${again.rows.length === 0 ? 'is empty although the service says that there is more' : 'only repeats earlier rows'}, twice. The list would be incomplete, so it is not used. Try again later.`);
}
/** Reads a page. If it has more rows than the limit, reads it once more. */
async function withinLimit(limit, { pageName }, log, read) {
    const page = await read();
    if (page.rows.length <= limit)
        return page;
    const tooMany = `${pageName} has more rows than the ${(0,number_format/* formatCount */.B4)(limit)} that were requested`;
    log.warning(`${tooMany}. Retrying once.`);
    const again = await read();
    if (again.rows.length <= limit)
        return again;
    throw new errors/* ServiceError */._7(`${tooMany}, twice. Rows could be missing, so the list is not used. Try again later.`);
}


/***/ }),

/***/ 7343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ isUnanswered),
/* harmony export */   j: () => (/* binding */ questionList)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65528);
/* harmony import */ var _shared_first_use_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73344);
/* harmony import */ var _service_decoding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25515);
/* harmony import */ var _code_point_order_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86981);
/* harmony import */ var _email_addresses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68521);
/* harmony import */ var _included_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8531);






// The field `response`, the answer of the assistant, is left out on purpose. Decoding drops it.
const schema = (0,_shared_first_use_js__WEBPACK_IMPORTED_MODULE_3__/* .atFirstUse */ .J)(() => zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ik({
    conversations: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YO(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ik({
        id: (0,_service_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
        timestamp: (0,_service_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef)(),
        query: (0,_service_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
        sources: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YO(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ik({ title: (0,_service_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(), url: (0,_service_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)() })),
        responseType: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullish */ .cl((0,_service_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()),
        resolutionStatus: (0,_service_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
        queryCategory: (0,_service_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef)(),
        pageUrl: (0,_service_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef)(),
    })),
    nextCursor: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullish */ .cl((0,_service_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()),
    hasMore: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zM(),
}));
function isUnanswered({ resolution, isStep }) {
    return resolution === 'unanswered' && !isStep;
}
/** Every question to the assistant. */
const questionList = (0,_included_list_js__WEBPACK_IMPORTED_MODULE_2__/* .includedList */ .r)({
    path: 'assistant',
    include: 'assistant',
    hasTextOfReaders: true,
    purpose: 'the questions',
    rowNoun: 'question',
    paging: 'cursor',
    limit: 1000,
    // A page has up to 1,000 answers of the assistant, and nothing limits their length.
    maxAnswerBytes: 64 * 1_048_576,
    decode: (body) => {
        const page = (0,_service_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeReadersText */ .k_)('a page of questions to the assistant', schema, body);
        const { conversations, hasMore, nextCursor = null } = page;
        return { rows: conversations, totals: undefined, hasMore, nextCursor };
    },
    // The contract calls the ID that of a conversation, and a conversation can have several questions.
    keyOf: ({ id, timestamp, query }) => JSON.stringify([id, timestamp, query]),
    contentOf: ({ rows, isComplete }) => {
        rows.sort((a, b) => (0,_included_list_js__WEBPACK_IMPORTED_MODULE_2__/* .latestFirst */ .y)(a.timestamp, b.timestamp) || (0,_code_point_order_js__WEBPACK_IMPORTED_MODULE_5__/* .codePointOrder */ .K)(a.id, b.id));
        const questions = rows.map((row) => ({
            timestamp: row.timestamp,
            question: (0,_email_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutEmailAddresses */ .h)(row.query),
            resolution: row.resolutionStatus,
            category: (0,_email_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutEmailAddresses */ .h)(row.queryCategory),
            page: (0,_email_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutEmailAddresses */ .h)(row.pageUrl),
            sources: row.sources.map(({ title, url }) => ({
                title: (0,_email_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutEmailAddresses */ .h)(title),
                url: (0,_email_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutEmailAddresses */ .h)(url),
            })),
            isStep: row.responseType === 'clarifying_question',
        }));
        const asked = questions.filter(({ isStep }) => !isStep).length;
        return { asked, unanswered: questions.filter(isUnanswered).length, isComplete, questions };
    },
});


/***/ }),

/***/ 25463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BM: () => (/* binding */ progressEvery),
/* harmony export */   Vx: () => (/* binding */ hourlyLimit),
/* harmony export */   WI: () => (/* binding */ fewerRequests),
/* harmony export */   bK: () => (/* binding */ RequestBudget),
/* harmony export */   tD: () => (/* binding */ RequestBudgetError)
/* harmony export */ });
/* harmony import */ var _service_contract_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86476);
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4661);
/* harmony import */ var _shared_number_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46931);



/** In parentheses, for messages. */
const hourlyLimit = `(the limit is ${_service_contract_js__WEBPACK_IMPORTED_MODULE_1__/* .analyticsRequestsPerHour */ .A} analytics requests per organization per hour)`;
/** The next request would exceed `max-requests`. */
class RequestBudgetError extends _service_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 {
    name = 'RequestBudgetError';
}
/** Counts the requests of a run against `max-requests`. */
class RequestBudget {
    #maxRequests;
    #asked;
    #sentFor = new Map();
    #reserved = 0;
    constructor(maxRequests, asked) {
        this.#maxRequests = maxRequests;
        this.#asked = asked;
    }
    get sent() {
        return [...this.#sentFor.values()].reduce((sum, sent) => sum + sent, 0);
    }
    /** Number of requests that may still be sent, without the reserved ones. */
    get left() {
        return this.#maxRequests - this.sent - this.#reserved;
    }
    /** For example `30 of 100 requests used`. */
    get usage() {
        return `${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(this.sent)} of ${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCountOf */ .gL)(this.#maxRequests, 'request')} used`;
    }
    /** Number of requests between two progress lines: a tenth of `max-requests`, at most 25. */
    get progressStep() {
        return Math.min(25, Math.ceil(this.#maxRequests / 10));
    }
    /** Reserves requests for a later read. An earlier read then fails before it uses them up. */
    reserve(requests) {
        this.#reserved += requests;
    }
    release(requests) {
        this.#reserved -= requests;
    }
    /**
     * Returns client options that count each request.
     *
     * @param purpose what the request reads, for messages: `the pages`
     */
    optionsFor(purpose) {
        return {
            beforeSending: () => {
                this.spend(purpose);
            },
            onUnsent: () => {
                this.#add(purpose, -1);
            },
            rateLimitAdvice: () => this.#rateLimitAdvice(),
        };
    }
    /** @throws RequestBudgetError if the request would exceed the budget */
    spend(purpose) {
        if (this.left <= 0) {
            const reserved = this.#reserved === 0
                ? ''
                : ` (${this.#reserved} of them ${this.#reserved === 1 ? 'is' : 'are'} reserved for later)`;
            throw new RequestBudgetError(`The export needs more than the ${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCountOf */ .gL)(this.#maxRequests, 'request')} that max-requests allows${reserved}. Nothing was exported. To continue, ${fewerRequests(this.#asked)}.`);
        }
        this.#add(purpose, 1);
    }
    #add(purpose, requests) {
        this.#sentFor.set(purpose, (this.#sentFor.get(purpose) ?? 0) + requests);
    }
    #rateLimitAdvice() {
        const and = new Intl.ListFormat('en', { type: 'conjunction' });
        const parts = [...this.#sentFor].map(([purpose, sent]) => `${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(sent)} for ${purpose}`);
        return `This export has sent ${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCountOf */ .gL)(this.sent, 'request')}: ${and.format(parts)}. To send fewer, ${anyOf(waysToSendFewer(this.#asked))}.`;
    }
}
/**
 * Returns what the user can do about too many requests.
 *
 * @param needed the number of requests, if it is known
 */
function fewerRequests(asked, needed = 0) {
    const ways = [
        ...(needed <= _service_contract_js__WEBPACK_IMPORTED_MODULE_1__/* .analyticsRequestsPerHour */ .A ? ['raise max-requests'] : []),
        ...waysToSendFewer(asked),
    ];
    return `${anyOf(ways)} ${hourlyLimit}`;
}
function waysToSendFewer({ isCompared, series, include = [] }) {
    return [
        ...(series === undefined ? [] : [series === 'month' ? 'remove series' : 'use a coarser series']),
        ...(isCompared ? ['remove compare'] : []),
        ...(include.length > 0 ? [`remove ${include.length === 1 ? 'include' : 'items of include'}`] : []),
        'shorten the range',
    ];
}
function anyOf(ways) {
    return new Intl.ListFormat('en', { type: 'disjunction' }).format(ways);
}
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

/***/ 76731:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MK: () => (/* binding */ rateOf),
/* harmony export */   dA: () => (/* binding */ searchList),
/* harmony export */   jK: () => (/* binding */ convertRates)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65528);
/* harmony import */ var _shared_first_use_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73344);
/* harmony import */ var _service_decoding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25515);
/* harmony import */ var _code_point_order_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86981);
/* harmony import */ var _email_addresses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68521);
/* harmony import */ var _included_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8531);






const leastShareOfPercentages = 0.01;
const rate = () => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .ai('a number from 0 to 100')
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .minimum */ .Bp(0, 'a number from 0 to 100'), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .maximum */ .Ph(100, 'a number from 0 to 100'));
const schema = (0,_shared_first_use_js__WEBPACK_IMPORTED_MODULE_4__/* .atFirstUse */ .J)(() => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik({
    searches: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YO(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik({
        searchQuery: (0,_service_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
        hits: (0,_service_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
        ctr: rate(),
        topClickedPage: (0,_service_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef)(),
        lastSearchedAt: (0,_service_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef)(),
    })),
    totalSearches: (0,_service_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    nextCursor: (0,_service_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef)(),
}));
/** The search terms. If the budget ends, the terms with the most hits are kept. */
const searchList = (0,_included_list_js__WEBPACK_IMPORTED_MODULE_2__/* .includedList */ .r)({
    path: 'searches',
    include: 'searches',
    hasTextOfReaders: true,
    purpose: 'the search terms',
    rowNoun: 'search term',
    paging: 'cursor',
    limit: 100,
    isSortedByWeight: true,
    decode: (body) => {
        const { searches, totalSearches, nextCursor } = (0,_service_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeReadersText */ .k_)('a page of search terms', schema, body);
        const hasMore = nextCursor !== null && nextCursor !== '';
        return { rows: searches, totals: totalSearches, hasMore, nextCursor };
    },
    keyOf: ({ searchQuery }) => searchQuery,
    contentOf: ({ rows, totals, isComplete }) => {
        const terms = rows.map(({ searchQuery, hits, ctr, topClickedPage, lastSearchedAt }) => ({
            term: (0,_email_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutEmailAddresses */ .h)(searchQuery),
            hits,
            clickThroughRate: ctr,
            topClickedPage: (0,_email_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutEmailAddresses */ .h)(topClickedPage),
            lastSearchedAt,
        }));
        const sums = sumOfEqual(terms);
        sums.sort((a, b) => b.hits - a.hits || (0,_code_point_order_js__WEBPACK_IMPORTED_MODULE_5__/* .codePointOrder */ .K)(a.term, b.term));
        return { totalSearches: totals, isComplete, terms: sums };
    },
});
/** Makes one entry of terms that are equal without e-mail addresses. The page is that of the most searched one. */
function sumOfEqual(terms) {
    const groups = Map.groupBy(terms, ({ term }) => term);
    return [...groups.values()].flatMap((equal) => {
        if (equal.length === 1)
            return equal;
        const [mostSearched] = equal.toSorted((a, b) => b.hits - a.hits);
        const [latest = null] = equal.map(({ lastSearchedAt }) => lastSearchedAt).sort(_included_list_js__WEBPACK_IMPORTED_MODULE_2__/* .latestFirst */ .y);
        return mostSearched === undefined ? [] : { ...mostSearched, ...rateOf(equal), lastSearchedAt: latest };
    });
}
/** Returns the number of searches of several terms, and their rate, weighted by searches. */
function rateOf(terms) {
    let [hits, clicked] = [0, 0];
    for (const term of terms) {
        hits += term.hits;
        clicked += term.hits * term.clickThroughRate;
    }
    return { hits, clickThroughRate: hits === 0 ? 0 : clicked / hits };
}
/**
 * Makes every rate of the lists a share from 0 to 1. The contract does not say whether a rate is a share or a percentage.
 * They are percentages if enough searches have a rate above 1. The lists of one run have one unit.
 */
function convertRates(lists) {
    const terms = lists.flatMap((list) => list.terms);
    const sum = (of) => of.reduce((total, { hits }) => total + hits, 0);
    const above = sum(terms.filter(({ clickThroughRate }) => clickThroughRate > 1));
    const arePercentages = above > 0 && above >= leastShareOfPercentages * sum(terms);
    for (const term of terms) {
        // Without the digits that a division by 100 adds.
        const share = arePercentages
            ? Number((term.clickThroughRate / 100).toPrecision(15))
            : term.clickThroughRate;
        term.clickThroughRate = Math.min(1, share);
    }
}


/***/ }),

/***/ 10862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  wP: () => (/* binding */ isWhole),
  mc: () => (/* binding */ leastRequests),
  rO: () => (/* binding */ readAnalytics)
});

// EXTERNAL MODULE: ./build/service/errors.js
var errors = __webpack_require__(4661);
// EXTERNAL MODULE: ./build/analytics/period/date-format.js
var date_format = __webpack_require__(54693);
// EXTERNAL MODULE: ./build/shared/number-format.js
var number_format = __webpack_require__(46931);
// EXTERNAL MODULE: ./build/analytics/read/visitor-list.js
var visitor_list = __webpack_require__(25979);
;// CONCATENATED MODULE: ./build/analytics/read/comparison.js

const nobody = { human: 0, ai: 0, total: 0 };
/** Returns every page of either list, in the order of an export. A page that is only in the previous list has zeros. */
function comparePages(current, previous) {
    const before = new Map(previous.map((page) => [page.path, page]));
    const pages = current.map((page) => ({ ...page, previous: before.get(page.path) ?? nobody }));
    for (const { path } of current)
        before.delete(path);
    const unlisted = [...before.values()].map((page) => ({ path: page.path, ...nobody, previous: page }));
    return (0,visitor_list/* inExportOrder */.uy)([...pages, ...unlisted]);
}

// EXTERNAL MODULE: ./build/analytics/read/included-lists.js + 2 modules
var included_lists = __webpack_require__(1170);
// EXTERNAL MODULE: ./build/analytics/read/request-budget.js
var request_budget = __webpack_require__(25463);
// EXTERNAL MODULE: ./build/analytics/read/search-list.js
var search_list = __webpack_require__(76731);
;// CONCATENATED MODULE: ./build/analytics/read/visitor-analytics.js








/** Returns false for a bucket that must not look like the others: the range cuts it, or it is not over. */
function isWhole({ partial, unfinished }) {
    return !partial && !unfinished;
}
/** Returns the fewest requests of an export: one for each list and each bucket. */
function leastRequests({ isCompared, buckets, include, }) {
    return (isCompared ? 2 : 1) + buckets + (0,included_lists/* listsOf */.fO)(include).length;
}
/**
 * Reads the pages of the range, the pages of the previous period, the totals of each bucket, what `include` asks for,
 * and last the lists of the previous period that tell how the gaps changed.
 *
 * @throws what {@link readVisitors} throws
 */
async function readAnalytics({ inputs, ...options }) {
    const { previous, series, include, unfinished } = inputs;
    const context = { ...options, range: inputs, unfinished };
    // Of the requests for the first list, the first one is sent at once.
    options.budget.reserve(leastRequests({ isCompared: previous !== undefined, buckets: series?.buckets.length ?? 0, include }) - 1);
    const list = await (0,visitor_list/* readVisitors */.o2)(context);
    const before = previous && (await readPrevious(previous, list, context));
    const read = series && { size: series.size, buckets: await readTotals(series, context) };
    const rows = before?.changes ?? list.visitors;
    const lists = await (0,included_lists/* readIncluded */.Vk)(include, context);
    const previousLists = before && (await readPreviousLists(include, { ...context, range: before, unfinished: false }));
    (0,search_list/* convertRates */.jK)([lists.searches, previousLists?.searches].filter((list) => list !== undefined));
    return {
        ...list,
        ...lists,
        rows,
        previous: before && { ...before, lists: previousLists },
        series: read,
    };
}
async function readPrevious(range, { visitors }, context) {
    context.log.info(`Reading the previous period: ${(0,date_format/* formatRange */.Lu)(range)}.`);
    context.budget.release(1);
    const list = await (0,visitor_list/* readVisitors */.o2)({ ...context, range, isPrevious: true, unfinished: false });
    return { ...range, ...list, changes: comparePages(visitors, list.visitors) };
}
/**
 * Reads the lists of the previous period. They are not worth the failure of an export, nor a wait: returns undefined if
 * `max-requests` has no room for them, or if a request fails. A cancellation and the deadline still end the run.
 */
async function readPreviousLists(include, context) {
    const { budget, log } = context;
    const readPage = (list, query, options) => context.readPage(list, query, { ...options, isRetried: false });
    let reason = 'max-requests has no room for its lists.';
    if (budget.left >= (0,included_lists/* comparedListsOf */.yo)(include).length) {
        try {
            return await (0,included_lists/* readCompared */.yS)(include, { ...context, readPage, isPrevious: true });
        }
        catch (error) {
            if (!(error instanceof errors/* ServiceError */._7))
                throw error;
            if (!(error instanceof request_budget/* RequestBudgetError */.tD))
                reason = error.message;
        }
    }
    log.notice(`What readers did not find is not compared with the previous period: ${reason}`);
    return undefined;
}
/**
 * Reads the totals of each bucket, with a request for one row each. The sum of smaller buckets would count people more
 * than once.
 */
async function readTotals({ size, buckets }, { budget, readPage, log }) {
    const all = (0,number_format/* formatCountOf */.gL)(buckets.length, size);
    log.info(`Reading the totals of ${all}, one request each.`);
    const logProgress = (0,request_budget/* progressEvery */.BM)(Math.max(10, Math.ceil(buckets.length / 10)), log);
    const read = [];
    for (const bucket of buckets) {
        budget.release(1);
        const query = { dateFrom: bucket.dateFrom, dateTo: bucket.dateTo, limit: 1, offset: 0 };
        const { totals } = await readPage(visitor_list/* visitorList */.tE, query, budget.optionsFor('the series'));
        read.push({ ...bucket, ...totals });
        if (read.length < buckets.length)
            logProgress(read.length, `${(0,number_format/* formatCount */.B4)(read.length)} of ${all} read, ${budget.usage}.`);
    }
    return read;
}


/***/ }),

/***/ 25979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o2: () => (/* binding */ readVisitors),
/* harmony export */   tE: () => (/* binding */ visitorList),
/* harmony export */   uy: () => (/* binding */ inExportOrder)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65528);
/* harmony import */ var _shared_first_use_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73344);
/* harmony import */ var _service_decoding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25515);
/* harmony import */ var _code_point_order_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86981);
/* harmony import */ var _paged_list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67636);





const schema = (0,_shared_first_use_js__WEBPACK_IMPORTED_MODULE_2__/* .atFirstUse */ .J)(() => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik({
    totals: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik((0,_service_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .counts */ .tQ)()),
    visitors: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YO(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ik({ path: (0,_service_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(), ...(0,_service_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .counts */ .tQ)() })),
    hasMore: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zM(),
}));
/** The visitors of each page, with the totals of the whole site in the range. */
const visitorList = {
    path: 'visitors',
    purpose: 'the pages',
    rowNoun: 'page',
    paging: 'offset',
    limit: 250,
    decode: (body) => {
        const { visitors, ...page } = (0,_service_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .decode */ .D4)('a page of visitors', schema, body);
        return { ...page, rows: visitors };
    },
    keyOf: ({ path }) => path,
};
/**
 * Reads the visitors of every page.
 *
 * @throws what {@link readList} throws
 */
async function readVisitors(context) {
    const { rows, totals } = await (0,_paged_list_js__WEBPACK_IMPORTED_MODULE_1__/* .readList */ .LD)(visitorList, context);
    return { totals, visitors: inExportOrder(rows) };
}
/** Returns the pages sorted by `total` descending, then by path in code-point order. */
function inExportOrder(pages) {
    const comparePaths = (0,_code_point_order_js__WEBPACK_IMPORTED_MODULE_4__/* .orderOf */ .m)(pages.map(({ path }) => path));
    return pages.toSorted((a, b) => b.total - a.total || comparePaths(a.path, b.path));
}


/***/ }),

/***/ 27858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ formatComparedCount)
/* harmony export */ });
/* harmony import */ var _shared_number_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46931);

/** Formats a change, or a dash if chance explains it. */
function formatComparedCount({ now, before, change }) {
    return change === 'same' ? '–' : (0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatChange */ .eD)(now, before);
}


/***/ }),

/***/ 9732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QY: () => (/* binding */ closedBlock),
/* harmony export */   Wl: () => (/* binding */ adviceBlock),
/* harmony export */   oB: () => (/* binding */ answerBlock)
/* harmony export */ });
/* harmony import */ var _shared_untrusted_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43908);
/* harmony import */ var _tables_gap_tables_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16177);
/* harmony import */ var _judge_tasks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54001);
/* harmony import */ var _judge_verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99934);
/* harmony import */ var _path_code_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47431);





const maxWordsCharacters = 100;
/** Returns the verdict, and what to do this week. On an empty site, there is nothing to do but to check. */
function answerBlock(content, heading) {
    const { verdict, tasks, siteUrl, isEmpty } = content;
    const answer = [`**${verdict}**`, `<sub>${(0,_judge_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictDetails */ .mC)(content)}</sub>`];
    if (isEmpty)
        return answer;
    return [
        ...answer,
        `${heading} ${_judge_tasks_js__WEBPACK_IMPORTED_MODULE_1__/* .tasksTitle */ .Ru}`,
        tasks.length === 0
            ? (0,_judge_tasks_js__WEBPACK_IMPORTED_MODULE_1__/* .noTasks */ .GU)(content)
            : tasks.map((task, index) => `${index + 1}. ${taskMarkdown(task, siteUrl)}`).join('\n'),
    ];
}
function taskMarkdown(task, siteUrl) {
    const { verb, parts } = (0,_judge_tasks_js__WEBPACK_IMPORTED_MODULE_1__/* .taskLine */ .er)(task);
    return `**${verb}** ${partsMarkdown(parts, siteUrl)}`;
}
function partsMarkdown(parts, siteUrl) {
    const texts = parts.map((part) => {
        if (typeof part === 'string')
            return part;
        if ('words' in part)
            return (0,_shared_untrusted_text_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(part.words, maxWordsCharacters);
        // A link to a page that is gone leads nowhere.
        return (0,_path_code_js__WEBPACK_IMPORTED_MODULE_3__/* .linkedPath */ .nS)(part.page, part.isGone ? undefined : siteUrl);
    });
    return texts.join('');
}
/**
 * Returns how the agent can do the tasks, or which item of `include` would tell more.
 *
 * @param gapsFile the path of `gaps.md` in the workspace; undefined if it is not there, so that no step can quote it
 */
function adviceBlock(content, gapsFile) {
    if (content.isEmpty)
        return [];
    if (content.gaps !== undefined && content.tasks.length > 0 && gapsFile !== undefined) {
        return [
            `The agent can do this: quote the list in the next step of the workflow, with ${(0,_shared_untrusted_text_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(`quote-file: ${gapsFile}`)}.`,
        ];
    }
    const more = (0,_judge_tasks_js__WEBPACK_IMPORTED_MODULE_1__/* .moreToInclude */ .lz)(content);
    return more === undefined ? [] : [`With \`${more.code}\`${more.text}`];
}
/** Returns the gaps of the previous period that are closed; nothing if there are none. */
function closedBlock({ closed = [] }) {
    const parts = (0,_tables_gap_tables_js__WEBPACK_IMPORTED_MODULE_4__/* .closedLine */ .pz)(closed);
    return parts === undefined ? [] : [partsMarkdown(parts, undefined)];
}


/***/ }),

/***/ 45955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ gapTableBlock),
/* harmony export */   T: () => (/* binding */ gapsBlock)
/* harmony export */ });
/* harmony import */ var _shared_number_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46931);
/* harmony import */ var _tables_gap_tables_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16177);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9732);
/* harmony import */ var _markdown_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95358);
/* harmony import */ var _path_code_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47431);





const gapsShown = 5;
/** Returns where readers were not served, and what is closed; nothing if no list that tells it was read. */
function gapsBlock(content) {
    const { gaps, siteUrl } = content;
    if (gaps === undefined)
        return [];
    const found = (0,_tables_gap_tables_js__WEBPACK_IMPORTED_MODULE_3__/* .gapTables */ .O$)(content);
    const cut = {
        rows: gapsShown,
        texts: 5,
        isFolded: true,
        wordsCharacters: 100,
        path: (path) => (0,_path_code_js__WEBPACK_IMPORTED_MODULE_2__/* .pathInTable */ .nY)(path, siteUrl),
    };
    const empty = found
        .filter(({ rows }) => rows.length === 0)
        .flatMap(({ empty, cut }) => (cut === undefined ? [empty] : [empty, cut]));
    const tables = found.filter(({ rows }) => rows.length > 0);
    const uncompared = (0,_tables_gap_tables_js__WEBPACK_IMPORTED_MODULE_3__/* .uncomparedNote */ .pD)(content);
    return [
        '### Where readers were not served',
        [...listSizes(content), ...empty].join(' '),
        ...tables.flatMap((table) => gapTableBlock(table, '####', cut)),
        ...(uncompared === undefined ? [] : [uncompared]),
        ...(tables.some(({ rows }) => rows.length > gapsShown)
            ? [`\`gaps.md\` has up to ${_tables_gap_tables_js__WEBPACK_IMPORTED_MODULE_3__/* .maxGapsPerTable */ .dK} of each.`]
            : []),
        ...(0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .closedBlock */ .QY)(content),
    ];
}
/** Returns a table with its title, what its rows are, and its first rows. */
function gapTableBlock(gapTable, heading, cut) {
    const { title, note, rows, cut: missing } = gapTable;
    const shown = Math.min(rows.length, cut.rows);
    const of = rows.length > shown ? ` (${shown} of ${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(rows.length)})` : '';
    return [
        `${heading} ${title}${of}`,
        [note, missing].filter((text) => text !== undefined).join(' '),
        (0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownTable */ .Qj)(gapTable, cut),
    ];
}
/** Returns how much the lists have, with and without gaps. An empty list has a sentence of its own. */
function listSizes({ questions, searches, pageFeedback }) {
    const parts = [
        questions &&
            questions.asked > 0 &&
            `${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCountOf */ .gL)(questions.asked, 'question')} to the assistant, ${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(questions.unanswered)} unanswered.`,
        searches &&
            searches.terms.length > 0 &&
            `${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(searches.totalSearches)} ${searches.totalSearches === 1 ? 'search' : 'searches'}.`,
        pageFeedback &&
            pageFeedback.pages.length > 0 &&
            `${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(pageFeedback.thumbsDown)} thumbs down, ${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(pageFeedback.thumbsUp)} thumbs up.`,
    ];
    return parts.filter((part) => typeof part === 'string');
}


/***/ }),

/***/ 95358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qj: () => (/* binding */ markdownTable),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   tp: () => (/* binding */ table)
/* harmony export */ });
/* harmony import */ var _compared_count_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27858);
/* harmony import */ var _shared_untrusted_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43908);
/* harmony import */ var _shared_number_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46931);
/* harmony import */ var _read_page_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72477);
/* harmony import */ var _tables_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74095);





/**
 * Returns the first rows of a table, with the columns for people. Columns with words and pages are no columns here, but
 * further lines below the name of the row, so that the table fits on a phone.
 */
function markdownTable(shown, cut) {
    const { names, details, numbers: all } = (0,_tables_table_js__WEBPACK_IMPORTED_MODULE_1__/* .peopleColumns */ .T7)(shown);
    const numbers = all.filter(({ isWide }) => !isWide);
    const head = [...names, ...numbers].map(({ title }) => title);
    const lines = shown.rows.slice(0, cut.rows).map((row) => {
        const isGone = row.some((cell) => isCompared(cell) && cell.now === 0);
        const open = names.map(({ kind, index }) => textOf(kind, (0,_tables_table_js__WEBPACK_IMPORTED_MODULE_1__/* .textsOf */ .CB)(row[index] ?? null), cut, isGone));
        const hidden = [];
        for (const { title, kind, index } of details) {
            const texts = (0,_tables_table_js__WEBPACK_IMPORTED_MODULE_1__/* .textsOf */ .CB)(row[index] ?? null);
            if (texts.length === 0)
                continue;
            const text = `${title}: ${textOf(kind, texts, cut, false)}`;
            if (!cut.isFolded || kind !== 'words' || texts.length === 1)
                open.push(text);
            else
                hidden.push({ count: `${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(texts.length)} ${title.toLowerCase()}`, text });
        }
        return [
            open.join('<br>') + foldedTexts(hidden),
            ...numbers.map(({ kind, index }) => numberOf(kind, row[index] ?? null)),
        ];
    });
    return table(head, lines);
}
/** GitHub leaves room below a folded block, so a cell has one for all of its texts. */
function foldedTexts(texts) {
    if (texts.length === 0)
        return '';
    const counts = texts.map(({ count }) => count).join(', ');
    return `<details><summary>${counts}</summary>${texts.map(({ text }) => text).join('<br>')}</details>`;
}
/** Returns a table with text in the first column and numbers in the others. */
function table(head, rows) {
    const line = (cells) => `| ${cells.join(' | ')} |`;
    return [line(head), `|---|${'--:|'.repeat(head.length - 1)}`, ...rows.map(line)].join('\n');
}
/** Returns a block that is folded at first. */
function folded(label, blocks) {
    return [`<details>\n<summary>${label}</summary>`, ...blocks, '</details>'];
}
function isCompared(cell) {
    return cell !== null && typeof cell === 'object' && 'before' in cell;
}
function textOf(kind, texts, cut, isGone) {
    const shown = texts.slice(0, cut.texts).map(({ text, count }) => {
        const safe = kind === 'page' ? cut.path((0,_read_page_path_js__WEBPACK_IMPORTED_MODULE_3__/* .pagePath */ .H)(text), isGone) : (0,_shared_untrusted_text_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(text, cut.wordsCharacters);
        return `${safe}${count === 1 ? '' : ` (${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(count)})`}`;
    });
    const others = texts.length - shown.length;
    return `${shown.join(', ')}${others > 0 ? ` and ${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCountOf */ .gL)(others, 'other')}` : ''}`;
}
function numberOf(kind, cell) {
    if (isCompared(cell))
        return (0,_compared_count_js__WEBPACK_IMPORTED_MODULE_4__/* .formatComparedCount */ .s)(cell);
    if (typeof cell === 'number')
        return kind === 'share' ? (0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatShare */ .T1)(cell, 1) : (0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(cell);
    return typeof cell === 'string' ? (0,_shared_untrusted_text_js__WEBPACK_IMPORTED_MODULE_0__/* .singleLine */ .pF)(cell) : '–';
}


/***/ }),

/***/ 47431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N3: () => (/* binding */ pathCode),
/* harmony export */   nS: () => (/* binding */ linkedPath),
/* harmony export */   nY: () => (/* binding */ pathInTable)
/* harmony export */ });
/* unused harmony export maxPathCharacters */
/* harmony import */ var _shared_untrusted_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43908);
/* harmony import */ var _page_link_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37895);


// With these limits, the report stays 180 KB below the runner's limit of 1 MiB. That holds for 1,000 rows (the
// maximum), the largest numbers, and paths in which every character has the longest escape, 9 bytes.
const maxPathCharacters = 70;
// A path with escapes is longer than any other, and has no link.
const maxLinkCharacters = 300;
/** Returns a path as code. */
function pathCode(path) {
    return (0,_shared_untrusted_text_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(path, maxPathCharacters);
}
// None of these characters has a meaning in Markdown or HTML, alone or together.
const ordinaryPath = /^(?:\/[A-Za-z0-9-]+){2,}$/u;
/**
 * Returns a path for a table, as a link if the address of its page is known. An ordinary path can break behind a slash,
 * so that the table fits on a phone.
 */
function pathInTable(path, siteUrl) {
    const linked = linkedPath(path, siteUrl);
    if (path.length > maxPathCharacters || !ordinaryPath.test(path))
        return linked;
    const breakable = `<code>${path.replaceAll(/(?<=.)\//gu, '/<wbr>')}</code>`;
    return linked.replace(`\`${path}\``, breakable);
}
/** Returns a path as code that is also a link to the page, if its address is known and short. */
function linkedPath(path, siteUrl) {
    const code = pathCode(path);
    const link = siteUrl && (0,_page_link_js__WEBPACK_IMPORTED_MODULE_1__/* .pageLink */ .w)(siteUrl, path);
    if (link === undefined || link.length > maxLinkCharacters || !code.startsWith('`'))
        return code;
    return `[${code}](<${link}>)`;
}


/***/ }),

/***/ 3864:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ noVisitors)
/* harmony export */ });
/* harmony import */ var _period_date_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54693);

/** Returns what to check if nobody visited: an introduction, and the things to check. */
function noVisitors({ projectId, unfinished, ...range }) {
    return {
        introduction: 'Nobody was counted in this range. What to check:',
        checks: [
            {
                name: 'The range',
                text: `${(0,_period_date_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatRange */ .Lu)(range)}. Was the site public then?${unfinished ? ' The range is not over yet.' : ''}`,
            },
            {
                name: 'The project',
                code: projectId,
                text: '. Is this the project ID of the site, from the API keys page of the dashboard?',
            },
            {
                name: 'The tracking',
                text: 'does the analytics page of the dashboard have visitors for these days? If not, the site does not count them.',
            },
        ],
    };
}


/***/ }),

/***/ 37895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ pageLink)
/* harmony export */ });
// Control characters, lone surrogates, and what a URL parser reads as a separator.
const unsafe = /[\p{Cc}\p{Cs}\\?#]/u;
const dotSegment = /^(?:\.|%2e){1,2}$/iu;
// Encoded separators and control characters. Some servers decode them before they read the path.
const encodedSeparator = /%(?:[01][0-9a-f]|2f|5c|7f)/iu;
const escapes = /(%[0-9a-f]{2})/iu;
/**
 * Returns the address of a page of the site; undefined if its path cannot be made a link that is certain to stay below
 * the address of the site.
 *
 * The path is untrusted text. After the origin, the link has only letters, digits and `-._~%/`, so that it has no
 * meaning in Markdown or in an attribute of HTML.
 */
function pageLink(siteUrl, path) {
    if (!path.startsWith('/') || unsafe.test(path) || encodedSeparator.test(path))
        return undefined;
    const segments = path.slice(1).split('/');
    const isSafe = segments.every((segment, index) => !dotSegment.test(segment) && (segment !== '' || index === segments.length - 1));
    if (!isSafe)
        return undefined;
    const base = `${siteUrl.origin}${siteUrl.pathname.replace(/(?<!\/)\/+$/u, '')}`;
    return `${base}/${segments.map(encodeSegment).join('/')}`;
}
/** Encodes a segment. Bytes that are already encoded stay as they are. */
function encodeSegment(segment) {
    return segment
        .split(escapes)
        .map((part, index) => (index % 2 === 1 ? part : encodeURIComponent(part)))
        .join('')
        .replaceAll(/[!'()*]/gu, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}


/***/ }),

/***/ 16177:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O$: () => (/* binding */ gapTables),
/* harmony export */   dK: () => (/* binding */ maxGapsPerTable),
/* harmony export */   pD: () => (/* binding */ uncomparedNote),
/* harmony export */   pz: () => (/* binding */ closedLine)
/* harmony export */ });
/* harmony import */ var _shared_number_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46931);
/* harmony import */ var _judge_topics_topic_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83475);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74095);



/** Most rows that `gaps.md` and the report show of a kind. */
const maxGapsPerTable = 25;
/** Says that the gaps have no changes, although the export is compared; undefined if they have. */
function uncomparedNote({ previous }) {
    return previous !== undefined && previous.lists === undefined
        ? 'The previous period could not be read, so nothing here is compared with it.'
        : undefined;
}
/** Returns a table for each kind of gap whose list was read: topics, terms, pages. */
function gapTables(content) {
    return [topicTable(content), termTable(content), dislikedTable(content)].filter((table) => table !== undefined);
}
function topicTable({ gaps, questions, changeOf }) {
    if (gaps?.topics === undefined)
        return undefined;
    const { topics } = gaps;
    return (0,_table_js__WEBPACK_IMPORTED_MODULE_0__/* .tableOf */ .c_)({
        name: 'topics',
        title: 'Unanswered questions',
        noun: 'topic',
        note: 'Questions about one subject are one topic.',
        file: 'questions.csv',
        empty: questions?.asked === 0
            ? 'Nobody asked the assistant.'
            : questions?.unanswered === 0
                ? 'The assistant answered every question.'
                : 'No topic was asked twice without an answer.',
        rows: topics,
        columns: [
            { title: 'Topic', kind: 'words', isRowName: true, cell: ({ text }) => text },
            {
                title: 'Wordings',
                kind: 'words',
                cell: ({ wordings }) => (wordings.length > 1 ? wordings : []),
            },
            { title: 'Search terms', kind: 'words', cell: ({ terms }) => terms },
            { title: 'Asked on', kind: 'page', cell: ({ pages }) => pages },
            { title: 'Asked', kind: 'count', cell: ({ count }) => count },
            ...changeColumn(topics, ({ count }) => count, changeOf),
        ],
    });
}
function termTable({ gaps, searches, changeOf }) {
    if (gaps?.terms === undefined || searches === undefined)
        return undefined;
    const { terms, topics = [] } = gaps;
    return (0,_table_js__WEBPACK_IMPORTED_MODULE_0__/* .tableOf */ .c_)({
        name: 'terms',
        title: 'Searches with few clicks',
        noun: 'group of terms',
        note: `Less than ${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatShare */ .T1)(_judge_topics_topic_js__WEBPACK_IMPORTED_MODULE_2__/* .fewClicks */ .UB, 1).replace('.0', '')} of the searches led to a click.`,
        file: 'searches.csv',
        empty: searches.terms.length === 0
            ? 'Nobody searched.'
            : `No ${topics.some(({ terms }) => terms.length > 0) ? 'other ' : ''}term was searched twice with few clicks.`,
        cut: searches.isComplete
            ? undefined
            : `Only the first ${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(searches.terms.length)} terms were read: those with the most searches.`,
        rows: terms,
        columns: [
            { title: 'Term', kind: 'words', isRowName: true, cell: ({ text }) => text },
            { title: 'Terms', kind: 'words', cell: ({ terms }) => (terms.length > 1 ? terms : []) },
            { title: 'Clicked most', kind: 'page', cell: ({ topClickedPage }) => topClickedPage },
            { title: 'Searches', kind: 'count', cell: ({ hits }) => hits },
            { title: 'With a click', kind: 'share', cell: ({ clickThroughRate }) => clickThroughRate },
            ...changeColumn(terms, ({ hits }) => hits, changeOf),
        ],
    });
}
function dislikedTable({ gaps, pageFeedback, changeOf }) {
    if (gaps?.pages === undefined || pageFeedback === undefined)
        return undefined;
    const { pages } = gaps;
    return (0,_table_js__WEBPACK_IMPORTED_MODULE_0__/* .tableOf */ .c_)({
        name: 'disliked',
        title: 'Disliked pages',
        noun: 'page',
        note: 'More thumbs down than up. With the comments that are neither resolved nor dismissed.',
        file: 'feedback-by-page.csv',
        empty: pageFeedback.pages.length === 0
            ? 'No page got feedback.'
            : 'No page has two thumbs down, and more down than up.',
        cut: pageFeedback.isComplete
            ? undefined
            : `Only the first ${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(pageFeedback.pages.length)} pages with feedback were read: the service gives no more.`,
        rows: pages,
        columns: [
            { title: 'Page', kind: 'page', isRowName: true, cell: ({ path }) => path },
            { title: 'Open comments', kind: 'words', cell: ({ comments }) => comments },
            { title: 'Down', kind: 'count', cell: ({ thumbsDown }) => thumbsDown },
            { title: 'Up', kind: 'count', cell: ({ thumbsUp }) => thumbsUp },
            ...changeColumn(pages, ({ thumbsDown }) => thumbsDown, changeOf),
        ],
    });
}
/** Returns the column with the changes; none if the previous period is not known. */
function changeColumn(gaps, countOf, changeOf) {
    if (gaps.every(({ previous }) => previous === null))
        return [];
    return [
        {
            title: 'Change',
            kind: 'change',
            cell: (gap) => {
                if (gap.previous === null)
                    return null;
                const now = countOf(gap);
                return { now, before: gap.previous, change: changeOf(now, gap.previous, gaps.length) };
            },
        },
    ];
}
const closedShown = 10;
/** Returns the line about the gaps that are closed: `SAML sign-in: 14 → 0`; undefined if there are none. */
function closedLine(closed) {
    if (closed.length === 0)
        return undefined;
    const shown = closed
        .slice(0, closedShown)
        .flatMap(({ kind, name, previous, now }, index) => [
        index === 0 ? '' : ', ',
        kind === 'page' ? { page: name, isGone: false } : { words: name },
        `: ${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(previous)} → ${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(now)}`,
    ]);
    const rest = closed.length - closedShown;
    return ['Closed since the previous period: ', ...shown, rest > 0 ? `, and ${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(rest)} more.` : '.'];
}


/***/ }),

/***/ 12101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ filesOfIncluded),
/* harmony export */   W: () => (/* binding */ listTables)
/* harmony export */ });
/* harmony import */ var _shared_number_format_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46931);
/* harmony import */ var _read_code_point_order_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86981);
/* harmony import */ var _read_feedback_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78682);
/* harmony import */ var _read_included_lists_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1170);
/* harmony import */ var _read_question_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7343);
/* harmony import */ var _judge_topics_topic_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83475);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74095);







/** The file of each list. */
const files = {
    views: 'views.csv',
    searches: 'searches.csv',
    pageFeedback: 'feedback-by-page.csv',
    feedback: 'feedback.csv',
    questions: 'questions.csv',
};
/** Returns the table of a list that was read. */
const tables = {
    views: ({ pages, isComplete }) => (0,_table_js__WEBPACK_IMPORTED_MODULE_3__/* .tableOf */ .c_)({
        name: 'views',
        title: 'Views',
        noun: 'page',
        file: files.views,
        empty: 'Nobody viewed a page in this range.',
        cut: isComplete ? undefined : `${firstOnly(pages.length, 'page')}.`,
        rows: pages,
        columns: [
            { name: 'path', title: 'Page', kind: 'page', isRowName: true },
            { name: 'human', title: 'Human', kind: 'count' },
            { name: 'ai', title: 'AI', kind: 'count' },
            { name: 'total', title: 'All', kind: 'count' },
        ],
    }),
    searches: ({ terms, isComplete }) => (0,_table_js__WEBPACK_IMPORTED_MODULE_3__/* .tableOf */ .c_)({
        name: 'searches',
        title: 'Search terms',
        noun: 'search term',
        file: files.searches,
        empty: 'Nobody searched in this range.',
        cut: isComplete
            ? undefined
            : `${firstOnly(terms.length, 'search term')}: those with the most searches.`,
        rows: terms,
        columns: [
            { name: 'term', title: 'Term', kind: 'words', isRowName: true },
            { name: 'hits', title: 'Searches', kind: 'count' },
            { name: 'clickThroughRate', title: 'With a click', kind: 'share' },
            { name: 'topClickedPage', title: 'Clicked most', kind: 'page' },
            { name: 'lastSearchedAt', title: 'Last search', kind: 'date' },
        ],
        filters: [
            { title: 'All', has: () => true },
            { title: 'Few clicks', has: ({ clickThroughRate }) => clickThroughRate < _judge_topics_topic_js__WEBPACK_IMPORTED_MODULE_4__/* .fewClicks */ .UB },
            { title: 'Without a click', has: ({ clickThroughRate }) => clickThroughRate === 0 },
        ],
    }),
    pageFeedback: ({ pages, isComplete }) => (0,_table_js__WEBPACK_IMPORTED_MODULE_3__/* .tableOf */ .c_)({
        name: 'page-feedback',
        title: 'Feedback by page',
        noun: 'page',
        file: files.pageFeedback,
        empty: 'No page got feedback in this range.',
        cut: isComplete ? undefined : `${firstOnly(pages.length, 'page')}: the service gives no more.`,
        rows: pages,
        columns: [
            { name: 'path', title: 'Page', kind: 'page', isRowName: true },
            { name: 'thumbsUp', title: 'Thumbs up', kind: 'count' },
            { name: 'thumbsDown', title: 'Thumbs down', kind: 'count' },
            { name: 'code', title: 'On code', kind: 'count' },
            { name: 'total', title: 'All', kind: 'count' },
        ],
        filters: [
            { title: 'All', has: () => true },
            { title: 'More down than up', has: ({ thumbsUp, thumbsDown }) => thumbsDown > thumbsUp },
            { title: 'More up than down', has: ({ thumbsUp, thumbsDown }) => thumbsUp > thumbsDown },
        ],
    }),
    feedback: ({ entries, isComplete }) => (0,_table_js__WEBPACK_IMPORTED_MODULE_3__/* .tableOf */ .c_)({
        name: 'feedback',
        title: 'Feedback',
        noun: 'feedback item',
        file: files.feedback,
        empty: 'Nobody gave feedback in this range.',
        cut: isComplete ? undefined : `${firstOnly(entries.length, 'feedback item')}.`,
        rows: entries,
        columns: [
            { name: 'path', title: 'Page', kind: 'page' },
            { name: 'createdAt', title: 'Date', kind: 'date' },
            { name: 'source', title: 'Source', kind: 'state' },
            { name: 'status', title: 'Status', kind: 'state' },
            { name: 'helpful', kind: 'state' },
            {
                title: 'Thumb',
                kind: 'state',
                cell: ({ helpful }) => (helpful === null ? null : helpful ? 'up' : 'down'),
            },
            { name: 'comment', title: 'Comment', kind: 'words', isRowName: true },
            { name: 'code', title: 'On code', kind: 'code' },
            { name: 'filename', kind: 'words' },
            { name: 'lang', kind: 'words' },
        ],
        filters: [
            // A thumb alone tells little.
            { title: 'With a comment', has: ({ comment }) => comment !== null },
            { title: 'Open comments', has: (entry) => entry.comment !== null && (0,_read_feedback_list_js__WEBPACK_IMPORTED_MODULE_0__/* .isOpen */ .n)(entry) },
            { title: 'Thumbs down', has: ({ helpful }) => helpful === false },
            { title: 'Thumbs up', has: ({ helpful }) => helpful === true },
            { title: 'All', has: () => true },
        ],
    }),
    questions: ({ questions, isComplete }) => (0,_table_js__WEBPACK_IMPORTED_MODULE_3__/* .tableOf */ .c_)({
        name: 'questions',
        title: 'Questions',
        noun: 'question',
        file: files.questions,
        empty: 'Nobody asked the assistant in this range.',
        cut: isComplete ? undefined : `${firstOnly(questions.length, 'question')}.`,
        rows: questions,
        order: orderByTopic(questions),
        columns: [
            { name: 'timestamp', title: 'Date', kind: 'date' },
            { name: 'question', title: 'Question', kind: 'words', isRowName: true },
            { name: 'resolution', title: 'Answer', kind: 'state' },
            { name: 'category', title: 'Category', kind: 'state' },
            { name: 'page', title: 'Asked on', kind: 'page' },
            { name: 'sources', kind: 'links' },
            { name: 'topic', title: 'Topic', kind: 'words' },
        ],
        filters: [
            { title: 'Unanswered', has: _read_question_list_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnanswered */ .N },
            { title: 'All', has: () => true },
        ],
    }),
};
/** Returns a table for each list of `include` that was read, in the order of the report. */
function listTables(lists) {
    const { views, searches, pageFeedback, feedback, questions } = lists;
    return [
        views && tables.views(views),
        searches && tables.searches(searches),
        pageFeedback && tables.pageFeedback(pageFeedback),
        feedback && tables.feedback(feedback),
        questions && tables.questions(questions),
    ].filter((table) => table !== undefined);
}
/** Returns the questions of a topic together, the most asked topic first, and those without a topic last. */
function orderByTopic(questions) {
    const groups = Map.groupBy(questions.keys(), (index) => questions[index]?.topic ?? null);
    const sizeOf = (topic) => (topic === null ? 0 : (groups.get(topic)?.length ?? 0));
    return [...groups]
        .sort(([a], [b]) => sizeOf(b) - sizeOf(a) || (0,_read_code_point_order_js__WEBPACK_IMPORTED_MODULE_5__/* .codePointOrder */ .K)(a ?? '', b ?? ''))
        .flatMap(([, indices]) => indices);
}
function firstOnly(count, noun) {
    return `Only the first ${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCountOf */ .gL)(count, noun)} ${count === 1 ? 'was' : 'were'} read`;
}
/** Returns the names of the files that `include` adds. */
function filesOfIncluded(include) {
    const names = (0,_read_included_lists_js__WEBPACK_IMPORTED_MODULE_1__/* .namesOf */ .eZ)(include).map((name) => files[name]);
    // Views have no gaps.
    return include.some((name) => name !== 'views') ? [...names, 'gaps.md'] : names;
}


/***/ }),

/***/ 16800:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gc: () => (/* binding */ seriesTable),
/* harmony export */   k2: () => (/* binding */ pageTable),
/* harmony export */   qQ: () => (/* binding */ movedTable)
/* harmony export */ });
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74095);

/**
 * All pages of the range; with a comparison, of both periods.
 *
 * @param shown the first of them, if others are not needed
 */
function pageTable({ rows, views, previous, changeOf }, shown = rows) {
    const compared = ({ total, previous }) => {
        const before = previous?.total ?? 0;
        return { now: total, before, change: changeOf(total, before, rows.length) };
    };
    const viewsOf = new Map(views?.pages.map(({ path, total }) => [path, total]));
    const comparison = [
        { name: 'previousHuman', kind: 'count', cell: ({ previous }) => previous?.human ?? 0 },
        { name: 'previousAi', kind: 'count', cell: ({ previous }) => previous?.ai ?? 0 },
        { name: 'previousTotal', kind: 'count', cell: ({ previous }) => previous?.total ?? 0 },
        { title: 'Change', kind: 'change', cell: compared },
    ];
    return (0,_table_js__WEBPACK_IMPORTED_MODULE_0__/* .tableOf */ .c_)({
        name: 'pages',
        title: 'All pages',
        noun: 'page',
        file: 'visitors.csv',
        empty: 'No page had visitors.',
        cut: views === undefined || views.isComplete ? undefined : 'The views of some pages were not read.',
        rows: shown,
        columns: [
            { name: 'path', title: 'Page', kind: 'page', isRowName: true },
            { name: 'human', title: 'Human', kind: 'count', isWide: true },
            { name: 'ai', title: 'AI', kind: 'count', isWide: true },
            { name: 'total', title: 'Visitors', kind: 'count' },
            {
                title: 'AI share',
                kind: 'share',
                isWide: previous !== undefined,
                cell: ({ ai, total }) => (total === 0 ? null : ai / total),
            },
            ...(views === undefined
                ? []
                : [
                    {
                        title: 'Views per visitor',
                        kind: 'ratio',
                        isWide: true,
                        cell: ({ path, total }) => {
                            const viewed = viewsOf.get(path);
                            return viewed === undefined || total === 0 ? null : viewed / total;
                        },
                    },
                ]),
            ...(previous === undefined ? [] : comparison),
        ],
        ...(previous !== undefined && {
            filters: [
                { title: 'All', has: () => true },
                { title: 'Rising', has: (row) => compared(row).change === 'more' },
                { title: 'Falling', has: (row) => compared(row).change === 'fewer' },
                { title: 'New', has: ({ total, previous }) => total > 0 && previous?.total === 0 },
                { title: 'No visitors now', has: ({ total }) => total === 0 },
            ],
        }),
    });
}
/** The pages whose visitors changed beyond chance. */
function movedTable({ moved, unfinished }) {
    return (0,_table_js__WEBPACK_IMPORTED_MODULE_0__/* .tableOf */ .c_)({
        name: 'moved',
        title: 'What moved',
        noun: 'page',
        empty: unfinished ? 'No page has more visitors beyond chance so far.' : 'No page changed beyond chance.',
        rows: moved,
        columns: [
            { title: 'Page', kind: 'page', isRowName: true, cell: ({ path }) => path },
            {
                title: 'Change',
                kind: 'change',
                cell: ({ total, previous }) => ({
                    now: total,
                    before: previous.total,
                    change: total > previous.total ? 'more' : 'fewer',
                }),
            },
            { title: 'Now', kind: 'count', cell: ({ total }) => total },
        ],
    });
}
/** The totals of the site per bucket. */
function seriesTable({ size, buckets }) {
    return (0,_table_js__WEBPACK_IMPORTED_MODULE_0__/* .tableOf */ .c_)({
        name: 'series',
        title: `Visitors per ${size}`,
        noun: size,
        file: 'series.csv',
        empty: 'The range is empty.',
        rows: buckets,
        columns: [
            { name: 'dateFrom', title: 'From', kind: 'date', isRowName: true },
            { name: 'dateTo', kind: 'date' },
            { name: 'days', kind: 'count' },
            { name: 'partial', kind: 'state' },
            { name: 'human', title: 'Human', kind: 'count' },
            { name: 'ai', title: 'AI', kind: 'count' },
            { name: 'total', title: 'All', kind: 'count' },
            { title: 'AI share', kind: 'share', cell: ({ ai, total }) => (total === 0 ? null : ai / total) },
        ],
    });
}


/***/ }),

/***/ 74095:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ textsOf),
/* harmony export */   T7: () => (/* binding */ peopleColumns),
/* harmony export */   c_: () => (/* binding */ tableOf)
/* harmony export */ });
/* unused harmony export isText */
/** Returns the columns for people. */
function peopleColumns({ columns }) {
    const shown = { names: [], details: [], numbers: [] };
    for (const [index, { title, kind, isRowName = false, isWide = false }] of columns.entries()) {
        if (title === undefined)
            continue;
        const part = isRowName ? shown.names : isText(kind) ? shown.details : shown.numbers;
        part.push({ title, kind, isWide, index });
    }
    return shown;
}
/** Returns true for a column with texts, which are on the left and wrap. */
function isText(kind) {
    return kind === 'words' || kind === 'code' || kind === 'page' || kind === 'state';
}
/** Returns the texts of a cell of words or pages. */
function textsOf(cell) {
    if (Array.isArray(cell))
        return cell;
    return typeof cell === 'string' ? [{ text: cell, count: 1 }] : [];
}
/** Returns a table of rows of one type. Files, summary and report render it, and know nothing else of the rows. */
function tableOf({ columns, rows, filters, ...table }) {
    const cells = columns.map((column) => 'cell' in column ? column.cell : (row) => row[column.name]);
    return {
        ...table,
        columns,
        rows: rows.map((row) => cells.map((cellOf) => cellOf(row))),
        ...(filters && { filters: filters.map(({ title, has }) => ({ title, has: rows.map(has) })) }),
    };
}


/***/ }),

/***/ 48135:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ totalsNote)
/* harmony export */ });
/* harmony import */ var _shared_number_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46931);

/** Says what the totals count, and how many views there were if they were read. */
function totalsNote({ totals, views }) {
    const both = countedAsBoth(totals);
    const unique = `Unique visitors.${both === 0 ? '' : ` ${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(both)} counted as both human and AI, and once in all.`}`;
    if (views === undefined)
        return unique;
    const { human, ai, total } = views.totals;
    return `${unique} ${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCountOf */ .gL)(total, 'view')}: ${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(human)} human, ${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(ai)} AI.`;
}
/** The counts are approximate, so a total can be inconsistent with its parts. */
function countedAsBoth({ human, ai, total }) {
    return Math.min(human, ai, Math.max(0, human + ai - total));
}


/***/ }),

/***/ 34572:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readVisitorsInputs: () => (/* binding */ readVisitorsInputs)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/analytics/period/date-format.js
var date_format = __webpack_require__(54693);
// EXTERNAL MODULE: ./build/analytics/period/calendar.js
var calendar = __webpack_require__(11895);
;// CONCATENATED MODULE: ./build/analytics/period/buckets.js

/** The values of the input `series`. */
const bucketSizes = { none: undefined, daily: 'day', weekly: 'week', monthly: 'month' };
/** Returns the number of buckets in a period without creating them. */
function bucketCount({ dateFrom, dateTo }, size) {
    const lastDay = (0,calendar/* addDays */.fi)(dateTo, -1);
    if (size === 'day')
        return (0,calendar/* daysBetween */.YM)(dateFrom, dateTo);
    if (size === 'week')
        return (0,calendar/* daysBetween */.YM)((0,calendar/* mondayOf */.C0)(dateFrom), (0,calendar/* mondayOf */.C0)(lastDay)) / 7 + 1;
    return (0,calendar/* monthsBetween */.ck)(dateFrom, lastDay) + 1;
}
/** Returns the buckets of a period, without gaps or overlaps. */
function bucketsOf({ dateFrom, dateTo }, size, today) {
    const buckets = [];
    for (let start = dateFrom; start < dateTo;) {
        const [wholeStart, wholeEnd] = wholeBucket(start, size);
        // A date after the year 9999 has another form, and is no text to compare.
        const end = (0,calendar/* daysBetween */.YM)(wholeEnd, dateTo) > 0 ? wholeEnd : dateTo;
        buckets.push({
            dateFrom: start,
            dateTo: end,
            days: (0,calendar/* daysBetween */.YM)(start, end),
            partial: wholeStart !== start || end !== wholeEnd,
            unfinished: end > today,
        });
        start = end;
    }
    return buckets;
}
/** Returns the day, week or month around a date, with an exclusive end. */
function wholeBucket(date, size) {
    switch (size) {
        case 'day':
            return [date, (0,calendar/* addDays */.fi)(date, 1)];
        case 'week':
            return [(0,calendar/* mondayOf */.C0)(date), (0,calendar/* addDays */.fi)((0,calendar/* mondayOf */.C0)(date), 7)];
        case 'month':
            return [(0,calendar/* firstOfMonth */.kU)(date), (0,calendar/* addMonths */.PS)((0,calendar/* firstOfMonth */.kU)(date), 1)];
    }
}

;// CONCATENATED MODULE: ./build/analytics/period/date-range.js

const rangeNames = 'yesterday, last-N-days (N from 1 to 3650), last-week, last-N-weeks (1 to 520), last-month, last-N-months (1 to 120), last-quarter, month-to-date or year-to-date';
const mostUnits = { days: 3650, weeks: 520, months: 120 };
/**
 * Returns the dates of a relative range at the moment `nowMs` in `timeZone`; undefined for an unknown name. Ranges of
 * whole days end with yesterday, ranges of whole weeks, months or a quarter with the last one that is over. Ranges to
 * date include today.
 */
function resolveRange(name, nowMs, timeZone) {
    const today = (0,calendar/* dateIn */.m7)(timeZone, nowMs);
    const thisWeek = (0,calendar/* mondayOf */.C0)(today);
    const thisMonth = (0,calendar/* firstOfMonth */.kU)(today);
    switch (name) {
        case 'yesterday':
            return { dateFrom: (0,calendar/* addDays */.fi)(today, -1), dateTo: today };
        case 'last-week':
            return { dateFrom: (0,calendar/* addDays */.fi)(thisWeek, -7), dateTo: thisWeek };
        case 'last-month':
            return { dateFrom: (0,calendar/* addMonths */.PS)(thisMonth, -1), dateTo: thisMonth };
        case 'month-to-date':
            return { dateFrom: thisMonth, dateTo: (0,calendar/* addDays */.fi)(today, 1) };
        case 'year-to-date':
            return { dateFrom: `${today.slice(0, 4)}-01-01`, dateTo: (0,calendar/* addDays */.fi)(today, 1) };
        case 'last-quarter': {
            const thisQuarter = (0,calendar/* addMonths */.PS)(thisMonth, -((Number(today.slice(5, 7)) - 1) % 3));
            return { dateFrom: (0,calendar/* addMonths */.PS)(thisQuarter, -3), dateTo: thisQuarter };
        }
    }
    const [, digits, unit] = /^last-([1-9]\d{0,3})-(days|weeks|months)$/u.exec(name) ?? [];
    const count = Number(digits);
    if (unit === 'days' && count <= mostUnits.days)
        return { dateFrom: (0,calendar/* addDays */.fi)(today, -count), dateTo: today };
    if (unit === 'weeks' && count <= mostUnits.weeks)
        return { dateFrom: (0,calendar/* addDays */.fi)(thisWeek, -7 * count), dateTo: thisWeek };
    if (unit === 'months' && count <= mostUnits.months)
        return { dateFrom: (0,calendar/* addMonths */.PS)(thisMonth, -count), dateTo: thisMonth };
    return undefined;
}
/** Returns valid names of ranges to suggest for an unknown one, with its number if that is valid. */
function rangesLike(unknown) {
    const count = Number(/\d+/u.exec(unknown)?.[0] ?? 7);
    const counted = Object.entries(mostUnits).filter(([, most]) => count >= 1 && count <= most);
    const fixed = ['yesterday', 'last-week', 'last-month', 'last-quarter', 'month-to-date', 'year-to-date'];
    return [...fixed, ...counted.map(([unit]) => `last-${count}-${unit}`)];
}

;// CONCATENATED MODULE: ./build/analytics/period/previous-period.js

/**
 * Returns the period to compare with; undefined if it would start before the year 0.
 *
 * `previous-period` is the period of the same kind just before. Whole calendar months are compared with as many months
 * before, a range to date with the same dates of the month or year before, any other period with as many days.
 * `previous-year` is the same dates a year before. A date that the earlier month does not have becomes the last day of
 * that month.
 *
 * @param toDate the name of the range, if it is one that ends today
 */
function periodToCompare(period, comparison, toDate) {
    const { dateFrom, dateTo } = boundsToCompare(period, comparison, toDate);
    return dateFrom.startsWith('-') ? undefined : { dateFrom, dateTo, days: (0,calendar/* daysBetween */.YM)(dateFrom, dateTo) };
}
function boundsToCompare({ dateFrom, dateTo }, comparison, toDate) {
    const areWholeMonths = toDate === undefined && dateFrom === (0,calendar/* firstOfMonth */.kU)(dateFrom) && dateTo === (0,calendar/* firstOfMonth */.kU)(dateTo);
    if (comparison === 'previous-period' && toDate === undefined) {
        const start = areWholeMonths
            ? (0,calendar/* addMonths */.PS)(dateFrom, -(0,calendar/* monthsBetween */.ck)(dateFrom, dateTo))
            : (0,calendar/* addDays */.fi)(dateFrom, -(0,calendar/* daysBetween */.YM)(dateFrom, dateTo));
        return { dateFrom: start, dateTo: dateFrom };
    }
    const months = toDate === 'month-to-date' && comparison === 'previous-period' ? 1 : 12;
    const lastDay = (0,calendar/* addMonths */.PS)((0,calendar/* addDays */.fi)(dateTo, -1), -months);
    return {
        dateFrom: (0,calendar/* addMonths */.PS)(dateFrom, -months),
        dateTo: areWholeMonths ? (0,calendar/* addMonths */.PS)(dateTo, -months) : (0,calendar/* addDays */.fi)(lastDay, 1),
    };
}

;// CONCATENATED MODULE: ./build/analytics/export-options.js
const formats = ['csv', 'json', 'html'];

// EXTERNAL MODULE: ./build/analytics/read/included-lists.js + 2 modules
var included_lists = __webpack_require__(1170);
// EXTERNAL MODULE: ./build/analytics/read/request-budget.js
var request_budget = __webpack_require__(25463);
// EXTERNAL MODULE: ./build/analytics/read/visitor-analytics.js + 1 modules
var visitor_analytics = __webpack_require__(10862);
// EXTERNAL MODULE: ./build/inputs/nearest.js
var nearest = __webpack_require__(51410);
// EXTERNAL MODULE: ./build/github/event-payload.js
var event_payload = __webpack_require__(58793);
;// CONCATENATED MODULE: ./build/inputs/readers-privacy.js


/**
 * Warns about an export of what readers wrote, unless the event payload says that the repository is private. Everybody
 * with an account on GitHub can read the artifacts, the logs and the job summaries of a public repository.
 */
async function warnAboutReaders(include, reader, env) {
    const lists = include.filter((name) => (0,included_lists/* listsOf */.fO)([name]).some(({ hasTextOfReaders }) => hasTextOfReaders));
    if (lists.length === 0)
        return;
    const { parts } = await (0,event_payload/* readEventPayload */.N)(env['GITHUB_EVENT_PATH']);
    const isPrivate = parts.repository?.private;
    if (isPrivate === true)
        return;
    const isOpen = isPrivate === false ? 'is' : 'may be';
    reader.remark('warning', `This repository ${isOpen} public: everybody can read what readers wrote (include: ${lists.join(',')}). See ${privacyAddress(env)}`);
}
/** Returns the address of the document in the version that runs; its path if the runner does not tell where the action comes from. */
function privacyAddress(env) {
    const document = 'docs/visitors.md#privacy';
    // https://docs.github.com/actions/reference/workflows-and-actions/variables
    const { GITHUB_ACTION_REPOSITORY: repository = '', GITHUB_ACTION_REF: ref = '' } = env;
    if (!/^[\w.-]+\/[\w.-]+$/u.test(repository))
        return document;
    const version = /^[\w.+/-]+$/u.test(ref) ? ref : 'HEAD';
    return `${env['GITHUB_SERVER_URL'] ?? 'https://github.com'}/${repository}/blob/${version}/${document}`;
}

;// CONCATENATED MODULE: ./build/inputs/visitors-inputs.js












const mostRequests = 10_000;
// What GitHub allows private repositories. Public ones may keep artifacts for 90 days, and the artifact service decides.
const mostRetentionDays = 400;
const toDateRanges = ['month-to-date', 'year-to-date'];
const comparisons = ['previous-period', 'previous-year'];
const seriesNames = Object.keys(bucketSizes);
/** Reads the inputs of an export and reports problems to the reader. */
async function readVisitorsInputs(reader, nowMs, env) {
    const upload = reader.boolean('upload-artifact');
    const artifact = { name: readArtifactName(reader), retentionDays: readRetentionDays(reader) };
    const timeZone = readTimeZone(reader);
    const range = readDateRange(reader, nowMs, timeZone);
    const maxRequests = reader.integer('max-requests', { from: 1, to: mostRequests });
    const include = reader.text('include') === undefined ? [] : reader.list('include', included_lists/* includedNames */.ns);
    // Only the dates of range are those of the time zone.
    const today = (0,calendar/* dateIn */.m7)(reader.isGiven('range') ? timeZone : 'UTC', nowMs);
    const inputs = {
        dateFrom: range.dateFrom,
        dateTo: range.dateTo,
        days: range.period && (0,calendar/* daysBetween */.YM)(range.period.dateFrom, range.period.dateTo),
        unfinished: isUnfinished(range, today, nowMs),
        ...readComparisonAndSeries(reader, range, { today, maxRequests, include }),
        include,
        maxRequests,
        formats: reader.list('formats', formats),
        ...outputFolder(reader),
        artifact: upload ? artifact : undefined,
        siteUrl: readSiteUrl(reader),
    };
    await warnAboutReaders(include, reader, env);
    return inputs;
}
function outputFolder(reader) {
    const given = reader.text('output-dir');
    if (given === undefined)
        return { outputDir: external_node_path_.resolve(reader.temporaryFolder, 'docs-visitors'), workspaceFolder: undefined };
    const outputDir = external_node_path_.resolve(reader.workspace, given);
    const relative = external_node_path_.relative(reader.workspace, outputDir);
    const parts = relative.split(external_node_path_.sep);
    const isInside = parts[0] !== '..' && !external_node_path_.isAbsolute(relative);
    const folder = relative === '' ? '' : `${parts.join('/')}/`;
    return { outputDir, workspaceFolder: isInside ? folder : undefined };
}
/** Returns true if the range contains today or days after today, so that its numbers still grow. */
function isUnfinished({ dateTo }, today, nowMs) {
    if (dateTo === undefined)
        return true;
    return (0,calendar/* isDate */.$P)(dateTo) ? dateTo > today : ((0,calendar/* momentMs */.TT)(dateTo) ?? 0) > nowMs;
}
function readDateRange(reader, nowMs, timeZone) {
    const dateFrom = reader.text('date-from');
    const dateTo = reader.text('date-to');
    if (!reader.isGiven('range'))
        return readDates(reader, { dateFrom, dateTo }, nowMs, timeZone);
    if (reader.isGiven('date-from') || reader.isGiven('date-to')) {
        reader.conflict(['range', 'date-from', 'date-to'], 'range replaces date-from and date-to; set one or the other');
    }
    const range = reader.text('range')?.toLowerCase() ?? '';
    const period = resolveRange(range, nowMs, timeZone);
    if (period === undefined) {
        reader.problem('range', rangeNames, { nearest: (0,nearest/* nearestOf */.q)(range, rangesLike(range)) });
        return { dateFrom, dateTo, period };
    }
    reader.remark('info', `${(0,date_format/* formatRange */.Lu)(period)}, in ${timeZone}`);
    const toDate = toDateRanges.find((name) => name === range);
    return toDate === undefined ? { ...period, period } : { ...period, period, toDate };
}
function readDates(reader, { dateFrom, dateTo }, nowMs, timeZone) {
    const from = readBound('date-from', reader);
    const to = readBound('date-to', reader);
    const isInOrder = from !== undefined && to !== undefined && from < to;
    if (from !== undefined && to !== undefined && !isInOrder) {
        reader.problem('date-to', `a date after date-from ("${dateFrom ?? ''}"); it is exclusive, so for one day set it to the next day`);
    }
    if (from !== undefined && from > nowMs) {
        reader.remark('warning', `date-from: got "${dateFrom ?? ''}", which is in the future. The time is ${new Date(nowMs).toISOString()}. There are no visitors in this range yet. Check the year, and the order of month and day.`);
    }
    if (reader.isGiven('timezone')) {
        reader.remark('notice', `timezone: got "${timeZone}", which has no effect on date-from and date-to. Use range, or remove timezone.`);
    }
    if (!isInOrder || !(0,calendar/* isDate */.$P)(dateFrom) || !(0,calendar/* isDate */.$P)(dateTo))
        return { dateFrom, dateTo, period: undefined };
    // Shows the last day, because date-to is exclusive.
    reader.remark('info', (0,date_format/* formatRange */.Lu)({ dateFrom, dateTo }));
    return { dateFrom, dateTo, period: { dateFrom, dateTo } };
}
/** Reads `compare` and `series`. Returns neither after a problem with the range or the number of requests. */
function readComparisonAndSeries(reader, { dateFrom, dateTo, period, toDate }, { today, maxRequests, include }) {
    const nothing = { previous: undefined, series: undefined };
    const compare = reader.choice('compare', ['none', ...comparisons]);
    const comparison = compare === 'none' ? undefined : compare;
    const isCompared = comparison !== undefined;
    const size = bucketSizes[reader.choice('series', seriesNames) ?? 'none'];
    const asked = [...(isCompared ? ['compare'] : []), ...(size === undefined ? [] : ['series'])];
    const hasDates = [dateFrom, dateTo].every((bound) => bound !== undefined && !bound.includes('T'));
    if (asked.length > 0 && !hasDates && !reader.isGiven('range')) {
        reader.conflict(asked, 'the range needs two bounds that are dates as YYYY-MM-DD; set range, or date-from and date-to');
    }
    const fits = (isCompared, buckets) => haveRequests(reader, maxRequests, { isCompared, series: size, include, buckets });
    if (period === undefined) {
        // If compare or series needs the bounds, a problem was already added.
        fits(false, 0);
        return nothing;
    }
    const previous = comparison && periodToCompare(period, comparison, toDate);
    if (isCompared && previous === undefined) {
        reader.conflict(['compare', 'date-from'], 'the period to compare with would start before the year 0; shorten the range');
    }
    const buckets = size === undefined ? 0 : bucketCount(period, size);
    if (!fits(previous !== undefined, buckets))
        return nothing;
    if (size === undefined)
        return { previous, series: undefined };
    return { previous, series: { size, buckets: bucketsOf(period, size, today) } };
}
/** Returns true if `max-requests` allows at least one request for each part. Otherwise adds a problem. */
function haveRequests(reader, maxRequests, asked) {
    // A problem was already added.
    if (!(maxRequests >= 1 && maxRequests <= mostRequests))
        return false;
    const { isCompared, series, buckets, include } = asked;
    const needed = (0,visitor_analytics/* leastRequests */.mc)(asked);
    if (needed <= maxRequests)
        return true;
    const parts = [
        `${isCompared ? 2 : 1} for the pages`,
        ...(series === undefined ? [] : [`${buckets} for the totals per ${series}`]),
        ...(include.length === 0 ? [] : [`${(0,included_lists/* listsOf */.fO)(include).length} for ${include.join(', ')}`]),
    ];
    const names = [
        ...(isCompared ? ['compare'] : []),
        ...(series === undefined ? [] : ['series']),
        ...(include.length === 0 ? [] : ['include']),
    ];
    const and = new Intl.ListFormat('en-GB', { type: 'conjunction' });
    reader.conflict([...names, 'max-requests'], `at least ${needed} requests are needed (${and.format(parts)}), and max-requests allows ${maxRequests}; ${(0,request_budget/* fewerRequests */.WI)(asked, needed)}`);
    return false;
}
/** Returns UTC for an invalid name, so that the dates are still validated. */
function readTimeZone(reader) {
    const timeZone = reader.text('timezone') ?? '';
    if ((0,calendar/* isTimeZone */.kQ)(timeZone))
        return timeZone;
    reader.problem('timezone', 'an IANA time zone name such as Europe/Berlin', {
        nearest: (0,nearest/* nearestOf */.q)(timeZone, Intl.supportedValuesOf('timeZone')),
    });
    return 'UTC';
}
/** Returns the moment of a bound, in milliseconds since the epoch. Without an offset, it is in UTC. */
function readBound(name, reader) {
    if (!reader.isGiven(name))
        return undefined;
    const moment = (0,calendar/* momentMs */.TT)(reader.text(name) ?? '');
    if (moment === undefined)
        reader.problem(name, 'a real date as YYYY-MM-DD, or an ISO 8601 date-time');
    return moment;
}
function readSiteUrl(reader) {
    const text = reader.text('site-url');
    if (text === undefined)
        return undefined;
    const url = URL.parse(text);
    // User info may be a password. A URL parser takes backslashes for slashes.
    const [, authority = ''] = text.split(/[/\\]+/u);
    if (authority.includes('@') || (url?.username ?? '') !== '' || (url?.password ?? '') !== '') {
        reader.problemUnshown('site-url', 'it contains user info, expected the https URL of the site without it.');
        return undefined;
    }
    if (url?.protocol === 'https:' && !/[?#]/u.test(url.href))
        return url;
    reader.problem('site-url', 'the https URL of the documentation site without query or fragment, such as https://docs.example.com');
    return undefined;
}
function readArtifactName(reader) {
    const name = reader.text('artifact-name') ?? '';
    // The characters that the artifact service rejects, and control characters.
    if (/[":<>|*?\\/]|\p{Cc}/u.test(name) || name.length > 200) {
        reader.problem('artifact-name', 'at most 200 characters, none of them " : < > | * ? \\ / or a line break');
    }
    return name;
}
function readRetentionDays(reader) {
    return reader.isGiven('retention-days')
        ? reader.integer('retention-days', { from: 1, to: mostRetentionDays })
        : undefined;
}


/***/ }),

/***/ 46931:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B0: () => (/* binding */ formatRatio),
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   H$: () => (/* binding */ few),
/* harmony export */   Nu: () => (/* binding */ formatGain),
/* harmony export */   T1: () => (/* binding */ formatShare),
/* harmony export */   T9: () => (/* binding */ formatGrowth),
/* harmony export */   eD: () => (/* binding */ formatChange),
/* harmony export */   gL: () => (/* binding */ formatCountOf)
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
/**
 * Formats a change: `+1,234 (+12.3%)`, `+1,234 (new)`, `−1,234 (none now)`, `0` for no change. A percentage of a few says
 * nothing: `+14`.
 */
function formatChange(now, before) {
    const gain = formatGain(now, before);
    if (now === before)
        return gain;
    if (before === 0)
        return `${gain} (new)`;
    if (now === 0)
        return `${gain} (none now)`;
    return before < few ? gain : `${gain} (${formatGrowth(now, before)})`;
}
/** Formats a change as a count: `+1,234`, `0` for no change. */
function formatGain(now, before) {
    return `${signOf(now, before)}${formatCount(Math.abs(now - before))}`;
}
/** Formats a change as a percentage: `+12.3%`, `new` for growth from zero, `0.0%` for no change. */
function formatGrowth(now, before) {
    if (now === before)
        return '0.0%';
    return before === 0 ? 'new' : `${signOf(now, before)}${formatShare(Math.abs(now - before), before)}`;
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


/***/ })

};
