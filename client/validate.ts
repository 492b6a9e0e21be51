import { resultCodes } from "../generated/tables.ts";
import type { operations } from "../generated/types.ts";
import { schemas, operations as validators } from "../generated/validators.js";
import { STEP_SCHEMAS, type StepChannel } from "../spec/keywords/step-schemas.ts";
import { isObject } from "./check-options.ts";
import type { BodyOf, OperationId, Schemas } from "./contract.ts";

/** Operations with a JSON body. */
export type ValidatedOperation = {
  [Id in OperationId]: operations[Id] extends { requestBody: { content: { "application/json": unknown } } }
    ? Id
    : never;
}[OperationId];

/** The gateway's result for the body alone. Senders, files and rights are not checked. */
export type Validation<Body> =
  | {
      /** Check it first. */
      readonly ok: true;
      /** The checked body, with its type. */
      readonly body: Body;
    }
  | {
      /** Check it first. */
      readonly ok: false;
      /** The result code of the refusal. */
      readonly code: string;
      /** The result code in words. */
      readonly message: string;
      /** All faults, with the gateway's messages. */
      readonly errors: readonly Schemas["Fault"][];
    };

/** Checks a body before it is sent, with the gateway's rules. */
export function validate<Id extends ValidatedOperation>(operation: Id, body: unknown): Validation<BodyOf<Id>> {
  const validator: AnyValidator | undefined = Object.hasOwn(validators, operation)
    ? validators[operation].body["application/json"]
    : undefined;
  if (validator === undefined)
    throw new TypeError("validate: operation must be the name of one with a JSON body, such as sendSms");
  return verdict<BodyOf<Id>>(validator, body, "");
}

type FlowMessage = Schemas["OmniEntry"];

/**
 * Checks one message of a flow after `preview` has replaced its placeholders. In the request of a flow, the gateway
 * accepts longer texts because of the placeholders; here the limits of the message that is sent apply.
 */
export function validateMessage(message: FlowMessage): Validation<FlowMessage> {
  const channels = Object.keys(STEP_SCHEMAS) as StepChannel[];
  const [channel, ...others] = isObject(message) ? channels.filter((name) => name in message) : [];
  if (channel === undefined || others.length > 0)
    throw new TypeError(`validateMessage: a message must have exactly one of ${channels.join(", ")}`);
  const step: unknown = Reflect.get(message, channel);
  const found = verdict(schemas[STEP_SCHEMAS[channel]], step, `/${channel}`);
  return found.ok ? { ok: true, body: message } : found;
}

/** A value that cannot be copied, such as a function, is refused as it is. */
function copyOf(value: unknown): unknown {
  try {
    return structuredClone(value);
  } catch {
    return value;
  }
}

interface AnyValidator {
  (value: unknown): boolean;
  explain(value: unknown, settings: { at: string }): readonly Schemas["Fault"][];
  read(value: unknown): {
    readonly faults: readonly { readonly pointer: string; readonly message: string }[];
    sentPointer(pointer: string): string;
  };
}

/** "Cannot map JSON": the code of two spellings of one field with different values. */
const AMBIGUOUS = "A011";

/** The gateway reads a body before it checks it: empty optional fields, other spellings. */
function verdict<Body>(validator: AnyValidator, given: unknown, at: string): Validation<Body> {
  const value = copyOf(given);
  const { faults, sentPointer } = validator.read(value);
  const isValid = validator(value);
  if (isValid && faults.length === 0) return { ok: true, body: value as Body };
  const found = isValid ? [] : validator.explain(value, { at });
  const errors = [
    ...faults.map(({ pointer, message }) => ({ pointer: at + pointer, code: AMBIGUOUS, message })),
    ...found.map(({ pointer, code, message }) => ({ pointer: sentPointer(pointer), code, message })),
  ];
  const code = errors[0]?.code ?? "";
  const message = resultCodes.find((row) => row.code === code)?.text ?? "";
  return { ok: false, code, message, errors };
}
