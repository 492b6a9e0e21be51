import { Measured } from "./counted.ts";
import type { Figures } from "./figures.ts";

const SECONDS = "gateway_request_seconds";
/** Upper bounds in seconds. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** What was seen of one operation. */
class Tally {
  readonly codes = new Map<string, number>();
  readonly seconds = new Measured(BOUNDS);

  add(code: string, tookS: number): void {
    this.codes.set(code, (this.codes.get(code) ?? 0) + 1);
    this.seconds.add(tookS);
  }
}

/** Counts requests by operation and code, and times them. By operation first: there is a request every few microseconds. */
export function requestMetrics(figures: Figures): (operation: string, code: string, tookS: number) => void {
  const tallies = new Map<string, Tally>();
  figures.add({
    name: "gateway_requests_total",
    help: "Answered requests by operation and result code.",
    type: "counter",
    rows: () =>
      [...tallies].flatMap(([operation, { codes }]) =>
        [...codes].map(([code, value]) => ({ labels: { operation, code }, value })),
      ),
  });
  figures.add({
    name: SECONDS,
    help: "Time from the first byte of a request to its answer, by operation.",
    type: "histogram",
    rows: () => [...tallies].flatMap(([operation, { seconds }]) => seconds.rows(SECONDS, { operation })),
  });
  return (operation, code, tookS) => {
    let tally = tallies.get(operation);
    if (tally === undefined) {
      tally = new Tally();
      tallies.set(operation, tally);
    }
    tally.add(code, tookS);
  };
}
