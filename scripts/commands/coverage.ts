import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Command, readOptions, UsageError } from "../command/main.ts";
import { loadProject, shown } from "../command/project.ts";
import { runNode } from "../command/run-program.ts";
import { findProgram } from "../command/toolkit.ts";
import { type Coverage, formatCoverage, isBelowMinimum } from "../coverage/coverage.ts";
import { renderCoverage } from "../coverage/page.ts";

const help = `
contract coverage contract [options]

Runs the contract tests against the real server and counts which parts of the contract the requests covered: operations,
statuses, result codes, parameters, and each keyword of each schema, satisfied and violated. Prints a table and writes a
page that shows what is missing.

  --no-run   show the results of the last run
  --help     print this text

Exit status: 0 if no measure is below its minimum, 1 otherwise.
`;

export const coverage: Command = {
  name: "coverage",
  async run(args) {
    const { values, positionals } = readOptions(
      {
        name: "coverage",
        help,
        options: { "no-run": { type: "boolean", default: false } },
        maxPositionals: 1,
      },
      args,
    );
    if (positionals[0] !== "contract")
      throw new UsageError("coverage: the argument is missing or unknown; fix: use contract");
    const folder = join((await loadProject()).data, "coverage/contract");
    // The contract tests write their results into this file.
    const resultFile = join(folder, "coverage.json");
    const status = values["no-run"] ? 0 : await runTests(folder, resultFile);
    if (!existsSync(resultFile))
      throw new UsageError(`coverage: ${shown(resultFile)} does not exist; fix: run without --no-run`);
    const coverage = JSON.parse(await readFile(resultFile, "utf8")) as Coverage;
    const page = join(folder, "index.html");
    await writeFile(page, renderCoverage(coverage));
    process.stdout.write(`${formatCoverage(coverage)}page: ${shown(page)}\n`);
    return status === 0 && !coverage.measures.some(isBelowMinimum) ? 0 : 1;
  },
};

async function runTests(folder: string, resultFile: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  await rm(resultFile, { force: true });
  const args = [findProgram("vitest", "vitest"), "run", "--project", "contract", "test/contract/real.test.ts"];
  const run = await runNode(args, { env: { NO_COLOR: "1" } });
  if (run.status !== 0) process.stdout.write(`${run.output.trimEnd()}\n`);
  return run.status;
}
