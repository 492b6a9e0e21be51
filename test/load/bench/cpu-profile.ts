import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

interface ProfileNode {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
  readonly children?: readonly number[];
}

interface Profile {
  readonly nodes: readonly ProfileNode[];
  readonly startTime: number;
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

export interface Share {
  readonly place: string;
  /** Of the time in which the processor was not idle. */
  readonly self: number;
  /** … with everything that was called from it. */
  readonly total: number;
}

const root = `${resolve(import.meta.dirname, "../../..")}/`;

/** The youngest profile of a folder. */
export function readProfile(folder: string): Profile {
  const file = readdirSync(folder)
    .filter((name) => name.endsWith(".cpuprofile"))
    .sort()
    .at(-1);
  if (file === undefined) throw new Error(`no profile was written to ${folder}`);
  return JSON.parse(readFileSync(join(folder, file), "utf8")) as Profile;
}

/** Shares by function, largest self time first, of what happened that many milliseconds after the start and later. */
export function sharesOf(profile: Profile, fromMs: number): { readonly byFunction: Share[]; readonly byFile: Share[] } {
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  const parents = new Map(
    profile.nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)),
  );
  const functions = new Map<string, { self: number; total: number }>();
  const files = new Map<string, { self: number; total: number }>();
  let sum = 0;
  let atMicros = 0;
  for (const [index, sample] of profile.samples.entries()) {
    const took = profile.timeDeltas[index] ?? 0;
    atMicros += took;
    const leaf = nodes.get(sample);
    if (leaf === undefined || atMicros < fromMs * 1000 || leaf.callFrame.functionName === "(idle)") continue;
    sum += took;
    credit(functions, placeOf(leaf), "self", took);
    credit(files, fileOf(leaf), "self", took);
    const seen = new Set<string>();
    for (let id: number | undefined = sample; id !== undefined; id = parents.get(id)) {
      const node = nodes.get(id);
      if (node === undefined) break;
      for (const [shares, place] of [
        [functions, placeOf(node)],
        [files, fileOf(node)],
      ] as const) {
        if (!seen.has(place)) credit(shares, place, "total", took);
        seen.add(place);
      }
    }
  }
  const sorted = (shares: Map<string, { self: number; total: number }>): Share[] =>
    [...shares]
      .map(([place, { self, total }]) => ({ place, self: self / sum, total: total / sum }))
      .sort((one, other) => other.self - one.self);
  return { byFunction: sorted(functions), byFile: sorted(files) };
}

function credit(
  shares: Map<string, { self: number; total: number }>,
  place: string,
  kind: "self" | "total",
  took: number,
): void {
  const share = shares.get(place) ?? { self: 0, total: 0 };
  shares.set(place, share);
  share[kind] += took;
}

const placeOf = (node: ProfileNode): string => {
  const { functionName, lineNumber, url } = node.callFrame;
  const at = url === "" ? "" : ` ${fileOf(node)}:${lineNumber + 1}`;
  return `${functionName === "" ? "(anonymous)" : functionName}${at}`;
};

/** Our own files by name, packages by package. */
function fileOf({ callFrame: { url, functionName } }: ProfileNode): string {
  if (url === "") return functionName;
  const path = url.replace("file://", "").replace(root, "");
  const inPackage = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(.*)$/.exec(path);
  return inPackage ? `${inPackage[1]}/${inPackage[2]}` : path;
}
