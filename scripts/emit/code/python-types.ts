import { unique } from "../../document/names.ts";
import { LIST_OF } from "../../model/break-array-cycles.ts";
import { asArray, asObject, isObject, type Json, type JsonObject } from "../../schema/json.ts";
import { refName } from "../../schema/walk.ts";
import { className, docString, isFieldName, PYTHON_RESERVED, pythonComment, pythonString } from "./python-names.ts";
import { PythonShapes, type Shape } from "./python-shapes.ts";

/** Marks the names of declared types: aliases refer to them in quotes, annotations without. No literal has this character. */
const MARK = "\uE000";

const SCALARS: Readonly<Record<string, string>> = {
  ...{ string: "str", integer: "int", number: "float", boolean: "bool", null: "None" },
};

/** A type in an annotation, which Python does not evaluate. */
export const inAnnotation = (type: string, module = ""): string =>
  type.replaceAll(new RegExp(`${MARK}([^${MARK}]*)${MARK}`, "g"), `${module}$1`);

/** Whether a type is the name of one declared type and nothing more. */
const isName = (type: string): boolean => type.startsWith(MARK) && type.indexOf(MARK, 1) === type.length - 1;

/** A type in an alias, which Python evaluates: names that may be declared later are quoted. */
const inAlias = (type: string): string => type.replaceAll(MARK, '"');

const unionOf = (types: readonly string[]): string => {
  const [first = "Any", ...others] = [...new Set(types)];
  return others.length === 0 ? first : `Union[${[first, ...others].join(", ")}]`;
};

/** The Python types of a document: a TypedDict for each object, an alias for each other component. */
export class PythonTypes {
  readonly #components: JsonObject;
  readonly #shapes: PythonShapes;
  readonly #taken = new Set<string>(PYTHON_RESERVED);
  readonly #names = new Map<string, string>();
  readonly #classes: string[] = [];
  readonly #aliases: string[] = [];

  constructor(components: JsonObject) {
    this.#components = components;
    this.#shapes = new PythonShapes(components);
  }

  /** The declarations of all types that were asked for. */
  get text(): string {
    return [...this.#classes, ...this.#aliases].join("\n\n");
  }

  /** The type of a schema; `hint` names an object that the document does not name. */
  type(schema: Json | undefined, hint: string): string {
    if (schema === false) return "NoReturn";
    if (!isObject(schema)) return "Any";
    const name = refName(schema.$ref);
    if (name !== undefined) return this.#component(name);
    if (typeof schema[LIST_OF] === "string") return `List[${this.#component(schema[LIST_OF])}]`;
    if (Array.isArray(schema.enum)) return literalType(schema.enum);
    if (Array.isArray(schema.allOf)) return this.#allOf(schema, hint);
    const branches = [...asArray(schema.oneOf), ...asArray(schema.anyOf)];
    if (branches.length > 0) return unionOf(branches.map((branch, index) => this.type(branch, `${hint}${index + 1}`)));
    if (Array.isArray(schema.type))
      return unionOf(schema.type.map((type) => this.#typed({ ...schema, type }, String(type), hint)));
    return this.#typed(schema, typeof schema.type === "string" ? schema.type : undefined, hint);
  }

  /** A form, in which some fields are files. */
  formType(schema: Json | undefined, hint: string, files: readonly string[]): string {
    const [shape, ...more] = this.#shapes.list(schema) ?? [];
    if (shape === undefined || more.length > 0) return "Dict[str, Any]";
    const properties = Object.entries(shape.properties).map(([key, own]): [string, string] => [
      key,
      files.includes(key) ? "Union[bytes, File]" : this.type(own, hint + className(key)),
    ]);
    return this.#declareClass(hint, shape, properties);
  }

  #typed(schema: JsonObject, type: string | undefined, hint: string): string {
    if (type === "array" || schema.items !== undefined || schema.prefixItems !== undefined) {
      const items = [...asArray(schema.prefixItems), ...(schema.items === undefined ? [] : [schema.items])];
      const known = items.filter((item) => item !== false);
      return `List[${unionOf(known.map((item) => this.type(item, `${hint}Item`)))}]`;
    }
    if (type === "object" || schema.properties !== undefined) return this.#object(schema, hint);
    return type === undefined ? "Any" : (SCALARS[type] ?? "Any");
  }

  #object(schema: JsonObject, hint: string): string {
    const [shape] = this.#shapes.list(schema) ?? [];
    if (shape !== undefined && Object.keys(shape.properties).length > 0) return this.#declareShape(hint, shape);
    const values = [schema.additionalProperties, ...Object.values(asObject(schema.patternProperties))];
    const types = values.filter((value) => isObject(value)).map((value) => this.type(value, `${hint}Value`));
    return `Dict[str, ${unionOf(types)}]`;
  }

  #allOf(schema: JsonObject, hint: string): string {
    const parts = asArray(schema.allOf);
    const isOnlyPart = parts.length === 1 && schema.properties === undefined && schema.required === undefined;
    if (isOnlyPart) return this.type(parts[0], hint);
    const shapes = this.#shapes.list(schema);
    if (shapes?.some(({ properties }) => Object.keys(properties).length > 0))
      return unionOf(shapes.map((shape, index) => this.#alternative(shape, shapes.length > 1 ? index : -1, hint)));
    // Not objects: the first part that says more than "anything".
    const { allOf: _, ...own } = schema;
    return [own, ...parts].map((part) => this.type(part, hint)).find((type) => type !== "Any") ?? "Any";
  }

  /** A shape that is a component as it stands needs no class of its own. */
  #alternative(shape: Shape, index: number, hint: string): string {
    if (shape.component !== undefined) return this.#component(shape.component);
    return this.#declareShape(index < 0 ? hint : `${hint}${index + 1}`, shape);
  }

  #component(name: string): string {
    const known = this.#names.get(name);
    if (known !== undefined) return known;
    const schema = this.#components[name];
    const target = isObject(schema) ? refName(schema.$ref) : undefined;
    // A component that is only another name of a component.
    if (target !== undefined && target !== name) return this.#component(target);
    const own = this.#reserve(className(name));
    const marked = MARK + own + MARK;
    this.#names.set(name, marked);
    const type = this.type(schema, own);
    if (type !== marked) {
      const note = asObject(schema).description;
      const comment = typeof note === "string" && note !== "" ? `\n${docString(note, "")}` : "";
      // A bare quoted name would be a text and not a type.
      const value = isName(type) ? `Union[${inAlias(type)}]` : inAlias(type);
      this.#aliases.push(`${own} = ${value}${comment}\n`);
      this.#reserved.delete(own);
    }
    return marked;
  }

