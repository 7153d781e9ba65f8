"use strict";
(() => {
  // src/first-use.ts
  function atFirstUse(make) {
    let made;
    return () => (made ??= { value: make() }).value;
  }

  // src/visitors/number-format.ts
  var thousands = /\B(?=(?:\d{3})+(?!\d))/gu;
  function formatCount(count) {
    return grouped(String(count));
  }
  function formatCountOf(count, noun) {
    return `${formatCount(count)} ${noun}${count === 1 ? "" : "s"}`;
  }
  function formatShare(count, of) {
    return of === 0 ? "–" : `${oneDecimal(1e3 * count / of)}%`;
  }
  function formatRatio(count, of) {
    return of === 0 ? "–" : oneDecimal(10 * count / of);
  }
  function formatGain(now, before) {
    return `${signOf(now, before)}${formatCount(Math.abs(now - before))}`;
  }
  function formatGrowth(now, before) {
    if (now === before) return "0.0%";
    return before === 0 ? "new" : `${signOf(now, before)}${formatShare(Math.abs(now - before), before)}`;
  }
  function changeClass(now, before) {
    return now === before ? "same" : now > before ? "up" : "down";
  }
  function signOf(now, before) {
    return now === before ? "" : now > before ? "+" : "−";
  }
  function oneDecimal(tenths) {
    return grouped((Math.round(tenths) / 10).toFixed(1));
  }
  function grouped(number) {
    return number.replaceAll(thousands, ",");
  }

  // src/visitors/section-name.ts
  var pagesAtTheTop = "Top-level pages";
  function sectionNames(paths) {
    const parents = new Set(paths.filter(isBelow).map(firstSegment));
    return (path) => {
      const segment = firstSegment(path);
      return parents.has(segment) ? `/${segment}/` : pagesAtTheTop;
    };
  }
  function firstSegment(path) {
    const start = path.startsWith("/") ? 1 : 0;
    const end = path.indexOf("/", start);
    return path.slice(start, end === -1 ? void 0 : end);
  }
  function isBelow(path) {
    const start = path.startsWith("/") ? 1 : 0;
    const end = path.indexOf("/", start);
    return end > start && end + 1 < path.length;
  }

  // src/visitors/write/html-report/page/chart.ts
  function showValues(chart, { count, titleOf, readingsOf }) {
    const drawing = chart.querySelector("svg");
    if (drawing === null) return;
    const linesHeight = chart.querySelector(".stretched")?.getAttribute("height") ?? "0";
    const range = document.createElement("input");
    Object.assign(range, { type: "range", min: "0", max: String(count - 1), value: String(count - 1) });
    range.ariaLabel = `${drawing.ariaLabel ?? ""}: exact values`;
    const marks = document.createElement("div");
    marks.className = "marks";
    const tip = document.createElement("div");
    tip.className = "tip";
    marks.hidden = tip.hidden = true;
    chart.append(range, marks, tip);
    const hide = () => {
      marks.hidden = tip.hidden = true;
    };
    const show = () => {
      const index = Number(range.value);
      const readings = readingsOf(index);
      const across = (index + 0.5) / count;
      range.ariaValueText = [titleOf(index), ...readings.map(({ label, text }) => `${label} ${text}`)].join(
        ", "
      );
      tip.replaceChildren(textElement("strong", titleOf(index)), ...readings.map(readingLine));
      marks.replaceChildren(
        ...readings.flatMap(({ name, share }) => {
          if (share === void 0) return [];
          const mark = textElement("i", "", name);
          mark.style.top = `${(1 - share) * Number(linesHeight)}px`;
          return [mark];
        })
      );
      marks.hidden = tip.hidden = false;
      marks.style.left = `${100 * across}%`;
      const width = chart.clientWidth;
      const beside = across * width + (across < 0.5 ? 12 : -12 - tip.offsetWidth);
      tip.style.left = `${Math.max(0, Math.min(beside, width - tip.offsetWidth))}px`;
    };
    const point = ({ clientX }) => {
      const { left, width } = drawing.getBoundingClientRect();
      const index = Math.floor(count * (clientX - left) / width);
      range.value = String(Math.max(0, Math.min(index, count - 1)));
      show();
    };
    range.addEventListener("input", show);
    range.addEventListener("focus", show);
    range.addEventListener("blur", hide);
    range.addEventListener("keydown", ({ key }) => {
      if (key === "Escape") hide();
    });
    chart.addEventListener("pointermove", point);
    chart.addEventListener("pointerdown", point);
    chart.addEventListener("pointerleave", ({ pointerType }) => {
      if (pointerType !== "touch") hide();
    });
    document.addEventListener("pointerdown", ({ target }) => {
      if (!(target instanceof Node && chart.contains(target))) hide();
    });
  }
  function readingLine({ name, label, text }) {
    const line = textElement("span", label, name);
    line.append(textElement("b", text));
    return line;
  }
  function textElement(tag, text, className = "") {
    const element = document.createElement(tag);
    element.className = className;
    element.textContent = text;
    return element;
  }

  // src/visitors/write/html-report/path-parts.ts
  var mostParts = 20;
  function pathParts(path) {
    const parts = path.split(/(?<=.\/)/u);
    return parts.length > mostParts ? [path] : parts;
  }

  // src/visitors/write/html-report/page/fragment.ts
  function readState(table) {
    const prefix = `${table}.`;
    const state = /* @__PURE__ */ new Map();
    for (const [key, value] of parameters())
      if (key.startsWith(prefix)) state.set(key.slice(prefix.length), value);
    return state;
  }
  function writeState(table, state) {
    const all = parameters();
    for (const [name, value] of Object.entries(state)) {
      if (value === "") all.delete(`${table}.${name}`);
      else all.set(`${table}.${name}`, value);
    }
    const fragment = all.size === 0 ? "" : `#${all.toString().replaceAll("%2F", "/")}`;
    if (fragment !== location.hash && (fragment !== "" || location.hash.includes("=")))
      history.replaceState(history.state, "", fragment || location.href.replace(/#.*/u, ""));
  }
  function parameters() {
    return new URLSearchParams(location.hash.includes("=") ? location.hash.slice(1) : "");
  }

  // src/visitors/write/html-report/page/table.ts
  var stateDelayMs = 300;
  var linesShown = 25;
  var Heading = class {
    title;
    description;
    isFolded;
    constructor(title, description, isFolded) {
      this.title = title;
      this.description = description;
      this.isFolded = isFolded;
    }
  };
  function showTable({
    name,
    noun,
    sort,
    rows,
    columns,
    textOf: textOf2,
    choices,
    sectionOf,
    describe
  }) {
    const find = (part) => document.getElementById(`${name}-${part}`);
    const table = find("table");
    const filter = find("filter");
    const choice = find("choice");
    const grouped2 = find("grouped");
    const headings = [...table.querySelectorAll("th")].map((heading) => {
      return { heading, name: heading.dataset["column"] ?? "" };
    });
    const body = table.tBodies[0];
    const [textColumn] = Object.keys(columns);
    const firstChoice = choice?.value ?? "all";
    let sorted = { name: sort, isDescending: true };
    let order = rows;
    let hits = 0;
    let sections = 0;
    let lines = [];
    let start = 0;
    const toggled = /* @__PURE__ */ new Set();
    let timer = 0;
    for (const { heading, name: name2 } of headings) {
      heading.querySelector("button")?.addEventListener("click", () => {
        sortBy(name2, sorted.name === name2 ? !sorted.isDescending : columns[name2]?.isText !== true);
        change();
      });
    }
    for (const control of [filter, choice, grouped2]) control?.addEventListener("input", change);
    onPage("first", () => 0);
    onPage("back", () => start - linesShown);
    onPage("next", () => start + linesShown);
    onPage("last", lastStart);
    addEventListener("hashchange", () => {
      if (readState(name).size > 0) restore();
      else keepState();
    });
    const explorer = find("explorer");
    if (explorer !== null) explorer.hidden = false;
    if (readState(name).size > 0) restore();
    else select();
    function restore() {
      const state = readState(name);
      if (state.size === 0) return;
      const [, sign, column = ""] = /^(-?)(\w+)$/u.exec(state.get("sort") ?? "") ?? [];
      const isColumn = headings.some((heading) => heading.name === column);
      sortBy(isColumn ? column : sort, !isColumn || sign !== "");
      filter.value = state.get("filter") ?? "";
      if (choice !== null) choice.value = state.get("show") ?? firstChoice;
      if (choice?.selectedIndex === -1) choice.value = firstChoice;
      if (grouped2 !== null) grouped2.checked = state.get("by") === "section";
      select();
      table.closest("section")?.scrollIntoView();
    }
    function keepState() {
      const direction = sorted.isDescending ? "-" : "";
      writeState(name, {
        filter: filter.value.trim(),
        show: choice === null || choice.value === firstChoice ? "" : choice.value,
        by: grouped2?.checked === true ? "section" : "",
        sort: sorted.name === sort && sorted.isDescending ? "" : direction + sorted.name
      });
    }
    function change() {
      select();
      clearTimeout(timer);
      timer = setTimeout(keepState, stateDelayMs);
    }
    function sortBy(column, isDescending) {
      sorted = { name: column, isDescending };
      const sortsBy = columns[column]?.sortsBy ?? (() => void 0);
      const sign = isDescending ? -1 : 1;
      const keyed = rows.map((row) => ({ row, key: sortsBy(row) }));
      order = keyed.sort((a, b) => compare(a.key, b.key, sign)).map(({ row }) => row);
    }
    function select() {
      const text = filter.value.trim().toLowerCase();
      const isWanted = choices[choice?.value ?? "all"] ?? (() => true);
      const found = order.filter((row) => isWanted(row) && (text === "" || textOf2(row).includes(text)));
      hits = found.length;
      const segments = `/${text.replaceAll(/^\/+|(?<!\/)\/+$/gu, "")}/`;
      const [whole, other] = text === "" || sectionOf === void 0 ? [found, []] : split(found, (row) => `/${textOf2(row)}/`.includes(segments));
      lines = grouped2?.checked === true ? bySection([...whole, ...other]) : ranked(whole, other);
      start = 0;
      show();
    }
    function ranked(whole, other) {
      if (whole.length === 0 || other.length === 0) return [...whole, ...other];
      const count = (list) => formatCountOf(list.length, noun);
      return [
        new Heading("Whole segments", count(whole), void 0),
        ...whole,
        new Heading("Parts of segments", count(other), void 0),
        ...other
      ];
    }
    function bySection(found) {
      const groups = Map.groupBy(found, sectionOf ?? (() => ""));
      sections = groups.size;
      const areFolded = found.length + groups.size > linesShown;
      return [...groups].flatMap(([title, members]) => {
        const isFolded = toggled.has(title) ? !areFolded : areFolded;
        return [new Heading(title, describe?.(members) ?? "", isFolded), ...isFolded ? [] : members];
      });
    }
    function show() {
      const end = Math.min(start + linesShown, lines.length);
      const shown = lines.slice(start, end);
      const heading = shown[0] instanceof Heading ? void 0 : lines.slice(0, start).findLast(isHeading);
      body?.replaceChildren(...(heading === void 0 ? shown : [heading, ...shown]).map(lineRow));
      for (const { heading: heading2, name: name2 } of headings) {
        if (name2 === sorted.name)
          heading2.setAttribute("aria-sort", sorted.isDescending ? "descending" : "ascending");
        else heading2.removeAttribute("aria-sort");
      }
      const status = find("status");
      if (status !== null) status.textContent = position(end);
      const pager = find("pager");
      if (pager !== null) pager.hidden = lines.length <= linesShown;
      for (const id of ["first", "back"]) setDisabled(id, start === 0);
      for (const id of ["next", "last"]) setDisabled(id, end === lines.length);
    }
    function position(end) {
      const all = formatCountOf(rows.length, noun);
      if (hits === 0) return `No ${noun} matches. 0 hits in ${all}`;
      const found = hits === rows.length ? all : `${formatCountOf(hits, "hit")} in ${all}`;
      const range = `${formatCount(start + 1)}–${formatCount(end)}`;
      if (grouped2?.checked !== true) {
        const before = lines.slice(0, start).filter(isHeading).length;
        const until = lines.slice(0, end).filter(isHeading).length;
        return `${formatCount(start + 1 - before)}–${formatCount(end - until)} of ${found}`;
      }
      const inSections = `${found} in ${formatCountOf(sections, "section")}`;
      return lines.length <= linesShown ? inSections : `${inSections}, lines ${range} of ${formatCount(lines.length)}`;
    }
    function lineRow(line) {
      const row = document.createElement("tr");
      if (line instanceof Heading) {
        row.className = "group";
        row.append(headingCell(line));
        return row;
      }
      for (const { name: name2 } of headings) {
        const cell = document.createElement(name2 === textColumn ? "th" : "td");
        if (name2 === textColumn) cell.setAttribute("scope", "row");
        cell.dataset["column"] = name2;
        columns[name2]?.fill(cell, line);
        row.append(cell);
      }
      return row;
    }
    function headingCell({ title, description, isFolded }) {
      const cell = document.createElement("th");
      cell.scope = "rowgroup";
      cell.colSpan = headings.length;
      const note = document.createElement("small");
      note.textContent = description;
      if (isFolded === void 0) {
        cell.append(title, " ", note);
        return cell;
      }
      const button = document.createElement("button");
      button.type = "button";
      button.ariaExpanded = String(!isFolded);
      button.textContent = title;
      button.addEventListener("click", () => {
        toggle(title);
      });
      cell.append(button, " ", note);
      return cell;
    }
    function toggle(title) {
      if (!toggled.delete(title)) toggled.add(title);
      const place = start;
      select();
      start = Math.min(place, lastStart());
      show();
      const buttons = [...body?.querySelectorAll("button") ?? []];
      buttons.find((button) => button.textContent === title)?.focus();
    }
    function onPage(id, to) {
      find(id)?.addEventListener("click", () => {
        start = Math.max(0, Math.min(to(), lastStart()));
        show();
        explorer?.scrollIntoView({ block: "start" });
      });
    }
    function lastStart() {
      return Math.floor(Math.max(0, lines.length - 1) / linesShown) * linesShown;
    }
    function setDisabled(id, isDisabled) {
      const button = find(id);
      if (button !== null) button.ariaDisabled = String(isDisabled);
    }
  }
  var isHeading = (line) => line instanceof Heading;
  function split(items, isFirst) {
    const parts = [[], []];
    for (const item of items) parts[isFirst(item) ? 0 : 1].push(item);
    return parts;
  }
  function compare(a, b, sign) {
    if (a === void 0 || b === void 0) return Number(a === void 0) - Number(b === void 0);
    return a < b ? -sign : a > b ? sign : 0;
  }

  // src/visitors/write/html-report/page/list.ts
  function showList(table, rows, linkOf2) {
    const name = table.id.replace(/-table$/u, "");
    const headings = [...table.querySelectorAll("th")];
    const options = document.querySelectorAll(`#${name}-choice option`);
    const choices = [...options].map(({ value }, index) => {
      const isShown = ({ bits }) => index === 0 || (bits & 2 ** (index - 1)) !== 0;
      return [value, isShown];
    });
    const texts = headings.flatMap((heading, index) => isText(heading) ? [index] : []);
    showTable({
      name,
      noun: table.dataset["noun"] ?? "",
      sort: table.dataset["sort"] ?? "",
      rows: rows.map((cells) => {
        const text = texts.map((index) => cells[index] ?? "").join("\n");
        return { cells, text: text.toLowerCase(), bits: Number(cells[headings.length]) };
      }),
      textOf: ({ text }) => text,
      choices: Object.fromEntries(choices),
      columns: Object.fromEntries(
        headings.map((heading, index) => [heading.dataset["column"] ?? "", listColumn(heading, index, linkOf2)])
      )
    });
  }
  function isText(heading) {
    return !heading.classList.contains("number");
  }
  function listColumn(heading, index, linkOf2) {
    const { kind = "" } = heading.dataset;
    const title = heading.textContent.trim();
    return {
      isText: isText(heading),
      sortsBy: ({ cells }) => {
        const cell = cells[index] ?? void 0;
        return typeof cell === "string" ? cell.toLowerCase() : cell;
      },
      fill: (cell, { cells }) => {
        const value = cells[index] ?? null;
        cell.classList.add(kind);
        cell.dataset["title"] = title;
        cell.classList.toggle("none", value === null);
        if (value === null) cell.textContent = "–";
        else if (kind === "count") cell.textContent = formatCount(Number(value));
        else if (kind === "share") cell.textContent = formatShare(Number(value), 1);
        else cell.append(textNode(kind, String(value), kind === "page" ? linkOf2(String(value)) : null));
      }
    };
  }
  function textNode(kind, text, link) {
    const element = document.createElement(kind === "page" || kind === "code" ? "code" : "bdi");
    if (kind === "page") element.append(...partsOfPath(text));
    else element.textContent = text;
    return link === null ? element : linkAround(element, link);
  }
  function partsOfPath(path) {
    return pathParts(path).flatMap(
      (part, index) => index === 0 ? [part] : [document.createElement("wbr"), part]
    );
  }
  function linkAround(content, href) {
    const anchor = document.createElement("a");
    Object.assign(anchor, { href, target: "_blank", rel: "noopener noreferrer" });
    anchor.append(content);
    return anchor;
  }

  // src/visitors/write/html-report/page/overflow.ts
  function announceOverflows() {
    const observer = new ResizeObserver((entries) => {
      for (const scroll of new Set(entries.map(({ target }) => target.closest(".scroll"))))
        if (scroll !== null) announceOverflow(scroll);
    });
    for (const part of document.querySelectorAll(".scroll, .scroll > table")) observer.observe(part);
  }
  function announceOverflow(scroll) {
    const isWide = scroll.scrollWidth > scroll.clientWidth + 1;
    if (isWide === scroll.classList.contains("wide")) return;
    scroll.classList.toggle("wide", isWide);
    if (isWide) scroll.tabIndex = 0;
    else scroll.removeAttribute("tabindex");
  }

  // src/visitors/write/html-report/page/report-page.ts
  var data = JSON.parse(document.getElementById("data")?.textContent ?? "");
  var pages = pagesOf();
  showPages();
  showLists();
  for (const chart of document.querySelectorAll(".chart")) showSeries(chart);
  announceOverflows();
  function pagesOf() {
    const { path, human, ai, total, before, views } = data.pages;
    return path.map((path2, index) => ({
      index,
      path: path2,
      human: human[index] ?? 0,
      ai: ai[index] ?? 0,
      total: total[index] ?? 0,
      before: before?.[index] ?? 0,
      views: views?.[index] ?? null
    }));
  }
  function linkOf({ index, path, total }) {
    const { site, links } = data;
    const odd = links[index];
    return site === void 0 || odd === null || total === 0 ? null : odd ?? site + path;
  }
  function showLists() {
    const pagesByPath = atFirstUse(() => new Map(pages.map((page) => [page.path, page])));
    const linkTo = (path) => {
      const page = pagesByPath().get(path);
      return page === void 0 ? null : linkOf(page);
    };
    for (const [name, rows] of Object.entries(data.lists)) {
      const table = document.querySelector(`#${name}-table`);
      if (table !== null) showList(table, rows, linkTo);
    }
  }
  function showPages() {
    if (pages.length === 0) return;
    const sectionOf = atFirstUse(() => sectionNames(pages.map(({ path }) => path)));
    const most = Math.max(1, pages[0]?.total ?? 0);
    const counted = (count) => ({
      sortsBy: count,
      fill: textOf((page) => formatCount(count(page)))
    });
    showTable({
      name: "pages",
      noun: "page",
      sort: "total",
      rows: pages,
      textOf: ({ path }) => path.toLowerCase(),
      sectionOf: ({ path }) => sectionOf()(path),
      describe: describeSection,
      choices: {
        all: () => true,
        up: ({ total, before }) => total > before && before > 0,
        down: ({ total, before }) => total < before && total > 0,
        new: ({ total, before }) => total > 0 && before === 0,
        vanished: ({ total, before }) => total === 0 && before > 0
      },
      columns: {
        path: { isText: true, sortsBy: ({ path }) => path.toLowerCase(), fill: fillPath },
        total: counted(({ total }) => total),
        share: {
          sortsBy: ({ total }) => total,
          fill: (cell, { total }) => {
            const bar = document.createElement("span");
            bar.className = "bar";
            bar.style.width = `calc(${total / most} * (100% - 1rem))`;
            cell.append(formatShare(total, data.total), bar);
          }
        },
        human: counted(({ human }) => human),
        ai: counted(({ ai }) => ai),
        aiShare: {
          sortsBy: ({ ai, total }) => total === 0 ? void 0 : ai / total,
          fill: textOf(({ ai, total }) => formatShare(ai, total))
        },
        perVisitor: {
          sortsBy: ({ views, total }) => views === null || total === 0 ? void 0 : views / total,
          fill: textOf(({ views, total }) => views === null ? "–" : formatRatio(views, total))
        },
        before: counted(({ before }) => before),
        change: {
          sortsBy: ({ total, before }) => total - before,
          fill: changeOf(({ total, before }) => formatGain(total, before))
        },
        growth: {
          // New pages grew from nothing, more than any other page.
          sortsBy: ({ total, before }) => total === before ? 0 : (total - before) / before,
          fill: changeOf(({ total, before }) => formatGrowth(total, before))
        }
      }
    });
  }
  function describeSection(pages2) {
    const sum = (count) => pages2.reduce((total, page) => total + count(page), 0);
    const most = pages2.reduce((most2, { total }) => Math.max(most2, total), 0);
    const share = formatShare(
      sum(({ ai }) => ai),
      sum(({ total }) => total)
    );
    return `${formatCountOf(pages2.length, "page")} · top page ${formatCountOf(most, "visitor")} · AI share ${share}`;
  }
  function fillPath(cell, page) {
    const code = document.createElement("code");
    code.append(...partsOfPath(page.path));
    const link = linkOf(page);
    cell.append(link === null ? code : linkAround(code, link));
  }
  function textOf(text) {
    return (cell, page) => {
      cell.textContent = text(page);
    };
  }
  function changeOf(text) {
    return (cell, page) => {
      cell.textContent = text(page);
      cell.classList.add("change", changeClass(page.total, page.before));
    };
  }
  function showSeries(chart) {
    const buckets = data.series ?? [];
    const top = Number(chart.dataset["top"]);
    const reading = (name, label, text, value) => ({
      name,
      label,
      text,
      share: value === void 0 ? void 0 : value / top
    });
    showValues(chart, {
      count: buckets.length,
      titleOf: (index) => buckets[index]?.title ?? "",
      readingsOf: (index) => {
        const bucket = buckets[index];
        if (bucket === void 0) return [];
        const { human, ai, total } = bucket;
        if (chart.id === "share-chart")
          return [
            reading("ai", "AI share", formatShare(ai, total), total === 0 ? void 0 : 100 * ai / total),
            reading("", "AI visitors", `${formatCount(ai)} of ${formatCount(total)}`)
          ];
        return [
          reading("total", "All", formatCount(total), total),
          reading("human", "Human", formatCount(human), human),
          reading("ai", "AI", formatCount(ai), ai)
        ];
      }
    });
  }
})();
