import { isFile } from "../schema/file.ts";
import { listParts } from "../schema/flat.ts";
import { asArray, asObject, isObject, type Json, type JsonObject } from "../schema/json.ts";
import { isSchema, type Schema } from "../schema/walk.ts";
import type { FileRules } from "./model.ts";

const UNIONS = ["allOf", "anyOf", "oneOf"] as const;

/** The parts of a file's schema: of the property itself, or of its items. Undefined if the property is no file. */
function findFileParts(property: Json | undefined, schemas: JsonObject): readonly JsonObject[] | undefined {
  // Many generators write an optional file as a union of a file and null.
  const parts = listParts(property, schemas, UNIONS);
  if (parts.some(isFile)) return parts;
  const items = parts.flatMap((part) => listParts(part.items, schemas, UNIONS));
  return items.some(isFile) ? items : undefined;
}

/** The properties of a multipart body that are files or lists of files, with what the document says of each. */
export function findFiles(schema: Schema, encoding: Json | undefined, schemas: JsonObject): Map<string, FileRules> {
  const files = new Map<string, FileRules>();
  for (const [name, property] of listParts(schema, schemas).flatMap((part) =>
    Object.entries(asObject(part.properties)),
  )) {
    const parts = findFileParts(property, schemas);
    if (parts !== undefined) files.set(name, readRules(parts, asObject(asObject(encoding)[name]).contentType));
  }
  return files;
}

function readRules(parts: readonly JsonObject[], contentType: Json | undefined): FileRules {
  const find = (keyword: string): Json | undefined => parts.find((part) => part[keyword] !== undefined)?.[keyword];
  const [minLength, maxLength, code] = [find("minLength"), find("maxLength"), find("x-code")];
  const types =
    typeof contentType === "string"
      ? contentType
          .toLowerCase()
          .split(",")
          .map((type) => type.trim())
      : [];
  const codes = typeof code === "string" ? { default: code } : (asObject(code) as Record<string, string>);
  return {
    ...(typeof minLength === "number" && minLength > 0 && { minLength }),
    ...(typeof maxLength === "number" && { maxLength }),
    // A list with */* says nothing.
    ...(types.length > 0 && !types.includes("*/*") && { types }),
    ...(Object.keys(codes).length > 0 && { codes }),
  };
}

/** A file is a part of its own and not a string, so its schema is dropped from that of the form. */
export function withoutFileSchemas(schema: Schema, schemas: JsonObject): Schema {
  const files = findFiles(schema, undefined, schemas);
  return files.size === 0 ? schema : withoutSchemasOf(files, schema, schemas, new Set());
}

function withoutSchemasOf(
  files: ReadonlyMap<string, unknown>,
  schema: Json,
  schemas: JsonObject,
  seen: ReadonlySet<Json>,
): Schema {
  if (!isObject(schema) || seen.has(schema)) return schema as Schema;
  const inner = new Set([...seen, schema]);
  const copy: JsonObject = { ...schema };
  if (isObject(schema.properties))
    copy.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, property]) => [
        name,
        files.has(name) ? withoutFile(property, schemas) : property,
      ]),
    );
  // What a reference leads to is also used elsewhere, where a file may be a string.
  const target = typeof schema.$ref === "string" ? listParts(schema, schemas, []).at(1) : undefined;
  if (target !== undefined) {
    delete copy.$ref;
    copy.allOf = [...asArray(schema.allOf), target];
  }
  if (Array.isArray(copy.allOf)) copy.allOf = copy.allOf.map((part) => withoutSchemasOf(files, part, schemas, inner));
  const { allOf, ...own } = copy;
  const [only] = asArray(allOf);
  return Object.keys(own).length === 0 && asArray(allOf).length === 1 && isSchema(only) ? only : copy;
}

/** A list of files keeps its limits. Of a file, the code and the message for a missing or unexpected one are kept. */
function withoutFile(property: Json, schemas: JsonObject): Schema {
  const parts = listParts(property, schemas, UNIONS);
  if (parts.some(isFile)) return keepCodeAndMessage(parts);
  const list = parts.find((part) => isSchema(part.items));
  return list === undefined ? true : { ...list, items: keepCodeAndMessage(listParts(list.items, schemas, UNIONS)) };
}

function keepCodeAndMessage(parts: readonly JsonObject[]): Schema {
  const kept = parts
    .flatMap((part) => Object.entries(part))
    .filter(([keyword]) => keyword === "x-code" || keyword === "x-message");
  return kept.length > 0 ? Object.fromEntries(kept) : true;
}
