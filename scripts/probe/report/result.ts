import { AS_DOCUMENTED } from "../run/check-exchange.ts";
import type { Finding } from "../run/findings.ts";
import { findNothingReached, type NothingReached, type Reach } from "../run/reached.ts";
import { answerText } from "../wire/answer-text.ts";
import { toCurl } from "../wire/curl.ts";

/** A finding as `contract test` prints it. */
export interface Failure {
  /** Empty: the failure is of the whole run. */
  readonly operation: string;
  /** What was tried: "example milk", "body without text". */
  readonly check: string;
  /** The request as a curl line; credentials are shell variables in it. */
  readonly request: string;
  readonly expected: string;
  readonly actual: string;
  /** Where the document says so: `file:line:column`. */
  readonly place: string;
  readonly fix?: string;
  /** Failures with the same text have one cause (default: what is expected, and the place). */
  readonly cause?: string;
}

/** The last request of a finding is the one that shows it. */
export function toFailure(finding: Finding, url: string, secret: ReadonlySet<string>): Failure {
  const { operation = "", check, tried = check, reason, expected = "", place, requests, answer } = finding;
  const isDifference = expected === AS_DOCUMENTED;
  const pointer = new Map(finding.more).get("pointer");
  const request = requests.at(-1);
  return {
    operation,
    check: tried,
    request: request === undefined || "pieces" in request ? "(nothing was sent)" : toCurl(url, request, secret),
    expected: isDifference ? `${expected}, but ${reason}` : expected,
    actual: answer === undefined ? reason : answerText(answer, pointer),
    place: place?.source ?? "",
    // What is wrong at one place of the document is one cause, whatever the values were.
    ...(isDifference && { cause: `${place?.pointer} ${pointer === undefined ? reason : ""}` }),
  };
}

/** A part of the document that the run did not see, and why. */
export interface NotReached {
  readonly operation: string;
  /** Such as "status 409" or "header ETag of 200". */
  readonly part: string;
  readonly reason: string;
}

export interface OperationResult extends Partial<Reach> {
  readonly operation: string;
  /** How many things were checked: one for each request, and one for each documented part that was seen. */
  readonly checks: number;
  readonly requests: number;
  readonly failures: readonly Failure[];
  /** What is wrong with the document itself, such as an example that its schema refuses. */
  readonly ofDocument?: readonly Failure[];
  readonly notReached: readonly NotReached[];
  /** The server answers 501: the operation is not yet written. */
  readonly isNotWritten: boolean;
}

export interface ExerciseResult {
  readonly url: string;
  readonly operations: readonly OperationResult[];
  readonly checks: number;
  readonly requests: number;
  readonly failures: readonly Failure[];
  /** What is wrong with the document itself: the server is not to blame for it. */
  readonly ofDocument: readonly Failure[];
  readonly notReached: readonly NotReached[];
  /** The operations that answer 501. */
  readonly notWritten: readonly string[];
}

export function sumUp(url: string, operations: readonly OperationResult[]): ExerciseResult {
  const sum = (count: (result: OperationResult) => number): number =>
    operations.reduce((total, result) => total + count(result), 0);
  const nothing = findNothingReached(
    operations.map(({ isReached = false, refusedWith = [] }) => ({ isReached, refusedWith })),
  );
  return {
    url,
    operations,
    checks: sum(({ checks }) => checks),
    requests: sum(({ requests }) => requests),
    failures: [
      ...operations.flatMap(({ failures }) => failures),
      ...(nothing === undefined ? [] : [toRunFailure(nothing)]),
    ],
    ofDocument: operations.flatMap(({ ofDocument = [] }) => ofDocument),
    notReached: operations.flatMap(({ notReached }) => notReached),
    notWritten: operations.flatMap(({ operation, isNotWritten }) => (isNotWritten ? [operation] : [])),
  };
}

const toRunFailure = ({ reason, fix }: NothingReached): Failure => ({
  operation: "",
  check: "the whole run",
  request: "each that was valid",
  expected: "answers of the operations",
  actual: reason,
  place: "",
  fix,
});
