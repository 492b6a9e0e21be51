// The one verdict about the last save: everything that is shown in red or orange anywhere on the page, in words.

import { plural } from "./elements.js";

const bad = (view, text) => ({ view, tone: "bad", text });
const warn = (view, text) => ({ view, tone: "warn", text });

/** What there is to fix, the worst first, with the view that shows it. */
export function listFaults({ error, docsFault, lint, types, diff, mock }) {
  const countOf = (severity) => lint?.problems.filter((problem) => problem.severity === severity).length ?? 0;
  const [errors, warnings, breaking] = [countOf("error"), countOf("warn"), countBreaking(diff)];
  const isKnown = error !== undefined || errors > 0;
  return [
    error !== undefined && bad("findings", "the document cannot be checked"),
    errors > 0 && bad("findings", plural(errors, "error")),
    docsFault !== undefined && !isKnown && bad("docs", "the documentation cannot be shown"),
    types.phase === "failed" && bad("code", "the code does not compile"),
    breaking > 0 && bad("changes", `${plural(breaking, "breaking change")} since ${diff.version}`),
    diff?.isEnough === false && warn("changes", "the version is too low"),
    diff?.partnersFault !== undefined && warn("changes", "what partners use cannot be read"),
    mock.phase === "failed" && bad("docs", "the mock does not run"),
    warnings > 0 && warn("findings", plural(warnings, "warning")),
  ].filter(Boolean);
}

export const hasErrors = (lint) => lint?.problems.some(({ severity }) => severity === "error") ?? false;

export const countBreaking = (diff) => diff?.lines.filter(({ rating }) => rating === "major").length ?? 0;
