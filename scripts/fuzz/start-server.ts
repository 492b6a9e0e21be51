import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { StartConfig } from "../command/config.ts";
import { UsageError } from "../command/main.ts";

export interface StartedServer {
  stop(): Promise<void>;
}

const DEFAULT_TIMEOUT_S = 60;
const CHECK_MS = 100;
const STOP_MS = 10_000;
const MOST_OUTPUT = 4000;

/** Starts the server of the configuration and waits until it answers. */
export async function startServer(start: StartConfig, folder: string, url: string): Promise<StartedServer> {
  const child = spawn(start.command, {
    cwd: folder,
    shell: true,
    // A group of its own: a shell does not pass signals on to what it runs.
    detached: process.platform !== "win32",
    env: { ...process.env, ...start.env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output = (output + text).slice(-MOST_OUTPUT);
    });
  const kill = (): void => signal(child, "SIGKILL");
  process.once("exit", kill);
  child.once("exit", () => process.off("exit", kill));
  const stop = (): Promise<void> => stopChild(child);
  const timeoutMs = (start.timeoutS ?? DEFAULT_TIMEOUT_S) * 1000;
  const endsAt = Date.now() + timeoutMs;
  while (!(await isAnswering(new URL(start.readyPath ?? "/", url)))) {
    const hasEnded = child.exitCode !== null || child.signalCode !== null;
    if (!hasEnded && Date.now() < endsAt) {
      await sleep(CHECK_MS);
      continue;
    }
    await stop();
    const what = hasEnded
      ? `ended with ${child.exitCode ?? child.signalCode}`
      : `did not answer within ${timeoutMs / 1000} s`;
    throw new UsageError(`the server (${start.command}) ${what}; it printed:\n${output.trimEnd()}`);
  }
  return { stop };
}

async function isAnswering(url: URL): Promise<boolean> {
  try {
    await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(5000) });
    return true;
  } catch {
    return false;
  }
}

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    if (process.platform === "win32") child.kill(name);
    else process.kill(-child.pid, name);
  } catch {
    // It has just ended.
  }
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  signal(child, "SIGTERM");
  const timer = setTimeout(() => signal(child, "SIGKILL"), STOP_MS);
  await ended;
  clearTimeout(timer);
}
