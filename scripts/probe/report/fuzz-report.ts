import { plural } from "../../project/text.ts";
import { withoutKeys } from "../contract/credentials.ts";
import type { CountedFinding, Finding } from "../run/findings.ts";
import type { FuzzResult } from "../run/fuzz.ts";
import { toShell } from "../wire/curl.ts";
import type { RawRequest, WireRequest } from "../wire/request.ts";
import { formatVariables } from "./test-report.ts";

/** The last lines of a run: what was found how often, and what was not reached. */
export function formatResult(result: FuzzResult, secret: ReadonlySet<string>): string {
  const { findings, seconds, requests, cases, notWritten, unchecked, lines } = result;
  const count = (wanted: Finding["level"]): number => findings.filter(({ level }) => level === wanted).length;
  const [failures, ofDocument] = [count("failure"), count("document")];
  const repeated = findings.filter(({ times }) => times > 1);
  const shellLines = findings.flatMap(({ requests: sent }) =>
    sent.map((request) => toShell(result.url, request, secret)),
  );
  return [
    ...formatVariables(shellLines),
    ...repeated.map(formatTimes),
    ...(notWritten.length > 0 ? [`not written (501): ${notWritten.join(", ")}`] : []),
    ...formatNeverAccepted(result),
    ...unchecked.map(([schema, reason]) => `not checked: schema ${schema} cannot be compiled: ${reason}`),
    ...lines,
    ...(result.isCutShort
      ? [`stopped early: ${plural(failures, "failure")} ${failures === 1 ? "is" : "are"} enough to fix first`]
      : []),
    `fuzz: ${plural(requests, "request")}, ${plural(cases, "case")} in ${seconds} s: ${plural(failures, "failure")}, ${plural(count("warning"), "warning")}${ofDocument === 0 ? "" : `, ${plural(ofDocument, "finding")} of the document`}`,
  ].join("\n");
}

function formatTimes({ times, operation, check, reason, alsoIn }: CountedFinding): string {
  const words = [`${times} times`, operation, check, reason].filter(Boolean);
  return words.join("  ") + (alsoIn.length > 0 ? `; also in ${alsoIn.join(", ")}` : "");
}

function formatNeverAccepted({ neverAccepted }: FuzzResult): string[] {
  const byStatuses = new Map<string, string[]>();
  for (const { operation, statuses, hasCredentials } of neverAccepted) {
    const isForbidden = statuses.every((status) => status === 401 || status === 403);
    const why = hasCredentials ? "the credentials that were given are refused" : "fix: give credentials with --header";
    const text = `${statuses.join(", ")}${isForbidden ? ` (${why})` : ""}`;
    byStatuses.set(text, [...(byStatuses.get(text) ?? []), operation]);
  }
  return [...byStatuses].map(([statuses, operations]) => `only answered with ${statuses}: ${operations.join(", ")}`);
}

/** The result as JSON has it, without the values of `secret` headers and query parameters. */
export function toJson(result: FuzzResult, secret: ReadonlySet<string>): unknown {
  return { ...result, findings: result.findings.map((finding) => findingToJson(finding, result.url, secret)) };
}

function findingToJson(
  { requests, answer, more, ...finding }: CountedFinding,
  url: string,
  secret: ReadonlySet<string>,
): unknown {
  const origin = new URL(url).origin;
  return {
    ...finding,
    ...(more === undefined ? {} : { more: Object.fromEntries(more) }),
    requests: requests.map((request) => requestToJson(request, origin, secret)),
    answer: answer && {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(answer.body).toString("utf8"),
    },
  };
}

function requestToJson(request: WireRequest | RawRequest, origin: string, secret: ReadonlySet<string>): unknown {
  const shell = toShell(origin, request, secret);
  if ("pieces" in request) return { shell };
  const { method, path, body } = request;
  const headers = request.headers.map(([name, value]) => [name, secret.has(name.toLowerCase()) ? "(hidden)" : value]);
  return { method, url: origin + withoutKeys(path, secret), headers, body: body?.toString("utf8"), shell };
}
