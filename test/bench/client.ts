import { createGateway } from "../../client/index.ts";
import { startEmpty, startGateway, type Target } from "./client-targets.ts";
import { interleaved, type Sample, summary } from "./measure.ts";
import type { BenchOptions } from "./options.ts";
import { barPlot, save, table } from "./report.ts";

/** Short blocks, many of them: what else the machine does hits both alike. */
const BLOCKS_A_ROUND = 40;
const CALLS_A_BLOCK = 40;
const WARM_UP_CALLS = 4000;

type Contender = "bare fetch" | "client";
type Calls = Record<Contender, () => Promise<unknown>>;

interface Compared {
  readonly label: string;
  readonly samples: Record<Contender, Sample>;
  /** Client ÷ bare fetch, of each pair of neighbouring blocks. */
  readonly ratio: Sample;
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
    const seconds = await block(calls[name], atOnce, CALLS_A_BLOCK);
    taken[name].push(seconds);
    return seconds;
  };
  const contenders = { "bare fetch": timed("bare fetch"), client: timed("client") };
  const samples = await interleaved(contenders, rounds * BLOCKS_A_ROUND, (done) => {
    if (done % BLOCKS_A_ROUND === 0) process.stderr.write(`${label}: ${done / BLOCKS_A_ROUND} of ${rounds} rounds\n`);
  });
  // The first block of each is not counted.
  const [fetches, sends] = [taken["bare fetch"].slice(1), taken.client.slice(1)];
  return { label, samples, ratio: summary(sends.map((seconds, index) => seconds / (fetches[index] ?? Number.NaN))) };
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

const microseconds = (seconds: number): number => (seconds / CALLS_A_BLOCK) * 1e6;

function show(results: readonly Compared[], rounds: number): void {
  const perCall = ({ median, least, most }: Sample): string =>
    `${microseconds(median).toFixed(0)} (${microseconds(least).toFixed(0)}–${microseconds(most).toFixed(0)})`;
  const rows = results.map(({ label, samples, ratio }) => [
    label,
    perCall(samples["bare fetch"]),
    perCall(samples.client),
    `${((ratio.median - 1) * 100).toFixed(1)} %`,
  ]);
  const blocks = rounds * BLOCKS_A_ROUND;
  process.stdout.write(
    `${table(["sends to", "bare fetch, µs", "client, µs", "overhead"], rows)}\n
to reach:   to the gateway < 10 %; median (least–most) of ${blocks} blocks of ${CALLS_A_BLOCK} calls, the overhead that of neighbouring blocks\n`,
  );
  const bars = results.flatMap(({ label, samples }) =>
    (Object.keys(samples) as Contender[]).map((name, group) => {
      const { median, least, most } = samples[name];
      const [value, low, high] = [microseconds(median), microseconds(least), microseconds(most)];
      return { label: `${label} · ${name}`, value, least: low, most: high, group };
    }),
  );
  save("client", { rounds, results }, barPlot("The client: microseconds a call, less is better", "µs", bars));
}
