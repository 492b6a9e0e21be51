import { existsSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { painter } from "./command/colour.ts";
import { main } from "./command/main.ts";
import { readOptions, UsageError } from "./command/options.ts";
import { ownDocument, ownPlugin, ownSpec, root, shown } from "./command/project.ts";
import { compare } from "./diff/compare.ts";
import { readPartners } from "./diff/partner.ts";
import { readDocument } from "./diff/read-document.ts";
import { lastReleased } from "./diff/released.ts";
import { jsonReport } from "./diff/report-json.ts";
import { markdownReport } from "./diff/report-markdown.ts";
import { textReport } from "./diff/report-text.ts";
import { loadPlugin } from "./pipeline/plugin.ts";

const help = `
npm run diff -- [OLD [NEW]] [options]

Compares two API documents (OpenAPI 3.0 or 3.1, JSON or YAML) and says in one sentence each what changed for callers, with
the operation and the field. Requests and responses are told apart: what is refused now and was accepted before breaks
callers, and so does what is missing from an answer. OLD is the newest document in spec/released/, NEW
generated/openapi.json, unless given. Built on \`redocly diff\`; where the two rate a change differently, both are shown.

Breaking changes are major, additions minor, texts and examples patch; a line that begins with ! is compatible, but those who
relied on the old state should look. The command ends with 1 when info.version was not raised as far as the changes ask:
from 1.0.0 on by semantic versioning; below it a breaking change raises the second number and any other the third. It ends
with 2 when something cannot be read.

  --partners PATH  a manifest of what a partner uses, or a folder of them: says whom a change breaks, and whom not

    partner: Acme
    operations:
      sendSms:
        sends: [from, to, "ref?", text: {x-max-bytes: 60}, type: [A, B]]   # ? sometimes; limits or values, if known
        reads: [code, data.report.msgKey]
        parameters: [Idempotency-Key]
        headers: []             # none; a part that is not listed counts as used in full
      pollReports: all

  --markdown       a changelog entry
  --json           everything, for programs
  --output FILE    write the report to a file
  --plugin FILE    what rates the documents' own keywords and extensions (default: spec/plugin.ts for our own document)
  --help           this text
`;

await main(
  async () => {
    const { values, positionals } = readOptions({
      name: "diff",
      help,
      options: {
        markdown: { type: "boolean" },
        json: { type: "boolean" },
        output: { type: "string" },
        partners: { type: "string" },
        plugin: { type: "string" },
      },
      words: 2,
    });
    const [before = lastReleased(), after = ownDocument] = positionals;
    if (before === undefined) throw new UsageError("diff: nothing is released yet; name the old document");
    if (values.markdown && values.json) throw new UsageError("diff: --markdown or --json, not both");
    for (const file of [before, after])
      if (!existsSync(file)) throw new UsageError(`diff: there is no file ${shown(file)}`);
    const plugin = await loadPlugin(pluginFor(resolve(after), values.plugin));
    const partners = values.partners === undefined ? [] : readPartners(values.partners);
    const [old, now] = await Promise.all(
      [before, after].map((file) => readDocument(resolve(file), derivedBy(resolve(file)))),
    );
    if (!old || !now) throw new Error("two documents were read");
    const comparison = await compare(old, now, plugin, partners);
    const report = values.json
      ? jsonReport(comparison)
      : values.markdown
        ? markdownReport(comparison)
        : textReport(comparison, painter(process.stdout));
    if (values.output === undefined) process.stdout.write(report);
    else writeFileSync(values.output, report);
    return comparison.version.enough ? 0 : 1;
  },
  { misuse: 2 },
);

/** The plug-in belongs to the project's own document, wherever a copy of it lies in the project. */
function pluginFor(file: string, named: string | undefined): string | undefined {
  if (named !== undefined) return resolve(named);
  return file === ownDocument || file === ownSpec || file.startsWith(`${root}/spec/released/`) ? ownPlugin : undefined;
}

/** Only the document as designers write it still has to be completed. */
function derivedBy(file: string): string | undefined {
  return file === ownSpec ? ownPlugin : undefined;
}
