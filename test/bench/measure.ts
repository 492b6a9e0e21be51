import { spawn } from "node:child_process";

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

export function summary(seconds: readonly number[]): Sample {
  const sorted = [...seconds].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN;
  return { median: at(0.5), least: at(0), most: at(1) };
}

/**
 * Every contender once, then every contender again: whatever else the machine does in the meantime hits them alike.
 * One round beforehand is not counted; it fills caches on disk.
 */
export async function interleaved<Name extends string>(
  contenders: Readonly<Record<Name, () => Promise<number>>>,
  rounds: number,
  progress: (round: number) => void,
): Promise<Record<Name, Sample>> {
  const names = Object.keys(contenders) as Name[];
  const seconds = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = 0; round <= rounds; round++) {
    progress(round);
    for (const name of names) {
      const taken = await contenders[name]();
      if (round > 0) seconds[name].push(taken);
    }
  }
  return Object.fromEntries(names.map((name) => [name, summary(seconds[name])])) as Record<Name, Sample>;
}
