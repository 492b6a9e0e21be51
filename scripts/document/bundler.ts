import { basename, extname } from "node:path";
import { didYouMean } from "../project/nearest-name.ts";
import { keepSame } from "../runtime/exact-json.ts";
import {
  asObject,
  formatPointer,
  isObject,
  type Json,
  type JsonObject,
  parsePointer,
  valueAt,
} from "../schema/json.ts";
import { refTo } from "../schema/walk.ts";
import { COMPONENT_SECTION, type Kind, ruleFor } from "./grammar.ts";
import { placeIn, type SourceFile, startOf } from "./load.ts";
import { numberedName } from "./names.ts";
import { DocumentError } from "./problem.ts";
import { type FilePosition, formatPosition, type Path, Sources, type Target } from "./sources.ts";

export interface Bundle {
  /** One self-contained document: every $ref is internal. */
  readonly document: JsonObject;
  /** Every file that was read, the root first. */
  readonly files: readonly string[];
  /** `file:line:column` of a JSON pointer into the document, or of the nearest node around it that comes from a file. */
  place(pointer: string): string;
}

/** Where a node was read, and where it is in the bundled document. */
interface Place {
  readonly file: SourceFile;
  readonly source: Path;
  readonly bundled: Path;
}

const memberPlace = ({ file, source, bundled }: Place, key: string | number): Place => ({
  file,
  source: [...source, key],
  bundled: [...bundled, key],
});

const placeOfTarget = ({ file, at }: FilePosition, bundled: Path): Place => ({ file, source: at, bundled });

/** Loads a document and all files that it refers to, and moves what is in other files to `components`. */
export class Bundler {
  readonly #sources: Sources;
  readonly #root: SourceFile;
  readonly #document: JsonObject;
  /** The $ref in the bundle by file and pointer of its target. */
  readonly #refs = new Map<string, string>();
  /** Where the node at a pointer of the bundle comes from. */
  readonly #origins = new Map<string, FilePosition>();
  /** By YAML aliases one object may be in two places; its refs must be rewritten only once. */
  readonly #visited = new WeakSet<object>();
  /** Data is visited last: by a YAML alias the same object may also be a schema, and is then treated as a schema. */
  readonly #dataVisits: (() => void)[] = [];