  /** Names of components whose type is not known yet: their object takes the name. */
  readonly #reserved = new Set<string>();

  #reserve(name: string): string {
    const own = unique(name, this.#taken);
    this.#reserved.add(own);
    return own;
  }

  #declareShape(hint: string, shape: Shape): string {
    const properties = Object.entries(shape.properties).map(([key, own]): [string, string] => [
      key,
      this.type(own, hint + className(key)),
    ]);
    return this.#declareClass(hint, shape, properties);
  }

  #declareClass(hint: string, shape: Shape, properties: readonly (readonly [string, string])[]): string {
    const own = this.#reserved.delete(hint) ? hint : unique(className(hint), this.#taken);
    const typed = properties.map(([key, type]) => ({
      key,
      type: shape.required.has(key) ? inAnnotation(type) : `NotRequired[${inAnnotation(type)}]`,
      note: String(asObject(shape.properties[key]).description ?? ""),
    }));
    const others = typed.filter(({ key }) => !isFieldName(key));
    const base = `_${own}`;
    // Keys such as "from" are no names in Python, so they are declared in a call.
    const rows = others.map(({ key, type, note }) => {
      const comment = note.trim() === "" ? "" : `    ${pythonComment(note)}\n`;
      return `${comment}    ${pythonString(key)}: ${quoted(type)},\n`;
    });
    if (others.length > 0) this.#classes.push(`${base} = TypedDict("${base}", {\n${rows.join("")}})\n`);
    const fields = typed
      .filter(({ key }) => isFieldName(key))
      .map(({ key, type, note }) => `    ${key}: ${type}\n${note === "" ? "" : `    ${docString(note, "    ")}\n`}`);
    const about = shape.description === "" ? "" : `    ${docString(shape.description, "    ")}\n`;
    const body = `${about}${about !== "" && fields.length > 0 ? "\n" : ""}${fields.join("")}` || "    pass\n";
    this.#classes.push(`class ${own}(${others.length > 0 ? base : "TypedDict"}):\n${body}`);
    return MARK + own + MARK;
  }
}

/** A type as a text in a call. Checkers read no escapes there, so a type that needs one is Any. */
const quoted = (type: string): string => (/['\\]/.test(type) ? "Any" : `'${type}'`);

function literalType(values: readonly Json[]): string {
  const isPlain = (value: Json): boolean =>
    value === null || ["string", "boolean"].includes(typeof value) || Number.isSafeInteger(value);
  if (!values.every(isPlain)) return values.every((value) => typeof value === "number") ? "float" : "Any";
  const literals = values.map((value) => {
    if (typeof value === "string") return pythonString(value);
    if (typeof value === "boolean") return value ? "True" : "False";
    return value === null ? "None" : String(value);
  });
  return `Literal[${[...new Set(literals)].join(", ")}]`;
}
