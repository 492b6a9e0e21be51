import { Progress } from "../../project/progress.ts";
import { plural } from "../../project/text.ts";
import { drawnKinds } from "../cases/kinds.ts";
import { OperationCases } from "../cases/operation-cases.ts";
import type { Contract } from "../contract/contract.ts";
import type { DocumentedOperation } from "../contract/operations.ts";
import type { OwnKeyword } from "../contract/validator.ts";
import { Recorder } from "../wire/recorder.ts";
import type { HeaderList } from "../wire/request.ts";
import type { CountedFinding, Findings } from "./findings.ts";
import type { Kind } from "./kind.ts";
import { playKind } from "./play.ts";
import type { OpenedFuzzPlugin } from "./plugin.ts";
import { findNothingReached, findReach, type Reach } from "./reached.ts";
import { Rounds } from "./rounds.ts";
import { Target } from "./target.ts";

export interface FuzzSettings {
  readonly contract: Contract;
  readonly keywords?: readonly OwnKeyword[];
  /** `file:line:column` of a place in the document; unless given, the place itself is shown. */
  readonly locate?: (pointer: string) => string;
  /** Values of parameters and of ids in bodies, by `name` or `operationId.name`. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** With a path, which then replaces that of the document's servers. */
  readonly url: string;
  /** The headers of every request that needs these security schemes; those of all schemes go with operations that need none. */
  readonly getHeaders: (schemes: readonly string[]) => Promise<HeaderList>;
  readonly operations: readonly DocumentedOperation[];
  /** The names of checks whose problems are not reported. */
  readonly ignored: readonly string[];
  /** The names of the kinds to play; undefined: all. */
  readonly kinds?: readonly string[] | undefined;
  readonly seed: number;
  readonly rounds: number;
  readonly seconds?: number | undefined;
  readonly round?: number | undefined;
  readonly rate?: number | undefined;
  readonly timeoutMs: number;
  /** The file for the recorded traffic. */
  readonly record?: string | undefined;
  readonly plugin?: OpenedFuzzPlugin | undefined;
  readonly findings: Findings;
  /** Shows on standard error how far the run is. */
  readonly isShown?: boolean;
}

export interface FuzzResult {
  readonly seed: number;
  readonly url: string;
  readonly seconds: number;
  readonly requests: number;
  readonly cases: number;
  readonly findings: readonly CountedFinding[];
  /** Operations that were answered with 501. */
  readonly notWritten: readonly string[];
  /** Operations that never had a status below 400, each with the statuses that it had. */
  readonly neverAccepted: readonly NeverAccepted[];
  /** So much was wrong that the rest was left out. */
  readonly isCutShort: boolean;
  /** Schemas whose values could not be checked, each with the reason. */
  readonly unchecked: readonly (readonly [schema: string, reason: string])[];
  /** What the plug-in has to say. */
  readonly lines: readonly string[];
}

export interface NeverAccepted {
  readonly operation: string;
  readonly statuses: readonly number[];
  /** Credentials were sent. */
  readonly hasCredentials: boolean;
}

/** Longer values take longer than all other requests together. */
const LONGEST = 100_000;

/** The kinds that follow from the document alone, for the operations that were asked for. */
function documentKinds(target: Target, operations: readonly DocumentedOperation[]): Kind[] {
  const all = operations.map((operation) => new OperationCases(target, operation));
  return drawnKinds.map((kind) => ({
    name: kind.name,
    about: kind.about,
    // One after the other: which ids are known depends on the requests before.
    lane: "document",
    async play(round, course) {
      for (const one of all) await playKind(kind, one, course, round);
    },
  }));
}

