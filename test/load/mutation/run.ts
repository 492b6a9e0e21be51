import { type Embedded, startEmbedded } from "../../../server/postgres/embedded.ts";
import type { Fault } from "./fault.ts";
import { Judge, type Verdict } from "./judge.ts";
import { ProjectCopy } from "./project-copy.ts";

/** How many lines of a check are printed that did not catch its fault. */
const LINES_SHOWN = 30;

/** Tries the faults, prints the result of each, and returns the exit status. */
export async function run(faults: readonly Fault[], write: (text: string) => void): Promise<number> {
  const stop = new AbortController();
  const onSignal = (): void => stop.abort();
  process.on("SIGINT", onSignal).on("SIGTERM", onSignal).on("SIGHUP", onSignal);
  const copy = new ProjectCopy();
  const started = performance.now();
  const verdicts: Verdict[] = [];
  let postgres: Pick<Embedded, "url" | "stop"> | undefined;
  const width = Math.max(...faults.map(({ name }) => name.length));
  try {
    copy.make();
    postgres = await startPostgres(copy.postgresFolder);
    const judge = new Judge(copy, { DATABASE_URL: postgres.url }, stop.signal);
    for (const fault of faults) {
      const begun = performance.now();
      const verdict = await judge.judge(fault);
      if (stop.signal.aborted) break;
      verdicts.push(verdict);
      write(
        `${fault.name.padEnd(width)}  ${formatVerdict(fault, verdict)}  ${secondsSince(begun)} s\n${formatDetails(fault, verdict)}`,
      );
    }
  } finally {
    await postgres?.stop();
    copy.remove();
    process.off("SIGINT", onSignal).off("SIGTERM", onSignal).off("SIGHUP", onSignal);
  }
  write(score(faults.length, verdicts, secondsSince(started)));
  return verdicts.length === faults.length && verdicts.every(({ kind }) => kind === "caught") ? 0 : 1;
}

/** One server for all checks. Otherwise each check would start its own and leave it running if it is killed. */
async function startPostgres(folder: string): Promise<Pick<Embedded, "url" | "stop">> {
  const url = process.env.DATABASE_URL;
  return url ? { url, stop: async () => {} } : startEmbedded({ folder });
}

function formatVerdict({ caughtBy }: Fault, verdict: Verdict): string {
  const text = verdict.kind === "caught" ? `caught by ${caughtBy.stage}` : verdict.kind.toUpperCase();
  return text.padEnd("caught by generate:check".length);
}

function formatDetails({ harm, caughtBy }: Fault, verdict: Verdict): string {
  if (verdict.kind === "caught") return "";
  const what = verdict.kind === "survived" ? `${caughtBy.stage} passes with the fault: ${harm}` : verdict.why;
  const lines = verdict.output.trimEnd().split("\n").slice(-LINES_SHOWN);
  return `  ${what}\n${lines.map((line) => `  | ${line}\n`).join("")}`;
}

export function score(faults: number, verdicts: readonly Verdict[], seconds: string): string {
  const count = (kind: Verdict["kind"]) => verdicts.filter((verdict) => verdict.kind === kind).length;
  const caught = count("caught");
  const percent = Math.floor((100 * caught) / faults);
  const rest = [
    [count("survived"), "survived"],
    [count("unjudged"), "could not be judged"],
    [faults - verdicts.length, "not tried"],
  ] as const;
  const others = rest.filter(([number]) => number > 0).map(([number, what]) => `, ${number} ${what}`);
  return `mutation: ${caught} of ${faults} faults caught, ${percent} %${others.join("")}, ${seconds} s\n`;
}

const secondsSince = (begun: number): string => ((performance.now() - begun) / 1000).toFixed(1).padStart(5);
