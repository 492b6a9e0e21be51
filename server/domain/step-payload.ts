import { carrierPayloadFields } from "../../generated/tables.ts";
import type { components } from "../../generated/types.ts";
import type { AlimtalkPayload, BrandmessagePayload, FriendtalkPayload, RcsPayload } from "./entry.ts";
import { getMediaName } from "./file-references.ts";
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

/** Moves the short form of buttons to where the contract's step has it. */
export function alimtalkStepPayload({ button, ...payload }: AlimtalkPayload): Step["payload"] {
  return button === undefined ? payload : { ...payload, attachment: { ...payload.attachment, button } };
}

export function friendtalkStepPayload(payload: FriendtalkPayload): Step["payload"] {
  return withoutShortForms(payload);
}

/** A carrier is told what holds where the request leaves it out: friends get a free message, and it is an advertisement. */
export function brandmessageStepPayload(payload: BrandmessagePayload): Step["payload"] {
  const { targeting = "I", adFlag = "Y" } = payload;
  const whole = withoutShortForms(payload);
  return payload.sendType === "free" ? { ...whole, targeting, adFlag } : whole;
}

interface ShortForms {
  readonly button?: unknown;
  readonly imgUrl?: unknown;
  readonly attachment?: object;
}

/** Moves the short forms of buttons and image to where the contract's step has them. */
function withoutShortForms({ button, imgUrl, ...payload }: ShortForms): Step["payload"] {
  if (button === undefined && imgUrl === undefined) return payload;
  const attachment = {
    ...payload.attachment,
    ...(button !== undefined && { button }),
    ...(imgUrl !== undefined && { image: { imgUrl } }),
  };
  return { ...payload, attachment };
}

/** A card may name its image by the key of its file; a carrier gets the media reference. */
export function rcsStepPayload(payload: RcsPayload): Step["payload"] {
  const { content } = payload;
  if (
    content === undefined ||
    !("carousel" in content) ||
    content.carousel.every(({ fileKey }) => fileKey === undefined)
  )
    return payload;
  const carousel = content.carousel.map(({ fileKey, ...card }) => ({
    ...card,
    ...(fileKey !== undefined && { media: getMediaName(fileKey) }),
  }));
  return { ...payload, content: { carousel } };
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
