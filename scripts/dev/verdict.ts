import type { Rating } from "../diff/change.ts";
import { formatProblem } from "../document/problem.ts";
import { type Paint, plural } from "../project/text.ts";
import type { DocumentVerdict } from "./engine.ts";
import type { ReleaseDiff } from "./release-diff.ts";

const COLOURS = { major: "red", minor: "green", patch: "dim" } as const satisfies Record<Rating, string>;

/** One line for each stage, problems and changes below it. */
export function formatVerdict(verdict: DocumentVerdict, paint: Paint): string {
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
  return lines.join("") + (diff === undefined ? "" : formatDiff(diff, paint));
}

export const isClean = ({ lint }: DocumentVerdict): boolean =>
  !lint.problems.some(({ severity }) => severity === "error");

export function formatStage(name: string, isOk: boolean, milliseconds: number, note: string, paint: Paint): string {
  const result = isOk ? paint("green", "ok    ") : paint("red", "failed");
  return `${name.padEnd(9)} ${result} ${String(milliseconds).padStart(5)} ms  ${note}\n`;
}

/**
 * What the save changed, and how many breaking changes there are besides: `contract diff` lists all. Without `thisSave` this is the
 * first verdict, which lists every breaking change.
 */
function formatDiff({ version, lines, sentence, isEnough, thisSave }: ReleaseDiff, paint: Paint): string {
  const shown =
    thisSave === undefined
      ? lines.filter(({ rating }) => rating === "major")
      : thisSave.lines.filter(({ rating }) => rating !== "patch");
  const others = thisSave?.otherBreaking ?? 0;
  const rest = `${plural(others, shown.length === 0 ? "breaking change" : "other breaking change")} since ${version}`;
  const texts = [
    ...shown.map(({ rating, line }) => `${paint(COLOURS[rating], rating)}  ${line}`),
    ...(others === 0 ? [] : [paint("dim", shown.length === 0 ? rest : `and ${rest}`)]),
    ...(isEnough ? [] : [`${paint("yellow", "warning")}  ${sentence}`]),
  ];
  return texts.map((text) => `          ${text}\n`).join("");
}

export function count({ lines }: Pick<ReleaseDiff, "lines">): string {
  const breaking = lines.filter(({ rating }) => rating === "major").length;
  const compatible = lines.filter(({ rating }) => rating === "minor").length;
  return `${breaking} breaking, ${plural(compatible, "compatible change")}`;
}

const MAX_FILES = 6;

const listFiles = (files: readonly string[]): string =>
  files.length <= MAX_FILES
    ? files.join(", ")
    : `${files.slice(0, MAX_FILES).join(", ")} and ${plural(files.length - MAX_FILES, "more file")}`;
