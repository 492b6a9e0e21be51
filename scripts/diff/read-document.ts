import { getSchemas, normalise } from "../ir/normalise.ts";
import { Problems } from "../ir/problems.ts";
import { loadBundle } from "../pipeline/bundle.ts";
import { isObject, type JsonObject } from "../pipeline/json.ts";
import { canonicalJson } from "./canonical.ts";
import { type ApiOperation, readOperations } from "./read-operations.ts";

/** A document as it is compared: bundled, and in one form whatever version of OpenAPI it is written in. */
export interface ApiDocument {
  readonly file: string;
  readonly title: string;
  readonly version: string;
  /** As it was bundled, and as it is compared. */
  readonly bundled: JsonObject;
  readonly document: JsonObject;
  readonly schemas: JsonObject;
  readonly operations: readonly ApiOperation[];
  /** The whole document but for its version: equal texts, nothing changed at all. */
  readonly text: string;
}

/** `plugin` completes the document as the generator would; a bundled one needs none. */
export async function readDocument(file: string, plugin?: string): Promise<ApiDocument> {
  const bundle = await loadBundle(file, plugin);
  return asCompared(file, bundle.document, bundle.place);
}

export function asCompared(file: string, bundled: JsonObject, place: (pointer: string) => string): ApiDocument {
  const text = JSON.stringify(bundled);
  const document = JSON.parse(text) as JsonObject;
  // What is odd in either document was said when it was generated; here they are only compared.
  normalise(document, text, new Problems({ place, lenient: true }));
  const info = isObject(document.info) ? document.info : {};
  return {
    file,
    title: String(info.title ?? ""),
    version: String(info.version ?? ""),
    bundled,
    document,
    schemas: getSchemas(document),
    operations: readOperations(document),
    text: canonicalJson({ ...bundled, info: { ...info, version: null } }),
  };
}
