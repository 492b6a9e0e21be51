import { basename, extname } from "node:path";
import { DocumentError } from "./document-error.ts";
import { COMPONENT_SECTION, type Kind, ruleFor } from "./grammar.ts";
import { formatPointer, isObject, type Json, type JsonObject, parsePointer, valueAt } from "./json.ts";
import { type SourceFile, shownPath } from "./load.ts";
import { placeIn } from "./place.ts";
import { keyOf, type Path, Sources, type Spot, type Target } from "./sources.ts";

export interface Bundle {
  /** One self-contained document: every $ref is internal. */
  readonly document: JsonObject;
  /** Every file read, the root first. */
  readonly files: readonly string[];
  /** `file:line:column` of a JSON pointer into the document, or of the nearest node that stands in a file. */
  place(pointer: string): string;
}

/** Loads a document and all it refers to, and moves what stands in other files into `components`. */
export class Bundler {
  readonly #sources: Sources;
  readonly #root: SourceFile;
  readonly #document: JsonObject;
  /** file#pointer → the $ref that stands for it in the bundle. */
  readonly #placed = new Map<string, string>();
  readonly #grafts = new Map<string, Spot>();
  /** YAML aliases make one object stand in two places; its refs must be rewritten once only. */
  readonly #seen = new WeakSet<object>();
  /** Data is looked at last: by a YAML alias the same object may be a schema elsewhere, and that counts. */
  readonly #data: (() => void)[] = [];

