import { writeFileSync } from "node:fs";
import { dirname, sep } from "node:path";
import { loadBundle } from "../../document/bundle.ts";
import { makeFolder } from "../../project/make-folder.ts";
import { loadProject, shown } from "../../project/project.ts";
import { UsageError } from "../../project/usage-error.ts";
import { listFiles, planOperation } from "../../scaffold/new-operation.ts";
import { type Command, readOptions } from "../main.ts";
import { generate } from "./generate.ts";

const help = `
contract new METHOD PATH [options]

Adds an operation to the document: the path, its schemas and examples, and a handler to be written. Then it generates. Says at
the end what only a person can decide.

  contract new GET /v1/account/balance --tag account

  --tag TAG        the tag (default: the first word of the path)
  --id ID          the operationId (default: made of method and path, such as getAccountBalance)
  --summary TEXT   the summary (default: the operationId in words)
  --dry-run        say what would be written, and write nothing
  --help           print this text
`;

export const newOperation: Command = {
  name: "new",
  async run(args) {
    const { values, positionals } = readOptions(
      {
        name: "new",
        help,
        options: {
          tag: { type: "string" },
          id: { type: "string" },
          summary: { type: "string" },
          "dry-run": { type: "boolean", default: false },
        },
        maxPositionals: 2,
      },
      args,
    );
    const [method, path] = positionals;
    if (method === undefined || path === undefined)
      throw new UsageError("new: method and path are missing; fix: contract new GET /v1/things --tag things");
    const project = await loadProject();
    const { document } = await loadBundle(project.spec, project.plugin, project.refFolders);
    const { tag, id, summary } = values;
    const plan = planOperation(project, document, { method, path, tag, id, summary });
    const dryRun = values["dry-run"];
    for (const { file, isNew } of listFiles(plan))
      process.stdout.write(`  ${isNew ? "new    " : "changed"}  ${shown(file)}\n`);
    process.stdout.write(`  changed  ${shown(project.out)}${sep}, which is generated\n`);
    if (dryRun) return 0;
    for (const [file, text] of plan.files) {
      makeFolder(dirname(file));
      writeFileSync(file, text);
    }
    const status = await generate.run([]);
    process.stdout.write(`\nLeft for you to decide:\n${plan.decide.map((line) => `  - ${line}\n`).join("")}`);
    return status;
  },
};
