import { type AnyValidator, verdict } from "../../client/verdict.ts";
import { STEP_SCHEMAS } from "../../spec/keywords/step-schemas.ts";
import type { Fault, Rules } from "./check.ts";
import type { SendOperation } from "./send-channels.ts";

interface BodyValidator extends AnyValidator {
  component(name: string): AnyValidator | undefined;
}

type Loaded = Promise<{ readonly body: { readonly "application/json": BodyValidator } }>;

/** The gateway's own checks, one module for each operation. */
const MODULES: Readonly<Record<SendOperation, () => Loaded>> = {
  sendSms: () => import("../../generated/validators/sendSms.js"),
  sendMms: () => import("../../generated/validators/sendMms.js"),
  sendInternational: () => import("../../generated/validators/sendInternational.js"),
  sendRcs: () => import("../../generated/validators/sendRcs.js"),
  sendAlimtalk: () => import("../../generated/validators/sendAlimtalk.js"),
  sendFriendtalk: () => import("../../generated/validators/sendFriendtalk.js"),
  sendBrandmessage: () => import("../../generated/validators/sendBrandmessage.js"),
  sendOmni: () => import("../../generated/validators/sendOmni.js"),
};

async function loadBody(operation: SendOperation): Promise<BodyValidator> {
  const { body } = await MODULES[operation]();
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

export async function loadRules(operation: SendOperation): Promise<Rules> {
  const body = await loadBody(operation);
  const findBodyFaults = (value: unknown) => toFaults(body, value, "");
  if (operation !== "sendOmni") return { findBodyFaults };
  const [steps, text] = await Promise.all([loadSteps(), loadBody("sendSms")]);
  return {
    findBodyFaults,
    ofFlow: {
      findStepFaults: (channel, message) => {
        const step = steps.component(STEP_SCHEMAS[channel]);
        if (step === undefined) throw new Error(`There are no rules for messages of ${channel}.`);
        return toFaults(step, message, `/${channel}`);
      },
      // The rule of a recipient's number is that of a plain text message.
      findNumberFaults: (to) => toFaults(text, { from: "0212345678", to, text: "a" }, ""),
    },
  };
}
