import pg from "pg";
import { Progress } from "../../../scripts/project/progress.ts";
import { readDeadRows } from "../../../server/store/dead-rows.ts";
import { CONNECTIONS, INTERNATIONAL } from "./accept-contenders.ts";
import { BenchServer, withClient } from "./database.ts";
import { untilReported } from "./delivery-run.ts";
import { type BenchGateway, makeGatewayDatabase, sendHeaders, startGateway } from "./gateway.ts";
import { linePlot } from "./line-plot.ts";
import { wrk } from "./load/wrk.ts";
import { percentile, ratio } from "./measure.ts";
import type { BenchOptions } from "./options.ts";
import { save, table } from "./report.ts";
import { readLatencies } from "./report-latency.ts";
import { figure, type Measure, showMeasures } from "./verdict.ts";

const DEFAULT_MINUTES = 20;
/** Low enough that both gateways keep up with it on a slow machine: then each send is a row of the outbox and a lease of its own. */
const PER_SECOND = 200;
const TURN_S = 15;
/** Turns at the end of the run that are held against those of the other gateway. */
const LAST_TURNS = 8;

/** What one turn of load cost. */
interface Turn {
  readonly minute: number;
  readonly databaseMicros: number;
  readonly p99Ms: number;
  readonly deadRows: number;
}

interface Rival {
  readonly databaseUrl: string;
  readonly api: BenchGateway;
  readonly worker: BenchGateway;
  readonly turns: Turn[];
}

/**
 * Two gateways, each with a database of its own, get the same even load in turn. In one of the databases a transaction reads once and then stays
 * open, as a long report or a dump does.
 */
export async function benchSnapshot({ minutes }: BenchOptions): Promise<void> {
  const server = await BenchServer.start();
  const rivals: Rival[] = [];
  try {
    for (const name of ["bench_snapshot", "bench_no_snapshot"]) rivals.push(await startRival(server, name));
    for (const rival of rivals) await takeTurn(server, rival, 0);
    const [held] = rivals;
    const reader = new pg.Client({ connectionString: held?.databaseUrl ?? "" });
    await reader.connect();
    await reader.query("BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT count(*) FROM gateway.accounts");
    const begunAt = performance.now();
    const getMinute = (): number => (performance.now() - begunAt) / 60_000;
    const total = minutes === 0 ? DEFAULT_MINUTES : minutes;
    const progress = new Progress({ name: "snapshot", unit: "minutes", total });
    while (getMinute() < total) {
      for (const rival of rivals) rival.turns.push(await takeTurn(server, rival, getMinute()));
      progress.update(Math.min(total, Math.floor(getMinute())));
    }
    progress.stop();
    await reader.query("ROLLBACK");
    await reader.end();
    show(rivals);
  } finally {
    for (const { api, worker } of rivals) {
      await api.process.stop();
      await worker.process.stop();
    }
    await server.stop();
  }
}

async function startRival(server: BenchServer, name: string): Promise<Rival> {
  const databaseUrl = await makeGatewayDatabase(server, name);
  const api = await startGateway({ role: "api", databaseUrl });
  const worker = await startGateway({ role: "worker", databaseUrl });
  return { databaseUrl, api, worker, turns: [] };
}

async function takeTurn(server: BenchServer, { databaseUrl, api }: Rival, minute: number): Promise<Turn> {
  const load = { ...INTERNATIONAL, port: api.port, headers: sendHeaders(), connections: CONNECTIONS };
  const begunMs = Date.now();
  const before = server.cpuSeconds();
  const { taken } = await wrk({ ...load, perSecond: PER_SECOND, seconds: TURN_S });
  const databaseMicros = ((server.cpuSeconds() - before) / taken) * 1e6;
  await untilReported(databaseUrl);
  const tookMs = await readLatencies(databaseUrl, begunMs);
  const { byTable } = await withClient(databaseUrl, async (client) => {
    await client.query("SET search_path = gateway");
    return readDeadRows(client);
  });
  const deadRows = Object.values(byTable).reduce((sum, rows) => sum + rows, 0);
  return { minute, databaseMicros, p99Ms: percentile(tookMs, 0.99), deadRows };
}

function show([held, free]: readonly Rival[]): void {
  if (held === undefined || free === undefined) return;
  const rows = held.turns.map((turn, index) => {
    const other = free.turns[index];
    return [turn.minute.toFixed(1), ...[turn, other].flatMap((one) => (one === undefined ? [] : describe(one)))];
  });
  const head = ["database µs", "p99 ms", "dead rows"];
  process.stdout.write(`\n${table(["minute", ...head, ...head.map((name) => `without: ${name}`)], rows)}\n`);
  const last = (rival: Rival, read: (turn: Turn) => number): number[] => rival.turns.slice(-LAST_TURNS).map(read);
  const against = (read: (turn: Turn) => number) => ratio(last(held, read), last(free, read));
  const measures: Measure[] = [
    {
      name: "processor time of the database for a message ÷ without an old snapshot",
      sample: against((one) => one.databaseMicros),
      atMost: 1.1,
    },
    { name: "p99 from request to report ÷ without", sample: against((one) => one.p99Ms), atMost: 1.1 },
  ];
  showMeasures(measures, Math.min(LAST_TURNS, held.turns.length));
  const series = [held, free].map(({ turns }, index) => ({
    label: index === 0 ? "old snapshot" : "none",
    points: turns.map(({ minute, databaseMicros: value }) => ({
      x: Math.round(minute),
      median: value,
      least: value,
      most: value,
    })),
  }));
  const plot = { title: "An old snapshot: less is better", xLabel: "minutes", yLabel: "database µs a message", series };
  save("snapshot", { measures, held: held.turns, free: free.turns }, linePlot(plot));
}

const describe = ({ databaseMicros, p99Ms, deadRows }: Turn): string[] => [databaseMicros, p99Ms, deadRows].map(figure);
