import { Counter, type Metric, type MetricValue, type Registry } from "prom-client";

const SECONDS = "gateway_request_seconds";
const SECONDS_HELP = "Time from the first byte of a request to its answer, by operation.";
/** Upper bounds in seconds. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** What was seen of one operation. */
class Tally {
  readonly codes = new Map<string, number>();
  /** How many took as long as each bound at most; the last took longer than all of them. */
  readonly within = new Float64Array(BOUNDS.length + 1);
  seconds = 0;

  add(code: string, tookS: number): void {
    this.codes.set(code, (this.codes.get(code) ?? 0) + 1);
    let index = 0;
    while (index < BOUNDS.length && tookS > (BOUNDS[index] ?? 0)) index++;
    this.within[index] = (this.within[index] ?? 0) + 1;
    this.seconds += tookS;
  }
}

/**
 * Counts requests by operation and code, and times them. Counted in plain numbers, put into the form of Prometheus when
 * somebody looks: the library makes a key of all labels for every single count.
 */
export function requestMetrics(registry: Registry): (operation: string, code: string, tookS: number) => void {
  const tallies = new Map<string, Tally>();
  new Counter({
    name: "gateway_requests_total",
    help: "Answered requests by operation and result code.",
    labelNames: ["operation", "code"] as const,
    registers: [registry],
    collect() {
      this.reset();
      for (const [operation, { codes }] of tallies)
        for (const [code, count] of codes) this.inc({ operation, code }, count);
    },
  });
  registry.registerMetric(histogramOf(() => [...tallies].flatMap(([operation, tally]) => rowsOf(operation, tally))));
  return (operation, code, tookS) => {
    let tally = tallies.get(operation);
    if (tally === undefined) {
      tally = new Tally();
      tallies.set(operation, tally);
    }
    tally.add(code, tookS);
  };
}

type Row = MetricValue<string> & { readonly metricName: string };

/** As much of a metric as the registry asks for: the library's own histogram takes one observation at a time. */
function histogramOf(rows: () => readonly Row[]): Metric {
  const about = { name: SECONDS, help: SECONDS_HELP, type: "histogram", aggregator: "sum" };
  const metric = { ...about, get: async () => ({ ...about, values: rows() }), reset: () => {} };
  return metric as never;
}

function rowsOf(operation: string, { within, seconds }: Tally): Row[] {
  let count = 0;
  const buckets = [...BOUNDS, "+Inf"].map((le, index): Row => {
    count += within[index] ?? 0;
    return { metricName: `${SECONDS}_bucket`, labels: { le, operation }, value: count };
  });
  const labels = { operation };
  return [
    ...buckets,
    { metricName: `${SECONDS}_sum`, labels, value: seconds },
    { metricName: `${SECONDS}_count`, labels, value: count },
  ];
}
