import { groupBy } from "../project/group-by.ts";
import { type Paint, plural } from "../project/text.ts";
import { writeExact } from "../runtime/exact-json.ts";
import { type ApiChange, RATINGS, type Rating } from "./change.ts";
import type { DocumentComparison, PartnerReport } from "./compare.ts";
import { type ChangeGroup, mergeSimilarGroups, toLine, toLines } from "./group-changes.ts";
import { describeUse } from "./partner-deprecations.ts";
import type { ApiDocument } from "./read-document.ts";
import { listed } from "./wording.ts";

const TITLES: Readonly<Record<Rating, string>> = {
  major: "breaking (major)",
  minor: "compatible (minor)",
  patch: "no effect on callers (patch)",
};
const MAX_DERIVED = 6;
const DERIVED = "derived by the plug-in:";
const COLOURS = { major: "red", minor: "green", patch: "dim" } as const;

/** The report for a terminal: breaking changes first, one sentence each. */
export function toText({ groups, partners, version }: DocumentComparison, paint: Paint): string {
  const counts = RATINGS.map((rating) => `${groups.filter((group) => group.rating === rating).length} ${rating}`);
  const sections = [
    ...RATINGS.flatMap((rating) => toRatingSection(rating, groups, paint)),
    ...toPartnerSection(partners, paint),
    `${counts.join(", ")}\n${paint(version.enough ? "green" : "red", version.sentence)}`,
  ];
  return `${sections.join("\n\n")}\n`;
}

function toRatingSection(rating: Rating, groups: readonly ChangeGroup[], paint: Paint): string[] {
  const rated = groups.filter((group) => group.rating === rating);
  if (rated.length === 0) return [];
  const own = rating === "patch" ? [countByKeyword(rated)] : toLines(rated.filter(({ derived }) => !derived));
  const derived = rating === "patch" ? [] : shortenDerived(toLines(rated.filter((group) => group.derived)), rating);
  const lines = [
    ...own,
    ...(derived.length === 0 ? [] : [paint("dim", DERIVED), ...derived.map((line) => `  ${line}`)]),
  ];
  return [[paint(COLOURS[rating], TITLES[rating]), ...lines.map((line) => `  ${line}`)].join("\n")];
}

/** What follows from another change is shown completely only if it breaks callers. */
function shortenDerived(lines: readonly string[], rating: Rating): readonly string[] {
  if (rating === "major" || lines.length <= MAX_DERIVED) return lines;
  return [...lines.slice(0, MAX_DERIVED), `… and ${lines.length - MAX_DERIVED} more (--json has all)`];
}

/** "12 × description and 3 × example". */
function countByKeyword(groups: readonly ChangeGroup[]): string {
  const apiChanges = groups.flatMap((group) => group.apiChanges);
  const counts = [...groupBy(apiChanges, ({ keyword }) => keyword)].sort(
    ([, one], [, other]) => other.length - one.length,
  );
  return listed(
    counts.map(([keyword, { length }]) => `${length} × ${keyword}`),
    8,
  );
}

function toPartnerSection(partners: readonly PartnerReport[], paint: Paint): string[] {
  if (partners.length === 0) return [];
  const lines = partners.flatMap((impact) => [
    `  ${paint(impact.broken.length > 0 ? "red" : "green", toPartnerLine(impact))}`,
    ...toPartnerDetails(impact).map((line) => `      ${line}`),
  ]);
  return [[paint("bold", "partners"), ...lines].join("\n")];
}

function toPartnerLine({ partner, broken, warned, deprecated }: PartnerReport): string {
  const warnings = warned.length > 0 ? `, ${plural(warned.length, "warning")}` : "";
  return `${partner}: ${broken.length > 0 ? `broken by ${plural(broken.length, "change")}` : "not broken"}${warnings}${deprecated.length > 0 ? `, ${deprecated.length} deprecated` : ""}`;
}

function toPartnerDetails({ broken, warned, spared, deprecated }: PartnerReport): string[] {
  const getSpared = (reason: string) =>
    spared.flatMap(({ because, operation }) => (because === reason ? operation : []));
  const [unused, others] = [getSpared("unused"), getSpared("other parts")];
  return [
    ...broken.map(withOperation),
    ...warned.map((apiChange) => `! ${withOperation(apiChange)}`),
    ...deprecated.map(describeUse),
    ...(unused.length > 0 ? [`not affected by ${listed(unused)}: not used`] : []),
    ...(others.length > 0 ? [`not affected by ${listed(others)}: used, but not what changed`] : []),
  ];
}

const withOperation = ({ operation, sentence }: Pick<ApiChange, "operation" | "sentence">): string =>
  operation === undefined ? sentence : `${operation}: ${sentence}`;

/** A changelog entry: what changed for callers. */
export function toMarkdown({ before, after, groups, partners, version }: DocumentComparison): string {
  const section = (title: string, entries: readonly string[]): string[] =>
    entries.length === 0 ? [] : [`### ${title}`, "", ...entries.map((entry) => `- ${entry}`), ""];
  const linesOf = (rating: Rating, isIncluded: (group: ChangeGroup) => boolean = () => true): string[] => [
    ...new Set(mergeSimilarGroups(groups.filter((group) => group.rating === rating && isIncluded(group))).map(toLine)),
  ];
  const texts = groups.filter(({ rating }) => rating === "patch");
  return [
    `## ${after.title} ${after.version}`,
    "",
    groups.length === 0 ? `Nothing changed since ${before.version}.` : `Changes since ${before.version}.`,
    "",
    ...section("Breaking", linesOf("major")),
    ...section(
      "Compatible, please check",
      linesOf("minor", ({ warning }) => warning),
    ),
    ...section(
      "Compatible",
      linesOf("minor", ({ warning }) => !warning),
    ),
    ...section("No effect on callers", texts.length === 0 ? [] : [countByKeyword(texts)]),
    ...partners.flatMap((impact) => section(`Partner ${toPartnerLine(impact)}`, toPartnerDetails(impact))),
    ...(version.enough ? [] : [`> ${version.sentence}`, ""]),
  ].join("\n");
}

/** The report for programs: every change, not grouped. */
export function toJson(comparison: DocumentComparison): string {
  const { before, after, apiChanges, groups, rating, version, partners } = comparison;
  const document = ({ file, title, version: number }: ApiDocument) => ({ file, title, version: number });
  const plain = ({ groupKey: _key, scope: _scope, explains: _explains, ...apiChange }: ApiChange) => apiChange;
  const report = {
    before: document(before),
    after: document(after),
    summary: Object.fromEntries(RATINGS.map((one) => [one, groups.filter((group) => group.rating === one).length])),
    rating: rating ?? null,
    version,
    findings: apiChanges.map(plain),
    partners: partners.map((impact) => ({
      ...impact,
      broken: impact.broken.map(plain),
      warned: impact.warned.map(plain),
    })),
  };
  return `${writeExact(report, 2)}\n`;
}
