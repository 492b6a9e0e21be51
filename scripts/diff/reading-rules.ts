import type { ExtensionRule } from "../document/plugin.ts";
import { asObject, isObject, type Json } from "../schema/json.ts";
import { listed } from "./wording.ts";

// How changes of the toolkit's own extensions are rated: what is read no longer breaks the clients that send it.

const names = (value: Json | undefined): string[] => (Array.isArray(value) ? value.map(String) : []);
const missingFrom = (list: readonly string[], others: readonly string[]): string[] =>
  list.filter((name) => !others.includes(name));
const quoted = (list: readonly string[]): string => listed(list.map((name) => `\`${name}\``));

/** Rates names that are read now and names that are no longer read. */
function compareNames(
  before: readonly string[],
  after: readonly string[],
  gained: (names: string) => string,
  lost: (names: string) => string,
): ReturnType<ExtensionRule> {
  const [fewer, more] = [missingFrom(before, after), missingFrom(after, before)];
  if (fewer.length > 0) return { rating: "major", sentence: lost(quoted(fewer)) };
  return more.length > 0 ? { rating: "minor", sentence: gained(quoted(more)) } : undefined;
}

const also: ExtensionRule = (before, after, name) =>
  compareNames(
    names(before),
    names(after),
    (added) => `${name} may now also be spelled ${added}`,
    (removed) => `requests in which ${name} is spelled ${removed} are now refused`,
  );

const ignored: ExtensionRule = (before, after, name) =>
  compareNames(
    Object.keys(asObject(before)),
    Object.keys(asObject(after)),
    (added) => `${added} in ${name} are now ignored`,
    (removed) => `${removed} in ${name} are no longer ignored: such requests are refused`,
  );

const coerce: ExtensionRule = (before, after, name) => {
  const types = (value: Json | undefined): string[] => names(asObject(value).from);
  const patterns = [before, after].map((value) => asObject(value).pattern);
  if (before !== undefined && after !== undefined && patterns[0] !== patterns[1])
    return { rating: "major", sentence: `other texts are now read as ${name}` };
  return compareNames(
    types(before),
    types(after),
    (added) => `${name} may now also be sent as ${added}`,
    (removed) => `requests in which ${name} is sent as ${removed} are now refused`,
  );
};

const empty: ExtensionRule = (before, after, name) => {
  const drops = (value: Json | undefined): boolean => value === "absent" || asObject(value).optional === "absent";
  if (drops(before) && !drops(after))
    return { rating: "major", sentence: `empty values in optional fields of ${name} no longer count as absent` };
  if (drops(after) && !drops(before))
    return {
      rating: "minor",
      warning: true,
      sentence: `empty values in optional fields of ${name} now count as absent`,
    };
  const list = (value: Json | undefined): string[] =>
    isObject(value) ? [...names(value.names), ...names(value.values)] : [];
  return compareNames(
    list(before),
    list(after),
    (added) => `${added} of ${name} may now be empty, or counts as absent`,
    (removed) => `${removed} of ${name} may no longer be empty, or counts as a value`,
  );
};

const otherwise: ExtensionRule = (_before, after, name) =>
  after === undefined
    ? { rating: "major", sentence: `requests without a valid ${name} are now refused` }
    : { rating: "minor", sentence: `requests without a valid ${name} are no longer refused as a whole` };

export const READING_RULES: Readonly<Record<string, ExtensionRule>> = {
  "x-also": also,
  "x-coerce": coerce,
  "x-empty": empty,
  "x-ignored": ignored,
  "x-otherwise": otherwise,
};
