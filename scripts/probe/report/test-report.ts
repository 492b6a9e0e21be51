import { type Paint, plural } from "../../project/text.ts";
import type { ExerciseResult, Failure, NotReached } from "./result.ts";

/** The result for a terminal: failures in full, then what was not reached, then the counts. */
export function formatResult(result: ExerciseResult, paint: Paint = (_, text) => text): string {
  const { failures, ofDocument, notReached, notWritten, operations, requests } = result;
  const bad = new Set(failures.flatMap(({ operation }) => operation || []));
  const counts = [
    `${plural(operations.length, "operation")}, ${plural(requests, "request")}:`,
    failures.length === 0
      ? "no failures"
      : plural(failures.length, "failure") + (bad.size === 0 ? "" : ` in ${plural(bad.size, "operation")}`),
    ...(ofDocument.length > 0 ? [`${plural(ofDocument.length, "finding")} of the document`] : []),
    ...(notReached.length > 0 ? [`${notReached.length} not reached`] : []),
    ...(notWritten.length > 0 ? [`${notWritten.length} not yet written`] : []),
  ];
  return [
    ...groupByCause(failures).map((group) => `${formatGroup(group, paint)}\n`),
    ...formatVariables(failures.map(({ request }) => request)),
    ...section(
      "of the document itself: the server is not to blame",
      groupByCause(ofDocument).map((group) => formatGroup(group, paint)),
    ),
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

function groupByCause(failures: readonly Failure[]): [Failure, ...Failure[]][] {
  const groups = new Map<string, [Failure, ...Failure[]]>();
  for (const failure of failures) {
    const cause = failure.cause ?? `${failure.place} ${failure.expected}`;
    const group = groups.get(cause);
    if (group === undefined) groups.set(cause, [failure]);
    else group.push(failure);
  }
  return [...groups.values()];
}

const MAX_NAMED = 5;

/** The first failure of a cause in full, and the names of the others. */
function formatGroup([first, ...others]: [Failure, ...Failure[]], paint: Paint): string {
  if (others.length === 0) return formatFailure(first, paint);
  const names = others.slice(0, MAX_NAMED).map(({ operation, check }) => `${operation}: ${check}`);
  const rest = others.length > MAX_NAMED ? "; …" : "";
  return `${formatFailure(first, paint)}\n    and ${others.length} more of this cause: ${names.join("; ")}${rest}`;
}

/** The shell variables that stand for credentials in curl lines, and how to set them. */
export function formatVariables(curlLines: readonly string[]): string[] {
  const variables = new Map<string, string>();
  for (const line of curlLines)
    for (const [, header = "", key = "", name = ""] of line.matchAll(/(?:-H "([^:"]+): |[?&]([^=&']+)='")\$(\w+)"/g))
      variables.set(name, header === "" ? `query parameter ${key}` : `header ${header}`);
  if (variables.size === 0) return [];
  const lines = [...variables].map(([name, what]) => `  export ${name}='…'  # the value of the ${what}`);
  return ["before you repeat a curl line", ...lines, ""];
}

/** One readable block for each failure. */
export function formatFailure(
  { operation, check, request, expected, actual, place, fix }: Failure,
  paint: Paint = (_, text) => text,
): string {
  return [
    `${paint("red", "✗")} ${operation === "" ? check : `${paint("bold", operation)}: ${check}`}`,
    `    request   ${request}`,
    `    expected  ${expected}`,
    `    came      ${actual}`,
    ...(place === "" ? [] : [`    document  ${place}`]),
    ...(fix === undefined ? [] : [`    fix       ${fix}`]),
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
