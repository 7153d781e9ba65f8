export const id = 66;
export const ids = [66];
export const modules = {

/***/ 72112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  visitorsStep: () => (/* binding */ visitorsStep)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/shared/deadline.js
var deadline = __webpack_require__(33066);
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
    return absent.length === 0
        ? undefined
        : `${absent.join(' and ')} ${verb} not set, because no runner runs this step`;
}

// EXTERNAL MODULE: ./build/service/client.js + 5 modules
var client = __webpack_require__(51477);
// EXTERNAL MODULE: ./build/analytics/judge/gaps.js
var judge_gaps = __webpack_require__(7778);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/analytics/judge/count-change.js
var count_change = __webpack_require__(69873);
;// CONCATENATED MODULE: ./build/analytics/judge/median.js
/** Returns the median; of an even number of values, the mean of the two in the middle. NaN for no values. */
function medianOf(values) {
    const sorted = values.toSorted((a, b) => a - b);
    const middle = sorted.length / 2;
    return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2;
}

;// CONCATENATED MODULE: ./build/analytics/judge/page-address.js
/** Returns what the spellings of an address have in common: `/api/keys` of `/api/Keys.html` and `/api/keys/index.md`. */
function addressOf(path) {
    return path
        .toLowerCase()
        .replace(/\/$/u, '')
        .replace(/\.(?:html?|mdx?)$/u, '')
        .replace(/\/index$/u, '');
}
/** Returns the last part of an address: `keys` of `/api/Keys.html`. */
function pageNameOf(path) {
    const address = addressOf(path);
    return address.slice(address.lastIndexOf('/') + 1);
}

;// CONCATENATED MODULE: ./build/analytics/judge/sections.js
const fewestPages = 3;
// Versions, languages and products are in the first parts of a path. Each part costs time for each page.
const mostParts = 3;
// Of the visitors that the pages of a section would have, the same names must have as many elsewhere.
const leastShare = 0.5;
/** Returns the sections of which all pages ended or all began: the highest folders with at least three pages. */
function sectionsOf(pages) {
    const below = new Map();
    for (const page of pages)
        for (const folder of foldersOf(page.path)) {
            const inFolder = below.get(folder);
            if (inFolder === undefined)
                below.set(folder, [page]);
            else
                inFolder.push(page);
        }
    const found = new Map();
    for (const [folder, inFolder] of below)
        if (inFolder.length >= fewestPages && (inFolder.every(hasEnded) || inFolder.every(hasBegun)))
            found.set(folder, inFolder);
    found.delete('');
    const pageOf = new Map(pages.map((page) => [page.path, page]));
    return [...found]
        .filter(([folder]) => !foldersOf(folder).some((higher) => found.has(higher)))
        .map(([folder, inFolder]) => {
        const hasSameFate = inFolder.every(hasEnded) ? hasEnded : hasBegun;
        const index = pageOf.get(folder);
        return sectionOf(folder, index !== undefined && hasSameFate(index) ? [index, ...inFolder] : inFolder);
    });
}
/**
 * Returns where a section that ended lives on: the folder in which pages of the same names gained as many visitors, and
 * those pages; undefined if there is none.
 *
 * @param ratio what the visitors of a page were multiplied by
 */
function movedTo({ sum, pages: ended }, pages, ratio) {
    const folder = sum.path.slice(0, -2);
    const expected = new Map(ended.map(({ path, previous }) => [path.slice(folder.length), previous.total * ratio]));
    const targets = new Map();
    for (const page of pages) {
        const gain = page.total - page.previous.total * ratio;
        if (gain <= 0)
            continue;
        for (const other of foldersOf(page.path)) {
            const missing = expected.get(page.path.slice(other.length));
            if (missing === undefined)
                continue;
            const target = targets.get(other) ?? { gained: 0, pages: [] };
            targets.set(other, target);
            target.gained += Math.min(gain, missing);
            target.pages.push(page);
        }
    }
    const [best] = [...targets].sort(([, a], [, b]) => b.gained - a.gained);
    if (best === undefined || best[1].gained < leastShare * sum.previous.total * ratio)
        return undefined;
    return { path: `${best[0]}/*`, pages: best[1].pages };
}
/** Returns the folders around a page: of `/v1/auth/keys`, that is ``, `/v1` and `/v1/auth`. */
function foldersOf(path) {
    const folders = [];
    for (let slash = path.indexOf('/'); slash !== -1 && folders.length <= mostParts;) {
        // A slash at the end is no folder of its own.
        if (slash < path.length - 1)
            folders.push(path.slice(0, slash));
        slash = path.indexOf('/', slash + 1);
    }
    return folders;
}
function hasEnded({ total, previous }) {
    return total === 0 && previous.total > 0;
}
function hasBegun({ total, previous }) {
    return total > 0 && previous.total === 0;
}
function sectionOf(folder, pages) {
    const sum = (countsOf) => ({
        human: pages.reduce((sum, page) => sum + countsOf(page).human, 0),
        ai: pages.reduce((sum, page) => sum + countsOf(page).ai, 0),
        total: pages.reduce((sum, page) => sum + countsOf(page).total, 0),
    });
    return {
        pages,
        sum: { path: `${folder}/*`, ...sum((page) => page), previous: sum(({ previous }) => previous) },
    };
}

;// CONCATENATED MODULE: ./build/analytics/judge/moved.js




/** Visitors below which a page tells neither how the pages changed, nor how much they vary. */
const fewestVisitors = 20;
const moved_fewestPages = 10;
const mostVariation = 3;
// Half of normal deviations are smaller than this many standard deviations.
const halfOfDeviations = 0.6745;
// Nobody reads these addresses: programs try them on every site.
const scanned = /\.php(?:$|\/)|\/wp-(?:admin|config|content|includes|json|login)|\/\.(?:env|git)/iu;
/**
 * Finds the pages that moved: those that differ from how the site changed, by more than its pages vary. Addresses that only
 * scanners visit are no pages.
 *
 * @param changes of every page of two periods
 * @param unfinished the range is not over. Its counts still grow, so none moved down
 */
function movementOf(changes, unfinished) {
    const pages = joinRenamed(changes.filter(({ path }) => !scanned.test(path)));
    const sections = sectionsOf(pages);
    const inSections = new Set(sections.flatMap((section) => section.pages));
    const alone = pages.filter((page) => !inSections.has(page));
    // A page that began or ended tells nothing of the others.
    const lasting = alone.filter(({ total, previous }) => total > 0 && previous.total > 0);
    const ratio = ratioOf(lasting) ?? (pages.some(tells) ? ratioOfSums(pages) : undefined);
    if (ratio === undefined)
        return { rows: [], variation: undefined, changeOf: () => 'same' };
    const measured = variationOf(lasting, ratio);
    const deviations = (0,count_change/* deviationsAmong */.fA)(pages.length);
    const changeOf = ({ total: now, previous: { total: before } }) => {
        const expected = before * ratio;
        const limit = deviations * differenceOf(now, before, ratio, measured ?? count_change/* assumedVariation */.GP);
        if (now > before && now - expected > limit)
            return 'more';
        return !unfinished && now < before && expected - now > limit ? 'fewer' : 'same';
    };
    const isMoved = (row) => changeOf(row) !== 'same';
    const shown = joinMoved(sections.filter(({ sum }) => isMoved(sum)), pages, ratio);
    const rowOf = (page, isSection, to) => ({
        ...page,
        isSection,
        movedTo: to,
        expected: page.previous.total * ratio,
    });
    const rows = [
        ...shown.sections.map(({ sum, to }) => rowOf(sum, true, to)),
        ...alone.filter((page) => isMoved(page) && !shown.told.has(page)).map((page) => rowOf(page, false)),
    ];
    const distance = ({ total, expected }) => Math.abs(total - expected);
    return { rows: rows.sort((a, b) => distance(b) - distance(a)), variation: measured, changeOf };
}
/** Joins each page that ended with the one that began at the same address: `/start.html` with `/start`. */
function joinRenamed(pages) {
    const ended = new Map(pages.filter(hasEnded).map((page) => [addressOf(page.path), page]));
    const renamed = new Set();
    const joined = pages.map((page) => {
        const former = hasBegun(page) ? ended.get(addressOf(page.path)) : undefined;
        if (former === undefined || renamed.has(former))
            return page;
        renamed.add(former);
        return { ...page, previous: former.previous };
    });
    return joined.filter((page) => !renamed.has(page));
}
function tells({ previous }) {
    return previous.total >= fewestVisitors;
}
/**
 * Returns what the visitors of a page were multiplied by: the median of the pages. Undefined if none tells it.
 */
function ratioOf(pages) {
    const ratios = pages.filter(tells).map(({ total, previous }) => total / previous.total);
    return ratios.length === 0 ? undefined : medianOf(ratios);
}
/** Returns what the visitors were multiplied by, if no page lasted: then the addresses changed, and not the readers. */
function ratioOfSums(pages) {
    const now = pages.reduce((sum, { total }) => sum + total, 0);
    return now / pages.reduce((sum, { previous }) => sum + previous.total, 0);
}
/** Returns the standard deviation of the difference between the visitors of a page and the expected ones. */
function differenceOf(now, before, ratio, variation) {
    const expected = before * ratio;
    return (0,count_change/* deviationOf */.D7)(now + expected * ratio, variation, (now + expected) / 2);
}
/**
 * Returns the variation with which half of the pages lie within the deviation that half of normal deviations have. Each
 * page has a variation with which it lies exactly there, so it is their median. Undefined for too few pages.
 */
function variationOf(pages, ratio) {
    const variations = pages.flatMap(({ total: now, previous: { total: before } }) => {
        const expected = before * ratio;
        if (now + expected < fewestVisitors)
            return [];
        const excess = ((now - expected) / halfOfDeviations) ** 2 - differenceOf(now, before, ratio, 0) ** 2;
        return [Math.min(mostVariation, Math.sqrt(Math.max(0, excess)) / ((now + expected) / 2))];
    });
    return variations.length < moved_fewestPages ? undefined : medianOf(variations);
}
/** Joins each section that ended with the one it moved to, which is then told by it. */
function joinMoved(sections, pages, ratio) {
    const told = new Set();
    const joined = sections.map((section) => {
        const target = section.sum.total === 0 ? movedTo(section, pages, ratio) : undefined;
        for (const page of target?.pages ?? [])
            told.add(page);
        return target === undefined ? section : { ...section, to: target.path };
    });
    return { sections: joined.filter(({ pages }) => !pages.some((page) => told.has(page))), told };
}

// EXTERNAL MODULE: ./build/analytics/read/comparison.js
var comparison = __webpack_require__(67507);
// EXTERNAL MODULE: ./build/analytics/judge/topics/topic.js
var topics_topic = __webpack_require__(83475);
;// CONCATENATED MODULE: ./build/analytics/judge/tasks.js



const mostTasks = 5;
// Below these, an entry is a gap but no task.
const leastAsked = 3;
const leastDisliked = 3;
const leastSearched = 5;
const leastVisitors = 5;
/**
 * Returns what to do next, at most five tasks: the heaviest of each kind, then the second of each kind, and so on.
 *
 * @param moved the pages and sections that moved, the largest difference first
 * @param pages every page of both periods
 */
function tasksOf(moved, pages, gaps, changeOf) {
    const kinds = [writeTasks(gaps, changeOf), fixTasks(gaps, changeOf), addTasks(gaps, changeOf)];
    return byRank([...kinds, checkTasks(moved, pages)]).slice(0, mostTasks);
}
function byRank(kinds) {
    const most = Math.max(...kinds.map(({ length }) => length));
    return Array.from({ length: most }, (_, rank) => kinds.flatMap((tasks) => tasks[rank] ?? [])).flat();
}
function counts(count, previous, change) {
    return { count, previous, change: previous === null ? null : change() };
}
function writeTasks(gaps, changeOf) {
    return (gaps?.topics ?? []).flatMap((topic, row, { length }) => {
        const { text, count, previous, wordings, pages } = topic;
        const searches = (0,topics_topic/* searchesOf */.MB)(topic);
        if (count < leastAsked && searches < leastSearched)
            return [];
        const [page] = pages;
        return [
            {
                kind: 'write',
                words: text,
                page: page?.text ?? null,
                ...counts(count, previous, () => changeOf(count, previous ?? 0, length)),
                wordings: wordings.length,
                askedOnPage: page?.count ?? 0,
                searches,
                row,
            },
        ];
    });
}
function fixTasks(gaps, changeOf) {
    return (gaps?.pages ?? []).flatMap((page, row, { length }) => {
        const { path, thumbsDown, thumbsUp, previous, comments, isSettled } = page;
        if (thumbsDown - thumbsUp < leastDisliked || isSettled)
            return [];
        const changed = counts(thumbsDown, previous, () => changeOf(thumbsDown, previous ?? 0, length));
        return [{ kind: 'fix', words: comments[0]?.text ?? null, page: path, ...changed, row }];
    });
}
function addTasks(gaps, changeOf) {
    return (gaps?.terms ?? []).flatMap((group, row, { length }) => {
        const { text, topClickedPage, hits, previous, clickThroughRate } = group;
        if (hits < leastSearched)
            return [];
        const changed = counts(hits, previous, () => changeOf(hits, previous ?? 0, length));
        return [{ kind: 'add', words: text, page: topClickedPage, ...changed, clickThroughRate, row }];
    });
}
function checkTasks(moved, pages) {
    const newNames = new Set(pages.filter(hasBegun).map(({ path }) => pageNameOf(path)));
    return moved.flatMap(({ path, total, previous, expected, isSection, movedTo }, row) => {
        const livesOn = movedTo !== undefined || (!isSection && newNames.has(pageNameOf(path)));
        if (total > 0 || expected < leastVisitors || livesOn)
            return [];
        return [
            { kind: 'check', words: null, page: path, count: 0, previous: previous.total, change: 'fewer', row },
        ];
    });
}

;// CONCATENATED MODULE: ./build/analytics/judge/usual.js

const fewestPeriods = 6;
// Beyond this, a period is an outage, or a day on the front page of the news.
const mostTimesMedian = 3;
// Traffic drifts, so the last period counts most. (Weights of 0.3 and 0.7, the plain mean and medians call more ordinary
// weeks of real traffic a change.)
const weightOfLast = 0.5;
// Limits of a chart of individual values: three deviations, estimated from the mean moving range.
// https://www.itl.nist.gov/div898/handbook/pmc/section3/pmc322.htm
const movingRanges = 2.66;
// The deviation of the root of a count of rare events is 0.5, whatever the count.
const leastRootDistance = 3 * 0.5;
const shownDigits = 3;
/**
 * Returns what is usual in a range, by the periods before it; undefined if fewer than 6 of them are ordinary. People, AI
 * and all are judged apart. A count is taken per day, and told for the days of the range.
 *
 * @param history the oldest first
 * @param days number of calendar days of the range
 */
function usualOf(history, days) {
    const ordinary = (name) => ordinaryCounts(history.map((period) => (period.totals[name] * days) / period.days));
    const totals = ordinary('total');
    const total = limitsOf(totals);
    if (total === undefined)
        return undefined;
    return { human: limitsOf(ordinary('human')), ai: limitsOf(ordinary('ai')), total, periods: totals.length };
}
/** Compares a count with what is usual. */
function changeFromUsual(count, { low, high }) {
    if (count > high)
        return 'more';
    return count < low ? 'fewer' : 'same';
}
/** Returns the counts from the first visitor on, without those that differ from the median by a factor of more than 3. */
function ordinaryCounts(counts) {
    const first = counts.findIndex((count) => count > 0);
    if (first === -1)
        return [];
    const since = counts.slice(first);
    const median = medianOf(since);
    return since.filter((count) => count >= median / mostTimesMedian && count <= median * mostTimesMedian);
}
function limitsOf(counts) {
    if (counts.length < fewestPeriods)
        return undefined;
    const all = chartOf(counts);
    // One odd period, such as a holiday, is no reason to call the return from it a change.
    const last = counts.at(-1) ?? 0;
    const earlier = chartOf(counts.slice(0, -1));
    return {
        low: downToDigits(last > earlier.high ? Math.min(all.low, earlier.low) : all.low),
        centre: all.centre,
        high: upToDigits(last < earlier.low ? Math.max(all.high, earlier.high) : all.high),
    };
}
/** Returns the limits of a control chart of the logarithms, because traffic changes by factors. */
function chartOf(counts) {
    const logs = counts.map((count) => Math.log1p(count));
    const mean = logs.reduce((mean, log) => weightOfLast * log + (1 - weightOfLast) * mean);
    const moves = logs.slice(1).map((log, index) => Math.abs(log - (logs[index] ?? log)));
    const width = (movingRanges * moves.reduce((sum, move) => sum + move, 0)) / moves.length;
    const centre = Math.expm1(mean);
    const root = Math.sqrt(centre);
    return {
        low: Math.min(Math.expm1(mean - width), Math.max(0, root - leastRootDistance) ** 2),
        centre,
        high: Math.max(Math.expm1(mean + width), (root + leastRootDistance) ** 2),
    };
}
// The limits are rounded away from the centre before a count is compared with them, so that a person who reads them comes
// to the same conclusion.
function downToDigits(count) {
    const step = stepOf(count);
    return Math.max(0, Math.floor(count / step) * step);
}
function upToDigits(count) {
    const step = stepOf(count);
    return Math.ceil(count / step) * step;
}
function stepOf(count) {
    const digits = Math.ceil(count).toString().length;
    return 10 ** Math.max(0, digits - shownDigits);
}

// EXTERNAL MODULE: ./build/shared/number-format.js
var number_format = __webpack_require__(46931);
;// CONCATENATED MODULE: ./build/analytics/judge/verdict.js


function verdictOf({ totals, previous, unfinished }, usual) {
    const judge = (name) => {
        const limits = usual?.[name];
        const now = totals[name];
        const change = limits && changeFromUsual(now, limits);
        return {
            now,
            before: previous?.totals[name],
            usual: limits,
            change: unfinished && change !== 'more' ? undefined : change,
            percent: limits && percentFrom(now, limits.centre),
        };
    };
    const judged = { human: judge('human'), ai: judge('ai'), total: judge('total') };
    return { ...judged, hidden: hiddenChanges(judged) };
}
function percentFrom(now, before) {
    return now < number_format/* few */.H$ || before < number_format/* few */.H$ ? undefined : (100 * Math.abs(now - before)) / before;
}
/** Returns who went another way than the total, or moved it alone. */
function hiddenChanges({ human, ai, total }) {
    const hasChanged = ({ change }) => change === 'more' || change === 'fewer';
    if (total.change === 'same') {
        const names = ['human', 'ai'];
        return names.filter((name) => hasChanged({ human, ai }[name]));
    }
    if (total.change === undefined || human.change === undefined || ai.change === undefined)
        return [];
    if (hasChanged(human)) {
        if (human.change !== total.change)
            return ['human'];
        return hasChanged(ai) && ai.change !== total.change ? ['ai'] : [];
    }
    return ai.change === total.change ? ['human'] : [];
}

;// CONCATENATED MODULE: ./build/analytics/show/export-content.js







