import { plural } from "../../project/text.ts";
import { withoutKeys } from "../contract/credentials.ts";
import type { Finding } from "../run/findings.ts";
import type { WireAnswer } from "../wire/answer.ts";
import { toShell } from "../wire/curl.ts";
import type { RawRequest, WireRequest } from "../wire/request.ts";

const TITLES = { failure: "FAILED", warning: "WARNING", document: "DOCUMENT" } as const;

export interface FormatContext {
  readonly url: string;
  readonly seed: number;
  /** The names of headers and query parameters whose values are not shown, in lower case. */
  readonly secret: ReadonlySet<string>;
  /** The command that plays the round again. */
  readonly repeat: (finding: Finding) => string | undefined;
}

const MOST_CHARACTERS = 1200;

/** The text of a finding for the developer who fixes it. */
export function formatFinding(finding: Finding, { url, seed, secret, repeat }: FormatContext): string {
  const { level, check, operation, reason, expected, place, round, requests, answer, shrinks, more = [] } = finding;
  const title = [TITLES[level], operation, check].filter(Boolean).join("  ");
  const again = repeat(finding);
  const lines: (readonly [string, string])[] = [
    ["what", reason],
    ...(expected === undefined ? [] : [["expected", expected] as const]),
    ...(place === undefined ? [] : [["document", `${place.source}  ${place.pointer}`] as const]),
    ...(round === undefined
      ? []
      : [
          [
            "seed",
            `${seed}, kind ${round.kind}, round ${round.number}, shrunk ${plural(shrinks ?? 0, "time")}`,
          ] as const,
        ]),
    ...(again === undefined ? [] : [["repeat", again] as const]),
    ...more,
    ...requests.map((request) => ["request", describe(request, secret)] as const),
    ...(answer === undefined ? [] : [["answer", describeAnswer(answer)] as const]),
    ...requests.map((request) => ["shell", toShell(url, request, secret)] as const),
  ];
  return [title, ...lines.map(([name, text]) => `  ${name.padEnd(9)}${text}`)].join("\n");
}

const describe = (request: WireRequest | RawRequest, secret: ReadonlySet<string>): string =>
  "pieces" in request ? "over a socket" : `${request.method} ${shorten(withoutKeys(request.path, secret), 300)}`;

const describeAnswer = ({ status, headers, body }: WireAnswer): string =>
  `${status} ${headers.get("content-type") ?? ""} ${shorten(Buffer.from(body).toString("utf8"), MOST_CHARACTERS)}`;

export const shorten = (text: string, maxLength: number): string =>
  text.length <= maxLength ? text : `${text.slice(0, maxLength)}…`;
