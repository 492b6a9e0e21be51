import { Gauge, type Registry } from "prom-client";

/** Anything but 0 is reason for an alarm: at midnight messages would be refused. */
export function partitionMetrics(registry: Registry): (missing: number) => void {
  const gauge = new Gauge({
    name: "gateway_partitions_missing",
    help: "Partitions of today and tomorrow that are not there after housekeeping.",
    registers: [registry],
  });
  return (missing) => gauge.set(missing);
}
