import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { main, readOptions } from "../../scripts/cli/main.ts";
import { ProjectCopy } from "../load/mutation/project-copy.ts";
import { runBounded } from "../load/mutation/run-bounded.ts";
import { plantedFaults } from "./planted-faults.ts";

const help = `
node test/history/prove.ts [NAME …] [--runs N]

Puts each of the planted faults into a copy of the project, and plays runs of the history specification until one fails.
Prints for each fault the rule that caught it and how many runs had been played, or that it was not caught.
`;

const LIMIT_MS = 1_200_000;
const vitest = ["node_modules/vitest/vitest.mjs", "run", "--project", "history", "--tags-filter", "!long"];

await main(async () => {
  const options = { runs: { type: "string" } } as const;
  const { values, positionals } = readOptions({
    name: "prove",
    help,
    options,
    maxPositionals: Number.POSITIVE_INFINITY,
  });
  const chosen = plantedFaults.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  const copy = new ProjectCopy();
  const folder = mkdtempSync(join(tmpdir(), "prove-"));
  let missed = 0;
  try {
    copy.make();
    for (const fault of chosen) {
      const { problem, undo } = copy.apply({ ...fault, caughtBy: { stage: "tests", narrowedTo: [], saying: [] } });
      const log = join(folder, `${fault.name}.log`);
      const env = { HISTORY_LOG: log, HISTORY_PLAYS: "0", HISTORY_RUNS: values.runs ?? "12" };
      const limits = { cwd: copy.folder, env, limitMs: LIMIT_MS, signal: new AbortController().signal };
      const played = problem === undefined ? await runBounded(vitest, limits) : undefined;
      undo();
      const { status = 0, seconds = 0, output = "" } = played ?? {};
      const lines = existsSync(log) ? readFileSync(log, "utf8").trimEnd().split("\n") : [];
      const index = lines.findIndex((line) => /; [a-z-]+: /.test(line));
      const [, rule = "nothing was played"] = /; ([a-z-]+): /.exec(lines[index] ?? "") ?? [];
      const isCaught = status !== 0 && index !== -1;
      if (!isCaught) missed++;
      if (lines.length === 0) process.stdout.write(output.slice(-3000));
      const verdict = isCaught
        ? `caught by ${rule} in run ${index + 1}`
        : (problem ?? `NOT CAUGHT in ${lines.length} runs`);
      process.stdout.write(`${fault.name.padEnd(42)} ${verdict} (${Math.round(seconds)} s)\n`);
    }
  } finally {
    copy.remove();
    rmSync(folder, { recursive: true });
  }
  return missed === 0 ? 0 : 1;
});
