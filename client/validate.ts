import { stepSchemas } from "../generated/tables.ts";
import type { operations } from "../generated/types.ts";
import { schemas, operations as validators } from "../generated/validators.js";
import { isObject } from "./check-options.ts";
import type { BodyOf, OperationId, Schemas } from "./contract.ts";
import { type AnyValidator, type Validation, verdict } from "./verdict.ts";

export type { Validation };

/** Operations with a JSON body. */
export type ValidatedOperation = {
  [Id in OperationId]: operations[Id] extends { requestBody: { content: { "application/json": unknown } } }
    ? Id
    : never;
}[OperationId];

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
  const channels = Object.keys(stepSchemas) as (keyof typeof stepSchemas)[];
  const [channel, ...others] = isObject(message) ? channels.filter((name) => name in message) : [];
  if (channel === undefined || others.length > 0)
    throw new TypeError(`validateMessage: a message must have exactly one of ${channels.join(", ")}`);
  const step: unknown = Reflect.get(message, channel);
  const found = verdict(schemas[stepSchemas[channel]], step, `/${channel}`);
  return found.ok ? { ok: true, body: message } : found;
}
