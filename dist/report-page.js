"use strict";
(() => {
  // src/shared/number-format.ts
  var thousands = /\B(?=(?:\d{3})+(?!\d))/gu;
  var few = 30;
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
  function formatPercent(percent) {
    return percent < 10 ? formatShare(percent, 100) : `${formatCount(Math.round(percent))}%`;
  }
  function formatGrowth(now, before) {
    return `${signOf(now, before)}${formatPercent(100 * Math.abs(now - before) / before)}`;
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

  // src/analytics/show/html-report/page/element.ts
  function element(tag, properties = {}, ...children) {
    const made = Object.assign(document.createElement(tag), properties);
    made.append(...children);
    return made;
  }

  // src/analytics/show/html-report/page/chart.ts
  function showValues(chart, buckets2) {
    const drawing = chart.querySelector("svg");
    if (drawing === null) return;
    const top = Number(chart.dataset["top"]);
    const linesHeight = Number(chart.querySelector(".stretched")?.getAttribute("height"));
    const last = String(buckets2.length - 1);
    const range = element("input", { type: "range", min: "0", max: last, value: last });
    range.ariaLabel = `${drawing.ariaLabel ?? ""}: exact values`;
    const marks = element("div", { className: "marks", hidden: true });
    const tip = element("div", { className: "tip", hidden: true });
    chart.append(range, marks, tip);
    const hide = () => {
      marks.hidden = tip.hidden = true;
    };
    const show = () => {
      const index = Number(range.value);
      const bucket = buckets2[index];
      if (bucket === void 0) return;
      const readings = readingsOf(bucket);
      const across = (index + 0.5) / buckets2.length;
      range.ariaValueText = [
        bucket.title,
        ...readings.map(({ label, value }) => `${label} ${formatCount(value)}`)
      ].join(", ");
      tip.replaceChildren(
        element("strong", {}, bucket.title),
        ...readings.map(
          ({ name, label, value }) => element("span", { className: name }, label, element("b", {}, formatCount(value)))
        )
      );
      marks.replaceChildren(
        ...readings.map(({ name, value }) => {
          const mark = element("i", { className: name });
          mark.style.top = `${(1 - value / top) * linesHeight}px`;
          return mark;
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
      const index = Math.floor(buckets2.length * (clientX - left) / width);
      range.value = String(Math.max(0, Math.min(index, buckets2.length - 1)));
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
  function readingsOf({ human, ai, total }) {
    return [
      { name: "total", label: "All", value: total },
      { name: "human", label: "People", value: human },
      { name: "ai", label: "AI", value: ai }
    ];
  }

  // src/analytics/show/tables/number-text.ts
  function numberText(kind, cell) {
    if (cell === null) return "–";
    if (typeof cell === "object") return changeText(cell);
    if (kind === "share") return formatShare(cell, 1);
    return kind === "ratio" ? formatRatio(cell, 1) : formatCount(cell);
  }
  function changeText({ now, before, change }) {
    const gain = formatGain(now, before);
    return change === "same" || now < few || before < few ? gain : `${gain} (${formatGrowth(now, before)})`;
  }
  function changeClass({ change }, rise) {
    if (change === "same") return "change";
    if (rise === void 0) return "change clear";
    return `change clear ${change === "more" === (rise === "better") ? "better" : "worse"}`;
  }

  // src/analytics/show/tables/table.ts
  function isText(kind) {
    return kind === "words" || kind === "code" || kind === "page" || kind === "state";
  }
  function isCompared(cell) {
    return cell !== null && typeof cell === "object" && "before" in cell;
  }

  // src/shared/first-use.ts
  function atFirstUse(make) {
    let made;
    return () => (made ??= { value: make() }).value;
  }

  // src/analytics/period/date-format.ts
  var days = atFirstUse(
    () => new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" })
  );
  var monthNames = atFirstUse(() => new Intl.DateTimeFormat("en-US", { month: "long", timeZone: "UTC" }));
  var weekdays = atFirstUse(() => new Intl.DateTimeFormat("en-US", { weekday: "long", timeZone: "UTC" }));
  var months = atFirstUse(
    () => new Intl.DateTimeFormat("en-US", { month: "short", year: "numeric", timeZone: "UTC" })
  );
  function formatDate(date) {
    return `${days().format(new Date(date))}, ${date.slice(0, 4)}`;
  }

  // src/analytics/show/html-report/cell-text.ts
  var mostPathParts = 20;
  function cellText(kind, cell) {
    if (typeof cell === "string") return kind === "date" ? formatDate(cell) : cell;
    return isPage(cell) ? cell.path : numberText(kind, cell);
  }
  function isPage(cell) {
    return cell !== null && typeof cell === "object" && "path" in cell;
  }
  function pathParts(path) {
    const parts = path.split(/(?<=.\/)/u);
    return parts.length > mostPathParts ? [path] : parts;
  }

  // src/analytics/show/html-report/page/table.ts
  var rowsPerPage = 25;
  var mostWithoutPager = 30;
  function showTable(place, table) {
    const { name, title, noun, columns, rows, filters, orderedBy } = table;
    const isTextColumn = (column) => isText(columns[column]?.kind ?? "count");
    const order = table.order ?? rows.map((_, index) => index);
    const texts = rows.map((row) => searchedText(columns, row));
    const search = element("input", {
      id: `${name}-filter`,
      type: "search",
      autocomplete: "off",
      spellcheck: false
    });
    const choice = element(
      "select",
      { autocomplete: "off" },
      ...filters.map(({ title: title2 }) => element("option", {}, title2))
    );
    choice.selectedIndex = Math.max(
      0,
      filters.findIndex(({ has }) => has.includes(true))
    );
    const status = element("p", { role: "status" });
    const pager = element(
      "nav",
      { ariaLabel: `Rows of ${title}` },
      pageButton("First", () => 0),
      pageButton("Back", () => start - rowsPerPage),
      pageButton("Next", () => start + rowsPerPage),
      pageButton("Last", () => Math.floor((found.length - 1) / rowsPerPage) * rowsPerPage)
    );
    const headings = columns.map(({ title: title2, kind }, index) => {
      const button = element("button", { type: "button" }, title2);
      button.addEventListener("click", () => {
        sortBy(index);
      });
      return element("th", { scope: "col", className: isText(kind) ? "" : `number ${kind}` }, button);
    });
    const body = element("tbody");
    let sorted = { column: table.order === void 0 ? orderedBy : -1, isDescending: !isTextColumn(orderedBy) };
    let all = order;
    let found = order;
    let start = 0;
    for (const control of [search, choice]) control.addEventListener("input", find);
    place.append(
      element(
        "div",
        { className: "controls", hidden: rows.length === 1 },
        element("label", {}, "Contains ", search),
        filters.length === 0 ? "" : element("label", {}, "Show ", choice)
      ),
      element("div", { className: "position" }, status, pager),
      element(
        "div",
        { className: "scroll", role: "group", ariaLabel: title },
        element("table", {}, element("thead", {}, element("tr", {}, ...headings)), body)
      )
    );
    markSorted();
    if (table.order !== void 0 && headings[orderedBy] !== void 0) headings[orderedBy].ariaSort = "other";
    find();
    function sortBy(column) {
      const isDescending = sorted.column === column ? !sorted.isDescending : !isTextColumn(column);
      sorted = { column, isDescending };
      const keys = rows.map((row) => sortKey(row[column] ?? null));
      all = order.toSorted((a, b) => compare(keys[a], keys[b], isDescending));
      markSorted();
      find();
    }
    function markSorted() {
      const { column, isDescending } = sorted;
      for (const [index, heading] of headings.entries())
        heading.ariaSort = index === column ? isDescending ? "descending" : "ascending" : null;
    }
    function find() {
      const text = search.value.trim().toLowerCase();
      const has = filters[choice.selectedIndex]?.has;
      found = all.filter((row) => has?.[row] !== false && texts[row]?.includes(text) === true);
      start = 0;
      show();
    }
    function show() {
      const end = found.length > mostWithoutPager ? start + rowsPerPage : found.length;
      const shown = found.slice(start, end);
      body.replaceChildren(...shown.map((row) => rowElement(columns, rows[row] ?? [])));
      status.textContent = position(shown.length);
      pager.hidden = found.length <= mostWithoutPager;
      const isAtEnd = [start === 0, start === 0, end >= found.length, end >= found.length];
      for (const [index, button] of [...pager.children].entries()) button.ariaDisabled = String(isAtEnd[index]);
    }
    function position(shown) {
      const of = formatCountOf(rows.length, noun);
      if (found.length === 0) return `No ${noun} matches. 0 hits in ${of}`;
      const hits = found.length === rows.length ? of : `${formatCountOf(found.length, "hit")} in ${of}`;
      return shown === found.length ? hits : `${formatCount(start + 1)}–${formatCount(start + shown)} of ${hits}`;
    }
    function pageButton(title2, to) {
      const button = element("button", { type: "button" }, title2);
      button.addEventListener("click", () => {
        if (button.ariaDisabled === "true") return;
        start = to();
        show();
        place.scrollIntoView({ block: "start" });
      });
      return button;
    }
  }
  function searchedText(columns, row) {
    return row.filter((cell, index) => cell !== null && isText(columns[index]?.kind ?? "count")).map((cell) => cellText("words", cell)).join("\n").toLowerCase();
  }
  function sortKey(cell) {
    if (typeof cell === "string") return cell.toLowerCase();
    if (cell === null || typeof cell === "number") return cell ?? void 0;
    if (isPage(cell)) return cell.path.toLowerCase();
    return cell.now - cell.before;
  }
  function compare(a, b, isDescending) {
    if (a === void 0 || b === void 0) return Number(a === void 0) - Number(b === void 0);
    const order = a < b ? -1 : a > b ? 1 : 0;
    return isDescending ? -order : order;
  }
  function rowElement(columns, row) {
    return element(
      "tr",
      {},
      ...columns.map(({ kind, rise }, index) => {
        const cell = row[index] ?? null;
        const content = contentOf(kind, cell);
        const className = classOf(kind, rise, cell);
        return index === 0 ? element("th", { scope: "row", className }, content) : element("td", { className }, content);
      })
    );
  }
  function classOf(kind, rise, cell) {
    if (isText(kind)) return kind;
    return `number ${isCompared(cell) ? changeClass(cell, rise) : kind}`;
  }
  function contentOf(kind, cell) {
    const text = cellText(kind, cell);
    if (cell === null || typeof cell === "number" || kind === "date") return text;
    if (typeof cell === "string") return element(kind === "code" ? "code" : "bdi", {}, text);
    if (!isPage(cell)) return text;
    const path = pathParts(text).flatMap((part, index) => index === 0 ? [part] : [element("wbr"), part]);
    const code = element("code", {}, ...path);
    const { link } = cell;
    return link === void 0 ? code : element("a", { href: link, target: "_blank", rel: "noopener noreferrer" }, code);
  }

  // src/analytics/show/html-report/page/report-page.ts
  var { buckets, tables } = JSON.parse(document.getElementById("data")?.textContent ?? "");
  for (const table of tables) {
    const place = document.querySelector(`[data-table="${table.name}"]`);
    if (place !== null) showTable(place, table);
  }
  for (const chart of document.querySelectorAll(".chart")) showValues(chart, buckets);
  var observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth + 1) target.setAttribute("tabindex", "0");
      else target.removeAttribute("tabindex");
    }
  });
  for (const scroll of document.querySelectorAll(".scroll")) observer.observe(scroll);
})();
