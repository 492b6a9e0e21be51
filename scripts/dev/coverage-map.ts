import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Coverage, formatPercent, getPercent } from "../probe/coverage/coverage.ts";
import { type Project, shown } from "../project/project.ts";
import type { DocumentedCall } from "./live-docs.ts";

/** Which statuses of which operations the last counted tests have seen. */
export interface CoverageMap {
  readonly file: string;
  /** When it was counted, in milliseconds since 1970. */
  readonly countedAt: number;
  /** The document has changed since. */
  readonly isOld: boolean;
  readonly measures: readonly { readonly name: string; readonly percent: string }[];
  readonly rows: readonly CoverageRow[];
}

export interface CoverageRow extends Pick<DocumentedCall, "id" | "call" | "page"> {
  readonly statuses: readonly { readonly status: string; readonly state: "covered" | "missing" | "unknown" }[];
}

/** The newest result of `contract coverage`; undefined: there is none. */
export function findCoverage(project: Project): string | undefined {
  const folder = join(project.data, "coverage");
  const named = Object.values(project.config.coverage?.runs ?? {}).map(({ result }) => resolve(project.folder, result));
  const written = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name, "coverage.json")) : [];
  const found = [...new Set([...named, ...written])].filter((file) => existsSync(file));
  return found.sort((one, other) => modifiedMs(other) - modifiedMs(one))[0];
}

/** Lays the result over the operations of the document as it is now. */
export function readCoverageMap(file: string, project: Project, operations: readonly DocumentedCall[]): CoverageMap {
  const { measures } = JSON.parse(readFileSync(file, "utf8")) as Coverage;
  const items = measures.find(({ name }) => name === "statuses")?.items ?? [];
  const covered = new Map(items.map(({ group, name, isCovered }) => [`${group} ${name}`, isCovered]));
  const stateOf = (key: string): "covered" | "missing" | "unknown" => {
    const isCovered = covered.get(key);
    return isCovered === undefined ? "unknown" : isCovered ? "covered" : "missing";
  };
  return {
    ...{ file: shown(file), countedAt: modifiedMs(file), isOld: modifiedMs(file) < modifiedMs(project.document) },
    measures: measures.map((measure) => ({ name: measure.name, percent: formatPercent(getPercent(measure)) })),
    rows: operations.map(({ id, call, page, statuses }) => ({
      ...{ id, call, page },
      statuses: statuses.map((status) => ({ status, state: stateOf(`${id} ${status}`) })),
    })),
  };
}

/** The generated document is written only if the document has another meaning; a comment makes no result old. */
export const modifiedMs = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