/** @param pause called now and then while topics are searched. What it throws ends the work */
async function contentOf(analytics, pause) {
    const { totals, visitors, previous, history, days = 1, unfinished, questions } = analytics;
    const changes = previous && (0,comparison/* comparePages */.s)(visitors, previous.visitors);
    const isEmpty = totals.total === 0 && visitors.every(({ total }) => total === 0);
    const changeOf = (0,count_change/* changeRule */.Vd)({ now: totals.total, before: previous?.totals.total ?? 0 }, unfinished);
    const usual = usualOf(history ?? [], days);
    const movement = movementOf(changes ?? [], unfinished);
    const subjects = await findSubjects(analytics, pause);
    const gaps = (0,judge_gaps/* gapsOf */.dc)(analytics, subjects);
    const topicOf = new Map();
    for (const question of questions?.questions ?? []) {
        const topic = subjects?.topicOf(question) ?? null;
        if (topic !== null)
            topicOf.set(question, topic);
    }
    return {
        ...analytics,
        rows: changes ?? visitors,
        isEmpty,
        isEmptyInBoth: isEmpty && (previous === undefined || previous.totals.total === 0),
        changeOf,
        usual,
        verdict: verdictOf(analytics, usual),
        movement,
        tasks: isEmpty ? [] : tasksOf(movement.rows, changes ?? [], gaps, changeOf),
        topics: questions && subjects?.topics,
        topicOf,
        gaps,
        closed: gaps && previous?.lists && (0,judge_gaps/* closedGaps */.wr)(analytics, previous.lists, subjects?.formerGaps ?? []),
    };
}
/** The words that topics need are loaded only if readers asked or searched. */
async function findSubjects({ questions, searches, previous }, pause) {
    if (questions === undefined && searches === undefined)
        return undefined;
    const { subjectsOf } = await Promise.all(/* import() */[__webpack_require__.e(534), __webpack_require__.e(153)]).then(__webpack_require__.bind(__webpack_require__, 34534));
    const before = previous?.lists;
    return subjectsOf({ questions: questions?.questions, terms: searches?.terms }, before && { questions: before.questions?.questions, terms: before.searches?.terms }, pause);
}

// EXTERNAL MODULE: ./build/analytics/read/request-budget.js
var request_budget = __webpack_require__(25463);
// EXTERNAL MODULE: ./build/analytics/read/request-plan.js
var request_plan = __webpack_require__(13709);
// EXTERNAL MODULE: ./build/analytics/read/visitor-analytics.js
var visitor_analytics = __webpack_require__(22491);
// EXTERNAL MODULE: ./build/analytics/show/tables/list-tables.js
var list_tables = __webpack_require__(12101);
// EXTERNAL MODULE: ./build/analytics/show/tables/page-tables.js
var page_tables = __webpack_require__(16800);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(51455);
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
        await (0,external_node_fs_promises_.rmdir)(await (0,external_node_fs_promises_.mkdtemp)(external_node_path_.join(await existingPartOf(folder), '.docs-visitors-')));
    }
    catch (error) {
        throw new errors/* ActionError */.lZ(`The folder ${folder} cannot be used for the export: ${(0,errors/* fileProblem */.Wj)(error)}. Set output-dir to a folder that this step may write to. Without output-dir, check RUNNER_TEMP.`, { cause: error });
    }
}
async function isFolder(file) {
    return (await (0,external_node_fs_promises_.lstat)(file).catch(ignoreMissing))?.isDirectory() === true;
}
/** Returns the folder, or the nearest folder above it that exists. */
async function existingPartOf(folder) {
    const isMissing = (await (0,external_node_fs_promises_.lstat)(folder).catch(ignoreMissing)) === undefined;
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
        await (0,external_node_fs_promises_.mkdir)(folder, { recursive: true });
        await removeAbandoned(folder, nowMs);
        for (const { final, temporary, chunks } of staged) {
            current = final;
            await writeWhole(temporary, chunks, redact, signal);
        }
        signal.throwIfAborted();
        for (const { final, temporary } of staged) {
            current = final;
            await (0,external_node_fs_promises_.rename)(temporary, final);
            replaced.push(final);
        }
    }
    catch (error) {
        await Promise.allSettled(staged.map(({ temporary }) => (0,external_node_fs_promises_.rm)(temporary, { force: true })));
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
    const names = (await (0,external_node_fs_promises_.readdir)(folder)).filter((name) => temporaryName.test(name));
    await Promise.allSettled(names.map(async (name) => {
        const file = external_node_path_.join(folder, name);
        if (nowMs - (await (0,external_node_fs_promises_.lstat)(file)).mtimeMs > mostExportMs)
            await (0,external_node_fs_promises_.rm)(file, { force: true });
    }));
}
async function writeWhole(file, chunks, redact, signal) {
    const handle = await (0,external_node_fs_promises_.open)(file, 'wx');
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

// EXTERNAL MODULE: ./build/analytics/show/sentence.js
var sentence = __webpack_require__(69056);
// EXTERNAL MODULE: ./build/analytics/show/verdict-words.js
var verdict_words = __webpack_require__(87168);
;// CONCATENATED MODULE: ./build/analytics/show/headline.js





const maxPathCharacters = 60;
/**
 * Returns the export in one line: the verdict, the total unless the verdict has it, the number of gaps if they were looked
 * for, and the page of the first task.
 *
 * Nothing in it has a meaning in a shell, a format string, a chat message or Markdown, not even a percent sign.
 */
function headlineOf(content) {
    const { totals, isEmpty, gaps, tasks } = content;
    const verdict = (0,verdict_words/* verdictSentence */.BT)(content);
    const total = (0,verdict_words/* formatVisitors */.NM)(totals.total);
    const count = gaps && (0,judge_gaps/* gapCount */.Yq)(gaps);
    const page = tasks[0]?.page ?? null;
    const sentences = [
        verdict.replaceAll('%', ' percent'),
        verdict.startsWith(total) ? undefined : `${total}.`,
        isEmpty || count === undefined ? undefined : `${count === 0 ? 'No gaps' : (0,number_format/* formatCountOf */.gL)(count, 'gap')}.`,
        page === null ? undefined : `The first task is on ${shownPath(page)}.`,
    ];
    return (0,sentence/* joinedTexts */.qo)(sentences, ' ') ?? '';
}
/** Starts with `/` or an ellipsis, so that a shell does not read it as an option. */
function shownPath(path) {
    const shown = (0,untrusted_text/* plainName */.MH)(path, maxPathCharacters);
    return /^[/…]/u.test(shown) ? shown : `…${shown}`;
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
const unbrokenCharacters = 6;
/** Returns the pages and sections that moved. */
function movedBlocks(content) {
    if (content.previous === undefined || content.rows.length === 0)
        return [];
    return (0,markdown_table/* tableBlocks */.VA)('###', (0,page_tables/* movedTable */.qQ)(content), cutAfter(movedShown, content));
}
/** Returns the most visited pages, folded. */
function pagesBlocks(content) {
    const all = content.rows.length;
    if (all === 0)
        return [];
    const title = all > pagesShown
        ? `Most visited pages (${pagesShown} of ${(0,number_format/* formatCount */.B4)(all)})`
        : all === 1
            ? 'The only page'
            : `All ${(0,number_format/* formatCount */.B4)(all)} pages`;
    const pages = (0,page_tables/* pageTable */.k2)(content, content.rows.slice(0, pagesShown));
    return [
        `<details>\n<summary>${title}</summary>`,
        (0,markdown_table/* markdownTable */.Qj)(pages, cutAfter(pagesShown, content)),
        '</details>',
    ];
}
function cutAfter(rows, { siteUrl }) {
    return {
        rows,
        isNarrow: true,
        // A section is no page.
        path: (path, isGone) => (0,path_code/* pathInTable */.nY)(path, isGone || path.endsWith('/*') ? undefined : siteUrl, unbrokenCharacters),
    };
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
function seriesBlocks({ series }) {
    // A single bucket repeats the total.
    if (series === undefined || series.buckets.length === 1)
        return [];
    const { size, buckets } = series;
    const shown = buckets.slice(-maxBuckets);
    const notes = [
        shown.length === buckets.length
            ? undefined
            : `The last ${maxBuckets} of ${(0,number_format/* formatCount */.B4)(buckets.length)} ${size}s.`,
        'Bars: 🟧 AI, 🟦 all others.',
        greyNote(size, shown),
        size === 'week' ? 'Weeks begin on Monday.' : undefined,
    ];
    return [`### Visitors per ${size}`, (0,sentence/* joinedTexts */.qo)(notes, ' '), seriesChart(series)];
}
/** Returns what the grey bars are; undefined if there are none. */
function greyNote(size, buckets) {
    const reasons = (0,sentence/* joinedTexts */.qo)([
        buckets.some(({ partial }) => partial) ? `the range has only a part of this ${size}` : undefined,
        buckets.some(({ unfinished }) => unfinished) ? `this ${size} is not over yet` : undefined,
    ], ', or ');
    return reasons && `Grey instead of blue: ${reasons}.`;
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
        { colour: colours.notWhole, bars: bars((bucket) => ((0,visitor_analytics/* isWhole */.w)(bucket) ? 0 : bucket.total)) },
        { colour: colours.whole, bars: bars((bucket) => ((0,visitor_analytics/* isWhole */.w)(bucket) ? bucket.total : 0)) },
        { colour: colours.ai, bars: bars(({ ai }) => ai) },
    ];
    const plotColorPalette = plots.map(({ colour }) => colour).join(', ');
    const config = {
        xyChart: { width: 900, height: 320 },
        themeVariables: { xyChart: { backgroundColor: 'transparent', plotColorPalette } },
    };
    const labels = axisLabels({ size, buckets: shown }).map((label) => `"${label}"`);
    return [
        '```mermaid',
        '---',
        `config: ${JSON.stringify(config)}`,
        '---',
        'xychart-beta',
        `  accTitle: Visitors per ${size}`,
        `  x-axis [${labels.join(', ')}]`,
        `  y-axis "Visitors" 0 --> ${Math.max(leastOnAxis, most)}`,
        ...plots.map((plot) => plot.bars),
        '```',
    ].join('\n');
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

;// CONCATENATED MODULE: ./build/analytics/show/markdown-report/markdown-report.js






/**
 * Returns the report of an export for the job summary.
 *
 * @param gapsFile the path of `gaps.md` in the workspace; undefined if it is not there
 */
function visitorReport(content, gapsFile) {
    const { projectId, isEmpty, isEmptyInBoth } = content;
    return (0,markdown_table/* joinedBlocks */._n)([
        `## Documentation visitors of ${(0,path_code/* pathCode */.N3)(projectId)}`,
        ...(0,answer/* verdictBlocks */.wx)(content),
        ...(isEmpty ? (0,answer/* checksBlocks */.s_)(content) : []),
        ...(isEmptyInBoth ? [] : (0,answer/* totalsBlocks */.ue)(content)),
        ...(0,answer/* tasksBlocks */.D_)(content, '###'),
        (0,answer/* adviceBlock */.Wl)(content, gapsFile),
        ...(isEmpty ? [] : movedBlocks(content)),
        ...(0,gaps/* summaryGapsBlocks */.U)(content),
        ...(isEmpty ? [] : seriesBlocks(content)),
        ...(isEmpty ? [] : pagesBlocks(content)),
    ]);
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
    const budget = new request_budget/* RequestBudget */.bK(inputs.maxRequests, (0,request_plan/* askedFor */.GZ)(inputs));
    const { readPage } = options.client;
    const read = await (0,visitor_analytics/* readAnalytics */.r)({ inputs, budget, readPage, log }).finally(() => {
        options.onRequests(budget.sent);
    });
    log.info(`${budget.usage}.`);
    const { dateFrom, dateTo, days, unfinished, siteUrl } = inputs;
    const range = { dateFrom, dateTo, days, unfinished };
    const nowMs = clock.now();
    const content = await contentOf({ projectId, ...range, siteUrl, exportedAt: new Date(nowMs), ...read }, () => yieldUnless(deadline.signal));
    const files = await writeExportFiles(inputs.outputDir, await exportFiles(content, inputs), {
        nowMs,
        redact,
        signal: deadline.signal,
    });
    const report = visitorReport(content, gapsFileIn(inputs));
    return { content, files, headline: headlineOf(content), report };
}
/** Lets signals and timers be handled. Rejects with the reason of a signal that is aborted. */
async function yieldUnless(signal) {
    await (0,promises_.setImmediate)();
    signal.throwIfAborted();
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
        const { csvOf } = await __webpack_require__.e(/* import() */ 545).then(__webpack_require__.bind(__webpack_require__, 7545));
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
            const { csvOf } = await __webpack_require__.e(/* import() */ 545).then(__webpack_require__.bind(__webpack_require__, 7545));
            return { name, chunks: csvOf((0,page_tables/* pageTable */.k2)(content)) };
        }
        case 'json': {
            const { visitorsJson } = await __webpack_require__.e(/* import() */ 655).then(__webpack_require__.bind(__webpack_require__, 17655));
            return { name, chunks: visitorsJson(content) };
        }
        case 'html': {
            const { htmlReport } = await __webpack_require__.e(/* import() */ 725).then(__webpack_require__.bind(__webpack_require__, 17725));
            return { name, chunks: await htmlReport(content) };
        }
    }
}

// EXTERNAL MODULE: ./build/analytics/show/task-words.js
var task_words = __webpack_require__(64700);
// EXTERNAL MODULE: ./build/shared/step.js
var step = __webpack_require__(81840);
;// CONCATENATED MODULE: ./build/analytics/export-dry-run.js




/** Shows the dates and the least number of requests of an export, and sends nothing. */
function visitorsDryRun({ visitors }, log) {
    const { previous, earlierPeriods, maxRequests } = visitors;
    const { requests, isHistoryRead } = (0,request_plan/* plannedRequests */.nY)(visitors);
    const compared = previous === undefined ? '' : `, compared with ${(0,date_format/* formatRange */.Lu)(previous)}`;
    const lines = [
        `Visitors: ${(0,date_format/* formatRange */.Lu)(visitors)}${compared}.`,
        `At least ${(0,number_format/* formatCountOf */.gL)(requests, 'request')}, at most ${(0,number_format/* formatCount */.B4)(maxRequests)}.`,
        ...(isHistoryRead
            ? []
            : [
                `max-requests has no room for the ${(0,number_format/* formatCountOf */.gL)(earlierPeriods.length, 'period')} before the range, so nothing tells what is usual.`,
            ]),
    ];
    for (const line of lines)
        log.info(line);
    return (0,step/* dryRunEnd */.aA)(lines);
}

;// CONCATENATED MODULE: ./build/analytics/export-step.js













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
        return (0,step/* interruptedEnd */.YG)(error, (0,deadline/* interruptionOf */.nS)(error) === 'timed-out' ? nothingExported : undefined);
    }
    try {
        const artifact = await upload(inputs, exported.files, context);
        return {
            outcome: 'exported',
            report: `${exported.report}\n\n${whereTheDataIs(inputs, exported.files, artifact)}`,
            message: closingMessage(exported),
            severity: 'info',
        };
    }
    catch (error) {
        // The export is complete, so its report is shown together with the error of the upload.
        const end = (0,step/* interruptedEnd */.YG)(error, `The files of the export are in ${inputs.outputDir}.`);
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
            visitorsChange: content.verdict.total.change,
        }),
        ...(content.gaps && { gaps: (0,judge_gaps/* gapCount */.Yq)(content.gaps) }),
        tasks: content.tasks.length,
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
    const { visitors, tasks, isEmpty } = content;
    const lines = tasks.map((task, index) => {
        const { verb, what, why } = (0,task_words/* taskWords */.b9)(task);
        return `  ${index + 1}. ${verb} ${(0,sentence/* sentenceText */.x7)([...what, ': ', ...why])}`;
    });
    const exported = `Exported ${(0,number_format/* formatCountOf */.gL)(visitors.length, 'page')}. ${(0,verdict_words/* verdictSentence */.BT)(content)}`;
    if (isEmpty)
        return exported;
    return [exported, lines.length === 0 ? (0,task_words/* noTasks */.GU)(content) : `${task_words/* tasksTitle */.Ru}:`, ...lines].join('\n');
}
function whereTheDataIs({ outputDir, artifact: asked, formats }, files, artifact) {
    const names = files.map((file) => `\`${external_node_path_.basename(file)}\``).join(', ');
    const toOpen = formats.includes('html') ? ' Open `report.html` in a browser to explore it.' : '';
    if (artifact === undefined || asked === undefined)
        return `The data is on the runner in ${(0,untrusted_text/* codeSpan */.SS)(outputDir)}: ${names}.${toOpen}`;
    return `The data is in the artifact [${(0,untrusted_text/* codeSpan */.SS)(asked.name)}](<${artifact.url}>): ${names}.${toOpen}`;
}


/***/ }),

/***/ 69873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D7: () => (/* binding */ deviationOf),
/* harmony export */   GP: () => (/* binding */ assumedVariation),
/* harmony export */   Vd: () => (/* binding */ changeRule),
/* harmony export */   fA: () => (/* binding */ deviationsAmong)
/* harmony export */ });
// A change is more than so many deviations. Of counts that did not change, 95 in 100 are closer.
const leastDeviations = 2;
/** How much counts vary beyond the variation of rare events, as a share, where nothing tells it. */
const assumedVariation = 0.15;
/**
 * Returns how many deviations a change has to have in a list of `of` counts. Among many counts that did not change, some
 * always look as if they had: √(2 ln 2n) bounds the largest of n normal deviations (Boucheron, Lugosi and Massart,
 * Concentration Inequalities, section 2.5).
 */
function deviationsAmong(of) {
    return Math.max(leastDeviations, Math.sqrt(2 * Math.log(2 * of)));
}
/** Returns the standard deviation of a difference from its variance as rare events, and the variation around the mean. */
function deviationOf(poissonVariance, variation, mean) {
    return Math.sqrt(poissonVariance + (variation * mean) ** 2);
}
/**
 * Returns the rule that decides whether a count of what readers did (questions, searches, thumbs) changed.
 *
 * @param ratio what the count is relative to, such as all visitors, now and before: a change has to hold as it is, and
 *   scaled by it. If `before` is 0, nothing is scaled
 * @param isUnfinished the range is not over. Its counts still grow, so none is `fewer`
 */
function changeRule(ratio, isUnfinished) {
    const scale = ratio.before === 0 ? 1 : ratio.now / ratio.before;
    return (now, before, of = 1) => {
        const deviations = deviationsAmong(of);
        const change = compare(now, before, deviations);
        if (compare(now, before * scale, deviations) !== change)
            return 'same';
        return isUnfinished && change === 'fewer' ? 'same' : change;
    };
}
function compare(now, before, deviations) {
    const sum = now + before;
    if (Math.abs(now - before) <= deviations * deviationOf(sum, assumedVariation, sum / 2))
        return 'same';
    return now > before ? 'more' : 'fewer';
}


/***/ }),

/***/ 7778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yq: () => (/* binding */ gapCount),
/* harmony export */   dc: () => (/* binding */ gapsOf),
/* harmony export */   wr: () => (/* binding */ closedGaps)
/* harmony export */ });
/* harmony import */ var _count_change_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69873);
/* harmony import */ var _read_page_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72477);
/* harmony import */ var _read_feedback_list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78682);
/* harmony import */ var _topics_topic_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83475);
/* harmony import */ var _topics_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58045);





