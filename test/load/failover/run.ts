import { setTimeout as sleep } from "node:timers/promises";
import { waitUntil } from "../../rig/wait-until.ts";
import { checkHistory } from "../fault/history/check-history.ts";
import { describeViolation } from "../fault/history/describe-violation.ts";
import { emptyHistory, type History } from "../fault/history/history.ts";
import { ACCOUNT, Deployment } from "./deployment.ts";
import { countAnswers, type Failover, type Figures, formatFigures, measure } from "./figures.ts";
import { Load } from "./load.ts";
import { PatroniCluster } from "./patroni-cluster.ts";
import type { Programs } from "./programs.ts";
import { countLeft, readStored } from "./read-stored.ts";

/** How the gateways find the primary. */
export type Connection = "haproxy" | "hosts";

export interface RunOptions {
  readonly times: number;
  readonly connection: Connection;
  readonly programs: Programs;
  readonly write: (text: string) => void;
}

/** The load goes on for so long before each kill and after the last. */
const CALM_MS = 3000;
/** Longer than the validity of a step, after which every message has an end. */
const REPORTS_MS = 180_000;
const QUIET_MS = 60_000;
const LIMITS = { answerMs: 8000, notReadyAfterMs: 8000, readyAgainMs: 10_000, settledMs: 5000 } as const;
/** What is wrong is often wrong many times. */
const MOST_EXPLAINED = 3;
const MOST_SHOWN = 20;

/** Returns what went wrong; empty: nothing. */
export async function runFailovers(options: RunOptions): Promise<readonly string[]> {
  const cluster = await PatroniCluster.create(options.programs);
  const history = emptyHistory();
  let deployment: Deployment | undefined;
  // A run that is interrupted or fails takes everything along that it started.
  const onExit = (): void => {
    deployment?.killNow();
    cluster.killNow();
  };
  process.once("exit", onExit);
  try {
    await cluster.start();
    const databaseUrl = options.connection === "hosts" ? cluster.hostsUrl : cluster.proxyUrl;
    deployment = await Deployment.create({ databaseUrl, primaryUrl: cluster.proxyUrl, history });
    await deployment.start();
    options.write(`The cluster, two API processes and two workers run (connection: ${options.connection}).\n`);
    return await runOn(options, cluster, deployment, history);
  } catch (error) {
    options.write(`${cluster.describe()}\n${deployment?.describe() ?? ""}\n`);
    throw error;
  } finally {
    await deployment?.stop();
    await cluster.stop();
    process.removeListener("exit", onExit);
  }
}

async function runOn(
  { times, write }: RunOptions,
  cluster: PatroniCluster,
  deployment: Deployment,
  history: History,
): Promise<readonly string[]> {
  const load = await Load.start({ apis: deployment.apis, account: ACCOUNT, history });
  const apis = deployment.apis.map(({ name }) => name);
  const rows: { readonly failover: Failover; readonly figures: Figures }[] = [];
  try {
    for (load.round = 1; load.round <= times; load.round++) {
      await sleep(CALM_MS);
      const failover = await failOver(cluster, deployment, history, load.round);
      await sleep(CALM_MS);
      const figures = measure(history, failover, Date.now(), apis);
      rows.push({ failover, figures });
      write(
        `${load.round}: ${failover.killed} killed, ${failover.elected} elected. Answers since: ${figures.answers}\n`,
      );
    }
    await Promise.race([load.stopSending(), sleep(QUIET_MS, undefined, { ref: false })]);
    await waitFor(() => load.listOpen().length === 0, REPORTS_MS);
  } finally {
    await load.stop();
  }
  write(`\n${formatFigures(rows)}\n`);
  const found = await check(cluster, deployment, history);
  if (found.length > 0) write(`${deployment.describe()}\n`);
  write(summarize(history));
  return found;
}

