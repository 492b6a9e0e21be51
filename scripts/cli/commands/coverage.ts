import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { readContract } from "../../probe/contract/contract.ts";
import { CoverageCounter } from "../../probe/coverage/counter.ts";
import { type Coverage, formatCoverage, isBelowMinimum } from "../../probe/coverage/coverage.ts";
import { renderCoverage } from "../../probe/coverage/page.ts";
import { readRecording } from "../../probe/coverage/read-recording.ts";
import { projectExercise } from "../../probe/run/project-exercise.ts";
import type { CoverageRun } from "../../project/config.ts";
import { Progress } from "../../project/progress.ts";
import { loadProject, type Project, shown } from "../../project/project.ts";
import { runShell } from "../../project/run-program.ts";
import { UsageError } from "../../project/usage-error.ts";
import { type Command, readOptions } from "../main.ts";

const help = `
contract coverage FILE… [options]
contract coverage NAME [options]

Counts which parts of the document recorded requests covered: operations, statuses, media types, headers, parameters, and each
keyword of each schema, satisfied and violated. Prints a table and writes a page that shows what is missing. Below the table it
lists what is deprecated and was used all the same, with the files that have such requests.

FILE is a recording of contract test --record or contract fuzz --record, or a HAR file. NAME is a run of the project's own tests
that counts by itself: coverage.runs in contract.config.ts.

  --minimum N     the percentage that every measure must reach
  --no-run        with NAME: show the results of the last run
  --spec FILE     another document (default: that of the configuration, or spec/openapi.yaml)
  --plugin FILE   its plug-in
  --help          print this text

Exit status: 0 if no measure is below its minimum, 1 otherwise.
`;

export const coverage: Command = {
  name: "coverage",
  async run(args) {
    const { values, positionals } = readOptions(
      {
        name: "coverage",
        help,
        options: {
          minimum: { type: "string" },
          "no-run": { type: "boolean", default: false },
          spec: { type: "string" },
          plugin: { type: "string" },
        },
        maxPositionals: Number.POSITIVE_INFINITY,
      },
      args,
    );
    const project = await loadProject(values);
    const runs = project.config.coverage?.runs ?? {};
    const [first] = positionals;
    if (first === undefined)
      throw new UsageError(
        `coverage: no file is given; fix: ${["contract test --record FILE", ...Object.keys(runs).map((name) => `contract coverage ${name}`)].join(", or ")}`,
      );
    const named = Object.hasOwn(runs, first) && !existsSync(first) ? runs[first] : undefined;
    const folder = join(project.data, "coverage", named === undefined ? "recorded" : first);
    await mkdir(folder, { recursive: true });
    const { status, counted } =
      named === undefined
        ? { status: 0, counted: await count(project, positionals) }
        : await runTests(project, named, values["no-run"]);
    const result = withMinimum(counted, parseMinimum(values.minimum));
    const page = join(folder, "index.html");
    await writeFile(page, renderCoverage(result));
    // The workbench of `contract dev` shows it.
    await writeFile(join(folder, "coverage.json"), JSON.stringify(counted));
    process.stdout.write(`${formatCoverage(result)}page: ${shown(page)}\n`);
    return status === 0 && !result.measures.some(isBelowMinimum) ? 0 : 1;
  },
};

async function count(project: Project, files: readonly string[]): Promise<Coverage> {
  const exchanges = files.flatMap((file) => readRecording(file).map((exchange) => ({ exchange, file })));
  const { document, keywords = [] } = await projectExercise(project);
  const contract = await readContract(document, { keywords, lenient: true });
  const { info } = document as { readonly info?: { readonly title?: unknown } };
  const counter = new CoverageCounter(contract, {
    title: `Coverage of ${typeof info?.title === "string" ? info.title : "the contract"}`,
    keywords: keywords.map(({ keyword }) => keyword),
  });
  const progress = new Progress({ name: "coverage", unit: "requests", total: exchanges.length });
  for (const [index, { exchange, file }] of exchanges.entries()) {
    await counter.observe(exchange, basename(file));
    progress.update(index + 1);
  }
  progress.stop();
  if (counter.unknown > 0)
    process.stderr.write(
      `coverage: ${counter.unknown} of ${exchanges.length} requests belong to no operation of the document\n`,
    );
  return counter.coverage();
}

/** The tests of the project write their results into a file. */
async function runTests(
  project: Project,
  { command, result }: CoverageRun,
  isLast: boolean,
): Promise<{ readonly status: number; readonly counted: Coverage }> {
  const file = resolve(project.folder, result);
  let status = 0;
  if (!isLast) {
    await rm(file, { force: true });
    const run = await runShell(command, { folder: project.folder, env: { NO_COLOR: "1" } });
    if (run.status !== 0) process.stdout.write(`${run.output.trimEnd()}\n`);
    status = run.status;
  }
  if (!existsSync(file))
    throw new UsageError(
      `coverage: ${shown(file)} does not exist; fix: ${isLast ? "run without --no-run" : `${command} must write it`}`,
    );
  return { status, counted: JSON.parse(await readFile(file, "utf8")) as Coverage };
}

function parseMinimum(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const minimum = Number(text);
  if (!(minimum >= 0 && minimum <= 100))
    throw new UsageError(`coverage: --minimum ${text} is not a percentage; fix: use a number from 0 to 100`);
  return minimum;
}

const withMinimum = (coverage: Coverage, minimumPercent: number | undefined): Coverage =>
  minimumPercent === undefined
    ? coverage
    : { ...coverage, measures: coverage.measures.map((measure) => ({ ...measure, minimumPercent })) };
