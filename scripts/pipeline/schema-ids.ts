import { GRAMMAR, type Rule } from "./grammar.ts";
import { formatPointer, isObject, type Json, type JsonObject, parsePointer, valueAt } from "./json.ts";

type Path = readonly (string | number)[];

/** A schema with an address of its own: what `#` means inside it. */
interface Resource {
  readonly uri: string;
  readonly at: Path;
}

interface Reference {
  readonly node: JsonObject;
  readonly keyword: "$ref" | "$dynamicRef";
  readonly base: Resource;
}

/** Stands for the file's own address: no reference can name it by accident. */
const FILE: Resource = { uri: "schema-file://here/", at: [] };

/** Whether a text can hold anything for `settleIds` to do: hardly any document has such names. */
export const mentionsIds = (text: string): boolean => /\$(id|anchor|dynamicAnchor|dynamicRef)\b/.test(text);

/**
 * References by name (`$id`, `$anchor`, and relative to an `$id`) become plain pointers into the file, in place. What
 * names nothing in this file is left: it may be another file. Returns where the file's own anchors are, for other files.
 */
export function settleIds(root: Json): ReadonlyMap<string, Path> {
  const names = new Names();
  names.collect(root, [], FILE);
  for (const { node, keyword, base } of names.references) {
    const target = names.find(String(node[keyword]), base, root);
    if (target === undefined) continue;
    if (keyword === "$dynamicRef") {
      // Dynamic only where it names a dynamic anchor; otherwise it is a $ref by another name.
      if (target.dynamic) continue;
      delete node.$dynamicRef;
    }
    node.$ref = `#${formatPointer(target.at)}`;
  }
  return names.anchorsOfFile();
}

interface Target {
  readonly at: Path;
  readonly dynamic: boolean;
}

class Names {
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
    if (!("map" in rule) || !isObject(value)) this.collect(value, at, base);
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
    const url = parsed(id, base);
    if (!url) return base;
    // Older drafts wrote an anchor as an $id that is a fragment.
    if (id.startsWith("#")) this.#anchors.set(`${base.uri}${id}`, { at, dynamic: false });
    if (id.startsWith("#")) return base;
    const resource = { uri: url.address, at };
    this.#resources.set(url.address, resource);
    return resource;
  }

  /** Those that belong to the file as a whole, whether it calls itself by an $id or not. */
  anchorsOfFile(): Map<string, Path> {
    const whole = [...this.#resources.values()].filter(({ at }) => at.length === 0).map(({ uri }) => `${uri}#`);
    return new Map(
      [...this.#anchors].flatMap(([key, { at }]) => {
        const owner = whole.find((uri) => key.startsWith(uri));
        return owner === undefined ? [] : [[key.slice(owner.length), at]];
      }),
    );
  }

  find(reference: string, base: Resource, root: Json): Target | undefined {
    const url = parsed(reference, base);
    const resource = url && this.#resources.get(url.address);
    if (!url || !resource) return undefined;
    if (url.fragment !== "" && !url.fragment.startsWith("/"))
      return this.#anchors.get(`${resource.uri}#${url.fragment}`);
    const at = [...resource.at, ...parsePointer(`#${url.fragment}`)];
    return valueAt(root, at.map(String)) === undefined ? undefined : { at, dynamic: false };
  }
}

/** What a schema or an OpenAPI object holds as data, whatever it looks like. */
const isData = (key: string): boolean =>
  ["enum", "const", "default", "example", "examples", "mapping"].includes(key) || key.startsWith("x-");

function parsed(reference: string, base: Resource): { address: string; fragment: string } | undefined {
  const url = URL.parse(reference, base.uri);
  if (!url) return undefined;
  const fragment = url.hash.slice(1);
  url.hash = "";
  return { address: url.href, fragment };
}
