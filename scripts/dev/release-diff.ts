import { resolve } from "node:path";
import { type ApiChange, highestRating, type Rating } from "../diff/change.ts";
import { getAllChanges } from "../diff/collect-changes.ts";
import { acceptBreak } from "../diff/compare.ts";
import { compareDocuments } from "../diff/compare-documents.ts";
import { type ChangeGroup, dropExplained, groupChanges, mergeSimilarGroups, toLine } from "../diff/group-changes.ts";
import { checkManifest, getPartnerImpact, type PartnerImpact } from "../diff/partner-impact.ts";
import { type Partner, readPartners } from "../diff/partner-manifest.ts";
import { type ApiDocument, prepareDocument, readDocument } from "../diff/read-document.ts";
import { findLastRelease } from "../diff/release.ts";
import { getPluginRules } from "../diff/schema-pair.ts";
import { checkVersion } from "../diff/version.ts";
import type { PluggedBundle } from "../document/bundle.ts";
import type { Plugin } from "../document/plugin.ts";
import type { Project } from "../project/project.ts";
import { UsageError } from "../project/usage-error.ts";
import { LastResult } from "./last-result.ts";

/** What callers notice since the last release. */
export interface ReleaseDiff {
  readonly version: string;
  readonly lines: readonly DiffLine[];
  /** What callers notice since the save before; undefined if this is the first comparison. */
  readonly thisSave?: ThisSave | undefined;
  /** Whether info.version was raised enough for the changes. */
  readonly sentence: string;
  readonly isEnough: boolean;
  /** Why it is not known whom a change breaks; undefined: it is, or there are no manifests of partners. */
  readonly partnersFault?: string;
}

export interface ThisSave {
  readonly lines: readonly DiffLine[];
  /** How many breaking changes there are since the release besides those of this save. */
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

/** Two documents. The manifests of partners may change besides. */
interface Compared {
  readonly difference: ReturnType<typeof compareDocuments>;
  readonly apiChanges: readonly ApiChange[];
}

/** What is the same until the document has another meaning. */
interface ComparedWithRelease extends Compared {
  readonly after: ApiDocument;
}

/** Compares with the last release, which is read once, and with the save before. */
export class ReleaseDiffer {
  readonly #project: Project;
  readonly #compared = new LastResult<ComparedWithRelease>();
  #released: { readonly file: string; readonly document: ApiDocument } | undefined;
  /** The document of the last save that could be compared. */
  #lastSaved: ApiDocument | undefined;

  constructor(project: Project) {
    this.#project = project;
  }

  /** Only by effect on callers: texts are what a designer changes with every save, and `contract diff` counts them. */
  async compare({ document, plugin, place }: PluggedBundle): Promise<ReleaseDiff | undefined> {
    const file = findLastRelease(this.#project.released);
    if (file === undefined) return undefined;
    if (this.#released?.file !== file) this.#released = { file, document: await readDocument(file) };
    const released = this.#released.document;
    const madeFrom = JSON.stringify([file, document, plugin]);
    const sinceRelease = await this.#compared.get(madeFrom, () => {
      const after = prepareDocument(this.#project.spec, document, place);
      return { ...compareByEffect(released, after, plugin), after };
    });
    const { after, apiChanges } = sinceRelease;
    const sinceSave = this.#lastSaved && compareByEffect(this.#lastSaved, after, plugin);
    this.#lastSaved = after;
    const groups = group(apiChanges);
    const { sentence, enough } = checkVersion(released.version, after.version, highestRating(groups.map(getRating)));
    const { partners, fault } = this.#readPartners(released);
    const toLines = ({ difference, apiChanges: changes }: Compared): DiffLine[] => {
      const impacts = partners.map((one) => getPartnerImpact(one, difference, released, getPluginRules(plugin)));
      return group(changes).map((one) => toDiffLine(one, impacts));
    };
    return {
      ...{ version: released.version, sentence, isEnough: enough, lines: toLines(sinceRelease) },
      ...(sinceSave !== undefined && {
        thisSave: { lines: toLines(sinceSave), otherBreaking: countOthers(apiChanges, sinceSave.apiChanges) },
      }),
      ...(fault !== undefined && { partnersFault: fault }),
    };
  }

  /** Partners use what is released. A faulty manifest must not hide the changes. */
  #readPartners(released: ApiDocument): { readonly partners: readonly Partner[]; readonly fault?: string } {
    const { config, folder } = this.#project;
    if (config.partners === undefined) return { partners: [] };
    try {
      const partners = readPartners(resolve(folder, config.partners));
      for (const partner of partners) checkManifest(partner, released);
      return { partners };
    } catch (error) {
      if (error instanceof UsageError) return { partners: [], fault: error.message };
      throw error;
    }
  }
}

function compareByEffect(before: ApiDocument, after: ApiDocument, plugin: Plugin): Compared {
  const difference = compareDocuments(before, after, getPluginRules(plugin));
  const all = getAllChanges(difference).map((apiChange) => acceptBreak(apiChange, plugin.acceptedBreaks));
  return { difference, apiChanges: dropExplained(all) };
}

const group = (apiChanges: readonly ApiChange[]): readonly ChangeGroup[] =>
  mergeSimilarGroups(groupChanges(apiChanges));

const isBreaking = ({ rating }: { readonly rating: Rating }): boolean => rating === "major";

/** What a save breaks further was perhaps broken before: it is counted as that of the save. */
function countOthers(sinceRelease: readonly ApiChange[], sinceSave: readonly ApiChange[]): number {
  const ofSave = new Set(sinceSave.filter(isBreaking).map(placeOf));
  return group(sinceRelease.filter((one) => !ofSave.has(placeOf(one)))).filter(isBreaking).length;
}

const placeOf = ({ operation, part, field, keyword }: ApiChange): string =>
  JSON.stringify([operation, part, field, keyword]);

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
