import type { AcceptedBreak, Plugin } from "../document/plugin.ts";
import { canonicalJson } from "../schema/canonical.ts";
import { type ApiChange, highestRating, newApiChange, type Rating } from "./change.ts";
import { getAllChanges } from "./collect-changes.ts";
import { compareDocuments } from "./compare-documents.ts";
import { compareTexts } from "./compare-texts.ts";
import { type ChangeGroup, groupChanges } from "./group-changes.ts";
import { listDeprecatedUses, type PartnerDeprecation } from "./partner-deprecations.ts";
import { getPartnerImpact, type PartnerImpact } from "./partner-impact.ts";
import type { Partner } from "./partner-manifest.ts";
import type { ApiDocument } from "./read-document.ts";
import { getPluginRules, type PluginRules } from "./schema-pair.ts";
import { checkVersion, type VersionCheck } from "./version.ts";

/** The result of comparing two documents. */
export interface DocumentComparison {
  readonly before: ApiDocument;
  readonly after: ApiDocument;
  readonly apiChanges: readonly ApiChange[];
  readonly groups: readonly ChangeGroup[];
  readonly rating: Rating | undefined;
  readonly version: VersionCheck;
  readonly partners: readonly PartnerReport[];
}

/** What the new document means for one partner. */
export interface PartnerReport extends PartnerImpact {
  /** What the partner uses, and should use no longer. */
  readonly deprecated: readonly PartnerDeprecation[];
}

/** A released version stands for its bytes, so that a change of the text alone is also a change. */
const TEXT_CHANGED = newApiChange(
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
 * plug-in makes are marked. `today` is the day for which removals are rated (default: that of the clock).
 */
export function compare(
  before: ApiDocument,
  after: ApiDocument,
  plugin: Plugin,
  partners: readonly Partner[] = [],
  written?: WrittenDocuments,
  today?: string,
): DocumentComparison {
  const rules = getPluginRules(plugin, today);
  const difference = compareDocuments(before, after, rules);
  const effects = getAllChanges(difference);
  const found = [...effects, ...compareTexts(before, after, effects)];
  const all = written === undefined ? found : markDerived(found, written, rules);
  const judged = all.map((apiChange) => acceptBreak(apiChange, plugin.acceptedBreaks));
  const apiChanges = judged.length === 0 && before.text !== after.text ? [TEXT_CHANGED] : judged;
  const rating = highestRating(apiChanges.map((apiChange) => apiChange.rating));
  return {
    ...{ before, after, apiChanges, rating, groups: groupChanges(apiChanges) },
    version: checkVersion(before.version, after.version, rating),
    partners: partners.map((partner) => ({
      ...getPartnerImpact(partner, difference, before, rules),
      deprecated: listDeprecatedUses(partner, after),
    })),
  };
}

/** The reason stands in the report, so that whoever reads it can object. */
export function acceptBreak(apiChange: ApiChange, accepted: readonly AcceptedBreak[]): ApiChange {
  const known = accepted.find(
    ({ operation, field, keyword }) =>
      operation === apiChange.operation &&
      (field === apiChange.field || (field.endsWith("*") && apiChange.field.startsWith(field.slice(0, -1)))) &&
      (keyword === undefined || keyword === apiChange.keyword),
  );
  if (apiChange.rating !== "major" || known === undefined) return apiChange;
  const sentence = `${apiChange.sentence}; accepted: ${known.reason}`;
  const groupKey = canonicalJson([apiChange.groupKey, known.reason]);
  return { ...apiChange, rating: "minor", warning: true, sentence, groupKey };
}

/** A change is derived if the documents without their plug-in do not have it. */
function markDerived(
  apiChanges: readonly ApiChange[],
  { before, after }: WrittenDocuments,
  rules: PluginRules,
): readonly ApiChange[] {
  const keyOf = ({ operation, keyword, sentence }: ApiChange): string =>
    canonicalJson([operation ?? "", keyword, sentence]);
  const own = new Set(getAllChanges(compareDocuments(before, after, rules)).map(keyOf));
  return apiChanges.map((apiChange) =>
    apiChange.rating === "patch" || own.has(keyOf(apiChange)) ? apiChange : { ...apiChange, derived: true },
  );
}
