import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { runNode } from "./command/child.ts";
import { main } from "./command/main.ts";
import { readOptions, UsageError } from "./command/options.ts";
import { installed, ownDocument } from "./command/project.ts";

const help = `
npm run diff -- OLD [NEW] [options]

Compares two API documents and rates every change by the version step it asks for: patch, minor or major (breaking).
NEW is generated/openapi.json unless given. To compare with the last commit:

  git show HEAD:generated/openapi.json > /tmp/old.json && npm run diff -- /tmp/old.json

  --format NAME     stylish, json, markdown, html, github-actions or next-version (default: stylish)
  --output FILE     write the report to a file
  --fail-on IMPACT  exit with status 1 from this impact on: patch, minor, major or none (default: major)
  --check-version   fail when info.version was not raised as the changes ask for
  --help            this text
`;

await main(async () => {
  const { values, positionals } = readOptions({
    name: "diff",
    help,
    options: {
      format: { type: "string" },
      output: { type: "string" },
      "fail-on": { type: "string" },
      "check-version": { type: "boolean" },
    },
    words: 2,
  });
  const [before, after = ownDocument] = positionals;
  if (before === undefined) throw new UsageError("diff: name the old document; --help shows how");
  for (const file of [before, after]) {
    if (!existsSync(file)) throw new UsageError(`diff: there is no file ${file}`);
  }
  const passedOn = Object.entries(values).map(([name, value]) => (value === true ? `--${name}` : `--${name}=${value}`));
  const result = await runNode(
    [installed("@redocly/cli/bin/cli.js"), "diff", resolve(before), resolve(after), ...passedOn],
    { output: "show", env: { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" } },
  );
  return result.status;
});
