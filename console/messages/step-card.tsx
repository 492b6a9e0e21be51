import type { Report } from "../../client/index.ts";
import { describeCarrier, describeChannel, describeKindOfChannel, findReportCode } from "../ui/code-texts.ts";
import { Time } from "../ui/time.tsx";
import type { TimelineStep } from "./timeline-steps.ts";

const WORDS: Readonly<Record<Exclude<TimelineStep["kind"], "ended">, string>> = {
  waiting: "Waits for its time",
  trying: "Being sent",
  next: "Next, if the one before fails",
  "not-needed": "Not needed",
};

/** One step of the timeline. */
export function StepCard({ step }: { readonly step: TimelineStep }) {
  if (step.kind === "ended") return <EndedStep report={step.report} />;
  return (
    <li class={`step ${step.kind}`}>
      <strong>{describeChannel(step.channel)}</strong> <span class="muted">{WORDS[step.kind]}</span>
    </li>
  );
}

function EndedStep({ report }: { readonly report: Report }) {
  const { serviceType, msgType, reportCode, reportText, sendTime, reportTime, carrier, delivered } = report;
  const row = findReportCode(reportCode);
  return (
    <li class={`step ${delivered ? "good" : "bad"}`}>
      <strong>{describeChannel(serviceType)}</strong>{" "}
      <span class="muted">{describeKindOfChannel(serviceType, msgType)}</span>
      <div>
        <span class={`badge ${delivered ? "good" : "bad"}`}>{reportCode}</span> {row?.text ?? reportText}
      </div>
      {!delivered && row !== undefined && <p class="muted">{`${row.meaning} ${row.action}`}</p>}
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
    </li>
  );
}

/** Nothing below a second, because the times of reports are whole seconds. */
function describeSeconds(from: string, to: string): string {
  const seconds = Math.round((Date.parse(to) - Date.parse(from)) / 1000);
  if (seconds < 1) return "";
  return seconds < 120 ? `, ${seconds} s later` : `, ${Math.round(seconds / 60)} minutes later`;
}
