import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

export interface ConstantRate {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly perSecond: number;
  readonly seconds: number;
}

export interface ConstantRateResult {
  /** What was reached. */
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

const program = join(import.meta.dirname, "constant-rate-program.ts");

/** An even stream of requests from autocannon, in a process of its own, whose collector has seldom something to do. */
export async function atConstantRate(rate: ConstantRate): Promise<ConstantRateResult> {
  const { stdout } = await promisify(execFile)(process.execPath, ["--max-semi-space-size=64", program], {
    env: { PATH: process.env.PATH, CONSTANT_RATE: JSON.stringify(rate) },
  });
  const { refused, ...result } = JSON.parse(stdout) as ConstantRateResult & { refused: number };
  if (refused > 0) throw new Error(`${rate.url}: ${refused} requests were refused`);
  return result;
}
