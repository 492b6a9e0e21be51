import type { Contract, Difference } from "../contract/contract.ts";
import { hasRefusals } from "../contract/operations.ts";
import type { Asked } from "../request/asked.ts";
import type { RequestFault } from "../request/judge-request.ts";
import type { KnownValues } from "../request/known-values.ts";
import type { WireAnswer } from "../wire/answer.ts";
import type { Problem } from "./problem.ts";

const methodOf = ({ draft }: Asked): string => draft.method ?? draft.operation.method;
const hasOwnMethod = (asked: Asked): boolean => methodOf(asked) === asked.draft.operation.method;

/** Servers refuse requests that are too long before anybody looks at them: no document speaks of that. */
const TOO_LONG = [414, 431];

/** All that is wrong with an answer, or with there being none. */
export function checkExchange(contract: Contract, asked: Asked): Problem[] {
  const { answer, draft } = asked;
  const { place: pointer } = draft.operation;
  if (answer === undefined) {
    const reason = asked.noAnswer ?? "there is no answer";
    return [{ level: "failure", check: "no-answer", detail: partOf(asked), pointer, reason, expected: "an answer" }];
  }
  if (isServerError(asked, answer)) {
    return [
      {
        level: "failure",
        check: "server-error",
        detail: `${answer.status} ${partOf(asked)} ${signatureOf(answer)}`,
        pointer,
        reason: `status ${answer.status} to ${describe(asked)}`,
        expected: "a status below 500",
      },
    ];
  }
  if (answer.status >= 500 || TOO_LONG.includes(answer.status)) return [];
  if (!hasOwnMethod(asked)) return checkMethod(asked, answer);
  return [
    ...checkCredentials(asked, answer),
    ...checkAcceptance(asked, answer),
    ...checkAnswer(contract, asked, answer),
  ];
}

/** What the requests before make of an answer: what was deleted is gone, and what was created is there. */
export function checkState(asked: Asked, made: KnownValues): Problem[] {
  const { draft, faults, answer } = asked;
  const { place: pointer, path, method } = draft.operation;
  if (answer === undefined || method !== "GET" || !hasOwnMethod(asked) || faults.length > 0) return [];
  if (made.isGone(path, draft.path)) {
    if (answer.status >= 400) return [];
    const reason = `what was deleted before is answered with ${answer.status}`;
    return [{ level: "failure", check: "used-after-delete", detail: "", pointer, reason, expected: "404 or 410" }];
  }
  if (answer.status !== 404 || !made.has(path, draft.path)) return [];
  const reason = "what was created before is answered with 404";
  return [
    { level: "warning", check: "created-not-found", detail: "", pointer, reason, expected: "a status below 400" },
  ];
}

/** 501 says that the operation is not written yet, and a documented 503 that the server is busy. */
function isServerError({ draft }: Asked, { status }: WireAnswer): boolean {
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
  const { credentials: places, place } = draft.operation;
  if (credentials === "valid" || places.length === 0 || status === 401 || status === 403) return [];
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
};

/** Whether an answer is one that the document has for the operation. One problem of a kind is enough to look at. */
function checkAnswer(contract: Contract, { draft: { operation } }: Asked, answer: WireAnswer): Problem[] {
  const { status } = answer;
  const found = new Map<string, Problem>();
  for (const { kind, message, place, pointer, explanation = "" } of contract.findDifferences(operation.id, answer)) {
    const check = CHECKS[kind];
    const key = kind.startsWith("header") ? `${kind} ${place}` : kind;
    if (check === undefined || found.has(key)) continue;
    const isHeader = kind.startsWith("header");
    const isGap = kind === "status" && status >= 400 && !hasRefusals(operation);
    found.set(key, {
      level: isGap ? "document" : "failure",
      check,
      detail: kind === "status" ? String(status) : `${isHeader ? "" : `${status} `}${place}`,
      pointer: place,
      reason: kind === "status" ? message : `${message}${explanation} in an answer ${status}`,
      expected:
        pointer === undefined
          ? "an answer as the document says"
          : `a value that meets ${place.slice(place.lastIndexOf("/") + 1)}`,
    });
  }
  return [...found.values()];
}
