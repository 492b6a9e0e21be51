import { reportValues } from "../../generated/tables.ts";
import type { DecisionContext } from "./decision-context.ts";
import type { Entry, InternationalPayload } from "./entry.ts";
import type { MessageType, ServiceType, Step } from "./model.ts";
import { findRcsFormat } from "./rcs-format.ts";
import { countryRuleFor } from "./registry-faults.ts";
import {
  alimtalkStepPayload,
  brandmessageStepPayload,
  friendtalkStepPayload,
  getValidityS,
  rcsStepPayload,
} from "./step-payload.ts";

/** Friendtalk and brand messages have the same message types: the channel tells the service. */
const SERVICES: ReadonlyMap<string, ServiceType> = new Map(
  reportValues.msgTypes.map(({ value, serviceType }) => [`${serviceType} ${value}`, serviceType]),
);

/** The step that an accepted entry becomes. */
export function makeStep(entry: Entry, circumstances: DecisionContext): Step {
  const { channel, payload } = entry;
  switch (channel) {
    case "sms":
      return made(channel, "SM", payload, getValidityS(payload));
    case "mms":
      return made(channel, (payload.fileKey ?? []).length > 0 ? "MM" : "LM", payload, getValidityS(payload));
    case "rcs": {
      const format = findRcsFormat(payload.formatId, circumstances.registry, circumstances.account);
      if (format === undefined) throw new Error(`The format ${payload.formatId} came past the registry`);
      return made(channel, format.msgType, rcsStepPayload(payload), getValidityS(payload));
    }
    case "international":
      return made(channel, "IM", onTheWire(payload, circumstances), undefined);
    case "alimtalk":
      return made(channel, payload.msgType, alimtalkStepPayload(payload), undefined);
    case "friendtalk":
      return made(channel, payload.msgType, friendtalkStepPayload(payload), undefined);
    case "brandmessage":
      return made(channel, payload.msgType, brandmessageStepPayload(payload), undefined);
  }
}

function made(
  channel: Step["channel"],
  msgType: MessageType,
  payload: Step["payload"],
  validityS: number | undefined,
): Step {
  const serviceType = SERVICES.get(`${channel.toUpperCase()} ${msgType}`);
  if (serviceType === undefined) throw new Error(`The message type ${msgType} is not one of ${channel}`);
  return { channel, serviceType, msgType, payload, validityS };
}

/** A registered Sender ID stands in place of the number. */
function onTheWire({ from, to, text }: InternationalPayload, { account, registry }: DecisionContext): Step["payload"] {
  const { senderId } = account.sandbox ? {} : countryRuleFor(to, registry.countries);
  return { from: senderId ?? from, text };
}
