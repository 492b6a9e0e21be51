import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { didYouMean } from "../project/nearest-name.ts";
import { formatPointer, isObject, type Json, parsePointer, valueAt } from "../schema/json.ts";
import { loadFile, placeIn, type SourceFile, shownPath } from "./load.ts";
import { describeMissing, type Referrer, requireFile, suggestPointer } from "./missing-target.ts";
import { DocumentError } from "./problem.ts";
import { RefFolders } from "./ref-folders.ts";
import { mentionsIds, resolveIds } from "./schema-ids.ts";

export type Path = readonly (string | number)[];

/** A node of a file. */
export interface FilePosition {
  readonly file: SourceFile;
  readonly at: readonly string[];
}

export interface Target extends FilePosition {
  readonly node: Json;
}

export const formatPosition = ({ file, at }: FilePosition): string => `${file.path}#${formatPointer(at)}`;

const RULE = "no-unresolved-refs";

/** No real document has more $refs along one pointer. */
const MAX_HOPS = 32;

function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    // A percent sign that starts no escape: the name is used as it is.
    return path;
  }
}

/** Reads the files of a document, each once, and finds the targets of their $refs. */
export class Sources {
  readonly root: SourceFile;
  readonly #files = new Map<string, SourceFile>();
  readonly #anchors = new Map<SourceFile, ReadonlyMap<string, Path>>();
  /** The addresses that documents give themselves. */
  readonly #selves = new Map<SourceFile, string>();
  readonly #folders: RefFolders;
  readonly #isRewritten: (node: object) => boolean;

  /**
   * `refFolders`: where $refs may lead besides the folder of the document. `isRewritten`: whether the $ref of a node has been rewritten for
   * the bundle. It is then relative to the root.
   */
  constructor(specFile: string, refFolders: readonly string[], isRewritten: (node: object) => boolean) {
    this.#folders = new RefFolders([dirname(resolve(specFile)), ...refFolders]);
    this.#isRewritten = isRewritten;
    this.root = this.#load(specFile);
  }

  get paths(): string[] {
    return [...this.#files.keys()];
  }

  #load(path: string, referrer?: Referrer): SourceFile {
    const absolute = resolve(path);
    let file = this.#files.get(absolute);
    if (!file) {
      if (referrer !== undefined) {
        this.#requireFolder(absolute, referrer);
        requireFile(absolute, referrer);
      }
      file = loadFile(absolute);
      if (mentionsIds(file.text)) this.#anchors.set(file, resolveIds(file.root));
      this.#files.set(absolute, file);
      const self = isObject(file.root) ? file.root.$self : undefined;
      const retrieved = pathToFileURL(absolute).href;
      if (typeof self === "string" && URL.canParse(self, retrieved))
        this.#selves.set(file, new URL(self, retrieved).href.replace(/#.*$/s, ""));
    }
    return file;
  }

  #requireFolder(path: string, { reference, place }: Referrer): void {
    if (this.#folders.contain(path)) return;
    throw DocumentError.at(place(), {
      rule: RULE,
      message: `The $ref ${reference} leads out of the document's folder.`,
      fix: "move the file into that folder, or name the file's folder in refFolders of contract.config.ts",
    });
  }

  /** Whether a reference names an existing JSON or YAML file. */
  namesFile(reference: string, file: SourceFile): boolean {
    const [path] = reference.split("#");
    return (
      path !== undefined && /\.(json|ya?ml)$/.test(path) && existsSync(resolve(dirname(file.path), decodePath(path)))
    );
  }