  constructor(specFile: string) {
    this.#sources = new Sources(specFile, (node) => this.#seen.has(node));
    this.#root = this.#sources.root;
    if (!isObject(this.#root.root)) throw new DocumentError(shownPath(this.#root.path), "not an OpenAPI document");
    this.#document = this.#root.root;
    this.#grafts.set("", { file: this.#root, at: [] });
  }

  run(): Bundle {
    requireKnownVersion(this.#document, this.#root);
    this.#claimRootComponents();
    this.#walk(this.#document, "root", this.#root, [], []);
    for (const inline of this.#data) inline();
    return { document: this.#document, files: this.#sources.paths, place: (pointer) => this.#place(pointer) };
  }

  /** `components: {schemas: {Pet: {$ref: pet.yaml}}}` gives pet.yaml its name before any other ref does. */
  #claimRootComponents(): void {
    const components = this.#document.components;
    if (!isObject(components)) return;
    for (const [kind, section] of Object.entries(COMPONENT_SECTION) as [Kind, string][]) {
      const entries = components[section];
      if (!isObject(entries)) continue;
      for (const [name, entry] of Object.entries(entries)) {
        if (!isObject(entry) || typeof entry.$ref !== "string" || entry.$ref.startsWith("#")) continue;
        if (Object.keys(entry).length > 1) continue;
        const at = ["components", section, name];
        const target = this.#sources.resolve(entry.$ref, this.#root, at);
        const key = keyOf(target);
        if (target.file === this.#root || this.#placed.has(key)) continue;
        this.#placed.set(key, `#${formatPointer(at)}`);
        this.#graft(entries, name, target, kind, at);
      }
    }
  }

  #walk(node: Json, kind: Kind, file: SourceFile, source: Path, bundled: Path): void {
    if (Array.isArray(node) || !isObject(node) || this.#seen.has(node)) return;
    this.#seen.add(node);
    if (typeof node.$ref === "string" && kind !== "root") this.#rewrite(node, kind, file, source);
    if (kind === "schema") this.#rewriteMapping(node, file, source);
    for (const [key, value] of Object.entries(node)) {
      const rule = ruleFor(kind, key);
      if (!rule) this.#data.push(() => this.#inlineData(node, key, file, [...source, key]));
      else if ("one" in rule) this.#member(node, key, rule.one, file, [...source, key], [...bundled, key]);
      else if (isObject(value) && typeof value.$ref === "string")
        this.#inlineMap(node, key, rule, file, [...source, key], [...bundled, key]);
      else this.#members(value, rule, file, [...source, key], [...bundled, key]);
    }
  }

  /** `properties: {$ref: attributes.yml}`: a whole map kept in another file; its members stand here as if written here. */
  #inlineMap(
    holder: JsonObject,
    key: string,
    rule: { map: Kind } | { list: Kind },
    file: SourceFile,
    source: Path,
    bundled: Path,
  ): void {
    const { $ref: reference, ...siblings } = holder[key] as JsonObject;
    const target = this.#sources.follow(this.#sources.resolve(String(reference), file, source));
    const members = isObject(target.node) ? { ...target.node, ...siblings } : target.node;
    holder[key] = members;
    this.#grafts.set(formatPointer(bundled), target);
    this.#members(members, rule, target.file, target.at, bundled);
  }

  #members(value: Json, rule: { map: Kind } | { list: Kind }, file: SourceFile, source: Path, bundled: Path): void {
    const kind = "map" in rule ? rule.map : rule.list;
    if (Array.isArray(value)) {
      value.forEach((item, index) => {
        this.#walk(item, kind, file, [...source, index], [...bundled, index]);
      });
    } else if (isObject(value)) {
      for (const key of Object.keys(value)) {
        if (key.startsWith("x-") && kind === "pathItem") continue;
        this.#member(value, key, kind, file, [...source, key], [...bundled, key]);
      }
    }
  }

  #member(holder: JsonObject, key: string, kind: Kind, file: SourceFile, source: Path, bundled: Path): void {
    const node = holder[key];
    const reference = isObject(node) ? node.$ref : undefined;
    const inlined = !COMPONENT_SECTION[kind] && isObject(node) && typeof reference === "string";
    const target = inlined ? this.#sources.follow(this.#sources.resolve(reference, file, source)) : undefined;
    if (inlined && target && !(file === this.#root && reference.startsWith("#"))) {
      const { $ref: _, ...siblings } = node;
      const item = isObject(target.node) ? { ...target.node, ...siblings } : target.node;
      holder[key] = item;
      this.#grafts.set(formatPointer(bundled), target);
      this.#walk(item, kind, target.file, target.at, bundled);
      return;
    }
    if (node !== undefined) this.#walk(node, kind, file, source, bundled);
  }

  /** Points a $ref at the component that its target becomes. */
  #rewrite(node: JsonObject, kind: Kind, file: SourceFile, source: Path): void {
    if (COMPONENT_SECTION[kind]) node.$ref = this.#internal(String(node.$ref), kind, file, source);
  }

  #rewriteMapping(schema: JsonObject, file: SourceFile, source: Path): void {
    const mapping = isObject(schema.discriminator) ? schema.discriminator.mapping : undefined;
    if (!isObject(mapping)) return;
    for (const [value, target] of Object.entries(mapping)) {
      // A bare word names a component, and so does a component's name with dots; anything else is a reference.
      if (typeof target !== "string" || /^[\w-]+$/.test(target) || this.#isSchemaName(target)) continue;
      mapping[value] = this.#internal(target, "schema", file, [...source, "discriminator", "mapping", value]);
    }
  }

  #isSchemaName(name: string): boolean {
    return valueAt(this.#root.root, ["components", "schemas", name]) !== undefined;
  }

  #internal(reference: string, kind: Kind, file: SourceFile, source: Path): string {
    const target = this.#sources.resolve(reference, file, source);
    if (target.file === this.#root) {
      this.#sources.follow(target);
      return `#${formatPointer(target.at)}`;
    }
    const key = keyOf(target);
    const placed = this.#placed.get(key);
    if (placed) return placed;
    this.#sources.follow(target);
    const section = COMPONENT_SECTION[kind];
    if (!section) throw new DocumentError(placeIn(file, source), `a $ref cannot stand here (${reference})`);
    const components = memberObject(memberObject(this.#document, "components"), section);
    const name = freeName(components, target);
    const at = ["components", section, name];
    this.#placed.set(key, `#${formatPointer(at)}`);
    this.#graft(components, name, target, kind, at);
    return `#${formatPointer(at)}`;
  }

  #graft(holder: JsonObject, name: string, target: Target, kind: Kind, at: Path): void {
    holder[name] = target.node;
    this.#grafts.set(formatPointer(at), target);
    this.#walk(target.node, kind, target.file, target.at, at);
  }

  /** Extensions, texts and examples are data to us, but documents spread them over files: what such a $ref names is put in its place. */
  #inlineData(holder: JsonObject | Json[], key: string | number, file: SourceFile, source: Path): void {
    const value = (holder as JsonObject)[key as string];
    if (typeof value !== "object" || value === null || this.#seen.has(value)) return;
    const reference = isObject(value) ? value.$ref : undefined;
    // An example may hold a $ref as a value of its own; only one that names a file beside it is meant as one.
    if (typeof reference === "string" && this.#sources.namesFile(reference, file)) {
      const target = this.#sources.follow(this.#sources.resolve(reference, file, source));
      (holder as JsonObject)[key as string] = target.node;
      return;
    }
    this.#seen.add(value);
    const members = Array.isArray(value) ? value.keys() : Object.keys(value);
    for (const member of members) this.#inlineData(value, member, file, [...source, member]);
  }

  #place(pointer: string): string {
    const segments = parsePointer(pointer);
    for (let length = segments.length; length >= 0; length--) {
      const graft = this.#grafts.get(formatPointer(segments.slice(0, length)));
      if (graft) return placeIn(graft.file, [...graft.at, ...segments.slice(length)]);
    }
    return shownPath(this.#root.path);
  }
}

function memberObject(holder: JsonObject, key: string): JsonObject {
  const member = holder[key];
  if (isObject(member)) return member;
  const made: JsonObject = {};
  holder[key] = made;
  return made;
}

/** The target's own name, made fit for a component key, with a number where another file has taken it. */
function freeName(section: JsonObject, target: Spot): string {
  const last = target.at.at(-1);
  const own = last ?? basename(target.file.path, extname(target.file.path));
  const name = own.replaceAll(/[^\w.-]+/g, "_");
  if (!Object.hasOwn(section, name)) return name;
  let number = 2;
  while (Object.hasOwn(section, `${name}${number}`)) number++;
  return `${name}${number}`;
}

function requireKnownVersion(document: JsonObject, file: SourceFile): void {
  const version = document.openapi;
  if (typeof version === "string" && /^3\.[01]\.\d+(-.+)?$/.test(version)) return;
  const found =
    document.swagger !== undefined
      ? `Swagger ${String(document.swagger)}`
      : version === undefined
        ? "a document without the field `openapi`"
        : typeof version === "number"
          ? `the number ${version} as version, where a text such as "3.1.0" belongs`
          : `OpenAPI ${JSON.stringify(version)}`;
  throw new DocumentError(placeIn(file, ["openapi"]), `${found}: OpenAPI 3.0 and 3.1 are understood`);
}
