import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ChildResult, runRedocly } from "../project/run-program.ts";
import { type CopyOptions, copyForRespect } from "./respect-document.ts";

export interface WorkflowRun extends CopyOptions {
  readonly files: readonly string[];
  readonly inputs: Readonly<Record<string, string>>;
}

export interface WorkflowResult extends ChildResult {
  readonly steps: StepCount;
  /** The same of each file, in the order of the files. */
  readonly stepsOfFiles: readonly StepCount[];
}

export interface StepCount {
  readonly passed: number;
  readonly failed: number;
}

/** Runs Arazzo workflows against a server. Redocly also checks each response against the document. */
export async function runWorkflows({ files, inputs, ...options }: WorkflowRun): Promise<WorkflowResult> {
  const folder = await mkdtemp(join(tmpdir(), "workflows-"));
  const report = join(folder, "report.json");
  try {
    const copies = await copyForRespect(files, folder, options);
    const run = ["respect", ...files.map((file) => copies.get(file) ?? file), `--json-output=${report}`];
    // In a folder without a configuration: Redocly would load the plug-ins of the one that it finds.
    const result = await runRedocly(run, folder, {
      // The inputs are not on the command line, because other users of the machine could read the password there.
      REDOCLY_CLI_RESPECT_INPUT: JSON.stringify(inputs),
    });
    const stepsOfFiles = await countSteps(report);
    const sum = (kind: keyof StepCount): number => stepsOfFiles.reduce((total, count) => total + count[kind], 0);
    return { ...result, steps: { passed: sum("passed"), failed: sum("failed") }, stepsOfFiles };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface RespectReport {
  readonly files?: Readonly<Record<string, { readonly executedWorkflows: readonly ExecutedWorkflow[] }>>;
}

interface ExecutedWorkflow {
  readonly executedSteps: readonly { readonly stepId: string; readonly status: string }[];
}

async function countSteps(file: string): Promise<StepCount[]> {
  const { files = {} } = JSON.parse(await readFile(file, "utf8").catch(() => "{}")) as RespectReport;
  return Object.values(files).map(({ executedWorkflows }) => {
    // A step that is retried is in the report once for each attempt; only the last attempt counts.
    const results = executedWorkflows.flatMap(({ executedSteps }) => [
      ...new Map(executedSteps.map(({ stepId, status }) => [stepId, status])).values(),
    ]);
    const failed = results.filter((status) => status !== "success" && status !== "warn").length;
    return { passed: results.length - failed, failed };
  });
}
