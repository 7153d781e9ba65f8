export const id = 475;
export const ids = [475];
export const modules = {

/***/ 86475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  subjectsOf: () => (/* binding */ subjectsOf)
});

// NAMESPACE OBJECT: ./build/analytics/judge/topics/stopword-lists.js
var stopword_lists_namespaceObject = {};
__webpack_require__.r(stopword_lists_namespaceObject);
__webpack_require__.d(stopword_lists_namespaceObject, {
  ara: () => (stopword_cjs/* ara */.X7),
  ces: () => (stopword_cjs/* ces */.et),
  dan: () => (stopword_cjs/* dan */.CI),
  deu: () => (stopword_cjs/* deu */.rf),
  ell: () => (stopword_cjs/* ell */.IX),
  eng: () => (stopword_cjs/* eng */.fq),
  fin: () => (stopword_cjs/* fin */.UO),
  fra: () => (stopword_cjs/* fra */.a),
  heb: () => (stopword_cjs/* heb */.g9),
  hin: () => (stopword_cjs/* hin */.ag),
  hun: () => (stopword_cjs/* hun */.e_),
  ind: () => (stopword_cjs/* ind */.WV),
  ita: () => (stopword_cjs/* ita */.rK),
  jpn: () => (stopword_cjs/* jpn */.JL),
  kor: () => (stopword_cjs/* kor */.xf),
  nld: () => (stopword_cjs/* nld */.jd),
  nob: () => (stopword_cjs/* nob */.AL),
  pol: () => (stopword_cjs/* pol */.uS),
  por: () => (stopword_cjs/* por */.gI),
  ron: () => (stopword_cjs/* ron */.If),
  rus: () => (stopword_cjs/* rus */.Z8),
  spa: () => (stopword_cjs/* spa */.dQ),
  swe: () => (stopword_cjs/* swe */.Mw),
  tha: () => (stopword_cjs/* tha */.QH),
  tur: () => (stopword_cjs/* tur */._s),
  ukr: () => (stopword_cjs/* ukr */.$P),
  vie: () => (stopword_cjs/* vie */.P_),
  zho: () => (stopword_cjs/* zho */.G)
});

// EXTERNAL MODULE: ./build/analytics/read/code-point-order.js
var code_point_order = __webpack_require__(86981);
// EXTERNAL MODULE: ./build/analytics/read/question-list.js
var question_list = __webpack_require__(7343);
// EXTERNAL MODULE: ./build/analytics/read/search-list.js
var search_list = __webpack_require__(76731);
// EXTERNAL MODULE: ./build/analytics/read/page-path.js
var page_path = __webpack_require__(72477);
// EXTERNAL MODULE: ./build/shared/first-use.js
var first_use = __webpack_require__(73344);
// EXTERNAL MODULE: ./build/analytics/read/email-addresses.js
var email_addresses = __webpack_require__(68521);
// EXTERNAL MODULE: ./node_modules/stopword/dist/stopword.cjs.js
var stopword_cjs = __webpack_require__(73653);
;// CONCATENATED MODULE: ./build/analytics/judge/topics/stopword-lists.js
// The languages of documentation sites. A run loads no others.


;// CONCATENATED MODULE: ./build/analytics/judge/topics/words.js



