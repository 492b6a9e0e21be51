import { dirname } from "node:path";
import { loadFile } from "../document/load.ts";
import { DocumentError } from "../document/problem.ts";
import { formatPointer, isObject, type Json, type JsonObject } from "../schema/json.ts";
import { listRefs } from "./rewrite-refs.ts";

export interface UpgradedDocument {
  /** The document as OpenAPI 3.0, in one file. */
  readonly document: JsonObject;
  /** What could not be upgraded, each with its place in the new document. */
  readonly lost: readonly string[];
}

/** Where swagger2openapi writes what it could not bring to OpenAPI 3. */
const WARNING = "x-s2o-warning";

/** Whether a file is a document of Swagger 2.0, the version before OpenAPI 3. */
export const isSwagger = (file: string): boolean => {
  const { root } = loadFile(file);
  return isObject(root) && String(root.swagger).startsWith("2.");
};

/** A document of Swagger 2.0 as one of OpenAPI 3. Nothing is fetched: only files below the folder of the document are read. */
export async function upgradeSwagger(file: string): Promise<UpgradedDocument> {
  const { convertObj } = await import("swagger2openapi");
  const swagger = await readWhole(file);
  const addresses = listRefs(loadFile(file).root).filter((reference) => /^[a-z][a-z0-9+.-]+:\/\//i.test(reference));
  const unread = [
    ...addresses.map((address) => `${address}: nothing is fetched from the network; keep a copy beside the document`),
    ...listCollectionFormats(swagger),
  ];
  try {
    // The types of the library know only documents that are right.
    const { openapi } = await convertObj(swagger as never, { patch: true, warnOnly: true, resolve: false });
    const document = JSON.parse(JSON.stringify(openapi)) as JsonObject;
    return { document, lost: [...takeWarnings(document, []), ...unread] };
  } catch (error) {
    throw DocumentError.at(`${file}:1:1`, {
      rule: "swagger",
      message: `The Swagger document cannot be upgraded: ${error instanceof Error ? error.message : String(error)}.`,
      fix: "correct the document, or write it as OpenAPI 3.1",
    });
  }
}

/** The document with what its $refs to other files lead to. Redocly puts them into the sections that Swagger has. */
async function readWhole(file: string): Promise<JsonObject> {
  const root = structuredClone(loadFile(file).root) as JsonObject;
  if (listRefs(root).every((reference) => reference.startsWith("#"))) return root;
  const { bundle } = await import("@redocly/openapi-core");
  const { ClosedResolver } = await import("../lint/closed-resolver.ts");
  const { createClosedConfig } = await import("../lint/load-rules.ts");
  const config = await createClosedConfig({});
  const externalRefResolver = new ClosedResolver([dirname(file)]);
  const { bundle: bundled } = await bundle({ ref: file, config, externalRefResolver });
  return structuredClone(bundled.parsed) as JsonObject;
}

/** Takes the warnings out of the document, and lists them with their places. */
function takeWarnings(value: Json, path: readonly (string | number)[]): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => takeWarnings(item, [...path, index]));
  if (!isObject(value)) return [];
  const { [WARNING]: warning } = value;
  delete value[WARNING];
  delete value["x-s2o-overloaded"];
  const own = warning === undefined ? [] : [`#${formatPointer(path)}: ${String(warning)}`];
  return [...own, ...Object.entries(value).flatMap(([key, member]) => takeWarnings(member, [...path, key]))];
}

/** Lists in forms that Swagger writes as one text, such as `a,b`. OpenAPI has a field for each entry, and the library does not tell. */
function listCollectionFormats(swagger: JsonObject): string[] {
  const found: string[] = [];
  const visit = (value: Json, path: readonly (string | number)[]): void => {
    if (Array.isArray(value)) for (const [index, item] of value.entries()) visit(item, [...path, index]);
    if (!isObject(value)) return;
    if (value.in === "formData" && value.type === "array" && value.collectionFormat !== "multi")
      found.push(
        `${formatPointer(path)} in the Swagger document: the list ${String(value.name)} is now a field for each entry, no longer one text (${String(value.collectionFormat ?? "csv")})`,
      );
    for (const [key, member] of Object.entries(value)) visit(member, [...path, key]);
  };
  visit(swagger, []);
  return found;
}
