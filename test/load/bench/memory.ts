import { truncateSync } from "node:fs";
import { type AcceptRace, INTERNATIONAL } from "./accept-contenders.ts";
import { emptyGateway } from "./gateway.ts";
import { residentMegabytes } from "./machine/usage.ts";
import { summary } from "./measure.ts";
import type { BenchOptions } from "./options.ts";
import type { Measure } from "./verdict.ts";

const SAMPLE_MS = 500;

/** The memory of the API process under full load; with minutes also whether it grows. */
export async function benchMemory(race: AcceptRace, { minutes, seconds }: BenchOptions): Promise<Measure[]> {
  const { process: gateway, logFile } = race.gateway;
  const samples: number[] = [];
  const timer = setInterval(() => samples.push(residentMegabytes(gateway.pid)), SAMPLE_MS);
  try {
    const endsAt = performance.now() + (minutes > 0 ? minutes * 60 : seconds) * 1000;
    while (performance.now() < endsAt) {
      await race.sends(INTERNATIONAL);
      // An hour of lines would fill the disk.
      truncateSync(logFile);
    }
  } finally {
    clearInterval(timer);
  }
  await emptyGateway(race.gatewayUrl);
  const measures: Measure[] = [
    { name: "memory of the API process under load", sample: summary(samples), atMost: 200, unit: " MB" },
  ];
  if (minutes > 0) measures.push(growth(samples, minutes));
  return measures;
}

/** The mean of the last quarter against that of the second: the first is still filling caches. */
function growth(samples: readonly number[], minutes: number): Measure {
  const quarter = Math.floor(samples.length / 4);
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const grown = mean(samples.slice(-quarter)) - mean(samples.slice(quarter, 2 * quarter));
  return {
    name: `… growth over ${minutes} minutes (last quarter less second)`,
    sample: { median: grown, least: grown, most: grown },
    // What the collector leaves lying about from one moment to the next.
    atMost: 10,
    unit: " MB",
  };
}
