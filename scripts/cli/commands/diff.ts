import { existsSync, writeFileSync } from "node:fs";
import { resolve, sep } from "node:path";
import { compare, type DocumentComparison } from "../../diff/compare.ts";
import { type Partner, readPartners } from "../../diff/partner-manifest.ts";
import { readDocument } from "../../diff/read-document.ts";
import { readRevision } from "../../diff/read-revision.ts";
import { findLastRelease } from "../../diff/release.ts";
import { toJson, toMarkdown, toText } from "../../diff/report.ts";
import { loadPlugin } from "../../document/plugin.ts";
import { printWarnings } from "../../document/print-warnings.ts";
import { loadProject, type Project, shown } from "../../project/project.ts";
import { painter } from "../../project/text.ts";
import { UsageError } from "../../project/usage-error.ts";
import { readDate } from "../../schema/deprecation.ts";
import { type Command, readOptions } from "../main.ts";

const help = `
contract diff [OLD [NEW]] [options]
contract diff --since REVISION [options]

Compares two API documents (OpenAPI 3.0, 3.1 or 3.2, JSON or YAML). Prints one sentence for each change that callers notice,
with the operation and the field. A change is breaking if a request that was accepted is now refused, or if a response no
longer has what it had. By default OLD is the newest released document, and NEW the document as it is now.

Breaking changes are major, additions are minor, changes of texts and examples are patch. A line that starts with ! is
compatible, but callers that relied on the old state should check it. The removal of something deprecated is breaking before its
x-sunset, and compatible from that day on.

Exit status: 0 if info.version was raised enough for the changes, 1 if it was not, 2 if something cannot be read. From 1.0.0
on, semantic versioning applies. Below 1.0.0, a breaking change raises the second number and any other change the third.

  --since REVISION compare the project's document with what it was at a git revision (a commit, tag or branch), with the
                   plug-in of that revision; changes that only the plug-in makes are listed after those of the document
  --partners PATH  a manifest of what a partner uses, or a folder of manifests: reports which partners are broken
                   (default since the last release: partners of contract.config.ts)

    partner: Acme
    operations:
      addPet:
        sends: [name, "owner?", note: {maxLength: 60}, kind: [cat, dog]]   # ?: only sometimes; limits or values if known
        reads: [id, owner.name]
        parameters: [Idempotency-Key]
        headers: []             # none; a part that is not listed counts as completely used
      listPets: all

  --date DATE      the day for which removals are rated, such as 2027-03-01 (default: today)
  --markdown       print a changelog entry
  --json           print all changes as JSON
  --output FILE    write the report to a file
  --plugin FILE    the plug-in that rates the documents' own keywords and extensions (default: that of
                   contract.config.ts for its own document)
  --help           print this text
`;

export const diff: Command = {
  name: "diff",
  errorStatus: 2,
  async run(args) {
    const { values, positionals } = readOptions(
      {
        name: "diff",
        help,
        options: {
          markdown: { type: "boolean" },
          json: { type: "boolean" },
          output: { type: "string" },
          partners: { type: "string" },
          since: { type: "string" },
          date: { type: "string" },
          plugin: { type: "string" },
        },
        maxPositionals: 2,
      },
      args,
    );
    const project = await loadProject();
    if (values.markdown && values.json)
      throw new UsageError("diff: --markdown and --json cannot be used together; fix: use one of them");
    const { since, plugin, date } = values;
    if (date !== undefined && readDate(date) === undefined)
      throw new UsageError(`diff: --date ${date} is not a date; fix: write it as 2027-03-01`);
    const isSinceRelease = since === undefined && positionals.length === 0;
    const manifests = values.partners ?? (isSinceRelease ? findManifests(project) : undefined);
    const partners = manifests === undefined ? [] : readPartners(manifests);
    if (since !== undefined && positionals.length > 0)
      throw new UsageError("diff: --since compares the project's own document; fix: leave OLD and NEW out");
    const comparison =
      since === undefined
        ? await compareFiles(positionals, project, plugin, { partners, date })
        : await compareSince(since, project, { partners, date });
    const report = values.json
      ? toJson(comparison)
      : values.markdown
        ? toMarkdown(comparison)
        : toText(comparison, painter(process.stdout));
    if (values.output === undefined) process.stdout.write(report);
    else writeFileSync(values.output, report);
    // What changed since a revision says nothing about the version: one raise is enough for all changes since a release.
    return comparison.version.enough || since !== undefined ? 0 : 1;
  },
};

const findManifests = ({ folder, config: { partners } }: Project): string | undefined =>
  partners === undefined ? undefined : resolve(folder, partners);

/** For whom, and for which day, changes are rated. */
interface RatedFor {
  readonly partners: readonly Partner[];
  readonly date: string | undefined;
}

async function compareFiles(
  files: readonly string[],
  project: Project,
  pluginFile: string | undefined,
  { partners, date }: RatedFor,
): Promise<DocumentComparison> {
  const [before = findLastRelease(project.released), after = project.spec] = files;
  if (before === undefined)
    throw new UsageError("diff: there is no released document to compare with; fix: give the path of the old document");
  for (const file of [before, after])
    if (!existsSync(file)) throw new UsageError(`diff: the file ${shown(file)} does not exist`);
  const plugin = await loadPlugin(pluginFor(resolve(after), project, pluginFile));
  const [old, now] = await Promise.all([read(before, project), read(after, project)]);
  printWarnings([...old.slips, ...now.slips]);
  return compare(old, now, plugin, partners, undefined, date);
}

/** The document in the working tree, not the generated one: it need not be generated first. */
async function compareSince(name: string, project: Project, { partners, date }: RatedFor): Promise<DocumentComparison> {
  const old = await readRevision(name, project);
  if (old.note !== undefined) process.stderr.write(`diff: ${old.note}\n`);
  const [now, written, plugin] = await Promise.all([
    readDocument(project.spec, project.plugin, project.refFolders),
    readDocument(project.spec, undefined, project.refFolders),
    loadPlugin(project.plugin),
  ]);
  printWarnings(now.slips);
  return compare(old.document, now, plugin, partners, { before: old.written, after: written }, date);
}

/** The plug-in applies to the project's own document and to its released versions. */
function pluginFor(file: string, project: Project, option: string | undefined): string | undefined {
  if (option !== undefined) return resolve(option);
  const isOwn = file === project.document || file === project.spec || file.startsWith(`${project.released}${sep}`);
  return isOwn ? project.plugin : undefined;
}

/** Only the project's source document still has to be completed by the plug-in. */
function read(file: string, project: Project): ReturnType<typeof readDocument> {
  const isSource = resolve(file) === project.spec;
  return readDocument(resolve(file), isSource ? project.plugin : undefined, isSource ? project.refFolders : []);
}
