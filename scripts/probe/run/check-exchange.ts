import type { Step } from "../cases/case.ts";
import type { Contract, Difference } from "../contract/contract.ts";
import { forgetsRefusal } from "../contract/operations.ts";
import type { Asked } from "../request/asked.ts";
import type { Draft } from "../request/draft.ts";
import type { RequestFault } from "../request/judge-request.ts";
import type { KnownValues } from "../request/known-values.ts";
import type { WireAnswer } from "../wire/answer.ts";
import type { Problem } from "./problem.ts";

const methodOf = ({ draft }: Asked): string => draft.method ?? draft.operation.method;
const hasOwnMethod = (asked: Asked): boolean => methodOf(asked) === asked.draft.operation.method;

/** Servers refuse requests that are too long before anybody looks at them: no document speaks of that. */
const TOO_LONG = [414, 431];

/** What every answer has to be. */
export const AS_DOCUMENTED = "an answer as the document says";

export const NO_SERVER_ERROR = "no error of the server: a status below 500";

/** All that is wrong with an answer, or with there being none. */
export function checkExchange(
  contract: Contract,
  asked: Asked,
  step: Pick<Step, "expect" | "expectsOnly"> = {},
): Problem[] {
  const { answer, draft } = asked;
  const { expect, expectsOnly } = step;
  const { place: pointer } = draft.operation;
  if (answer === undefined) {
    const reason = asked.noAnswer ?? "there is no answer";
    return [{ level: "failure", check: "no-answer", detail: partOf(asked), pointer, reason, expected: "an answer" }];
  }
  if (expect === undefined && isServerError(draft, answer)) {
    return [
      {
        level: "failure",
        check: "server-error",
        detail: `${answer.status} ${partOf(asked)} ${signatureOf(answer)}`,
        pointer,
        reason: `status ${answer.status} to ${describe(asked)}`,
        expected: NO_SERVER_ERROR,
      },
    ];
  }
  const isUnjudged = answer.status >= 500 || TOO_LONG.includes(answer.status);
  if (answer.status === 501 || (expect === undefined && isUnjudged)) return [];
  if (!hasOwnMethod(asked)) return checkMethod(asked, answer);
  const wrong =
    expect === undefined
      ? [...checkCredentials(asked, answer), ...checkAcceptance(asked, answer)]
      : [expect(answer) ?? []].flat();
  // An answer that should not have come at all is not looked into.
  return expectsOnly || wrong.some(isFailure) ? wrong : [...wrong, ...checkAnswer(contract, asked, answer)];
}

export const isFailure = ({ level }: Problem): boolean => level === "failure";

/** What the requests before make of an answer: what was deleted is gone, and what was created is there. */
export function checkState(asked: Asked, made: KnownValues): Problem[] {
  const { draft, faults, answer } = asked;
  const { place: pointer, path, method } = draft.operation;
  if (answer === undefined || method !== "GET" || !hasOwnMethod(asked) || faults.length > 0) return [];
  if (made.isGone(path, draft.path)) {
    if (answer.status >= 400) return [];
    const reason = `what was deleted before is answered with ${answer.status}`;
    const expected = "what was deleted is gone: 404 or 410";
    return [{ level: "failure", check: "used-after-delete", detail: "", pointer, reason, expected }];
  }
  if (answer.status !== 404 || !made.has(path, draft.path)) return [];
  const reason = "what was created before is answered with 404";
  return [
    { level: "warning", check: "created-not-found", detail: "", pointer, reason, expected: "a status below 400" },
  ];
}

/** 501 says that the operation is not written yet, and a documented 503 that the server is busy. */
export function isServerError(draft: Draft, { status }: WireAnswer): boolean {
  const isBusy = status === 503 && draft.operation.responses.has("503");
  return status >= 500 && status !== 501 && !isBusy;
}

/** Which part of the request is wrong: a server has a different error for each. */
function partOf(asked: Asked): string {
  if (!hasOwnMethod(asked)) return "method";
  const [fault] = asked.faults;
  if (fault === undefined) return "valid";
  return fault.in === "body" && ["media type", "JSON"].includes(fault.keyword) ? fault.keyword : fault.in;
}

function describe(asked: Asked): string {
  if (!hasOwnMethod(asked)) return `the undocumented method ${methodOf(asked)}`;
  const [fault] = asked.faults;
  return fault === undefined ? "a valid request" : `a request in which ${sentenceOf(fault)}`;
}

