import type { Submission } from "../../../../../server/carriers/carrier.ts";
import { getStepName } from "../../../../../server/domain/delivery.ts";
import { makeMessageKey } from "../../../../../server/domain/message-key.ts";

let count = 0;

export function submission(change: Partial<Submission> = {}): Submission {
  const random = new Uint8Array(10);
  new DataView(random.buffer).setUint32(6, ++count);
  const ref = { accountId: "acme", msgKey: makeMessageKey(1_763_166_600_000, random), step: 0 };
  return {
    ref,
    reference: getStepName(ref),
    channel: "sms",
    serviceType: "SMS",
    msgType: "SM",
    to: "01012345678",
    payload: { from: "0212345678", text: "Your parcel arrives today." },
    files: [],
    sandbox: false,
    templateText: "a secret of the account",
    expiresMs: 1_763_253_000_123,
    ...change,
  };
}
