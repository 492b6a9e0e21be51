import type { Kind } from "../document/grammar.ts";
import { asObject, type Json, listMembers, parsePointer } from "../schema/json.ts";
import type { ApiOperation } from "./read-document.ts";

/** A place of a document that may have texts. */
export interface Place {
  readonly segments: readonly string[];
  readonly operation: ApiOperation | undefined;
  /** What has the text, in words: "the API", "the 200 response", "`Pet`". */
  readonly holder: string;
  /** The field of a schema, such as `data.report[].code`; empty for the whole schema. */
  readonly field: string;
}

/** The words for what changed; the others are called by their keyword. */
const NOUNS: Readonly<Record<string, string>> = {
  example: "an example",
  examples: "an example",
  externalDocs: "the external documentation",
  openapi: "the version of OpenAPI",
  termsOfService: "the terms of service",
  "x-codeSamples": "the code samples",
  "x-code-samples": "the code samples",
};

export const getNoun = (key: string): string => NOUNS[key] ?? (/^[a-z]+$/.test(key) ? `the ${key}` : `\`${key}\``);

/** "the tags of the operation". */
export const isPlural = (words: string): boolean => /^the (tags|terms of service|code samples) /.test(words);

export const getWords = ({ holder, field }: Place): string => (field === "" ? holder : `\`${field}\` of ${holder}`);

/** The entries of a map or list by what identifies them in both documents. */
export function listEntries(
  node: Json | undefined,
  kind: Kind,
): Map<string, { readonly name: string; readonly value: Json }> {
  const entries = Array.isArray(node) ? Object.entries(node) : listMembers(node);
  return new Map(
    entries.map(([name, value]) => {
      const { $ref, in: location, name: own } = asObject(Array.isArray(node) ? value : undefined);
      // Entries of a list may have been moved.
      const id = typeof $ref === "string" ? $ref : typeof own === "string" ? `${location} ${own}` : name;
      // The names of the parameters in a path are not sent.
      return [kind === "pathItem" ? id.replaceAll(/\{[^}]*\}/g, "{}") : id, { name, value }] as const;
    }),
  );
}

/** From a node to one of its children. */
export interface Step {
  readonly parent: Kind;
  readonly kind: Kind;
  /** The member of the parent. */
  readonly key: string;
  /** The name of the child in that member. */
  readonly name: string;
  readonly node?: Json | undefined;
}

export function enter(place: Place, { parent, kind, key, name, node }: Step): Place {
  const words = getWords(place);
  if (parent === "components") return { ...place, holder: `\`${name}\`` };
  switch (kind) {
    case "schema":
      return parent === "schema" ? { ...place, field: getField(place.field, key, name) } : place;
    case "pathItem":
      return { ...place, holder: `the path \`${name}\`` };
    case "parameter": {
      const { in: location, name: own, $ref } = asObject(node);
      const parameter =
        typeof $ref === "string" ? `\`${parsePointer($ref).at(-1)}\`` : `the ${location} parameter \`${own}\``;
      return { ...place, holder: parent === "pathItem" ? `${parameter} of ${words}` : parameter };
    }
    case "requestBody":
      return { ...place, holder: "the request" };
    case "response":
      return { ...place, holder: `the ${name} response` };
    case "header":
      return { ...place, holder: `the header \`${name}\` of ${words}` };
    case "encoding":
      return { ...place, holder: `the encoding of \`${name}\` in ${words}` };
    case "example":
    case "link":
      return { ...place, holder: `\`${name}\` of ${words}` };
    default:
      return place;
  }
}

function getField(field: string, key: string, name: string): string {
  if (key === "properties") return field === "" ? name : `${field}.${name}`;
  if (key === "patternProperties") return `${field}.<${name}>`;
  if (key === "additionalProperties") return `${field}.*`;
  return key === "items" ? `${field}[]` : field;
}
