export const id = 153;
export const ids = [153];
export const modules = {

/***/ 34534:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  subjectsOf: () => (/* binding */ subjectsOf)
});

// NAMESPACE OBJECT: ./build/analytics/judge/topics/languages.js
var languages_namespaceObject = {};
__webpack_require__.r(languages_namespaceObject);
__webpack_require__.d(languages_namespaceObject, {
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
;// CONCATENATED MODULE: ./build/analytics/judge/topics/pause.js
const itemsBetweenPauses = 100;
/** Does the work for each item, with pauses. */
async function eachOf(items, pause, work) {
    let done = 0;
    for (const item of items) {
        if (done % itemsBetweenPauses === 0)
            await pause();
        work(item);
        done += 1;
    }
}

// EXTERNAL MODULE: ./build/analytics/judge/topics/words.js
var topics_words = __webpack_require__(58045);
;// CONCATENATED MODULE: ./build/analytics/judge/topics/word-differences.js

/** Texts with more words that count do not differ in one word only. */
const mostWords = 15;
// Forms of one word start alike. A syllable of Hangul is one letter.
const leastCommonLetters = 4;
const leastCommonSyllables = 2;
/** Returns true for `error 5002` and the number 4031. */
function haveOtherNumbers({ numbers }, others) {
    return numbers.length > 0 && !numbers.some((number) => others.has(number));
}
/**
 * Returns true for `add a user` and `remove a user`: each has one word that counts and that the other does not have, and
 * the word before or after these two is the same. If nothing else counts, as in `install` and `uninstall`, no neighbour is
 * needed. Numbers are compared apart. In `turn on` and `turn off` one is a stopword: then both neighbours must be the same.
 */
function areOpposites(a, b) {
    if (a.counted.length > mostWords || Math.abs(a.counted.length - b.counted.length) > 1)
        return false;
    const counted = onlyWords(a.counted, b.counted);
    const [onlyInA, onlyInB] = counted ?? onlyWords(a.words, b.words) ?? [];
    if (onlyInA === undefined || onlyInB === undefined || (onlyInA.isStopword && onlyInB.isStopword))
        return false;
    if ((0,topics_words/* isNumber */.Et)(onlyInA.stem) || (0,topics_words/* isNumber */.Et)(onlyInB.stem))
        return false;
    if (counted !== undefined && a.counted.length === 1)
        return !(0,topics_words/* areSpellings */.CW)(onlyInA.stem, onlyInB.stem);
    const [beforeA, afterA] = wordsAround(a.words, onlyInA);
    const [beforeB, afterB] = wordsAround(b.words, onlyInB);
    if (counted === undefined)
        return beforeA === beforeB && afterA === afterB;
    return (beforeA !== undefined && beforeA === beforeB) || (afterA !== undefined && afterA === afterB);
}
/** Returns the one word of each text that the other does not have; undefined if one has none or several. */
function onlyWords(a, b) {
    const onlyInA = onlyWordWithout(a, b);
    const onlyInB = onlyInA && onlyWordWithout(b, a);
    return onlyInA && onlyInB && [onlyInA, onlyInB];
}
/** Returns the one word of which the others have no form; undefined if there are none or several. */
function onlyWordWithout(words, others) {
    let only;
    for (const word of words) {
        if (others.some((other) => areForms(word, other)))
            continue;
        if (only !== undefined)
            return undefined;
        only = word;
    }
    return only;
}
function wordsAround(words, word) {
    const at = words.indexOf(word);
    return [words[at - 1]?.id, words[at + 1]?.id];
}
/** Returns true for words with one stem, and for those that start alike, such as `prüfe` and `Prüfung`. */
function areForms(a, b) {
    if (a.id === b.id)
        return true;
    let shared = 0;
    while (shared < a.stem.length && a.stem[shared] === b.stem[shared])
        shared += 1;
    const least = /^\p{Script=Hangul}/u.test(a.stem) ? leastCommonSyllables : leastCommonLetters;
    return shared >= least && 2 * shared > Math.max(a.stem.length, b.stem.length);
}

;// CONCATENATED MODULE: ./build/analytics/judge/topics/groups.js

// Chosen with `npm run bench -- --only topics`.
/** The least mean likeness of a text to the texts of its group. */
const leastLikeness = 0.335;
/** Groups are found by the heaviest features of a text, up to this share of its weight. */
const shareToFindBy = 0.75;
/** The most entries that are looked at to find the groups of a text: this bounds the work for it. */
const mostEntries = 1000;
/** The most groups whose likeness is computed of those that were found. */
const mostCandidates = 4;
/** The most texts of a group that are compared word by word. */
const mostCompared = 12;
/** A text that is the opposite of one in this many texts of a group is not alike to it. */
const weightOfOpposites = 1.25;
/** Groups with a larger share of opposites among their texts are not the same, such as those that add and remove. */
const mostOpposites = 0.15;
/** Groups that are found by the features of their texts. */
class Groups {
    all = [];
    #entries = [];
    /** What {@link #candidates} adds up for each group. Zeros between two calls. */
    #found = new Float64Array(1024);
    /** Adds a text to a group; to a new one if it is undefined. */
    join(group, text) {
        if (group === undefined) {
            const index = this.all.length;
            const counts = { textsWithNumbers: 0, squaredLength: 0 };
            group = { index, texts: [], places: new Map(), numbers: new Set(), ...counts };
            this.all.push(group);
        }
        group.texts.push(text);
        for (const number of text.numbers)
            group.numbers.add(number);
        if (text.numbers.length > 0)
            group.textsWithNumbers += 1;
        for (let at = 0; at < text.ids.length; at++)
            this.#add(group, text.ids[at] ?? 0, text.weights[at] ?? 0);
        return group;
    }
    /** Adds texts to a group; to a new one if it is undefined. */
    joinAll(known, texts) {
        let group = known;
        for (const text of texts)
            group = this.join(group, text);
    }
    /**
     * Returns the group that a text is most alike in the mean; undefined if it is alike to none. They share a word that
     * tells a subject: `What is MDX?` and `What is a slug?` only sound alike.
     *
     * @param home the group that the text is in. It is compared with the others there
     */
    nearest(text, { home, isWanted = () => true } = {}) {
        const meanTo = (group, product, ownProduct) => {
            if (group !== home)
                return product / group.texts.length;
            return group.texts.length === 1 ? 0 : (product - ownProduct) / (group.texts.length - 1);
        };
        const scoreOf = (group, product, ownProduct) => isWanted(group) ? meanTo(group, product, ownProduct) : 0;
        let nearest;
        let most = leastLikeness;
        for (const group of this.#candidates(text, text.tellingFeatures, scoreOf)) {
            const mean = meanTo(group, this.product(text, group), 1);
            if (mean <= most)
                continue;
            const likeness = mean * (1 - weightOfOpposites * shareOfOpposites(text, group));
            if (likeness <= most)
                continue;
            nearest = group;
            most = likeness;
        }
        return nearest;
    }
    /** Returns the group of at least `fewest` texts whose sum has the largest cosine to the sum of texts, above `least`. */
    inDirectionOf(texts, least, fewest = 1) {
        const vector = sumOf(texts);
        const squaredLength = squaresOf(vector.weights);
        const cosineTo = (other, product) => other.texts.length < fewest ? 0 : product / Math.sqrt(squaredLength * other.squaredLength);
        let nearest;
        let most = least;
        for (const other of this.#candidates(vector, vector.ids.length, cosineTo)) {
            const cosine = cosineTo(other, this.product(vector, other));
            if (cosine <= most)
                continue;
            const sample = texts.slice(0, mostCompared);
            const opposites = sample.reduce((sum, text) => sum + shareOfOpposites(text, other), 0);
            if (opposites > mostOpposites * sample.length)
                continue;
            nearest = other;
            most = cosine;
        }
        return nearest;
    }
    #add(group, id, weight) {
        const entries = (this.#entries[id] ??= { groups: [], sums: [] });
        const place = group.places.get(id);
        if (place === undefined) {
            group.places.set(id, entries.groups.length);
            entries.groups.push(group.index);
            entries.sums.push(weight);
            group.squaredLength += weight ** 2;
        }
        else {
            const sum = entries.sums[place] ?? 0;
            entries.sums[place] = sum + weight;
            group.squaredLength += (2 * sum + weight) * weight;
        }
    }
    /** Returns the product of a vector with the sum of the texts of a group. */
    product({ ids, weights }, { places }) {
        let product = 0;
        for (let at = 0; at < ids.length; at++) {
            const id = ids[at] ?? 0;
            const place = places.get(id);
            if (place !== undefined)
                product += (weights[at] ?? 0) * (this.#entries[id]?.sums[place] ?? 0);
        }
        return product;
    }
    /**
     * Returns the groups with the best scores, by the heaviest features.
     *
     * @param end how many of the features are looked at
     * @param scoreOf gets the product with a group, and with the vector itself, as far as these features go
     */
    #candidates({ ids, weights }, end, scoreOf) {
        if (this.#found.length < this.all.length)
            this.#found = new Float64Array(2 * this.all.length);
        const found = [];
        const enough = shareToFindBy * squaresOf(weights);
        let squares = 0;
        let left = mostEntries;
        for (let at = 0; at < end && squares < enough && left > 0; at++) {
            const weight = weights[at] ?? 0;
            const { groups, sums } = this.#entries[ids[at] ?? 0] ?? { groups: [], sums: [] };
            for (let place = 0; place < groups.length && left > 0; place++, left--) {
                const index = groups[place] ?? 0;
                const product = this.#found[index] ?? 0;
                if (product === 0)
                    found.push(index);
                this.#found[index] = product + weight * (sums[place] ?? 0);
            }
            squares += weight ** 2;
        }
        const best = [];
        for (const index of found) {
            const group = this.all[index];
            if (group === undefined)
                continue;
            const score = scoreOf(group, this.#found[index] ?? 0, squares);
            this.#found[index] = 0;
            if (score <= 0 || (best.length === mostCandidates && score <= (best.at(-1)?.score ?? 0)))
                continue;
            const place = best.findIndex((other) => other.score < score);
            best.splice(place < 0 ? best.length : place, 0, { group, score });
            if (best.length > mostCandidates)
                best.pop();
        }
        return best.map(({ group }) => group);
    }
}
function squaresOf(weights) {
    let squares = 0;
    for (const weight of weights)
        squares += weight ** 2;
    return squares;
}
function sumOf(texts) {
    const [only] = texts;
    if (only !== undefined && texts.length === 1)
        return only;
    const sum = new Map();
    for (const { ids, weights } of texts)
        for (const [at, id] of ids.entries())
            sum.set(id, (sum.get(id) ?? 0) + (weights[at] ?? 0));
    const features = [...sum].sort(([a, one], [b, other]) => other - one || a - b);
    return {
        ids: Int32Array.from(features, ([id]) => id),
        weights: Float64Array.from(features, ([, weight]) => weight),
    };
}
/** Returns the share of the texts of a group that a text is the opposite of; 1 if it is about other numbers. */
function shareOfOpposites(text, { texts, numbers, textsWithNumbers }) {
    if (2 * textsWithNumbers > texts.length && haveOtherNumbers(text, numbers))
        return 1;
    const step = Math.max(1, texts.length / mostCompared);
    let [compared, opposites] = [0, 0];
    for (let at = 0; at < texts.length; at += step) {
        const other = texts[Math.floor(at)];
        if (other === undefined || other === text)
            continue;
        compared += 1;
        if (areOpposites(text, other))
            opposites += 1;
    }
    return compared === 0 ? 0 : opposites / compared;
}

;// CONCATENATED MODULE: ./build/analytics/judge/topics/grouping.js


// Chosen with `npm run bench -- --only topics`.
/** Groups of several texts whose sums have a larger cosine are one. */
const leastCosine = 0.67;
const several = 3;
/** The least cosine of a text to the sum of a group of many texts. */
const leastCosineToMany = 0.5;
const many = 10;
/**
 * Groups texts that are about the same, in time nearly in proportion to the texts. In a first pass, each text joins the
 * group that it is most alike in the mean, or begins one. In a second pass, each is assigned once more to one of these
 * groups. Last, groups whose sums point the same way are one: the words in which single texts differ cancel out there.
 *
 * @param texts in an order that does not depend on the rows, because the groups depend on it
 */
async function groupTexts(texts, pause) {
    const first = new Groups();
    const homes = new Map();
    await eachOf(texts, pause, (text) => {
        homes.set(text, first.join(first.nearest(text), text));
    });
    const second = new Map();
    await eachOf(texts, pause, (text) => {
        const home = homes.get(text);
        // A text that was alone stays where others may have joined it.
        const group = first.nearest(text, { home }) ?? (home?.texts.length === 1 ? home : text);
        const members = second.get(group);
        if (members === undefined)
            second.set(group, [text]);
        else
            members.push(text);
    });
    const heaviestFirst = [...second.values()].sort((a, b) => b.length - a.length);
    const grouped = new Groups();
    const others = [];
    await eachOf(heaviestFirst, pause, (members) => {
        const target = members.length < several
            ? grouped.inDirectionOf(members, leastCosineToMany, many)
            : grouped.inDirectionOf(members, leastCosine);
        if (members.length < several && target === undefined)
            others.push(members);
        else
            grouped.joinAll(target, members);
    });
    await eachOf(others, pause, (members) => {
        grouped.joinAll(undefined, members);
    });
    return grouped;
}

;// CONCATENATED MODULE: ./build/analytics/judge/topics/clusters.js



/** The subjects of a list, with all wordings about them. */
class Clusters {
    all = [];
    #weights;
    #groups;
    #ofGroups = new Map();
    /** The cluster of each text that was grouped. */
    #homes = new Map();
    constructor(weights, groups) {
        this.#weights = weights;
        this.#groups = groups;
    }
    /** Groups wordings of one period. Those without a word that counts, such as `thanks!`, are left out. */
    static async of(wordings, period, weights, pause) {
        const texts = new Map();
        const sorted = wordings.toSorted((a, b) => (0,code_point_order/* codePointOrder */.K)(a.text, b.text));
        await eachOf(sorted, pause, (wording) => {
            const features = weights.featuresOf(wording.text);
            if (features.counted.length > 0)
                texts.set(features, wording);
        });
        const clusters = new Clusters(weights, await groupTexts([...texts.keys()], pause));
        for (const group of clusters.#groups.all) {
            const cluster = { now: [], before: [], group, isGap: false };
            for (const features of group.texts) {
                const wording = texts.get(features);
                if (wording === undefined)
                    continue;
                cluster[period].push(wording);
                clusters.#homes.set(wording.text, cluster);
            }
            clusters.#ofGroups.set(group, cluster);
            clusters.all.push(cluster);
        }
        return clusters;
    }
    /** Adds further wordings to the clusters that they are about, and returns those that are about none. */
    async join(wordings, period, pause) {
        if (this.all.length === 0)
            return [...wordings];
        const others = [];
        await eachOf(wordings, pause, (wording) => {
            const cluster = this.about([wording]);
            if (cluster === undefined)
                others.push(wording);
            else
                cluster[period].push(wording);
        });
        return others;
    }
    /** Returns the wanted cluster of the first of the wordings that is about one. */
    about(wordings, isWanted = () => true) {
        const isWantedGroup = (group) => {
            const cluster = this.#ofGroups.get(group);
            return cluster !== undefined && isWanted(cluster);
        };
        for (const { text } of wordings) {
            const home = this.#homes.get(text);
            if (home !== undefined && isWanted(home))
                return home;
            const group = this.#groups.nearest(this.#weights.featuresOf(text), { isWanted: isWantedGroup });
            if (group !== undefined)
                return this.#ofGroups.get(group);
        }
        return undefined;
    }
    /**
     * Returns true if most words that count in a term stand in the texts of a cluster, in some form: `dark mode` is not about
     * `reset test mode`, though the measure finds them alike.
     */
    hasWordsOf({ group: { places } }, { text }) {
        const { counted } = this.#weights.featuresOf(text);
        const isKnown = ({ id, pieces }) => {
            const known = pieces.filter((piece) => places.has(piece));
            return places.has(id) || 2 * known.length > pieces.length;
        };
        return 2 * counted.filter(isKnown).length > counted.length;
    }
    /** Returns the wording that is most alike to the others of its cluster; of several, the shortest. */
    mostTypical({ group }, among) {
        if (among.length < 2)
            return among[0];
        const likeness = among.map(({ text }) => this.#groups.product(this.#weights.featuresOf(text), group));
        // Two texts are equally typical, up to rounding.
        const most = Math.max(...likeness) - 1e-9;
        return among
            .filter((_, index) => (likeness[index] ?? 0) >= most)
            .sort((a, b) => a.text.length - b.text.length || (0,code_point_order/* codePointOrder */.K)(a.text, b.text))[0];
    }
}

// EXTERNAL MODULE: ./build/shared/first-use.js
var first_use = __webpack_require__(73344);
// EXTERNAL MODULE: ./node_modules/stemmer/index.js
var stemmer = __webpack_require__(3946);
;// CONCATENATED MODULE: ./build/analytics/judge/topics/stem.js

/** Particles of Korean nouns, which follow without a space, and the forms of `하다`, which makes a verb of a noun. */
const koreanEnding = /(?<=..)(?:하.{0,3}|에서|으로|까지|부터|은|는|이|가|을|를|에|의|로|와|과|도|만)$/u;
/** Russian and Ukrainian words change at their end. */
const cyrillicLetters = 5;
/** Returns what the forms of a word have in common. */
function stemOf(word) {
    if (/^[a-z]+$/u.test(word))
        return (0,stemmer/* stemmer */.I)(word);
    if (/^\p{Script=Hangul}/u.test(word))
        return word.replace(koreanEnding, '');
    if (/^\p{Script=Cyrillic}/u.test(word))
        return Array.from(word).slice(0, cyrillicLetters).join('');
    return word;
}

;// CONCATENATED MODULE: ./build/analytics/judge/topics/general-words.js



const generalWords = (0,topics_words/* wordSet */.dD)('change configure set setup make get show support error issue problem fail invalid', 'ändern einrichten konfigurieren fehler ungültig', 'cambiar configurar changer configurer erreur alterar erro cambiare configurare errore', 'изменить настроить ошибка', '変更 設定 確認 エラー', '修改 设置 配置 错误', '변경 설정 오류');
const stems = (0,first_use/* atFirstUse */.J)(() => new Set([...generalWords].map(stemOf)));
/** Returns true for the stems of what is done to everything, such as `change` and `error`. They say little of a subject. */
function isGeneral(stem) {
    return stems().has(stem);
}

;// CONCATENATED MODULE: ./build/analytics/judge/topics/greetings.js

const greetings = (0,topics_words/* wordSet */.dD)('hello hi hey dear thanks thank please cheers hallo moin servus bitte danke', 'hola buenas gracias bonjour bonsoir salut merci ciao olá obrigado obrigada', 'こんにちは ありがとう ありがとうございます 你好 您好 早上好 下午好 晚上好 谢谢 多谢 안녕하세요 감사합니다');
/** Returns a text without the greetings at its start, and without thanks at its end. */
function withoutGreetings(text) {
    let rest = text.trim();
    for (;;) {
        const [start = '', word = ''] = /^(\p{L}+)[\s,.!、。！,，]+/u.exec(rest) ?? [];
        if (start === '' || start.length === rest.length || !isGreeting(word))
            break;
        rest = rest.slice(start.length);
    }
    for (;;) {
        const end = rest.lastIndexOf(' ');
        const word = rest.slice(end + 1).replace(/[.!]$/u, '');
        if (end === -1 || !isGreeting(word))
            return rest;
        rest = rest.slice(0, end).trimEnd().replace(/,$/u, '');
    }
}
function isGreeting(word) {
    return greetings.has((0,topics_words/* withoutMarks */.zw)(word.toLowerCase()));
}

// EXTERNAL MODULE: ./node_modules/stopword/dist/stopword.cjs.js
var stopword_cjs = __webpack_require__(73653);
;// CONCATENATED MODULE: ./build/analytics/judge/topics/languages.js
// The languages of documentation sites. A run loads no others.


;// CONCATENATED MODULE: ./build/analytics/judge/topics/stopwords.js




/** A text is written in a language if it has at least this many words of its list. */
const leastWordsOfLanguage = 2;
/** Fewer texts than this share do not tell that a language is written. */
const leastShareOfTexts = 0.01;
/** Words of a question that the package does not have. `can't` and the like have an apostrophe. */
const questionWords = (0,topics_words/* wordSet */.dD)('ok okay yes cannot dont use using used find see want need help possible work works working not no way', 'funktioniert funktionieren möglich mache machen lässt finde brauche', 'comment quoi pourquoi quand combien puis peut peux pouvons pouvez doit dois faut existe fait veux voudrais', 'trouver utiliser fonctionne fonctionner', 'cuáles cuánto cuántos puedo puede pueden podemos debo debe hay existe nuestro hacer hago tengo tiene quiero', 'posible encontrar usar necesito funciona funcionar', 'onde quantos posso pode podem podemos devo deve são existe fazer faço tenho quero possível preciso', 'cosa quali posso può possono possiamo devo deve fare voglio possibile trovare usare', 'waarom waar wanneer welke moeten mogelijk vinden gebruiken', 'zrobić znaleźć mümkün', 'почему какие сколько могу можем нужно должен сделать делать хочу возможно найти использовать', '何 誰 方法 やり方 使い方 教え 場合 可能 必要', '如何 怎么 怎样 什么 为什么 哪里 哪儿 哪个 哪些 多少 几个 什么时候 可以 能 能否 是否 能不能 没有 我们 请问 需要 想 应该', '不能 无法 办 使用 怎麼 怎樣 什麼 為什麼 哪裡 請問 嗎 需要 無法', '뭐 어디서 어디에서 누가 수 있나요 있습니까 가능한가요 하나요 되나요 방법 방법은 하는 저는 안 싶어요 합니까 해야');
/** Stopwords that are names in software. `andern` is `ändern` without its marks, which is to change. */
const names = (0,topics_words/* wordSet */.dD)('ai andern c ci ide pro r tag');
/** The names of the languages in whose list a word is. */
const languagesOfWords = (0,first_use/* atFirstUse */.J)(() => {
    const ofWords = new Map();
    for (const [language, list] of Object.entries(languages_namespaceObject)) {
        for (const word of new Set(list.map(topics_words/* withoutMarks */.zw))) {
            const known = ofWords.get(word);
            if (known === undefined)
                ofWords.set(word, [language]);
            else
                known.push(language);
        }
    }
    return ofWords;
});
/**
 * Returns a function that tells the words that say how something is asked, such as `how` and `the`. Those of the Latin
 * alphabet are of English and of the languages in which the texts are written: `pod` and `jest` are stopwords in Polish,
 * and say much elsewhere.
 *
 * @param texts the words of each
 */
function stopwordsOf(texts) {
    const written = writtenLanguages(texts).add('eng');
    return (word) => {
        if (names.has(word) || (0,topics_words/* isNumber */.Et)(word))
            return false;
        if (questionWords.has(word) || greetings.has(word) || word.includes("'"))
            return true;
        if (/^\p{Script=Hiragana}+$/u.test(word))
            return true;
        const known = languagesOfWords().get(word);
        return known !== undefined && (!(0,topics_words/* isLatin */.rJ)(word) || known.some((language) => written.has(language)));
    };
}
/** Returns the languages in which texts are written, as far as a text has more words of one than of English. */
function writtenLanguages(texts) {
    const textsOf = new Map();
    let all = 0;
    for (const words of texts) {
        all += 1;
        const counts = new Map();
        for (const word of new Set(words))
            for (const language of languagesOfWords().get(word) ?? [])
                counts.set(language, (counts.get(language) ?? 0) + 1);
        const most = Math.max(leastWordsOfLanguage, ...counts.values());
        if (most === counts.get('eng'))
            continue;
        for (const [language, count] of counts)
            if (count === most)
                textsOf.set(language, (textsOf.get(language) ?? 0) + 1);
    }
    const least = leastShareOfTexts * all;
    return new Set([...textsOf].filter(([, count]) => count >= least).map(([language]) => language));
}

;// CONCATENATED MODULE: ./build/analytics/judge/topics/features.js





// Chosen with `npm run bench -- --only topics`.
const stopwordWeight = 0.45;
/** Of a word such as `change`, and of its pieces, against one that tells a subject. */
const generalWeight = 0.7;
/** Of a piece of a word, with which `Rechnung` and `Rechnungen` are alike: the stemmer knows only English. */
const pieceWeight = 1 / 3;
const pieceLetters = 3;
const leastLettersForPieces = 5;
/** A feature that a single text has cannot be shared. It only makes the others lighter. */
const singleTextWeight = 0.5;
/** Among fewer texts, it is not known which words are rare. */
const leastTexts = 30;
/** In a text with more numbers, or a longer one, they are times and lines of a pasted log. */
const mostNumbers = 3;
const mostCharactersWithNumbers = 200;
/**
 * Weighs the features of texts by how rare they are: the root of the inverse document frequency, chapter 6 of Manning,
 * Raghavan and Schütze, Introduction to Information Retrieval. Without the root, what many texts have weighs too little to
 * hold them together: https://nlp.stanford.edu/IR-book/html/htmledition/inverse-document-frequency-1.html
 */
class FeatureWeights {
    #isStopword;
    #ids = new Map();
    #words = new Map();
    /** For each feature, the number of texts that have it. */
    #texts = [];
    /** The words of the texts that were counted. */
    #counted = new Map();
    #features = new Map();
    /** @param texts each wording once */
    static async of(texts, pause) {
        const words = new Map();
        await eachOf(texts, pause, (text) => {
            words.set(text, (0,topics_words/* wordsOf */.Z9)(text));
        });
        joinPairs([...words.values()]);
        const weights = new FeatureWeights(stopwordsOf(words.values()));
        await eachOf(words, pause, ([text, found]) => {
            weights.#count(text, found);
        });
        return weights;
    }
    constructor(isStopword) {
        this.#isStopword = isStopword;
    }
    #count(text, found) {
        const words = this.#distinct(found);
        this.#counted.set(text, words);
        for (const id of kindsOf(words).keys())
            this.#texts[id] = (this.#texts[id] ?? 0) + 1;
    }
    featuresOf(text) {
        const known = this.#features.get(text);
        if (known !== undefined)
            return known;
        const features = this.#weigh(text);
        this.#features.set(text, features);
        return features;
    }
    #weigh(text) {
        const words = this.#counted.get(text) ?? this.#distinct((0,topics_words/* wordsOf */.Z9)(text));
        const counted = words.filter((word) => !word.isStopword);
        const telling = counted.filter((word) => !word.isGeneral);
        const finding = telling.length > 0 ? telling : counted;
        const tellingIds = new Set(finding.flatMap(({ id, pieces }) => [id, ...pieces]));
        const weighted = [];
        let squares = 0;
        for (const [id, kind] of kindsOf(words)) {
            const weight = kind * this.#rarityOf(id);
            weighted.push({ id, weight, isTelling: tellingIds.has(id) });
            squares += weight ** 2;
        }
        weighted.sort((a, b) => Number(b.isTelling) - Number(a.isTelling) || b.weight - a.weight || a.id - b.id);
        const length = Math.sqrt(squares);
        const numbers = words.filter(({ stem }) => (0,topics_words/* isNumber */.Et)(stem)).map(({ id }) => id);
        return {
            ids: Int32Array.from(weighted, ({ id }) => id),
            tellingFeatures: tellingIds.size,
            weights: Float64Array.from(weighted, ({ weight }) => weight / length),
            words,
            counted,
            numbers: numbers.length > mostNumbers || text.length > mostCharactersWithNumbers ? [] : numbers,
        };
    }
    #rarityOf(id) {
        const texts = this.#texts[id] ?? 0;
        const rarity = Math.sqrt(Math.log(1 + Math.max(this.#counted.size, leastTexts) / Math.max(1, texts)));
        return texts > 1 ? rarity : rarity * singleTextWeight;
    }
    #distinct(found) {
        const words = new Map();
        for (const each of found) {
            const word = this.#wordOf(each);
            if (!words.has(word.id))
                words.set(word.id, word);
        }
        return [...words.values()];
    }
    #wordOf(text) {
        const known = this.#words.get(text);
        if (known !== undefined)
            return known;
        // `avez-vous` is a stopword like its parts.
        const isStop = text.split('-').every((part) => this.#isStopword(part));
        const joined = text.replaceAll('-', '');
        const stem = isStop ? joined : stemOf(joined);
        // A word has no space, so a piece is never equal to a word.
        const pieces = isStop ? [] : piecesOf(joined).map((piece) => this.#idOf(` ${piece}`));
        const word = { id: this.#idOf(stem), stem, isStopword: isStop, isGeneral: isGeneral(stem), pieces };
        this.#words.set(text, word);
        return word;
    }
    #idOf(feature) {
        const known = this.#ids.get(feature);
        if (known !== undefined)
            return known;
        const id = this.#ids.size;
        this.#ids.set(feature, id);
        return id;
    }
}
/** Adds `webhook` to the words of `web hook`, if somebody wrote it so. In longer texts it would join chance neighbours. */
function joinPairs(texts) {
    const written = new Set(texts.flat());
    for (const words of texts) {
        const joined = words.join('');
        if (words.length === 2 && written.has(joined))
            words.push(joined);
    }
}
/** Returns the features of words, with the weight of their kind. */
function kindsOf(words) {
    const kinds = new Map();
    for (const { id, isStopword, isGeneral, pieces } of words) {
        const weight = isGeneral ? generalWeight : 1;
        kinds.set(id, isStopword ? stopwordWeight : weight);
        for (const piece of pieces)
            kinds.set(piece, Math.max(kinds.get(piece) ?? 0, weight * pieceWeight));
    }
    return kinds;
}
/** Returns the pieces of a long word. A syllable of Hangul is one character. */
function piecesOf(word) {
    const isHangul = /\p{Script=Hangul}/u.test(word);
    const size = isHangul ? 2 : pieceLetters;
    const letters = Array.from(word);
    if (letters.length < (isHangul ? size : leastLettersForPieces))
        return [];
    return letters.slice(size - 1).map((_, start) => letters.slice(start, start + size).join(''));
}

// EXTERNAL MODULE: ./build/analytics/judge/topics/topic.js
var topics_topic = __webpack_require__(83475);
;// CONCATENATED MODULE: ./build/analytics/judge/topics/wordings.js




/** Returns the wordings of a period by folded text. Questions of the assistant are none. */
function wordingsOf({ questions = [], terms = [] }) {
    const wordings = new Map();
    const wordingOf = (spelling) => {
        const text = spelling.trim();
        const key = (0,topics_words/* foldedText */.Mf)(text);
        const known = wordings.get(key);
        if (known !== undefined) {
            if ((0,code_point_order/* codePointOrder */.K)(text, known.text) < 0)
                known.text = text;
            return known;
        }
        const wording = {
            text,
            unanswered: 0,
            answered: 0,
            spellings: new Map(),
            pages: new Map(),
            terms: [],
        };
        wordings.set(key, wording);
        return wording;
    };
    for (const asked of questions) {
        if (asked.isStep)
            continue;
        const wording = wordingOf(asked.question);
        if ((0,question_list/* isUnanswered */.N)(asked)) {
            wording.unanswered += 1;
            add(wording.spellings, asked.question.trim(), 1);
            if (asked.page !== null)
                add(wording.pages, (0,page_path/* pagePath */.H)(asked.page), 1);
        }
        else if (asked.resolution === 'answered')
            wording.answered += 1;
    }
    for (const term of terms)
        wordingOf(term.term).terms.push(term);
    return wordings;
}
/** Adds to the count of a text. */
function add(counts, text, count) {
    counts.set(text, (counts.get(text) ?? 0) + count);
}
/** Returns the texts with their counts, the most frequent first. */
function counted(counts) {
    return Array.from(counts, ([text, count]) => ({ text, count })).sort(mostFrequentFirst);
}
function mostFrequentFirst(a, b) {
    return b.count - a.count || (0,code_point_order/* codePointOrder */.K)(a.text, b.text);
}

;// CONCATENATED MODULE: ./build/analytics/judge/topics/subjects.js











/**
 * Groups unanswered questions into topics, and search terms among themselves; terms with few clicks join topics. The
 * answered questions, and the previous period, join what they are about. The order of questions and terms does not matter.
 *
 * @param before the previous period; undefined without a comparison
 */
async function subjectsOf(now, before, pause) {
    const period = await periodOf(now, pause);
    const former = await periodOf(before ?? { questions: undefined, terms: undefined }, pause);
    const questions = await clustersOf(period, former, 'asked', pause);
    const terms = await clustersOf(period, former, 'searched', pause);
    const topics = new Map();
    const topicOfKey = new Map();
    await eachOf(questions.now.all, pause, (cluster) => {
        const topic = topicFrom(cluster, questions.now, isTold(before?.questions));
        cluster.isGap = (0,topics_topic/* isUnansweredTopic */.oj)(topic);
        topics.set(cluster, topic);
        for (const { text } of cluster.now)
            topicOfKey.set((0,topics_words/* foldedText */.Mf)(text), topic.text);
    });
    const groups = [];
    await eachOf(terms.now.all, pause, (cluster) => {
        const unclicked = unclickedIn(cluster, 'now');
        cluster.isGap = (0,search_list/* rateOf */.MK)(unclicked.now).hits >= topics_topic/* leastCount */.$x;
        const isUnclicked = new Set(unclicked.now);
        const others = [];
        for (const wording of cluster.now) {
            const found = wording.terms.filter((term) => isUnclicked.has(term));
            const about = found.length > 0 ? questions.now.about([wording], isGap) : undefined;
            const topic = about && questions.now.hasWordsOf(about, wording) ? topics.get(about) : undefined;
            if (topic === undefined)
                others.push(...found);
            else
                topic.terms.push(...countedTerms(found));
        }
        if (others.length > 0)
            groups.push(termGroupFrom(others, isTold(before?.terms) ? unclicked.before : undefined));
    });
    for (const { terms: joined } of topics.values())
        joined.sort(mostFrequentFirst);
    return {
        topics: [...topics.values()].sort((a, b) => b.count - a.count || (0,topics_topic/* searchesOf */.MB)(b) - (0,topics_topic/* searchesOf */.MB)(a) || (0,code_point_order/* codePointOrder */.K)(a.text, b.text)),
        terms: groups.sort((a, b) => b.hits - a.hits || (0,code_point_order/* codePointOrder */.K)(a.text, b.text)),
        formerGaps: [...formerTopics(questions, terms), ...formerTerms(questions, terms)].sort((a, b) => b.previous - a.previous || (0,code_point_order/* codePointOrder */.K)(a.name, b.name)),
        topicOf: (question) => (0,question_list/* isUnanswered */.N)(question) ? (topicOfKey.get((0,topics_words/* foldedText */.Mf)(question.question)) ?? null) : null,
    };
}
/** An empty list, as of an assistant that was just turned on, does not tell that a subject is new. */
function isTold(list) {
    return list !== undefined && list.length > 0;
}
async function periodOf(list, pause) {
    const wordings = [...wordingsOf(list).values()];
    // Without them, there is nothing to group.
    const isGrouped = wordings.some(({ unanswered, terms }) => unanswered > 0 || terms.length > 0);
    return {
        asked: wordings.filter(({ unanswered, answered }) => unanswered + answered > 0),
        searched: wordings.filter(({ terms }) => terms.length > 0),
        weights: await FeatureWeights.of(isGrouped ? wordings.map(({ text }) => text) : [], pause),
    };
}
async function clustersOf(period, former, list, pause) {
    const isGrouped = ({ unanswered }) => list === 'searched' || unanswered > 0;
    const isJoined = (wording) => !isGrouped(wording);
    const now = await Clusters.of(period[list].filter(isGrouped), 'now', period.weights, pause);
    await now.join(period[list].filter(isJoined), 'now', pause);
    const others = await now.join(former[list], 'before', pause);
    const only = await Clusters.of(former[list].filter(isGrouped), 'before', former.weights, pause);
    await only.join(others.filter(isJoined), 'before', pause);
    return { now, former: only, gone: goneOf(now, only, new Set(others)) };
}
/**
 * Returns the former clusters that are gone. If half of the wordings of one are about a subject of now, the others are,
 * too: `delete workspace`, if "How do I delete a workspace?" is about `remove workspace`.
 *
 * @param others the former wordings that are about no subject of now. They join the one that the rest of them is about
 */
function goneOf(now, former, others) {
    const homes = new Map(now.all.flatMap((cluster) => cluster.before.map((wording) => [wording, cluster])));
    return former.all.flatMap((cluster) => {
        const left = cluster.before.filter((wording) => others.has(wording));
        const home = cluster.before.map((wording) => homes.get(wording)).find((found) => found !== undefined);
        if (home === undefined)
            return [cluster];
        if (2 * left.length > cluster.before.length)
            return [{ ...cluster, before: left }];
        home.before.push(...left);
        return [];
    });
}
function sum(wordings, of) {
    return wordings.reduce((total, wording) => total + wording[of], 0);
}
function isGap(cluster) {
    return cluster.isGap;
}
function wasTopic({ before }) {
    return (0,topics_topic/* isUnansweredTopic */.oj)({ count: sum(before, 'unanswered'), answered: sum(before, 'answered') });
}
function topicFrom(cluster, clusters, isCompared) {
    const asked = cluster.now.filter(({ unanswered }) => unanswered > 0);
    const pages = new Map();
    for (const wording of asked)
        for (const [page, count] of wording.pages)
            add(pages, page, count);
    return {
        text: nameOf(cluster, asked, clusters),
        count: sum(asked, 'unanswered'),
        answered: sum(cluster.now, 'answered'),
        previous: isCompared ? sum(cluster.before, 'unanswered') : null,
        wordings: asked
            .map((wording) => ({ text: spellingOf(wording).text, count: wording.unanswered }))
            .sort(mostFrequentFirst),
        terms: [],
        pages: counted(pages),
    };
}
/** Returns the most frequent spelling. Of equally frequent ones, returns the most typical one. */
function nameOf(cluster, asked, clusters) {
    const most = Math.max(...asked.map((wording) => spellingOf(wording).count));
    const frequent = asked.filter((wording) => spellingOf(wording).count === most);
    const typical = clusters.mostTypical(cluster, frequent);
    return typical === undefined ? '' : withoutGreetings(spellingOf(typical).text);
}
/** Returns the most frequent spelling of a wording. */
function spellingOf({ text, spellings }) {
    return counted(spellings)[0] ?? { text, count: 0 };
}
/** Returns the terms of a cluster of which few searches led to a click. `webhook` and `web-hooks` are one term. */
function unclickedIn(cluster, decisive) {
    const spellings = [];
    for (const period of ['now', 'before']) {
        for (const { text, terms } of byHits(cluster[period])) {
            let known = spellings.find((other) => (0,topics_words/* areSpellings */.CW)(other.text, text));
            if (known === undefined)
                spellings.push((known = { text, now: [], before: [] }));
            known[period].push(...terms);
        }
    }
    const unclicked = spellings.filter(({ now, before, [decisive]: terms }) => {
        const { clickThroughRate } = (0,search_list/* rateOf */.MK)(terms.length > 0 ? terms : [...now, ...before]);
        return clickThroughRate < topics_topic/* fewClicks */.UB;
    });
    return { now: unclicked.flatMap(({ now }) => now), before: unclicked.flatMap(({ before }) => before) };
}
function byHits(wordings) {
    const hits = new Map(wordings.map((wording) => [wording, (0,search_list/* rateOf */.MK)(wording.terms).hits]));
    return wordings.toSorted((a, b) => (hits.get(b) ?? 0) - (hits.get(a) ?? 0) || (0,code_point_order/* codePointOrder */.K)(a.text, b.text));
}
/** @param before terms of the previous period; undefined if they are not known */
function termGroupFrom(now, before) {
    const clicks = new Map();
    for (const { topClickedPage, hits, clickThroughRate } of now) {
        if (topClickedPage !== null && clickThroughRate > 0)
            add(clicks, (0,page_path/* pagePath */.H)(topClickedPage), hits * clickThroughRate);
    }
    const terms = countedTerms(now);
    return {
        text: terms[0]?.text ?? '',
        terms,
        ...(0,search_list/* rateOf */.MK)(now),
        previous: before === undefined ? null : (0,search_list/* rateOf */.MK)(before).hits,
        topClickedPage: counted(clicks)[0]?.text ?? null,
    };
}
function countedTerms(terms) {
    const spellings = new Map();
    for (const { term, hits } of terms)
        add(spellings, term.trim(), hits);
    return counted(spellings);
}
function searchesWithoutClick(terms) {
    const { hits, clickThroughRate } = (0,search_list/* rateOf */.MK)(terms);
    return Math.round(hits * (1 - clickThroughRate));
}
/** Returns true if one of the wordings is about a gap of this period, in the questions or in the searches. */
function isAboutGap({ now, before }, questions, terms) {
    const wordings = [...now, ...before];
    return [questions, terms].some((list) => list.now.about(wordings, isGap) !== undefined);
}
/** Returns the topics of the previous period that are no gap now. */
function formerTopics(questions, terms) {
    const all = [
        ...questions.now.all.map((cluster) => ({ cluster, clusters: questions.now })),
        ...questions.gone.map((cluster) => ({ cluster, clusters: questions.former })),
    ];
    return all.flatMap(({ cluster, clusters }) => {
        if (!wasTopic(cluster) || isAboutGap(cluster, questions, terms))
            return [];
        const { now, before } = cluster;
        const asked = before.filter(({ unanswered }) => unanswered > 0);
        const counts = { previous: sum(before, 'unanswered'), now: sum(now, 'unanswered') };
        return [{ kind: 'topic', name: nameOf(cluster, asked, clusters), ...counts }];
    });
}
/** Returns the groups of terms of the previous period that are no gap now, and belonged to no topic. */
function formerTerms(questions, terms) {
    return [...terms.now.all, ...terms.gone].flatMap((cluster) => {
        const { now, before } = unclickedIn(cluster, 'before');
        if ((0,search_list/* rateOf */.MK)(before).hits < topics_topic/* leastCount */.$x || isAboutGap(cluster, questions, terms))
            return [];
        const topic = questions.now.about(cluster.before, wasTopic) ?? questions.former.about(cluster.before, wasTopic);
        if (topic !== undefined)
            return [];
        const counts = { previous: searchesWithoutClick(before), now: searchesWithoutClick(now) };
        return [{ kind: 'term', name: countedTerms(before)[0]?.text ?? '', ...counts }];
    });
}


/***/ })

};
