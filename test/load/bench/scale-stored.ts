import { CONNECTIONS } from "./accept-contenders.ts";
import type { BenchServer } from "./database.ts";
import { type BenchGateway, makeGatewayDatabase, sendHeaders, startGateway } from "./gateway.ts";
import { linePlot } from "./line-plot.ts";
import { wrk } from "./load/wrk.ts";
import { everyRound, ratio, type Sample, summary, tellRound } from "./measure.ts";
import type { BenchOptions } from "./options.ts";
import { pollOnce } from "./poll.ts";
import { save, table } from "./report.ts";
import { acceptCost, type Cost } from "./scale-accept.ts";
import { BATCH, putMessages, someKeys } from "./stored-messages.ts";
import { figure, type Measure, showMeasures, spread } from "./verdict.ts";

interface Found extends Cost {
  readonly inquiriesPerSecond: number;
  readonly pollsPerSecond: number;
}

const KEYS = 5000;
/** Polls of one measurement. */
const POLLS = 8;
const MOST_PENDING = 1_000_000;

/** Accept, inquiry and polling on databases that hold ever more messages, all of them at hand in every round. */
export async function scaleStored(server: BenchServer, options: BenchOptions): Promise<Measure[]> {
  const { rounds, seconds, full } = options;
  const levels = [0, 10_000, 100_000, 1_000_000, ...(full ? [10_000_000] : [])];
  const gateways: BenchGateway[] = [];
  const contenders: Record<string, () => Promise<Found>> = {};
  try {
    for (const level of levels) {
      const databaseUrl = await makeGatewayDatabase(server, `bench_stored_${level}`);
      process.stderr.write(`scale: storing ${level} messages\n`);
      // Also the empty one must have something to poll.
      const messages = Math.max(level, (rounds + 1) * POLLS * BATCH);
      await putMessages(databaseUrl, { messages, pending: Math.min(messages, MOST_PENDING) });
      const keys = await someKeys(databaseUrl, KEYS);
      const gateway = await startGateway({ role: "api", databaseUrl });
      gateways.push(gateway);
      contenders[String(level)] = async () => {
        const cost = await acceptCost({ server, databaseUrl, gateways: [gateway] }, seconds);
        const { perSecond: inquiriesPerSecond } = await wrk({
          ...{ port: gateway.port, path: "/", method: "GET", headers: sendHeaders(), expected: '"reportCode":"10000"' },
          paths: keys.map((key) => `/v1/report/inquiry/${key}`),
          ...{ seconds, connections: CONNECTIONS },
        });
        // What the loads before have left to be written is not what a poll costs.
        await server.settle();
        const begun = performance.now();
        for (let poll = 0; poll < POLLS; poll++) await pollOnce(gateway, BATCH);
        return { ...cost, inquiriesPerSecond, pollsPerSecond: (POLLS * 1000) / (performance.now() - begun) };
      };
    }
    const found = await everyRound(contenders, rounds, tellRound("scale, stored messages", rounds));
    return show(levels, found, rounds);
  } finally {
    for (const gateway of gateways) await gateway.process.stop();
    for (const level of levels) await server.drop(`bench_stored_${level}`);
  }
}

function show(levels: readonly number[], found: Record<string, Found[]>, rounds: number): Measure[] {
  const of = (level: number, read: (one: Found) => number): number[] => (found[String(level)] ?? []).map(read);
  const rows = levels.map((level) => {
    const middle = (read: (one: Found) => number): string => figure(summary(of(level, read)).median);
    return [
      String(level),
      spread(summary(of(level, ({ perSecond }) => perSecond))),
      middle(({ apiMicros }) => apiMicros),
      middle(({ databaseMicros }) => databaseMicros),
      spread(summary(of(level, ({ inquiriesPerSecond }) => inquiriesPerSecond))),
      spread(summary(of(level, ({ pollsPerSecond }) => pollsPerSecond))),
    ];
  });
  const head = ["stored messages", "accepted/s", "API µs", "database µs", "inquiries/s", "polls of 1000/s"];
  process.stdout.write(`\n${table(head, rows)}\n`);
  const last = levels.at(-1) ?? 0;
  const against = (read: (one: Found) => number): Sample => ratio(of(last, read), of(0, read));
  const measures: Measure[] = [
    { name: `accept with ${last} stored ÷ empty`, sample: against(({ perSecond }) => perSecond), atLeast: 0.9 },
    { name: `inquiry with ${last} stored ÷ empty`, sample: against((one) => one.inquiriesPerSecond), atLeast: 0.9 },
    { name: `polling with ${last} stored ÷ empty`, sample: against((one) => one.pollsPerSecond), atLeast: 0.9 },
  ];
  showMeasures(measures, rounds);
  const series = (label: string, read: (one: Found) => number) => ({
    label,
    points: levels.map((level) => ({ x: Math.max(level, 1), ...summary(of(level, read)) })),
  });
  const plot = linePlot({
    ...{ title: "Cost of a message by stored messages", xLabel: "stored messages", yLabel: "µs of processor time" },
    logarithmic: true,
    series: [series("API", ({ apiMicros }) => apiMicros), series("database", ({ databaseMicros }) => databaseMicros)],
  });
  save("scale-stored", { rounds, found, measures }, plot);
  return measures;
}
