import type { History, Probe, Send } from "../fault/history/history.ts";

/** When what happened in one failover. Times are milliseconds since 1970. */
export interface Failover {
  readonly number: number;
  readonly killed: string;
  readonly elected: string;
  readonly killedAtMs: number;
  /** The new primary answers as such. */
  readonly electedAtMs: number;
  /** The killed member is a standby again. */
  readonly wholeAtMs: number;
}

/** What clients and load balancers saw of one failover. */
export interface Figures {
  readonly electionMs: number;
  readonly returnMs: number;
  /** How long an API process accepted nothing, the worst of them; undefined: it did not accept again. */
  readonly refusedMs: number | undefined;
  /** How long the slowest answer took that was begun in the outage. */
  readonly slowestMs: number;
  /** How long after the kill a process still said that it is ready, the worst of them. */
  readonly readyAfterKillMs: number;
  /** How long after it accepted again a process said that it is ready, the worst of them; undefined: it did not. */
  readonly readyAgainMs: number | undefined;
  /** "A000 × 1200, A920 × 31": what clients were answered, the most frequent first. */
  readonly answers: string;
}

/** `untilMs` is the next kill, or the end. */
export function measure(history: History, failover: Failover, untilMs: number, apis: readonly string[]): Figures {
  const { killedAtMs, electedAtMs, wholeAtMs } = failover;
  const sends = history.sends.filter(({ toMs }) => toMs >= killedAtMs && toMs <= untilMs);
  const accepting = apis.map((api) => findAcceptingAgain(sends, api));
  const probes = history.probes.filter(({ toMs }) => toMs >= killedAtMs && toMs <= untilMs);
  return {
    electionMs: electedAtMs - killedAtMs,
    returnMs: wholeAtMs - electedAtMs,
    refusedMs: findWorst(accepting.map((atMs) => atMs && atMs - killedAtMs)),
    slowestMs: Math.max(0, ...sends.map(({ fromMs, toMs }) => toMs - fromMs)),
    readyAfterKillMs: Math.max(0, ...apis.map((api) => findLastReady(probes, api) - killedAtMs)),
    readyAgainMs: findWorst(apis.map((api, index) => measureReadyAgain(probes, api, accepting[index]))),
    answers: countAnswers(sends),
  };
}

/** The end of the last time in which a process accepted nothing. Answers that were on their way when the primary died do not count. */
function findAcceptingAgain(sends: readonly Send[], api: string): number | undefined {
  const own = sends.filter(({ process }) => process === api).toSorted((a, b) => a.toMs - b.toMs);
  const lastRefusal = own.findLastIndex(({ outcome }) => outcome.kind !== "accepted");
  return own[lastRefusal + 1]?.toMs;
}

/** The last probe that said "ready" before the first that did not. */
function findLastReady(probes: readonly Probe[], api: string): number {
  const own = probes.filter(({ process }) => process === api);
  const firstRed = own.findIndex(({ ready }) => ready !== true);
  return own[(firstRed === -1 ? own.length : firstRed) - 1]?.fromMs ?? 0;
}

function measureReadyAgain(probes: readonly Probe[], api: string, acceptingMs: number | undefined): number | undefined {
  if (acceptingMs === undefined) return undefined;
  const own = probes.filter(({ process }) => process === api);
  const lastRed = own.findLastIndex(({ ready }) => ready !== true);
  const green = own[lastRed + 1];
  return green && Math.max(0, green.fromMs - acceptingMs);
}

const findWorst = (times: readonly (number | undefined)[]): number | undefined =>
  times.reduce((worst, time) => (worst === undefined || time === undefined ? undefined : Math.max(worst, time)), 0);

export function countAnswers(sends: readonly Send[]): string {
  const names = sends.map(({ outcome }) =>
    outcome.kind === "accepted" ? "A000" : outcome.kind === "refused" ? outcome.code : outcome.reason,
  );
  const counts = [...Map.groupBy(names, (name) => name)].toSorted(([, a], [, b]) => b.length - a.length);
  return counts.map(([name, list]) => `${name} × ${list.length}`).join(", ");
}

const COLUMNS = ["failover", "killed", "elected", "new primary", "whole again", "refused", "slowest", "red", "green"];

/** A table in Markdown, so that it can be put into docs/failover.md as it is. */
export function formatFigures(rows: readonly { readonly failover: Failover; readonly figures: Figures }[]): string {
  const lines = rows.map(({ failover, figures }) => [
    ...[String(failover.number), failover.killed, failover.elected],
    ...[seconds(figures.electionMs), seconds(figures.returnMs), seconds(figures.refusedMs), seconds(figures.slowestMs)],
    ...[seconds(figures.readyAfterKillMs), seconds(figures.readyAgainMs)],
  ]);
  const table = [COLUMNS, COLUMNS.map(() => "---"), ...lines].map((cells) => `| ${cells.join(" | ")} |`);
  return `${table.join("\n")}\n`;
}

const seconds = (ms: number | undefined): string => (ms === undefined ? "never" : `${(ms / 1000).toFixed(1)} s`);
