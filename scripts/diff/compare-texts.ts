import { isDeepStrictEqual } from "node:util";
import { type Kind, ruleFor } from "../document/grammar.ts";
import { canonicalJson } from "../schema/canonical.ts";
import { asArray, asObject, formatPointer, isObject, type Json, type JsonObject, listMembers } from "../schema/json.ts";
import { isAnnotation } from "../schema/keywords.ts";
import { type ApiChange, newApiChange } from "./change.ts";
import { SCHEME_MEMBERS } from "./compare-security-schemes.ts";
import { readServers } from "./compare-servers.ts";
import type { ApiDocument, ApiOperation } from "./read-document.ts";
import { enter, getNoun, getWords, isPlural, listEntries, type Place, type Step } from "./text-places.ts";

/**
 * Changes that callers only read about: texts, examples, links, tags, extensions that nobody rates, and components that only one document
 * has. Both documents are walked in step. No $ref is followed, so that the change of a component is reported once. `effects` are the
 * changes about callers: what one of them reports already is not reported again.
 */
export function compareTexts(before: ApiDocument, after: ApiDocument, effects: readonly ApiChange[]): ApiChange[] {
  const walk = new TextWalk([...after.operations, ...before.operations]);
  walk.compareRoot(before.bundled, after.bundled);
  const keyOf = (apiChange: ApiChange): string =>
    canonicalJson([apiChange.keyword, apiChange.before ?? null, apiChange.after ?? null]);
  const known = new Set(effects.map(keyOf));
  return walk.apiChanges.filter((apiChange) => !known.has(keyOf(apiChange)));
}

/** Members that other comparisons rate by their effect on callers. In a schema those are all but the annotations. */
const RATED: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  root: ["info", "servers", "security", "tags"],
  pathItem: ["servers"],
  operation: ["operationId", "security", "servers", "deprecated", "x-sunset", "x-pagination"],
  parameter: [
    "name",
    "in",
    "required",
    "deprecated",
    "x-sunset",
    "style",
    "explode",
    "allowReserved",
    "allowEmptyValue",
  ],
  requestBody: ["required"],
  encoding: ["contentType", "style", "explode", "allowReserved"],
  header: ["required", "deprecated", "x-sunset", "style", "explode"],
  securityScheme: [...SCHEME_MEMBERS, "flows", "deprecated", "x-sunset"],
  schema: ["readOnly", "writeOnly", "deprecated", "x-sunset"],
};

const isText = (kind: Kind, key: string): boolean =>
  key !== "$ref" && !RATED[kind]?.includes(key) && (kind !== "schema" || isAnnotation(key));

class TextWalk {
  readonly apiChanges: ApiChange[] = [];
  readonly #operations: ReadonlyMap<string, ApiOperation>;

  constructor(operations: readonly ApiOperation[]) {
    this.#operations = new Map(operations.map((operation) => [formatPointer(operation.segments), operation]));
  }

  compareRoot(before: JsonObject, after: JsonObject): void {
    const place: Place = { segments: [], operation: undefined, holder: "the API", field: "" };
    const { version: _old, ...oldInfo } = asObject(before.info);
    const { version: _now, ...nowInfo } = asObject(after.info);
    this.#compareMembers(oldInfo, nowInfo, { ...place, segments: ["info"] });
    this.#compareTags(before, after, place);
    this.#compareNodes(before, after, "root", place);
  }

