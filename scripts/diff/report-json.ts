import { type Finding, RATINGS } from "./change.ts";
import type { Comparison } from "./compare.ts";
import type { ApiDocument } from "./read-document.ts";

const shown = ({ file, title, version }: ApiDocument): object => ({ file, title, version });

const plain = ({ group: _group, use: _use, explains: _explains, ...finding }: Finding): object => finding;

/** For programs: every finding, ungrouped. */
export function jsonReport({
  before,
  after,
  findings,
  groups,
  rating,
  version,
  disagreements,
  partners,
}: Comparison): string {
  const report = {
    before: shown(before),
    after: shown(after),
    summary: Object.fromEntries(RATINGS.map((one) => [one, groups.filter((group) => group.rating === one).length])),
    rating: rating ?? null,
    version,
    findings: findings.map(plain),
    redocly: disagreements ?? null,
    partners: partners.map(({ partner, broken, warned, spared }) => ({
      partner,
      broken: broken.map(plain),
      warned: warned.map(plain),
      spared,
    })),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}
