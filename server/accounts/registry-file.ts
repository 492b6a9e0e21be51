import { isObject } from "contract-kit-runtime/json-values";
import { isMap, LineCounter, parseDocument, stringify } from "yaml";
import { noEntries, type RegistryEntries } from "../domain/registry.ts";
import { checkEntries, type EntryFault } from "./registry-check.ts";

export interface FileFault {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

export type RegistryFile =
  | { readonly ok: true; readonly entries: RegistryEntries }
  | { readonly ok: false; readonly faults: readonly FileFault[] };

/**
 * Parses a registry in YAML (or JSON, which is YAML too). Every value is read as text, so that a number with a leading zero
 * needs no quotes.
 */
export function parseRegistryFile(text: string): RegistryFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { schema: "failsafe", lineCounter: lines, prettyErrors: false });
  const toPosition = (offset: number): { line: number; column: number } => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  if (document.errors.length > 0)
    return {
      ok: false,
      faults: document.errors.map((error) => ({ ...toPosition(error.pos[0]), message: toPlainMessage(error) })),
    };
  // An empty file is an empty registry.
  if (document.contents === null) return { ok: true, entries: noEntries };
  const value = withoutEmptySections(toValue(document));
  if (value === undefined)
    return { ok: false, faults: [{ line: 1, column: 1, message: "the aliases of the file expand to too much" }] };
  const faults = checkEntries(value, []);
  if (faults.length > 0)
    return {
      ok: false,
      faults: faults.map((fault) => ({ ...toPosition(findOffset(document, fault.path)), message: formatFault(fault) })),
    };
  return { ok: true, entries: { ...noEntries, ...(value as Partial<RegistryEntries>) } };
}

/** YAML for a person to edit and import again. */
export function formatRegistryFile(entries: RegistryEntries): string {
  return stringify(entries, { lineWidth: 120 });
}

/** Undefined: its aliases expand to more than a person writes. */
function toValue(document: ReturnType<typeof parseDocument>): unknown {
  try {
    return document.toJS({ maxAliasCount: 100 });
  } catch {
    return undefined;
  }
}

/** A key without a value, such as `senderKeys:`, is an empty section. */
function withoutEmptySections(value: unknown): unknown {
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([, section]) => section !== "" && section !== null));
}

/** Where the value at a path begins in the file; for an unknown key, where the key begins. */
function findOffset(document: ReturnType<typeof parseDocument>, path: EntryFault["path"]): number {
  for (let length = path.length; length >= 0; length--) {
    const parent = document.getIn(path.slice(0, length - 1), true);
    const last = path[length - 1];
    const pair = isMap(parent) ? parent.items.find((item) => String(item.key) === String(last)) : undefined;
    const node = pair?.key ?? document.getIn(path.slice(0, length), true);
    const range = typeof node === "object" && node !== null && "range" in node ? node.range : undefined;
    if (Array.isArray(range) && typeof range[0] === "number") return range[0];
  }
  return 0;
}

const toPlainMessage = ({ code, message }: { readonly code: string; readonly message: string }): string =>
  code === "MULTIPLE_DOCS" ? "a second document begins here; a registry is one" : (message.split("\n")[0] ?? message);

function formatFault({ path, message }: EntryFault): string {
  return path.length === 0 ? `the file ${message}` : `${path.join("/")} ${message}`;
}
