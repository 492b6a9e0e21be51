import { spawn } from "node:child_process";
import { Progress } from "../../../scripts/project/progress.ts";

export interface Sample {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** Runs a program to its end and returns the seconds it took; a failure is an error with what it printed. */
export function timed(args: readonly string[], cwd: string): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, args, { cwd, stdio: ["ignore", "pipe", "pipe"] });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => output.push(chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (status) => {
      if (status === 0) resolve((performance.now() - started) / 1000);
      else reject(new Error(`${args.join(" ")} ended with ${status}:\n${output.join("").slice(-2000)}`));
    });
  });
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN;
}

export function summary(values: readonly number[]): Sample {
  return { median: percentile(values, 0.5), least: percentile(values, 0), most: percentile(values, 1) };
}

/** Quotients of what was measured in the same round: what disturbs a round disturbs both. */
export function ratio(values: readonly number[], against: readonly number[]): Sample {
  return summary(values.map((value, round) => value / (against[round] ?? Number.NaN)));
}

/**
 * Every contender once, then every contender again: whatever else the machine does in the meantime hits them alike.
 * Rounds beforehand are not counted: they fill caches and let compilers finish.
 */
export async function everyRound<Name extends string, Value>(
  contenders: Readonly<Record<Name, () => Promise<Value>>>,
  rounds: number,
  progress: (done: number, total: number) => void,
  warmUps = 1,
): Promise<Record<Name, Value[]>> {
  const names = Object.keys(contenders) as Name[];
  const values = Object.fromEntries(names.map((name) => [name, [] as Value[]])) as Record<Name, Value[]>;
  const first = 1 - warmUps;
  const measures = (rounds - first + 1) * names.length;
  let done = 0;
  try {
    for (let round = first; round <= rounds; round++) {
      for (const name of names) {
        progress(done++, measures);
        const value = await contenders[name]();
        if (round > 0) values[name].push(value);
      }
    }
  } finally {
    progress(measures, measures);
  }
  return values;
}

/** The same for contenders that are told by one number. */
export async function interleaved<Name extends string>(
  contenders: Readonly<Record<Name, () => Promise<number>>>,
  rounds: number,
  progress: (done: number, total: number) => void,
): Promise<Record<Name, Sample>> {
  const values = await everyRound(contenders, rounds, progress);
  return Object.fromEntries(Object.entries<number[]>(values).map(([name, own]) => [name, summary(own)])) as Record<
    Name,
    Sample
  >;
}

/** Shows how many of the measurements of all rounds are done. */
export function tellRound(what: string, rounds: number): (done: number, total: number) => void {
  const name = `${what}, ${rounds} rounds`;
  let progress: Progress | undefined;
  return (done, total) => {
    progress ??= new Progress({ name, unit: "measurements", total });
    progress.update(done);
    if (done === total) progress.stop();
  };
}
