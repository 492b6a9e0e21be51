import { carrierPayloadFields } from "../../generated/tables.ts";
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
