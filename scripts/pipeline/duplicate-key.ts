import { createRequire } from "node:module";

// Loaded only when there is such a key: most runs never need this parser.
const yaml = (): typeof import("yaml") => createRequire(import.meta.url)("yaml");

/** `line:column` of both places of a key that a map has twice. */
export interface DuplicateKey {
  readonly key: string;
  readonly first: string;
  readonly second: string;
}

/** Finds the first key that is twice in the same map of a YAML or JSON text. */
export function findDuplicateKey(text: string): DuplicateKey | undefined {
  const { isMap, isScalar, LineCounter, parseDocument, visit } = yaml();
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: false });
  const place = (offset: number): string => {
    const { line, col } = lines.linePos(offset);
    return `${line}:${col}`;
  };
  let found: { readonly duplicate: DuplicateKey; readonly offset: number } | undefined;
  visit(document, {
    Map: (_, map) => {
      const offsets = new Map<string, number>();
      for (const { key } of isMap(map) ? map.items : []) {
        if (!isScalar(key) || !key.range) continue;
        const name = String(key.value);
        const first = offsets.get(name);
        const [offset] = key.range;
        if (first === undefined) offsets.set(name, offset);
        else if (found === undefined || offset < found.offset)
          found = { duplicate: { key: name, first: place(first), second: place(offset) }, offset };
      }
    },
  });
  return found?.duplicate;
}
