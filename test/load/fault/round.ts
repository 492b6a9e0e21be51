import { setTimeout as sleep } from "node:timers/promises";
import type { Random } from "../../rig/random.ts";
import { type Deployment, STEP_VALIDITY_S } from "./deployment/deployment.ts";
import { readStored } from "./deployment/read-stored.ts";
import { checkHistory } from "./history/check-history.ts";
import type { Violation } from "./history/violation.ts";
import type { FaultKind } from "./kinds/kind.ts";
import { limitsNow } from "./limits.ts";

/** The first requests of a gateway take their time, on a slow machine more than the load before the fault. */
const LOAD_STARTS_MS = 10_000;
/** How long a round takes besides its fault. */
export interface Pace {
  /** Load before and after the fault. */
  readonly loadMs: number;
  /** What is not finished by then is checked at the end of the deployment. */
  readonly quietMs: number;
}

/** A killed worker's work is taken over after 15 seconds. */
const USUAL_PACE: Pace = { loadMs: 700, quietMs: 3_000 };
const READY_MS = 60_000;
const ROUND_MS = 180_000;
/** Advertising is held for up to a minute. Messages expire, RCS after 40 seconds and then its fallback, and the work of a dead worker is taken over first. A webhook is tried again after ten seconds. */
const LAST_QUIET_MS = STEP_VALIDITY_S * 1000 + 150_000;

type Write = (text: string) => void;

/** Load, a fault, its end, some more load, and a check of what is wrong at any time. Undefined: this kind cannot be tried here. */
export async function runRound(
  deployment: Deployment,
  number: number,
  kind: FaultKind,
  random: Random,
  write: Write,
  { loadMs, quietMs }: Pace = USUAL_PACE,
): Promise<readonly Violation[] | undefined> {
  const reason = kind.skip?.(deployment);
  const name = `round ${String(number).padStart(3)}  ${kind.name.padEnd(18)}`;
  if (reason !== undefined) {
    write(`${name} skipped: ${reason}\n`);
    return undefined;
  }
  const begun = performance.now();
  const { client, history, carriers } = deployment;
  const sentBefore = client.sent;
  history.rounds.push({ number, kind: kind.name, fromMs: Date.now() });
  client.startSending(number, kind);
  await sleep(loadMs);
  await deployment.untilDelivering(number, LOAD_STARTS_MS);
  const run = await withinTime(kind.run(deployment, random));
  await sleep(loadMs);
  await client.stopSending();
  const isReady = await deployment.untilReady(READY_MS);
  const open = isReady ? await deployment.untilQuiet(quietMs) : 0;
  carriers.collect();
  const violations = [...run.violations, ...findDead(deployment, isReady), ...checkHistory(history, limitsNow())];
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const answers = history.sends.filter(({ round }) => round === number);
  const count = (kind: string): number => answers.filter(({ outcome }) => outcome.kind === kind).length;
  const figures = { sent: client.sent - sentBefore, refused: count("refused"), unanswered: count("no-answer"), open };
  const details = Object.entries(figures).flatMap(([what, value]) => (value === 0 ? [] : [`${value} ${what}`]));
  const chosen = run.detail === "" ? "" : `  (${run.detail})`;
  const verdict = violations.length === 0 ? "ok    " : "FAILED";
  write(`${name} ${verdict} ${seconds.padStart(5)} s  ${details.join(", ")}${chosen}\n`);
  return violations;
}

function findDead({ gateways }: Deployment, isReady: boolean): readonly Violation[] {
  const dead = gateways.filter(({ hasDied }) => hasDied).map(({ name }) => name);
  const text = `not all gateways are ready ${READY_MS} ms after the fault`;
  return [
    ...dead.map((name) => ({ rule: "no-answer", text: `${name} has ended by itself`, about: [name] }) as const),
    ...(isReady ? [] : [{ rule: "not-ready-again", text, about: [] } as const]),
  ];
}

/** Waits for everything that is under way, and checks the whole history against the database. */
export async function finish(
  deployment: Deployment,
  write: Write,
  mostMs = LAST_QUIET_MS,
): Promise<readonly Violation[]> {
  const begun = performance.now();
  await deployment.untilQuiet(mostMs);
  deployment.carriers.collect();
  const violations = checkHistory(deployment.history, limitsNow(), await readStored(deployment.server));
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  write(
    `${"until all is quiet".padEnd(30)} ${violations.length === 0 ? "ok    " : "FAILED"} ${seconds.padStart(5)} s\n`,
  );
  return violations;
}

/** A fault that cannot be made or repaired is a violation: something did not stop, start or answer. */
async function withinTime(work: Promise<string>): Promise<{ detail: string; violations: readonly Violation[] }> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It did not end within ${ROUND_MS} ms`)), ROUND_MS);
  });
  try {
    return { detail: await Promise.race([work, late]), violations: [] };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return { detail: "", violations: [{ rule: "not-ready-again", text, about: [] }] };
  } finally {
    clearTimeout(timer);
  }
}
