/** The places of a value in which placeholders are replaced: a tree of the same shape as the value. */
export interface Marks {
  readonly marked: boolean;
  /** The result code of a fault in this string, if the contract has one. */
  readonly code: string | undefined;
  readonly members: ReadonlyMap<string, Marks>;
  /** Applies to the entries of a list, and to unnamed members. */
  readonly others: Marks | undefined;
}

type Json = { readonly [key: string]: unknown };

interface Draft {
  marked: boolean;
  code: string | undefined;
  readonly members: Map<string, Draft>;
  others: Draft | undefined;
}

/** Reads the `x-placeholders` of a schema and of the schemas that it refers to. */
export function marksOfSchema(schemas: Json, name: string): Marks {
  const root = newDraft();
  new Reader(schemas).read(requireObject(schemas, name), root, [name]);
  return finish(root);
}

class Reader {
  readonly #schemas: Json;

  constructor(schemas: Json) {
    this.#schemas = schemas;
  }

  /** Adds the marks of a schema. `open` has the components that are being read, because a component can contain itself. */
  read(schema: Json, into: Draft, open: readonly string[]): void {
    if (schema["x-placeholders"] === true) into.marked = true;
    into.code ??= getCode(schema["x-code"]);
    const target = getComponentName(schema.$ref);
    if (target !== undefined && !open.includes(target))
      this.read(requireObject(this.#schemas, target), into, [...open, target]);
    for (const [name, part] of getObjects(schema.properties)) this.read(part, getMember(into, name), open);
    const unnamed = [...getObjects(schema.patternProperties).map(([, part]) => part), schema.additionalProperties];
    for (const part of [...unnamed, schema.items]) if (isObject(part)) this.read(part, getOthers(into), open);
    const sameValue = [schema.allOf, schema.anyOf, schema.oneOf].flatMap((list) => (Array.isArray(list) ? list : []));
    // `if` and `not` are only conditions; the branches describe the value.
    for (const part of [...sameValue, schema.then, schema.else]) if (isObject(part)) this.read(part, into, open);
  }
}

function newDraft(): Draft {
  return { marked: false, code: undefined, members: new Map(), others: undefined };
}

function getMember(draft: Draft, name: string): Draft {
  const known = draft.members.get(name);
  if (known !== undefined) return known;
  const added = newDraft();
  draft.members.set(name, added);
  return added;
}

function getOthers(draft: Draft): Draft {
  draft.others ??= newDraft();
  return draft.others;
}

/** The marks of unnamed members also apply to named members. */
function finish(draft: Draft): Marks {
  const members = new Map<string, Marks>();
  for (const [name, part] of draft.members) {
    if (draft.others !== undefined) merge(part, draft.others);
    members.set(name, finish(part));
  }
  const others = draft.others && finish(draft.others);
  return { marked: draft.marked, code: draft.code, members, others };
}

function merge(into: Draft, from: Draft): void {
  into.marked ||= from.marked;
  into.code ??= from.code;
  for (const [name, part] of from.members) merge(getMember(into, name), part);
  if (from.others !== undefined) merge(getOthers(into), from.others);
}

/** `x-code` is one code, or one for each keyword with a default. */
function getCode(value: unknown): string | undefined {
  const code = isObject(value) ? value.default : value;
  return typeof code === "string" ? code : undefined;
}

function getComponentName(ref: unknown): string | undefined {
  return typeof ref === "string" ? ref.slice(ref.lastIndexOf("/") + 1) : undefined;
}

function getObjects(value: unknown): [string, Json][] {
  return isObject(value) ? Object.entries(value).filter((entry): entry is [string, Json] => isObject(entry[1])) : [];
}

function requireObject(value: unknown, name: string): Json {
  const found = isObject(value) ? value[name] : undefined;
  if (!isObject(found)) throw new Error(`The document has no schema ${name}`);
  return found;
}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
