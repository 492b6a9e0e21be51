import type { MessageState } from "../../../generated/admin/types.ts";

/**
 * What an operator may do about a message, by its state. `release`: no carrier has it, so it can be sent now or be cancelled.
 * `repeat`: a carrier has it or may have it, or it did not arrive. The gateway decides by more than the state, and may refuse.
 */
export const STATE_ACTIONS: Readonly<Record<MessageState, "release" | "repeat" | "none">> = {
  scheduled: "release",
  waiting: "release",
  queued: "release",
  submitting: "none",
  submitted: "repeat",
  unknown: "repeat",
  delivered: "none",
  failed: "repeat",
  expired: "repeat",
  cancelled: "repeat",
};
