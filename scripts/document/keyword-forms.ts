import { didYouMean } from "../project/nearest-name.ts";
import { writeExact } from "../runtime/exact-json.ts";
import { isObject, type Json } from "../schema/json.ts";
import { type Keyword, type KeywordValue, keywordOf } from "../schema/keywords.ts";
import { isNumeric, isWhole, readNumeric } from "../schema/numeric.ts";
import { isSchema } from "../schema/walk.ts";
import type { ProblemDetails } from "./problem.ts";

/** What the value of a keyword must be. */
export interface KeywordForm {
  /** Such as "a whole number, 0 or more". */
  readonly words: string;
  readonly fits: (value: Json) => boolean;
  /** What a value that does not fit clearly means. If that fits no better, nobody knows what is meant. */
  readonly meant?: (value: Json) => Json;
  /** What is wrong with a value of which nobody knows what is meant, if there is more to say than `words`. */
  readonly explain?: (value: Json) => ProblemDetails;
}

const TYPES: ReadonlySet<Json> = new Set(["string", "number", "integer", "boolean", "object", "array", "null"]);

const isString = (value: Json): boolean => typeof value === "string";
const isBoolean = (value: Json): boolean => typeof value === "boolean";
const isType = (value: Json): boolean => TYPES.has(value);
const isListOf = (value: Json, fits: (entry: Json) => boolean): boolean => Array.isArray(value) && value.every(fits);
const isMapOf = (value: Json, fits: (member: Json) => boolean): boolean =>
  isObject(value) && Object.values(value).every(fits);
const isNames = (value: Json): boolean => isListOf(value, isString);

const readNumber = (value: Json): Json =>
  typeof value === "string" && /^[-+]?\d+(\.\d+)?(e[-+]?\d+)?$/i.test(value.trim()) ? readNumeric(value.trim()) : value;
const readBoolean = (value: Json): Json =>
  typeof value === "string" && /^\s*(true|false)\s*$/i.test(value) ? /true/i.test(value) : value;
const readText = (value: Json): Json => (isNumeric(value) || isBoolean(value) ? String(value) : value);
/** YAML reads names such as 200 and types such as null as what they are called. */
const readNames = (value: Json): Json => (Array.isArray(value) ? value.map(readText) : value);
const readTypes = (value: Json): Json => (Array.isArray(value) ? value.map((type) => type ?? "null") : value);

const boolean: KeywordForm = { words: "true or false", fits: isBoolean, meant: readBoolean };
const string: KeywordForm = { words: "a string", fits: isString };

const FORMS: Readonly<Record<KeywordValue | NonNullable<Keyword["schemas"]>, KeywordForm>> = {
  one: { words: "a schema", fits: isSchema, meant: readBoolean },
  list: { words: "a list of schemas", fits: (value) => isListOf(value, isSchema) },
  map: { words: "a map of schemas", fits: (value) => isMapOf(value, isSchema) },
  type: {
    words: `one of ${[...TYPES].join(", ")}`,
    fits: (value) => isType(value) || (Array.isArray(value) && value.length > 0 && value.every(isType)),
    meant: readTypes,
    explain: explainType,
  },
  values: { words: "a list of values", fits: Array.isArray },
  names: { words: "a list of property names", fits: isNames, meant: readNames },
  namesByName: { words: "a map of lists of property names", fits: (value) => isMapOf(value, isNames) },
  discriminator: {
    words: "an object with propertyName",
    fits: (value) => isObject(value) && isString(value.propertyName ?? null),
  },
  link: { words: "an object with url", fits: (value) => isObject(value) && isString(value.url ?? null) },
  object: { words: "an object", fits: isObject },
  count: {
    words: "a whole number, 0 or more",
    fits: (value) => isWhole(value) && value >= 0,
    meant: readNumber,
  },
  number: { words: "a number", fits: isNumeric, meant: readNumber },
  positive: { words: "a number above 0", fits: (value) => Number(value) > 0 && isNumeric(value), meant: readNumber },
  bound: {
    words: "a number (3.1) or true or false (3.0)",
    fits: (value) => isNumeric(value) || isBoolean(value),
    meant: (value) => readNumber(readBoolean(value)),
  },
  boolean,
  string,
  text: { words: "a string", fits: isString, meant: readText },
  anchor: {
    words: "a name of letters, digits, hyphens, dots and underscores",
    fits: (value) => typeof value === "string" && /^[A-Za-z_][\w.-]*$/.test(value),
  },
};

/** Members of the other objects of a document. */
export const MEMBER_FORMS: Readonly<Record<string, KeywordForm>> = {
  ...{ summary: FORMS.text, description: FORMS.text, variables: FORMS.object, enum: FORMS.values },
  ...{ required: boolean, deprecated: boolean, explode: boolean, allowReserved: boolean, allowEmptyValue: boolean },
};

/** Keywords that older versions have, or that have an older form too. */
const OLD_FORMS: Readonly<Record<string, KeywordForm>> = {
  items: { words: "a schema", fits: (value) => isSchema(value) || isListOf(value, isSchema), meant: readBoolean },
  dependencies: {
    words: "a map of schemas, or of lists of property names",
    fits: (value) => isMapOf(value, (member) => isSchema(member) || isNames(member)),
  },
  nullable: boolean,
  $dynamicRef: string,
  $recursiveRef: string,
  $vocabulary: { words: "a map of true or false", fits: (value) => isMapOf(value, isBoolean) },
};

export function findForm(name: string): KeywordForm | undefined {
  if (Object.hasOwn(OLD_FORMS, name)) return OLD_FORMS[name];
  const keyword = keywordOf(name);
  const form = keyword?.value ?? keyword?.schemas;
  return form === undefined ? undefined : FORMS[form];
}

function explainType(value: Json): ProblemDetails {
  const unknown = (Array.isArray(value) ? value : [value]).filter((type) => !isType(type));
  const [first] = unknown;
  return {
    rule: "struct",
    message: `The type ${unknown.map((type) => writeExact(type)).join(", ") || "[]"} does not exist.`,
    fix: `write one of ${[...TYPES].join(", ")}${typeof first === "string" ? didYouMean(first, TYPES as ReadonlySet<string>) : ""}`,
  };
}
