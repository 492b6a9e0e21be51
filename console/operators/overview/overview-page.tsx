import { useState } from "preact/hooks";
import type { Backlog, Traffic } from "../../../generated/admin/types.ts";
import { usePageTitle } from "../../ui/page-title.ts";
import { Time } from "../../ui/time.tsx";
import { api, ask } from "../api.ts";
import { FailuresNote } from "../failures-note.tsx";
import { ProblemNote, SilentCells } from "../problem-note.tsx";
import { RangeButtons } from "../range-buttons.tsx";
import { useLoaded } from "../use-loaded.ts";
import { CarriersCard } from "./carriers-card.tsx";
import { Chart } from "./chart.tsx";
import {
  DURATION_STEPS,
  describeWindow,
  formatCount,
  formatDuration,
  formatRate,
  formatStep,
  getFailures,
  getLatency,
  getThroughput,
  getTotals,
} from "./figures.ts";

const RANGES = [
  { name: 15, label: "15 min" },
  { name: 60, label: "1 h" },
  { name: 360, label: "6 h" },
  { name: 1440, label: "24 h" },
] as const;
/** The names are minutes. */
type Minutes = (typeof RANGES)[number]["name"];

const REFRESH_MS = 4000;

/** What happens now: throughput, latency, failures, what waits, and the carriers. */
export function OverviewPage() {
  usePageTitle("Overview");
  const [minutes, setMinutes] = useState<Minutes>(15);
  const traffic = useLoaded(
    (signal) => ask((limit) => api.getTraffic({ params: { query: { minutes } }, signal: limit }), signal),
    {
      ...{ inputs: [minutes], everyMs: REFRESH_MS },
    },
  );
  const backlog = useLoaded((signal) => ask((limit) => api.getBacklog({ signal: limit }), signal), {
    ...{ inputs: [], everyMs: REFRESH_MS },
  });
  const carriers = useLoaded((signal) => ask((limit) => api.listCarriers({ signal: limit }), signal), {
    ...{ inputs: [], everyMs: REFRESH_MS },
  });
  // All three are most likely away for one reason, which is said once.
  const problem = traffic.problem ?? backlog.problem ?? carriers.problem;
  const asOfMs = traffic.valueMs ?? backlog.valueMs;
  return (
    <>
      <div class="heading first">
        <h1>Overview</h1>
        <div class="facts">
          {problem === undefined ? (
            <span class="live muted">Live</span>
          ) : (
            <span class="muted">
              Stopped{asOfMs !== undefined && ", figures as of "}
              {asOfMs !== undefined && <Time at={asOfMs} />}
            </span>
          )}
          <RangeButtons
            legend="Time that is shown"
            ranges={RANGES}
            chosen={minutes}
            onChoose={(name) => setMinutes(name)}
          />
        </div>
      </div>
      {problem !== undefined && (
        <ProblemNote
          problem={problem}
          onRetry={() => {
            traffic.reload();
            backlog.reload();
            carriers.reload();
          }}
        />
      )}
      <FailuresNote />
      {backlog.value !== undefined && <SilentCells cells={backlog.value.silentCells} />}
      <div class={problem === undefined ? "" : "stale"}>
        <Tiles traffic={traffic.value} backlog={backlog.value} />
        {traffic.value !== undefined && <Charts traffic={traffic.value} />}
      </div>
      <CarriersCard carriers={carriers} />
    </>
  );
}

const durationAxis = { steps: DURATION_STEPS, format: formatStep };

/** A chart says that there was nothing only if its whole time has nothing, also the slot that is not drawn because it still runs. */
function Charts({ traffic }: { readonly traffic: Traffic }) {
  const { accepted, delivered, failed, p95Ms } = getTotals(traffic);
  return (
    <div class="charts">
      <Chart
        title="Throughput"
        unit="per second"
        data={getThroughput(traffic)}
        format={formatRate}
        note={accepted + delivered === 0 ? "Nothing was sent in this time." : undefined}
      />
      <Chart
        title="Latency"
        unit="estimated, from acceptance to the final report"
        data={getLatency(traffic)}
        format={(seconds) => formatDuration(seconds * 1000)}
        axis={durationAxis}
        note={p95Ms === undefined ? "Nothing ended in this time." : undefined}
      />
      <Chart
        title="Failures by carrier"
        unit="steps per second"
        kind="failures"
        data={getFailures(traffic)}
        format={formatRate}
        note={failed === 0 ? "Nothing failed in this time." : undefined}
      />
    </div>
  );
}

function Tiles({ traffic, backlog }: { readonly traffic: Traffic | undefined; readonly backlog: Backlog | undefined }) {
  const totals = traffic && getTotals(traffic);
  const share = totals?.failedShare;
  const window = traffic && `last ${describeWindow(traffic)}`;
  return (
    <dl class="tiles">
      <Tile label="Accepted" window={window} value={totals && formatCount(totals.accepted)} />
      <Tile label="Delivered" window={window} value={totals && formatCount(totals.delivered)} />
      <Tile
        label="Failed"
        window={window}
        value={totals && formatCount(totals.failed)}
        note={share === undefined ? undefined : `${formatRate(share * 100)} % of all endings`}
      />
      <Tile
        label="Slowest p95"
        window={window}
        value={totals && (totals.p95Ms === undefined ? "–" : formatDuration(totals.p95Ms))}
        note={totals?.p95Ms === undefined ? undefined : "estimated"}
      />
      <Tile
        label="Backlog"
        window="now"
        value={backlog && formatCount(backlog.steps)}
        note={backlog && backlog.steps > 0 ? `oldest ${formatDuration(backlog.oldestSeconds * 1000)}` : undefined}
      />
      <Tile
        label="Dead letters"
        window="now"
        value={backlog && formatCount(backlog.deadLetters)}
        note={backlog && backlog.deadLetters > 0 ? <a href="/console/dead-letters">Look at them</a> : undefined}
      />
    </dl>
  );
}

interface TileProps {
  readonly label: string;
  /** The time of which the value is. */
  readonly window: string | undefined;
  readonly value: string | undefined;
  readonly note?: preact.ComponentChildren;
}

function Tile({ label, window, value = "…", note }: TileProps) {
  return (
    <div class="card tile">
      <dt>
        {label}
        {window !== undefined && <span class="window">{window}</span>}
      </dt>
      <dd>
        {value}
        {note !== undefined && <span class="muted">{note}</span>}
      </dd>
    </div>
  );
}
