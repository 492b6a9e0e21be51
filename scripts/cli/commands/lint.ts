import module from "node:module";
import { join } from "node:path";
import { loadBundle } from "../../document/bundle.ts";
import { formatProblem } from "../../document/problem.ts";
import { findWorkflowFiles } from "../../document/workflow-files.ts";
import { PRESETS, type Preset } from "../../lint/presets.ts";
import { formatCounts } from "../../lint/report.ts";
import { didYouMean } from "../../project/nearest-name.ts";
import { loadProject, type Project } from "../../project/project.ts";
import { painter } from "../../project/text.ts";
import { UsageError } from "../../project/usage-error.ts";
import { type Command, readOptions } from "../main.ts";

const help = `
contract lint [options]

Checks the API document and its workflows (workflows/*.arazzo.yaml beside it) with the rules of a preset and of a
redocly.yaml, beside the document or in the folder of contract.config.ts. The plugins of one that is not in the project's
folder are not loaded.
Each problem is one line "file:line:column  error|warn  rule  message" and one line "fix: what to do".

  --spec FILE     check another document (default: that of contract.config.ts, or spec/openapi.yaml)
  --plugin FILE   the plug-in of that document
  --preset NAME   minimal, recommended or strict (default: that of contract.config.ts, or what redocly.yaml extends, or
                  recommended)
  --json          print the problems as JSON, and nothing else
  --help          print this text

Exit status: 0 if there are no errors (warnings are allowed), 1 otherwise.
`;

export const lint: Command = {
  name: "lint",
  async run(args) {
    const { values } = readOptions(
      {
        name: "lint",
        help,
        options: {
          spec: { type: "string" },
          plugin: { type: "string" },
          preset: { type: "string" },
          json: { type: "boolean", default: false },
        },
      },
      args,
    );
    const project = await loadProject(values);
    return checkDocument(project, readPreset(values.preset ?? project.config.lint?.preset), values.json);
  },
};

function readPreset(name: string | undefined): Preset | undefined {
  const preset = PRESETS.find((one) => one === name);
  if (name !== undefined && preset === undefined)
    throw new UsageError(
      `lint: there is no preset "${name}"; fix: use one of ${PRESETS.join(", ")}${didYouMean(name, PRESETS)}`,
    );
  return preset;
}

async function checkDocument(project: Project, preset: Preset | undefined, asJson: boolean): Promise<number> {
  const started = performance.now();
  // The linter is large: with the compile cache it starts a quarter of a second faster.
  module.enableCompileCache?.(join(project.cache, "node"));
  const [{ lintBundle, lintWorkflows }, { loadRules }] = await Promise.all([
    import("../../lint/lint-document.ts"),
    import("../../lint/load-rules.ts"),
  ]);
  const [bundle, rules] = await Promise.all([
    loadBundle(project.spec, project.plugin, project.refFolders),
    loadRules(project.spec, { preset, root: project.folder, isOwn: project.isOwn }),
  ]);
  const workflows = await findWorkflowFiles(project.spec);
  const { problems: found } = await lintBundle(bundle, project.spec, rules);
  const problems = [...found, ...(await lintWorkflows(workflows, rules))];
  if (asJson) {
    process.stdout.write(`${JSON.stringify(problems, null, 2)}\n`);
  } else {
    const paint = painter(process.stdout);
    for (const problem of problems) process.stdout.write(formatProblem(problem, paint));
    process.stdout.write(
      formatCounts(problems, bundle.files.length + workflows.length, Math.round(performance.now() - started)),
    );
  }
  return problems.some((problem) => problem.severity === "error") ? 1 : 0;
}
