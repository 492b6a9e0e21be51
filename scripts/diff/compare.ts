import type { AcceptedBreak, Plugin } from "../document/plugin.ts";
import { canonicalJson } from "../schema/canonical.ts";
import { type Finding, highestRating, newFinding, type Rating } from "./change.ts";
import { getAllFindings } from "./collect-findings.ts";
import { compareDocuments } from "./compare-documents.ts";
import { compareTexts } from "./compare-texts.ts";
import { type FindingGroup, groupFindings } from "./group-findings.ts";
import { getPartnerImpact, type PartnerImpact } from "./partner-impact.ts";
import type { Partner } from "./partner-manifest.ts";
import type { ApiDocument } from "./read-document.ts";
import { getPluginRules, type PluginRules } from "./schema-pair.ts";
import { checkVersion, type VersionCheck } from "./version.ts";

/** The result of comparing two documents. */
export interface DocumentComparison {
  readonly before: ApiDocument;
  readonly after: ApiDocument;
  readonly findings: readonly Finding[];
  readonly groups: readonly FindingGroup[];
  readonly rating: Rating | undefined;
  readonly version: VersionCheck;
  readonly partners: readonly PartnerImpact[];
}

/** A released version stands for its bytes, so that a change of the text alone is also a change. */
const TEXT_CHANGED = newFinding(
  undefined,
  "patch",
  "document text",
  "the text of the document changed, but not its meaning",
  { part: "document" },
);

/** Two documents as they are written, before a plug-in completes them. */
export interface WrittenDocuments {
  readonly before: ApiDocument;
  readonly after: ApiDocument;
}

/**
 * Compares by effect on callers, and the texts and examples. If the documents are also given as they are written, changes that only the
 * plug-in makes are marked.
 */
export function compare(
  before: ApiDocument,
  after: ApiDocument,
  plugin: Plugin,
  partners: readonly Partner[] = [],
  written?: WrittenDocuments,
): DocumentComparison {
  const rules = getPluginRules(plugin);
  const difference = compareDocuments(before, after, rules);
  const effects = getAllFindings(difference);
  const found = [...effects, ...compareTexts(before, after, effects)];
  const all = written === undefined ? found : markDerived(found, written, rules);
  const judged = all.map((finding) => acceptBreak(finding, plugin.acceptedBreaks));
  const findings = judged.length === 0 && before.text !== after.text ? [TEXT_CHANGED] : judged;
  const rating = highestRating(findings.map((finding) => finding.rating));
  return {
    ...{ before, after, findings, rating, groups: groupFindings(findings) },
    version: checkVersion(before.version, after.version, rating),
    partners: partners.map((partner) => getPartnerImpact(partner, difference, before, rules)),
  };
}

/** The reason stands in the report, so that whoever reads it can object. */
export function acceptBreak(finding: Finding, accepted: readonly AcceptedBreak[]): Finding {
  const known = accepted.find(
    ({ operation, field, keyword }) =>
      operation === finding.operation &&
      (field === finding.field || (field.endsWith("*") && finding.field.startsWith(field.slice(0, -1)))) &&
      (keyword === undefined || keyword === finding.keyword),
  );
  if (finding.rating !== "major" || known === undefined) return finding;
  const sentence = `${finding.sentence}; accepted: ${known.reason}`;
  const groupKey = canonicalJson([finding.groupKey, known.reason]);
  return { ...finding, rating: "minor", warning: true, sentence, groupKey };
}

/** A change is derived if the documents without their plug-in do not have it. */
function markDerived(
  findings: readonly Finding[],
  { before, after }: WrittenDocuments,
  rules: PluginRules,
): readonly Finding[] {
  const keyOf = ({ operation, keyword, sentence }: Finding): string =>
    canonicalJson([operation ?? "", keyword, sentence]);
  const own = new Set(getAllFindings(compareDocuments(before, after, rules)).map(keyOf));
  return findings.map((finding) =>
    finding.rating === "patch" || own.has(keyOf(finding)) ? finding : { ...finding, derived: true },
  );
}
