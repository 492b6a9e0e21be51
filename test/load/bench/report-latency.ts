import { timeOfMessageKey } from "../../../server/domain/message-key.ts";
import { type BenchServer, listCellSchemas, withClient } from "./database.ts";
import { untilReported } from "./delivery-run.ts";
import { emptyGateway, makeGatewayDatabase, sendHeaders, startGateway } from "./gateway.ts";
import { atConstantRate } from "./load/constant-rate.ts";
import { percentile, summary } from "./measure.ts";
import type { BenchOptions } from "./options.ts";
import { international } from "./requests.ts";
import type { Measure } from "./verdict.ts";

/** How long a message takes from its request to its final report: an API process and a worker, an even stream of requests. */
export async function reportLatency(
  server: BenchServer,
  perSecond: number,
  { rounds, seconds }: BenchOptions,
): Promise<Measure[]> {
  const databaseUrl = await makeGatewayDatabase(server, "bench_latency");
  const api = await startGateway({ role: "api", databaseUrl });
  const worker = await startGateway({ role: "worker", databaseUrl });
  const rate = {
    ...{ url: `http://127.0.0.1:${api.port}/v1/send/international`, body: international(), headers: sendHeaders() },
    ...{ perSecond, seconds: Math.max(5, seconds) },
  };
  const found: { readonly p50Ms: number; readonly p99Ms: number }[] = [];
  try {
    // The first round fills caches.
    for (let round = 0; round <= rounds; round++) {
      await emptyGateway(databaseUrl);
      await server.settle();
      await atConstantRate(rate);
      await untilReported(databaseUrl);
      const tookMs = await readLatencies(databaseUrl, 0);
      if (round > 0) found.push({ p50Ms: percentile(tookMs, 0.5), p99Ms: percentile(tookMs, 0.99) });
    }
  } finally {
    await worker.process.stop();
    await api.process.stop();
  }
  const name = `request to report at ${Math.round(perSecond)} a second`;
  return [
    { name: `${name}, p50`, sample: summary(found.map(({ p50Ms }) => p50Ms)), unit: " ms" },
    { name: `${name}, p99`, sample: summary(found.map(({ p99Ms }) => p99Ms)), unit: " ms" },
  ];
}

/** Of the messages whose reports came since then. A message key has the time of its request. */
export async function readLatencies(url: string, sinceMs: number): Promise<number[]> {
  return withClient(url, async (client) => {
    const tookMs: number[] = [];
    for (const schema of await listCellSchemas(client)) {
      const { rows } = await client.query<{ key: string; reportedMs: number }>(
        `SELECT unnest(first_key || coalesce(more_keys, '{}')) AS key, reported_ms::float8 AS "reportedMs"
         FROM ${schema}.pending_reports WHERE reported_ms >= $1`,
        [sinceMs],
      );
      for (const { key, reportedMs } of rows) tookMs.push(reportedMs - (timeOfMessageKey(key) ?? Number.NaN));
    }
    return tookMs;
  });
}
