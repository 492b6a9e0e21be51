import { type Command, readOptions } from "../command/main.ts";
import { loadProject } from "../command/project.ts";
import { painter } from "../command/text.ts";
import { writeRelease } from "../diff/release.ts";
import { toMarkdown, toText } from "../diff/report.ts";

const help = `
contract release

Copies the generated openapi.json to released/<info.version>.json beside the document. From then on \`contract diff\` compares
with it, and the file must not change any more. Prints the entry for the changelog. Fails if info.version was not raised enough
for the changes since the last release, or if that version is already released with other content.

  --help      print this text
`;

export const release: Command = {
  name: "release",
  async run(args) {
    readOptions({ name: "release", help, options: {} }, args);
    const { document, released, plugin } = await loadProject();
    const { line, comparison, isWritten } = await writeRelease(document, released, plugin);
    if (comparison)
      process.stdout.write(isWritten ? toMarkdown(comparison) : toText(comparison, painter(process.stdout)));
    process.stdout.write(`release: ${line}\n`);
    return comparison && !isWritten ? 1 : 0;
  },
};
