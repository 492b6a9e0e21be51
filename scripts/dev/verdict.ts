import { type Paint, plural } from "../command/text.ts";
import type { Rating } from "../diff/change.ts";
import { formatProblem } from "../pipeline/problem.ts";
import type { DocumentVerdict } from "./engine.ts";
import type { ReleaseDiff } from "./release-diff.ts";

const COLOURS = { major: "red", minor: "green", patch: "dim" } as const satisfies Record<Rating, string>;

/** One line for each stage, problems and changes below it. */
export function formatVerdict(
  verdict: DocumentVerdict,
  seenLines: ReadonlySet<string> | undefined,
  paint: Paint,
): string {
  const { lint, generate, diff } = verdict;
  const lines = [
    ...lint.problems.map((problem) => formatProblem(problem, paint)),
    formatStage("lint", isClean(verdict), lint.milliseconds, plural(lint.problems.length, "problem"), paint),
  ];
  if (generate !== undefined) {
    const changed = generate.changedFiles.length === 0 ? "nothing changed" : listFiles(generate.changedFiles);
    lines.push(formatStage("generate", true, generate.milliseconds, changed, paint));
  }
  if (diff !== undefined)
    lines.push(formatStage("diff", true, diff.milliseconds, `since ${diff.version}: ${count(diff)}`, paint));
  return lines.join("") + (diff === undefined ? "" : formatDiff(diff, seenLines, paint));
}

export const isClean = ({ lint }: DocumentVerdict): boolean =>
  !lint.problems.some(({ severity }) => severity === "error");

export function formatStage(name: string, isOk: boolean, milliseconds: number, note: string, paint: Paint): string {
  const result = isOk ? paint("green", "ok    ") : paint("red", "failed");
  return `${name.padEnd(9)} ${result} ${String(milliseconds).padStart(5)} ms  ${note}\n`;
}

/**
 * Breaking changes always, other changes only after the save that made them: `contract diff` lists all. The lines of the verdict before
 * are `seenLines`; undefined: there was none.
 */
function formatDiff(
  { lines, sentence, isEnough }: ReleaseDiff,
  seenLines: ReadonlySet<string> | undefined,
  paint: Paint,
): string {
  const isNew = (line: string): boolean => seenLines !== undefined && !seenLines.has(line);
  const shown = lines.filter(({ rating, line }) => rating === "major" || (rating === "minor" && isNew(line)));
  const texts = shown.map(({ rating, line }) => `          ${paint(COLOURS[rating], rating)}  ${line}\n`);
  return texts.join("") + (isEnough ? "" : `          ${paint("yellow", "warning")}  ${sentence}\n`);
}

export function count({ lines }: ReleaseDiff): string {
  const breaking = lines.filter(({ rating }) => rating === "major").length;
  const compatible = lines.filter(({ rating }) => rating === "minor").length;
  return `${breaking} breaking, ${plural(compatible, "compatible change")}`;
}

const MAX_FILES = 6;

const listFiles = (files: readonly string[]): string =>
  files.length <= MAX_FILES
    ? files.join(", ")
    : `${files.slice(0, MAX_FILES).join(", ")} and ${plural(files.length - MAX_FILES, "more file")}`;