  #compareNodes(before: JsonObject, after: JsonObject, kind: Kind, place: Place): void {
    // Members of a component that was moved into the place, or out of it, did not change.
    if ((before.$ref === undefined) !== (after.$ref === undefined)) return;
    const isOwn = ([key]: readonly [string, Json]): boolean => ruleFor(kind, key) === undefined && isText(kind, key);
    const getTexts = (node: JsonObject): JsonObject => Object.fromEntries(Object.entries(node).filter(isOwn));
    this.#compareMembers(getTexts(before), getTexts(after), place);
    if (before.deprecated === true && after.deprecated !== true && RATED[kind]?.includes("deprecated"))
      this.#add("deprecated", `${getWords(place)} is no longer deprecated`, place, true, after.deprecated);
    if (RATED[kind]?.includes("servers")) this.#compareServers(before, after, place);
    if (kind === "securityScheme") this.#compareScopes(asObject(before.flows), asObject(after.flows), place);
    for (const key of Object.keys({ ...before, ...after })) {
      const rule = ruleFor(kind, key);
      if (!rule) continue;
      const [old, now] = [before[key], after[key]];
      const inKey = { ...place, segments: [...place.segments, key] };
      if (rule.form === "one")
        this.#compareChild(old, now, rule.kind, enter(inKey, { parent: kind, kind: rule.kind, key, name: key }));
      else this.#compareEntries(old, now, { parent: kind, kind: rule.kind, key }, inKey);
    }
  }

  /** The entries of a map or list, each with the one that it was before. */
  #compareEntries(before: Json | undefined, after: Json | undefined, step: Omit<Step, "name">, place: Place): void {
    const [earlier, later] = [listEntries(before, step.kind), listEntries(after, step.kind)];
    for (const [id, { name }] of new Map([...earlier, ...later])) {
      const [old, now] = [earlier.get(id)?.value, later.get(id)?.value];
      const at = { ...place, segments: [...place.segments, name] };
      // Of all maps, only those of paths and responses may have extensions.
      if (name.startsWith("x-") && (step.key === "paths" || (step.key === "responses" && step.parent === "operation")))
        this.#compareValue(name, `\`${name}\` of ${getWords(place)}`, old, now, at);
      else this.#compareChild(old, now, step.kind, enter(at, { ...step, name, node: now ?? old }));
    }
  }

  #compareChild(old: Json | undefined, now: Json | undefined, kind: Kind, place: Place): void {
    const operation = this.#operations.get(formatPointer(place.segments));
    const here = kind === "operation" && operation ? { ...place, operation, holder: "the operation" } : place;
    const isComponent = here.segments[0] === "components" && here.segments.length === 3;
    // What an example or a link consists of is one text.
    if (kind === "example" || kind === "link") this.#compareValue(kind, `the ${kind} ${here.holder}`, old, now, here);
    else if (kind === "components") this.#compareNodes(asObject(old), asObject(now), kind, here);
    else if (isObject(old) && isObject(now)) this.#compareNodes(old, now, kind, here);
    else if (isComponent && (old === undefined || now === undefined))
      this.#compareValue("component", `the component ${here.holder}`, old, now, here);
  }

  #compareMembers(before: JsonObject, after: JsonObject, place: Place): void {
    for (const key of Object.keys({ ...before, ...after })) {
      const keyword = key === "examples" ? "example" : key;
      const to = { ...place, segments: [...place.segments, key] };
      this.#compareValue(keyword, `${getNoun(key)} of ${getWords(place)}`, before[key], after[key], to);
    }
  }

  /** Tags by name; the order in which they stand is that of the documentation. */
  #compareTags(before: JsonObject, after: JsonObject, place: Place): void {
    const getTags = ({ tags }: JsonObject) =>
      new Map(asArray(tags).map((tag) => [String(asObject(tag).name), tag] as const));
    const [old, now] = [getTags(before), getTags(after)];
    const at = { ...place, segments: ["tags"] };
    for (const name of new Set([...old.keys(), ...now.keys()]))
      this.#compareValue("tag", `the tag \`${name}\``, old.get(name), now.get(name), at);
    if (
      this.apiChanges.every(({ keyword }) => keyword !== "tag") &&
      !isDeepStrictEqual([...old.keys()], [...now.keys()])
    )
      this.#add("tag", "the order of the tags changed", at, [...old.keys()], [...now.keys()]);
  }

  /** The texts of servers that both have. */
  #compareServers(before: JsonObject, after: JsonObject, place: Place): void {
    const later = readServers(after.servers);
    for (const [url, old] of readServers(before.servers)) {
      const now = later.get(url);
      if (now === undefined) continue;
      const at = { ...place, segments: [...place.segments, "servers"], holder: `the server \`${url}\`` };
      const getTexts = ({ url: _url, variables: _variables, ...texts }: JsonObject): JsonObject => texts;
      this.#compareMembers(getTexts(old), getTexts(now), at);
      for (const [name, variable] of listMembers(old.variables)) {
        const getVariableTexts = ({ enum: _enum, default: _default, ...texts }: JsonObject): JsonObject => texts;
        const kept = asObject(now.variables)[name];
        const holder = `\`${name}\` of ${at.holder}`;
        if (isObject(kept) && isObject(variable))
          this.#compareMembers(getVariableTexts(variable), getVariableTexts(kept), { ...at, holder });
      }
    }
  }

  /** The descriptions of scopes that both have. */
  #compareScopes(before: JsonObject, after: JsonObject, place: Place): void {
    for (const [flow, old] of listMembers(before)) {
      const later = asObject(asObject(after[flow]).scopes);
      for (const [scope, text] of listMembers(asObject(old).scopes)) {
        const at = { ...place, segments: [...place.segments, "flows", flow, "scopes", scope] };
        const words = `the description of the scope \`${scope}\` of ${getWords(place)}`;
        if (later[scope] !== undefined) this.#compareValue("description", words, text, later[scope], at);
      }
    }
  }

  #compareValue(keyword: string, words: string, old: Json | undefined, now: Json | undefined, place: Place): void {
    if (isDeepStrictEqual(old, now)) return;
    const change = old === undefined ? "is new" : now === undefined ? "is removed" : "changed";
    this.#add(keyword, `${words} ${isPlural(words) ? change.replace(/^is/, "are") : change}`, place, old, now);
  }

  #add(keyword: string, sentence: string, place: Place, before: Json | undefined, after: Json | undefined): void {
    const { operation, segments, field } = place;
    // The same text, changed in the same way at several places, is one change.
    const groupKey = canonicalJson(["text", keyword, before ?? null, after ?? null]);
    const details = { part: `#${formatPointer(segments)}`, field, before, after };
    this.apiChanges.push({ ...newApiChange(operation, "patch", keyword, sentence, details), groupKey });
  }
}
