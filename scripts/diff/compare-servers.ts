import { asArray, asObject, isObject, type Json, type JsonObject, listMembers } from "../schema/json.ts";
import { type ApiChange, type ApiChangeDetails, newApiChange, type Rating } from "./change.ts";
import type { ApiDocument, ApiOperation } from "./read-document.ts";
import { code, codes, formerly, listed } from "./wording.ts";

interface DocumentPair {
  readonly before: ApiDocument;
  readonly after: ApiDocument;
}

/** The servers of the whole API. */
export const compareServers = (before: ApiDocument, after: ApiDocument): ApiChange[] =>
  compareServerLists(undefined, readServers(before.document.servers), readServers(after.document.servers));

/** The servers of an operation that has its own, or whose path has; the others have those of the API. */
export function compareOwnServers(old: ApiOperation, now: ApiOperation, api: DocumentPair): ApiChange[] {
  if (old.isWebhook || (old.servers === undefined && now.servers === undefined)) return [];
  const before = readServers(old.servers ?? api.before.document.servers);
  return compareServerLists(old, before, readServers(now.servers ?? api.after.document.servers));
}

/** Servers by URL. */
export const readServers = (servers: Json | undefined): Map<string, JsonObject> =>
  new Map(
    asArray(servers)
      .filter(isObject)
      .map((server) => [String(server.url), server]),
  );

type Servers = ReadonlyMap<string, JsonObject>;

const DEFAULT_URL = "/";

/** A document without servers has the server `/`; written or not, it is the same. */
const withDefault = (servers: Servers, others: Servers): Servers =>
  servers.size === 0 && others.has(DEFAULT_URL) ? new Map([[DEFAULT_URL, {}]]) : servers;

function compareServerLists(operation: ApiOperation | undefined, old: Servers, now: Servers): ApiChange[] {
  const [before, after] = [withDefault(old, now), withDefault(now, old)];
  const add = (rating: Rating, sentence: string, details: ApiChangeDetails): ApiChange =>
    newApiChange(operation, rating, "servers", sentence, { part: "servers", ...details });
  const replaced = findReplaced([...before.keys()], [...after.keys()]);
  const replacements = new Set(replaced.values());
  return [
    ...[...before].flatMap(([url, server]) => {
      const kept = after.get(url);
      const other = replaced.get(url);
      if (other !== undefined)
        return add("major", `the server ${code(url)} is replaced by ${code(other)}`, { before: url, after: other });
      if (kept === undefined) return add("major", `the server ${code(url)} is removed`, { before: url });
      return listMembers(server.variables).flatMap(([name, variable]) =>
        compareVariable(`${code(name)} of the server ${code(url)}`, asObject(variable), kept, name, add),
      );
    }),
    ...[...after.keys()]
      .filter((url) => !before.has(url) && !replacements.has(url))
      .map((url) => add("minor", `the server ${code(url)} is new`, { after: url })),
  ];
}

/** A URL at the place of another that is gone is one change, not two. */
const findReplaced = (before: readonly string[], after: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    before.flatMap((url, index) => {
      const now = after[index];
      return now === undefined || after.includes(url) || before.includes(now) ? [] : [[url, now] as const];
    }),
  );

/** A variable without a list of values takes any value. */
function compareVariable(
  words: string,
  old: JsonObject,
  server: JsonObject,
  name: string,
  add: (rating: Rating, sentence: string, details: ApiChangeDetails) => ApiChange,
): ApiChange[] {
  const now = asObject(asObject(server.variables)[name]);
  const [earlier, later] = [asArray(old.enum), asArray(now.enum)];
  const details = { before: old.enum, after: now.enum };
  const apiChanges: ApiChange[] = [];
  const lost = earlier.filter((value) => later.length > 0 && !later.includes(value));
  const gained = later.filter((value) => earlier.length > 0 && !earlier.includes(value));
  if (lost.length > 0) apiChanges.push(add("major", `${words} can no longer be ${listed(codes(lost))}`, details));
  if (gained.length > 0) apiChanges.push(add("minor", `${words} can now also be ${listed(codes(gained))}`, details));
  if (earlier.length === 0 && later.length > 0)
    apiChanges.push(add("major", `${words} can now only be ${listed(codes(later))}`, details));
  if (earlier.length > 0 && later.length === 0) apiChanges.push(add("minor", `${words} can now be anything`, details));
  // A default that is no longer in the list is reported there.
  const isLost = old.default !== undefined && lost.includes(old.default);
  if (old.default !== now.default && now.default !== undefined && !isLost) {
    const sentence = `the default of ${words} is now ${code(now.default)}${formerly(code(old.default))}`;
    apiChanges.push(add("minor", sentence, { before: old.default, after: now.default, warning: true }));
  }
  return apiChanges;
}
