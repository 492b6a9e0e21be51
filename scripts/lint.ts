import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { runNode } from "./command/child.ts";
import { painter } from "./command/colour.ts";
import { main } from "./command/main.ts";
import { readOptions } from "./command/options.ts";
import { dataFolder, installed, ownSpec, sourceOf } from "./command/project.ts";
import { countLine, problemLines } from "./lint/report.ts";
import { loadBundle } from "./pipeline/bundle.ts";
import { workflowFiles } from "./workflows/workflow-files.ts";

const help = `
npm run lint -- [options]

Checks the API document and its workflows (workflows/*.arazzo.yaml beside it) with Redocly and the rules beside it
(redocly.yaml), and the project's code with Biome.
Each finding is one line "file:line:column  error|warn  rule  message" and one line that says what to do.

  --spec FILE     another document; only the document is checked then (default: spec/openapi.yaml)
  --plugin FILE   the plug-in of that document
  --document      the document only, not the code
  --json          the document's findings as JSON, nothing else
  --help          this text

Exit status: 0 without errors (warnings are allowed), 1 otherwise.
`;

await main(async () => {
  const { values } = readOptions({
    name: "lint",
    help,
    options: {
      spec: { type: "string" },
      plugin: { type: "string" },
      json: { type: "boolean" },
      document: { type: "boolean" },
    },
  });
  const source = sourceOf(values);
  // Biome is a program of its own: it works on the second core while the document is checked here.
  const codeCheck = source.spec === ownSpec && !values.json && !values.document ? checkCode() : undefined;
  const documentStatus = await checkDocument(source, values.json === true).catch(async (error: unknown) => {
    await codeCheck;
    throw error;
  });
  const code = await codeCheck;
  if (code !== undefined) process.stdout.write(code.status === 0 ? `code: ok, ${code.milliseconds} ms\n` : code.output);
  return documentStatus === 0 && (code?.status ?? 0) === 0 ? 0 : 1;
});

async function checkDocument(source: ReturnType<typeof sourceOf>, asJson: boolean): Promise<number> {
  const started = performance.now();
  // The linter is a large program: kept compiled, it starts a quarter of a second sooner.
  enableCompileCache(join(dataFolder, "compile-cache"));
  const { lintBundle, rulesFor } = await import("./lint/lint-bundle.ts");
  const { lintWorkflows } = await import("./lint/lint-workflows.ts");
  const [bundle, config] = await Promise.all([loadBundle(source.spec, source.plugin), rulesFor(source.spec)]);
  const workflows = await workflowFiles(source.spec);
  const problems = [...(await lintBundle(bundle, source.spec, config)), ...(await lintWorkflows(workflows, config))];
  if (asJson) {
    process.stdout.write(`${JSON.stringify(problems, null, 2)}\n`);
  } else {
    const paint = painter(process.stdout);
    for (const problem of problems) process.stdout.write(problemLines(problem, paint));
    process.stdout.write(
      countLine(problems, bundle.files.length + workflows.length, Math.round(performance.now() - started)),
    );
  }
  return problems.some((problem) => problem.severity === "error") ? 1 : 0;
}

function checkCode(): ReturnType<typeof runNode> {
  const colours = process.stdout.isTTY ? "force" : "off";
  return runNode([installed("@biomejs/biome/bin/biome"), "check", "--diagnostic-level=warn", `--colors=${colours}`]);
}
