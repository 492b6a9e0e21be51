import { painter } from "./command/colour.ts";
import { main } from "./command/main.ts";
import { readOptions } from "./command/options.ts";
import { ownDocument, ownPlugin } from "./command/project.ts";
import { keepRelease } from "./diff/keep-release.ts";
import { releasedFolder } from "./diff/released.ts";
import { markdownReport } from "./diff/report-markdown.ts";
import { textReport } from "./diff/report-text.ts";

const help = `
npm run release

Keeps generated/openapi.json as spec/released/<info.version>.json: from then on \`npm test\` and \`npm run diff\` compare with
it, and the version stands for these bytes for good. Refuses when info.version was not raised as far as the changes since
the last release ask for, or is released already. Prints the entry for the changelog.

  --help      this text
`;

await main(async () => {
  readOptions({ name: "release", help, options: {} });
  const { line, since, kept } = await keepRelease(ownDocument, releasedFolder, ownPlugin);
  if (since) process.stdout.write(kept ? markdownReport(since) : textReport(since, painter(process.stdout)));
  process.stdout.write(`release: ${line}\n`);
  return since && !kept ? 1 : 0;
});
