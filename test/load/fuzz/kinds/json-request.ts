import type { WireAnswer } from "../../../../scripts/probe/wire/answer.ts";
import type { WireRequest } from "../../../../scripts/probe/wire/request.ts";
import { isObject } from "../../../../scripts/schema/json.ts";
import { type FailedExchange, Failure } from "../failure.ts";
import type { FuzzAccount } from "../world/account.ts";
import { type Expected, expectBody, expectDestination, readBody } from "../world/expect.ts";
import { bodyIn, codeIn, dataIn } from "../world/verdict.ts";
import type { World } from "../world/world.ts";

/** A body and who sends it where. */
export interface JsonPlan {
  readonly operationId: string;
  /** Which of the senders. */
  readonly sender: number;
  readonly body: unknown;
}

export function senderOf(world: World, index: number): FuzzAccount {
  const senders = [...world.playing("sender"), ...world.playing("hooked")];
  const sender = senders[index % senders.length];
  if (sender === undefined) throw new Error("There is no account to send from");
  return sender;
}

/** The path of an operation; of a form, one of the account's own where it has any. */
export function pathOf(world: World, operationId: string, account: FuzzAccount): string {
  const [formId = "form_unknown"] = account.forms.keys();
  return (world.contract.operations.get(operationId)?.path ?? "").replace("{formId}", formId);
}

export function jsonRequest(
  world: World,
  operationId: string,
  account: FuzzAccount,
  body: Buffer,
  ...headers: readonly (readonly [string, string])[]
): WireRequest {
  const method = world.contract.operations.get(operationId)?.method ?? "POST";
  const type = headers.some(([name]) => name.toLowerCase() === "content-type");
  return {
    method,
    path: pathOf(world, operationId, account),
    headers: [account.authorization, ...(type ? [] : [["Content-Type", "application/json"] as const]), ...headers],
    body,
  };
}

/** Sends a body and holds the answer to what the contract says must become of it. */
export async function runJson(plan: JsonPlan, world: World): Promise<void> {
  const { operationId } = plan;
  const account = senderOf(world, plan.sender);
  const body = account.own(plan.body);
  const request = jsonRequest(world, operationId, account, Buffer.from(JSON.stringify(body)));
  const answer = await world.ask(request, { account, operationId });
  const expected = withFormOf(account, operationId, expectBody(world, operationId, body, account));
  checkAgainst(expected, { request, answer }, answer);
  record(world, operationId, account, body, { request, answer }, answer);
}

/** Whoever has no form yet cannot replace one. */
export function withFormOf(account: FuzzAccount, operationId: string, expected: Expected): Expected {
  if (operationId !== "replaceForm" || account.forms.size > 0 || expected.accept === "never") return expected;
  return { accept: "never", codes: new Set([...expected.codes, "A250"]) };
}

/** Whether the answer is among those that the contract lets this request have. */
export function checkAgainst(expected: Expected, exchange: FailedExchange, answer: WireAnswer): void {
  const code = codeIn(answer) ?? "";
  // Busy is always allowed: it says nothing of the request.
  if (code === "A920") return;
  if (code === "A000") {
    if (expected.accept === "never")
      throw new Failure(`invalid input was accepted; ${[...expected.codes].join(" or ")} was due`, exchange);
    return;
  }
  if (expected.accept === "must") throw new Failure(`valid input was refused with ${code}`, exchange);
  if (!expected.codes.has(code))
    throw new Failure(`refused with ${code} where ${[...expected.codes].join(" or ")} was due`, exchange);
  const errors = bodyIn(answer)?.errors;
  if (expected.pointer === undefined || !Array.isArray(errors) || code === "A010") return;
  const place = expected.pointer;
  const isNamed = errors.some(({ pointer }) => pointer === place || String(pointer).startsWith(`${place}/`));
  // A place may be longer than an answer shows.
  if (!isNamed && place.length < 900)
    throw new Failure(`the fault is at ${JSON.stringify(place)}, and no entry of errors names it`, exchange);
}

/** Writes down what was accepted, so that it can be asked for later. */
export function record(
  world: World,
  operationId: string,
  account: FuzzAccount,
  body: unknown,
  exchange: FailedExchange,
  answer: WireAnswer,
): void {
  const shown = bodyIn(answer);
  const read = readBody(world, operationId, body);
  const given = isObject(read) ? read : {};
  const ref = typeof given.ref === "string" ? given.ref : undefined;
  if (operationId === "sendOmni") {
    recordOmni(world, account, given, ref, exchange, answer);
    return;
  }
  if (codeIn(answer) !== "A000") {
    if (shown?.msgKey !== undefined) throw new Failure("a refused message has a msgKey", exchange);
    return;
  }
  if (operationId === "createForm" || operationId === "replaceForm") {
    account.forms.set(String(dataIn(answer).formId), given.messageForm);
    return;
  }
  // Other operations, such as those for opt-outs, accept no message.
  if (!operationId.startsWith("send")) return;
  if (shown?.ref !== ref) throw new Failure("the answer has another ref than the request", exchange);
  const complaint = world.ledger.accepted(account.id, String(shown?.msgKey), String(given.to), ref, given.sendAt);
  if (complaint !== undefined) throw new Failure(complaint, exchange);
}

function recordOmni(
  world: World,
  account: FuzzAccount,
  body: Readonly<Record<string, unknown>>,
  ref: string | undefined,
  exchange: FailedExchange,
  answer: WireAnswer,
): void {
  const results = dataIn(answer).destinations;
  if (!Array.isArray(results)) return;
  const asked = Array.isArray(body.destinations) ? body.destinations : [];
  if (results.length !== asked.length) throw new Failure("not every destination has a result", exchange);
  for (const [index, result] of results.entries()) {
    const destination = asked[index];
    const { to } = destination;
    if (result.to !== to) throw new Failure(`destination ${index} is answered for another number`, exchange);
    // A form may be replaced by another request meanwhile.
    const { paymentCode, sendAt } = body;
    const expected = expectDestination(world, body.messageFlow, { ...destination, ref, paymentCode, sendAt }, account);
    const isAccepted = result.code === "A000";
    if (isAccepted !== (typeof result.msgKey === "string"))
      throw new Failure(`destination ${index} has ${result.code} and ${isAccepted ? "no" : "a"} msgKey`, exchange);
    if (isAccepted && expected.accept === "never") throw new Failure(`destination ${index} was accepted`, exchange);
    if (!isAccepted && expected.accept === "must")
      throw new Failure(`destination ${index} was refused with ${result.code}`, exchange);
    if (!isAccepted && !expected.codes.has(result.code))
      throw new Failure(`destination ${index} was refused with ${result.code}`, exchange);
    const complaint = isAccepted ? world.ledger.accepted(account.id, result.msgKey, to, ref, sendAt) : undefined;
    if (complaint !== undefined) throw new Failure(complaint, exchange);
  }
  const accepted = results.some(({ code }) => code === "A000");
  if (accepted !== (codeIn(answer) === "A000")) throw new Failure("the code is not that of its destinations", exchange);
}
