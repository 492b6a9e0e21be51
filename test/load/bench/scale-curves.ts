import { CONNECTIONS } from "./accept-contenders.ts";
import { type BenchServer, withClient } from "./database.ts";
import { type Delivered, deliver } from "./delivery-run.ts";
import { ACCOUNT, type BenchGateway, makeGatewayDatabase, startGateway, tokenOf } from "./gateway.ts";
import { linePlot } from "./line-plot.ts";
import type { Load } from "./load/wrk.ts";
import { everyRound, summary, tellRound } from "./measure.ts";
import type { BenchOptions } from "./options.ts";
import { save, table } from "./report.ts";
import { carousel, exampleBody } from "./requests.ts";
import { acceptCost, type Cost } from "./scale-accept.ts";
import { figure, spread } from "./verdict.ts";

/** One API process and ever more accounts, each with its own token, taken in turn. */
export async function scaleAccounts(server: BenchServer, { rounds, seconds }: BenchOptions): Promise<void> {
  const counts = [1, 10, 100, 1000, 10_000];
  const databaseUrl = await makeGatewayDatabase(server, "bench_accounts");
  const ids = await makeAccounts(databaseUrl, Math.max(...counts));
  const tokens = ids.map(tokenOf);
  await withGateways(1, "api", databaseUrl, async (gateways) => {
    const deployed = { server, databaseUrl, gateways };
    const runs = counts.map((count): [string, () => Promise<Cost>] => [
      String(count),
      () => acceptCost(deployed, seconds, { tokens: tokens.slice(0, count) }),
    ]);
    const found = await everyRound(Object.fromEntries(runs), rounds, tellRound("scale, accounts", rounds));
    showCosts({ name: "accounts", xs: counts, found, rounds, logarithmic: true });
  });
}

/** Copies of the demo account, with its sender numbers. */
export async function makeAccounts(url: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, index) => `acc-${index}`);
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ column_name: string }>(
      `SELECT column_name FROM information_schema.columns
       WHERE table_schema = 'gateway' AND table_name = 'accounts' AND column_name <> 'account_id'`,
    );
    const columns = rows.map(({ column_name }) => column_name).join(", ");
    await client.query(
      `INSERT INTO gateway.accounts (account_id, ${columns})
       SELECT id, ${columns} FROM gateway.accounts, unnest($1::text[]) AS id WHERE account_id = $2`,
      [ids, ACCOUNT],
    );
    await client.query(
      `INSERT INTO gateway.registry_entries (account_id, kind, name, value)
       SELECT id, kind, name, value FROM gateway.registry_entries, unnest($1::text[]) AS id WHERE account_id = $2`,
      [ids, ACCOUNT],
    );
  });
  return ids;
}

/** Texts of up to five parts, then the carousel: the largest single message among the examples. */
export async function scaleSize(server: BenchServer, { rounds, seconds }: BenchOptions): Promise<void> {
  const databaseUrl = await makeGatewayDatabase(server, "bench_size");
  const example = exampleBody("send-international-english");
  const loads: Partial<Load>[] = [10, 60, 160, 400, 765].map((length) => ({
    body: JSON.stringify({ ...example, text: "a".repeat(length) }),
  }));
  loads.push({ path: "/v1/send/rcs", body: carousel() });
  const sizes = loads.map(({ body = "" }) => Buffer.byteLength(body));
  await withGateways(1, "api", databaseUrl, async (gateways) => {
    const deployed = { server, databaseUrl, gateways };
    const runs = loads.map((load, index): [string, () => Promise<Cost>] => [
      String(sizes[index]),
      () => acceptCost(deployed, seconds, load),
    ]);
    const found = await everyRound(Object.fromEntries(runs), rounds, tellRound("scale, size", rounds));
    showCosts({ name: "size", what: "bytes of the body; the last is an RCS carousel", xs: sizes, found, rounds });
  });
}

