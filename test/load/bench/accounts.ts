import { defaultSettings } from "../../../server/accounts/account-settings.ts";
import { CONNECTIONS } from "./accept-contenders.ts";
import { BenchServer, withClient } from "./database.ts";
import { ACCOUNT, makeGatewayDatabase, sendHeaders, startGateway, tokenOf } from "./gateway.ts";
import { wrk } from "./load/wrk.ts";
import { residentMegabytes } from "./machine/usage.ts";
import { everyRound, ratio, summary, tellRound } from "./measure.ts";
import type { BenchOptions } from "./options.ts";
import { profiled } from "./profile.ts";
import { barPlot, save, table } from "./report.ts";
import { international } from "./requests.ts";
import { acceptCost, type Cost } from "./scale-accept.ts";
import { makeAccounts, withGateways } from "./scale-curves.ts";
import { figure, type Measure, showMeasures, spread } from "./verdict.ts";

const COUNTS = [1, 100, 10_000] as const;
/** Each of the 10,000 accounts sends about every two seconds, and about every five. */
const RATES = [5000, 2000] as const;
/** A send by one of 10,000 accounts may cost this much more than one by a single account. */
const MOST = 1.3;

interface Found extends Cost {
  readonly megabytes: number;
}

const sumMicros = ({ apiMicros, databaseMicros }: Cost): number => apiMicros + databaseMicros;

/** What a send costs one API process and its database when many accounts send in turn, each seldom. */
export async function benchAccounts(options: BenchOptions): Promise<void> {
  const { rounds, seconds } = options;
  const server = await BenchServer.start();
  try {
    const databaseUrl = await makeGatewayDatabase(server, "bench_accounts");
    const tokens = (await makeAccounts(databaseUrl, Math.max(...COUNTS))).map(tokenOf);
    await withClient(databaseUrl, async (client) => {
      const limit = defaultSettings.limits.sendPerSecond;
      await client.query("UPDATE gateway.accounts SET send_per_second = $1 WHERE account_id <> $2", [limit, ACCOUNT]);
      // For half a minute gateways would read all these changes again and again.
      await client.query("TRUNCATE gateway.account_changes");
    });
    // A single account needs a higher limit to send as much as all the others together.
    const tokensOf = (count: number): string[] => (count === 1 ? [tokenOf(ACCOUNT)] : tokens.slice(0, count));
    await withGateways(1, "api", databaseUrl, async (gateways) => {
      const runs = RATES.flatMap((rate) =>
        COUNTS.map((count): [string, () => Promise<Found>] => [
          nameOf(count, rate),
          async () => {
            // Every account sends twice, and has sent before the count begins: what is measured is the steady state.
            const forS = Math.max(seconds, Math.ceil((2 * Math.max(...COUNTS)) / rate));
            const load = { tokens: tokensOf(count), perSecond: rate };
            const cost = await acceptCost({ server, databaseUrl, gateways }, forS, load, forS);
            return { ...cost, megabytes: residentMegabytes(gateways[0]?.process.pid ?? 0) };
          },
        ]),
      );
      const found = await everyRound(Object.fromEntries(runs), rounds, tellRound("accounts", rounds));
      show(found, rounds);
    });
    if (options.profile) await profile(databaseUrl, tokens, seconds);
  } finally {
    await server.stop();
  }
}

const nameOf = (count: number, rate: number): string => `${count} at ${rate}/s`;

function show(found: Record<string, Found[]>, rounds: number): void {
  const of = (count: number, rate: number): Found[] => found[nameOf(count, rate)] ?? [];
  const rows = RATES.flatMap((rate) =>
    COUNTS.map((count) => {
      const costs = of(count, rate);
      const middle = (read: (one: Found) => number): string => figure(summary(costs.map(read)).median);
      return [
        String(count),
        spread(summary(costs.map(({ perSecond }) => perSecond))),
        middle(({ perSecond }) => count / perSecond),
        middle(({ apiMicros }) => apiMicros),
        middle(({ databaseMicros }) => databaseMicros),
        middle(({ megabytes }) => megabytes),
      ];
    }),
  );
  const head = ["accounts", "sends/s", "each sends every … s", "API µs each", "database µs each", "API process MB"];
  process.stdout.write(`\n${table(head, rows)}\n`);
  const measures = RATES.flatMap((rate) =>
    COUNTS.slice(1).map((count): Measure => {
      const sample = ratio(of(count, rate).map(sumMicros), of(1, rate).map(sumMicros));
      return { name: `processor time of a send, ${count} accounts ÷ 1, at ${rate}/s`, sample, atMost: MOST };
    }),
  );
  showMeasures(measures, rounds);
  const bars = Object.entries(found).map(([label, costs]) => {
    const micros = summary(costs.map(sumMicros));
    return { label, value: micros.median, ...micros, group: label.startsWith("1 ") ? 1 : 0 };
  });
  const plot = barPlot("Processor time of a send by accounts, less is better", "µs", bars);
  save("accounts", { rounds, found, measures }, plot);
}

/** Where the API process spends its time while all accounts send in turn. */
async function profile(databaseUrl: string, tokens: readonly string[], seconds: number): Promise<void> {
  await profiled("accounts", async (nodeOptions, loadBegins) => {
    const { process, port } = await startGateway({ role: "api", databaseUrl, nodeOptions });
    const load = {
      ...{ port, path: "/v1/send/international", body: international(), headers: sendHeaders(), tokens },
      ...{ connections: CONNECTIONS, perSecond: RATES[0], expected: "A000" },
    };
    await wrk({ ...load, seconds: 3 });
    loadBegins();
    await wrk({ ...load, seconds });
    await process.stop();
  });
}
