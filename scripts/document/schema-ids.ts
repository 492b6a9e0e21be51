import { formatPointer, isObject, type Json, type JsonObject, parsePointer, valueAt } from "../schema/json.ts";
import { GRAMMAR, type Rule } from "./grammar.ts";

type Path = readonly (string | number)[];

/** A schema with its own URI, to which `#` refers inside it. */
interface Resource {
  readonly uri: string;
  readonly at: Path;
}

interface Reference {
  readonly node: JsonObject;
  readonly keyword: "$ref" | "$dynamicRef";
  readonly base: Resource;
}

/** The base URI of the file. No reference can contain it by accident. */
const FILE: Resource = { uri: "schema-file://here/", at: [] };

/** Whether `resolveIds` is needed: few documents have such keywords. */
export const mentionsIds = (text: string): boolean => /\$(id|anchor|dynamicAnchor|dynamicRef)\b/.test(text);

/**
 * Changes references by name (`$id`, `$anchor`, and relative to an `$id`), in place, to pointers into the file. References to
 * nothing in this file are kept: they may name another file. Returns the anchors of the file, for references from other files.
 */
export function resolveIds(root: Json): ReadonlyMap<string, Path> {
  const names = new SchemaNames();
  names.collect(root, [], FILE);
  for (const { node, keyword, base } of names.references) {
    const reference = String(node[keyword]);
    const target = names.find(reference, base, root);
    if (keyword === "$dynamicRef") {
      // It is dynamic only if it names a dynamic anchor, which may be in another file; otherwise it means the same as a $ref.
      if (target?.dynamic ?? reference.startsWith("#")) continue;
      delete node.$dynamicRef;
      node.$ref = reference;
    }
    if (target !== undefined) node.$ref = `#${formatPointer(target.at)}`;
  }
  return names.listFileAnchors();
}

interface Target {
  readonly at: Path;
  readonly dynamic: boolean;
}

class SchemaNames {
  readonly references: Reference[] = [];
  readonly #resources = new Map<string, Resource>([[FILE.uri, FILE]]);
  readonly #anchors = new Map<string, Target>();
  readonly #seen = new WeakSet<object>();

  collect(node: Json | undefined, at: Path, base: Resource): void {
    if (typeof node !== "object" || node === null || this.#seen.has(node)) return;
    this.#seen.add(node);
    if (Array.isArray(node)) {
      for (const [index, item] of node.entries()) this.collect(item, [...at, index], base);
      return;
    }
    const own = this.#name(node, at, base);
    for (const keyword of ["$ref", "$dynamicRef"] as const)
      if (typeof node[keyword] === "string") this.references.push({ node, keyword, base: own });
    for (const [key, value] of Object.entries(node)) {
      const rule = Object.hasOwn(GRAMMAR.schema, key) ? GRAMMAR.schema[key] : undefined;
      if (rule) this.#members(value, rule, [...at, key], own);
      else if (!isData(key)) this.collect(value, [...at, key], own);
    }
  }

  #members(value: Json, rule: Rule, at: Path, base: Resource): void {
    if (rule.form !== "map" || !isObject(value)) this.collect(value, at, base);
    else for (const [name, member] of Object.entries(value)) this.collect(member, [...at, name], base);
  }

  #name(node: JsonObject, at: Path, base: Resource): Resource {
    const own = typeof node.$id === "string" ? this.#enter(node.$id, at, base) : base;
    if (typeof node.$anchor === "string") this.#anchors.set(`${own.uri}#${node.$anchor}`, { at, dynamic: false });
    if (typeof node.$dynamicAnchor === "string")
      this.#anchors.set(`${own.uri}#${node.$dynamicAnchor}`, { at, dynamic: true });
    return own;
  }

  #enter(id: string, at: Path, base: Resource): Resource {
    const url = parseUri(id, base);
    if (!url) return base;
    if (id.startsWith("#")) {
      // In older drafts an $id that is a fragment is an anchor.
      this.#anchors.set(`${base.uri}${id}`, { at, dynamic: false });
      return base;
    }
    const resource = { uri: url.address, at };
    this.#resources.set(url.address, resource);
    return resource;
  }

  /** The anchors that belong to the whole file, whether it has an $id or not. */
  listFileAnchors(): Map<string, Path> {
    const whole = [...this.#resources.values()].filter(({ at }) => at.length === 0).map(({ uri }) => `${uri}#`);
    return new Map(
      [...this.#anchors].flatMap(([key, { at }]) => {
        const owner = whole.find((uri) => key.startsWith(uri));
        return owner === undefined ? [] : [[key.slice(owner.length), at]];
      }),
    );
  }

  find(reference: string, base: Resource, root: Json): Target | undefined {
    const url = parseUri(reference, base);
    const resource = url && this.#resources.get(url.address);
    if (!url || !resource) return undefined;
    if (url.fragment !== "" && !url.fragment.startsWith("/"))
      return this.#anchors.get(`${resource.uri}#${url.fragment}`);
    const at = [...resource.at, ...parsePointer(`#${url.fragment}`)];
    return valueAt(root, at.map(String)) === undefined ? undefined : { at, dynamic: false };
  }
}

/** Members that contain data, even if it looks like a schema. */
const isData = (key: string): boolean =>
  ["enum", "const", "default", "example", "examples", "mapping"].includes(key) || key.startsWith("x-");

function parseUri(reference: string, base: Resource): { address: string; fragment: string } | undefined {
  if (!URL.canParse(reference, base.uri)) return undefined;
  const url = new URL(reference, base.uri);
  const fragment = url.hash.slice(1);
  url.hash = "";
  return { address: url.href, fragment };
}
