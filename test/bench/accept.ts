import { AcceptRace, type Taken } from "./accept-contenders.ts";
import { bareInsert, insertBeside } from "./bare-insert.ts";
import { BenchServer } from "./database.ts";
import { sendHeaders } from "./gateway.ts";
import { atConstantRate } from "./load/constant-rate.ts";
import { everyRound, ratio, summary, tellRound } from "./measure.ts";
import { benchMemory } from "./memory.ts";
import type { BenchOptions } from "./options.ts";
import { installPeers } from "./peers.ts";
import { profileAccept } from "./profile.ts";
import { barPlot, save, table } from "./report.ts";
import { carousel, international } from "./requests.ts";
import { figure, type Measure, showMeasures, spread } from "./verdict.ts";

const ECHO = "Koa, echo";
const GATEWAY = "gateway";
const INSERT = "Fastify + INSERT";
const GROUPED = "Fastify + group commit";
const EXPRESS = "express-openapi-validator, no database";
const BACKEND = "openapi-backend, no database";
const KANNEL = "Kannel, spool";
const ECHO_RCS = "Koa, echo of a carousel";
const GATEWAY_RCS = "gateway, carousel";

/** One fills caches; the compilers want more requests than that before they are done. */
const WARM_UPS = 2;

type Results = Record<string, Taken[]>;
type Times = Pick<Taken, "p50Ms" | "p99Ms">;

/** How many sends are accepted a second, beside peers that do less. */
export async function benchAccept(options: BenchOptions): Promise<void> {
  installPeers();
  const { rounds, seconds } = options;
  const server = await BenchServer.start();
  const race = new AcceptRace(server, seconds);
  try {
    await race.start(
      ["koa-echo", "fastify-insert", "fastify-group-commit", "express-openapi-validator", "openapi-backend"],
      true,
    );
    const { kannel } = race;
    const contenders: Record<string, () => Promise<Taken>> = {
      [ECHO]: () => race.peer("koa-echo"),
      [GATEWAY]: race.international,
      [INSERT]: () => race.peer("fastify-insert"),
      [GROUPED]: () => race.peer("fastify-group-commit"),
      [EXPRESS]: () => race.peer("express-openapi-validator"),
      [BACKEND]: () => race.peer("openapi-backend"),
      ...(kannel && { [KANNEL]: () => race.kannelSends(kannel) }),
      [ECHO_RCS]: () => race.peer("koa-echo", carousel()),
      [GATEWAY_RCS]: race.carousel,
    };
    const results = await everyRound(contenders, rounds, tellRound("accept", rounds), WARM_UPS);
    showRates(results);
    const latency = await latencyAtHalf(race, results, options);
    const memory = await benchMemory(race, options);
    const measures = [...ratesHeld(results), ...latency, ...memory];
    showMeasures(measures, rounds);
    saveRates(results, measures, rounds);
    if (options.profile) await profileAccept(server, options);
  } finally {
    await race.stop();
    await server.stop();
  }
}

const rates = (taken: readonly Taken[] | undefined): number[] => (taken ?? []).map(({ perSecond }) => perSecond);

function ratesHeld(results: Results): Measure[] {
  const against = (one: string, other: string) => ratio(rates(results[one]), rates(results[other]));
  const name = (other: string) => `accepted international/s ÷ ${other}`;
  return [
    { name: name(ECHO), sample: against(GATEWAY, ECHO), atLeast: 0.9 },
    { name: name(INSERT), sample: against(GATEWAY, INSERT), atLeast: 2.2 },
    { name: name(GROUPED), sample: against(GATEWAY, GROUPED) },
    { name: name(EXPRESS), sample: against(GATEWAY, EXPRESS) },
    { name: name(BACKEND), sample: against(GATEWAY, BACKEND) },
    results[KANNEL] === undefined
      ? { name: name(KANNEL), sample: undefined, absent: "Kannel is not to be had here" }
      : { name: name(KANNEL), sample: against(GATEWAY, KANNEL), atLeast: 1.3 },
    { name: "accepted carousel/s ÷ Koa, echo of it", sample: against(GATEWAY_RCS, ECHO_RCS), atLeast: 0.8 },
  ];
}