/** Ever more API processes on one machine. */
export async function scaleReplicas(server: BenchServer, { rounds, seconds }: BenchOptions): Promise<void> {
  const counts = [1, 2, 3, 4];
  const databaseUrl = await makeGatewayDatabase(server, "bench_replicas");
  await withGateways(4, "api", databaseUrl, async (gateways) => {
    const runs = counts.map((count): [string, () => Promise<Cost>] => [
      String(count),
      () =>
        acceptCost({ server, databaseUrl, gateways: gateways.slice(0, count) }, seconds, { connections: CONNECTIONS }),
    ]);
    const found = await everyRound(Object.fromEntries(runs), rounds, tellRound("scale, replicas", rounds));
    showCosts({ name: "replicas", what: "API processes", xs: counts, found, rounds });
  });
}

/** One API process and ever more workers, from the request to the final report. */
export async function scaleWorkers(server: BenchServer, { rounds, seconds }: BenchOptions): Promise<void> {
  const counts = [1, 2, 3, 4];
  const stops: (() => Promise<void>)[] = [];
  try {
    const runs: [string, () => Promise<Delivered>][] = [];
    for (const count of counts) {
      // Idle workers would take part: each number of them has a database of its own.
      const databaseUrl = await makeGatewayDatabase(server, `bench_workers_${count}`);
      const apis = [await startGateway({ role: "api", databaseUrl })];
      const workers: BenchGateway[] = [];
      for (let index = 0; index < count; index++) workers.push(await startGateway({ role: "worker", databaseUrl }));
      for (const { process } of [...apis, ...workers]) stops.push(() => process.stop());
      runs.push([String(count), () => deliver({ server, databaseUrl, apis, workers }, seconds)]);
    }
    const found = await everyRound(Object.fromEntries(runs), rounds, tellRound("scale, workers", rounds));
    const costs = Object.fromEntries(
      Object.entries(found).map(([count, all]) => [
        count,
        all.map((one) => ({ ...one, apiMicros: one.apiMicros + one.workerMicros })),
      ]),
    );
    showCosts({ name: "workers", what: "workers (API and worker µs together)", xs: counts, found: costs, rounds });
  } finally {
    for (const stop of stops) await stop();
  }
}

export async function withGateways(
  count: number,
  role: "api" | "worker",
  databaseUrl: string,
  work: (gateways: readonly BenchGateway[]) => Promise<void>,
): Promise<void> {
  const gateways: BenchGateway[] = [];
  try {
    for (let index = 0; index < count; index++) gateways.push(await startGateway({ role, databaseUrl }));
    await work(gateways);
  } finally {
    for (const { process } of gateways) await process.stop();
  }
}

interface Curve {
  readonly name: string;
  readonly what?: string;
  readonly xs: readonly number[];
  readonly found: Record<string, Cost[]>;
  readonly rounds: number;
  readonly logarithmic?: boolean;
}

function showCosts({ name, what = name, xs, found, rounds, logarithmic = false }: Curve): void {
  const of = (x: number, read: (one: Cost) => number) => summary((found[String(x)] ?? []).map(read));
  const rows = xs.map((x) => [
    String(x),
    spread(of(x, ({ perSecond }) => perSecond)),
    figure(of(x, ({ apiMicros }) => apiMicros).median),
    figure(of(x, ({ databaseMicros }) => databaseMicros).median),
  ]);
  process.stdout.write(`\n${table([what, "messages/s", "API µs each", "database µs each"], rows)}\n`);
  const series = (label: string, read: (one: Cost) => number) => ({
    label,
    points: xs.map((x) => ({ x, ...of(x, read) })),
  });
  const common = { xLabel: what, logarithmic };
  const rate = [series("messages", ({ perSecond }) => perSecond)];
  const cost = [
    series("API", ({ apiMicros }) => apiMicros),
    series("database", ({ databaseMicros }) => databaseMicros),
  ];
  save(
    `scale-${name}`,
    { rounds, found },
    linePlot({ ...common, title: `Messages a second by ${name}`, yLabel: "messages/s", series: rate }),
  );
  save(
    `scale-${name}-cost`,
    { rounds, found },
    linePlot({ ...common, title: `Cost of a message by ${name}`, yLabel: "µs of processor time", series: cost }),
  );
}