/** Plays the rounds and gathers what was found. */
export async function fuzz(settings: FuzzSettings): Promise<FuzzResult> {
  const { contract, url, plugin, findings, seed } = settings;
  const recorder = settings.record === undefined ? undefined : await Recorder.open(settings.record, contract.document);
  const target = new Target({
    ...settings,
    authenticate: async (schemes) => Object.fromEntries(await settings.getHeaders(schemes)),
    isForAll: true,
    longest: LONGEST,
    record: (exchange) => recorder?.write(exchange),
  });
  const all = [...documentKinds(target, settings.operations), ...(plugin?.kinds ?? [])];
  const kinds = all.filter(({ name }) => settings.kinds?.includes(name) ?? true);
  const { rounds, seconds, round } = settings;
  const isCrashed = (): boolean => plugin?.isCrashed() ?? false;
  const onRound = (): void => progress?.update(run.played);
  const width = plugin?.width ?? 1;
  const { ignored } = settings;
  const run = new Rounds({ kinds, seed, rounds, seconds, round, width, ignored, isCrashed, onRound }, findings);
  const startedMs = performance.now();
  const getMetrics = () => ({
    seconds: (performance.now() - startedMs) / 1000,
    requests: target.caller.requests + (plugin?.requests() ?? 0),
    cases: run.cases,
    failures: findings.failures,
    warnings: findings.count("warning"),
    more: plugin?.counts() ?? [],
  });
  const progress = settings.isShown === true ? newProgress(run, seconds, getMetrics) : undefined;
  // Ctrl-C ends the run like the end of its time: what was found is printed, and what was started is stopped.
  const stop = (): void => run.stop();
  process.once("SIGINT", stop).once("SIGTERM", stop);
  let lines: readonly string[] = [];
  try {
    await run.play();
    lines = (await plugin?.finish()) ?? [];
    const nothing = findNothingReached(listReach(target));
    if (nothing !== undefined && !ignored.includes(NOTHING_REACHED))
      findings.add({
        ...{ level: "failure", check: NOTHING_REACHED, key: NOTHING_REACHED, requests: [] },
        ...{ reason: nothing.reason, more: [["fix", nothing.fix]] },
      });
  } finally {
    process.off("SIGINT", stop).off("SIGTERM", stop);
    progress?.stop();
    target.close();
    await recorder?.close();
  }
  const { requests, cases, seconds: tookSeconds } = getMetrics();
  return {
    ...{ seed, url, requests, cases, lines, seconds: Math.round(tookSeconds) },
    findings: findings.all,
    isCutShort: run.isCutShort,
    ...(await summarise(target)),
    unchecked: [...contract.unreadable],
  };
}

interface FuzzMetrics {
  readonly seconds: number;
  readonly requests: number;
  readonly cases: number;
  readonly failures: number;
  readonly warnings: number;
  /** What a plug-in counts. */
  readonly more: readonly string[];
}

/** The end is a time or a number of rounds. */
function newProgress(run: Rounds, seconds: number | undefined, getMetrics: () => FuzzMetrics): Progress {
  const notes = (): string[] => {
    const { requests, seconds: passed, failures, warnings, more } = getMetrics();
    const rate = Math.round(requests / Math.max(passed, 0.1));
    return [`${requests} requests (${rate}/s)`, ...more, plural(failures, "failure"), plural(warnings, "warning")];
  };
  const end = run.total === undefined ? { total: seconds } : { unit: "rounds", total: run.total };
  return new Progress({ name: "fuzz", notes, ...end });
}

const NOTHING_REACHED = "nothing-reached";

const listReach = ({ statuses, contract }: Target): Reach[] =>
  [...statuses].flatMap(([id, counts]) => {
    const operation = contract.operations.get(id);
    return operation === undefined ? [] : [findReach(operation, counts.keys())];
  });

async function summarise({
  statuses: counted,
  contract,
  caller,
}: Target): Promise<Pick<FuzzResult, "notWritten" | "neverAccepted">> {
  const notWritten: string[] = [];
  const neverAccepted: NeverAccepted[] = [];
  for (const [operation, counts] of counted) {
    const statuses = [...counts.keys()].toSorted();
    if (statuses.includes(501)) notWritten.push(operation);
    else if (statuses.every((status) => status >= 400)) {
      const asked = contract.operations.get(operation);
      const hasCredentials = asked === undefined || (await caller.hasCredentials(asked));
      neverAccepted.push({ operation, statuses, hasCredentials });
    }
  }
  return { notWritten, neverAccepted };
}
