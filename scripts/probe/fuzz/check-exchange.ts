import type { Contract } from "./contract/contract.ts";
import type { Exchange } from "./exchange.ts";
import type { RequestFault } from "./request/judge-request.ts";
import type { WireAnswer } from "./wire/answer.ts";
import { checkAnswer } from "./checks/check-answer.ts";
import type { Problem } from "./problem.ts";

/** All that is wrong with an answer, or with there being none. */
export function checkExchange(contract: Contract, exchange: Exchange): Problem[] {
  const { operation, plan, answer } = exchange;
  const { pointer } = operation;
  if (answer === undefined) {
    const reason = exchange.noAnswer ?? "there is no answer";
    return [{ level: "failure", check: "no-answer", detail: partOf(exchange), pointer, reason, expected: "an answer" }];
  }
  if (isServerError(exchange, answer)) {
    return [
      {
        level: "failure",
        check: "server-error",
        detail: `${answer.status} ${partOf(exchange)} ${signatureOf(answer)}`,
        pointer,
        reason: `status ${answer.status} to ${describe(exchange)}`,
        expected: "a status below 500",
      },
    ];
  }
  if (answer.status >= 500) return [];
  if (plan.method !== operation.method) return checkMethod(exchange, answer);
  return [
    ...checkCredentials(exchange, answer),
    ...checkAcceptance(contract, exchange, answer),
    ...checkAnswer(contract, { ...exchange, answer }),
  ];
}

/** 501 says that the operation is not written yet, and a documented 503 that the server is busy. */
function isServerError({ operation }: Exchange, { status }: WireAnswer): boolean {
  const isBusy = status === 503 && operation.responses.some((response) => response.status === "503");
  return status >= 500 && status !== 501 && !isBusy;
}

/** Which part of the request is wrong: a server has a different error for each. */
function partOf({ plan, faults, operation }: Exchange): string {
  if (plan.method !== operation.method) return "method";
  const [fault] = faults;
  if (fault === undefined) return "valid";
  return fault.in === "body" && ["media type", "JSON"].includes(fault.keyword) ? fault.keyword : fault.in;
}

function describe({ plan, faults, operation }: Exchange): string {
  if (plan.method !== operation.method) return `the undocumented method ${plan.method}`;
  const [fault] = faults;
  return fault === undefined ? "a valid request" : `a request in which ${sentenceOf(fault)}`;
}

/** Errors with the same text have the same cause, most likely. */
const signatureOf = ({ body }: WireAnswer): string =>
  Buffer.from(body)
    .toString("utf8")
    .replaceAll(/"(?:[^"\\]|\\.)*"|[0-9a-f-]{8,}|\d+/gi, "#")
    .slice(0, 80);

function checkMethod({ operation, plan }: Exchange, { status }: WireAnswer): Problem[] {
  if (status >= 400) return [];
  const reason = `${plan.method} is not documented, and answered with ${status}`;
  const expected = "405 or 404";
  const pointer = operation.pointer.slice(0, operation.pointer.lastIndexOf("/"));
  return [{ level: "failure", check: "method-accepted", detail: "", pointer, reason, expected }];
}

function checkCredentials({ operation, plan, faults }: Exchange, { status }: WireAnswer): Problem[] {
  if (plan.credentials === "given" || operation.credentials.length === 0) return [];
  if (status === 401 || status === 403) return [];
  const how = plan.credentials === "none" ? "without credentials" : "with wrong credentials";
  const reason = `a request ${how} is answered with ${status}`;
  const shared = { detail: plan.credentials, pointer: `${operation.pointer}/security`, reason, expected: "401 or 403" };
  if (status < 400) return [{ level: "failure", check: "credentials-ignored", ...shared }];
  return faults.length === 0 ? [{ level: "warning", check: "credentials-late", ...shared }] : [];
}

const REFUSALS_OF_FORM = [400, 415, 422];

function checkAcceptance(contract: Contract, { operation, plan, faults }: Exchange, { status }: WireAnswer): Problem[] {
  const [fault] = faults;
  if (fault === undefined) {
    if (plan.credentials !== "given" || !REFUSALS_OF_FORM.includes(status)) return [];
    const reason = `a valid request is refused with ${status}`;
    const expected = "an answer that is not a refusal of the request's form, unless the document cannot say the rule";
    const { pointer } = operation;
    return [{ level: "warning", check: "valid-refused", detail: String(status), pointer, reason, expected }];
  }
  if (status >= 400) return [];
  const owner = `${operation.pointer}/${fault.in === "body" ? "requestBody" : "parameters"}`;
  return [
    {
      // Whether a format is checked is left to the server by JSON Schema.
      level: faults.every(({ keyword }) => keyword === "format") ? "warning" : "failure",
      check: "invalid-accepted",
      detail: `${fault.in} ${fault.name} ${fault.keyword} ${fault.schemaPath}`,
      pointer: fault.schemaPath === "" ? owner : contract.schemaPointer(fault.schemaPath, owner),
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