/** Returns undefined if `include` asked for none of `searches`, `feedback` and `assistant`. */
function gapsOf(analytics, subjects) {
    const { questions, searches, pageFeedback, feedback, previous } = analytics;
    if (questions === undefined && searches === undefined && pageFeedback === undefined)
        return undefined;
    return {
        topics: questions && subjects?.topics.filter(_topics_topic_js__WEBPACK_IMPORTED_MODULE_3__/* .isUnansweredTopic */ .oj),
        terms: searches && subjects?.terms.filter(({ hits }) => hits >= _topics_topic_js__WEBPACK_IMPORTED_MODULE_3__/* .leastCount */ .$x),
        pages: pageFeedback && dislikedPages(pageFeedback, previous?.lists?.pageFeedback, feedback?.entries ?? []),
    };
}
/** Returns the number of gaps of all kinds. */
function gapCount({ topics = [], terms = [], pages = [] }) {
    return topics.length + terms.length + pages.length;
}
function dislikedPages(list, before, entries) {
    const commentsOf = new Map();
    for (const entry of entries) {
        if (entry.comment === null || entry.comment.trim() === '')
            continue;
        const path = (0,_read_page_path_js__WEBPACK_IMPORTED_MODULE_0__/* .pagePath */ .H)(entry.path);
        const comments = commentsOf.get(path);
        if (comments === undefined)
            commentsOf.set(path, [entry]);
        else
            comments.push(entry);
    }
    const downBefore = new Map(before?.pages.map(({ path, thumbsDown }) => [path, thumbsDown]));
    // An empty list does not tell that a page is new in it.
    const unlisted = before?.isComplete === true && before.pages.length > 0 ? 0 : null;
    return list.pages
        .filter(isDisliked)
        .sort((a, b) => b.thumbsDown - a.thumbsDown || a.thumbsUp - b.thumbsUp)
        .map((page) => {
        const entries = commentsOf.get(page.path) ?? [];
        const comments = openComplaints(entries);
        return {
            ...page,
            previous: downBefore.get(page.path) ?? unlisted,
            comments,
            isSettled: comments.length === 0 && !entries.every(_read_feedback_list_js__WEBPACK_IMPORTED_MODULE_1__/* .isOpen */ .n),
        };
    });
}
function isDisliked({ thumbsUp, thumbsDown }) {
    return thumbsDown >= _topics_topic_js__WEBPACK_IMPORTED_MODULE_3__/* .leastCount */ .$x && thumbsDown > thumbsUp;
}
/** Comments that are equally frequent keep their order: the latest first. */
function openComplaints(entries) {
    const complaints = new Map();
    for (const entry of entries) {
        const text = entry.comment ?? '';
        if (entry.helpful === true || !(0,_read_feedback_list_js__WEBPACK_IMPORTED_MODULE_1__/* .isOpen */ .n)(entry))
            continue;
        const key = (0,_topics_words_js__WEBPACK_IMPORTED_MODULE_2__/* .foldedText */ .Mf)(text);
        const known = complaints.get(key);
        if (known === undefined)
            complaints.set(key, { text, count: 1 });
        else
            known.count += 1;
    }
    return [...complaints.values()].sort((a, b) => b.count - a.count);
}
/**
 * Returns the gaps of the previous period that are none now, and whose count clearly fell, also in proportion to all
 * questions, searches or votes. A list that was cut or is empty in one of the periods tells nothing.
 */
function closedGaps(now, before, formerGaps) {
    const closed = (name, gaps) => {
        const sizes = { now: sizeOf(now[name]), before: sizeOf(before[name]) };
        if (sizes.now === 0 || sizes.before === 0)
            return [];
        const changeOf = (0,_count_change_js__WEBPACK_IMPORTED_MODULE_4__/* .changeRule */ .Vd)(sizes, now.unfinished);
        return gaps
            .filter(({ previous, now }) => changeOf(now, previous, gaps.length) === 'fewer')
            .sort((a, b) => b.previous - a.previous);
    };
    const ofKind = (kind) => formerGaps.filter((gap) => gap.kind === kind);
    return [
        ...closed('questions', ofKind('topic')),
        ...closed('searches', ofKind('term')),
        ...closed('pageFeedback', formerlyDisliked(now, before)),
    ];
}
/** Returns the number of questions, searches or votes; 0 for a list that was cut or not read. */
function sizeOf(list) {
    if (list === undefined)
        return 0;
    if ('asked' in list)
        return list.asked;
    if (!list.isComplete)
        return 0;
    return 'totalSearches' in list ? list.totalSearches : list.thumbsUp + list.thumbsDown;
}
/** Returns the disliked pages of the previous period that are not disliked now. */
function formerlyDisliked(now, before) {
    const pages = new Map(now.pageFeedback?.pages.map((page) => [page.path, page]));
    return (before.pageFeedback?.pages ?? []).filter(isDisliked).flatMap(({ path, thumbsDown }) => {
        const page = pages.get(path);
        if (page !== undefined && isDisliked(page))
            return [];
        return [{ kind: 'page', name: path, previous: thumbsDown, now: page?.thumbsDown ?? 0 }];
    });
}


/***/ }),

/***/ 83475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $x: () => (/* binding */ leastCount),
/* harmony export */   MB: () => (/* binding */ searchesOf),
/* harmony export */   UB: () => (/* binding */ fewClicks),
/* harmony export */   oj: () => (/* binding */ isUnansweredTopic)
/* harmony export */ });
/** A term has few clicks if the share of its searches with a click is below this. */
const fewClicks = 0.2;
/** A topic that was asked, or a group of terms that was searched, at least this often is a gap. */
const leastCount = 2;
/** A topic of whose questions this share was answered is no gap. */
const mostAnswered = 0.8;
/** Returns true if a topic is a gap. */
function isUnansweredTopic({ count, answered }) {
    return count >= leastCount && answered < mostAnswered * (count + answered);
}
/** Returns how often the terms of a topic were searched. */
function searchesOf({ terms }) {
    return terms.reduce((sum, { count }) => sum + count, 0);
}


/***/ }),

/***/ 58045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CW: () => (/* binding */ areSpellings),
/* harmony export */   Et: () => (/* binding */ isNumber),
/* harmony export */   Mf: () => (/* binding */ foldedText),
/* harmony export */   Z9: () => (/* binding */ wordsOf),
/* harmony export */   dD: () => (/* binding */ wordSet),
/* harmony export */   rJ: () => (/* binding */ isLatin),
/* harmony export */   zw: () => (/* binding */ withoutMarks)
/* harmony export */ });
/* harmony import */ var _shared_first_use_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73344);
/* harmony import */ var _read_email_addresses_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68521);


// Longer texts are pasted logs. The time to compose characters grows with the square of the marks on one letter.
const maxCharacters = 1000;
const maxWords = 60;
/** Letters in which the ends of two forms of one term differ. */
const mostEndingLetters = 2;
const leastMistypedLetters = 7;
// A segmenter finds words by the script of the text, so that any locale will do.
const segmenter = (0,_shared_first_use_js__WEBPACK_IMPORTED_MODULE_1__/* .atFirstUse */ .J)(() => new Intl.Segmenter('en', { granularity: 'word' }));
/**
 * Returns text with which equal wordings are compared: without case, without the width of white space, and without the
 * punctuation at its end.
 */
function foldedText(text) {
    const composed = text.length > maxCharacters ? text : text.normalize('NFKC');
    // Upper case first makes one of `ß` and `SS`.
    const folded = composed.toUpperCase().toLowerCase().replaceAll(/\s+/gu, ' ').trim();
    return folded.replace(/(?<=[^\p{Sentence_Terminal},;:…\s])[\p{Sentence_Terminal},;:…\s]+$/u, '');
}
/**
 * Returns the words of a text in lower case. `c++` and `c#` are words. `webHook` and `web_hook` are three: `web`, `hook` and
 * `webhook`. `web-hook` is `web`, `hook` and `web-hook`.
 */
function wordsOf(text) {
    const start = text.replaceAll(_read_email_addresses_js__WEBPACK_IMPORTED_MODULE_0__/* .emailReplacement */ .$, ' ').slice(0, maxCharacters).normalize('NFKC');
    const found = [];
    let compound = [];
    let isAfterWord = false;
    let hasHyphen = false;
    const endCompound = () => {
        if (compound.length > 1)
            found.push(compound.join(hasHyphen ? '-' : ''));
        compound = [];
        hasHyphen = false;
    };
    for (const { segment, isWordLike } of segmenter().segment(start)) {
        if (found.length >= maxWords)
            break;
        if (isWordLike === true) {
            if (isAfterWord)
                endCompound();
            const parts = partsOf(segment);
            found.push(...parts);
            compound.push(...parts);
        }
        else if (isAfterWord && /^[+#]$/u.test(segment)) {
            found.push(`${found.pop() ?? ''}${segment}`);
            continue;
        }
        else if (segment === '-')
            hasHyphen = true;
        else
            endCompound();
        isAfterWord = isWordLike === true;
    }
    endCompound();
    return found;
}
/** Returns the parts of `redirectTo` and `redirect_to`, in lower case. */
function partsOf(segment) {
    if (/^[a-z]+$/u.test(segment))
        return [segment];
    return segment
        .split(/[_.]|(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u)
        .filter((part) => part !== '')
        .map((part) => withoutMarks(withoutArticle(part.toLowerCase().replace('’', "'"))));
}
/** Returns `user` for `user's`, `api` for `l'api`, and `can't` as it is. */
function withoutArticle(word) {
    return word.replace(/^\p{L}{1,2}'(?=\p{L}{3,}$)/u, '').replace(/'s$/u, '');
}
/** Returns `facturacion` for `facturación`. Many people do not type the marks. */
function withoutMarks(word) {
    if (!isLatin(word))
        return word;
    return word.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss');
}
function isLatin(word) {
    return /^\p{Script=Latin}/u.test(word);
}
/** Returns the words of lists, without marks. */
function wordSet(...lists) {
    return new Set(lists.flatMap((list) => list.split(' ').map(withoutMarks)));
}
/** Returns true for words with a digit, such as `4031` and `v2`. */
function isNumber(word) {
    return /\p{N}/u.test(word);
}
/** Returns true for spellings and forms of one term: `webhook`, `web-hooks` and `Web Hook`, or a mistyped `authetication`. */
function areSpellings(a, b) {
    const [shorter, longer] = [lettersOf(a), lettersOf(b)].sort((one, other) => one.length - other.length);
    if (shorter === undefined || longer === undefined)
        return false;
    if (isMistyped(shorter, longer))
        return true;
    const start = longer.slice(0, -mostEndingLetters);
    return longer === shorter || (start.length > mostEndingLetters && shorter.startsWith(start));
}
/** Returns true if one letter is missing or wrong, or two neighbours are swapped. A short word would be another word. */
function isMistyped(shorter, longer) {
    if (shorter.length < leastMistypedLetters || isNumber(longer))
        return false;
    let start = 0;
    while (start < shorter.length && shorter[start] === longer[start])
        start += 1;
    const [one, other] = [shorter.slice(start), longer.slice(start)];
    if (longer.length > shorter.length)
        return other.slice(1) === one;
    const swapped = `${other.charAt(1)}${other.charAt(0)}${other.slice(2)}`;
    return one.slice(1) === other.slice(1) || one === swapped;
}
function lettersOf(text) {
    return withoutMarks(text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, ''));
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
/* harmony export */   YQ: () => (/* binding */ calendarUnits),
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
/** The units of whole days: where the one around a date begins, and how many of them are added to a date. */
const calendarUnits = {
    day: { startOf: (date) => date, add: addDays },
    week: { startOf: mondayOf, add: (date, weeks) => addDays(date, 7 * weeks) },
    month: { startOf: firstOfMonth, add: addMonths },
};
function dateOf(moment) {
    return new Date(moment).toISOString().slice(0, 10);
}


/***/ }),

/***/ 54693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lu: () => (/* binding */ formatRange),
/* harmony export */   Mm: () => (/* binding */ wholeMonth),
/* harmony export */   WA: () => (/* binding */ bucketLabels),
/* harmony export */   Yq: () => (/* binding */ formatDate),
/* harmony export */   r6: () => (/* binding */ formatDateTime),
/* harmony export */   uD: () => (/* binding */ weekdayName)
/* harmony export */ });
/* harmony import */ var _shared_first_use_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73344);
/* harmony import */ var _calendar_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11895);


const days = (0,_shared_first_use_js__WEBPACK_IMPORTED_MODULE_1__/* .atFirstUse */ .J)(() => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }));
const monthNames = (0,_shared_first_use_js__WEBPACK_IMPORTED_MODULE_1__/* .atFirstUse */ .J)(() => new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }));
const weekdays = (0,_shared_first_use_js__WEBPACK_IMPORTED_MODULE_1__/* .atFirstUse */ .J)(() => new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }));
const months = (0,_shared_first_use_js__WEBPACK_IMPORTED_MODULE_1__/* .atFirstUse */ .J)(() => new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' }));
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
    if (!(0,_calendar_js__WEBPACK_IMPORTED_MODULE_0__/* .isDate */ .$P)(dateFrom) || !(0,_calendar_js__WEBPACK_IMPORTED_MODULE_0__/* .isDate */ .$P)(dateTo))
        return `From ${dateFrom ?? 'the beginning'} to ${dateTo === undefined ? 'now' : `before ${dateTo}`}`;
    const lastDay = (0,_calendar_js__WEBPACK_IMPORTED_MODULE_0__/* .addDays */ .fi)(dateTo, -1);
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
    if (!(0,_calendar_js__WEBPACK_IMPORTED_MODULE_0__/* .isDate */ .$P)(dateFrom) || !dateFrom.endsWith('-01') || dateTo !== (0,_calendar_js__WEBPACK_IMPORTED_MODULE_0__/* .addMonths */ .PS)(dateFrom, 1))
        return undefined;
    return { month: monthNames().format(new Date(dateFrom)), year: dateFrom.slice(0, 4) };
}
/** Returns the name of the weekday of a date: `Monday` */
function weekdayName(date) {
    return weekdays().format(new Date(date));
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

/***/ 24753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ isSamePeriod),
/* harmony export */   s: () => (/* binding */ periodsBefore)
/* harmony export */ });
/* harmony import */ var _calendar_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11895);
/* harmony import */ var _previous_period_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58832);


const earlierPeriods = 8;
// The longest quarter. A longer range has too few like it in the past.
const mostDays = 92;
/**
 * Returns the 8 periods before a period that show what is usual, the oldest first. There are none for `year-to-date` and
 * for a period longer than a quarter.
 *
 * Whole calendar months step by as many months, `month-to-date` by one month. Any other period steps by the fewest whole
 * weeks that hold it, so that the earlier ones have the same weekdays.
 *
 * @param toDate the name of the range, if it is one that ends today
 */
function periodsBefore(period, toDate) {
    if (toDate === 'year-to-date' || (0,_calendar_js__WEBPACK_IMPORTED_MODULE_0__/* .daysBetween */ .YM)(period.dateFrom, period.dateTo) > mostDays)
        return [];
    return Array.from({ length: earlierPeriods }, (_, index) => {
        const { dateFrom, dateTo } = stepsBefore(period, earlierPeriods - index, toDate);
        return { dateFrom, dateTo, days: (0,_calendar_js__WEBPACK_IMPORTED_MODULE_0__/* .daysBetween */ .YM)(dateFrom, dateTo) };
    });
}
function isSamePeriod(a, b) {
    return a.dateFrom === b.dateFrom && a.dateTo === b.dateTo;
}
function stepsBefore(period, steps, toDate) {
    const { dateFrom, dateTo } = period;
    if (toDate === 'month-to-date')
        return (0,_previous_period_js__WEBPACK_IMPORTED_MODULE_1__/* .datesMonthsBefore */ .G9)(period, steps);
    if ((0,_previous_period_js__WEBPACK_IMPORTED_MODULE_1__/* .areWholeMonths */ .Xu)(period)) {
        const months = steps * (0,_calendar_js__WEBPACK_IMPORTED_MODULE_0__/* .monthsBetween */ .ck)(dateFrom, dateTo);
        return { dateFrom: (0,_calendar_js__WEBPACK_IMPORTED_MODULE_0__/* .addMonths */ .PS)(dateFrom, -months), dateTo: (0,_calendar_js__WEBPACK_IMPORTED_MODULE_0__/* .addMonths */ .PS)(dateTo, -months) };
    }
    const days = steps * 7 * Math.ceil((0,_calendar_js__WEBPACK_IMPORTED_MODULE_0__/* .daysBetween */ .YM)(dateFrom, dateTo) / 7);
    return { dateFrom: (0,_calendar_js__WEBPACK_IMPORTED_MODULE_0__/* .addDays */ .fi)(dateFrom, -days), dateTo: (0,_calendar_js__WEBPACK_IMPORTED_MODULE_0__/* .addDays */ .fi)(dateTo, -days) };
}


/***/ }),

/***/ 58832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G9: () => (/* binding */ datesMonthsBefore),
/* harmony export */   Xu: () => (/* binding */ areWholeMonths),
/* harmony export */   kp: () => (/* binding */ periodToCompare)
/* harmony export */ });
/* harmony import */ var _calendar_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11895);

/**
 * Returns the period to compare with.
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
    return { dateFrom, dateTo, days: (0,_calendar_js__WEBPACK_IMPORTED_MODULE_0__/* .daysBetween */ .YM)(dateFrom, dateTo) };
}
function boundsToCompare(period, comparison, toDate) {
    const { dateFrom, dateTo } = period;
    const isWhole = toDate === undefined && areWholeMonths(period);
    if (comparison === 'previous-period' && toDate === undefined) {
        const start = isWhole
            ? (0,_calendar_js__WEBPACK_IMPORTED_MODULE_0__/* .addMonths */ .PS)(dateFrom, -(0,_calendar_js__WEBPACK_IMPORTED_MODULE_0__/* .monthsBetween */ .ck)(dateFrom, dateTo))
            : (0,_calendar_js__WEBPACK_IMPORTED_MODULE_0__/* .addDays */ .fi)(dateFrom, -(0,_calendar_js__WEBPACK_IMPORTED_MODULE_0__/* .daysBetween */ .YM)(dateFrom, dateTo));
        return { dateFrom: start, dateTo: dateFrom };
    }
    const months = toDate === 'month-to-date' && comparison === 'previous-period' ? 1 : 12;
    const dates = datesMonthsBefore(period, months);
    return isWhole ? { ...dates, dateTo: (0,_calendar_js__WEBPACK_IMPORTED_MODULE_0__/* .addMonths */ .PS)(dateTo, -months) } : dates;
}
function areWholeMonths({ dateFrom, dateTo }) {
    return dateFrom === (0,_calendar_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOfMonth */ .kU)(dateFrom) && dateTo === (0,_calendar_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOfMonth */ .kU)(dateTo);
}
/** Returns the same dates some months before. A date that the earlier month does not have becomes its last day. */
function datesMonthsBefore({ dateFrom, dateTo }, months) {
    const lastDay = (0,_calendar_js__WEBPACK_IMPORTED_MODULE_0__/* .addMonths */ .PS)((0,_calendar_js__WEBPACK_IMPORTED_MODULE_0__/* .addDays */ .fi)(dateTo, -1), -months);
    return { dateFrom: (0,_calendar_js__WEBPACK_IMPORTED_MODULE_0__/* .addMonths */ .PS)(dateFrom, -months), dateTo: (0,_calendar_js__WEBPACK_IMPORTED_MODULE_0__/* .addDays */ .fi)(lastDay, 1) };
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

/***/ 67507:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ nobody),
/* harmony export */   s: () => (/* binding */ comparePages)
/* harmony export */ });
/* harmony import */ var _visitor_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25979);

