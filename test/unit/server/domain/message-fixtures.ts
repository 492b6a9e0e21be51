import type { CarrierPause, MessageHistory, StepHistory } from "../../../../server/domain/message-history.ts";

/** A message of which one step is with its carrier or has failed. */
export const step: StepHistory = {
  ...{ step: 0, state: "submitted", carrier: "smsc", sentMs: 10, expiresMs: 99, last: true, carrierIds: ["c-1"] },
  ...{ isTaken: true, acceptedMs: 11, reportedMs: undefined, code: undefined, lateMs: undefined, lateCode: undefined },
  ...{ carrierReason: undefined, tries: [] },
};
export const failed: StepHistory = { ...step, state: "failed", reportedMs: 20, code: "23001" };
export const history: MessageHistory = {
  ...{
    accountId: "acme",
    msgKey: "01ARZ3NDEKTSV4RRFFQ69G5FAV",
    acceptedMs: 1,
    to: "01012345678",
    from: "0212345678",
    ref: undefined,
  },
  ...{ channels: ["sms"], steps: [], waiting: undefined, begun: undefined, liveWorkers: 1, pauses: [] },
  handOut: { mode: "polling", isPending: false, openedMs: undefined, webhook: undefined, deadLetter: undefined },
};

export const pause: CarrierPause = { carrier: "smsc", by: "kim", isDrain: false, sinceMs: 4, untilMs: undefined };
