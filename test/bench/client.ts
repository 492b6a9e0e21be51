import { createGateway } from "../../client/index.ts";
import { startEmpty, startGateway, type Target } from "./client-targets.ts";
import { interleaved, type Sample } from "./measure.ts";
import type { BenchOptions } from "./options.ts";
import { barPlot, save, table } from "./report.ts";

/** Short blocks, many of them: what else the machine does hits both alike. */
const BLOCKS_A_ROUND = 40;
const WARM_UP_CALLS = 4000;
/** Ten waves of calls at the least: with fewer, a block is as long as its slowest call. */
const callsInBlock = (atOnce: number): number => Math.max(40, atOnce * 10);

type Contender = "bare fetch" | "client";
type Calls = Record<Contender, () => Promise<unknown>>;

interface Compared {
  readonly label: string;
  readonly calls: number;
  /** Seconds a block. */
  readonly samples: Record<Contender, Sample>;
  /** Client ÷ bare fetch of each pair of neighbouring blocks: median and quartiles. */
  readonly ratio: { readonly median: number; readonly low: number; readonly high: number };
}

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
  const taken: Record<Contender, number[]> = { "bare fetch": [], client: [] };
  const timed = (name: Contender) => async (): Promise<number> => {
    const seconds = await block(calls[name], atOnce, callsInBlock(atOnce));
    taken[name].push(seconds);
    return seconds;
  };
  const contenders = { "bare fetch": timed("bare fetch"), client: timed("client") };
  const samples = await interleaved(contenders, rounds * BLOCKS_A_ROUND, (done) => {
    if (done % BLOCKS_A_ROUND === 0) process.stderr.write(`${label}: ${done / BLOCKS_A_ROUND} of ${rounds} rounds\n`);
  });
  // The first block of each is not counted.
  const [fetches, sends] = [taken["bare fetch"].slice(1), taken.client.slice(1)];
  const ratio = quartiles(sends.map((seconds, index) => seconds / (fetches[index] ?? Number.NaN)));
  return { label, calls: callsInBlock(atOnce), samples, ratio };
}

/** Seconds for so many calls, so many of them under way at any time. */
async function block(call: () => Promise<unknown>, atOnce: number, count: number): Promise<number> {
  const started = performance.now();
  let left = count;
  const work = async (): Promise<void> => {
    while (left-- > 0) await call();
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return (performance.now() - started) / 1000;
}

function quartiles(values: readonly number[]): Compared["ratio"] {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN;
  return { median: at(0.5), low: at(0.25), high: at(0.75) };
}

function show(results: readonly Compared[], rounds: number): void {
  const percent = (ratio: number): string => ((ratio - 1) * 100).toFixed(1);
  const rows = results.map(({ label, calls, samples, ratio }) => {
    const perCall = ({ median, least, most }: Sample): string => {
      const [middle, low, high] = [median, least, most].map((seconds) => ((seconds / calls) * 1e6).toFixed(0));
      return `${middle} (${low}–${high})`;
    };
    const overhead = `${percent(ratio.median)} (${percent(ratio.low)} to ${percent(ratio.high)})`;
    return [label, perCall(samples["bare fetch"]), perCall(samples.client), overhead];
  });
  process.stdout.write(
    `${table(["sends to", "bare fetch, µs", "client, µs", "overhead, %"], rows)}\n
to reach:   to the gateway < 10 %; times are median (least–most) of ${rounds * BLOCKS_A_ROUND} blocks, the overhead is the median
            (quartiles) over neighbouring blocks\n`,
  );
  const bars = results.flatMap(({ label, calls, samples }) =>
    (Object.keys(samples) as Contender[]).map((name, group) => {
      const { median, least, most } = samples[name];
      const [value = 0, low = 0, high = 0] = [median, least, most].map((seconds) => (seconds / calls) * 1e6);
      return { label: `${label} · ${name}`, value, least: low, most: high, group };
    }),
  );
  save("client", { rounds, results }, barPlot("The client: microseconds a call, less is better", "µs", bars));
}
