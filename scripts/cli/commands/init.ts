import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { stringify } from "yaml";
import { loadBundle } from "../../document/bundle.ts";
import { printWarnings } from "../../document/print-warnings.ts";
import { formatProblem, type Problem } from "../../document/problem.ts";
import { generateFrom } from "../../emit/generate.ts";
import { writeFolder } from "../../emit/output-folder.ts";
import { build } from "../../model/build.ts";
import { makeFolder } from "../../project/make-folder.ts";
import { shown } from "../../project/project.ts";
import { runProgram } from "../../project/run-program.ts";
import { plural } from "../../project/text.ts";
import { UsageError } from "../../project/usage-error.ts";
import { copyDocument, writeExample } from "../../scaffold/copy-document.ts";
import { EXAMPLES, type ProjectExample } from "../../scaffold/examples.ts";
import { choosePreset } from "../../scaffold/lint-preset.ts";
import { makeProjectFiles } from "../../scaffold/project-files.ts";
import { findToolkitVersions } from "../../scaffold/toolkit-version.ts";
import { isSwagger, upgradeSwagger } from "../../scaffold/upgrade-swagger.ts";
import { type Command, readOptions } from "../main.ts";

const help = `
contract init [DIR] [options]

Makes a new project in an empty folder: the document, the generated code, a Koa server with a handler for each operation that
answers 501 until it is written, a client, README, package.json and a CI file. It starts and passes its tests at once; if something
is wrong with the document itself, init lists what must be fixed first:

  npm ci && npm start
  npm ci && npm test

  DIR             the folder (default: the current one). It is made if it does not exist
  --spec FILE     an OpenAPI 3.0, 3.1 or 3.2 document, JSON or YAML (default: a small example). One of Swagger 2.0 is upgraded, and
                  what could not be is listed
  --example NAME  the example to begin with: notes (the default), or stream, a chat with server-sent events whose handlers are written
  --name NAME     the name of the package (default: the name of the folder)
  --no-lock       do not ask npm for package-lock.json: for use without a network. Then run npm install instead of npm ci
  --help          print this text
`;

export const init: Command = {
  name: "init",
  async run(args) {
    const { values, positionals } = readOptions(
      {
        name: "init",
        help,
        options: {
          ...{ spec: { type: "string" }, example: { type: "string" }, name: { type: "string" } },
          "no-lock": { type: "boolean", default: false },
        },
        maxPositionals: 1,
      },
      args,
    );
    const folder = resolve(positionals[0] ?? ".");
    requireEmpty(folder);
    const toolkit = findToolkitVersions(folder);
    const name = getPackageName(values.name ?? basename(folder));
    if (values.spec !== undefined && /^https?:/.test(values.spec))
      throw new UsageError(`init: --spec takes a file, not an address; fix: curl -o openapi.yaml ${values.spec}`);
    const example = values.spec === undefined ? findExample(values.example ?? "notes") : undefined;
    if (values.spec !== undefined && values.example !== undefined)
      throw new UsageError("init: --spec and --example exclude each other; fix: name one of them");
    const spec =
      example === undefined
        ? await copyDocumentOfAnyVersion(resolve(values.spec ?? ""), folder)
        : writeExample(folder, example.document);
    const file = join(folder, spec);
    const bundle = await loadBundle(file);
    const built = build(bundle, { lenient: false });
    const out = join(folder, "generated");
    const { files, operations } = await generateFrom(bundle, built, { out, server: "koa" });
    writeFolder(out, files);
    const lint = await choosePreset(bundle, file, folder);
    const written = makeProjectFiles({ name, api: built.api, spec, lintPreset: lint.preset, toolkit });
    // What an example has written comes last.
    for (const { path, text } of [...written, ...(example?.files ?? [])]) {
      makeFolder(dirname(join(folder, path)));
      writeFileSync(join(folder, path), text);
    }
    const isWritten = example !== undefined && example.files.length > 0;
    process.stdout.write(
      `init: ${shown(folder)} has ${plural(operations, "operation")}, each with a handler in server/handlers/${isWritten ? "" : " to be written"}\n`,
    );
    if (lint.note !== undefined) process.stdout.write(`init: ${lint.note}\n`);
    if (lint.findings.length > 0) printFindings(lint.findings);
    if (!values["no-lock"] && !(await makeLockFile(folder))) return 1;
    printNextSteps(folder, values["no-lock"]);
    return 0;
  },
};

