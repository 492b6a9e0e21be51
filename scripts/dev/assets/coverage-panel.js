// Contract coverage as a map: an operation in each row, a status in each column.

import { commands, make } from "./elements.js";
import { empty } from "./panels.js";

const MARKS = {
  covered: ["✓", "answered in the tests"],
  missing: ["✗", "never answered"],
  unknown: ["?", "not counted yet"],
};

export function coverage({ coverage: map, commands: { coverage: lines } }, openPage) {
  if (map === undefined)
    return [
      empty("Not counted yet.", "Run this, and this page shows which answers the tests have seen:"),
      commands(lines),
    ];
  const { rows, measures, countedAt, isOld, file } = map;
  const statuses = [...new Set(rows.flatMap((row) => row.statuses.map(({ status }) => status)))].sort();
  const counted = `Counted ${new Date(countedAt).toLocaleString("en-GB")} (${file}).`;
  return [
    isOld
      ? [make("p", { class: "banner warn" }, `Older than the document. ${counted} Count again:`), commands(lines)]
      : make("p", { class: "soft" }, counted),
    make("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": "Answers by operation and status" }, [
      make(
        "table",
        { class: isOld ? "map old" : "map" },
        make(
          "thead",
          {},
          make("tr", {}, [
            make("th", { scope: "col" }, "Operation"),
            ...statuses.map((status) => make("th", { scope: "col" }, status)),
          ]),
        ),
        make(
          "tbody",
          {},
          rows.map((row) => mapRow(row, statuses, openPage)),
        ),
      ),
    ]),
    make("p", { class: "soft" }, "✓ answered, ✗ never answered, ? not counted yet"),
    make("h2", {}, "All measures"),
    make(
      "dl",
      { class: "measures" },
      measures.map(({ name, percent }) => make("div", {}, make("dt", {}, name), make("dd", {}, percent))),
    ),
  ];
}

function mapRow({ id, call, page, statuses: own }, statuses, openPage) {
  const states = new Map(own.map(({ status, state }) => [status, state]));
  const link = make("a", { href: `docs/${page}`, title: call, click: (event) => openPage(event, page) }, id);
  return make(
    "tr",
    {},
    make("th", { scope: "row" }, link),
    statuses.map((status) => {
      const state = states.get(status);
      if (state === undefined) return make("td", {});
      const [mark, meaning] = MARKS[state];
      return make("td", { class: state, title: `${id} ${status}: ${meaning}` }, mark);
    }),
  );
}
