import type { Comparison } from "./compare.ts";
import { lineOf } from "./group.ts";
import { mergeAlike } from "./merge-alike.ts";
import { countsOf, partnerDetails, partnerLine } from "./report-text.ts";

/** A changelog entry: what changed for callers, by what it asks of them. */
export function markdownReport({ before, after, groups, partners, version }: Comparison): string {
  const lines = (title: string, entries: readonly string[]): string[] =>
    entries.length === 0 ? [] : [`### ${title}`, "", ...entries.map((entry) => `- ${entry}`), ""];
  const of = (rating: string, warning?: boolean): string[] =>
    mergeAlike(
      groups.filter((group) => group.rating === rating && (warning === undefined || group.warning === warning)),
    ).map(lineOf);
  const texts = groups.filter(({ rating }) => rating === "patch");
  return [
    `## ${after.title} ${after.version}`,
    "",
    groups.length === 0 ? `Nothing changed since ${before.version}.` : `Changes since ${before.version}.`,
    "",
    ...lines("Breaking", of("major")),
    ...lines("To look at", of("minor", true)),
    ...lines("Compatible", of("minor", false)),
    ...lines("Without effect on callers", texts.length === 0 ? [] : [countsOf(texts)]),
    ...partners.flatMap((verdict) => lines(`Partner ${partnerLine(verdict)}`, partnerDetails(verdict))),
    ...(version.enough ? [] : [`> ${version.sentence}`, ""]),
  ].join("\n");
}
