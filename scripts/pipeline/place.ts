import { createRequire } from "node:module";
import type { Source } from "@redocly/openapi-core";
import { formatPointer } from "./json.ts";
import { type SourceFile, shownPath } from "./load.ts";

// Loaded only when a problem has to be shown: it takes longer than reading the document.
const redocly = (): typeof import("@redocly/openapi-core") => createRequire(import.meta.url)("@redocly/openapi-core");

const sources = new WeakMap<SourceFile, Source>();

/** `file:line:column` of a pointer into a file, or of the nearest node around it when the pointer leads nowhere. */
export function placeIn(file: SourceFile, segments: readonly (string | number)[]): string {
  const { Source, getLineColLocation } = redocly();
  const source = sources.get(file) ?? new Source(file.path, file.text);
  sources.set(file, source);
  const { start } = getLineColLocation({ source, pointer: `#${formatPointer(segments)}`, reportOnKey: true });
  return `${shownPath(file.path)}:${start.line}:${start.col}`;
}