  constructor(specFile: string, refFolders: readonly string[]) {
    this.#sources = new Sources(specFile, refFolders, (node) => this.#visited.has(node));
    this.#root = this.#sources.root;
    if (!isObject(this.#root.root))
      throw DocumentError.at(startOf(this.#root.path), {
        rule: "openapi-version",
        message: "The file holds no OpenAPI document.",
        fix: "begin with `openapi: 3.1.0`, then info and paths",
      });
    this.#document = this.#root.root;
    this.#origins.set("", { file: this.#root, at: [] });
  }

  run(): Bundle {
    requireKnownVersion(this.#document, this.#root);
    this.#nameRootComponents();
    this.#visit(this.#document, "root", { file: this.#root, source: [], bundled: [] });
    for (const visitData of this.#dataVisits) visitData();
    return { document: this.#document, files: this.#sources.paths, place: (pointer) => this.#findPlace(pointer) };
  }

  /** `components: {schemas: {Pet: {$ref: pet.yaml}}}` gives pet.yaml its name, even if other refs to it come first. */
  #nameRootComponents(): void {
    const components = asObject(this.#document.components);
    for (const [kind, section] of Object.entries(COMPONENT_SECTION) as [Kind, string][]) {
      const entries = asObject(components[section]);
      for (const [name, entry] of Object.entries(entries)) {
        if (!isObject(entry) || typeof entry.$ref !== "string" || entry.$ref.startsWith("#")) continue;
        if (Object.keys(entry).length > 1) continue;
        const target = this.#sources.resolve(entry.$ref, this.#root, ["components", section, name]);
        if (target.file !== this.#root && !this.#refs.has(formatPosition(target)))
          this.#addComponent(entries, section, name, target, kind);
      }
    }
  }

  #visit(node: Json, kind: Kind, place: Place): void {
    if (!isObject(node) || this.#visited.has(node)) return;
    this.#visited.add(node);
    if (typeof node.$ref === "string" && COMPONENT_SECTION[kind])
      node.$ref = this.#toInternalRef(node.$ref, kind, place);
    if (kind === "schema") this.#rewriteMapping(node, place);
    for (const [key, value] of Object.entries(node)) {
      const rule = ruleFor(kind, key);
      const inner = memberPlace(place, key);
      if (!rule) this.#dataVisits.push(() => this.#inlineData(node, key, inner));
      else if (rule.form === "one") this.#visitMember(node, key, rule.kind, inner);
      else if (isObject(value) && typeof value.$ref === "string") {
        // `properties: {$ref: attributes.yml}`: the whole map is in another file and is put here.
        const target = this.#inline(node, key, value.$ref, inner);
        this.#visitMembers(node[key] ?? null, rule.kind, placeOfTarget(target, inner.bundled));
      } else this.#visitMembers(value, rule.kind, inner);
    }
  }

  #visitMembers(value: Json, kind: Kind, place: Place): void {
    if (Array.isArray(value))
      for (const [index, item] of value.entries()) this.#visit(item, kind, memberPlace(place, index));
    else if (isObject(value))
      for (const key of Object.keys(value))
        if (!key.startsWith("x-") || kind !== "pathItem") this.#visitMember(value, key, kind, memberPlace(place, key));
  }

  #visitMember(holder: JsonObject, key: string, kind: Kind, place: Place): void {
    const node = holder[key];
    const reference = isObject(node) ? node.$ref : undefined;
    if (typeof reference === "string" && !COMPONENT_SECTION[kind]) {
      this.#sources.follow(this.#sources.resolve(reference, place.file, place.source));
      // A media type is also inlined where it is a component, so that only the bundler has to know of its $ref.
      if (place.file !== this.#root || !reference.startsWith("#") || kind === "mediaType") {
        const target = this.#inline(holder, key, reference, place);
        this.#visit(holder[key] ?? null, kind, placeOfTarget(target, place.bundled));
        return;
      }
    }
    if (node !== undefined) this.#visit(node, kind, place);
  }

  /** Replaces a $ref by what it refers to. Members beside the $ref are kept. */
  #inline(holder: JsonObject, key: string, reference: string, { file, source, bundled }: Place): Target {
    const { $ref: _, ...siblings } = holder[key] as JsonObject;
    const target = this.#sources.follow(this.#sources.resolve(reference, file, source));
    holder[key] = isObject(target.node) ? withSiblings(target.node, siblings) : target.node;
    this.#origins.set(formatPointer(bundled), target);
    return target;
  }

  #rewriteMapping(schema: JsonObject, { file, source, bundled }: Place): void {
    const discriminator = asObject(schema.discriminator);
    const mapping = asObject(discriminator.mapping);
    const rewrite = (holder: JsonObject, key: string, at: Path): void => {
      const target = holder[key];
      if (typeof target !== "string") return;
      // OpenAPI allows the name of a component too. Written as a $ref it means the same, and every tool understands it.
      if (this.#isSchemaName(target)) holder[key] = refTo(target);
      // A word that is no name stays as it is: it may be the name of a component that the plug-in adds.
      else if (!/^[\w-]+$/.test(target))
        holder[key] = this.#toInternalRef(target, "schema", {
          file,
          source: [...source, "discriminator", ...at],
          bundled,
        });
    };
    for (const value of Object.keys(mapping)) rewrite(mapping, value, ["mapping", value]);
    rewrite(discriminator, "defaultMapping", ["defaultMapping"]);
  }

  #isSchemaName(name: string): boolean {
    return valueAt(this.#root.root, ["components", "schemas", name]) !== undefined;
  }

  /** The $ref to the component that the target becomes. */
  #toInternalRef(reference: string, kind: Kind, { file, source }: Place): string {
    const target = this.#sources.resolve(reference, file, source);
    const known = target.file === this.#root ? `#${formatPointer(target.at)}` : this.#refs.get(formatPosition(target));
    if (known === undefined || target.file === this.#root) this.#sources.follow(target);
    if (target.file === this.#root && holdsSchemas(target.at))
      throw DocumentError.at(placeIn(file, [...source, "$ref"]), {
        rule: "no-unresolved-refs",
        message: `The $ref ${JSON.stringify(reference)} leads to ${target.at.length === 0 ? "the whole document" : "many components"}, not to a ${kind}.`,
        fix: "name one component, such as #/components/schemas/Pet",
      });
    if (known !== undefined) return known;
    const section = COMPONENT_SECTION[kind];
    if (!section)
      throw DocumentError.at(placeIn(file, source), {
        rule: "no-unresolved-refs",
        message: `A $ref is not allowed here (${reference}).`,
        fix: "write the content of its target here",
      });
    const entries = getOrAddObject(getOrAddObject(this.#document, "components"), section);
    return this.#addComponent(entries, section, componentName(entries, target), target, kind);
  }

  #addComponent(entries: JsonObject, section: string, name: string, target: Target, kind: Kind): string {
    const bundled = ["components", section, name];
    const ref = `#${formatPointer(bundled)}`;
    this.#refs.set(formatPosition(target), ref);
    entries[name] = target.node;
    this.#origins.set(formatPointer(bundled), target);
    this.#visit(target.node, kind, placeOfTarget(target, bundled));
    return ref;
  }

  /** Extensions, texts and examples may be in other files too: the content of the file replaces such a $ref. */
  #inlineData(holder: JsonObject | Json[], key: string | number, place: Place): void {
    const value: Json | undefined = Reflect.get(holder, key);
    if (typeof value !== "object" || value === null || this.#visited.has(value)) return;
    const reference = isObject(value) ? value.$ref : undefined;
    // In an example a $ref may be plain data; it is a reference only if it names an existing file.
    if (typeof reference === "string" && this.#sources.namesFile(reference, place.file)) {
      const target = this.#sources.follow(this.#sources.resolve(reference, place.file, place.source));
      Reflect.set(holder, key, target.node);
      return;
    }
    this.#visited.add(value);
    const members = Array.isArray(value) ? value.keys() : Object.keys(value);
    for (const member of members) this.#inlineData(value, member, memberPlace(place, member));
  }

  #findPlace(pointer: string): string {
    const segments = parsePointer(pointer);
    for (let length = segments.length; length >= 0; length--) {
      const origin = this.#origins.get(formatPointer(segments.slice(0, length)));
      if (origin) return placeIn(origin.file, [...origin.at, ...segments.slice(length)]);
    }
    return startOf(this.#root.path);
  }
}

/** Whether all schemas of the document are at this place or below, so that a schema at this place would contain itself. */
const holdsSchemas = (at: Path): boolean => at.every((key, index) => key === ["components", "schemas"][index]);

function withSiblings(node: JsonObject, siblings: JsonObject): JsonObject {
  const copy = { ...node, ...siblings };
  keepSame(node, copy);
  return copy;
}

function getOrAddObject(holder: JsonObject, key: string): JsonObject {
  const member = holder[key];
  if (isObject(member)) return member;
  const added: JsonObject = {};
  holder[key] = added;
  return added;
}

/** The name of the target as a component key, with a number if the name is taken. */
function componentName(section: JsonObject, { file, at }: FilePosition): string {
  const name = (at.at(-1) ?? basename(file.path, extname(file.path))).replaceAll(/[^\w.-]+/g, "_");
  return numberedName(name, (one) => Object.hasOwn(section, one));
}

function requireKnownVersion(document: JsonObject, file: SourceFile): void {
  const version = document.openapi;
  if (typeof version === "string" && /^3\.[012]\.\d+(-.+)?$/.test(version)) return;
  let message = `The version ${JSON.stringify(version)} is not known: OpenAPI 3.0, 3.1 and 3.2 are.`;
  let fix = "write the document as OpenAPI 3.2, and `openapi: 3.2.0`";
  if (document.swagger !== undefined) {
    message = `This is Swagger ${String(document.swagger)}, not OpenAPI 3.`;
    fix = `upgrade it once, and keep the result: contract init my-api --spec ${basename(file.path)}`;
  } else if (version === undefined) {
    message = "The document has no field `openapi`.";
    fix = `begin the document with \`openapi: 3.1.0\`${didYouMean("openapi", Object.keys(document))}`;
  } else if (typeof version === "number") {
    message = `The version ${version} is a number, but must be a text.`;
    fix = "write all three numbers, such as `openapi: 3.1.0`";
  }
  const key = document.swagger === undefined ? "openapi" : "swagger";
  throw DocumentError.at(placeIn(file, [key]), { rule: "openapi-version", message, fix });
}
