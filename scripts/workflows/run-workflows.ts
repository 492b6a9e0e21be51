import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ChildResult, runNode } from "../command/child.ts";
import { installed } from "../command/project.ts";

export interface WorkflowRun {
  readonly files: readonly string[];
  /** Where the API is served. */
  readonly url: string;
  /** The name that the files give the API. */
  readonly source: string;
  readonly inputs: Readonly<Record<string, string>>;
}

export interface WorkflowResult extends ChildResult {
  readonly steps: { readonly passed: number; readonly failed: number };
}

/** Runs Arazzo workflows against a server; every answer is held against the document as well. */
export async function runWorkflows({ files, url, source, inputs }: WorkflowRun): Promise<WorkflowResult> {
  const folder = await mkdtemp(join(tmpdir(), "workflows-"));
  const figures = join(folder, "figures.json");
  try {
    const result = await runNode(
      [
        installed("@redocly/cli/bin/cli.js"),
        "respect",
        ...files,
        `--server=${source}=${url}`,
        `--json-output=${figures}`,
      ],
      {
        env: {
          REDOCLY_TELEMETRY: "off",
          REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
          // Not on the command line, where every user of the machine could read a password.
          REDOCLY_CLI_RESPECT_INPUT: JSON.stringify(inputs),
        },
      },
    );
    return { ...result, steps: await stepsIn(figures) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Figures {
  readonly files?: Readonly<Record<string, { readonly executedWorkflows: readonly ExecutedWorkflow[] }>>;
}

interface ExecutedWorkflow {
  readonly executedSteps: readonly { readonly stepId: string; readonly status: string }[];
}

async function stepsIn(file: string): Promise<WorkflowResult["steps"]> {
  const { files = {} } = JSON.parse(await readFile(file, "utf8").catch(() => "{}")) as Figures;
  const workflows = Object.values(files).flatMap(({ executedWorkflows }) => executedWorkflows);
  // A step that is tried again is there as often as it was tried: the last time counts.
  const ends = workflows.flatMap(({ executedSteps }) => [
    ...new Map(executedSteps.map(({ stepId, status }) => [stepId, status])).values(),
  ]);
  const failed = ends.filter((status) => status !== "success" && status !== "warn").length;
  return { passed: ends.length - failed, failed };
}
