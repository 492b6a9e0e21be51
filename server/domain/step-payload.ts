import { carrierPayloadFields } from "../../generated/tables.ts";
import type { components } from "../../generated/types.ts";
import type { AlimtalkPayload, FriendtalkPayload } from "./entry.ts";
import type { Channel, Step } from "./model.ts";

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

/** Clients use both spellings; a carrier gets the second. */
const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ["urlPC", "urlPc"],
  ["schemeIOS", "schemeIos"],
]);

/** Moves the short form of buttons to where the contract's step has it. */
export function alimtalkStepPayload({ button, ...payload }: AlimtalkPayload): Step["payload"] {
  return unifySpelling(button === undefined ? payload : { ...payload, attachment: { ...payload.attachment, button } });
}

/** Moves the short forms of buttons and image to where the contract's step has them. */
export function friendtalkStepPayload({ button, imgUrl, ...payload }: FriendtalkPayload): Step["payload"] {
  if (button === undefined && imgUrl === undefined) return unifySpelling(payload);
  const attachment = {
    ...payload.attachment,
    ...(button !== undefined && { button }),
    ...(imgUrl !== undefined && { image: { imgUrl } }),
  };
  return unifySpelling({ ...payload, attachment });
}

function unifySpelling(fields: object): Step["payload"] {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [SPELLINGS.get(key) ?? key, unifyInValue(value)]),
  );
}

function unifyInValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unifyInValue);
  return typeof value === "object" && value !== null ? unifySpelling(value) : value;
}

type ExpiryOption = components["schemas"]["RcsExpiryOption"];

/** Seconds of each `expiryOption` (service specification, POST /v1/send/rcs). */
const EXPIRY_S: Readonly<Record<ExpiryOption, number>> = { 1: 86_400, 2: 40, 3: 190, 4: 3_600 };

/** How long a step may take: the shorter of its two times, undefined where it has neither. */
export function getValidityS(step: { ttl?: string; expiryOption?: ExpiryOption }): number | undefined {
  const ttlS = step.ttl === undefined ? Number.POSITIVE_INFINITY : Number(step.ttl);
  const expiryS = step.expiryOption === undefined ? Number.POSITIVE_INFINITY : EXPIRY_S[step.expiryOption];
  const validityS = Math.min(ttlS, expiryS);
  return Number.isFinite(validityS) ? validityS : undefined;
}
