import type { Report } from "../../client/index.ts";
import {
  adviseOnReport,
  CANCELLED,
  describeCarrier,
  describeChannel,
  describeKindOfChannel,
  findReportCode,
  getReportKind,
} from "../ui/code-texts.ts";
import { Time } from "../ui/time.tsx";
import type { TimelineStep } from "./timeline-steps.ts";

const WORDS: Readonly<Record<Exclude<TimelineStep["kind"], "ended">, string>> = {
  waiting: "Waits for its time",
  trying: "Being sent",
  next: "Next, if the one before fails",
  "not-needed": "Not needed",
  "not-sent": "Not sent",
};

interface StepCardProps {
  readonly step: TimelineStep;
  /** Whether the message was cancelled from this browser. */
  readonly isCancelledHere: boolean;
}

/** One step of the timeline. */
export function StepCard({ step, isCancelledHere }: StepCardProps) {
  if (step.kind === "ended") return <EndedStep report={step.report} isCancelledHere={isCancelledHere} />;
  return (
    <li class={`step ${step.kind}`}>
      <strong>{describeChannel(step.channel)}</strong> <span class="muted">{WORDS[step.kind]}</span>
    </li>
  );
}

interface EndedStepProps {
  readonly report: Report;
  readonly isCancelledHere: boolean;
}

function EndedStep({ report, isCancelledHere }: EndedStepProps) {
  const { serviceType, msgType, reportCode, reportText, sendTime, reportTime, carrier } = report;
  const advice = adviseOnReport(reportCode);
  const kind = getReportKind(reportCode);
  return (
    <li class={`step ${kind}`}>
      <strong>{describeChannel(serviceType)}</strong>{" "}
      <span class="muted">{describeKindOfChannel(serviceType, msgType)}</span>
      <div>
        <span class={`badge ${kind}`}>{reportCode}</span> {findReportCode(reportCode)?.text ?? reportText}
      </div>
      {advice !== undefined && <p class="muted">{advice}</p>}
      {reportCode === CANCELLED ? (
        // It was never sent, so there is no time of that.
        <p class="muted">
          {isCancelledHere
            ? "You cancelled it in this browser"
            : "A program of the account or the operator cancelled it"}
          , <Time at={reportTime} />.
        </p>
      ) : (
        <p class="muted facts">
          {sendTime !== undefined && (
            <span>
              Sent <Time at={sendTime} />
            </span>
          )}
          <span>
            Result <Time at={reportTime} />
            {sendTime !== undefined && describeSeconds(sendTime, reportTime)}
          </span>
          {carrier !== undefined && <span>{describeCarrier(carrier)}</span>}
        </p>
      )}
    </li>
  );
}

/** Nothing below a second, because the times of reports are whole seconds. */
function describeSeconds(from: string, to: string): string {
  const seconds = Math.round((Date.parse(to) - Date.parse(from)) / 1000);
  if (seconds < 1) return "";
  return seconds < 120 ? `, ${seconds} s later` : `, ${Math.round(seconds / 60)} minutes later`;
}
