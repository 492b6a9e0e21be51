import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findProgram } from "../machine/debian.ts";

export interface Load {
  readonly port: number;
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Taken in turn, instead of one in the headers. */
  readonly tokens?: readonly string[];
  /** Taken in turn, instead of the one path. */
  readonly paths?: readonly string[];
  /** Every request has an Idempotency-Key of its own. Not together with tokens or paths. */
  readonly freshKeys?: boolean;
  /** One thread for each, instead of the one port. */
  readonly ports?: readonly number[];
  /** What an answer must hold to count as taken, and its keys are wanted; without it any status below 300 will do. */
  readonly expected?: string;
  readonly seconds: number;
  readonly connections: number;
  /** About as many requests a second, if the other side can answer them; without it as many as it answers. */
  readonly perSecond?: number;
}

export interface LoadResult {
  readonly seconds: number;
  /** Answers that say what was expected, or have a status below 300. */
  readonly taken: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** The message keys of answers that were read. */
  readonly keys: readonly string[];
}

const script = join(import.meta.dirname, "load.lua");

export const hasWrk = (): boolean => findProgram("wrk", ["wrk"]) !== undefined;

/** As fast as the other side answers or at a given rate, from wrk in a process of its own. Anything but what was expected is an error. */
export async function wrk(load: Load): Promise<LoadResult> {
  const program = findProgram("wrk", ["wrk"]);
  if (program === undefined) throw new Error("the benches need wrk, and it could not be installed");
  const work = mkdtempSync(join(tmpdir(), "bench-load-"));
  const put = (name: string, text: string | undefined): string => {
    if (text === undefined) return "";
    writeFileSync(join(work, name), text);
    return join(work, name);
  };
  try {
    const headers = Object.entries(load.headers ?? {}).map(([name, value]) => `${name}: ${value}\n`);
    const threads = load.ports?.length ?? 1;
    const output = await printed(
      program,
      [
        ...["-t", String(threads), "-c", String(load.connections), "-d", `${load.seconds}s`, "--timeout", "20s"],
        ...["-s", script, `http://127.0.0.1:${load.port}${load.path}`],
      ],
      {
        LOAD_METHOD: load.method ?? "POST",
        LOAD_HEADERS: put("headers", headers.join("")),
        LOAD_BODY: put("body", load.body),
        LOAD_TOKENS: put("tokens", load.tokens?.join("\n")),
        LOAD_PATHS: put("paths", load.paths?.join("\n")),
        LOAD_FRESH_KEYS: load.freshKeys ? randomBytes(4).toString("hex") : "",
        LOAD_PAUSE_MS:
          load.perSecond === undefined ? "" : String(Math.round((load.connections * 1000) / load.perSecond)),
        LOAD_PORTS: load.ports?.join(" ") ?? "",
        LOAD_EXPECTED: load.expected ?? "",
        LOAD_KEYS: join(work, "keys"),
      },
    );
    return readResult(output, load, join(work, "keys"));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function readResult(output: string, load: Load, keysFile: string): LoadResult {
  const found = /^LOAD (\d+) (\d+) (\d+) (\d+) ([\d.]+) ([\d.]+) (.*)$/m.exec(output);
  if (found === null) throw new Error(`wrk on ${load.path} said:\n${output}`);
  const [micros = 0, taken = 0, other = 0, broken = 0, p50Ms = 0, p99Ms = 0] = found.slice(1, 7).map(Number);
  if (other > 0 || broken > 0)
    throw new Error(`${load.path}: ${other} of ${taken + other} refused, ${broken} connections broke: ${found[7]}`);
  const seconds = micros / 1e6;
  const keys = readFileSync(keysFile, "utf8").split("\n").filter(Boolean);
  return { seconds, taken, perSecond: taken / seconds, p50Ms, p99Ms, keys };
}

function printed(program: string, args: readonly string[], environment: Record<string, string>): Promise<string> {
  const child = spawn(program, args, {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      output += chunk;
    });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", () => resolve(output));
  });
}