async function failOver(
  cluster: PatroniCluster,
  deployment: Deployment,
  history: History,
  number: number,
): Promise<Failover> {
  const killed = await cluster.findPrimary();
  if (killed === undefined) throw new Error("There is no primary to kill");
  const killedAtMs = Date.now();
  const outages = deployment.processes.map((process) => ({
    process,
    fromMs: killedAtMs,
    toMs: Number.POSITIVE_INFINITY,
  }));
  history.outages.push(...outages);
  history.rounds.push({ number, kind: "failover", fromMs: killedAtMs });
  await cluster.crash(killed);
  const { name: elected, noneUntilMs } = await cluster.waitForPrimary(killed);
  const electedAtMs = Date.now();
  for (const outage of outages) outage.toMs = noneUntilMs;
  await cluster.restart(killed);
  await cluster.waitUntilWhole();
  return { number, killed, elected, killedAtMs, electedAtMs, wholeAtMs: Date.now() };
}

async function check(cluster: PatroniCluster, deployment: Deployment, history: History): Promise<readonly string[]> {
  await deployment.collectSubmits();
  const left = await waitUntilQuiet(cluster.proxyUrl);
  const violations = checkHistory(history, LIMITS, await readStored(cluster.proxyUrl));
  const found = [
    ...violations.slice(0, MOST_EXPLAINED).map((violation) => describeViolation(history, violation)),
    ...violations.slice(MOST_EXPLAINED).map(({ rule, text }) => `${rule}: ${text}`),
    ...left,
    ...deployment.listEnded().map((text) => `a process ended: ${text}`),
    ...listNeverAccepted(history).map((ref) => `the send ${ref} was repeated and never accepted`),
    ...listNeverSubmitted(history).map((to) => `lost: ${to} was accepted and no carrier got it`),
  ];
  const more = found.length > MOST_SHOWN ? [`and ${found.length - MOST_SHOWN} more`] : [];
  return [...found.slice(0, MOST_SHOWN), ...more];
}

async function waitUntilQuiet(databaseUrl: string): Promise<readonly string[]> {
  let left: Readonly<Record<string, number>> = {};
  await waitFor(async () => {
    left = await countLeft(databaseUrl);
    return Object.values(left).every((count) => count === 0);
  }, QUIET_MS);
  return Object.entries(left).flatMap(([what, count]) => (count === 0 ? [] : [`stuck: ${count} ${what} are left`]));
}

function listNeverAccepted({ sends }: History): readonly string[] {
  const refs = Map.groupBy(sends, ({ ref }) => ref);
  return [...refs].flatMap(([ref, own]) => (own.some(({ outcome }) => outcome.kind === "accepted") ? [] : [ref]));
}

/** All recipients are ones that carriers deliver to, so a message without a submit was forgotten. */
function listNeverSubmitted({ sends, submits }: History): readonly string[] {
  const submitted = new Set(submits.map(({ to }) => to));
  const accepted = sends.filter(({ outcome }) => outcome.kind === "accepted").map(({ to }) => to);
  return accepted.filter((to) => !submitted.has(to));
}

function summarize(history: History): string {
  const reports = new Map(
    history.polls.flatMap(({ outcome }) =>
      outcome.kind === "batch" ? outcome.reports.map(({ msgKey, code }) => [msgKey, code] as const) : [],
    ),
  );
  const codes = [...Map.groupBy(reports.values(), (code) => code)].map(([code, list]) => `${code} × ${list.length}`);
  const accepted = history.sends.filter(({ outcome }) => outcome.kind === "accepted").length;
  return [
    `Answers to sends: ${countAnswers(history.sends)}`,
    `Messages: ${accepted} accepted, ${history.submits.length} submitted, ${reports.size} reported (${codes.join(", ")})`,
    "",
  ].join("\n");
}

/** Ends when it is true or the time is over: what is missing then is found by the checks. */
const waitFor = (isTrue: () => boolean | Promise<boolean>, timeoutMs: number): Promise<void> =>
  waitUntil(isTrue, "everything has come", timeoutMs).catch(() => {});