/** A document of Swagger 2.0 is upgraded first. If the result is wrong, it is kept, so that it can be corrected. */
async function copyDocumentOfAnyVersion(given: string, folder: string): Promise<string> {
  if (!isSwagger(given)) return copyValidDocument(given, folder);
  const { document, lost } = await upgradeSwagger(given);
  const upgraded = join(mkdtempSync(join(tmpdir(), "upgraded-")), "openapi.yaml");
  writeFileSync(upgraded, stringify(document, { lineWidth: 0, aliasDuplicateObjects: false }));
  process.stdout.write(`init: ${shown(given)} is Swagger 2.0; it is upgraded to OpenAPI ${String(document.openapi)}\n`);
  if (lost.length > 0)
    process.stdout.write(
      `init: ${plural(lost.length, "part")} could not be upgraded as ${lost.length === 1 ? "it was" : "they were"}; look at:\n${lost.map((one) => `  ${one}\n`).join("")}`,
    );
  const spec = await copyValidDocument(upgraded, folder);
  rmSync(dirname(upgraded), { recursive: true });
  return spec;
}

function findExample(name: string): ProjectExample {
  const found = Object.hasOwn(EXAMPLES, name) ? EXAMPLES[name] : undefined;
  if (found === undefined) {
    const names = Object.keys(EXAMPLES).join(" or ");
    throw new UsageError(`init: there is no example ${name}; fix: --example ${names}`);
  }
  return found;
}

/** Everything that may be wrong with the document is found before the first file is written. */
async function copyValidDocument(given: string, folder: string): Promise<string> {
  const bundle = await loadBundle(given);
  build(bundle, { lenient: false });
  printWarnings(bundle.slips);
  return copyDocument(given, bundle, folder);
}

const MAX_FINDINGS = 20;

function printFindings(findings: readonly Problem[]): void {
  const shownOnes = findings
    .slice(0, MAX_FINDINGS)
    .map((problem) => `  ${formatProblem(problem).replace("\n", "\n  ")}`);
  const more = findings.length - shownOnes.length;
  const rest = more > 0 ? `  and ${more} more: npx contract lint\n` : "";
  process.stdout.write(
    `init: fix ${plural(findings.length, "finding")} of the document first; until then npm test lists them and may fail:\n${shownOnes.join("")}${rest}`,
  );
}

/** A folder with only the files of a version control system is empty. */
function requireEmpty(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new UsageError(`init: ${shown(folder)} is a file; fix: name a new folder`);
  const inside = existsSync(folder) ? readdirSync(folder).filter((name) => name !== ".git") : [];
  const [first] = inside;
  if (first !== undefined)
    throw new UsageError(`init: ${shown(folder)} is not empty (it has ${first}); fix: name a new folder`);
}

function getPackageName(name: string): string {
  const allowed = name.toLowerCase().replaceAll(/[^a-z0-9-]+/g, "-");
  const trimmed = allowed.replaceAll(/^-+|-+$/g, "");
  return trimmed === "" ? "api" : trimmed;
}

async function makeLockFile(folder: string): Promise<boolean> {
  process.stdout.write("init: asking npm for the versions of the packages (package-lock.json) …\n");
  const args = ["install", "--package-lock-only", "--ignore-scripts", "--no-audit", "--no-fund"];
  const { status, output } = await runProgram("npm", args, { folder });
  if (status === 0) return true;
  process.stderr.write(
    `${output.trimEnd()}\ninit: npm could not make package-lock.json; fix: run npm install in ${shown(folder)} when the registry can be reached; if it does not have the toolkit, install the toolkit's tarball in an empty folder and run npx contract init there\n`,
  );
  return false;
}

function printNextSteps(folder: string, isWithoutLock: boolean): void {
  const install = isWithoutLock ? "npm install" : "npm ci";
  const change = folder === process.cwd() ? "" : `  cd ${shown(folder)}\n`;
  process.stdout.write(`\nNext:\n${change}  ${install} && npm start\n  ${install} && npm test\n`);
}
