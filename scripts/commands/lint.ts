import module from "node:module";
import { join } from "node:path";
import { type Command, readOptions } from "../command/main.ts";
import { loadProject, type Project } from "../command/project.ts";
import { painter } from "../command/text.ts";
import { formatCounts } from "../lint/report.ts";
import { loadBundle } from "../pipeline/bundle.ts";
import { formatProblem } from "../pipeline/problem.ts";
import { findWorkflowFiles } from "../workflows/run-workflows.ts";

const help = `
contract lint [options]

Checks the API document and its workflows (workflows/*.arazzo.yaml beside it) with Redocly and the rules in redocly.yaml
beside it.
Each problem is one line "file:line:column  error|warn  rule  message" and one line "fix: what to do".

  --spec FILE     check another document (default: that of contract.config.ts, or spec/openapi.yaml)
  --plugin FILE   the plug-in of that document
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
        options: { spec: { type: "string" }, plugin: { type: "string" }, json: { type: "boolean", default: false } },
      },
      args,
    );
    return checkDocument(await loadProject(values), values.json);
  },
};

async function checkDocument(project: Project, asJson: boolean): Promise<number> {
  const started = performance.now();
  // The linter is large: with the compile cache it starts a quarter of a second faster.
  module.enableCompileCache?.(join(project.cache, "node"));
  const { lintBundle, lintWorkflows, loadRules } = await import("../lint/lint-document.ts");
  const [bundle, config] = await Promise.all([loadBundle(project.spec, project.plugin), loadRules(project.spec)]);
  const workflows = await findWorkflowFiles(project.spec);
  const problems = [...(await lintBundle(bundle, project.spec, config)), ...(await lintWorkflows(workflows, config))];
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
