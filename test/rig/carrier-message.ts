import { carrierPayloadFields } from "../../generated/tables.ts";
import { body as submission } from "../../generated/validators/submitMessages.js";
import type { Submission } from "../../server/carriers/carrier.ts";
import { toProviderMessage } from "../../server/carriers/http/message.ts";
import { getStepName } from "../../server/domain/delivery.ts";
import type { Step } from "../../server/domain/model.ts";

/**
 * What breaks the contract in a message to a carrier, one line each; empty where nothing does. The schema of some
 * channels lets unknown fields pass, because providers must ignore them; the gateway must not send any.
 */
export function carrierMessageFaults(message: unknown): string[] {
  const isValid = submission["application/json"];
  const body = { messages: [message] };
  if (!isValid(body)) return isValid.explain(body).map((fault) => `${fault.pointer} ${fault.message}`);
  const [{ channel, payload } = {}] = body.messages;
  if (channel === undefined || payload === undefined) return ["the message has no channel"];
  const known: readonly string[] = carrierPayloadFields[channel];
  return Object.keys(payload)
    .filter((field) => !known.includes(field))
    .map((field) => `/messages/0/payload/${field} is no field of the contract's message`);
}

/** The same of a message on its way to a carrier that does not speak HTTP. */
export const submissionFaults = (submission: Submission): string[] =>
  carrierMessageFaults(toProviderMessage(submission));

/** The same of a step that was accepted and not yet handed to a carrier. */
export function stepFaults(to: string, { channel, serviceType, msgType, payload }: Step): string[] {
  const ref = { accountId: "acme", msgKey: "01JCQK5T7W8Y2N4B6D0R3M9XZE", step: 0 };
  return submissionFaults({
    ...{ ref, reference: getStepName(ref), channel, serviceType, msgType, to, payload },
    ...{ files: [], sandbox: false, templateText: undefined, expiresMs: Date.now() },
  });
}
