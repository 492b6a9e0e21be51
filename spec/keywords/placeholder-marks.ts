/** Where in a value placeholders are replaced: a tree beside the value's own. */
export interface Marks {
  readonly marked: boolean;
  /** The result code of a fault of this string, where the contract names one. */
  readonly code: string | undefined;
  readonly members: ReadonlyMap<string, Marks>;
  /** Holds for the entries of a list, and for members that are not named. */
  readonly others: Marks | undefined;
}

type Json = { readonly [key: string]: unknown };

interface Draft {
  marked: boolean;
  code: string | undefined;
  readonly members: Map<string, Draft>;
  others: Draft | undefined;
}

/** Reads the `x-placeholders` marks of one schema, and of whatever it refers to, out of a document's schemas. */
export function marksOfSchema(schemas: Json, name: string): Marks {
  const root = newDraft();
  new Reader(schemas).read(member(schemas, name), root, [name]);
  return settled(root);
}

class Reader {
  readonly #schemas: Json;

  constructor(schemas: Json) {
    this.#schemas = schemas;
  }

  /** Adds what a schema says of a value. `open` names the components being read: one that holds itself adds nothing. */
  read(schema: Json, into: Draft, open: readonly string[]): void {
    if (schema["x-placeholders"] === true) into.marked = true;
    into.code ??= codeOf(schema["x-code"]);
    const target = componentName(schema.$ref);
    if (target !== undefined && !open.includes(target))
      this.read(member(this.#schemas, target), into, [...open, target]);
    for (const [name, part] of objectsIn(schema.properties)) this.read(part, memberOf(into, name), open);
    const unnamed = [...objectsIn(schema.patternProperties).map(([, part]) => part), schema.additionalProperties];
    for (const part of [...unnamed, schema.items]) if (isObject(part)) this.read(part, othersOf(into), open);
    const sameValue = [schema.allOf, schema.anyOf, schema.oneOf].flatMap((list) => (Array.isArray(list) ? list : []));
    // `if` and `not` only ask about a value; the branches describe it.
    for (const part of [...sameValue, schema.then, schema.else]) if (isObject(part)) this.read(part, into, open);
  }
}

function newDraft(): Draft {
  return { marked: false, code: undefined, members: new Map(), others: undefined };
}

function memberOf(draft: Draft, name: string): Draft {
  const known = draft.members.get(name);
  if (known !== undefined) return known;
  const made = newDraft();
  draft.members.set(name, made);
  return made;
}

function othersOf(draft: Draft): Draft {
  draft.others ??= newDraft();
  return draft.others;
}

/** A member that some rule names is still one of the others to the rule that names none. */
function settled(draft: Draft): Marks {
  const members = new Map<string, Marks>();
  for (const [name, part] of draft.members) {
    if (draft.others !== undefined) merge(part, draft.others);
    members.set(name, settled(part));
  }
  const others = draft.others && settled(draft.others);
  return { marked: draft.marked, code: draft.code, members, others };
}

function merge(into: Draft, from: Draft): void {
  into.marked ||= from.marked;
  into.code ??= from.code;
  for (const [name, part] of from.members) merge(memberOf(into, name), part);
  if (from.others !== undefined) merge(othersOf(into), from.others);
}

/** `x-code` is one code, or one per keyword with a default. */
function codeOf(value: unknown): string | undefined {
  const code = isObject(value) ? value.default : value;
  return typeof code === "string" ? code : undefined;
}

function componentName(ref: unknown): string | undefined {
  return typeof ref === "string" ? ref.slice(ref.lastIndexOf("/") + 1) : undefined;
}

function objectsIn(value: unknown): [string, Json][] {
  return isObject(value) ? Object.entries(value).filter((entry): entry is [string, Json] => isObject(entry[1])) : [];
}

function member(value: unknown, name: string): Json {
  const found = isObject(value) ? value[name] : undefined;
  if (!isObject(found)) throw new Error(`The document lacks ${name}`);
  return found;
}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
