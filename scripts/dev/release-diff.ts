import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type ApiChange, highestRating, type Rating } from "../diff/change.ts";
import { getAllChanges } from "../diff/collect-changes.ts";
import { acceptBreak } from "../diff/compare.ts";
import { compareDocuments } from "../diff/compare-documents.ts";
import { type ChangeGroup, groupChanges, mergeSimilarGroups, toLine } from "../diff/group-changes.ts";
import { getPartnerImpact, type PartnerImpact } from "../diff/partner-impact.ts";
import { readPartners } from "../diff/partner-manifest.ts";
import { type ApiDocument, readDocument } from "../diff/read-document.ts";
import { findLastRelease } from "../diff/release.ts";
import { getPluginRules } from "../diff/schema-pair.ts";
import { checkVersion } from "../diff/version.ts";
import type { Plugin } from "../document/plugin.ts";
import type { Project } from "../project/project.ts";
import { UsageError } from "../project/usage-error.ts";
import { LastResult } from "./last-result.ts";

/** What callers notice since the last release. */
export interface ReleaseDiff {
  readonly version: string;
  readonly lines: readonly DiffLine[];
  /** Whether info.version was raised enough for the changes. */
  readonly sentence: string;
  readonly isEnough: boolean;
  /** Why it is not known whom a change breaks; undefined: it is, or there are no manifests of partners. */
  readonly partnersFault?: string;
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
  readonly groups: readonly ChangeGroup[];
}

/** Compares with the last release, which is read once. */
export class ReleaseDiffer {
  readonly #project: Project;
  readonly #compared = new LastResult<Compared>();
  #released: { readonly file: string; readonly document: ApiDocument } | undefined;

  constructor(project: Project) {
    this.#project = project;
  }

  /** Only by effect on callers: texts are what a designer changes with every save, and `contract diff` counts them. */
  async compare(plugin: Plugin): Promise<ReleaseDiff | undefined> {
    const file = findLastRelease(this.#project.released);
    if (file === undefined) return undefined;
    if (this.#released?.file !== file) this.#released = { file, document: await readDocument(file) };
    const before = this.#released.document;
    const rules = getPluginRules(plugin);
    const madeFrom = JSON.stringify([file, readFileSync(this.#project.document, "utf8"), plugin]);
    const { after, difference, groups } = await this.#compared.get(madeFrom, async () => {
      const document = await readDocument(this.#project.document);
      const found = compareDocuments(before, document, rules);
      const apiChanges = getAllChanges(found).map((apiChange) => acceptBreak(apiChange, plugin.acceptedBreaks));
      return { after: document, difference: found, groups: mergeSimilarGroups(groupChanges(apiChanges)) };
    });
    const { sentence, enough } = checkVersion(before.version, after.version, highestRating(groups.map(getRating)));
    const { impacts, fault } = this.#readImpacts((partner) => getPartnerImpact(partner, difference, before, rules));
    return {
      ...{ version: before.version, sentence, isEnough: enough },
      lines: groups.map((group) => toDiffLine(group, impacts)),
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
