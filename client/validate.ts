import { resultCodes } from "../generated/tables.ts";
import type { operations } from "../generated/types.ts";
import { schemas, operations as validators } from "../generated/validators.js";
import { STEP_SCHEMAS, type StepChannel } from "../spec/keywords/step-schemas.ts";
import type { BodyOf, OperationId, Schemas } from "./contract.ts";

/** Operations with a body of JSON. */
export type ValidatedOperation = {
  [Id in OperationId]: operations[Id] extends { requestBody: { content: { "application/json": unknown } } }
    ? Id
    : never;
}[OperationId];

/** What the gateway would say to the body by itself: not whether sender, files and rights are in order. */
export type Validation<Body> =
  | { readonly ok: true; readonly body: Body }
  | {
      readonly ok: false;
      /** The code that the gateway would refuse it with. */
      readonly code: string;
      readonly message: string;
      /** Every fault, in the gateway's own words. */
      readonly errors: readonly Schemas["Fault"][];
    };

/** Checks a body before it is sent, with the rules that the gateway has. */
export function validate<Id extends ValidatedOperation>(operation: Id, body: unknown): Validation<BodyOf<Id>> {
  return verdict<BodyOf<Id>>(validators[operation].body["application/json"], body, "");
}

type FlowMessage = Schemas["OmniEntry"];

/**
 * Checks one message of a flow as a recipient gets it, after `preview` has put the words in. In a flow as it is sent the
 * gateway takes longer texts, for their placeholders; this holds it to what may go out.
 */
export function validateMessage(message: FlowMessage): Validation<FlowMessage> {
  const channels = Object.keys(STEP_SCHEMAS) as StepChannel[];
  const channel = channels.find((name) => name in message);
  if (channel === undefined) throw new TypeError(`a message is one of ${channels.join(", ")}`);
  const step: unknown = Reflect.get(message, channel);
  const found = verdict(schemas[STEP_SCHEMAS[channel]], step, `/${channel}`);
  return found.ok ? { ok: true, body: message } : found;
}

interface AnyValidator {
  (value: unknown): boolean;
  explain(value: unknown, settings: { at: string }): readonly Schemas["Fault"][];
}

function verdict<Body>(validator: AnyValidator, value: unknown, at: string): Validation<Body> {
  if (validator(value)) return { ok: true, body: value as Body };
  const errors = validator.explain(value, { at }).map(({ pointer, code, message }) => ({ pointer, code, message }));
  const code = errors[0]?.code ?? "";
  const message = resultCodes.find((row) => row.code === code)?.text ?? "";
  return { ok: false, code, message, errors };
}
