import { carrierPayloadFields } from "../../generated/tables.ts";
import type { components } from "../../generated/types.ts";
import { getChannelRow } from "./channel-table.ts";
import { getChannelRules } from "./channels/all.ts";
import type { DecisionContext } from "./decision-context.ts";
import type { Entry } from "./entry.ts";
import type { Channel, MessageType, NewMessage, ServiceType, Step } from "./model.ts";
import { MAX_VALIDITY_S } from "./timings.ts";

/** The step that an accepted entry becomes. */
export function makeStep({ channel, payload }: Entry, context: DecisionContext): Step {
  const rules = getChannelRules(channel);
  const { serviceType, msgTypes } = getChannelRow(channel);
  const msgType = rules.getMsgType?.(payload, context) ?? ("msgType" in payload ? payload.msgType : msgTypes[0]?.value);
  if (msgType === undefined || !msgTypes.some(({ value }) => value === msgType))
    throw new Error(`The message type ${msgType} is not one of ${channel}`);
  const whole = rules.toStepPayload?.(payload, context) ?? payload;
  return { channel, serviceType, msgType, payload: whole, validityS: getValidityS(payload) };
}

/** When a step expires that began at a time. A step without a validity of its own has that of STEP_VALIDITY_S. */
export const getExpiryMs = (step: Step | undefined, startedMs: number, stepValidityS: number): number =>
  startedMs + (step?.validityS ?? stepValidityS) * 1000;

/** What every report of a step says, however the step ends. */
export interface StepDetail {
  readonly serviceType: ServiceType;
  readonly msgType: MessageType;
  readonly parts?: number | undefined;
  readonly ref?: string | undefined;
}

/** The number of parts is reported to accounts that want it. */
export const makeStepDetail = (
  { serviceType, msgType }: Pick<Step, "serviceType" | "msgType">,
  { parts, ref }: Pick<NewMessage, "parts" | "ref">,
  hasSplitCount: boolean,
): StepDetail => ({ serviceType, msgType, parts: hasSplitCount ? parts : undefined, ref });

const FIELDS: Readonly<Record<Channel, readonly string[]>> = carrierPayloadFields;

/**
 * The fields that the contract's message to a carrier has, and no others. A request may have fields of its own, such as a
 * remark for the caller's records: the carrier must not get them.
 */
export function pickCarrierPayload(channel: Channel, payload: Step["payload"]): Step["payload"] {
  const picked: Record<string, unknown> = {};
  for (const field of FIELDS[channel]) if (payload[field] !== undefined) picked[field] = payload[field];
  return picked;
}

type ExpiryOption = components["schemas"]["RcsExpiryOption"];

/** Seconds of each `expiryOption` (service specification, POST /v1/send/rcs). */
const EXPIRY_S: Readonly<Record<ExpiryOption, number>> = { 1: 86_400, 2: 40, 3: 190, 4: 3_600 };

interface Timed {
  readonly ttl?: string;
  readonly expiryOption?: ExpiryOption;
}

/** How long a step may take: the shorter of its two times, undefined where it has neither. */
export function getValidityS({ ttl, expiryOption }: Timed & object): number | undefined {
  const ttlS = ttl === undefined ? Number.POSITIVE_INFINITY : Number(ttl);
  const expiryS = expiryOption === undefined ? Number.POSITIVE_INFINITY : EXPIRY_S[expiryOption];
  const validityS = Math.min(ttlS, expiryS);
  return Number.isFinite(validityS) ? Math.min(validityS, MAX_VALIDITY_S) : undefined;
}