const nobody = { human: 0, ai: 0, total: 0 };
/** Returns every page of either list, in the order of an export. A page that is only in the previous list has zeros. */
function comparePages(current, previous) {
    const before = new Map(previous.map((page) => [page.path, page]));
    const pages = current.map((page) => ({ ...page, previous: before.get(page.path) ?? nobody }));
    for (const { path } of current)
        before.delete(path);
    const unlisted = [...before.values()].map((page) => ({ path: page.path, ...nobody, previous: page }));
    return (0,_visitor_list_js__WEBPACK_IMPORTED_MODULE_0__/* .inExportOrder */ .uy)([...pages, ...unlisted]);
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
// The forms of an at sign and of a full stop that are one character.
const at = String.raw `@\uFF20\uFE6B`;
const dot = String.raw `.\u2024\u3002\uFE52\uFF0E\uFF61`;
const word = String.raw `\p{L}\p{M}\p{N}_\uFF3F\uFF0D\-`;
// What shows nothing, and the control characters that log and summary leave out.
const invisible = String.raw `\p{Default_Ignorable_Code_Point}\0-\x08\x0E-\x1F\x7F-\x84\x86-\x9F`;
const atSign = new RegExp(`[${at}]+`, 'u');
// A run of characters of addresses with at signs in it, and what can enclose a name before an at sign.
const run = new RegExp(String.raw `(["')]?)([${at}${word}${dot}${invisible}!$%'*+^\x60{|}~\uFF0B]+)`, 'gu');
const dots = new RegExp(`[${dot}]`, 'u');
const wholeLabel = new RegExp(`^[${word}%]+$`, 'u');
// Two letters tell the end of a domain from a version number, such as that of `package@1.2.3`.
const lettersOfLabel = new RegExp(String.raw `^[\p{L}\p{M}]{2}[${word}]*`, 'u');
const invisibles = new RegExp(`[${invisible}]`, 'gu');
// File extensions in names of packages, such as `react@next.js`. None is a top-level domain.
const extensions = new Set(['js', 'cjs', 'mjs', 'jsx', 'ts', 'cts', 'mts', 'tsx', 'json', 'css']);
function withoutEmailAddresses(text) {
    if (text == null || !possible.test(text))
        return text ?? null;
    const { decoded, sourceIndex } = decode(text);
    if (!atSign.test(decoded))
        return text;
    const parts = [];
    let end = 0;
    for (const { 1: quote = '', 2: touching = '', index } of decoded.matchAll(run)) {
        if (!hasAddress(touching, quote !== ''))
            continue;
        const start = index + quote.length;
        parts.push(text.slice(end, sourceIndex(start)), emailReplacement);
        end = sourceIndex(start + touching.length);
    }
    return parts.join('') + text.slice(end);
}
/** @param follows whether a quoted name or a comment can come before an at sign at the start */
function hasAddress(touching, follows) {
    if (!atSign.test(touching))
        return false;
    const parts = touching.replace(invisibles, '').split(atSign);
    return parts.some((part, index) => index > 0 && (follows || parts[index - 1] !== '') && hasDomain(part));
}
/** Returns true if the text begins with a domain. */
function hasDomain(text) {
    const labels = text.split(dots);
    for (const [index, label] of labels.entries()) {
        const letters = lettersOfLabel.exec(label)?.[0];
        if (index > 0 && letters !== undefined && !extensions.has(letters.toLowerCase()))
            return true;
        if (!wholeLabel.test(label))
            return false;
    }
    return false;
}
// Encoded characters. A sign of an encoding that is itself encoded is decoded in the same step: `%2540`, `&amp;#64;`.
const hex = String.raw `[\da-f]`;
const following = `%[89ab]${hex}`;
const encoded = new RegExp([
    `%(?:25)*(?<byte>[0-7]${hex})`,
    `(?<bytes>%[cd]${hex}${following}|%e${hex}(?:${following}){2}|%f[0-7](?:${following}){3})`,
    String.raw `&(?:amp;)*(?:#(?<decimal>\d{1,12})|#x(?<code>${hex}{1,12})|(?<name>amp|commat|period)(?=;));?`,
    String.raw `(?<!\\)\\+(?:u(?<unit>${hex}{4})|x(?<short>${hex}{2})|u\{(?<point>${hex}{1,6})\})`,
].join('|'), 'giu');
const words = /[ +]?[[({<] ?(?<name>at|dot) ?[\])}>][ +]?/giu;
const named = { amp: '&', commat: '@', period: '.', at: '@', dot: '.' };
const possible = new RegExp(String.raw `[${at}%&\\]|${words.source}`, 'iu');
// More than twice is not expected. Each step reads the whole text.
const mostSteps = 6;
/** Decodes encoded characters, also those that are encoded several times, and then words such as `[at]`. */
function decode(text) {
    let result = { decoded: text, sourceIndex: (index) => index };
    for (let step = 0; step < mostSteps; step++) {
        const next = decodeOnce(result, encoded);
        if (next.decoded === result.decoded)
            break;
        result = next;
    }
    // Spaces around a word can be encoded, too.
    return decodeOnce(result, words);
}
function decodeOnce({ decoded: text, sourceIndex: before }, pattern) {
    const parts = [];
    // Where each decoded character ends, in the decoded text and in the source.
    const ends = [];
    let [decodedLength, sourceEnd] = [0, 0];
    for (const { 0: found, index, groups = {} } of text.matchAll(pattern)) {
        const character = decodedCharacter(groups) ?? found;
        parts.push(text.slice(sourceEnd, index), character);
        decodedLength += index - sourceEnd + character.length;
        sourceEnd = index + found.length;
        ends.push({ decoded: decodedLength, source: sourceEnd });
    }
    let next = 0;
    let shift = 0;
    return {
        decoded: parts.join('') + text.slice(sourceEnd),
        sourceIndex: (index) => {
            for (let end = ends[next]; end !== undefined && end.decoded <= index; end = ends[++next])
                shift = end.source - end.decoded;
            return before(index + shift);
        },
    };
}
/** Returns undefined if the code is no character. */
function decodedCharacter(groups) {
    const { bytes, decimal, name } = groups;
    if (name !== undefined)
        return named[name.toLowerCase()];
    try {
        if (bytes !== undefined)
            return decodeURIComponent(bytes);
        const code = groups['byte'] ?? groups['code'] ?? groups['unit'] ?? groups['short'] ?? groups['point'];
        return String.fromCodePoint(decimal === undefined ? parseInt(code ?? '', 16) : Number(decimal));
    }
    catch {
        // Overlong UTF-8, or a code above U+10FFFF.
        return undefined;
    }
}


/***/ }),

/***/ 78682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ feedbackList),
/* harmony export */   n: () => (/* binding */ isOpen)
/* harmony export */ });
/* harmony import */ var _service_analytics_lists_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68280);
/* harmony import */ var _code_point_order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86981);
/* harmony import */ var _email_addresses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68521);
/* harmony import */ var _list_definition_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63422);




/** Returns true if nobody has resolved or dismissed the feedback. */
function isOpen({ status }) {
    return status !== 'resolved' && status !== 'dismissed';
}
/** Every entry of feedback. */
const feedbackList = (0,_list_definition_js__WEBPACK_IMPORTED_MODULE_2__/* .defineList */ .a)({
    ..._service_analytics_lists_js__WEBPACK_IMPORTED_MODULE_0__/* .feedbackOperation */ .tt,
    include: 'feedback',
    purpose: 'the feedback',
    rowNoun: 'feedback item',
    keyOf: ({ id }) => id,
    contentOf: ({ rows }) => {
        rows.sort((a, b) => (0,_list_definition_js__WEBPACK_IMPORTED_MODULE_2__/* .latestFirst */ .y)(a.createdAt, b.createdAt) || (0,_code_point_order_js__WEBPACK_IMPORTED_MODULE_3__/* .codePointOrder */ .K)(a.id, b.id));
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
        return { entries };
    },
});


/***/ }),

/***/ 82444:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ historyRequests),
/* harmony export */   L: () => (/* binding */ readHistory)
/* harmony export */ });
/* harmony import */ var _period_history_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24753);
/* harmony import */ var _visitor_list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25979);


/** Returns the number of requests of {@link readHistory}. */
function historyRequests(periods, previous) {
    return periods.filter((period) => previous === undefined || !(0,_period_history_js__WEBPACK_IMPORTED_MODULE_0__/* .isSamePeriod */ .c)(period, previous)).length;
}
/** Reads the totals of earlier periods, one request each. The previous period was already read. */
async function readHistory(periods, previous, context) {
    const read = [];
    for (const period of periods) {
        const totals = previous !== undefined && (0,_period_history_js__WEBPACK_IMPORTED_MODULE_0__/* .isSamePeriod */ .c)(period, previous)
            ? previous.totals
            : await (0,_visitor_list_js__WEBPACK_IMPORTED_MODULE_1__/* .readTotals */ .gC)(period, context, 'the earlier periods');
        read.push({ ...period, totals });
    }
    return read;
}


/***/ }),

/***/ 1170:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  vf: () => (/* binding */ comparedNamesOf),
  ns: () => (/* binding */ includedNames),
  eZ: () => (/* binding */ namesOf),
  qZ: () => (/* binding */ readLists),
  xC: () => (/* binding */ withTextOfReaders)
});

// UNUSED EXPORTS: allLists

// EXTERNAL MODULE: ./build/analytics/read/feedback-list.js
var feedback_list = __webpack_require__(78682);
// EXTERNAL MODULE: ./build/shared/number-format.js
var number_format = __webpack_require__(46931);
// EXTERNAL MODULE: ./build/service/analytics-lists.js
var analytics_lists = __webpack_require__(68280);
// EXTERNAL MODULE: ./build/analytics/read/page-path.js
var page_path = __webpack_require__(72477);
// EXTERNAL MODULE: ./build/analytics/read/code-point-order.js
var code_point_order = __webpack_require__(86981);
// EXTERNAL MODULE: ./build/analytics/read/list-definition.js
var list_definition = __webpack_require__(63422);
;// CONCATENATED MODULE: ./build/analytics/read/page-feedback-list.js





/** The feedback of the first 100 pages. */
const pageFeedbackList = (0,list_definition/* defineList */.a)({
    ...analytics_lists/* pageFeedbackOperation */.Es,
    include: 'feedback',
    purpose: 'the feedback by page',
    rowNoun: 'page',
    keyOf: ({ path }) => path,
    contentOf: ({ rows, isComplete }, { log, isPrevious = false }) => {
        // The files and outputs have nothing of the previous period.
        if (!isComplete && !isPrevious) {
            const pagesRead = (0,number_format/* formatCountOf */.gL)(rows.length, 'page');
            log.warning(`The service has feedback about more than ${pagesRead}, and its operation feedback/by-page has no second page. feedback-by-page.csv and the outputs thumbsUp and thumbsDown cover only the first ${pagesRead}. To cover more, shorten the range. feedback.csv has every entry.`);
        }
        // A page can be named by its path and by its URL.
        const pages = (0,page_path/* withPublicPaths */.q)(rows.map((row) => ({ ...row, path: (0,page_path/* pagePath */.H)(row.path) })), ['thumbsUp', 'thumbsDown', 'code', 'total']);
        pages.sort((a, b) => b.total - a.total || (0,code_point_order/* codePointOrder */.K)(a.path, b.path));
        const sum = (column) => pages.reduce((total, page) => total + page[column], 0);
        return { thumbsUp: sum('thumbsUp'), thumbsDown: sum('thumbsDown'), isComplete, pages };
    },
});

// EXTERNAL MODULE: ./build/analytics/read/question-list.js
var question_list = __webpack_require__(7343);
// EXTERNAL MODULE: ./build/analytics/read/search-list.js
var search_list = __webpack_require__(76731);
// EXTERNAL MODULE: ./build/analytics/read/visitor-list.js
var visitor_list = __webpack_require__(25979);
;// CONCATENATED MODULE: ./build/analytics/read/view-list.js




/** The views of every page. */
const viewList = (0,list_definition/* defineList */.a)({
    ...analytics_lists/* viewsOperation */.cM,
    include: 'views',
    purpose: 'the views',
    rowNoun: 'page',
    keyOf: ({ path }) => path,
    contentOf: ({ rows, totals }) => ({
        totals,
        pages: (0,visitor_list/* inExportOrder */.uy)((0,page_path/* withPublicPaths */.q)(rows, visitor_list/* countNames */.sh)),
    }),
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
const listNames = Object.keys(allLists);
const includedNames = [...new Set(Object.values(allLists).map(({ include }) => include))];
/** The lists that tell where readers were not served. */
const comparedNames = ['pageFeedback', 'questions', 'searches'];
/** Returns the names of the lists of `include` that are also read for the period to compare with. */
function comparedNamesOf(include) {
    return comparedNames.filter((name) => include.includes(allLists[name].include));
}
/** Returns the names of the lists that `include` asks for. Each takes at least one request. */
function namesOf(include) {
    return listNames.filter((name) => include.includes(allLists[name].include));
}
/** Returns the items of `include` with which an export has texts that readers wrote. Views are only counts. */
function withTextOfReaders(include) {
    return include.filter((name) => name !== 'views');
}
/** Reads lists, one after the other. */
async function readLists(names, context, beforeEach) {
    const read = async (name, list) => {
        if (!names.includes(name))
            return undefined;
        beforeEach?.();
        return list.read(context);
    };
    return {
        views: await read('views', viewList),
        pageFeedback: await read('pageFeedback', pageFeedbackList),
        feedback: await read('feedback', feedback_list/* feedbackList */.Y),
        questions: await read('questions', question_list/* questionList */.j),
        // The one that can be cut comes last, so that the others have the requests that they need.
        searches: await read('searches', search_list/* searchList */.dA),
    };
}


/***/ }),

/***/ 63422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ defineList),
/* harmony export */   y: () => (/* binding */ latestFirst)
/* harmony export */ });
/* harmony import */ var _shared_number_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46931);
/* harmony import */ var _paged_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67636);


function defineList({ contentOf, ...list }) {
    return {
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

/***/ 72477:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ pagePath),
/* harmony export */   q: () => (/* binding */ withPublicPaths)
/* harmony export */ });
/* harmony import */ var _email_addresses_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68521);

// The parser of URLs encodes its space.
const encodedReplacement = _email_addresses_js__WEBPACK_IMPORTED_MODULE_0__/* .emailReplacement */ .$.replaceAll(' ', '%20');
/**
 * Returns the rows with their e-mail addresses replaced in the paths. Rows whose paths are equal then are one row, with the
 * sums of their counts.
 */
function withPublicPaths(rows, counts) {
    const sums = new Map();
    for (const row of rows) {
        const path = (0,_email_addresses_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutEmailAddresses */ .h)(row.path);
        const sum = sums.get(path);
        const added = sum && Object.fromEntries(counts.map((count) => [count, sum[count] + row[count]]));
        sums.set(path, path === row.path && sum === undefined ? row : { ...row, path, ...added });
    }
    return [...sums.values()];
}
/** Returns the path of a page that the service names by a path or a URL. Other text is unchanged. */
function pagePath(page) {
    const url = /^https?:\/\//iu.test(page) ? URL.parse(page) : null;
    if (url === null)
        return page;
    return url.pathname.replaceAll(encodedReplacement, _email_addresses_js__WEBPACK_IMPORTED_MODULE_0__/* .emailReplacement */ .$);
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
 * newest values count.
 *
 * @throws RequestBudgetError, DataMovedError, ServiceError if the pages do not make a whole list, and what `readPage`
 *   throws
 */
async function readList(list, context) {
    try {
        return await new ListReading(list, context).read();
    }
    catch (error) {
        if (!(error instanceof DataMovedError))
            throw error;
        context.log.warning(`${error.message} The list is read again from the start.`);
    }
    try {
        return await new ListReading(list, context).read();
    }
    catch (error) {
        if (!(error instanceof DataMovedError))
            throw error;
        throw new DataMovedError(`${error.message} It happened twice, so the list could be wrong and is not used. Try again later.`, { cause: error });
    }
}
/** One read of a list from its start to its end. */
class ListReading {
    #list;
    #context;
    #purpose;
    #paging;
    #rows = new Map();
    /** The page that was read last. */
    #page;
    /** Number of rows that were listed twice with the same values. */
    #repeated = 0;
    #moves = 0;
    constructor(list, context) {
        this.#list = list;
        this.#context = context;
        this.#purpose = purposeOf(list, context);
        this.#paging = startPaging(list.paging, list.path);
    }
    async read() {
        const { budget, log } = this.#context;
        const { rowNoun } = this.#list;
        const logProgress = (0,request_budget/* progressEvery */.BM)(budget.progressStep, log, budget.sent);
        let hasNext = true;
        while (hasNext) {
            const page = await this.#readPageOrCut();
            if (page === undefined)
                break;
            this.#add(page);
            hasNext = this.#paging.advance(page);
            // The line after the read says the last count.
            if (hasNext)
                logProgress(budget.sent, `${(0,number_format/* formatCountOf */.gL)(this.#rows.size, rowNoun)} read, ${budget.usage}.`);
        }
        if (this.#repeated > 0) {
            log.warning(`The service listed ${(0,number_format/* formatCountOf */.gL)(this.#repeated, rowNoun)} twice with the same values. The duplicates were removed.`);
        }
        if (this.#moves > 0) {
            log.info(`The range is not over, and its numbers changed while reading ${this.#purpose}. The newest numbers are exported.`);
        }
        if (this.#page === undefined)
            throw new Error('A list was cut before its first page.');
        return {
            rows: [...this.#rows.values()],
            totals: this.#page.totals,
            isComplete: !this.#page.hasMore,
        };
    }
    #add(page) {
        if (this.#page !== undefined && !(0,external_node_util_.isDeepStrictEqual)(this.#page.totals, page.totals))
            this.#moved('The totals');
        this.#page = page;
        for (const row of page.rows) {
            const key = this.#list.keyOf(row);
            const known = this.#rows.get(key);
            if (known !== undefined && (0,external_node_util_.isDeepStrictEqual)(known, row)) {
                this.#repeated += 1;
                continue;
            }
            if (known !== undefined)
                this.#moved(`The values of one ${this.#list.rowNoun}`);
            this.#rows.set(key, row);
        }
    }
    #moved(what) {
        if (!this.#context.unfinished)
            throw new DataMovedError(`${what} changed while reading ${this.#purpose}.`);
        this.#moves += 1;
    }
    /** Returns undefined if the budget ends and the list is sorted by weight. */
    async #readPageOrCut() {
        try {
            return await this.#readNewRows();
        }
        catch (error) {
            const { rowNoun, isSortedByWeight = false } = this.#list;
            if (!(error instanceof request_budget/* RequestBudgetError */.tD) || !isSortedByWeight || this.#rows.size === 0)
                throw error;
            const user = this.#context.isPrevious === true ? 'comparison' : 'export';
            this.#context.log.warning(`max-requests allows no more requests for ${this.#purpose}. The ${user} has only the first ${(0,number_format/* formatCountOf */.gL)(this.#rows.size, rowNoun)}, sorted by hits. To read all, raise max-requests ${request_budget/* hourlyLimit */.Vx} or shorten the range.`);
            return undefined;
        }
    }
    /** Reads a page. If it should have new rows but has none, tries once more. */
    async #readNewRows() {
        const page = await this.#readWithinLimit();
        if (!this.#stalls(page))
            return page;
        this.#context.log.warning(`${this.#paging.pageName} has no new rows. Retrying once.`);
        this.#paging.retry(page);
        const again = await this.#readWithinLimit();
        if (!this.#stalls(again))
            return again;
        throw new errors/* ServiceError */._7(`${this.#paging.pageName} ${again.rows.length === 0 ? 'is empty although the service says that there is more' : 'only repeats earlier rows'}, twice. The list would be incomplete, so it is not used. Try again later.`);
    }
    #stalls({ rows, hasMore }) {
        const { keyOf } = this.#list;
        const areKnown = rows.every((row) => (0,external_node_util_.isDeepStrictEqual)(this.#rows.get(keyOf(row)), row));
        return (hasMore && areKnown) || (rows.length > 0 && (0,external_node_util_.isDeepStrictEqual)(rows, this.#page?.rows));
    }
    /** Reads a page. If it has more rows than the limit, reads it once more. */
    async #readWithinLimit() {
        const { budget, log, range, readPage } = this.#context;
        const { limit } = this.#list;
        const read = () => {
            const { dateFrom, dateTo } = range;
            const query = { dateFrom, dateTo, limit, ...this.#paging.position };
            return readPage(this.#list, query, budget.optionsFor(this.#purpose));
        };
        const page = await read();
        if (page.rows.length <= limit)
            return page;
        const tooMany = `${this.#paging.pageName} has more rows than the ${(0,number_format/* formatCount */.B4)(limit)} that were requested`;
        log.warning(`${tooMany}. Retrying once.`);
        const again = await read();
        if (again.rows.length <= limit)
            return again;
        throw new errors/* ServiceError */._7(`${tooMany}, twice. Rows could be missing, so the list is not used. Try again later.`);
    }
}


/***/ }),

/***/ 7343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ isUnanswered),
/* harmony export */   j: () => (/* binding */ questionList)
/* harmony export */ });
/* harmony import */ var _service_analytics_lists_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68280);
/* harmony import */ var _code_point_order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86981);
/* harmony import */ var _email_addresses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68521);
/* harmony import */ var _list_definition_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63422);




