import { breakOne } from "../../../../scripts/schema/break.ts";
import { makeValue } from "../../../../scripts/schema/make.ts";
import { drawn, type Random } from "../../../../scripts/schema/random.ts";
import { shrinkMember, shrinkText } from "../../../../scripts/schema/shrink.ts";
import { codesOfViolations } from "../schema/codes.ts";
import { breakTools, makeSettings } from "../schema/make-settings.ts";
import type { Expected } from "../world/expect.ts";
import type { World } from "../world/world.ts";
import { checkAgainst, jsonRequest, record, senderOf } from "./json-request.ts";
import { newKind } from "./kind.ts";

interface ParameterPlan {
  readonly operationId: string;
  readonly value: string;
}

/** Operations that name something by one parameter, and do no harm where there is no such thing. */
const LOOKING_UP = ["inquireReport", "acknowledgeReports", "getForm", "deleteForm", "getImage"];
const KEYED = "sendSms";
const ODD = [
  "",
  ".",
  "..",
  "%",
  "%2F",
  "a/b",
  "한",
  "\u0000",
  "null",
  "undefined",
  "[object Object]",
  "-1",
  "a b",
  "a,b",
  ";",
  "😀",
];

function parameterOf(world: World, operationId: string) {
  const operation = world.contract.operations.get(operationId);
  const parameter = operation?.parameters[0];
  if (operation === undefined || parameter === undefined) throw new Error(`${operationId} has no parameter`);
  return { operation, parameter };
}

function drawValue(random: Random, world: World, operationId: string): string {
  const schema = world.facetter.schemaAt(parameterOf(world, operationId).parameter.schema);
  const value = String(makeValue(world.facetter, [schema], random, makeSettings({})));
  if (random.flip(0.5)) return value;
  // A header has no other characters.
  const broken = random.flip(0.5)
    ? random.pick(ODD)
    : String(breakOne(schema, value, random, breakTools(world.facetter))?.value ?? value);
  return operationId === KEYED ? broken.replaceAll(/[^\t -~\u0080-\u00ff]/g, "\u00e9") : broken;
}

/** The codes that a value which the parameter's schema refuses is due; undefined: it accepts it. */
function codesFor(world: World, operationId: string, value: string): ReadonlySet<string> | undefined {
  const { schema } = parameterOf(world, operationId).parameter;
  const violations = world.contract.validator.violations(schema, value);
  if (violations.length === 0) return undefined;
  return codesOfViolations(world.facetter, world.document, world.facetter.schemaAt(schema), value, violations);
}

async function lookUp({ operationId, value }: ParameterPlan, world: World): Promise<void> {
  const account = senderOf(world, 0);
  const { operation, parameter } = parameterOf(world, operationId);
  const path = operation.path.replace(`{${parameter.name}}`, encodeURIComponent(value.toWellFormed()));
  const headers = operationId === "getImage" ? [] : [account.authorization];
  const request = { method: operation.method, path, headers };
  // Without a value there is no such operation, or another one that is called otherwise.
  const isThere = value !== "";
  const answer = await world.ask(request, { account, operationId: isThere ? operationId : undefined });
  const code = world.facetter
    .of([world.facetter.schemaAt(parameter.schema)])
    .plain.flatMap((facet) => facet["x-code"] ?? []);
  const codes = isThere ? new Set(code.map(String)) : new Set(["A012", "A014"]);
  checkAgainst({ accept: "never", codes }, { request, answer }, answer);
}

async function sendKeyed({ operationId, value }: ParameterPlan, world: World): Promise<void> {
  const account = senderOf(world, 1);
  const body = { from: `${account.numbers}00`, to: `${account.numbers}13579`, text: "keyed", ref: account.mark };
  // Blanks around a header's value are not part of it.
  const codes = codesFor(world, operationId, value.replace(/^[ \t]+|[ \t]+$/g, ""));
  const request = jsonRequest(world, operationId, account, Buffer.from(JSON.stringify(body)), [
    "Idempotency-Key",
    value,
  ]);
  const answer = await world.ask(request, { account, operationId });
  const expected: Expected = codes === undefined ? { accept: "must", codes: new Set() } : { accept: "never", codes };
  checkAgainst(expected, { request, answer }, answer);
  record(world, operationId, account, body, { request, answer }, answer);
}

export const parameters = newKind<ParameterPlan>(
  { name: "parameters", about: "ids in paths and Idempotency-Key, within and beyond their limits", cases: 30 },
  (world) =>
    drawn(
      (random) => {
        const operationId = random.pick([...LOOKING_UP, KEYED]);
        return { operationId, value: drawValue(random, world, operationId) };
      },
      (plan) => shrinkMember(plan, "value", shrinkText),
    ),
  (plan, world) => (plan.operationId === KEYED ? sendKeyed(plan, world) : lookUp(plan, world)),
);
