import { randomBytes } from "node:crypto";
import { updateAccount } from "../../../server/store/accounts.ts";
import { openDatabase } from "../../../server/store/connections.ts";
import { addCredential } from "../../../server/store/credentials.ts";
import { ensureOptOutKey } from "../../../server/store/opt-outs.ts";
import { hashCheaply } from "../../rig/cheap-password.ts";
import { BenchServer } from "./database.ts";
import {
  ACCOUNT,
  type BenchGateway,
  makeGatewayDatabase,
  startGateway,
  tokenOf,
  tokenOfCredential,
} from "./gateway.ts";
import { everyRound, ratio, summary, tellRound } from "./measure.ts";
import type { BenchOptions } from "./options.ts";
import { barPlot, save, table } from "./report.ts";
import { acceptCost, type Cost } from "./scale-accept.ts";
import { makeAccounts } from "./scale-curves.ts";
import { figure, type Measure, showMeasures, spread } from "./verdict.ts";

const RATE = 2000;
/** How much more a send may cost with all of it on. */
const MOST = 1.05;
/** Quotas that are never reached: what costs is to count. */
const PLENTY = 1_000_000_000;

const sumMicros = ({ apiMicros, databaseMicros }: Cost): number => apiMicros + databaseMicros;

/** What a send costs more if its account is watched over: quotas, a cap, opt-outs, held advertising, credentials, the failure watch. */
export async function benchWatched({ rounds, seconds }: BenchOptions): Promise<void> {
  const server = await BenchServer.start();
  const gateways: BenchGateway[] = [];
  const start = async (databaseUrl: string, settings: Record<string, string>): Promise<BenchGateway> => {
    const gateway = await startGateway({ role: "api", databaseUrl, settings });
    gateways.push(gateway);
    return gateway;
  };
  try {
    const databaseUrl = await makeGatewayDatabase(server, "bench_watched");
    const watched = await makeWatchedAccount(databaseUrl);
    const off = await start(databaseUrl, {});
    const on = await start(databaseUrl, { FAILURE_WATCH: "on" });
    const measure = (gateway: BenchGateway, token: string) => (): Promise<Cost> =>
      acceptCost({ server, databaseUrl, gateways: [gateway] }, seconds, { tokens: [token], perSecond: RATE }, 1);
    const runs = { off: measure(off, tokenOf(ACCOUNT)), on: measure(on, watched) };
    show(await everyRound(runs, rounds, tellRound("watched", rounds)), rounds);
  } finally {
    for (const { process } of gateways) await process.stop();
    await server.stop();
  }
}

/** Makes a copy of the demo account with all of it on, and returns a token of one of its credentials. */
async function makeWatchedAccount(databaseUrl: string): Promise<string> {
  const [id = ""] = await makeAccounts(databaseUrl, 1);
  const database = openDatabase(databaseUrl, { poolSize: 1 });
  try {
    await updateAccount(database.pool, id, {
      quotas: [
        { period: "day", unit: "messages", limit: PLENTY },
        { period: "month", unit: "parts", limit: PLENTY, channel: "international" },
      ],
      fallbackCaps: [{ from: "alimtalk", to: "mms", percent: 20 }],
      holdAdvertising: true,
    });
    await ensureOptOutKey(database.pool, id, randomBytes(32).toString("hex"));
    const createdMs = Date.now();
    const credential = { id: "sender", rights: ["send"] as const, endsMs: undefined, createdMs };
    await addCredential(database, id, { ...credential, passwordHash: await hashCheaply("secret") });
    return tokenOfCredential(id, credential);
  } finally {
    await database.close();
  }
}

function show(found: Readonly<Record<"off" | "on", Cost[]>>, rounds: number): void {
  const { off, on } = found;
  const rows = Object.entries(found).map(([name, costs]) => {
    const middle = (read: (one: Cost) => number): string => figure(summary(costs.map(read)).median);
    const perSecond = spread(summary(costs.map((cost) => cost.perSecond)));
    return [name, perSecond, middle(({ apiMicros }) => apiMicros), middle(({ databaseMicros }) => databaseMicros)];
  });
  process.stdout.write(`\n${table(["all of it", "sends/s", "API µs each", "database µs each"], rows)}\n`);
  const sample = ratio(on.map(sumMicros), off.map(sumMicros));
  const measures: Measure[] = [{ name: "processor time of a send, all on ÷ all off", sample, atMost: MOST }];
  showMeasures(measures, rounds);
  const bars = Object.entries(found).map(([label, costs]) => {
    const micros = summary(costs.map(sumMicros));
    return { label, value: micros.median, ...micros, group: label === "on" ? 1 : 0 };
  });
  save(
    "watched",
    { rounds, found, measures },
    barPlot("Processor time of a send, watched over or not, less is better", "µs", bars),
  );
}