/** Errors with the same text have the same cause, most likely. */
const signatureOf = ({ body }: WireAnswer): string =>
  Buffer.from(body)
    .toString("utf8")
    .replaceAll(/"(?:[^"\\]|\\.)*"|[0-9a-f-]{8,}|\d+/gi, "#")
    .slice(0, 80);

function checkMethod(asked: Asked, { status }: WireAnswer): Problem[] {
  if (status >= 400) return [];
  const { place } = asked.draft.operation;
  const reason = `${methodOf(asked)} is not documented, and answered with ${status}`;
  const pointer = place.slice(0, place.lastIndexOf("/"));
  return [{ level: "failure", check: "method-accepted", detail: "", pointer, reason, expected: "405 or 404" }];
}

function checkCredentials({ draft, credentials, faults }: Asked, { status }: WireAnswer): Problem[] {
  const { needsCredentials, place } = draft.operation;
  if (credentials === "valid" || !needsCredentials || status === 401 || status === 403) return [];
  const how = credentials === "none" ? "without credentials" : "with wrong credentials";
  const reason = `a request ${how} is answered with ${status}`;
  const shared = { detail: credentials, pointer: `${place}/security`, reason, expected: "401 or 403" };
  if (status < 400) return [{ level: "failure", check: "credentials-ignored", ...shared }];
  return faults.length === 0 ? [{ level: "warning", check: "credentials-late", ...shared }] : [];
}

const REFUSALS_OF_FORM = [400, 415, 422];

function checkAcceptance({ draft, credentials, faults }: Asked, { status }: WireAnswer): Problem[] {
  const [fault] = faults;
  const { place } = draft.operation;
  if (fault === undefined) {
    if (credentials !== "valid" || !REFUSALS_OF_FORM.includes(status)) return [];
    const reason = `a valid request is refused with ${status}`;
    const expected = "an answer that is not a refusal of the request's form, unless the document cannot say the rule";
    return [{ level: "warning", check: "valid-refused", detail: String(status), pointer: place, reason, expected }];
  }
  if (status >= 400) return [];
  return [
    {
      // Whether a format is checked is left to the server by JSON Schema.
      level: faults.every(({ keyword }) => keyword === "format") ? "warning" : "failure",
      check: "invalid-accepted",
      detail: `${fault.in} ${fault.name} ${fault.keyword} ${fault.place}`,
      pointer: fault.place,
      reason: `a request in which ${sentenceOf(fault)} is answered with ${status}`,
      expected: "a status from 400 to 499",
    },
  ];
}

function sentenceOf({ in: place, name, pointer, message, keyword }: RequestFault): string {
  if (["media type", "JSON", "form"].includes(keyword) || message.startsWith("the body")) return message;
  const what = place === "body" ? "the body" : `the ${place} parameter ${name}`;
  return `${what} is wrong${pointer === "" ? "" : ` at ${pointer}`} ("${message}")`;
}

/** The names of the checks. What the document says nothing of is allowed. */
const CHECKS: Readonly<Partial<Record<Difference["kind"], string>>> = {
  status: "status-undocumented",
  "media-type": "media-type-undocumented",
  "header-missing": "header-missing",
  "header-invalid": "header-invalid",
  "body-invalid": "body-invalid",
  "stream-broken": "stream-broken",
};

/** More differences of one answer say nothing new. */
const MAX_DIFFERENCES = 5;

/** In what an answer is not one that the document has for the operation. A union repeats what its branches say. */
function checkAnswer(contract: Contract, { draft: { operation } }: Asked, answer: WireAnswer): Problem[] {
  const { status } = answer;
  const found = new Map<string, Problem>();
  for (const { kind, message, place, pointer, explanation = "" } of contract.findDifferences(operation.id, answer)) {
    const check = CHECKS[kind];
    if (check === undefined) continue;
    // A server has to refuse all the same.
    const isGap = kind === "status" && forgetsRefusal(operation, status);
    found.set(`${place} ${message}`, {
      level: isGap ? "document" : "failure",
      check,
      detail: kind === "status" ? String(status) : `${kind.startsWith("header") ? "" : `${status} `}${place}`,
      pointer: place,
      reason: kind === "status" ? message : `${message}${explanation}`,
      expected: AS_DOCUMENTED,
      at: pointer,
    });
  }
  return [...found.values()].slice(0, MAX_DIFFERENCES);
}
