import { resolve } from "node:path";
import { type ApiChange, highestRating, type Rating } from "../diff/change.ts";
import { getAllChanges } from "../diff/collect-changes.ts";
import { acceptBreak } from "../diff/compare.ts";
import { compareDocuments } from "../diff/compare-documents.ts";
import { type ChangeGroup, dropExplained, groupChanges, mergeSimilarGroups, toLine } from "../diff/group-changes.ts";
import { getPartnerImpact, type PartnerImpact } from "../diff/partner-impact.ts";
import { readPartners } from "../diff/partner-manifest.ts";
import { type ApiDocument, prepareDocument, readDocument } from "../diff/read-document.ts";
import { findLastRelease } from "../diff/release.ts";
import { getPluginRules } from "../diff/schema-pair.ts";
import { checkVersion } from "../diff/version.ts";
import type { PluggedBundle } from "../document/bundle.ts";
import type { Project } from "../project/project.ts";
import { UsageError } from "../project/usage-error.ts";
import { LastResult } from "./last-result.ts";

/** What callers notice since the last release. */
export interface ReleaseDiff {
  readonly version: string;
  readonly lines: readonly DiffLine[];
  /** What the last save changed in it; undefined if this is the first comparison with the release. */
  readonly thisSave?: ThisSave | undefined;
  /** Whether info.version was raised enough for the changes. */
  readonly sentence: string;
  readonly isEnough: boolean;
  /** Why it is not known whom a change breaks; undefined: it is, or there are no manifests of partners. */
  readonly partnersFault?: string;
}

export interface ThisSave {
  readonly added: readonly DiffLine[];
  /** Changes that the save took back. */
  readonly gone: readonly DiffLine[];
  /** How many breaking changes there are besides those that the save added. */
  readonly otherBreaking: number;
}

export interface DiffLine {
  readonly rating: Rating;
  readonly line: string;
  /** The operations whose callers notice it; empty: those of all. */
  readonly operations: readonly string[];
  /** The partners that it breaks, as far as their manifests say what they use. */
  readonly partners: readonly string[];
}

/** What is the same until the document has another meaning. The manifests of partners may change besides. */
interface Compared {
  readonly after: ApiDocument;
  readonly difference: ReturnType<typeof compareDocuments>;
  readonly apiChanges: readonly ApiChange[];
}

/** Compares with the last release, which is read once. */
export class ReleaseDiffer {
  readonly #project: Project;
  readonly #compared = new LastResult<Compared>();
  #released: { readonly file: string; readonly document: ApiDocument } | undefined;
  /** The changes of the save before, since the same release. */
  #lastChanges: readonly ApiChange[] | undefined;

  constructor(project: Project) {
    this.#project = project;
  }

  /** Only by effect on callers: texts are what a designer changes with every save, and `contract diff` counts them. */
  async compare({ document, plugin, place }: PluggedBundle): Promise<ReleaseDiff | undefined> {
    const file = findLastRelease(this.#project.released);
    if (file === undefined) return undefined;
    if (this.#released?.file !== file) {
      this.#released = { file, document: await readDocument(file) };
      this.#lastChanges = undefined;
    }
    const before = this.#released.document;
    const rules = getPluginRules(plugin);
    const madeFrom = JSON.stringify([file, document, plugin]);
    const { after, difference, apiChanges } = await this.#compared.get(madeFrom, () => {
      const prepared = prepareDocument(this.#project.spec, document, place);
      const found = compareDocuments(before, prepared, rules);
      const all = getAllChanges(found).map((apiChange) => acceptBreak(apiChange, plugin.acceptedBreaks));
      return { after: prepared, difference: found, apiChanges: dropExplained(all) };
    });
    const groups = group(apiChanges);
    const { sentence, enough } = checkVersion(before.version, after.version, highestRating(groups.map(getRating)));
    const { impacts, fault } = this.#readImpacts((partner) => getPartnerImpact(partner, difference, before, rules));
    const toLines = (list: readonly ChangeGroup[]): DiffLine[] => list.map((one) => toDiffLine(one, impacts));
    const lastChanges = this.#lastChanges;
    this.#lastChanges = apiChanges;
    return {
      ...{ version: before.version, sentence, isEnough: enough, lines: toLines(groups) },
      ...(lastChanges !== undefined && { thisSave: compareSaves(lastChanges, apiChanges, toLines) }),
      ...(fault !== undefined && { partnersFault: fault }),
    };
  }

  /** A faulty manifest must not hide the changes. */
  #readImpacts(getImpact: (partner: ReturnType<typeof readPartners>[number]) => PartnerImpact): {
    readonly impacts: readonly PartnerImpact[];
    readonly fault?: string;
  } {
    const { config, folder } = this.#project;
    if (config.partners === undefined) return { impacts: [] };
    try {
      return { impacts: readPartners(resolve(folder, config.partners)).map(getImpact) };
    } catch (error) {
      if (error instanceof UsageError) return { impacts: [], fault: error.message };
      throw error;
    }
  }
}

const group = (apiChanges: readonly ApiChange[]): readonly ChangeGroup[] =>
  mergeSimilarGroups(groupChanges(apiChanges));

/** By single changes: one line tells several that are alike, so that a line of the save before may have been joined by another change. */
function compareSaves(
  before: readonly ApiChange[],
  after: readonly ApiChange[],
  toLines: (groups: readonly ChangeGroup[]) => DiffLine[],
): ThisSave {
  const known = new Set(before.map(nameOf));
  const current = new Set(after.map(placeOf));
  const kept = after.filter((one) => known.has(nameOf(one)));
  return {
    added: toLines(group(after.filter((one) => !known.has(nameOf(one))))),
    // A change that is told in other words now was not taken back.
    gone: toLines(group(before.filter((one) => !current.has(placeOf(one))))),
    otherBreaking: group(kept).filter(({ rating }) => rating === "major").length,
  };
}

const placeOf = ({ operation, part, field, keyword }: ApiChange): string =>
  JSON.stringify([operation, part, field, keyword]);
const nameOf = (one: ApiChange): string => JSON.stringify([placeOf(one), one.rating, one.sentence]);

function toDiffLine(group: ChangeGroup, impacts: readonly PartnerImpact[]): DiffLine {
  const keys = new Set(group.apiChanges.map(keyOf));
  return {
    rating: group.rating,
    line: toLine(group),
    operations: [...new Set(group.apiChanges.flatMap(({ operation }) => operation ?? []))],
    partners: impacts.filter(({ broken }) => broken.some((one) => keys.has(keyOf(one)))).map(({ partner }) => partner),
  };
}

const keyOf = ({ operation, groupKey }: ApiChange): string => `${operation} ${groupKey}`;

const getRating = ({ rating }: { readonly rating: Rating }): Rating => rating;
