import { join, resolve } from "node:path";
import { buildDocs, buildDocsIfChanged } from "../../docs/build-docs.ts";
import { readDocsInput } from "../../docs/docs-input.ts";
import { Progress } from "../../project/progress.ts";
import { loadProject, shown } from "../../project/project.ts";
import { type Command, readOptions } from "../main.ts";

const help = `
contract docs [options]

Builds the reference documentation: a static folder that works without a network. Open its index.html, or serve the folder.

  --spec FILE     another document (default: the generated openapi.json)
  --plugin FILE   the plug-in of that document
  --out DIR       the folder to write (default: docs in the data folder of contract.config.ts, .data/docs)
  --if-changed    build only if the document changed since the last build
  --help          print this text
`;

export const docs: Command = {
  name: "docs",
  async run(args) {
    const { values } = readOptions(
      {
        name: "docs",
        help,
        options: {
          spec: { type: "string" },
          plugin: { type: "string" },
          out: { type: "string" },
          "if-changed": { type: "boolean", default: false },
        },
      },
      args,
    );
    const started = performance.now();
    const project = await loadProject({ spec: values.spec, plugin: values.plugin });
    const out = values.out === undefined ? join(project.data, "docs") : resolve(values.out);
    const progress = new Progress({ name: "docs", unit: "pages", isUneven: true });
    const onPage = (done: number, total: number): void => progress.update(done, total);
    const input = { ...(await readDocsInput(project, out)), onPage };
    let isBuilt = true;
    try {
      if (values["if-changed"]) isBuilt = await buildDocsIfChanged(input);
      else await buildDocs(input);
    } finally {
      progress.stop();
    }
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    process.stdout.write(`docs: ${shown(join(out, "index.html"))} ${isBuilt ? "built" : "up to date"}, ${seconds} s\n`);
    return 0;
  },
};
