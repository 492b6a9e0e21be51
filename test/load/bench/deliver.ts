import { waitUntil } from "../../rig/wait-until.ts";
import { AcceptRace, INTERNATIONAL } from "./accept-contenders.ts";
import { BenchServer } from "./database.ts";
import { type Delivered, type Deployment, deliver } from "./delivery-run.ts";
import { makeGatewayDatabase, startGateway } from "./gateway.ts";
import { KANNEL_CONNECTIONS, type Kannel } from "./kannel.ts";
import { wrk } from "./load/wrk.ts";
import { everyRound, ratio, summary, tellRound } from "./measure.ts";
import type { BenchOptions } from "./options.ts";
import { profiled } from "./profile.ts";
import { barPlot, save, table } from "./report.ts";
import { exampleBody } from "./requests.ts";
import { figure, type Measure, showMeasures, spread } from "./verdict.ts";

/** From the request to the final report: an API process, a worker process and the database on the machine's cores. */
export async function benchDeliver(options: BenchOptions): Promise<void> {
  const { rounds, seconds } = options;
  const server = await BenchServer.start();
  const race = new AcceptRace(server, seconds);
  try {
    await race.start([], true);
    const databaseUrl = await makeGatewayDatabase(server, "bench_deliver");
    const api = await startGateway({ role: "api", databaseUrl });
    const worker = await startGateway({ role: "worker", databaseUrl });
    const deployment: Deployment = { server, databaseUrl, apis: [api], workers: [worker] };
    const { kannel } = race;
    const delivered: Delivered[] = [];
    const found = await everyRound<string, number>(
      {
        accept: async () => (await race.sends(INTERNATIONAL)).perSecond,
        deliver: async () => {
          const one = await deliver(deployment, seconds);
          delivered.push(one);
          return one.perSecond;
        },
        ...(kannel && { kannel: () => kannelToSmsc(kannel, seconds) }),
      },
      rounds,
      tellRound("deliver", rounds),
    );
    await worker.process.stop();
    await api.process.stop();
    show(found, delivered.slice(1), rounds);
    if (options.profile) await profileDelivery(server, options);
  } finally {
    await race.stop();
    await server.stop();
  }
}

/** From the first request to the moment at which fakesmsc has the last message. */
async function kannelToSmsc(kannel: Kannel, seconds: number): Promise<number> {
  const { from, to, text } = exampleBody("send-international-english");
  const path = kannel.pathOf({ from: String(from), to: String(to), text: String(text) });
  const before = await kannel.sent();
  const begun = performance.now();
  const { taken } = await wrk({ port: kannel.sendPort, path, method: "GET", seconds, connections: KANNEL_CONNECTIONS });
  await waitUntil(async () => (await kannel.sent()) - before >= taken, "fakesmsc has the last message", 600_000);
  return ((await kannel.sent()) - before) / ((performance.now() - begun) / 1000);
}

async function profileDelivery(server: BenchServer, { seconds }: BenchOptions): Promise<void> {
  const databaseUrl = await makeGatewayDatabase(server, "bench_profile");
  await profiled("deliver-worker", async (nodeOptions, loadBegins) => {
    const worker = await startGateway({ role: "worker", databaseUrl, nodeOptions });
    const api = await startGateway({ role: "api", databaseUrl });
    const deployment = { server, databaseUrl, apis: [api], workers: [worker] };
    await deliver(deployment, 3);
    loadBegins();
    await deliver(deployment, seconds);
    await worker.process.stop();
    await api.process.stop();
  });
}

function show(found: Record<string, number[]>, delivered: readonly Delivered[], rounds: number): void {
  const processorTime = (read: (one: Delivered) => number): string => figure(summary(delivered.map(read)).median);
  process.stdout.write(
    `\n${table(
      ["messages/s", "median (least–most)"],
      Object.entries(found).map(([name, values]) => [name, spread(summary(values))]),
    )}\n\n${table(
      ["processor time for one message", "µs"],
      [
        ["API", processorTime(({ apiMicros }) => apiMicros)],
        ["worker", processorTime(({ workerMicros }) => workerMicros)],
        ["database", processorTime(({ databaseMicros }) => databaseMicros)],
      ],
    )}\n`,
  );
  const name = "accept → simulator → final report, messages/s";
  const measures: Measure[] = [
    { name: `${name} ÷ accept alone`, sample: ratio(found.deliver ?? [], found.accept ?? []), atLeast: 0.6 },
    ...(found.kannel === undefined
      ? [{ name: `${name} ÷ Kannel to SMSC`, sample: undefined, absent: "Kannel is not to be had here" }]
      : [{ name: `${name} ÷ Kannel to SMSC`, sample: ratio(found.deliver ?? [], found.kannel), atLeast: 2 }]),
  ];
  showMeasures(measures, rounds);
  const bars = Object.entries(found).map(([label, values], group) => {
    const { median: value, least, most } = summary(values);
    return { label, value, least, most, group };
  });
  const plot = barPlot("Messages a second, more is better", "/s", bars);
  save("deliver", { rounds, found, delivered, measures }, plot);
}
