import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { main } from "./command/main.ts";
import { readOptions, UsageError } from "./command/options.ts";
import { dataFolder, findProgram, shown } from "./command/project.ts";
import { runNode } from "./command/run-node.ts";
import { type Coverage, formatCoverage, isBelowMinimum } from "./coverage/coverage.ts";
import { renderCoverage } from "./coverage/page.ts";

const help = `
npm run coverage -- contract [options]

Runs the contract tests against the real server and counts which parts of the contract the requests covered: operations,
statuses, result codes, parameters, and each keyword of each schema, satisfied and violated. Prints a table and writes a
page that shows what is missing.

  --no-run   show the results of the last run
  --help     print this text

Exit status: 0 if no measure is below its minimum, 1 otherwise.
`;

/** The contract tests write their results into this file. */
const getResultFile = (name: string): string => join(dataFolder, "coverage", name, "coverage.json");

const tests: Readonly<Record<string, string>> = { contract: "test/contract/real.test.ts" };

await main(async () => {
  const { values, positionals } = readOptions({
    name: "coverage",
    help,
    options: { "no-run": { type: "boolean", default: false } },
    maxPositionals: 1,
  });
  const [name = ""] = positionals;
  const test = tests[name];
  if (test === undefined)
    throw new UsageError(`coverage: the argument is missing or unknown; fix: use ${Object.keys(tests).join(", ")}`);
  const file = getResultFile(name);
  const status = values["no-run"] ? 0 : await runTests(name, test, file);
  const coverage = await readCoverage(file);
  const page = join(dataFolder, "coverage", name, "index.html");
  await writeFile(page, renderCoverage(coverage));
  process.stdout.write(`${formatCoverage(coverage)}page: ${shown(page)}\n`);
  return status === 0 && !coverage.measures.some(isBelowMinimum) ? 0 : 1;
});

async function runTests(project: string, test: string, file: string): Promise<number> {
  await mkdir(join(file, ".."), { recursive: true });
  await rm(file, { force: true });
  const run = await runNode([findProgram("vitest", "vitest"), "run", "--project", project, test], {
    env: { NO_COLOR: "1" },
  });
  if (run.status !== 0) process.stdout.write(`${run.output.trimEnd()}\n`);
  return run.status;
}

async function readCoverage(file: string): Promise<Coverage> {
  const text = await readFile(file, "utf8").catch(() => undefined);
  if (text === undefined) throw new UsageError(`coverage: ${shown(file)} does not exist; fix: run without --no-run`);
  return JSON.parse(text) as Coverage;
}
