import { getChannelRules } from "./channels/all.ts";
import { getSender } from "./message-history.ts";
import type { Step } from "./model.ts";

/** Whether a message of the channel advertises; server/domain/channels says by what it is known. */
export const isAdvertising = ({ channel, payload }: Pick<Step, "channel" | "payload">): boolean =>
  getChannelRules(channel).isAdvertising?.(payload) ?? false;

/**
 * Whose advertising a step is: its own sender's, and that of each advertising step before it. A fallback carries the same advertisement,
 * so an opt-out of the first sender is one of the fallback too. Empty: the step does not advertise.
 */
export function listAdvertisers(steps: readonly Step[], step: number): readonly string[] {
  const own = steps[step];
  if (own === undefined || !isAdvertising(own)) return [];
  return steps.slice(0, step + 1).flatMap((one) => (isAdvertising(one) ? [getSender(one) ?? ""] : []));
}