  resolve(reference: string, file: SourceFile, source: Path): Target {
    const place = () => placeIn(file, [...source, "$ref"]);
    const hash = reference.indexOf("#");
    const path = hash < 0 ? reference : reference.slice(0, hash);
    const fragment = hash < 0 ? "" : reference.slice(hash);
    const known = this.#findBySelf(path, file);
    if (known === undefined && /^[a-z][a-z0-9+.-]+:\/\//i.test(reference))
      throw DocumentError.at(place(), {
        rule: RULE,
        message: `The $ref leads to ${reference}, but nothing is fetched from the network.`,
        fix: "keep a copy of that file beside the document, and refer to the copy",
      });
    const from = { reference: path, file, place, root: () => this.root };
    const other = path === "" ? file : this.#load(known ?? resolve(dirname(file.path), decodePath(path)), from);
    const segments =
      fragment.length > 1 && !fragment.startsWith("#/") ? this.#anchor(fragment, other) : parsePointer(fragment);
    if (!segments)
      throw DocumentError.at(place(), {
        rule: RULE,
        message: `No schema of ${shownPath(other.path)} has the $anchor ${fragment.slice(1)}.`,
        fix: `correct the $ref, or add the $anchor${didYouMean(fragment.slice(1), this.#anchors.get(other)?.keys() ?? [])}`,
      });
    const target = this.#descend({ file: other, at: [], node: other.root }, segments, 0);
    if (!target)
      throw DocumentError.at(place(), {
        rule: RULE,
        message: `The $ref ${reference} leads nowhere: ${describeMissing(other.root, segments)}.`,
        fix: `correct the $ref, or add what it points to${suggestPointer(path, other.root, segments)}`,
      });
    return target;
  }

  /**
   * The file that a reference means by its address. `$self` of OpenAPI 3.2 is the address of a document: a reference may name it, or, if the
   * address of the root is a URL, a file beside or below the root by that URL.
   */
  #findBySelf(path: string, file: SourceFile): string | undefined {
    const [base, root] = [this.#selves.get(file), this.#selves.get(this.root)];
    if (path === "" || this.#selves.size === 0 || !URL.canParse(path, base)) return undefined;
    const address = new URL(path, base).href;
    for (const [named, self] of this.#selves) if (self === address) return named.path;
    const folder = root === undefined ? undefined : new URL(".", root).href;
    const isBelow = folder !== undefined && !folder.startsWith("file:") && address.startsWith(folder);
    return isBelow ? resolve(dirname(this.root.path), decodePath(address.slice(folder.length))) : undefined;
  }

  #anchor(fragment: string, file: SourceFile): string[] | undefined {
    return this.#anchors.get(file)?.get(fragment.slice(1))?.map(String);
  }

  /** Follows a pointer. If it leads through a $ref, it goes on at the target of the $ref. */
  #descend(from: Target, segments: readonly string[], hops: number): Target | undefined {
    let { node } = from;
    for (const [index, segment] of segments.entries()) {
      const next = valueAt(node, [segment]);
      const at = [...from.at, ...segments.slice(0, index)];
      if (next === undefined) {
        const reference = isObject(node) ? node.$ref : undefined;
        if (typeof reference !== "string" || hops > MAX_HOPS) return undefined;
        const holder = isObject(node) && this.#isRewritten(node) ? this.root : from.file;
        return this.#descend(this.resolve(reference, holder, at), segments.slice(index), hops + 1);
      }
      node = next;
    }
    return { file: from.file, at: [...from.at, ...segments], node };
  }

  /** Follows $refs to the value at the end. A circle of $refs is an error. */
  follow(target: Target, chain: readonly string[] = []): Target {
    const { node } = target;
    const reference = isObject(node) && !this.#isRewritten(node) ? node.$ref : undefined;
    if (typeof reference !== "string" || !/^#$|^#\/|^[^#]/.test(reference)) return target;
    const key = formatPosition(target);
    if (chain.includes(key)) {
      const loop = [...chain.slice(chain.indexOf(key)), key].map((link) => shownPath(link)).join(" → ");
      throw DocumentError.at(placeIn(target.file, [...target.at, "$ref"]), {
        rule: "ref-cycle",
        message: `These $refs only lead back to themselves: ${loop}.`,
        fix: "write the content in one of these places instead of a $ref",
      });
    }
    return this.follow(this.resolve(reference, target.file, target.at), [...chain, key]);
  }
}
