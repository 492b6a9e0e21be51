import { AcceptRace, CAROUSEL, INTERNATIONAL, KEYED, type Taken } from "./accept-contenders.ts";
import { BenchServer } from "./database.ts";
import { sendHeaders } from "./gateway.ts";
import { atConstantRate } from "./load/constant-rate.ts";
import { everyRound, ratio, summary, tellRound } from "./measure.ts";
import { benchMemory } from "./memory.ts";
import type { BenchOptions } from "./options.ts";
import { installPeers } from "./peers.ts";
import { benchProcesses } from "./processes.ts";
import { profileAccept } from "./profile.ts";
import { barPlot, save, table } from "./report.ts";
import { reportLatency } from "./report-latency.ts";
import { figure, type Measure, showMeasures, spread } from "./verdict.ts";

const ECHO = "Koa, echo";
const GATEWAY = "gateway";
const KEYS = "gateway, a fresh Idempotency-Key each";
const INSERT = "Fastify + INSERT";
const GROUPED = "Fastify + group commit";
const EXPRESS = "express-openapi-validator, no database";
const BACKEND = "openapi-backend, no database";
const KANNEL = "Kannel, spool";
const ECHO_CAROUSEL = "Koa, echo of a carousel";
const RCS = "gateway, carousel";

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
      [GATEWAY]: () => race.sends(INTERNATIONAL),
      [KEYS]: () => race.sends(KEYED),
      [INSERT]: () => race.peer("fastify-insert"),
      [GROUPED]: () => race.peer("fastify-group-commit"),
      [EXPRESS]: () => race.peer("express-openapi-validator"),
      [BACKEND]: () => race.peer("openapi-backend"),
      ...(kannel && { [KANNEL]: () => race.kannelSends(kannel) }),
      [ECHO_CAROUSEL]: () => race.peer("koa-echo", CAROUSEL.body),
      [RCS]: () => race.sends(CAROUSEL),
    };
    const results = await everyRound(contenders, rounds, tellRound("accept", rounds), WARM_UPS);
    showRates(results);
    const halfRate = summary(rates(results[GATEWAY])).median / 2;
    const measures = [
      ...ratesHeld(results),
      ...(await latencyAt(halfRate, race, options)),
      ...(await benchMemory(race, options)),
      ...(await reportLatency(server, halfRate, options)),
      ...(await benchProcesses(server, options)),
    ];
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
  const over = (other: string) => ({ name: `international/s ÷ ${other}`, sample: against(GATEWAY, other) });
  return [
    { ...over(ECHO), atLeast: 0.65 },
    { ...over(INSERT), atLeast: 2 },
    over(GROUPED),
    over(EXPRESS),
    over(BACKEND),
    results[KANNEL] === undefined
      ? { ...over(KANNEL), sample: undefined, absent: "Kannel is not to be had here" }
      : { ...over(KANNEL), atLeast: 2.5 },
    { name: "with ÷ without an Idempotency-Key", sample: against(KEYS, GATEWAY), atLeast: 0.75 },
    { name: "carousel/s ÷ Koa, echo of it", sample: against(RCS, ECHO_CAROUSEL) },
  ];
}

/**
 * Half of what the gateway takes at its top, sent evenly. At the same rate the peer that does the least that is durable, and
 * the echo, which writes nothing: what all three suffer from is the machine's.
 */
async function latencyAt(perSecond: number, race: AcceptRace, { rounds, seconds }: BenchOptions): Promise<Measure[]> {
  const { path, body } = INTERNATIONAL;
  const at = async (port: number, path: string): Promise<Times> => {
    await race.settle();
    const url = `http://127.0.0.1:${port}${path}`;
    return atConstantRate({ url, body, headers: sendHeaders(), perSecond, seconds: Math.max(5, seconds) });
  };
  const found = await everyRound(
    {
      gateway: () => at(race.gateway.port, path),
      grouped: () => at(race.portOf("fastify-group-commit"), "/send"),
      echo: () => at(race.portOf("koa-echo"), path),
    },
    rounds,
    tellRound(`accept, ${Math.round(perSecond)} a second`, rounds),
  );
  const p99Ms = (times: readonly Times[]): number[] => times.map((one) => one.p99Ms);
  return [
    { name: "p99 of the gateway at half its top rate", sample: summary(p99Ms(found.gateway)), unit: " ms" },
    { name: `p99 of ${GROUPED} at that rate`, sample: summary(p99Ms(found.grouped)), unit: " ms" },
    { name: `p99 of ${ECHO} at that rate`, sample: summary(p99Ms(found.echo)), unit: " ms" },
    { name: `p99 of the gateway ÷ ${GROUPED}`, sample: ratio(p99Ms(found.gateway), p99Ms(found.grouped)), atMost: 1 },
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
