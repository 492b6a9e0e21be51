import type { Submission } from "../../../../../server/carriers/carrier.ts";
import { getChannelRow } from "../../../../../server/domain/channel-table.ts";
import { getStepName } from "../../../../../server/domain/delivery.ts";
import type { Channel } from "../../../../../server/domain/model.ts";

/** 15 November 2025, noon in Korea: advertising is allowed. */
export const NOON_MS = Date.parse("2025-11-15T12:00:00+09:00");
export const NIGHT_MS = Date.parse("2025-11-15T22:00:00+09:00");

export function submission(channel: Channel, to: string, change: Partial<Submission> = {}): Submission {
  const ref = change.ref ?? { accountId: "acme", msgKey: "01JCQH00000000000000000000", step: 0 };
  const { serviceType, msgTypes } = getChannelRow(channel);
  return {
    channel,
    serviceType,
    msgType: msgTypes[0]?.value ?? "SM",
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
