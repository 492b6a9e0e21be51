import type { Submission } from "../../../../../server/carriers/carrier.ts";
import { getStepName } from "../../../../../server/domain/delivery.ts";
import type { Channel } from "../../../../../server/domain/model.ts";

/** 15 November 2025, noon in Korea: advertising is allowed. */
export const NOON_MS = Date.parse("2025-11-15T12:00:00+09:00");
export const NIGHT_MS = Date.parse("2025-11-15T22:00:00+09:00");

const types = {
  sms: { serviceType: "SMS", msgType: "SM" },
  mms: { serviceType: "MMS", msgType: "LM" },
  rcs: { serviceType: "RCS", msgType: "RS" },
  international: { serviceType: "INTERNATIONAL", msgType: "IM" },
  alimtalk: { serviceType: "ALIMTALK", msgType: "AT" },
  friendtalk: { serviceType: "FRIENDTALK", msgType: "FT" },
  brandmessage: { serviceType: "BRANDMESSAGE", msgType: "FT" },
} as const satisfies Record<Channel, unknown>;

export function submission(channel: Channel, to: string, change: Partial<Submission> = {}): Submission {
  const ref = change.ref ?? { accountId: "acme", msgKey: "01JCQH00000000000000000000", step: 0 };
  return {
    channel,
    ...types[channel],
    payload: { text: "Hello" },
    ref,
    reference: getStepName(ref),
    to,
    files: [],
    sandbox: false,
    templateText: undefined,
    expiresMs: NOON_MS + 86_400_000,
    ...change,
  };
}
