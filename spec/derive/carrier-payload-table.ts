import { getObject, type Json, type JsonObject } from "./json.ts";
import { refName } from "./schema-parts.ts";

/**
 * The names of the fields that the payload of a message to a carrier has, by channel. The server picks what it sends by
 * this table: a field that only the request of a single send has stays with the request.
 */
export function getCarrierPayloadTable(schemas: JsonObject): JsonObject {
  const message = getObject(schemas, "CarrierMessage", "schemas");
  const mapping = getObject(getObject(message, "discriminator", "CarrierMessage"), "mapping", "CarrierMessage");
  return Object.fromEntries(
    Object.entries(mapping).map(([channel, ref]): [string, Json] => {
      const properties = getObject(referred(schemas, { $ref: ref }), "properties", `CarrierMessage ${channel}`);
      const payload = referred(schemas, getObject(properties, "payload", `CarrierMessage ${channel}`));
      return [channel, Object.keys(getObject(payload, "properties", `payload of ${channel}`))];
    }),
  );
}

function referred(schemas: JsonObject, schema: JsonObject): JsonObject {
  const name = refName(schema);
  if (name === undefined) throw new Error("CarrierMessage: each channel and its payload must be a $ref to a schema");
  return getObject(schemas, name, "schemas");
}
