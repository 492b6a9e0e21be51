import { basename } from "node:path";
import { findWorkflowFiles } from "../../document/workflow-files.ts";
import { runWorkflows } from "../../probe/run-workflows.ts";
import { didYouMean } from "../../project/nearest-name.ts";
import { loadProject, type Project } from "../../project/project.ts";
import { UsageError } from "../../project/usage-error.ts";
import { type Command, readOptions } from "../main.ts";
import { readSecret } from "../read-secret.ts";

const help = `
contract workflows [WORKFLOW …] [options]

Runs the Arazzo workflows beside the document (workflows/*.arazzo.yaml) against a running server. They send real requests.
Each response is also checked against the document.

  WORKFLOW          the workflows to run: file names without .arazzo.yaml (default: all except those that contract.config.ts
                    lists under workflows.onlyIfNamed)
  --url URL         the address of the server (default: that of contract.config.ts, or http://localhost:8080)
  --input NAME=TEXT
                    an input of the workflows, instead of that of contract.config.ts; may be repeated
  --input-file NAME=FILE
                    an input that is read from a file, or from standard input for -: for secrets, because the list of
                    processes shows arguments to every user of the machine
  --help            print this text

Exit status: 0 if all steps passed, 1 otherwise.
`;

const ENDING = ".arazzo.yaml";

export const workflows: Command = {
  name: "workflows",
  async run(args) {
    const { values, positionals } = readOptions(
      {
        name: "workflows",
        help,
        options: {
          url: { type: "string" },
          input: { type: "string", multiple: true, default: [] },
          "input-file": { type: "string", multiple: true, default: [] },
        },
        maxPositionals: Number.POSITIVE_INFINITY,
      },
      args,
    );
    const project = await loadProject();
    const url = values.url ?? project.url;
    if (!URL.canParse(url)) throw new UsageError(`workflows: "${url}" is not a URL`);
    const inputs = {
      ...project.config.workflows?.inputs?.(),
      ...Object.fromEntries(values.input.map(parseInput)),
      ...Object.fromEntries(values["input-file"].map(readInput)),
    };
    const { output, status, steps, milliseconds } = await runWorkflows({
      files: await selectFiles(project, positionals),
      url: url.replace(/\/+$/, ""),
      inputs,
      refFolders: project.refFolders,
    });
    process.stdout.write(
      `${removeReportLine(output).trim()}\nworkflows: ${steps.passed} steps passed, ${steps.failed} failed, ${milliseconds} ms\n`,
    );
    return status;
  },
};

function parseInput(text: string): readonly [name: string, value: string] {
  const end = text.indexOf("=");
  if (end < 1) throw new UsageError(`workflows: the input "${text}" has no name; fix: write NAME=VALUE`);
  return [text.slice(0, end), text.slice(end + 1)];
}

function readInput(text: string): readonly [name: string, value: string] {
  const [name, file] = parseInput(text);
  return [name, readSecret("workflows", file)];
}

async function selectFiles({ spec, config }: Project, names: readonly string[]): Promise<string[]> {
  const all = new Map((await findWorkflowFiles(spec)).map((file) => [basename(file, ENDING), file]));
  if (all.size === 0) throw new UsageError("workflows: there are no files workflows/*.arazzo.yaml beside the document");
  const unknown = names.find((name) => !all.has(name));
  if (unknown !== undefined)
    throw new UsageError(
      `workflows: unknown workflow "${unknown}"${didYouMean(unknown, all.keys())}; fix: use one of ${[...all.keys()].join(", ")}`,
    );
  const onlyIfNamed = config.workflows?.onlyIfNamed ?? [];
  const chosen = names.length > 0 ? names : [...all.keys()].filter((name) => !onlyIfNamed.includes(name));
  return chosen.flatMap((name) => all.get(name) ?? []);
}

/** Removes the line about the report file, which is already deleted. */
function removeReportLine(output: string): string {
  return output.replace(/^ *JSON logs saved in .*\n?/m, "");
}