function isUnanswered({ resolution, isStep }) {
    return resolution === 'unanswered' && !isStep;
}
/** Every question to the assistant. */
const questionList = (0,_list_definition_js__WEBPACK_IMPORTED_MODULE_2__/* .defineList */ .a)({
    ..._service_analytics_lists_js__WEBPACK_IMPORTED_MODULE_0__/* .assistantOperation */ .c$,
    include: 'assistant',
    purpose: 'the questions',
    rowNoun: 'question',
    // The contract calls the ID that of a conversation, and a conversation can have several questions.
    keyOf: ({ id, timestamp, query }) => JSON.stringify([id, timestamp, query]),
    contentOf: ({ rows }) => {
        rows.sort((a, b) => (0,_list_definition_js__WEBPACK_IMPORTED_MODULE_2__/* .latestFirst */ .y)(a.timestamp, b.timestamp) || (0,_code_point_order_js__WEBPACK_IMPORTED_MODULE_3__/* .codePointOrder */ .K)(a.id, b.id));
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
        return { asked, unanswered: questions.filter(isUnanswered).length, questions };
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

/***/ 13709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GZ: () => (/* binding */ askedFor),
/* harmony export */   mc: () => (/* binding */ leastRequests),
/* harmony export */   nY: () => (/* binding */ plannedRequests)
/* harmony export */ });
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82444);
/* harmony import */ var _included_lists_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1170);


function askedFor({ previous, series, include, }) {
    return {
        isCompared: previous !== undefined,
        series: series?.size,
        buckets: series?.buckets.length,
        include,
    };
}
/** Returns the fewest requests without which there is no export: one for each list and each bucket. */
function leastRequests({ isCompared, buckets = 0, include = [] }) {
    return (isCompared ? 2 : 1) + buckets + (0,_included_lists_js__WEBPACK_IMPORTED_MODULE_1__/* .namesOf */ .eZ)(include).length;
}
/**
 * Returns the fewest requests with what an export can go without: the lists of the previous period, and the earlier
 * periods. Each is left out if `max-requests` has no room for it.
 */
function plannedRequests(inputs) {
    const { previous, earlierPeriods, include, maxRequests } = inputs;
    const least = leastRequests(askedFor(inputs));
    const compared = previous === undefined ? 0 : (0,_included_lists_js__WEBPACK_IMPORTED_MODULE_1__/* .comparedNamesOf */ .vf)(include).length;
    const withLists = least + compared <= maxRequests ? least + compared : least;
    const withHistory = withLists + (0,_history_js__WEBPACK_IMPORTED_MODULE_0__/* .historyRequests */ .D)(earlierPeriods, previous);
    const isHistoryRead = withHistory <= maxRequests;
    return { requests: isHistoryRead ? withHistory : withLists, isHistoryRead };
}


/***/ }),

/***/ 76731:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MK: () => (/* binding */ rateOf),
/* harmony export */   dA: () => (/* binding */ searchList),
/* harmony export */   jK: () => (/* binding */ convertRates)
/* harmony export */ });
/* harmony import */ var _service_analytics_lists_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68280);
/* harmony import */ var _code_point_order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86981);
/* harmony import */ var _email_addresses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68521);
/* harmony import */ var _list_definition_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63422);




// A sum or a quotient of decimal fractions has an error in its last digits: 0.014999999999999998.
const exactDigits = 12;
/** The search terms. If the budget ends, the terms with the most hits are kept. */
const searchList = (0,_list_definition_js__WEBPACK_IMPORTED_MODULE_2__/* .defineList */ .a)({
    ..._service_analytics_lists_js__WEBPACK_IMPORTED_MODULE_0__/* .searchesOperation */ .A0,
    include: 'searches',
    purpose: 'the search terms',
    rowNoun: 'search term',
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
        sums.sort((a, b) => b.hits - a.hits || (0,_code_point_order_js__WEBPACK_IMPORTED_MODULE_3__/* .codePointOrder */ .K)(a.term, b.term));
        return { totalSearches: totals, isComplete, terms: sums };
    },
});
/** Makes one entry of terms that are equal without e-mail addresses. The page is that of the most searched one. */
function sumOfEqual(terms) {
    const groups = new Map();
    for (const term of terms) {
        const equal = groups.get(term.term);
        if (equal === undefined)
            groups.set(term.term, [term]);
        else
            equal.push(term);
    }
    return [...groups.values()].flatMap((equal) => {
        if (equal.length === 1)
            return equal;
        const [mostSearched] = equal.toSorted((a, b) => b.hits - a.hits);
        const [latest = null] = equal.map(({ lastSearchedAt }) => lastSearchedAt).sort(_list_definition_js__WEBPACK_IMPORTED_MODULE_2__/* .latestFirst */ .y);
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
    return { hits, clickThroughRate: hits === 0 ? 0 : withoutError(clicked / hits) };
}
/**
 * Makes every rate of the lists a share from 0 to 1. The contract does not say whether a rate is a share or a percentage.
 * All are percentages if one is above 1, because the lists of one run have one unit.
 */
function convertRates(lists) {
    const terms = lists.flatMap((list) => list.terms);
    if (!terms.some(({ clickThroughRate }) => clickThroughRate > 1))
        return;
    for (const term of terms)
        term.clickThroughRate = withoutError(term.clickThroughRate / 100);
}
function withoutError(share) {
    return Number(share.toPrecision(exactDigits));
}


/***/ }),

/***/ 22491:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ readAnalytics),
/* harmony export */   w: () => (/* binding */ isWhole)
/* harmony export */ });
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4661);
/* harmony import */ var _period_date_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54693);
/* harmony import */ var _shared_number_format_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(46931);
/* harmony import */ var _included_lists_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1170);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82444);
/* harmony import */ var _request_budget_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25463);
/* harmony import */ var _search_list_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76731);
/* harmony import */ var _request_plan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13709);
/* harmony import */ var _visitor_list_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(25979);









/** Returns false for a bucket that must not look like the others: the range cuts it, or it is not over. */
function isWhole({ partial, unfinished }) {
    return !partial && !unfinished;
}
/**
 * Reads the pages of the range, the pages of the previous period, the totals of each bucket, what `include` asks for, the
 * lists of the previous period that tell how the gaps changed, and last the totals of earlier periods.
 *
 * @throws what {@link readVisitors} throws
 */
async function readAnalytics({ inputs, ...options }) {
    const { previous, earlierPeriods, series, include, unfinished } = inputs;
    const context = { ...options, range: inputs, unfinished };
    // Of the requests for the first list, the first one is sent at once.
    options.budget.reserve((0,_request_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .leastRequests */ .mc)((0,_request_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .askedFor */ .GZ)(inputs)) - 1);
    const list = await (0,_visitor_list_js__WEBPACK_IMPORTED_MODULE_7__/* .readVisitors */ .o2)(context);
    const before = previous && (await readPrevious(previous, context));
    const read = series && { size: series.size, buckets: await readSeries(series, context) };
    const lists = await (0,_included_lists_js__WEBPACK_IMPORTED_MODULE_2__/* .readLists */ .qZ)((0,_included_lists_js__WEBPACK_IMPORTED_MODULE_2__/* .namesOf */ .eZ)(include), context, () => {
        context.budget.release(1);
    });
    const previousLists = before && (await readPreviousLists(include, { ...context, range: before, unfinished: false }));
    (0,_search_list_js__WEBPACK_IMPORTED_MODULE_5__/* .convertRates */ .jK)([lists.searches, previousLists?.searches].filter((list) => list !== undefined));
    return {
        ...list,
        ...lists,
        previous: before && { ...before, lists: previousLists },
        history: await readHistoryIfPossible(earlierPeriods, before, context),
        series: read,
    };
}
async function readPrevious(range, context) {
    context.log.info(`Reading the previous period: ${(0,_period_date_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatRange */ .Lu)(range)}.`);
    context.budget.release(1);
    const list = await (0,_visitor_list_js__WEBPACK_IMPORTED_MODULE_7__/* .readVisitors */ .o2)({ ...context, range, isPrevious: true, unfinished: false });
    return { ...range, ...list };
}
async function readPreviousLists(include, context) {
    const names = (0,_included_lists_js__WEBPACK_IMPORTED_MODULE_2__/* .comparedNamesOf */ .vf)(include);
    return readIfPossible(context, {
        requests: names.length,
        loss: 'What readers did not find is not compared with the previous period',
        noRoomFor: 'its lists',
        read: (once) => (0,_included_lists_js__WEBPACK_IMPORTED_MODULE_2__/* .readLists */ .qZ)(names, { ...once, isPrevious: true }),
    });
}
async function readHistoryIfPossible(periods, previous, context) {
    if (periods.length === 0)
        return undefined;
    return readIfPossible(context, {
        requests: (0,_history_js__WEBPACK_IMPORTED_MODULE_3__/* .historyRequests */ .D)(periods, previous),
        loss: 'The visitors are not compared with what is usual',
        noRoomFor: `the ${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_8__/* .formatCountOf */ .gL)(periods.length, 'period')} before the range`,
        read: (once) => (0,_history_js__WEBPACK_IMPORTED_MODULE_3__/* .readHistory */ .L)(periods, previous, once),
    });
}
/**
 * Reads what is not worth the failure of an export, nor a wait: returns undefined if `max-requests` has no room for it, or
 * if a request fails. A cancellation and the deadline still end the run.
 */
async function readIfPossible(context, { requests, loss, noRoomFor, read }) {
    const { budget, log } = context;
    const readPage = (list, query, options) => context.readPage(list, query, { ...options, isRetried: false });
    let reason = `max-requests has no room for ${noRoomFor}.`;
    if (budget.left >= requests) {
        try {
            return await read({ ...context, readPage });
        }
        catch (error) {
            if (!(error instanceof _service_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7))
                throw error;
            if (!(error instanceof _request_budget_js__WEBPACK_IMPORTED_MODULE_4__/* .RequestBudgetError */ .tD))
                reason = error.message;
        }
    }
    log.notice(`${loss}: ${reason}`);
    return undefined;
}
/**
 * Reads the totals of each bucket, with a request for one row each. The sum of smaller buckets would count people more
 * than once.
 */
async function readSeries({ size, buckets }, context) {
    const { budget, log } = context;
    const all = (0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_8__/* .formatCountOf */ .gL)(buckets.length, size);
    log.info(`Reading the totals of ${all}, one request each.`);
    const logProgress = (0,_request_budget_js__WEBPACK_IMPORTED_MODULE_4__/* .progressEvery */ .BM)(Math.max(10, Math.ceil(buckets.length / 10)), log);
    const read = [];
    for (const bucket of buckets) {
        budget.release(1);
        const totals = await (0,_visitor_list_js__WEBPACK_IMPORTED_MODULE_7__/* .readTotals */ .gC)(bucket, context, 'the series');
        read.push({ ...bucket, ...totals });
        if (read.length < buckets.length)
            logProgress(read.length, `${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_8__/* .formatCount */ .B4)(read.length)} of ${all} read, ${budget.usage}.`);
    }
    return read;
}


/***/ }),

/***/ 25979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gC: () => (/* binding */ readTotals),
/* harmony export */   o2: () => (/* binding */ readVisitors),
/* harmony export */   sh: () => (/* binding */ countNames),
/* harmony export */   uy: () => (/* binding */ inExportOrder)
/* harmony export */ });
/* unused harmony export visitorList */
/* harmony import */ var _service_analytics_lists_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68280);
/* harmony import */ var _code_point_order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86981);
/* harmony import */ var _page_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72477);
/* harmony import */ var _paged_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67636);




const countNames = ['human', 'ai', 'total'];
/** The visitors of each page, with the totals of the whole site in the range. */
const visitorList = {
    ..._service_analytics_lists_js__WEBPACK_IMPORTED_MODULE_0__/* .visitorsOperation */ .Z9,
    purpose: 'the pages',
    rowNoun: 'page',
    keyOf: ({ path }) => path,
};
/**
 * Reads the visitors of every page.
 *
 * @throws what {@link readList} throws
 */
async function readVisitors(context) {
    const { rows, totals } = await (0,_paged_list_js__WEBPACK_IMPORTED_MODULE_2__/* .readList */ .LD)(visitorList, context);
    return { totals, visitors: inExportOrder((0,_page_path_js__WEBPACK_IMPORTED_MODULE_1__/* .withPublicPaths */ .q)(rows, countNames)) };
}
/**
 * Reads the totals of a period, with a request for one row.
 *
 * @param purpose what the request reads, for messages: `the series`
 */
async function readTotals({ dateFrom, dateTo }, { budget, readPage }, purpose) {
    const query = { dateFrom, dateTo, limit: 1, offset: 0 };
    const { totals } = await readPage(visitorList, query, budget.optionsFor(purpose));
    return totals;
}
/** Returns the pages sorted by `total` descending, then by path in code-point order. */
function inExportOrder(pages) {
    const comparePaths = (0,_code_point_order_js__WEBPACK_IMPORTED_MODULE_3__/* .orderOf */ .m)(pages.map(({ path }) => path));
    return pages.toSorted((a, b) => b.total - a.total || comparePaths(a.path, b.path));
}


/***/ }),

/***/ 9732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D_: () => (/* binding */ tasksBlocks),
/* harmony export */   Wl: () => (/* binding */ adviceBlock),
/* harmony export */   s_: () => (/* binding */ checksBlocks),
/* harmony export */   ue: () => (/* binding */ totalsBlocks),
/* harmony export */   wx: () => (/* binding */ verdictBlocks)
/* harmony export */ });
/* harmony import */ var _shared_untrusted_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43908);
/* harmony import */ var _no_visitors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3864);
/* harmony import */ var _tables_gap_tables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16177);
/* harmony import */ var _tables_number_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(29708);
/* harmony import */ var _task_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64700);
/* harmony import */ var _totals_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63442);
/* harmony import */ var _verdict_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87168);
/* harmony import */ var _markdown_table_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(95358);
/* harmony import */ var _path_code_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(47431);









const maxWordsCharacters = 100;
function verdictBlocks(content) {
    return [`**${(0,_verdict_words_js__WEBPACK_IMPORTED_MODULE_5__/* .verdictSentence */ .BT)(content)}**`, `<sub>${(0,_verdict_words_js__WEBPACK_IMPORTED_MODULE_5__/* .verdictDetails */ .mC)(content)}</sub>`];
}
/** Returns what to check if nobody visited. */
function checksBlocks(content) {
    const { introduction, checks } = (0,_no_visitors_js__WEBPACK_IMPORTED_MODULE_1__/* .noVisitors */ .f)(content);
    const lines = checks.map(({ name, text }) => `- **${name}**: ${sentenceMarkdown(text)}`);
    return [introduction, lines.join('\n')];
}
/** Returns the totals of the site, now and before, and what the numbers mean. A total beyond what is usual is bold. */
function totalsBlocks(content) {
    const isCompared = content.previous !== undefined;
    const rows = (0,_totals_js__WEBPACK_IMPORTED_MODULE_4__/* .shownTotals */ .b)(content).map(({ title, now, before = null, change }) => {
        const isClear = change !== null && change.change !== 'same';
        const count = (0,_tables_number_text_js__WEBPACK_IMPORTED_MODULE_8__/* .numberText */ .$)('count', now);
        return [title, isClear ? `**${count}**` : count, ...(isCompared ? [(0,_tables_number_text_js__WEBPACK_IMPORTED_MODULE_8__/* .numberText */ .$)('count', before)] : [])];
    });
    return [(0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_6__/* .table */ .tp)(['Total', 'Now', ...(isCompared ? ['Before'] : [])], rows), (0,_totals_js__WEBPACK_IMPORTED_MODULE_4__/* .totalsNote */ .i)(content)];
}
/** Returns what to do next, and which gaps are closed. On an empty site, there is nothing to do but to check. */
function tasksBlocks(content, heading) {
    const { tasks, closed = [], siteUrl, isEmpty } = content;
    if (isEmpty)
        return [];
    const of = (0,_task_words_js__WEBPACK_IMPORTED_MODULE_3__/* .gapsOfTasks */ .fd)(content);
    const lines = tasks.map((task, index) => {
        const { verb, what, why } = (0,_task_words_js__WEBPACK_IMPORTED_MODULE_3__/* .taskWords */ .b9)(task);
        return `${index + 1}. **${verb}** ${sentenceMarkdown(what, siteUrl)}<br>${sentenceMarkdown(why, siteUrl)}`;
    });
    const closedParts = (0,_tables_gap_tables_js__WEBPACK_IMPORTED_MODULE_2__/* .closedLine */ .pz)(closed);
    return [
        `${heading} ${_task_words_js__WEBPACK_IMPORTED_MODULE_3__/* .tasksTitle */ .Ru}${of === undefined ? '' : ` (${of})`}`,
        lines.length === 0 ? (0,_task_words_js__WEBPACK_IMPORTED_MODULE_3__/* .noTasks */ .GU)(content) : lines.join('\n'),
        closedParts && sentenceMarkdown(closedParts),
    ];
}
/**
 * Returns how the agent can do the tasks, or which item of `include` would tell more.
 *
 * @param gapsFile the path of `gaps.md` in the workspace; undefined if it is not there, so that no step can quote it
 */
function adviceBlock(content, gapsFile) {
    if (content.isEmpty)
        return undefined;
    if (content.gaps !== undefined && content.tasks.length > 0 && gapsFile !== undefined)
        return `The agent can do this: quote the list in the next step of the workflow, with ${(0,_shared_untrusted_text_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(`quote-file: ${gapsFile}`)}.`;
    const more = (0,_task_words_js__WEBPACK_IMPORTED_MODULE_3__/* .moreToInclude */ .lz)(content);
    return more && sentenceMarkdown(more);
}
/** Returns a sentence as Markdown. Words of readers and paths are code. */
function sentenceMarkdown(parts, siteUrl) {
    const texts = parts.map((part) => {
        if (typeof part === 'string')
            return part;
        if ('code' in part)
            return (0,_path_code_js__WEBPACK_IMPORTED_MODULE_7__/* .pathCode */ .N3)(part.code);
        if ('words' in part)
            return (0,_shared_untrusted_text_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(part.words, maxWordsCharacters);
        // A link to a page that is gone leads nowhere.
        return (0,_path_code_js__WEBPACK_IMPORTED_MODULE_7__/* .linkedPath */ .nS)(part.page, part.isGone === true ? undefined : siteUrl);
    });
    return texts.join('');
}


/***/ }),

/***/ 45955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ summaryGapsBlocks),
/* harmony export */   W: () => (/* binding */ gapsBlocks)
/* harmony export */ });
/* harmony import */ var _shared_number_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46931);
/* harmony import */ var _tables_gap_tables_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16177);
/* harmony import */ var _markdown_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95358);
/* harmony import */ var _path_code_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47431);




const rowsShown = 5;
/** Returns where readers were not served, for the summary; nothing if no list that tells it was read. */
function summaryGapsBlocks(content) {
    if (content.gaps === undefined)
        return [];
    const path = (path) => (0,_path_code_js__WEBPACK_IMPORTED_MODULE_2__/* .pathInTable */ .nY)(path, content.siteUrl);
    const cut = { rows: rowsShown, isNarrow: true, path };
    return [`### ${_tables_gap_tables_js__WEBPACK_IMPORTED_MODULE_0__/* .gapsTitle */ .q5}`, ...gapsBlocks(content, '####', cut, whereOthersAre)];
}
function whereOthersAre({ rows, file = '' }) {
    const others = rows.length - rowsShown;
    if (others <= 0)
        return undefined;
    return `And ${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(others)} more, in \`${rows.length > _tables_gap_tables_js__WEBPACK_IMPORTED_MODULE_0__/* .maxGapsPerTable */ .dK ? file : 'gaps.md'}\`.`;
}
/** @param whereRowsAre says where rows are that are not shown */
function gapsBlocks(content, heading, cut, whereRowsAre) {
    const { counts, notes, tables } = (0,_tables_gap_tables_js__WEBPACK_IMPORTED_MODULE_0__/* .shownGaps */ .zy)(content);
    return [
        counts,
        notes,
        ...tables.flatMap((table) => [...(0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_1__/* .tableBlocks */ .VA)(heading, table, cut), whereRowsAre(table)]),
    ];
}


/***/ }),

