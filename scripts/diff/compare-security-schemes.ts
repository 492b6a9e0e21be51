import { readDeprecation } from "../schema/deprecation.ts";
import { asObject, isObject, type Json, type JsonObject, listMembers } from "../schema/json.ts";
import { type ApiChange, newApiChange, type Rating } from "./change.ts";
import { compareExtensions } from "./compare-annotations.ts";
import { compareDeprecations } from "./compare-deprecations.ts";
import type { ApiDocument } from "./read-document.ts";
import type { PluginRules } from "./schema-pair.ts";
import { code, formerly } from "./wording.ts";

/** The address of the metadata is one way more to find the others, until callers use it. */
const METADATA = "oauth2MetadataUrl";

/** The members of a security scheme that callers depend on. */
export const SCHEME_MEMBERS: readonly string[] = ["type", "in", "name", "scheme", "openIdConnectUrl", METADATA];

/** The schemes that both documents have. What an operation asks for is compared with the operation. */
export function compareSecuritySchemes(before: ApiDocument, after: ApiDocument, rules: PluginRules): ApiChange[] {
  const getSchemes = ({ document: { components } }: ApiDocument): JsonObject =>
    asObject(asObject(components).securitySchemes);
  const later = getSchemes(after);
  return Object.entries(getSchemes(before)).flatMap(([name, old]) => {
    const now = later[name];
    if (!isObject(old) || !isObject(now)) return [];
    const part = `security scheme ${name}`;
    const changed = SCHEME_MEMBERS.filter((member) => !isSameMember(old, now, member));
    return [
      ...changed.map((member) => {
        const sentence = `the security scheme \`${name}\` has ${member} ${code(now[member])}${formerly(code(old[member]))}`;
        const rating = member === METADATA && old[member] === undefined ? "minor" : "major";
        return newApiChange(undefined, rating, member, sentence, { part, before: old[member], after: now[member] });
      }),
      ...compareSchemeDeprecation(name, old, now),
      // Without its type, nothing else of a scheme can be compared.
      ...(changed.includes("type") ? [] : compareFlows(name, asObject(old.flows), asObject(now.flows))),
      ...compareExtensions(undefined, `\`${name}\``, old, now, rules).map((apiChange) => ({ ...apiChange, part })),
    ];
  });
}

/** The names of HTTP schemes and of headers are the same in upper and lower case. */
function isSameMember(old: JsonObject, now: JsonObject, member: string): boolean {
  const [before, after] = [old[member], now[member]];
  const ignoresCase = member === "scheme" || (member === "name" && old.in === "header" && now.in === "header");
  return ignoresCase ? String(before).toLowerCase() === String(after).toLowerCase() : before === after;
}

function compareSchemeDeprecation(name: string, old: JsonObject, now: JsonObject): ApiChange[] {
  const change = compareDeprecations(readDeprecation(old), readDeprecation(now));
  if (change === undefined) return [];
  const { rating, keyword, before, after, warning = false } = change;
  const sentence = change.describe(`the security scheme \`${name}\``);
  return [
    newApiChange(undefined, rating, keyword, sentence, { part: `security scheme ${name}`, before, after, warning }),
  ];
}

/** Where callers get their tokens. */
const FLOW_ADDRESSES = ["authorizationUrl", "deviceAuthorizationUrl", "tokenUrl", "refreshUrl"];

function compareFlows(scheme: string, before: JsonObject, after: JsonObject): ApiChange[] {
  const part = `security scheme ${scheme}`;
  const add = (rating: Rating, sentence: string, old: Json | undefined, now: Json | undefined): ApiChange =>
    newApiChange(undefined, rating, "flows", sentence, { part, before: old, after: now });
  const words = (flow: string): string => `the flow \`${flow}\` of the security scheme \`${scheme}\``;
  return compareMembers(before, after).flatMap(([flow, old, now]) => {
    if (old === undefined) return add("minor", `${words(flow)} is new`, undefined, flow);
    if (now === undefined) return add("major", `${words(flow)} is removed`, flow, undefined);
    const [earlier, later] = [asObject(old), asObject(now)];
    return [
      ...FLOW_ADDRESSES.flatMap((member) => {
        const [from, to] = [earlier[member], later[member]];
        if (from === to) return [];
        if (to === undefined) return add("major", `${words(flow)} no longer has ${member}`, from, to);
        const change = `${words(flow)} has ${member} ${code(to)}`;
        return from === undefined
          ? add("minor", change, from, to)
          : add("major", `${change}${formerly(code(from))}`, from, to);
      }),
      ...compareMembers(asObject(earlier.scopes), asObject(later.scopes)).flatMap(([scope, from, to]) => {
        if (to === undefined) return add("major", `${words(flow)} no longer has the scope \`${scope}\``, scope, to);
        return from === undefined ? add("minor", `${words(flow)} has the new scope \`${scope}\``, from, scope) : [];
      }),
    ];
  });
}

/** The members of both objects, without extensions. */
const compareMembers = (
  before: JsonObject,
  after: JsonObject,
): (readonly [name: string, before: Json | undefined, after: Json | undefined])[] =>
  listMembers({ ...before, ...after }).flatMap(([name]) =>
    name.startsWith("x-") ? [] : [[name, before[name], after[name]] as const],
  );
