import { formatPath, Problems, pathTo } from "../../document/problems.ts";
import { walk } from "../../document/walk-document.ts";
import { normaliseSchema } from "../../model/normalise-schema.ts";
import { decodeStreams, streamRow } from "../../model/streams.ts";
import { withBigints, writeExact } from "../../runtime/exact-json.ts";
import { asObject, type JsonObject } from "../../schema/json.ts";
import { unicodePattern } from "../../schema/pattern.ts";
import { bindDiscriminators } from "./discriminators.ts";

/**
 * A copy of the document whose schemas are JSON Schema 2020-12, as every validator reads them: those of OpenAPI 3.0 are
 * rewritten, and what a discriminator says stands in the branches. Places stay where they are, except inside of a `nullable`
 * union. Integers beyond 2^53 are bigints.
 */
export function withCurrentSchemas(document: JsonObject): JsonObject {
  const copy = withBigints(document) as JsonObject;
  const isOld = String(document.openapi).startsWith("3.0");
  // What is wrong with the schemas is told by `contract lint` and `contract generate`.
  const problems = new Problems((pointer) => pointer);
  walk(copy, "root", undefined, (node, kind, at) => {
    if (kind !== "schema") return;
    if (isOld && at !== undefined) normaliseSchema(node, at, "3.0", problems);
    else if (typeof node.pattern === "string") {
      const pattern = unicodePattern(node.pattern);
      if (pattern === undefined) delete node.pattern;
      else node.pattern = pattern;
    }
  });
  bindDiscriminators(copy);
  describeStreams(copy, problems);
  if (isOld) copy.openapi = "3.1.0";
  return copy;
}

/** A stream counts as the list of its items, and so everything that is known of lists is known of streams. */
function describeStreams(document: JsonObject, problems: Problems): void {
  if (!writeExact(document).includes('"itemSchema":')) return;
  decodeStreams(document, asObject(asObject(document.components).schemas), problems);
  walk(document, "root", undefined, (media, kind, at) => {
    if (kind === "mediaType" && streamRow(media) !== undefined)
      media.schema = { type: "array", items: { $ref: `#${encodeURI(formatPath(pathTo(at, "itemSchema")))}` } };
  });
}