/***/ 95358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qj: () => (/* binding */ markdownTable),
/* harmony export */   VA: () => (/* binding */ tableBlocks),
/* harmony export */   _n: () => (/* binding */ joinedBlocks),
/* harmony export */   tp: () => (/* binding */ table)
/* harmony export */ });
/* harmony import */ var _shared_untrusted_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43908);
/* harmony import */ var _shared_number_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46931);
/* harmony import */ var _read_page_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72477);
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69056);
/* harmony import */ var _tables_number_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29708);
/* harmony import */ var _tables_table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74095);






function joinedBlocks(blocks) {
    return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .joinedTexts */ .qo)(blocks, '\n\n') ?? '';
}
const textsPerCell = 5;
/** Returns a table with its title, and what its rows are. */
function tableBlocks(heading, shown, cut) {
    const { title, note, cut: missing, rows, empty } = shown;
    const of = rows.length > cut.rows ? ` (${cut.rows} of ${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(rows.length)})` : '';
    return [
        `${heading} ${title}${of}`,
        (0,_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .joinedTexts */ .qo)([note, missing], ' '),
        rows.length === 0 ? empty : markdownTable(shown, cut),
    ];
}
/**
 * Returns the first rows of a table, with the columns for people. Columns with words and pages are no columns here, but
 * further lines below the name of the row, so that the table fits on a phone.
 */
function markdownTable(shown, cut) {
    const columns = (0,_tables_table_js__WEBPACK_IMPORTED_MODULE_4__/* .lineColumns */ .qb)(shown).filter(({ isWide = false }) => !(cut.isNarrow && isWide));
    const lines = shown.rows.slice(0, cut.rows).map((row) => {
        const isGone = row.some((cell) => (0,_tables_table_js__WEBPACK_IMPORTED_MODULE_4__/* .isCompared */ .uQ)(cell) && cell.now === 0);
        const [name, ...numbers] = columns.map(({ kind, index }, column) => column === 0
            ? textOf(kind, (0,_tables_table_js__WEBPACK_IMPORTED_MODULE_4__/* .textsOf */ .CB)(row[index]), cut, isGone)
            : numberMarkdown(kind, (0,_tables_table_js__WEBPACK_IMPORTED_MODULE_4__/* .numberOf */ .rl)(row[index])));
        const open = [name];
        const hidden = [];
        for (const { title, kind, texts } of (0,_tables_table_js__WEBPACK_IMPORTED_MODULE_4__/* .textsBelow */ .qc)(shown, row)) {
            const text = `${title}: ${textOf(kind, texts, cut, false)}`;
            if (!cut.isNarrow || kind !== 'words' || texts.length === 1)
                open.push(text);
            else
                hidden.push({ count: `${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(texts.length)} ${title.toLowerCase()}`, text });
        }
        return [open.join('<br>') + foldedTexts(hidden), ...numbers];
    });
    return table(columns.map(({ title }) => title), lines);
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
function textOf(kind, texts, cut, isGone) {
    const shown = texts.slice(0, textsPerCell).map(({ text, count }) => {
        const safe = kind === 'page' ? cut.path((0,_read_page_path_js__WEBPACK_IMPORTED_MODULE_1__/* .pagePath */ .H)(text), isGone) : (0,_shared_untrusted_text_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(text, cut.isNarrow ? 100 : 300);
        return `${safe}${count === 1 ? '' : ` (${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(count)})`}`;
    });
    const others = texts.length - shown.length;
    return `${shown.join(', ')}${others > 0 ? ` and ${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCountOf */ .gL)(others, 'other')}` : ''}`;
}
/** Returns a number. A change beyond what is usual is bold. */
function numberMarkdown(kind, cell) {
    const text = (0,_tables_number_text_js__WEBPACK_IMPORTED_MODULE_5__/* .numberText */ .$)(kind, cell);
    return (0,_tables_table_js__WEBPACK_IMPORTED_MODULE_4__/* .isCompared */ .uQ)(cell) && cell.change !== 'same' ? `**${text}**` : text;
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


// A longer path makes its table wider than the summary.
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
 * Returns a path for a table, as a link if the address of its page is known. An ordinary path can break behind a slash, so
 * that the table fits on a phone.
 *
 * @param unbroken the most characters of a part without a break. Beside three numbers, a phone has room for few
 */
function pathInTable(path, siteUrl, unbroken = maxPathCharacters) {
    const linked = linkedPath(path, siteUrl);
    if (path.length > maxPathCharacters || !ordinaryPath.test(path))
        return linked;
    const parts = path.slice(1).split('/');
    const breakable = parts.map((part) => breakableWords(part, unbroken)).join('/<wbr>');
    return linked.replace(`\`${path}\``, `<code>/${breakable}</code>`);
}
/** Returns words with hyphens, in pieces of equal length. They can break behind a hyphen anyway. */
function breakableWords(words, unbroken) {
    const broken = words.split(/(?<=-)/u).map((word) => {
        const length = Math.ceil(word.length / Math.ceil(word.length / unbroken));
        return word.replaceAll(new RegExp(`.{${length}}(?=.)`, 'gu'), '$&<wbr>');
    });
    return broken.join('');
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
                text: [
                    `${(0,_period_date_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatRange */ .Lu)(range)}. Was the site public then?${unfinished ? ' The range is not over yet.' : ''}`,
                ],
            },
            {
                name: 'The project',
                text: [
                    { code: projectId },
                    '. Is this the project ID of the site, from the API keys page of the dashboard?',
                ],
            },
            {
                name: 'The tracking',
                text: [
                    'does the analytics page of the dashboard have visitors for these days? If not, the site does not count them.',
                ],
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
/* harmony import */ var _read_email_addresses_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68521);

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
    // A path without its e-mail address is no page.
    if (path.includes(_read_email_addresses_js__WEBPACK_IMPORTED_MODULE_0__/* .emailReplacement */ .$))
        return undefined;
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

/***/ 69056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WP: () => (/* binding */ joinedParts),
/* harmony export */   qo: () => (/* binding */ joinedTexts),
/* harmony export */   x7: () => (/* binding */ sentenceText)
/* harmony export */ });
/* harmony import */ var _shared_untrusted_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43908);

const maxWordsCharacters = 100;
/** Returns a sentence as one line of plain text, for the log. */
function sentenceText(parts) {
    const texts = parts.map((part) => {
        if (typeof part === 'string')
            return part;
        if ('code' in part)
            return (0,_shared_untrusted_text_js__WEBPACK_IMPORTED_MODULE_0__/* .singleLine */ .pF)(part.code);
        return 'words' in part ? `"${(0,_shared_untrusted_text_js__WEBPACK_IMPORTED_MODULE_0__/* .singleLine */ .pF)(part.words, maxWordsCharacters)}"` : (0,_shared_untrusted_text_js__WEBPACK_IMPORTED_MODULE_0__/* .singleLine */ .pF)(part.page);
    });
    return texts.join('');
}
/** Joins the sentences that have a part: `a · b`. */
function joinedParts(sentences, separator) {
    const told = sentences.filter(({ length }) => length > 0);
    return told.flatMap((parts, index) => (index === 0 ? parts : [separator, ...parts]));
}
/** Joins the texts that there are; undefined without one. */
function joinedTexts(texts, separator) {
    const given = texts.filter((text) => text !== undefined);
    return given.length === 0 ? undefined : given.join(separator);
}


/***/ }),

/***/ 16177:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dK: () => (/* binding */ maxGapsPerTable),
/* harmony export */   pz: () => (/* binding */ closedLine),
/* harmony export */   q5: () => (/* binding */ gapsTitle),
/* harmony export */   zy: () => (/* binding */ shownGaps)
/* harmony export */ });
/* harmony import */ var _shared_number_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46931);
/* harmony import */ var _judge_topics_topic_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83475);
/* harmony import */ var _verdict_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87168);
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69056);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74095);





/** Most rows that `gaps.md` and the report show of a kind. */
const maxGapsPerTable = 25;
const gapsTitle = 'Where readers were not served';
function shownGaps(content) {
    const found = [topicTable(content), termTable(content), dislikedTable(content)].filter((table) => table !== undefined);
    const isUncompared = content.previous !== undefined && content.previous.lists === undefined;
    const notes = [
        ...found.filter(({ rows }) => rows.length === 0).flatMap(({ empty, cut }) => [empty, cut]),
        isUncompared ? 'The previous period could not be read, so nothing here is compared with it.' : undefined,
    ];
    return {
        counts: listCounts(content),
        notes: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .joinedTexts */ .qo)(notes, ' '),
        tables: found.filter(({ rows }) => rows.length > 0),
    };
}
/** A list without an entry has no count, but a sentence of its own. */
function listCounts({ questions, searches, pageFeedback, previous }) {
    const before = previous?.lists;
    const counts = [
        questions !== undefined &&
            questions.asked > 0 && [
            countText('questions', questions.asked, before?.questions?.asked),
            countText('unanswered', questions.unanswered, before?.questions?.unanswered),
        ],
        searches !== undefined &&
            searches.terms.length > 0 && [
            countText('searches', searches.totalSearches, before?.searches?.totalSearches),
        ],
        pageFeedback !== undefined &&
            pageFeedback.pages.length > 0 && [
            countText('thumbs down', pageFeedback.thumbsDown, before?.pageFeedback?.thumbsDown),
            countText('thumbs up', pageFeedback.thumbsUp, before?.pageFeedback?.thumbsUp),
        ],
    ].flatMap((texts) => (texts === false ? [] : texts));
    return counts.length === 0 ? undefined : (0,_verdict_words_js__WEBPACK_IMPORTED_MODULE_0__/* .upperFirst */ .Zb)(counts.join(' · '));
}
function countText(name, now, before) {
    return `${name} ${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(now)}${before === undefined ? '' : ` (before ${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(before)})`}`;
}
function topicTable({ gaps, questions, changeOf }) {
    if (gaps?.topics === undefined)
        return undefined;
    const { topics } = gaps;
    return (0,_table_js__WEBPACK_IMPORTED_MODULE_3__/* .tableOf */ .c_)({
        name: 'topics',
        title: 'Unanswered questions',
        noun: 'topic',
        note: 'Questions about one subject are one topic.',
        file: 'questions.csv',
        empty: questions?.asked === 0
            ? questions.questions.length === 0
                ? 'Nobody asked the assistant.'
                : 'The assistant only asked back.'
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
            ...gapColumns('Asked', topics, ({ count }) => count, changeOf),
        ],
    });
}
function termTable({ gaps, searches, changeOf }) {
    if (gaps?.terms === undefined || searches === undefined)
        return undefined;
    const { terms, topics = [] } = gaps;
    const few = (0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatShare */ .T1)(_judge_topics_topic_js__WEBPACK_IMPORTED_MODULE_4__/* .fewClicks */ .UB, 1).replace('.0', '');
    return (0,_table_js__WEBPACK_IMPORTED_MODULE_3__/* .tableOf */ .c_)({
        name: 'terms',
        title: 'Searches with few clicks',
        noun: 'group of terms',
        note: `Less than ${few} of the searches led to a click.`,
        file: 'searches.csv',
        empty: searches.terms.length === 0
            ? 'Nobody searched.'
            : `No ${topics.some(({ terms }) => terms.length > 0) ? 'other ' : ''}term was searched twice with few clicks.`,
        cut: searches.isComplete
            ? undefined
            : `${(0,_table_js__WEBPACK_IMPORTED_MODULE_3__/* .firstOnly */ .Rj)(searches.terms.length, 'term')}: those with the most searches.`,
        rows: terms,
        columns: [
            { title: 'Term', kind: 'words', isRowName: true, cell: ({ text }) => text },
            { title: 'Terms', kind: 'words', cell: ({ terms }) => (terms.length > 1 ? terms : []) },
            { title: 'Clicked most', kind: 'page', cell: ({ topClickedPage }) => topClickedPage },
            ...gapColumns('Searches', terms, ({ hits }) => hits, changeOf),
            { title: 'With a click', kind: 'share', cell: ({ clickThroughRate }) => clickThroughRate },
        ],
    });
}
function dislikedTable({ gaps, pageFeedback, changeOf }) {
    if (gaps?.pages === undefined || pageFeedback === undefined)
        return undefined;
    const { pages } = gaps;
    const counts = areCompared(pages) ? ' The counts now and before are thumbs down.' : '';
    return (0,_table_js__WEBPACK_IMPORTED_MODULE_3__/* .tableOf */ .c_)({
        name: 'disliked',
        title: 'Disliked pages',
        noun: 'page',
        note: `More thumbs down than up, with the comments that are neither resolved nor dismissed.${counts}`,
        file: 'feedback-by-page.csv',
        empty: pageFeedback.pages.length === 0
            ? 'No page got feedback.'
            : 'No page has two thumbs down, and more down than up.',
        cut: pageFeedback.isComplete
            ? undefined
            : `${(0,_table_js__WEBPACK_IMPORTED_MODULE_3__/* .firstOnly */ .Rj)(pageFeedback.pages.length, 'page')}: the service gives no more.`,
        rows: pages,
        columns: [
            { title: 'Page', kind: 'page', isRowName: true, cell: ({ path }) => path },
            { title: 'Open comments', kind: 'words', cell: ({ comments }) => comments },
            ...gapColumns('Down', pages, ({ thumbsDown }) => thumbsDown, changeOf),
            { title: 'Up', kind: 'count', cell: ({ thumbsUp }) => thumbsUp },
        ],
    });
}
/** Returns the columns of a count of gaps. More is worse. */
function gapColumns(title, gaps, now, changeOf) {
    return (0,_table_js__WEBPACK_IMPORTED_MODULE_3__/* .countColumns */ .vK)({
        title,
        now,
        before: areCompared(gaps) ? ({ previous }) => previous : undefined,
        changeOf: (_, now, before) => changeOf(now, before, gaps.length),
        rise: 'worse',
        isChangeWide: true,
    });
}
/** Returns false if the previous period is not known of any gap. */
function areCompared(gaps) {
    return gaps.some(({ previous }) => previous !== null);
}
const closedShown = 10;
// Questions need no word. Not every search and every vote counts.
const closedCounts = { topic: '', term: ' searches without a click', page: ' thumbs down' };
/** Returns the line about the gaps that are closed: `"SAML sign-in" 14 → 0`; undefined if there are none. */
function closedLine(closed) {
    if (closed.length === 0)
        return undefined;
    const shown = closed
        .slice(0, closedShown)
        .map(({ kind, name, previous, now }) => [
        kind === 'page' ? { page: name } : { words: name },
        ` ${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(previous)} → ${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(now)}${closedCounts[kind]}`,
    ]);
    const rest = closed.length - closedShown;
    return ['Closed: ', ...(0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .joinedParts */ .WP)(shown, ' · '), rest > 0 ? ` · and ${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(rest)} more` : ''];
}


/***/ }),

/***/ 12101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ filesOfIncluded),
/* harmony export */   W: () => (/* binding */ listTables)
/* harmony export */ });
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
    views: ({ pages }) => (0,_table_js__WEBPACK_IMPORTED_MODULE_3__/* .tableOf */ .c_)({
        name: 'views',
        title: 'Views',
        noun: 'page',
        file: files.views,
        empty: 'Nobody viewed a page in this range.',
        rows: pages,
        columns: [
            { name: 'path', kind: 'page' },
            { name: 'human', kind: 'count' },
            { name: 'ai', kind: 'count' },
            { name: 'total', kind: 'count' },
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
            : `${(0,_table_js__WEBPACK_IMPORTED_MODULE_3__/* .firstOnly */ .Rj)(terms.length, 'search term')}: those with the most searches.`,
        rows: terms,
        orderedBy: 'Searches',
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
        cut: isComplete ? undefined : `${(0,_table_js__WEBPACK_IMPORTED_MODULE_3__/* .firstOnly */ .Rj)(pages.length, 'page')}: the service gives no more.`,
        rows: pages,
        orderedBy: 'All',
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
    feedback: ({ entries }) => (0,_table_js__WEBPACK_IMPORTED_MODULE_3__/* .tableOf */ .c_)({
        name: 'feedback',
        title: 'Feedback',
        noun: 'feedback item',
        file: files.feedback,
        empty: 'Nobody gave feedback in this range.',
        rows: entries,
        orderedBy: 'Date',
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
    questions: ({ questions }, topicOf) => (0,_table_js__WEBPACK_IMPORTED_MODULE_3__/* .tableOf */ .c_)({
        name: 'questions',
        title: 'Questions',
        noun: 'question',
        file: files.questions,
        empty: 'Nobody asked the assistant in this range.',
        rows: questions,
        order: orderByTopic(questions, topicOf),
        orderedBy: 'Topic',
        columns: [
            { name: 'timestamp', title: 'Date', kind: 'date' },
            { name: 'question', title: 'Question', kind: 'words', isRowName: true },
            { name: 'resolution', title: 'Answer', kind: 'state' },
            { name: 'category', title: 'Category', kind: 'state' },
            { name: 'page', title: 'Asked on', kind: 'page' },
            { name: 'sources', kind: 'links' },
            { name: 'topic', title: 'Topic', kind: 'words', cell: (question) => topicOf.get(question) ?? null },
        ],
        filters: [
            { title: 'Unanswered', has: _read_question_list_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnanswered */ .N },
            { title: 'All', has: () => true },
        ],
    }),
};
/** Returns a table for each list of `include` that was read, in the order of the report. */
function listTables(lists) {
    const { views, searches, pageFeedback, feedback, questions, topicOf = new Map() } = lists;
    return [
        views && tables.views(views, topicOf),
        searches && tables.searches(searches, topicOf),
        pageFeedback && tables.pageFeedback(pageFeedback, topicOf),
        feedback && tables.feedback(feedback, topicOf),
        questions && tables.questions(questions, topicOf),
    ].filter((table) => table !== undefined);
}
/** Returns the questions of a topic together, the most asked topic first, and those without a topic last. */
function orderByTopic(questions, topicOf) {
    const groups = new Map();
    for (const [index, question] of questions.entries()) {
        const topic = topicOf.get(question) ?? null;
        const indices = groups.get(topic);
        if (indices === undefined)
            groups.set(topic, [index]);
        else
            indices.push(index);
    }
    const sizeOf = (topic) => (topic === null ? 0 : (groups.get(topic)?.length ?? 0));
    return [...groups]
        .sort(([a], [b]) => sizeOf(b) - sizeOf(a) || (0,_read_code_point_order_js__WEBPACK_IMPORTED_MODULE_5__/* .codePointOrder */ .K)(a ?? '', b ?? ''))
        .flatMap(([, indices]) => indices);
}
/** Returns the names of the files that `include` adds. */
function filesOfIncluded(include) {
    const names = (0,_read_included_lists_js__WEBPACK_IMPORTED_MODULE_1__/* .namesOf */ .eZ)(include).map((name) => files[name]);
    return (0,_read_included_lists_js__WEBPACK_IMPORTED_MODULE_1__/* .withTextOfReaders */ .xC)(include).length > 0 ? [...names, 'gaps.md'] : names;
}


/***/ }),

/***/ 29708:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ numberText),
/* harmony export */   T: () => (/* binding */ changeClass)
/* harmony export */ });
/* harmony import */ var _shared_number_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46931);
// The text of cells with numbers. It is also a part of the script of report.html.

/** Returns the text of a cell with a number. A dash means that there is no value. */
function numberText(kind, cell) {
    if (cell === null)
        return '–';
    if (typeof cell === 'object')
        return changeText(cell);
    if (kind === 'share')
        return (0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatShare */ .T1)(cell, 1);
    return kind === 'ratio' ? (0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatRatio */ .B0)(cell, 1) : (0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(cell);
}
/** Formats a change: `+3`, `+1,234 (+12.3%)`. A percentage is only of a change beyond what is usual, and not of a few. */
function changeText({ now, before, change }) {
    const gain = (0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatGain */ .Nu)(now, before);
    return change === 'same' || now < _shared_number_format_js__WEBPACK_IMPORTED_MODULE_0__/* .few */ .H$ || before < _shared_number_format_js__WEBPACK_IMPORTED_MODULE_0__/* .few */ .H$ ? gain : `${gain} (${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatGrowth */ .T9)(now, before)})`;
}
/** Returns the classes of a change. One beyond what is usual is bold, and has a colour where more is better or worse. */
function changeClass({ change }, rise) {
    if (change === 'same')
        return 'change';
    if (rise === undefined)
        return 'change clear';
    return `change clear ${(change === 'more') === (rise === 'better') ? 'better' : 'worse'}`;
}


/***/ }),

