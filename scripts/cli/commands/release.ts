import { existsSync, readFileSync } from "node:fs";
import { writeRelease } from "../../diff/release.ts";
import { toMarkdown, toText } from "../../diff/report.ts";
import { loadBundle } from "../../document/bundle.ts";
import { generateBundle } from "../../emit/generate.ts";
import { loadProject, type Project, shown } from "../../project/project.ts";
import { painter } from "../../project/text.ts";
import { UsageError } from "../../project/usage-error.ts";
import { type Command, readOptions } from "../main.ts";

const help = `
contract release

Copies the generated openapi.json to released/<info.version>.json beside the document. From then on \`contract diff\` compares
with it, and the file must not change any more. Prints the entry for the changelog. Fails if info.version was not raised enough
for the changes since the last release, or if that version is already released with other content.

  --help      print this text
`;

/** What is released cannot be changed any more, so it must be the document as it is now. */
async function requireGenerated({ spec, plugin, refFolders, out, document }: Project): Promise<void> {
  const bundle = await loadBundle(spec, plugin, refFolders);
  const { files } = await generateBundle(bundle, { out, lenient: true, server: undefined });
  const wanted = files.find(({ path }) => path === "openapi.json")?.text;
  if (!existsSync(document) || readFileSync(document, "utf8") !== wanted)
    throw new UsageError(`release: ${shown(document)} is not that of ${shown(spec)}; fix: contract generate`);
}

export const release: Command = {
  name: "release",
  async run(args) {
    readOptions({ name: "release", help, options: {} }, args);
    const project = await loadProject();
    const { document, released, plugin } = project;
    await requireGenerated(project);
    const { line, comparison, isWritten } = await writeRelease(document, released, plugin);
    if (comparison)
      process.stdout.write(isWritten ? toMarkdown(comparison) : toText(comparison, painter(process.stdout)));
    process.stdout.write(`release: ${line}\n`);
    return comparison && !isWritten ? 1 : 0;
  },
};
