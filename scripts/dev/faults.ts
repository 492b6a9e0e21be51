import { plural } from "../project/text.ts";
import type { ReleaseDiff } from "./release-diff.ts";

/** What is known about the last save. */
export interface SaveFacts {
  /** Why the document cannot be checked. */
  readonly error?: string | undefined;
  /** Why the documentation is not that of the last save. */
  readonly docsFault?: string | undefined;
  readonly lint?: { readonly problems: readonly { readonly severity: "error" | "warn" }[] } | undefined;
  /** Undefined: the save was not compared with the release. */
  readonly diff?: Pick<ReleaseDiff, "version" | "lines" | "isEnough" | "partnersFault"> | undefined;
  readonly isTypesFailed: boolean;
  readonly isMockFailed?: boolean;
}

/** Something to look at, with the view of the page that shows it. Only a "bad" one makes the run a failure. */
export interface Fault {
  readonly view: "findings" | "docs" | "code" | "changes";
  readonly tone: "bad" | "warn";
  readonly text: string;
}

const bad = (view: Fault["view"], text: string): Fault => ({ view, tone: "bad", text });
const warn = (view: Fault["view"], text: string): Fault => ({ view, tone: "warn", text });

/** The one verdict about the last save, for the terminal and the page: all that is to be looked at, the worst first. */
export function listFaults({ error, docsFault, lint, diff, isTypesFailed, isMockFailed }: SaveFacts): Fault[] {
  const countOf = (severity: "error" | "warn"): number =>
    lint?.problems.filter((problem) => problem.severity === severity).length ?? 0;
  const [errors, warnings] = [countOf("error"), countOf("warn")];
  const breaking = diff?.lines.filter(({ rating }) => rating === "major").length ?? 0;
  const isKnown = error !== undefined || errors > 0;
  return [
    ...(error === undefined ? [] : [bad("findings", "the document cannot be checked")]),
    ...(errors === 0 ? [] : [bad("findings", plural(errors, "error"))]),
    ...(docsFault === undefined || isKnown ? [] : [bad("docs", "the documentation cannot be shown")]),
    ...(isTypesFailed ? [bad("code", "the code does not compile")] : []),
    ...(isMockFailed ? [bad("docs", "the mock does not run")] : []),
    ...(breaking === 0 ? [] : [warn("changes", `${plural(breaking, "breaking change")} since ${diff?.version}`)]),
    ...(diff?.isEnough === false ? [warn("changes", "the version is too low")] : []),
    ...(diff?.partnersFault === undefined ? [] : [warn("changes", "what partners use cannot be read")]),
    ...(warnings === 0 ? [] : [warn("findings", plural(warnings, "warning"))]),
  ];
}

/** The word for all of them. */
export const nameResult = (faults: readonly Fault[]): "ok" | "warning" | "failed" =>
  faults.some(({ tone }) => tone === "bad") ? "failed" : faults.length > 0 ? "warning" : "ok";
