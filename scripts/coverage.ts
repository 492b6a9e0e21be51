import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runNode } from "./command/child.ts";
import { main } from "./command/main.ts";
import { readOptions, UsageError } from "./command/options.ts";
import { dataFolder, installed, shown } from "./command/project.ts";
import { type Coverage, isShort } from "./coverage/coverage.ts";
import { coveragePage } from "./coverage/page.ts";
import { coverageTable } from "./coverage/table.ts";

const help = `
npm run coverage -- contract [options]

Runs the exercise of the contract against the real server and counts, over HTTP, what of the contract was seen:
operations, statuses, result codes, parameters, and every keyword of every schema, satisfied and violated. Prints a table
and writes a page that shows what is missing.

  --no-run   show the figures of the last run
  --help     this text

Exit status: 0 when every share is held, 1 otherwise.
`;

/** Whoever counts leaves the figures in this file. */
const figuresOf = (name: string): string => join(dataFolder, "coverage", name, "coverage.json");

const tests: Readonly<Record<string, string>> = { contract: "test/contract/real.test.ts" };

await main(async () => {
  const { values, positionals } = readOptions({
    name: "coverage",
    help,
    options: { "no-run": { type: "boolean", default: false } },
    words: 1,
  });
  const [name = ""] = positionals;
  const test = tests[name];
  if (test === undefined) throw new UsageError(`coverage: say what of: ${Object.keys(tests).join(", ")}`);
  const file = figuresOf(name);
  const status = values["no-run"] ? 0 : await count(name, test, file);
  const coverage = await readFigures(file);
  const page = join(dataFolder, "coverage", name, "index.html");
  await writeFile(page, coveragePage(coverage));
  process.stdout.write(`${coverageTable(coverage)}page: ${shown(page)}\n`);
  return status === 0 && !coverage.measures.some(isShort) ? 0 : 1;
});

async function count(project: string, test: string, file: string): Promise<number> {
  await mkdir(join(file, ".."), { recursive: true });
  await rm(file, { force: true });
  const run = await runNode([installed("vitest/vitest.mjs"), "run", "--project", project, test], {
    env: { NO_COLOR: "1" },
  });
  if (run.status !== 0) process.stdout.write(`${run.output.trimEnd()}\n`);
  return run.status;
}

async function readFigures(file: string): Promise<Coverage> {
  const text = await readFile(file, "utf8").catch(() => undefined);
  if (text === undefined) throw new UsageError(`coverage: there are no figures in ${shown(file)}`);
  return JSON.parse(text) as Coverage;
}
