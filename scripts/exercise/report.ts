import { type Paint, plural } from "../command/text.ts";
import type { ExerciseResult, Failure, NotReached } from "./result.ts";

/** The result for a terminal: failures in full, then what was not reached, then the counts. */
export function formatResult(result: ExerciseResult, paint: Paint = (_, text) => text): string {
  const { failures, notReached, notWritten, operations, requests } = result;
  const bad = new Set(failures.map(({ operation }) => operation));
  const counts = [
    `${plural(operations.length, "operation")}, ${plural(requests, "request")}:`,
    failures.length === 0 ? "no failures" : `${plural(failures.length, "failure")} in ${plural(bad.size, "operation")}`,
    ...(notReached.length > 0 ? [`${notReached.length} not reached`] : []),
    ...(notWritten.length > 0 ? [`${notWritten.length} not yet written`] : []),
  ];
  return [
    ...failures.map((failure) => `${formatFailure(failure, paint)}\n`),
    ...section("not reached", formatNotReached(notReached)),
    ...section(
      "not yet written (501)",
      notWritten.map((id) => `  ${id}`),
    ),
    `${counts[0]} ${paint(failures.length === 0 ? "green" : "red", counts.slice(1).join(", "))}`,
    "",
  ].join("\n");
}

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [title, ...lines, ""];

/** One readable block for each failure. */
export function formatFailure(
  { operation, check, request, expected, actual, place }: Failure,
  paint: Paint = (_, text) => text,
): string {
  return [
    `${paint("red", "✗")} ${paint("bold", operation)}: ${check}`,
    `    request   ${request}`,
    `    expected  ${expected}`,
    `    came      ${actual}`,
    `    document  ${place}`,
  ].join("\n");
}

/** Those of the same reason are one line. */
function formatNotReached(notReached: readonly NotReached[]): string[] {
  const byReason = new Map<string, string[]>();
  for (const { operation, part, reason } of notReached)
    byReason.set(`${operation} ${reason}`, [...(byReason.get(`${operation} ${reason}`) ?? []), part]);
  const done = new Set<string>();
  return notReached.flatMap(({ operation, reason }) => {
    const key = `${operation} ${reason}`;
    if (done.has(key)) return [];
    done.add(key);
    return [`  ${operation}: ${byReason.get(key)?.join(", ")}: ${reason}`];
  });
}
