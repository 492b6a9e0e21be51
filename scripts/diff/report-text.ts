import type { painter } from "../command/colour.ts";
import { RATINGS, type Rating } from "./change.ts";
import type { Comparison } from "./compare.ts";
import { type Group, lineOf } from "./group.ts";
import type { PartnerVerdict } from "./judge-partner.ts";
import { mergeAlike } from "./merge-alike.ts";
import type { Disagreement } from "./second-opinion.ts";
import { listed, plural } from "./wording.ts";

type Paint = ReturnType<typeof painter>;

const TITLES: Readonly<Record<Rating, string>> = {
  major: "breaking (major)",
  minor: "compatible (minor)",
  patch: "without effect on callers (patch)",
};
const COLOURS = { major: "red", minor: "green", patch: "dim" } as const;
/** How many disagreements are shown; all are in --json. */
const SHOWN = 12;

/** For people at a terminal: the breaking changes first, one sentence each. */
export function textReport(comparison: Comparison, paint: Paint): string {
  const sections = RATINGS.flatMap((rating) => section(rating, comparison, paint));
  const parts = [
    ...sections,
    ...partnerSection(comparison.partners, paint),
    ...opinionSection(comparison.disagreements, paint),
    [summaryOf(comparison.groups), verdict(comparison, paint)].join("\n"),
  ];
  return `${parts.join("\n\n")}\n`;
}

function section(rating: Rating, { groups }: Comparison, paint: Paint): string[] {
  const own = groups.filter((group) => group.rating === rating);
  if (own.length === 0) return [];
  const lines =
    rating === "patch"
      ? [countsOf(own)]
      : mergeAlike(own).map((group) => `${group.warning ? "! " : ""}${lineOf(group)}`);
  return [[paint(COLOURS[rating], TITLES[rating]), ...lines.map((line) => `  ${line}`)].join("\n")];
}

/** "12 descriptions, 3 examples": nobody is helped by each. */
export function countsOf(groups: readonly Group[]): string {
  const kinds = Map.groupBy(
    groups.flatMap(({ findings }) => findings),
    ({ keyword }) => keyword,
  );
  const counts = [...kinds].map(([keyword, findings]) => ({ keyword, count: findings.length }));
  return listed(
    counts.sort((one, other) => other.count - one.count).map(({ keyword, count }) => `${count} × ${keyword}`),
    8,
  );
}

export const summaryOf = (groups: readonly Group[]): string =>
  RATINGS.map((rating) => `${groups.filter((group) => group.rating === rating).length} ${rating}`).join(", ");

function verdict({ version }: Comparison, paint: Paint): string {
  return paint(version.enough ? "green" : "red", version.sentence);
}

function partnerSection(partners: readonly PartnerVerdict[], paint: Paint): string[] {
  if (partners.length === 0) return [];
  const lines = partners.flatMap((verdict) => [
    `  ${paint(verdict.broken.length > 0 ? "red" : "green", partnerLine(verdict))}`,
    ...partnerDetails(verdict).map((line) => `      ${line}`),
  ]);
  return [[paint("bold", "partners"), ...lines].join("\n")];
}

export const partnerLine = ({ partner, broken, warned }: PartnerVerdict): string => {
  const warning = warned.length > 0 ? `, to look at: ${warned.length}` : "";
  return broken.length > 0
    ? `${partner}: broken by ${plural(broken.length, "change")}${warning}`
    : `${partner}: not broken${warning}`;
};

/** Why, and why not. */
export function partnerDetails({ broken, warned, spared }: PartnerVerdict): string[] {
  const unused = spared.filter(({ because }) => because === "unused").map(({ operation }) => operation);
  const others = spared.filter(({ because }) => because === "other parts").map(({ operation }) => operation);
  return [
    ...broken.map(({ operation, sentence }) => `${operation === undefined ? "" : `${operation}: `}${sentence}`),
    ...warned.map(({ operation, sentence }) => `! ${operation === undefined ? "" : `${operation}: `}${sentence}`),
    ...(unused.length > 0 ? [`not by ${listed(unused)}: not used`] : []),
    ...(others.length > 0 ? [`not by ${listed(others)}: what changed there is not used`] : []),
  ];
}

function opinionSection(disagreements: readonly Disagreement[] | undefined, paint: Paint): string[] {
  if (disagreements === undefined)
    return ["redocly diff could not read these documents: texts and examples are not counted"];
  if (disagreements.length === 0) return [];
  const lines = disagreements.slice(0, SHOWN).map(disagreementLine);
  const more = disagreements.length - lines.length;
  return [
    [
      paint("dim", "rated otherwise by redocly diff"),
      ...lines.map((line) => `  ${line}`),
      ...(more > 0 ? [`  … and ${more} more (--json has all)`] : []),
    ].join("\n"),
  ];
}

export const disagreementLine = ({ theirs, ours, operation, what, why }: Disagreement): string =>
  `${theirs} there, ${ours} here: ${operation === undefined ? "" : `${operation}: `}${what} (${why})`;
