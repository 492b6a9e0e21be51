import { BenchServer, withClient } from "./database.ts";
import { type BenchGateway, makeGatewayDatabase, sendHeaders, startGateway } from "./gateway.ts";
import { everyRound, ratio, summary, tellRound } from "./measure.ts";
import type { BenchOptions } from "./options.ts";
import { barPlot, save } from "./report.ts";
import { BATCH, putReports, REPORTS_IN_A_ROW } from "./stored-messages.ts";
import { type Measure, showMeasures } from "./verdict.ts";

/** Batches in one measurement: one alone is over in a few milliseconds. */
const BATCHES = 10;

/** Polling and acknowledging a batch of 1000 reports, beside a bare SELECT and DELETE of the same rows. */
export async function benchPoll({ rounds }: BenchOptions): Promise<void> {
  const server = await BenchServer.start();
  try {
    const databaseUrl = await makeGatewayDatabase(server, "bench_poll");
    const gateway = await startGateway({ role: "api", databaseUrl });
    const measured = (work: () => Promise<void>) => async (): Promise<number> => {
      await putReports(databaseUrl, BATCHES * BATCH);
      await server.settle();
      const begun = performance.now();
      for (let batch = 0; batch < BATCHES; batch++) await work();
      return (performance.now() - begun) / BATCHES;
    };
    const found = await withClient(databaseUrl, (client) =>
      everyRound(
        {
          gateway: measured(() => pollOnce(gateway, BATCH)),
          bare: measured(async () => {
            const { rows } = await client.query(BARE_SELECT);
            const { rowCount } = await client.query(BARE_DELETE);
            if (rows.length !== BATCH || rowCount !== BATCH / REPORTS_IN_A_ROW)
              throw new Error("the bare statements found other rows");
          }),
        },
        rounds,
        tellRound("poll", rounds),
      ),
    );
    await gateway.process.stop();
    show(found, rounds);
  } finally {
    await server.stop();
  }
}

/** Over HTTP, the whole answer read and parsed. */
export async function pollOnce({ port }: BenchGateway, expected: number): Promise<void> {
  const url = `http://127.0.0.1:${port}/v1/report/polling`;
  const headers = sendHeaders();
  const { data } = (await (await fetch(url, { headers })).json()) as {
    data: { reportId: string; report: readonly unknown[] };
  };
  if (data.report.length !== expected) throw new Error(`${data.report.length} reports instead of ${expected}`);
  const answer = await fetch(`${url}/${data.reportId}`, { method: "DELETE", headers });
  if (!answer.ok) throw new Error(`the batch was not acknowledged: ${await answer.text()}`);
  await answer.text();
}

const first = `SELECT account_id, reported_ms, first_key, more_keys FROM gateway.pending_reports
  WHERE account_id = 'demo' ORDER BY reported_ms, first_key LIMIT ${BATCH / REPORTS_IN_A_ROW}`;

/** What a poll must read and an acknowledgement must remove, and nothing else: no batch is kept, nothing is locked. */
const BARE_SELECT = `
  SELECT s.msg_key, s.state, s.last, s.sent_ms, s.detail, s.reported_ms, s.code, s.network, s.user_type
  FROM (${first}) AS p CROSS JOIN unnest(p.first_key || p.more_keys) AS key
  JOIN gateway.steps s ON s.account_id = p.account_id AND s.msg_key = key
  ORDER BY p.reported_ms, key`;
const BARE_DELETE = `
  DELETE FROM gateway.pending_reports p USING (${first}) AS f
  WHERE p.account_id = f.account_id AND p.reported_ms = f.reported_ms AND p.first_key = f.first_key`;

function show(found: Record<"gateway" | "bare", number[]>, rounds: number): void {
  const measures: Measure[] = [
    { name: "polling and acknowledging 1000 reports over HTTP", sample: summary(found.gateway), unit: " ms" },
    { name: "bare SELECT and DELETE of 1000, by the pg driver", sample: summary(found.bare), unit: " ms" },
    { name: "… one ÷ the other", sample: ratio(found.gateway, found.bare), atMost: 3 },
  ];
  showMeasures(measures, rounds);
  const bars = Object.entries(found).map(([label, values], group) => {
    const { median: value, least, most } = summary(values);
    return { label, value, least, most, group };
  });
  save("poll", { rounds, found, measures }, barPlot("1000 reports: milliseconds, less is better", "ms", bars));
}
