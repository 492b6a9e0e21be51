import { createGateway } from "../../../client/index.ts";
import { startEmpty, startGateway, type Target } from "./client-targets.ts";
import { everyRound, percentile, type Sample, summary, tellRound } from "./measure.ts";
import type { BenchOptions } from "./options.ts";
import { barPlot, save, table } from "./report.ts";

/** Short blocks, many of them: what else the machine does hits both alike. */
const BLOCKS_A_ROUND = 40;
/** Until compilers have finished with both. */
const WARM_UP_CALLS = 6000;
/** Ten waves of calls at the least: with fewer, a block is as long as its slowest call. */
const callsInBlock = (atOnce: number): number => Math.max(40, atOnce * 10);

type Contender = "bare fetch" | "client";
type Calls = Record<Contender, () => Promise<unknown>>;

/** Microseconds a call: until it was answered, and of this process's processors. */
interface Cost {
  readonly elapsed: number;
  readonly cpu: number;
}

/** Client ÷ bare fetch of each pair of neighbouring blocks: median and quartiles. */
interface Ratio {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

interface Measured {
  readonly samples: Record<Contender, Sample>;
  readonly ratio: Ratio;
}

type Compared = { readonly label: string } & Readonly<Record<keyof Cost, Measured>>;

const sms = { from: "0212345678", to: "01012345678", text: "Hello", ref: "order-7" };

/** What the client adds to a call over bare fetch: to the gateway, and where there is no gateway to wait for. */
export async function benchClient({ rounds }: BenchOptions): Promise<void> {
  const results: Compared[] = [];
  for (const start of [startGateway, startEmpty]) {
    const target = await start();
    try {
      const calls = await callsOf(target);
      for (const atOnce of [1, 20])
        results.push(await compare(`${target.name}, ${atOnce} at once`, calls, atOnce, rounds));
    } finally {
      await target.stop();
    }
  }
  show(results, rounds);
}

async function callsOf({ baseUrl, clientId, password }: Target): Promise<Calls> {
  const gateway = createGateway({ baseUrl, clientId, password });
  const { token } = await gateway.orThrow.issueToken();
  const calls = { "bare fetch": () => bare(baseUrl, token), client: () => gateway.orThrow.sendSms(sms) };
  for (const call of Object.values(calls)) await block(call, 20, WARM_UP_CALLS);
  return calls;
}

/** What a partner would write without a client, and without a thought of what can go wrong. */
async function bare(baseUrl: string, token: string): Promise<unknown> {
  const response = await fetch(`${baseUrl}/v1/send/sms`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Authorization: `Bearer ${token}`,
      "Idempotency-Key": crypto.randomUUID(),
    },
    body: JSON.stringify(sms),
  });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.json();
}

async function compare(label: string, calls: Calls, atOnce: number, rounds: number): Promise<Compared> {
  const costOf = (name: Contender) => () => block(calls[name], atOnce, callsInBlock(atOnce));
  const contenders = { "bare fetch": costOf("bare fetch"), client: costOf("client") };
  const costs = await everyRound(contenders, rounds * BLOCKS_A_ROUND, tellRound(label, rounds));
  return { label, elapsed: measured(costs, "elapsed"), cpu: measured(costs, "cpu") };
}

/** So many calls, so many of them under way at any time. */
async function block(call: () => Promise<unknown>, atOnce: number, count: number): Promise<Cost> {
  const [started, used] = [performance.now(), process.cpuUsage()];
  let left = count;
  const work = async (): Promise<void> => {
    while (left-- > 0) await call();
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const { user, system } = process.cpuUsage(used);
  return { elapsed: ((performance.now() - started) * 1000) / count, cpu: (user + system) / count };
}

function measured(costs: Record<Contender, Cost[]>, what: keyof Cost): Measured {
  const [fetches, sends] = [costs["bare fetch"], costs.client].map((blocks) => blocks.map((cost) => cost[what]));
  const ratios = (sends ?? []).map((microseconds, index) => microseconds / (fetches?.[index] ?? Number.NaN));
  return {
    samples: { "bare fetch": summary(fetches ?? []), client: summary(sends ?? []) },
    ratio: { median: percentile(ratios, 0.5), low: percentile(ratios, 0.25), high: percentile(ratios, 0.75) },
  };
}

function show(results: readonly Compared[], rounds: number): void {
  const percent = (ratio: number): string => ((ratio - 1) * 100).toFixed(1);
  const columns = ({ samples, ratio }: Measured): string[] => [
    samples["bare fetch"].median.toFixed(0),
    samples.client.median.toFixed(0),
    `${percent(ratio.median)} (${percent(ratio.low)} to ${percent(ratio.high)})`,
  ];
  const rows = results.map(({ label, elapsed, cpu }) => [label, ...columns(elapsed), ...columns(cpu)]);
  const heads = ["bare fetch, µs", "client, µs", "overhead, %", "bare, CPU µs", "client, CPU µs", "overhead, %"];
  process.stdout.write(
    `${table(["sends to", ...heads], rows)}\n
to reach:   < 10 % of the time a call takes; times are the median of ${rounds * BLOCKS_A_ROUND} blocks, the overhead is the median
            (quartiles) over neighbouring blocks; CPU is what this process alone used\n`,
  );
  const bars = results.flatMap(({ label, elapsed: { samples } }) =>
    (Object.keys(samples) as Contender[]).map((name, group) => {
      const { median: value, least, most } = samples[name];
      return { label: `${label} · ${name}`, value, least, most, group };
    }),
  );
  save("client", { rounds, results }, barPlot("The client: microseconds a call, less is better", "µs", bars));
}