/**
 * Half of what the gateway takes at its top, evenly; beside it a bare INSERT on the same disk, and at the same rate the echo
 * and the peer that does the least that is durable: what they suffer from as well is the machine's. No answer comes before a
 * commit, and how long one takes while load and an echo want the same cores is measured too.
 */
async function latencyAtHalf(
  race: AcceptRace,
  results: Results,
  { rounds, seconds }: BenchOptions,
): Promise<Measure[]> {
  const perSecond = summary(rates(results[GATEWAY])).median / 2;
  const body = international();
  const at = async (url: string): Promise<Times> => {
    await race.settle();
    return atConstantRate({ url, body, headers: sendHeaders(), perSecond, seconds: Math.max(5, seconds) });
  };
  const atEcho = () => at(`http://127.0.0.1:${race.portOf("koa-echo")}/v1/send/international`);
  const found = await everyRound(
    {
      insert: () => bareInsert(race.peersUrl, body),
      gateway: () => at(`http://127.0.0.1:${race.gateway.port}/v1/send/international`),
      echo: atEcho,
      grouped: () => at(`http://127.0.0.1:${race.portOf("fastify-group-commit")}/send`),
      insertBeside: () => insertBeside(race.peersUrl, body, atEcho()),
    },
    rounds,
    tellRound(`accept, ${Math.round(perSecond)} a second`, rounds),
  );
  const p99Ms = (times: readonly Times[]): number[] => times.map((one) => one.p99Ms);
  const insertMs = found.insert.map(({ p50Ms }) => p50Ms);
  return [
    { name: "p50 of a bare INSERT", sample: summary(insertMs), unit: " ms" },
    { name: "p99 of a bare INSERT", sample: summary(p99Ms(found.insert)), unit: " ms" },
    { name: "p99 of accept at half the top rate", sample: summary(p99Ms(found.gateway)), unit: " ms" },
    { name: `p99 of ${ECHO} at that rate`, sample: summary(p99Ms(found.echo)), unit: " ms" },
    { name: `p99 of ${GROUPED} at that rate`, sample: summary(p99Ms(found.grouped)), unit: " ms" },
    {
      name: `p99 of a bare INSERT beside ${ECHO} at that rate`,
      sample: summary(p99Ms(found.insertBeside)),
      unit: " ms",
    },
    { name: "p99 of accept ÷ p50 of a bare INSERT", sample: ratio(p99Ms(found.gateway), insertMs), atMost: 10 },
  ];
}

function showRates(results: Results): void {
  const head = ["contender", "accepted/s", "p50 ms", "p99 ms", "CPU µs each", "database µs each"];
  const rows = Object.entries(results).map(([name, taken]) => {
    const middle = (read: (one: Taken) => number): string => figure(summary(taken.map(read)).median);
    return [
      name,
      spread(summary(rates(taken))),
      middle(({ p50Ms }) => p50Ms),
      middle(({ p99Ms }) => p99Ms),
      middle(({ cpuMicros }) => cpuMicros),
      middle(({ databaseMicros }) => databaseMicros),
    ];
  });
  process.stdout.write(`\n${table(head, rows)}\n`);
}

function saveRates(results: Results, measures: readonly Measure[], rounds: number): void {
  const bars = Object.entries(results).map(([label, taken]) => ({
    label,
    ...{ value: summary(rates(taken)).median, ...summary(rates(taken)) },
    group: label.startsWith("gateway") ? 0 : 1,
  }));
  save("accept", { rounds, results, measures }, barPlot("Accepting: requests a second, more is better", "/s", bars));
}
