import type { Plugin } from "../pipeline/plugin.ts";
import { type Finding, highest, type Rating } from "./change.ts";
import { compareDocuments } from "./compare-documents.ts";
import { finding } from "./difference.ts";
import type { OwnWords } from "./flat-pair.ts";
import { type Group, grouped } from "./group.ts";
import { judgePartner, type PartnerVerdict } from "./judge-partner.ts";
import type { Partner } from "./partner.ts";
import type { ApiDocument } from "./read-document.ts";
import { redoclyDiff } from "./redocly.ts";
import { type Disagreement, secondOpinion } from "./second-opinion.ts";
import { judgeVersion, type VersionVerdict } from "./version.ts";
import { EVERYTHING, walkRoots } from "./walk.ts";

/** All that is said of two documents. */
export interface Comparison {
  readonly before: ApiDocument;
  readonly after: ApiDocument;
  readonly findings: readonly Finding[];
  readonly groups: readonly Group[];
  readonly rating: Rating | undefined;
  readonly version: VersionVerdict;
  /** undefined: `redocly diff` could not read the documents. */
  readonly disagreements: readonly Disagreement[] | undefined;
  readonly partners: readonly PartnerVerdict[];
}

export const ownWords = (plugin: Plugin): OwnWords => ({
  keywords: new Map(plugin.keywords.map(({ module }) => [module.keyword, module])),
  extensions: plugin.extensions,
  alsoHeldTo: plugin.alsoHeldTo,
});

/** A released version stands for its bytes: also what means nothing to anybody is a change. */
const WRITTEN_OTHERWISE = finding(undefined, {
  rating: "patch",
  part: "document",
  keyword: "the document is written otherwise",
  sentence: "the document is written otherwise",
});

/** `redocly diff` lists what differs, our own comparison says what it means, and the higher the rating the higher the version. */
export async function compare(
  before: ApiDocument,
  after: ApiDocument,
  plugin: Plugin,
  partners: readonly Partner[],
): Promise<Comparison> {
  const own = ownWords(plugin);
  const theirs = redoclyDiff(before.bundled, after.bundled);
  const difference = compareDocuments(before, after, own);
  const meant = [...difference.findings, ...walkRoots(difference.roots, () => EVERYTHING)];
  const changes = await theirs;
  const opinion = changes && secondOpinion(meant, changes, { before, after });
  const found = [...meant, ...(opinion?.findings ?? [])];
  const findings = found.length === 0 && before.text !== after.text ? [WRITTEN_OTHERWISE] : found;
  const above = [...difference.findings, ...(opinion?.findings ?? []).filter((one) => one.rating !== "patch")];
  const rating = highest(findings.map((finding) => finding.rating));
  return {
    before,
    after,
    findings,
    groups: grouped(findings),
    rating,
    version: judgeVersion(before.version, after.version, rating),
    disagreements: opinion?.disagreements,
    partners: partners.map((partner) => judgePartner(partner, { ...difference, findings: above }, before, own)),
  };
}
