import type { Figures } from "./figures.ts";

/** Anything but 0 is reason for an alarm: at midnight messages would be refused. */
export function partitionMetrics(figures: Figures): (missing: number) => void {
  let last = 0;
  figures.add({
    name: "gateway_partitions_missing",
    help: "Partitions of today and tomorrow that are not there after housekeeping.",
    type: "gauge",
    rows: () => [{ labels: {}, value: last }],
  });
  return (missing) => {
    last = missing;
  };
}
