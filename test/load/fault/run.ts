import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { makeRandom, type Random } from "../../rig/random.ts";
import { holdAdvertising } from "./deployment/accounts.ts";
import { Deployment } from "./deployment/deployment.ts";
import { FoundViolations } from "./found-violations.ts";
import type { FaultKind } from "./kinds/kind.ts";
import { finish, runRound } from "./round.ts";
import { Soak } from "./soak.ts";

export interface RunOptions {
  /** Infinity: until the minutes are over. */
  readonly rounds: number;
  readonly minutes: number | undefined;
  readonly seed: number;
  readonly kinds: readonly FaultKind[];
  /** One after the other as they are given, and not by chance. */
  readonly isInOrder: boolean;
  /** Further rounds follow after one that failed. */
  readonly isKeptGoing: boolean;
  readonly write: (text: string) => void;
  /** Called after each round. */
  readonly onRound: (done: number) => void;
}

const root = resolve(import.meta.dirname, "../../../.data/fault");

/** A fresh deployment now and then finds what only happens at first. */
const ROUNDS_OF_A_DEPLOYMENT = 25;

/** 0: everything held. */
export async function runFaults(options: RunOptions): Promise<number> {
  const { rounds, minutes, seed, isKeptGoing, write } = options;
  const folder = join(root, String(seed));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  write(`seed ${seed}, logs in ${folder}\n`);
  const begun = performance.now();
  const endsAt = begun + (minutes ?? Number.POSITIVE_INFINITY) * 60_000;
  const random = makeRandom(seed);
  const nextKind = kindsInTurn(options, random);
  let [done, skipped, messages, failed] = [0, 0, 0, 0];
  const goesOn = (): boolean => done < rounds && performance.now() < endsAt && (failed === 0 || isKeptGoing);
  while (goesOn()) {
    const most = minutes === undefined ? done + ROUNDS_OF_A_DEPLOYMENT : Number.POSITIVE_INFINITY;
    const deploymentFolder = join(folder, `from-round-${done + 1}`);
    const deployment = await Deployment.start(deploymentFolder, makeRandom(seed + done));
    const found = new FoundViolations(deployment, write);
    const soak = minutes === undefined ? undefined : new Soak(deployment);
    try {
      while (goesOn() && done < most) {
        await holdAdvertising(deployment.server);
        const violations = await runRound(deployment, ++done, nextKind(), random, write);
        if (violations === undefined) skipped++;
        else failed += found.add(violations);
        await soak?.sample();
        options.onRound(done);
      }
      failed += found.add(await finish(deployment, write));
      failed += (await soak?.show(write)) ?? 0;
      messages += deployment.client.sent;
    } finally {
      writeFileSync(join(deploymentFolder, "history.json"), JSON.stringify(deployment.history));
      await deployment.stop();
    }
  }
  const took = ((performance.now() - begun) / 60_000).toFixed(1);
  const tried = skipped === 0 ? `${done} rounds` : `${done - skipped} rounds and ${skipped} skipped`;
  write(`${tried}, ${messages} messages, ${took} minutes: ${failed === 0 ? "ok" : `${failed} violations`}\n`);
  if (failed > 0) write(`again: npm run test:fault -- --rounds ${done} --seed ${seed}, with the same --kinds\n`);
  return failed === 0 ? 0 : 1;
}

/** Each kind once before any comes again. */
function kindsInTurn({ kinds, isInOrder }: RunOptions, random: Random): () => FaultKind {
  let order: FaultKind[] = [];
  return () => {
    if (order.length === 0) order = isInOrder ? [...kinds] : shuffle(kinds, random);
    const kind = order.shift();
    if (kind === undefined) throw new Error("There is no kind of fault to try");
    return kind;
  };
}

function shuffle(kinds: readonly FaultKind[], random: Random): FaultKind[] {
  const rest = [...kinds];
  return kinds.flatMap(() => rest.splice(random.integer(0, rest.length - 1), 1));
}