/***/ 16800:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gc: () => (/* binding */ seriesTable),
/* harmony export */   k2: () => (/* binding */ pageTable),
/* harmony export */   qQ: () => (/* binding */ movedTable)
/* harmony export */ });
/* harmony import */ var _shared_number_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46931);
/* harmony import */ var _read_comparison_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67507);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74095);



/**
 * All pages of the range; with a comparison, of both periods.
 *
 * @param shown the first of them, if others are not needed
 */
function pageTable({ rows, views, previous, movement }, shown = rows) {
    const isCompared = previous !== undefined;
    const before = ({ previous = _read_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .nobody */ .e }) => previous.total;
    const changed = ({ total, previous = _read_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .nobody */ .e }) => movement.changeOf({ total, previous });
    const viewsOf = new Map(views?.pages.map(({ path, total }) => [path, total]));
    return (0,_table_js__WEBPACK_IMPORTED_MODULE_1__/* .tableOf */ .c_)({
        name: 'pages',
        title: 'All pages',
        noun: 'page',
        note: isCompared ? 'The counts now and before are all visitors of a page.' : undefined,
        file: 'visitors.csv',
        empty: 'No page had visitors.',
        rows: shown,
        orderedBy: isCompared ? 'Now' : 'All',
        columns: [
            { name: 'path', title: 'Page', kind: 'page', isRowName: true },
            { name: 'human', kind: 'count' },
            { name: 'ai', kind: 'count' },
            { name: 'total', kind: 'count' },
            ...(isCompared ? previousCounts : []),
            ...(0,_table_js__WEBPACK_IMPORTED_MODULE_1__/* .countColumns */ .vK)({
                title: 'All',
                now: ({ total }) => total,
                before: isCompared ? before : undefined,
                changeOf: changed,
                rise: 'better',
            }),
            { title: 'People', kind: 'count', isWide: true, cell: ({ human }) => human },
            { title: 'AI', kind: 'count', isWide: true, cell: ({ ai }) => ai },
            {
                title: 'AI share',
                kind: 'share',
                isWide: isCompared,
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
        ],
        ...(isCompared && {
            filters: [
                { title: 'All', has: () => true },
                { title: 'Rising', has: (row) => changed(row) === 'more' },
                { title: 'Falling', has: (row) => changed(row) === 'fewer' },
                { title: 'New', has: ({ total, previous }) => total > 0 && previous?.total === 0 },
                { title: 'No visitors now', has: ({ total }) => total === 0 },
            ],
        }),
    });
}
/** Columns of the file. */
const previousCounts = [
    { name: 'previousHuman', kind: 'count', cell: ({ previous }) => previous?.human ?? 0 },
    { name: 'previousAi', kind: 'count', cell: ({ previous }) => previous?.ai ?? 0 },
    { name: 'previousTotal', kind: 'count', cell: ({ previous }) => previous?.total ?? 0 },
];
/** The pages and sections that moved. */
function movedTable({ movement, unfinished }) {
    const varied = (0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatShare */ .T1)(Math.round(100 * (movement.variation ?? 0)), 100).replace('.0', '');
    const variation = varied === '0%' ? '' : ` Pages varied by ${varied}.`;
    return (0,_table_js__WEBPACK_IMPORTED_MODULE_1__/* .tableOf */ .c_)({
        name: 'moved',
        title: 'What moved',
        noun: 'page',
        empty: `${unfinished ? 'No page has moved up so far.' : 'No page moved.'}${variation}`,
        rows: movement.rows,
        columns: [
            { title: 'Page', kind: 'page', isRowName: true, cell: ({ path }) => path },
            { title: 'Moved to', kind: 'code', cell: ({ movedTo }) => movedTo ?? null },
            ...(0,_table_js__WEBPACK_IMPORTED_MODULE_1__/* .countColumns */ .vK)({
                title: 'All',
                now: ({ total }) => total,
                before: ({ previous }) => previous.total,
                changeOf: (_, now, before) => (now > before ? 'more' : 'fewer'),
                rise: 'better',
            }),
        ],
    });
}
/** The totals of the site per bucket. */
function seriesTable({ size, buckets }) {
    return (0,_table_js__WEBPACK_IMPORTED_MODULE_1__/* .tableOf */ .c_)({
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
            { name: 'human', kind: 'count' },
            { name: 'ai', kind: 'count' },
            { name: 'total', title: 'All', kind: 'count' },
            { title: 'People', kind: 'count', cell: ({ human }) => human },
            { title: 'AI', kind: 'count', cell: ({ ai }) => ai },
        ],
    });
}


/***/ }),

/***/ 74095:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ textsOf),
/* harmony export */   Rj: () => (/* binding */ firstOnly),
/* harmony export */   c_: () => (/* binding */ tableOf),
/* harmony export */   qb: () => (/* binding */ lineColumns),
/* harmony export */   qc: () => (/* binding */ textsBelow),
/* harmony export */   rl: () => (/* binding */ numberOf),
/* harmony export */   uQ: () => (/* binding */ isCompared),
/* harmony export */   vK: () => (/* binding */ countColumns)
/* harmony export */ });
/* unused harmony export isText */
/* harmony import */ var _shared_number_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46931);

/** Returns the columns of a line: that of the names, and those of numbers. */
function lineColumns({ columns }) {
    return columns.filter(({ kind }, index) => index === 0 || !isText(kind));
}
/** Returns the texts that stand below the name of a row, so that the table fits on a phone. */
function textsBelow({ columns }, row) {
    return columns
        .slice(1)
        .filter(({ kind }) => isText(kind))
        .map((column) => ({ ...column, texts: textsOf(row[column.index]) }))
        .filter(({ texts }) => texts.length > 0);
}
/** Returns true for a column with texts, which are on the left and wrap. */
function isText(kind) {
    return kind === 'words' || kind === 'code' || kind === 'page' || kind === 'state';
}
function textsOf(cell) {
    if (Array.isArray(cell))
        return cell;
    return typeof cell === 'string' ? [{ text: cell, count: 1 }] : [];
}
function numberOf(cell) {
    return typeof cell === 'number' || isCompared(cell) ? cell : null;
}
function isCompared(cell) {
    return cell !== null && typeof cell === 'object' && 'before' in cell;
}
/**
 * Returns the columns of a count: now, before, and the change. If nothing is compared, it is the count alone, below the
 * title.
 */
function countColumns({ title, now, before, changeOf, rise, isChangeWide = false, }) {
    if (before === undefined)
        return [{ title, kind: 'count', cell: now }];
    return [
        { title: 'Now', kind: 'count', cell: now },
        { title: 'Before', kind: 'count', cell: before },
        {
            title: 'Change',
            kind: 'change',
            rise,
            isWide: isChangeWide,
            cell: (row) => {
                const [countNow, countBefore] = [now(row), before(row)];
                if (countBefore === null)
                    return null;
                return { now: countNow, before: countBefore, change: changeOf(row, countNow, countBefore) };
            },
        },
    ];
}
/** Returns a table of rows of one type. Files, summary and report render it, and know nothing else of the rows. */
function tableOf({ columns, rows, filters, ...table }) {
    const cells = columns.map((column) => 'cell' in column ? column.cell : (row) => row[column.name]);
    return {
        ...table,
        fields: columns.flatMap(({ name }, index) => (name === undefined ? [] : { name, index })),
        columns: columns
            .flatMap(({ title, kind, isRowName, isWide, rise }, index) => title === undefined ? [] : { title, kind, isRowName, isWide, rise, index })
            .sort((a, b) => Number(b.isRowName ?? false) - Number(a.isRowName ?? false)),
        rows: rows.map((row) => cells.map((cellOf) => cellOf(row))),
        ...(filters && { filters: filters.map(({ title, has }) => ({ title, has: rows.map(has) })) }),
    };
}
/** Says that a list was not read to its end: `Only the first 100 pages were read`. */
function firstOnly(count, noun) {
    return `Only the first ${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCountOf */ .gL)(count, noun)} ${count === 1 ? 'was' : 'were'} read`;
}


/***/ }),

/***/ 64700:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GU: () => (/* binding */ noTasks),
/* harmony export */   Ru: () => (/* binding */ tasksTitle),
/* harmony export */   b9: () => (/* binding */ taskWords),
/* harmony export */   fd: () => (/* binding */ gapsOfTasks),
/* harmony export */   lz: () => (/* binding */ moreToInclude)
/* harmony export */ });
/* harmony import */ var _shared_number_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46931);
/* harmony import */ var _shared_word_list_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2523);
/* harmony import */ var _judge_gaps_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7778);
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69056);




/** What the summary and the report say above the tasks. */
const tasksTitle = 'Do next';
/** Returns how many of the gaps the tasks are about: `5 of 23 gaps`; undefined if there are no gaps. */
function gapsOfTasks({ tasks, gaps }) {
    const count = gaps === undefined ? 0 : (0,_judge_gaps_js__WEBPACK_IMPORTED_MODULE_0__/* .gapCount */ .Yq)(gaps);
    if (count === 0)
        return undefined;
    const shown = tasks.filter(({ kind }) => kind !== 'check').length;
    return `${shown} of ${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCountOf */ .gL)(count, 'gap')}`;
}
function taskWords(task) {
    const { verb, what, why } = partsOf(task);
    return { verb, what, why: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .joinedParts */ .WP)(why, ' · ') };
}
function partsOf(task) {
    const { words, page, count, previous } = task;
    const quoted = words === null ? [] : [{ words }];
    const on = (preposition) => (page === null ? [] : [preposition, { page }]);
    switch (task.kind) {
        case 'write': {
            const { wordings = 1, searches = 0, askedOnPage = 0 } = task;
            const inWordings = wordings === 1 ? '' : ` in ${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCountOf */ .gL)(wordings, 'wording')}`;
            return {
                verb: 'Write',
                what: ['an answer to ', ...quoted],
                why: [
                    [`asked ${times(count)}${changeOf(task)}${inWordings}`],
                    searches === 0 ? [] : [`searched ${times(searches)}`],
                    on(2 * askedOnPage >= count ? 'mostly on ' : 'for example on '),
                ],
            };
        }
        case 'fix': {
            const why = [[`${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(count)} thumbs down${changeOf(task)}`], quoted];
            return { verb: 'Fix', what: page === null ? [] : [{ page }], why };
        }
        case 'add': {
            const clicked = (0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatShare */ .T1)(task.clickThroughRate ?? 0, 1).replace('.0%', '%');
            const why = [[`searched ${times(count)}${changeOf(task)}`], [`${clicked} clicked`], on('usually on ')];
            return { verb: 'Add', what: ['content for ', ...quoted], why };
        }
        case 'check': {
            const why = `no visitors now, ${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(previous ?? 0)} before: moved, removed or broken?`;
            return { verb: 'Check', what: page === null ? [] : [{ page, isGone: true }], why: [[why]] };
        }
    }
}
function times(count) {
    return count === 1 ? 'once' : `${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(count)} times`;
}
/** Returns the change in brackets, if there is one. */
function changeOf({ count, previous, change }) {
    if (previous === null || change === null || change === 'same')
        return '';
    return previous === 0 ? ' (new)' : ` (${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatGain */ .Nu)(count, previous)})`;
}
/** What each list is called, and what it adds. */
const told = {
    assistant: { name: 'questions', tells: 'the questions that the assistant could not answer' },
    searches: { name: 'searches', tells: 'the searches with few clicks' },
    feedback: { name: 'feedback', tells: 'the pages that readers dislike' },
};
/** Says that there are no tasks, with the lists that were read. */
function noTasks(content) {
    const { read } = readLists(content);
    if (read.length === 0)
        return 'No tasks: questions, searches and feedback were not read.';
    const lists = (0,_shared_word_list_js__WEBPACK_IMPORTED_MODULE_3__/* .andList */ .c)(read.map((name) => told[name].name));
    const gaps = (0,_judge_gaps_js__WEBPACK_IMPORTED_MODULE_0__/* .gapCount */ .Yq)(content.gaps ?? {});
    if (gaps === 0)
        return `No tasks: no gap in ${lists}.`;
    const isAnySettled = content.gaps?.pages?.some(({ isSettled }) => isSettled) === true;
    const reason = isAnySettled ? 'all small, or with all comments resolved or dismissed' : 'none large enough';
    return `No tasks: ${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCountOf */ .gL)(gaps, 'gap')} in ${lists}, ${reason}.`;
}
/** Says which items of `include` would tell more; undefined if all were read. */
function moreToInclude(analytics) {
    const { read, missing } = readLists(analytics);
    if (missing.length === 0)
        return undefined;
    const include = [...read, ...missing].join(',');
    const tells = (0,_shared_word_list_js__WEBPACK_IMPORTED_MODULE_3__/* .andList */ .c)(missing.map((name) => told[name].tells));
    return ['With ', { code: `include: ${include}` }, `, this list also has ${tells}.`];
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

/***/ 63442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ shownTotals),
/* harmony export */   i: () => (/* binding */ totalsNote)
/* harmony export */ });
/* harmony import */ var _shared_number_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46931);
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69056);


const kinds = [
    { name: 'total', title: 'All', rise: 'better' },
    { name: 'human', title: 'People', rise: 'better' },
    { name: 'ai', title: 'AI', rise: undefined },
    { name: 'unanswered', title: 'Unanswered', rise: 'worse' },
];
/** Returns the totals of all visitors, people and AI, and of the unanswered questions if they were read. */
function shownTotals({ totals, previous, questions, verdict, changeOf }) {
    const counts = { ...totals, unanswered: questions?.unanswered };
    const countsBefore = { ...previous?.totals, unanswered: previous?.lists?.questions?.unanswered };
    const unansweredChange = (now, before) => previous?.lists?.questions?.asked === 0 ? 'same' : changeOf(now, before);
    return kinds.flatMap((kind) => {
        const [now, before] = [counts[kind.name], countsBefore[kind.name]];
        if (now === undefined)
            return [];
        const changed = (before) => kind.name === 'unanswered' ? unansweredChange(now, before) : (verdict[kind.name].change ?? 'same');
        return {
            ...kind,
            now,
            before: previous === undefined ? undefined : (before ?? null),
            change: before === undefined ? null : { now, before, change: changed(before) },
        };
    });
}
/** Says what the totals count, and how many views there were if they were read. */
function totalsNote({ totals, views }) {
    const { human, ai, total } = totals;
    // The counts are approximate, so a total can be inconsistent with its parts.
    const both = Math.min(human, ai, Math.max(0, human + ai - total));
    const sentences = [
        'Unique visitors.',
        both === 0
            ? undefined
            : `${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCountOf */ .gL)(both, 'visitor')} ${both === 1 ? 'counts' : 'count'} in People and in AI, but only once in All.`,
        views &&
            `${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCountOf */ .gL)(views.totals.total, 'view')}: ${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(views.totals.human)} by people, ${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(views.totals.ai)} by AI.`,
    ];
    return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .joinedTexts */ .qo)(sentences, ' ');
}


/***/ }),

/***/ 87168:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BT: () => (/* binding */ verdictSentence),
/* harmony export */   Jo: () => (/* binding */ verdictFacts),
/* harmony export */   NM: () => (/* binding */ formatVisitors),
/* harmony export */   Zb: () => (/* binding */ upperFirst),
/* harmony export */   mC: () => (/* binding */ verdictDetails),
/* harmony export */   ye: () => (/* binding */ rangeLine)
/* harmony export */ });
/* harmony import */ var _period_calendar_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11895);
/* harmony import */ var _period_previous_period_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58832);
/* harmony import */ var _period_date_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54693);
/* harmony import */ var _shared_number_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46931);




/** Returns the conclusion about the totals in one sentence; the plain numbers if nothing tells what is usual. */
function verdictSentence(content) {
    const { verdict, unfinished } = content;
    const { total } = verdict;
    if (!isConclusion(content))
        return plainNumbers(content);
    if (unfinished)
        return `${formatVisitors(total.now)} so far, ${differenceFrom(total)} than usual.`;
    const conclusion = total.change === 'same' ? 'As many visitors as usual' : `${differenceFrom(total, 'visitors')} than usual`;
    const hidden = verdict.hidden.map((name) => verdict[name].change === 'same' ? `as many ${nouns[name]}` : differenceFrom(verdict[name], nouns[name]));
    return `${upperFirst([conclusion, ...(hidden.length === 0 ? [] : [hidden.join(' and ')])].join(', but '))}.`;
}
/** Returns the numbers behind the conclusion, in one line; an empty text if {@link verdictSentence} has them all. */
function verdictFacts(content) {
    const { verdict, previous, unfinished } = content;
    const usually = usualPart(content);
    if (!isConclusion(content))
        return usually === undefined ? tooFewPeriods(content) : `${upperFirst(usually)}.`;
    const before = previous && beforePart(content, previous);
    const numbers = [before, usually].filter((part) => part !== undefined).join(', ');
    return unfinished ? `${upperFirst(numbers)}.` : `${formatVisitors(verdict.total.now)}: ${numbers}.`;
}
/** Returns the dates and the facts in one line. */
function verdictDetails(content) {
    const facts = verdictFacts(content);
    return `${rangeLine(content)}.${facts === '' ? '' : ` ${facts}`}`;
}
/** Returns the dates of the range, and of the period that it is compared with, with the difference of their lengths. */
function rangeLine({ previous, ...range }) {
    const shown = `${rangeTitle(range)}${range.unfinished ? ', not over yet' : ''}`;
    if (previous === undefined)
        return shown;
    return `${shown}, compared with ${rangeTitle(previous, range.dateFrom)}${lengthPart(range.days, previous)}`;
}
/** Formats a total: `12,345 visitors`, `No visitors`. */
function formatVisitors(total) {
    return total === 0 ? 'No visitors' : (0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCountOf */ .gL)(total, 'visitor');
}
const nouns = { human: 'people', ai: 'AI visitors' };
/** Nobody at all is told as it is, also if that is usual. */
function isConclusion({ verdict: { total } }) {
    return total.change !== undefined && total.now > 0;
}
/** Returns `26% fewer visitors`, or without a percentage `fewer visitors`. */
function differenceFrom({ change, percent }, noun) {
    return [percent === undefined ? undefined : (0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPercent */ .l9)(percent), change, noun]
        .filter((word) => word !== undefined)
        .join(' ');
}
function plainNumbers(content) {
    const { verdict, previous, unfinished } = content;
    const now = `${formatVisitors(verdict.total.now)}${unfinished ? ' so far' : ''}`;
    return previous === undefined
        ? `${now} ${rangeName(content)}.`
        : `${now}, ${beforePart(content, previous)}.`;
}
/** Returns `12,131 in September`, or of the year before `7.3% more than in October 2025`. */
function beforePart(content, previous) {
    const { dateFrom, verdict } = content;
    const now = verdict.total.now;
    const before = previous.totals.total;
    const name = previousName(content, previous);
    const isYearBefore = (0,_period_calendar_js__WEBPACK_IMPORTED_MODULE_0__/* .isDate */ .$P)(dateFrom) && previous.dateFrom === (0,_period_calendar_js__WEBPACK_IMPORTED_MODULE_0__/* .addMonths */ .PS)(dateFrom, -12);
    if (!isYearBefore || now < _shared_number_format_js__WEBPACK_IMPORTED_MODULE_3__/* .few */ .H$ || before < _shared_number_format_js__WEBPACK_IMPORTED_MODULE_3__/* .few */ .H$)
        return `${before === 0 ? 'none' : (0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(before)} ${name}`;
    if (now === before)
        return `as many as ${name}`;
    const percent = (100 * Math.abs(now - before)) / before;
    return `${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPercent */ .l9)(percent)} ${now > before ? 'more' : 'fewer'} than ${name}`;
}
function usualPart({ usual, history, ...range }) {
    if (usual === undefined || history === undefined)
        return undefined;
    const { low, high } = usual.total;
    const count = `${usual.periods}${usual.periods === history.length ? '' : ` of the ${history.length}`}`;
    return `usually ${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(low)} to ${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(high)} (${periodsName(range, history, count)} before)`;
}
/** On an empty site, nothing is usual, and what to check follows. */
function tooFewPeriods({ verdict, usual, history = [] }) {
    return usual !== undefined || history.length === 0 || verdict.total.now === 0
        ? ''
        : 'Too few earlier periods with visitors to say what is usual.';
}
/** Returns what the periods of the history are called: `8 months`, `7 of the 8 Mondays`, `8 periods of 28 days`. */
function periodsName(range, history, count) {
    const { dateFrom, dateTo, days = 1 } = range;
    if (!(0,_period_calendar_js__WEBPACK_IMPORTED_MODULE_0__/* .isDate */ .$P)(dateFrom) || !(0,_period_calendar_js__WEBPACK_IMPORTED_MODULE_0__/* .isDate */ .$P)(dateTo))
        return `${count} periods`;
    const last = history.at(-1);
    const isMonthBefore = last?.dateFrom === (0,_period_calendar_js__WEBPACK_IMPORTED_MODULE_0__/* .addMonths */ .PS)(dateFrom, -1);
    if (isMonthBefore && last.dateTo !== dateFrom)
        return `the same days of ${count} months`;
    if (days === 1)
        return `${count} ${(0,_period_date_format_js__WEBPACK_IMPORTED_MODULE_2__/* .weekdayName */ .uD)(dateFrom)}s`;
    if (days === 7)
        return `${count} weeks`;
    if (!(0,_period_previous_period_js__WEBPACK_IMPORTED_MODULE_1__/* .areWholeMonths */ .Xu)({ dateFrom, dateTo }))
        return `${count} periods of ${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCountOf */ .gL)(days, 'day')}`;
    const months = (0,_period_calendar_js__WEBPACK_IMPORTED_MODULE_0__/* .monthsBetween */ .ck)(dateFrom, dateTo);
    return months === 1 ? `${count} months` : `${count} periods of ${months} months`;
}
/** Returns `in September 2026`, `in 28 days`, and the like. */
function rangeName(range) {
    const whole = (0,_period_date_format_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeMonth */ .Mm)(range);
    if (whole !== undefined)
        return `in ${whole.month} ${whole.year}`;
    if (range.days !== undefined)
        return `in ${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCountOf */ .gL)(range.days, 'day')}`;
    const dates = (0,_period_date_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatRange */ .Lu)(range);
    return `${dates.charAt(0).toLowerCase()}${dates.slice(1)}`;
}
/** Returns `in September`, `on the day before`, and the like. */
function previousName({ dateFrom, days }, previous) {
    if ((0,_period_date_format_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeMonth */ .Mm)(previous) !== undefined)
        return `in ${rangeTitle(previous, dateFrom)}`;
    if (previous.dateTo !== dateFrom || previous.days !== days)
        return `in ${(0,_period_date_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatRange */ .Lu)(previous)}`;
    if (days === 1)
        return 'on the day before';
    return days === 7 ? 'in the week before' : `in the ${(0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCountOf */ .gL)(days, 'day')} before`;
}
/** Returns a month, or the dates. The year of a month is left out if `since` is in it. */
function rangeTitle(range, since) {
    const whole = (0,_period_date_format_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeMonth */ .Mm)(range);
    if (whole === undefined)
        return (0,_period_date_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatRange */ .Lu)(range);
    return whole.year === since?.slice(0, 4) ? whole.month : `${whole.month} ${whole.year}`;
}
/** Returns that the previous period was longer or shorter; an empty text if it was not. */
function lengthPart(days, previous) {
    if (days === undefined || days === previous.days)
        return '';
    const difference = Math.abs(previous.days - days);
    const size = difference === 1 ? 'a day' : (0,_shared_number_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCountOf */ .gL)(difference, 'day');
    return ` (${size} ${previous.days < days ? 'shorter' : 'longer'})`;
}
function upperFirst(text) {
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}


