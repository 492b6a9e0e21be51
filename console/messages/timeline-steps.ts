import type { Report } from "../../client/index.ts";

/** A step of a message, as the timeline shows it. */
export type TimelineStep =
  | { readonly kind: "ended"; readonly channel: string; readonly report: Report }
  | { readonly kind: "waiting" | "trying" | "next" | "not-needed" | "not-sent"; readonly channel: string };

interface MessageFacts {
  readonly reports: readonly Report[];
  /** The channels that the sender chose, in order; empty if they are not known here. */
  readonly channels: readonly string[];
  readonly isFinal: boolean;
  /** It waits for the time at which it is to be sent. */
  readonly isScheduled: boolean;
}

/** Steps with a result, the one that is under way, and those that come after it. */
export function listTimelineSteps({ reports, channels, isFinal, isScheduled }: MessageFacts): readonly TimelineStep[] {
  const ended = reports.map((report): TimelineStep => ({ kind: "ended", channel: report.serviceType, report }));
  const left = channels.slice(reports.length);
  if (isFinal) {
    // After a delivery the others are not needed; a message that was cancelled did not get to them.
    const kind = reports.at(-1)?.delivered === true ? "not-needed" : "not-sent";
    return [...ended, ...left.map((channel): TimelineStep => ({ kind, channel }))];
  }
  const [current = "Message", ...later] = left;
  return [
    ...ended,
    { kind: isScheduled ? "waiting" : "trying", channel: current },
    ...later.map((channel): TimelineStep => ({ kind: "next", channel })),
  ];
}
