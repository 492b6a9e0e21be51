import { spawn } from "node:child_process";

export interface Bounded {
  /** Undefined when it did not end by itself. */
  readonly status: number | undefined;
  readonly output: string;
  readonly seconds: number;
}

export type Environment = Readonly<Record<string, string>>;

/** After a polite request: long enough for a PostgreSQL to be stopped. */
const GRACE_MS = 10_000;

/** Runs a Node program and all that it starts, until it ends, its time is over, or `signal` says so. */
export function runBounded(
  args: readonly string[],
  { cwd, env, limitMs, signal }: { cwd: string; env: Environment; limitMs: number; signal: AbortSignal },
): Promise<Bounded> {
  const started = performance.now();
  // A group of its own: what it has started is stopped with it.
  const child = spawn(process.execPath, [...args], {
    cwd,
    detached: true,
    env: { ...process.env, ...env, NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const chunks: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => chunks.push(chunk));
  let isStopped = false;
  let lastWord: NodeJS.Timeout | undefined;
  const stop = (): void => {
    if (isStopped) return;
    isStopped = true;
    endGroup(child.pid, "SIGTERM");
    lastWord = setTimeout(() => endGroup(child.pid, "SIGKILL"), GRACE_MS);
  };
  const limit = setTimeout(stop, limitMs);
  signal.addEventListener("abort", stop, { once: true });
  if (signal.aborted) stop();
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      clearTimeout(limit);
      clearTimeout(lastWord);
      signal.removeEventListener("abort", stop);
      const output = Buffer.concat(chunks).toString("utf8");
      const seconds = (performance.now() - started) / 1000;
      resolve({ status: isStopped ? undefined : (code ?? 1), output, seconds });
    });
  });
}

function endGroup(pid: number | undefined, how: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, how);
  } catch {
    // It has ended in the meantime.
  }
}
