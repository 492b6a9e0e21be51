import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { main, readOptions } from "./command/main.ts";
import { dataFolder, findProgram, getSource, ownSpec } from "./command/project.ts";
import { runNode } from "./command/run-node.ts";
import { painter } from "./command/text.ts";
import { formatCounts, formatProblem } from "./lint/report.ts";
import { loadBundle } from "./pipeline/bundle.ts";
import { findWorkflowFiles } from "./workflows/run-workflows.ts";

const help = `
npm run lint -- [options]

Checks the API document and its workflows (workflows/*.arazzo.yaml beside it) with Redocly and the rules in redocly.yaml
beside it. Also checks the project's code with Biome.
Each problem is one line "file:line:column  error|warn  rule  message" and one line "fix: what to do".

  --spec FILE     check another document, and not the code (default: spec/openapi.yaml)
  --plugin FILE   the plug-in of that document
  --document      check the document, and not the code
  --json          print the problems of the document as JSON, and nothing else
  --help          print this text

Exit status: 0 if there are no errors (warnings are allowed), 1 otherwise.
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
  const source = getSource(values);
  // Biome is another process: it uses the second core while this one checks the document.
  const codeCheck = source.spec === ownSpec && !values.json && !values.document ? checkCode() : undefined;
  const documentStatus = await checkDocument(source, values.json === true).catch(async (error: unknown) => {
    await codeCheck;
    throw error;
  });
  const code = await codeCheck;
  if (code !== undefined) process.stdout.write(code.status === 0 ? `code: ok, ${code.milliseconds} ms\n` : code.output);
  return documentStatus === 0 && (code?.status ?? 0) === 0 ? 0 : 1;
});

async function checkDocument(source: ReturnType<typeof getSource>, asJson: boolean): Promise<number> {
  const started = performance.now();
  // The linter is large: with the compile cache it starts a quarter of a second faster.
  enableCompileCache(join(dataFolder, "compile-cache"));
  const { lintBundle, lintWorkflows, loadRules } = await import("./lint/lint-document.ts");
  const [bundle, config] = await Promise.all([loadBundle(source.spec, source.plugin), loadRules(source.spec)]);
  const workflows = await findWorkflowFiles(source.spec);
  const problems = [...(await lintBundle(bundle, source.spec, config)), ...(await lintWorkflows(workflows, config))];
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

function checkCode(): ReturnType<typeof runNode> {
  const colours = process.stdout.isTTY ? "force" : "off";
  return runNode([findProgram("@biomejs/biome", "biome"), "check", "--diagnostic-level=warn", `--colors=${colours}`]);
}
