// The panels about findings and code, and the bar above the documentation.

import { copyButton, formatDuration, formatTime, make, place, plural, sentence } from "./elements.js";

const SEVERITY = { error: "error", warn: "warning" };

export function findings(state, _openPage, openView) {
  const { error, lint, run } = state;
  if (error !== undefined)
    return [
      make("h2", { class: "bad" }, "The document cannot be checked"),
      make("pre", { class: "output", tabindex: "0" }, error),
    ];
  if (lint === undefined) return [wait(run)];
  const { problems, milliseconds } = lint;
  if (problems.length === 0) return noFindings(state, formatDuration(milliseconds), openView);
  const examples = problems.filter(({ isExample }) => isExample);
  const others = problems.filter(({ isExample }) => !isExample);
  return [
    others.length > 0 && [make("h2", {}, "In the document"), make("ul", { class: "cards" }, others.map(problemCard))],
    examples.length > 0 && [
      make("h2", {}, "Examples that fail"),
      make("ul", { class: "cards" }, examples.map(problemCard)),
    ],
  ];
}

/** That nothing is to be fixed is said only if nothing else on the page is red. */
function noFindings(state, duration, openView) {
  const { faults } = state;
  if (faults.length > 0)
    return [
      empty("No findings in the document.", "But there is more to look at:"),
      make(
        "ul",
        { class: "faults" },
        faults.map(({ view, tone, text }) =>
          make("li", {}, make("button", { type: "button", class: tone, click: () => openView(view) }, text)),
        ),
      ),
    ];
  return state.run.phase === "running"
    ? [empty("No findings in the document.", "The rest is being checked.")]
    : [empty("Nothing to fix.", `Checked in ${duration}.`)];
}

const problemCard = ({ severity, rule, message, fix, place: where }) =>
  make(
    "li",
    { class: `card ${severity === "error" ? "bad" : "warn"}` },
    make(
      "p",
      { class: "head" },
      make("strong", {}, SEVERITY[severity]),
      " ",
      make("span", { class: "mono soft" }, rule),
    ),
    make("p", {}, sentence(message)),
    make("p", { class: "soft" }, "Fix: ", sentence(fix)),
    make("p", {}, place(where)),
  );

export function code({ types, generated }) {
  return [
    make("h2", {}, "Code against the document"),
    typeErrors(types),
    make("h2", {}, "Generated files"),
    ...generatedFiles(generated),
  ];
}

const TYPES = {
  none: "The configuration names no command that checks types: dev.check in contract.config.ts.",
  waiting: "Types are checked after the document.",
  running: "Types are being checked…",
  skipped: "Types are not checked while the document has errors.",
};

function typeErrors({ phase, errors, output, milliseconds }) {
  if (TYPES[phase] !== undefined) return note(TYPES[phase]);
  if (phase === "ok") return note(`Everything compiles. Checked in ${formatDuration(milliseconds)}.`);
  if (errors.length === 0)
    return make("pre", { class: "output", tabindex: "0" }, output ?? "The check failed, and printed nothing.");
  const files = [...new Set(errors.map(({ file }) => file))];
  return make(
    "ul",
    { class: "cards" },
    files.map((file) =>
      make(
        "li",
        { class: "card bad" },
        make(
          "p",
          { class: "head" },
          make("strong", {}, "does not compile"),
          " ",
          make("span", { class: "mono soft" }, file),
        ),
        errors.filter((error) => error.file === file).map(errorLines),
      ),
    ),
  );
}

const errorLines = ({ place: where, code: number, message }) => [
  make("p", { class: "message" }, message, " ", make("span", { class: "mono soft" }, number)),
  make("p", {}, place(where)),
];

function generatedFiles({ files }) {
  if (files.length === 0) return [note("Nothing was written since the start: the generated files were up to date.")];
  const last = files.filter(({ isOfLastRun }) => isOfLastRun);
  const earlier = files.filter(({ isOfLastRun }) => !isOfLastRun);
  return [
    last.length === 0 ? note("The last save changed none.") : fileList(last),
    earlier.length > 0 &&
      make("details", {}, make("summary", {}, `Earlier since the start (${earlier.length})`), fileList(earlier)),
  ];
}

const fileList = (files) =>
  make(
    "ul",
    { class: "files" },
    files.map(({ place: { text, href }, writtenAt }) =>
      make(
        "li",
        {},
        href === undefined ? make("code", {}, text) : make("a", { href, class: "mono" }, text),
        make("span", { class: "soft" }, formatTime(writtenAt)),
      ),
    ),
  );

/** The address of the mock, above the documentation. */
export function mockBar({ phase, url, detail }) {
  const texts = {
    off: "starts when the document has no errors",
    starting: "starting…",
    running: "running",
    failed: "does not run",
  };
  return [
    make("span", { class: `dot ${phase}` }),
    make("span", {}, "Mock "),
    make("code", {}, url),
    copyButton(url),
    make("span", { class: phase === "failed" ? "bad" : "soft" }, texts[phase]),
    make("a", { href: "docs/index.html", target: "_blank", rel: "noopener", class: "alone" }, "Open the docs alone"),
    detail !== undefined && make("pre", { class: "output", tabindex: "0" }, detail),
  ];
}

export const note = (text) => make("p", { class: "soft" }, text);
export const empty = (title, text) =>
  make("div", { class: "empty" }, make("p", { class: "title" }, title), make("p", {}, sentence(text)));
const wait = ({ phase }) =>
  phase === "running"
    ? empty("Checking…", "The first run loads the linter and takes longest.")
    : empty("Nothing yet.", "Save the document.");

const hasErrors = (lint) => lint?.problems.some(({ severity }) => severity === "error") ?? false;

/** The numbers on the tabs: text, and whether it is good or bad. */
export function counts({ error, lint, diff, types, coverage }) {
  const problems = lint?.problems.length ?? 0;
  // Those of the save before are not those of this one.
  const breaking = diff?.isOld ? 0 : (diff?.lines.filter(({ rating }) => rating === "major").length ?? 0);
  const measure = coverage?.measures.find(({ name }) => name === "statuses");
  const errors = types.errors.length || (types.phase === "failed" ? 1 : 0);
  return {
    findings: [
      error === undefined ? (problems > 0 ? String(problems) : "") : "!",
      error !== undefined || hasErrors(lint) ? "bad" : "warn",
    ],
    changes: [breaking > 0 ? String(breaking) : "", "bad", plural(breaking, "breaking change")],
    code: [errors > 0 ? String(errors) : "", "bad"],
    coverage: [measure?.percent.replace(/\.\d+ /, " ") ?? "", "soft"],
  };
}
