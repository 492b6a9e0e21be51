import { type AnyValidator, verdict } from "../../client/verdict.ts";
import { stepSchemas } from "../../generated/tables.ts";
import type { WrittenOperation } from "../channels/table.ts";
import type { Fault, Rules } from "./check.ts";

interface BodyValidator extends AnyValidator {
  component(name: string): AnyValidator | undefined;
}

interface Checks {
  readonly body: { readonly "application/json": BodyValidator };
}

/** The gateway's own checks, one module for each operation. */
async function loadBody(operation: WrittenOperation): Promise<BodyValidator> {
  // The bundler makes a file of each module whose name fits.
  const { body }: Checks =
    operation === "createForm"
      ? await import("../../generated/validators/createForm.js")
      : await import(`../../generated/validators/send${operation.slice("send".length)}.js`);
  return body["application/json"];
}

function toFaults(validator: AnyValidator, value: unknown, at: string): readonly Fault[] {
  const found = verdict(validator, value, at);
  return found.ok ? [] : found.errors;
}

/** The messages of a flow as a carrier gets them: with the words of a recipient, and without room for placeholders. */
async function loadSteps(): Promise<BodyValidator> {
  const { body } = await import("../../generated/validators/submitMessages.js");
  return body["application/json"];
}

export async function loadRules(operation: WrittenOperation): Promise<Rules> {
  const body = await loadBody(operation);
  const findBodyFaults = (value: unknown) => toFaults(body, value, "");
  if (operation !== "sendOmni") return { findBodyFaults };
  const [steps, text] = await Promise.all([loadSteps(), loadBody("sendSms")]);
  return {
    findBodyFaults,
    ofFlow: {
      findStepFaults: (channel, message) => {
        const step = steps.component(stepSchemas[channel]);
        if (step === undefined) throw new Error(`There are no rules for messages of ${channel}.`);
        return toFaults(step, message, `/${channel}`);
      },
      // The rule of a recipient's number is that of a plain text message.
      findNumberFaults: (to) => toFaults(text, { from: "0212345678", to, text: "a" }, ""),
    },
  };
}
