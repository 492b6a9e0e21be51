import { type AnyValidator, verdict } from "../../client/verdict.ts";
import { interpreted } from "../../generated/validators.js";
import type { Fault, Rules } from "./check.ts";
import type { StepChannel } from "./sections.ts";
import type { SendOperation } from "./send-channels.ts";

// The gateway's own rules, interpreted: the code that is generated for speed is more than the rest of the console.

const BODIES: Readonly<Record<SendOperation, string>> = {
  sendSms: "SmsSend",
  sendMms: "MmsSend",
  sendInternational: "InternationalSend",
  sendRcs: "RcsSend",
  sendAlimtalk: "AlimtalkSend",
  sendFriendtalk: "FriendtalkSend",
  sendBrandmessage: "BrandmessageSend",
  sendOmni: "OmniSend",
};

const STEPS: Readonly<Record<StepChannel, string>> = {
  sms: "SmsStep",
  mms: "MmsStep",
  rcs: "RcsStep",
  alimtalk: "AlimtalkStep",
  friendtalk: "FriendtalkStep",
  brandmessage: "BrandmessageStep",
};

const made = new Map<string, AnyValidator>();

function getValidator(schema: string, readPlan?: string): AnyValidator {
  const known = made.get(schema) ?? interpreted(schema, readPlan);
  made.set(schema, known);
  return known;
}

function toFaults(validator: AnyValidator, value: unknown, at: string): readonly Fault[] {
  const found = verdict(validator, value, at);
  return found.ok ? [] : found.errors;
}

export const rules: Rules = {
  findBodyFaults: (operation, body) => toFaults(getValidator(BODIES[operation], BODIES[operation]), body, ""),
  findStepFaults: (channel, message) => toFaults(getValidator(STEPS[channel]), message, `/${channel}`),
};