/***/ }),

/***/ 75362:
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
function bucketsOf(period, size, today) {
    const { startOf, add } = calendar/* calendarUnits */.YQ[size];
    let end = period.dateFrom;
    return Array.from({ length: bucketCount(period, size) }, () => {
        const start = end;
        const wholeStart = startOf(start);
        const wholeEnd = add(wholeStart, 1);
        end = wholeEnd < period.dateTo ? wholeEnd : period.dateTo;
        return {
            dateFrom: start,
            dateTo: end,
            days: (0,calendar/* daysBetween */.YM)(start, end),
            partial: wholeStart !== start || end !== wholeEnd,
            unfinished: end > today,
        };
    });
}

;// CONCATENATED MODULE: ./build/analytics/period/date-range.js

const rangeNames = 'yesterday, last-N-days (N from 1 to 3650), last-week, last-N-weeks (1 to 520), last-month, last-N-months (1 to 120), last-quarter, month-to-date or year-to-date';
const mostUnits = { day: 3650, week: 520, month: 120 };
const units = ['day', 'week', 'month'];
/**
 * Returns the dates of a relative range at the moment `nowMs` in `timeZone`; undefined for an unknown name. Ranges of
 * whole days end with yesterday, ranges of whole weeks, months or a quarter with the last one that is over. Ranges to
 * date include today.
 */
function resolveRange(name, nowMs, timeZone) {
    const today = (0,calendar/* dateIn */.m7)(timeZone, nowMs);
    const thisMonth = (0,calendar/* firstOfMonth */.kU)(today);
    const last = (count, unit) => {
        const { startOf, add } = calendar/* calendarUnits */.YQ[unit];
        return { dateFrom: add(startOf(today), -count), dateTo: startOf(today) };
    };
    switch (name) {
        case 'yesterday':
            return last(1, 'day');
        case 'last-week':
            return last(1, 'week');
        case 'last-month':
            return last(1, 'month');
        case 'month-to-date':
            return { dateFrom: thisMonth, dateTo: (0,calendar/* addDays */.fi)(today, 1) };
        case 'year-to-date':
            return { dateFrom: `${today.slice(0, 4)}-01-01`, dateTo: (0,calendar/* addDays */.fi)(today, 1) };
        case 'last-quarter': {
            const thisQuarter = (0,calendar/* addMonths */.PS)(thisMonth, -((Number(today.slice(5, 7)) - 1) % 3));
            return { dateFrom: (0,calendar/* addMonths */.PS)(thisQuarter, -3), dateTo: thisQuarter };
        }
    }
    const count = Number(/^last-([1-9]\d{0,3})-/u.exec(name)?.[1]);
    const unit = units.find((unit) => name === `last-${count}-${unit}s`);
    return unit === undefined || count > mostUnits[unit] ? undefined : last(count, unit);
}
/** Returns valid names of ranges to suggest for an unknown one, with its number if that is valid. */
function rangesLike(unknown) {
    const count = Number(/\d+/u.exec(unknown)?.[0] ?? 7);
    const counted = units.filter((unit) => count >= 1 && count <= mostUnits[unit]);
    const fixed = ['yesterday', 'last-week', 'last-month', 'last-quarter', 'month-to-date', 'year-to-date'];
    return [...fixed, ...counted.map((unit) => `last-${count}-${unit}s`)];
}

// EXTERNAL MODULE: ./build/analytics/period/history.js
var period_history = __webpack_require__(24753);
// EXTERNAL MODULE: ./build/analytics/period/previous-period.js
var previous_period = __webpack_require__(58832);
;// CONCATENATED MODULE: ./build/analytics/export-options.js
const formats = ['csv', 'json', 'html'];

// EXTERNAL MODULE: ./build/analytics/read/included-lists.js + 2 modules
var included_lists = __webpack_require__(1170);
// EXTERNAL MODULE: ./build/analytics/read/request-budget.js
var request_budget = __webpack_require__(25463);
// EXTERNAL MODULE: ./build/analytics/read/request-plan.js
var request_plan = __webpack_require__(13709);
// EXTERNAL MODULE: ./build/shared/untrusted-text.js
var untrusted_text = __webpack_require__(43908);
// EXTERNAL MODULE: ./build/shared/word-list.js
var word_list = __webpack_require__(2523);
// EXTERNAL MODULE: ./build/inputs/nearest.js
var nearest = __webpack_require__(51410);
// EXTERNAL MODULE: ./build/github/trigger-event.js + 1 modules
var trigger_event = __webpack_require__(39403);
;// CONCATENATED MODULE: ./build/inputs/readers-privacy.js


/**
 * Warns about an export of what readers wrote, unless the event payload says that the repository is private. Everybody
 * with an account on GitHub can read the artifacts, the logs and the job summaries of a public repository.
 */
async function warnAboutReaders(include, reader, env) {
    const lists = (0,included_lists/* withTextOfReaders */.xC)(include);
    if (lists.length === 0)
        return;
    const { isPrivate } = (await (0,trigger_event/* readTriggerEvent */.h)(env)).repository;
    if (isPrivate === true)
        return;
    const isOpen = isPrivate === false ? 'is' : 'may be';
    reader.remark('warning', `This repository ${isOpen} public: everybody can read what readers wrote (include: ${lists.join(',')}). See ${privacyAddress(env)}`);
}
/** Returns the URL of the document in the version that runs; its path if the runner does not tell where the action is from. */
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
    // The contract names no time zone. In UTC, the same dates are judged in the same way, however they are written.
    const today = (0,calendar/* dateIn */.m7)('UTC', nowMs);
    const range = readDateRange(reader, { nowMs, timeZone, today });
    const maxRequests = reader.integer('max-requests', { from: 1, to: mostRequests });
    const include = reader.text('include') === undefined ? [] : reader.list('include', included_lists/* includedNames */.ns);
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
function readDateRange(reader, { nowMs, timeZone, today }) {
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
    if (period.dateTo > today && period.dateTo <= (0,calendar/* dateIn */.m7)(timeZone, nowMs)) {
        reader.remark('notice', `The range is over in ${timeZone}, but not yet in UTC. The service names no time zone for its days, so its numbers may still grow. To avoid this, run the export after the day has ended in UTC.`);
    }
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
    const nothing = { previous: undefined, earlierPeriods: [], series: undefined };
    const compare = reader.choice('compare', ['none', ...comparisons]);
    const comparison = compare === 'none' ? undefined : compare;
    const size = bucketSizes[reader.choice('series', seriesNames) ?? 'none'];
    const asked = [...(comparison === undefined ? [] : ['compare']), ...(size === undefined ? [] : ['series'])];
    const hasDates = [dateFrom, dateTo].every((bound) => bound !== undefined && !bound.includes('T'));
    if (asked.length > 0 && !hasDates && !reader.isGiven('range')) {
        reader.conflict(asked, `the range needs two dates as YYYY-MM-DD, got ${boundText('date-from', dateFrom)} and ${boundText('date-to', dateTo)}; set range, or date-from and date-to`);
    }
    // If compare or series needs the bounds, a problem was already added.
    const previous = period && comparison && (0,previous_period/* periodToCompare */.kp)(period, comparison, toDate);
    const buckets = period && size && bucketCount(period, size);
    const planned = { isCompared: previous !== undefined, series: size, include, buckets };
    if (!haveRequests(reader, maxRequests, planned) || period === undefined)
        return nothing;
    return {
        previous,
        earlierPeriods: previous === undefined ? [] : (0,period_history/* periodsBefore */.s)(period, toDate),
        series: size && { size, buckets: bucketsOf(period, size, today) },
    };
}
/** Returns true if `max-requests` allows at least one request for each part. Otherwise adds a problem. */
function haveRequests(reader, maxRequests, asked) {
    // A problem was already added.
    if (!(maxRequests >= 1 && maxRequests <= mostRequests))
        return false;
    const { isCompared, series, buckets = 0, include = [] } = asked;
    const needed = (0,request_plan/* leastRequests */.mc)(asked);
    if (needed <= maxRequests)
        return true;
    const parts = [
        `${isCompared ? 2 : 1} for the pages`,
        ...(series === undefined ? [] : [`${buckets} for the totals per ${series}`]),
        ...(include.length === 0 ? [] : [`${(0,included_lists/* namesOf */.eZ)(include).length} for ${include.join(', ')}`]),
    ];
    const names = [
        ...(isCompared ? ['compare'] : []),
        ...(series === undefined ? [] : ['series']),
        ...(include.length === 0 ? [] : ['include']),
    ];
    reader.conflict([...names, 'max-requests'], `at least ${needed} requests are needed (${(0,word_list/* andList */.c)(parts)}), and max-requests allows ${maxRequests}; ${(0,request_budget/* fewerRequests */.WI)(asked, needed)}`);
    return false;
}
function boundText(name, bound) {
    return bound === undefined ? `no ${name}` : `${name} "${(0,untrusted_text/* singleLine */.pF)(bound, 100)}"`;
}
/** Returns UTC for an invalid name, so that the dates are still validated. */
function readTimeZone(reader) {
    const timeZone = reader.text('timezone') ?? '';
    if ((0,calendar/* isTimeZone */.kQ)(timeZone))
        return timeZone;
    reader.problem('timezone', 'an IANA time zone name such as Europe/Berlin', {
        nearest: zoneLike(timeZone),
    });
    return 'UTC';
}
/** Returns the time zone whose name, or else whose city, differs least from a text. */
function zoneLike(text) {
    const cityOf = (zone) => zone.slice(zone.lastIndexOf('/') + 1);
    const zones = Intl.supportedValuesOf('timeZone');
    const wanted = text.replaceAll(' ', '_');
    const city = (0,nearest/* nearestOf */.q)(cityOf(wanted), zones.map(cityOf));
    return (0,nearest/* nearestOf */.q)(wanted, zones) ?? zones.find((zone) => cityOf(zone) === city);
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

/***/ 68280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A0: () => (/* binding */ searchesOperation),
/* harmony export */   Es: () => (/* binding */ pageFeedbackOperation),
/* harmony export */   Z9: () => (/* binding */ visitorsOperation),
/* harmony export */   c$: () => (/* binding */ assistantOperation),
/* harmony export */   cM: () => (/* binding */ viewsOperation),
/* harmony export */   tt: () => (/* binding */ feedbackOperation)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65528);
/* harmony import */ var _shared_first_use_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73344);
/* harmony import */ var _decoding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25515);



/*
 * The lists of the analytics: their operations, and the schemas of their pages. A field that nothing uses is left out, so
 * that decoding drops it.
 */
const visitorsPage = (0,_shared_first_use_js__WEBPACK_IMPORTED_MODULE_1__/* .atFirstUse */ .J)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik({
    totals: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik((0,_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .counts */ .tQ)()),
    visitors: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YO(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik({ path: (0,_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(), ...(0,_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .counts */ .tQ)() })),
    hasMore: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zM(),
}));
/** The visitors of each page, with the totals of the whole site in the range. */
const visitorsOperation = {
    path: 'visitors',
    paging: 'offset',
    limit: 250,
    decode: (body) => {
        const { visitors, ...page } = (0,_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .decode */ .D4)('a page of visitors', visitorsPage, body);
        return { ...page, rows: visitors };
    },
};
const viewsPage = (0,_shared_first_use_js__WEBPACK_IMPORTED_MODULE_1__/* .atFirstUse */ .J)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik({
    totals: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik((0,_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .counts */ .tQ)()),
    views: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YO(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik({ path: (0,_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(), ...(0,_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .counts */ .tQ)() })),
    hasMore: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zM(),
}));
/** The views of each page, with those of the whole site. */
const viewsOperation = {
    path: 'views',
    paging: 'offset',
    limit: 250,
    decode: (body) => {
        const { views, ...page } = (0,_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .decode */ .D4)('a page of views', viewsPage, body);
        return { ...page, rows: views };
    },
};
const rate = () => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .ai('a number from 0 to 100')
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .minimum */ .Bp(0, 'a number from 0 to 100'), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .maximum */ .Ph(100, 'a number from 0 to 100'));
const searchesPage = (0,_shared_first_use_js__WEBPACK_IMPORTED_MODULE_1__/* .atFirstUse */ .J)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik({
    searches: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YO(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik({
        searchQuery: (0,_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
        hits: (0,_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
        // A share or a percentage. The contract does not say which.
        ctr: rate(),
        topClickedPage: (0,_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef)(),
        lastSearchedAt: (0,_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef)(),
    })),
    totalSearches: (0,_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(),
    nextCursor: (0,_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef)(),
}));
/** The search terms, the one with the most hits first, with the number of all searches. */
const searchesOperation = {
    path: 'searches',
    paging: 'cursor',
    limit: 100,
    isSortedByWeight: true,
    decode: (body) => {
        const { searches, totalSearches, nextCursor } = (0,_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeReadersText */ .k_)('a page of search terms', searchesPage, body);
        const hasMore = nextCursor !== null && nextCursor !== '';
        return { rows: searches, totals: totalSearches, hasMore, nextCursor };
    },
};
const pageFeedbackPage = (0,_shared_first_use_js__WEBPACK_IMPORTED_MODULE_1__/* .atFirstUse */ .J)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik({
    feedback: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YO(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik({ path: (0,_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(), thumbsUp: (0,_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(), thumbsDown: (0,_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(), code: (0,_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(), total: (0,_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)() })),
    hasMore: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zM(),
}));
/** The feedback of the first 100 pages. There is no second page. */
const pageFeedbackOperation = {
    path: 'feedback/by-page',
    paging: 'single',
    limit: 100,
    decode: (body) => {
        const { feedback, hasMore } = (0,_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .decode */ .D4)('a page of feedback by page', pageFeedbackPage, body);
        return { rows: feedback, totals: undefined, hasMore };
    },
};
// The field `contact`, an e-mail address, is left out on purpose.
const feedbackPage = (0,_shared_first_use_js__WEBPACK_IMPORTED_MODULE_1__/* .atFirstUse */ .J)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik({
    feedback: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YO(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik({
        id: (0,_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
        path: (0,_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
        comment: (0,_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef)(),
        createdAt: (0,_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef)(),
        source: (0,_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
        status: (0,_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
        helpful: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zM()),
        code: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl((0,_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()),
        filename: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl((0,_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()),
        lang: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl((0,_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()),
    })),
    nextCursor: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl((0,_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()),
    hasMore: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zM(),
}));
/** Every entry of feedback. */
const feedbackOperation = {
    path: 'feedback',
    paging: 'cursor',
    limit: 100,
    decode: (body) => {
        const { feedback, hasMore, nextCursor = null, } = (0,_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeReadersText */ .k_)('a page of feedback', feedbackPage, body);
        return { rows: feedback, totals: undefined, hasMore, nextCursor };
    },
};
// The field `response`, the answer of the assistant, is left out on purpose.
const assistantPage = (0,_shared_first_use_js__WEBPACK_IMPORTED_MODULE_1__/* .atFirstUse */ .J)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik({
    conversations: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YO(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik({
        id: (0,_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
        timestamp: (0,_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef)(),
        query: (0,_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
        sources: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YO(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ik({ title: (0,_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(), url: (0,_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)() })),
        responseType: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl((0,_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()),
        resolutionStatus: (0,_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(),
        queryCategory: (0,_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef)(),
        pageUrl: (0,_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef)(),
    })),
    nextCursor: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl((0,_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)()),
    hasMore: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zM(),
}));
/** Every turn of a conversation with the assistant. */
const assistantOperation = {
    path: 'assistant',
    paging: 'cursor',
    limit: 1000,
    // A page has up to 1,000 answers of the assistant, and nothing limits their length.
    maxAnswerBytes: 64 * 1_048_576,
    decode: (body) => {
        const page = (0,_decoding_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeReadersText */ .k_)('a page of questions to the assistant', assistantPage, body);
        const { conversations, hasMore, nextCursor = null } = page;
        return { rows: conversations, totals: undefined, hasMore, nextCursor };
    },
};


/***/ })

};
