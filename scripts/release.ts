import { main, readOptions } from "./command/main.ts";
import { ownDocument, ownPlugin } from "./command/project.ts";
import { painter } from "./command/text.ts";
import { releasedFolder, writeRelease } from "./diff/release.ts";
import { toMarkdown, toText } from "./diff/report.ts";

const help = `
npm run release

Copies generated/openapi.json to spec/released/<info.version>.json. From then on \`npm test\` and \`npm run diff\` compare with
it, and the file must not change any more. Prints the entry for the changelog. Fails if info.version was not raised enough
for the changes since the last release, or if that version is already released with other content.

  --help      print this text
`;

await main(async () => {
  readOptions({ name: "release", help, options: {} });
  const { line, comparison, isWritten } = await writeRelease(ownDocument, releasedFolder, ownPlugin);
  if (comparison)
    process.stdout.write(isWritten ? toMarkdown(comparison) : toText(comparison, painter(process.stdout)));
  process.stdout.write(`release: ${line}\n`);
  return comparison && !isWritten ? 1 : 0;
});