// Longer texts are pasted logs. The time to compose characters grows with the square of the marks on one letter.
const maxCharacters = 1000;
// A segmenter finds words by the script of the text, so that any locale will do.
const segmenter = (0,first_use/* atFirstUse */.J)(() => new Intl.Segmenter('en', { granularity: 'word' }));
const stopwords = (0,first_use/* atFirstUse */.J)(() => new Set(Object.values(stopword_lists_namespaceObject).flat()));
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
/** Returns true for a text that has no letter and no digit, or that had none but an e-mail address. */
function isPlaceholder(text) {
    return text.includes(email_addresses/* emailReplacement */.$) && !/[\p{L}\p{N}]/u.test(text.replaceAll(email_addresses/* emailReplacement */.$, ''));
}
/** Returns the words of a text in lower case. `c++` and `c#` are words, too. */
function wordsOf(text) {
    const start = text.replaceAll(email_addresses/* emailReplacement */.$, ' ').slice(0, maxCharacters);
    const words = [];
    let isAfterWord = false;
    for (const { segment, isWordLike } of segmenter().segment(start.normalize('NFKC').toLowerCase())) {
        if (isWordLike === true)
            words.push(segment);
        else if (isAfterWord && /^[+#]$/u.test(segment))
            words.push(`${words.pop() ?? ''}${segment}`);
        else {
            isAfterWord = false;
            continue;
        }
        isAfterWord = true;
    }
    return words;
}
/** Returns true for words that say how something is asked, such as `how` and `the`, in many languages. */
function isStopword(word) {
    return stopwords().has(word);
}

;// CONCATENATED MODULE: ./build/analytics/judge/topics/likeness.js

// Measured with labelled questions of real users (Banking77 and CLINC150): with these, few topics mix two subjects.
const stopwordWeight = 0.6;
const pieceWeight = 0.3;
const pieceCharacters = 3;
const leastCharactersForPieces = 5;
const leastShareOfRarest = 0.4;
const turningFactor = 0.15;
const leastSharedPieces = 0.5;
/** Texts with more words of their own differ in more than one word. */
const mostOtherWords = 12;
/**
 * Weighs the features of texts by how rare they are among `texts`: the root of the inverse document frequency. It is the
 * vector space model with tf-idf weights of Manning, Raghavan and Schütze, Introduction to Information Retrieval, chapter
 * 6: https://nlp.stanford.edu/IR-book/html/htmledition/scoring-term-weighting-and-the-vector-space-model-1.html
 */
class FeatureWeights {
    #size;
    #words = new Map();
    #wordsOfTexts = new Map();
    /** The number of texts that have a piece. */
    #textsWithPiece = new Map();
    /** @param texts each wording once */
    constructor(texts) {
        this.#size = texts.length;
        for (const text of texts) {
            const words = this.#wordsOf(text);
            this.#wordsOfTexts.set(text, words);
            for (const word of words)
                word.texts += 1;
            for (const piece of countedPieces(words))
                this.#textsWithPiece.set(piece, (this.#textsWithPiece.get(piece) ?? 0) + 1);
        }
        for (const word of this.#words.values())
            word.rarity = this.#weightedRarityOf(word);
    }
    featuresOf(text) {
        const words = this.#wordsOfTexts.get(text) ?? this.#wordsOf(text);
        const weights = new Map();
        let squares = 0;
        const add = (feature, factor, texts) => {
            const weight = factor * Math.sqrt(this.#rarityOf(texts));
            if (weight > 0)
                weights.set(feature, weight);
            squares += weight ** 2;
        };
        for (const { word, isStopword, texts } of words)
            add(word, isStopword ? stopwordWeight : 1, texts);
        // A word has no space, so a piece is never equal to a word.
        for (const piece of countedPieces(words))
            add(` ${piece}`, pieceWeight, this.#textsWithPiece.get(piece) ?? 1);
        const length = Math.sqrt(squares);
        for (const [feature, weight] of weights)
            weights.set(feature, weight / length);
        const numbers = words.filter(({ word }) => /\d\D?\d/u.test(word)).map(({ word }) => word);
        return { weights, words, numbers: new Set(numbers) };
    }
    /** Returns each word of a text once. */
    #wordsOf(text) {
        return Array.from(new Set(wordsOf(text)), (text) => {
            const known = this.#words.get(text);
            if (known !== undefined)
                return known;
            const word = { word: text, isStopword: isStopword(text), pieces: piecesOf(text), texts: 0, rarity: 0 };
            word.rarity = this.#weightedRarityOf(word);
            this.#words.set(text, word);
            return word;
        });
    }
    #weightedRarityOf({ texts, isStopword }) {
        return this.#rarityOf(texts) * (isStopword ? stopwordWeight : 1);
    }
    /** @param texts the number of texts that have the feature; 0 for a feature of none of them, which is as rare as can be */
    #rarityOf(texts) {
        return Math.log(this.#size / Math.max(1, texts));
    }
}
/** Returns the pieces of the long words, each once. */
function countedPieces(words) {
    const pieces = new Set();
    for (const { word, isStopword, pieces: ofWord } of words) {
        if (isStopword || word.length < leastCharactersForPieces)
            continue;
        for (const piece of ofWord)
            pieces.add(piece);
    }
    return pieces;
}
function piecesOf(word) {
    const marked = `^${word}$`;
    const pieces = new Set();
    for (let start = 0; start + pieceCharacters <= marked.length; start++)
        pieces.add(marked.slice(start, start + pieceCharacters));
    return pieces;
}
/**
 * Returns how much two texts are about the same, 0 to 1, from the cosine of their weights. Texts with other numbers, such as
 * `error 4031` and `error 5002`, are not alike. Texts that differ in one word that counts are less alike, because that word
 * often turns the meaning: `add a user`, `remove a user`.
 */
function likenessOf(a, b, cosine) {
    if (a.numbers.size > 0 && b.numbers.size > 0 && areDisjoint(a.numbers, b.numbers))
        return 0;
    return cosine * (isTurned(a.words, b.words) ? turningFactor : 1);
}
function areDisjoint(a, b) {
    return [...a].every((each) => !b.has(each));
}
function cosineOf(a, b) {
    const [few, many] = a.size < b.size ? [a, b] : [b, a];
    let cosine = 0;
    for (const [feature, weight] of few)
        cosine += weight * (many.get(feature) ?? 0);
    return cosine;
}
/** Returns true if one word that counts makes the difference. */
function isTurned(a, b) {
    const onlyA = without(a, b);
    const onlyB = without(b, a);
    if (onlyA.length > mostOtherWords || onlyB.length > mostOtherWords)
        return false;
    const rarest = Math.max(...[...a, ...b].map(({ rarity }) => rarity));
    const counts = ({ rarity, isStopword }) => !isStopword && rarity >= leastShareOfRarest * rarest;
    const countedA = onlyA.filter(counts);
    const countedB = onlyB.filter(counts);
    const turnsA = unlike(countedA, countedB);
    const turnsB = unlike(countedB, countedA);
    if (turnsA.length === 1 && turnsB.length === 1)
        return true;
    // In `turn on` and `turn off`, one of the two words is a stopword.
    const areSingle = onlyA.length === 1 && onlyB.length === 1;
    return areSingle && turnsA.length + turnsB.length === 1 && unlike(onlyA, onlyB).length === 1;
}
/** Words of one set of texts are one object each. */
function without(words, others) {
    return words.filter((word) => !others.includes(word));
}
/** Returns the words that are no forms of the others. */
function unlike(words, others) {
    return words.filter((word) => !others.some((other) => areAlike(word, other)));
}
/** Returns true for forms of one word, such as `user` and `users`, or `set` and `setting`. */
function areAlike(a, b) {
    if (isFormOf(a.word, b.word) || isFormOf(b.word, a.word))
        return true;
    let shared = 0;
    for (const piece of a.pieces)
        if (b.pieces.has(piece))
            shared += 1;
    return 2 * shared >= leastSharedPieces * (a.pieces.size + b.pieces.size);
}
/** Returns true for `adding` and `add`, `using` and `use`, `setting` and `set`. Such short words share few pieces. */
function isFormOf(word, base) {
    const stem = /^(\p{L}{2,})ing$/u.exec(word)?.[1];
    return stem !== undefined && [stem, `${stem}e`, stem.replace(/(\p{L})\1$/u, '$1')].includes(base);
}

;// CONCATENATED MODULE: ./build/analytics/judge/topics/neighbours.js

/** Bounds the work over frequent features: the most pairs of texts that share one. */
const mostPairs = 1_000_000;
/**
 * Finds the texts that are alike, without a look at every pair: it meets texts by the features that they share. It meets
 * none by a frequent feature, and adds these for the texts that it met.
 */
class Neighbours {
    #texts;
    #leastLikeness;
    #postings = new Map();
    #frequentFeatures = new Map();
    #frequentOf;
    /** For each text, the sum over the features that are shared. Zeros between two calls. */
    #shared;
    /** The weight of each frequent feature in the text whose neighbours are sought. Zeros between two calls. */
    #sought;
    /** @param leastLikeness of texts that are alike */
    constructor(texts, leastLikeness) {
        this.#texts = texts;
        this.#leastLikeness = leastLikeness;
        const byFeature = new Map();
        for (const [index, { weights }] of texts.entries()) {
            for (const [feature, weight] of weights) {
                const known = byFeature.get(feature);
                if (known === undefined)
                    byFeature.set(feature, { texts: [index], weights: [weight] });
                else {
                    known.texts.push(index);
                    known.weights.push(weight);
                }
            }
        }
        let pairs = 0;
        for (const [feature, { texts, weights }] of [...byFeature].sort(([, a], [, b]) => a.texts.length - b.texts.length)) {
            pairs += (texts.length * (texts.length - 1)) / 2;
            if (pairs > mostPairs)
                this.#frequentFeatures.set(feature, this.#frequentFeatures.size);
            else
                this.#postings.set(feature, { texts: Int32Array.from(texts), weights: Float64Array.from(weights) });
        }
        this.#shared = new Float64Array(texts.length);
        this.#sought = new Float64Array(this.#frequentFeatures.size);
        this.#frequentOf = texts.map((text) => this.#frequentIn(text));
    }
    /** Returns the texts before `end` that are alike. */
    of(text, end = this.#texts.length) {
        const met = this.#meet(text, end);
        const frequent = this.#frequentIn(text);
        for (const [at, feature] of frequent.features.entries())
            this.#sought[feature] = frequent.weights[at] ?? 0;
        const near = [];
        for (const index of met) {
            const cosine = this.#cosineTo(index, frequent.length);
            this.#shared[index] = 0;
            const other = this.#texts[index];
            if (cosine >= this.#leastLikeness && other !== undefined)
                near.push({ index, cosine, likeness: likenessOf(text, other, cosine) });
        }
        for (const feature of frequent.features)
            this.#sought[feature] = 0;
        return near;
    }
    /** Adds up the rare features that the texts before `end` share with a text, and returns these texts. */
    #meet({ weights }, end) {
        const shared = this.#shared;
        const met = [];
        for (const [feature, weight] of weights) {
            const posting = this.#postings.get(feature);
            if (posting === undefined)
                continue;
            for (let at = 0; at < posting.texts.length; at++) {
                const index = posting.texts[at] ?? 0;
                if (index >= end)
                    break;
                const before = shared[index] ?? 0;
                if (before === 0)
                    met.push(index);
                shared[index] = before + weight * (posting.weights[at] ?? 0);
            }
        }
        return met;
    }
    /** Returns the cosine to a text that was met; 0 if it is certainly too small. */
    #cosineTo(index, lengthSought) {
        const shared = this.#shared[index] ?? 0;
        const frequent = this.#frequentOf[index];
        // The frequent features add at most the product of the two lengths.
        if (frequent === undefined || shared + lengthSought * frequent.length < this.#leastLikeness)
            return 0;
        let cosine = shared;
        for (let at = 0; at < frequent.features.length; at++)
            cosine += (frequent.weights[at] ?? 0) * (this.#sought[frequent.features[at] ?? 0] ?? 0);
        return cosine;
    }
    #frequentIn({ weights }) {
        const features = [];
        const found = [];
        let squares = 0;
        for (const [feature, weight] of weights) {
            const number = this.#frequentFeatures.get(feature);
            if (number === undefined)
                continue;
            features.push(number);
            found.push(weight);
            squares += weight ** 2;
        }
        return {
            features: Int32Array.from(features),
            weights: Float64Array.from(found),
            length: Math.sqrt(squares),
        };
    }
}

;// CONCATENATED MODULE: ./build/analytics/judge/topics/groups.js


// Measured like the weights of the features. Among more texts, more are alike by chance.
const leastMean = (texts) => Math.max(0.148, 0.135 * Math.log10(texts) - 0.16, 0.148 + 0.006 * (55 - texts));
/** What a mean must have more, because it says little over few pairs of texts. */
const marginOver = (pairs) => 0.08 / Math.sqrt(pairs);
/** The likeness from which two texts can be a group. */
const leastLikeness = (texts) => leastMean(texts) + marginOver(1);
/**
 * Groups texts that are about the same. Two groups are joined while the mean likeness of their texts is high enough, the
 * most alike first. This is agglomerative clustering with average linkage, chapter 17 of Manning, Raghavan and Schütze,
 * Introduction to Information Retrieval. Pairs that are not alike count as the mean of all such pairs.
 *
 * @param texts in an order that does not depend on the rows, because it decides between groups that are equally alike
 */
function groupTexts(texts) {
    const neighbours = new Neighbours(texts, leastLikeness(texts.length));
    const { groups: linked, ordinary } = linkTexts(texts, neighbours);
    for (const group of linked)
        findNearest(group);
    const least = leastMean(texts.length);
    const remaining = new Set(linked);
    const joinable = new Set(linked.filter(({ score }) => score >= least));
    for (;;) {
        let best;
        for (const group of joinable)
            if (best === undefined || group.score > best.score)
                best = group;
        if (best?.nearest === undefined)
            break;
        const joined = best.nearest;
        remaining.delete(joined);
        joinable.delete(joined);
        join(best, joined, ordinary);
        for (const group of [best, ...best.links.keys()]) {
            if (group.score >= least)
                joinable.add(group);
            else
                joinable.delete(group);
        }
    }
    const groups = Array.from(remaining, ({ members }) => members);
    return { groups, find: groupFinder(texts, groups, neighbours) };
}
/**
 * Makes a group of each text, with links to those that are alike. `ordinary` is the mean likeness of all other pairs: the
 * sum over all pairs follows from the length of the sum of all texts.
 */
function linkTexts(texts, neighbours) {
    const groups = [];
    const sum = new Map();
    let sumOfOthers = 0;
    let others = 0;
    for (const text of texts) {
        const group = { members: [groups.length], links: new Map(), nearest: undefined, score: 0 };
        sumOfOthers += cosineOf(text.weights, sum);
        others += groups.length;
        for (const { index, likeness, cosine } of neighbours.of(text, groups.length)) {
            const linked = groups[index];
            if (linked === undefined)
                continue;
            sumOfOthers -= cosine;
            others -= 1;
            group.links.set(linked, likeness);
            linked.links.set(group, likeness);
        }
        groups.push(group);
        for (const [feature, weight] of text.weights)
            sum.set(feature, (sum.get(feature) ?? 0) + weight);
    }
    return { groups, ordinary: others === 0 ? 0 : sumOfOthers / others };
}
function findNearest(group) {
    group.nearest = undefined;
    group.score = 0;
    for (const other of group.links.keys())
        considerAsNearest(group, other);
}
function considerAsNearest(group, other) {
    const pairs = group.members.length * other.members.length;
    const score = (group.links.get(other) ?? 0) / pairs - marginOver(pairs);
    if (score <= group.score)
        return;
    group.nearest = other;
    group.score = score;
}
/** Adds the texts of another group to a group. */
function join(group, other, ordinary) {
    group.links.delete(other);
    other.links.delete(group);
    for (const linked of new Set([...group.links.keys(), ...other.links.keys()])) {
        const pairs = linked.members.length;
        const likeness = (group.links.get(linked) ?? ordinary * group.members.length * pairs) +
            (other.links.get(linked) ?? ordinary * other.members.length * pairs);
        group.links.set(linked, likeness);
        linked.links.set(group, likeness);
        linked.links.delete(other);
    }
    group.members.push(...other.members);
    for (const linked of group.links.keys()) {
        if (linked.nearest === group || linked.nearest === other)
            findNearest(linked);
        else
            considerAsNearest(linked, group);
    }
    findNearest(group);
}
function groupFinder(texts, groups, neighbours) {
    const groupOf = new Map(groups.flatMap((members, group) => members.map((member) => [member, group])));
    const least = leastMean(texts.length);
    return (text) => {
        const near = new Map(neighbours.of(text).map(({ index, likeness }) => [index, likeness]));
        const found = [];
        for (const [group, alike] of Map.groupBy(near.keys(), (index) => groupOf.get(index))) {
            const members = groups[group ?? -1];
            // One text of a group can share a word by chance.
            if (group === undefined || members === undefined)
                continue;
            if (alike.length < Math.max(Math.min(2, members.length), members.length / 2))
                continue;
            let sum = 0;
            for (const index of members)
                sum += near.get(index) ?? cosineOf(text.weights, texts[index]?.weights ?? new Map());
            const score = sum / members.length - marginOver(members.length);
            if (score > least)
                found.push({ group, score });
        }
        return found.sort((a, b) => b.score - a.score).map(({ group }) => group);
    };
}

;// CONCATENATED MODULE: ./build/analytics/judge/topics/text-groups.js



/** Among fewer texts, it is not known which words are rare. */
const leastTexts = 20;
/** Groups texts of a range that are about the same. All texts are folded, with `foldedText`. */
class TextGroups {
    #weights;
    #features = new Map();
    /** False if there are too few texts. Then each text is a group of its own. */
    #areWeighed;
    /** @param all every question and search term of the range */
    constructor(all) {
        const texts = [...new Set(all)];
        this.#weights = new FeatureWeights(texts);
        this.#areWeighed = texts.length >= leastTexts;
    }
    /** @param texts each once */
    group(texts) {
        // Sorted, so that the groups do not depend on the order of the rows.
        const sorted = texts.toSorted();
        const { groups, find } = this.#areWeighed
            ? groupTexts(sorted.map((text) => this.#featuresOf(text)))
            : { groups: sorted.map((_, index) => [index]), find: () => [] };
        const grouped = groups.map((members) => members.flatMap((member) => sorted[member] ?? []));
        const groupOf = new Map(grouped.flatMap((members, group) => members.map((text) => [text, group])));
        return {
            groups: grouped,
            find: (text) => {
                const equal = groupOf.get(text);
                return equal === undefined ? find(this.#featuresOf(text)) : [equal];
            },
        };
    }
    /** Returns the text that is most alike to the others; of several, the shortest. */
    mostTypical(texts) {
        const sum = new Map();
        for (const text of texts) {
            for (const [feature, weight] of this.#featuresOf(text).weights)
                sum.set(feature, (sum.get(feature) ?? 0) + weight);
        }
        let typical = '';
        let most = -1;
        for (const text of texts.toSorted((a, b) => a.length - b.length || (0,code_point_order/* codePointOrder */.K)(a, b))) {
            const likeness = cosineOf(this.#featuresOf(text).weights, sum);
            // Two texts are equally typical, up to rounding.
            if (likeness <= most + Number.EPSILON * texts.length)
                continue;
            typical = text;
            most = likeness;
        }
        return typical;
    }
    #featuresOf(text) {
        const known = this.#features.get(text);
        if (known !== undefined)
            return known;
        const features = this.#weights.featuresOf(text);
        this.#features.set(text, features);
        return features;
    }
}

// EXTERNAL MODULE: ./build/analytics/judge/topics/topic.js
var topics_topic = __webpack_require__(83475);
;// CONCATENATED MODULE: ./build/analytics/judge/topics/subjects.js







/**
 * Groups unanswered questions into topics, and search terms with few clicks with them or among themselves. The order of
 * questions and terms does not matter.
 *
 * @param before the previous period; undefined without a comparison
 */
function subjectsOf(now, before) {
    const texts = textsOf(now);
    const wordings = wordingsOf(now.questions);
    const { groups: questionGroups, find: findTopics } = texts.group([...wordings.keys()]);
    const topics = questionGroups.map((keys) => topicOf(keys, wordings, texts));
    const terms = termsByText(now.terms);
    const unclicked = [...terms.keys()].filter((key) => hasFewClicks(terms.get(key) ?? []));
    const askedTwice = (group) => (topics[group]?.count ?? 0) >= topics_topic/* leastCount */.$x;
    const findTopic = (text) => findTopics(text).find(askedTwice);
    const others = unclicked.filter((key) => {
        const topic = topics[findTopic(key) ?? -1];
        topic?.terms.push(...countedTerms(terms.get(key)));
        return topic === undefined;
    });
    for (const topic of topics)
        topic.terms.sort(mostFrequentFirst);
    const { groups: termGroups, find: findGroups } = texts.group(others);
    const groups = termGroups.map((keys) => termGroupOf(keys.flatMap((key) => terms.get(key) ?? [])));
    const former = before?.questions === undefined
        ? undefined
        : joinQuestions(before, topics, (text) => {
            const found = findTopics(text);
            return found.find(askedTwice) ?? found[0];
        });
    const wasAskedTwice = (topic) => (topic?.previous ?? 0) >= topics_topic/* leastCount */.$x;
    const isOfTopic = (text) => findTopics(text).some((group) => askedTwice(group) || wasAskedTwice(topics[group])) ||
        former?.find(text).some((group) => wasAskedTwice(former.topics[group])) === true;
    const formerTerms = before?.terms === undefined
        ? []
        : joinTerms(before, { terms, unclicked, termGroups, groups }, isOfTopic, findGroups);
    const topicOfKey = new Map(questionGroups.flatMap((keys, at) => keys.map((key) => [key, topics[at]?.text])));
    return {
        topics: topics.sort((a, b) => b.count - a.count || (0,topics_topic/* searchesOf */.MB)(b) - (0,topics_topic/* searchesOf */.MB)(a) || (0,code_point_order/* codePointOrder */.K)(a.text, b.text)),
        terms: groups.sort((a, b) => b.hits - a.hits || (0,code_point_order/* codePointOrder */.K)(a.text, b.text)),
        formerTopics: former?.topics ?? [],
        formerTerms,
        topicOf: (question) => (0,question_list/* isUnanswered */.N)(question) ? (topicOfKey.get(foldedText(question.question)) ?? null) : null,
    };
}
/** Returns the texts by whose words the questions and terms of a period are weighed. */
function textsOf({ questions = [], terms = [] }) {
    const asked = questions.filter(({ isStep }) => !isStep).map(({ question }) => question);
    const texts = [...asked, ...terms.map(({ term }) => term)].map(foldedText);
    return new TextGroups(texts.filter(isSubject));
}
function isSubject(key) {
    return key !== '' && !isPlaceholder(key);
}
function newWording() {
    return { count: 0, spellings: new Map(), pages: new Map() };
}
function wordingsOf(questions = []) {
    const wordings = new Map();
    for (const asked of questions) {
        const key = foldedText(asked.question);
        if (!(0,question_list/* isUnanswered */.N)(asked) || !isSubject(key))
            continue;
        const wording = wordings.get(key) ?? newWording();
        wordings.set(key, wording);
        wording.count += 1;
        add(wording.spellings, asked.question.trim(), 1);
        if (asked.page !== null)
            add(wording.pages, (0,page_path/* pagePath */.H)(asked.page), 1);
    }
    return wordings;
}
function topicOf(keys, wordings, texts) {
    const topic = { text: '', count: 0, previous: null, wordings: [], terms: [], pages: [] };
    const spellings = new Map();
    const pages = new Map();
    for (const key of keys) {
        const wording = wordings.get(key);
        if (wording === undefined)
            continue;
        topic.count += wording.count;
        topic.wordings.push({ text: counted(wording.spellings)[0]?.text ?? key, count: wording.count });
        for (const [spelling, count] of wording.spellings)
            add(spellings, spelling, count);
        for (const [page, count] of wording.pages)
            add(pages, page, count);
    }
    topic.text = nameOf(counted(spellings), texts);
    topic.wordings.sort(mostFrequentFirst);
    topic.pages = counted(pages);
    return topic;
}
/** Returns the most frequent spelling. Of equally frequent ones, returns the most typical one. */
function nameOf(spellings, texts) {
    const most = spellings.filter(({ count }) => count === spellings[0]?.count);
    const typical = texts.mostTypical(most.map(({ text }) => foldedText(text)));
    return most.find(({ text }) => foldedText(text) === typical)?.text ?? '';
}
/**
 * Adds the questions of the previous period to the topics that they are about, first to those that were asked twice.
 *
 * @returns topics of the others, and what finds those that a further text is about
 */
function joinQuestions(before, topics, findTopic) {
    for (const topic of topics)
        topic.previous = 0;
    const wordings = wordingsOf(before.questions);
    const others = [...wordings].flatMap(([key, { count }]) => {
        const topic = topics[findTopic(key) ?? -1];
        if (topic === undefined)
            return [key];
        topic.previous = (topic.previous ?? 0) + count;
        return [];
    });
    const texts = textsOf(before);
    const { groups, find } = texts.group(others);
    const former = groups.map((keys) => {
        const { text, count } = topicOf(keys, wordings, texts);
        return { text, previous: count, now: 0 };
    });
    return { topics: former, find };
}
/**
 * Adds the searches of the previous period to the groups that they are about.
 *
 * @returns groups of the terms with few clicks that are about nothing that has few clicks now, and belong to no topic of
 *   either period
 */
function joinTerms(before, { terms, unclicked, termGroups, groups }, isOfTopic, findGroups) {
    const termsBefore = termsByText(before.terms);
    for (const [index, group] of groups.entries())
        group.previous = (0,search_list/* rateOf */.MK)((termGroups[index] ?? []).flatMap((key) => termsBefore.get(key) ?? [])).hits;
    const known = new Set(unclicked);
    const others = [];
    for (const [key, equal] of termsBefore) {
        if (known.has(key) || !hasFewClicks(equal))
            continue;
        const group = groups[findGroups(key)[0] ?? -1];
        if (group !== undefined)
            group.previous = (group.previous ?? 0) + (0,search_list/* rateOf */.MK)(equal).hits;
        else if (!isOfTopic(key))
            others.push(key);
    }
    return textsOf(before)
        .group(others)
        .groups.map((keys) => {
        const all = keys.flatMap((key) => termsBefore.get(key) ?? []);
        return {
            text: countedTerms(all)[0]?.text ?? '',
            previous: searchesWithoutClick(all),
            now: searchesWithoutClick(keys.flatMap((key) => terms.get(key) ?? [])),
        };
    });
}
function termsByText(terms = []) {
    const groups = Map.groupBy(terms, ({ term }) => foldedText(term));
    for (const key of groups.keys())
        if (!isSubject(key))
            groups.delete(key);
    return groups;
}
function hasFewClicks(terms) {
    return (0,search_list/* rateOf */.MK)(terms).clickThroughRate < topics_topic/* fewClicks */.UB;
}
function searchesWithoutClick(terms) {
    const { hits, clickThroughRate } = (0,search_list/* rateOf */.MK)(terms);
    return Math.round(hits * (1 - clickThroughRate));
}
function termGroupOf(terms) {
    const clicks = new Map();
    for (const { topClickedPage, hits, clickThroughRate } of terms) {
        if (topClickedPage !== null && clickThroughRate > 0)
            add(clicks, (0,page_path/* pagePath */.H)(topClickedPage), hits * clickThroughRate);
    }
    const names = countedTerms(terms);
    return {
        text: names[0]?.text ?? '',
        terms: names,
        ...(0,search_list/* rateOf */.MK)(terms),
        previous: null,
        topClickedPage: counted(clicks)[0]?.text ?? null,
    };
}
function countedTerms(terms = []) {
    const spellings = new Map();
    for (const { term, hits } of terms)
        add(spellings, term.trim(), hits);
    return counted(spellings);
}
function add(counts, key, count) {
    counts.set(key, (counts.get(key) ?? 0) + count);
}
function counted(counts) {
    return Array.from(counts, ([text, count]) => ({ text, count })).sort(mostFrequentFirst);
}
function mostFrequentFirst(a, b) {
    return b.count - a.count || (0,code_point_order/* codePointOrder */.K)(a.text, b.text);
}


/***/ })

};
