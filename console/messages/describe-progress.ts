import { describeChannel, findReportCode } from "../ui/code-texts.ts";
import { describeState, type MessageState } from "./message-state.ts";
import type { TimelineStep } from "./timeline-steps.ts";

/** The state of a message in a sentence, for those who hear the page. It changes only when something has happened. */
export function describeProgress(state: MessageState, steps: readonly TimelineStep[]): string {
  if (state === "cancelled") return describeState(state);
  const parts = steps.flatMap((step) => {
    if (step.kind === "ended") {
      const { reportCode, delivered } = step.report;
      return [
        delivered
          ? `${describeChannel(step.channel)} delivered`
          : `${describeChannel(step.channel)} failed: ${findReportCode(reportCode)?.text ?? reportCode}`,
      ];
    }
    return step.kind === "trying" ? [`${describeChannel(step.channel)} is being sent`] : [];
  });
  return `${describeState(state)}. ${parts.join(", ")}`;
}
