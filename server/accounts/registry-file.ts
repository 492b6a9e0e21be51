import { isMap, LineCounter, parseDocument, stringify } from "yaml";
import { checkEntries, type EntryFault } from "./registry-check.ts";
import { noEntries, type RegistryEntries } from "./registry-entries.ts";

export interface FileFault {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

export type RegistryFile =
  | { readonly ok: true; readonly entries: RegistryEntries }
  | { readonly ok: false; readonly faults: readonly FileFault[] };

/**
 * Reads a registry written in YAML (or JSON, which is YAML too). Every value is taken as the text that stands there, so
 * that a number with a leading zero needs no quotes.
 */
export function readRegistryFile(text: string): RegistryFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { schema: "failsafe", lineCounter: lines, prettyErrors: false });
  const place = (offset: number): { line: number; column: number } => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  if (document.errors.length > 0)
    return { ok: false, faults: document.errors.map((error) => ({ ...place(error.pos[0]), message: plain(error) })) };
  // An empty file is an empty registry.
  if (document.contents === null) return { ok: true, entries: noEntries };
  const value = withoutEmptySections(written(document));
  if (value === undefined)
    return { ok: false, faults: [{ line: 1, column: 1, message: "the file repeats itself without end" }] };
  const faults = checkEntries(value, []);
  if (faults.length > 0)
    return {
      ok: false,
      faults: faults.map((fault) => ({ ...place(offsetOf(document, fault.at)), message: said(fault) })),
    };
  return { ok: true, entries: withEverySection(value as Partial<RegistryEntries>) };
}

/** The same, for a person to edit and import again. */
export function writeRegistryFile(entries: RegistryEntries): string {
  return stringify(entries, { lineWidth: 120 });
}

/** Undefined: its aliases multiply to more than anyone has written. */
function written(document: ReturnType<typeof parseDocument>): unknown {
  try {
    return document.toJS({ maxAliasCount: 100 });
  } catch {
    return undefined;
  }
}

/** `senderKeys:` with nothing behind it says that there are none. */
function withoutEmptySections(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([, section]) => section !== "" && section !== null));
}

/** Buttons may be left out of a file and sections may be missing; neither is, further in. */
function withEverySection(given: Partial<RegistryEntries>): RegistryEntries {
  const entries = { ...noEntries, ...given };
  return {
    ...entries,
    alimtalkTemplates: entries.alimtalkTemplates.map((template) => ({ ...template, buttons: template.buttons ?? [] })),
  };
}

/** Where the value at a path begins; for a key that should not be there, the key. */
function offsetOf(document: ReturnType<typeof parseDocument>, at: EntryFault["at"]): number {
  for (let length = at.length; length >= 0; length--) {
    const parent = document.getIn(at.slice(0, length - 1), true);
    const last = at[length - 1];
    const pair = isMap(parent) ? parent.items.find((item) => String(item.key) === String(last)) : undefined;
    const node = pair?.key ?? document.getIn(at.slice(0, length), true);
    const range = typeof node === "object" && node !== null && "range" in node ? node.range : undefined;
    if (Array.isArray(range) && typeof range[0] === "number") return range[0];
  }
  return 0;
}

const plain = ({ code, message }: { readonly code: string; readonly message: string }): string =>
  code === "MULTIPLE_DOCS" ? "a second document begins here; a registry is one" : (message.split("\n")[0] ?? message);

function said({ at, message }: EntryFault): string {
  return at.length === 0 ? `the file ${message}` : `${at.join("/")} ${message}`;
}
