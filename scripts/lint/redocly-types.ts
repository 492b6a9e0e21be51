import type { Plugin } from "@redocly/openapi-core";

type ExtendTypes = NonNullable<NonNullable<Plugin["typeExtension"]>["oas3"]>;
type Types = Parameters<ExtendTypes>[0];
type NodeType = Types[string];

const text = { type: "string" } as const;
const mapOf = (name: string): NodeType => ({ properties: {}, additionalProperties: () => name });

/** A type with more members, or with others of the same names. */
function withMembers(types: Types, name: string, members: NodeType["properties"]): Types {
  const type = types[name] ?? { properties: {} };
  return { ...types, [name]: { ...type, properties: { ...type.properties, ...members } } };
}

/**
 * What Redocly (seen with 2.62.1) does not know of OpenAPI 3.2, or knows otherwise than its specification: it ends at the scopes of a device
 * flow, takes a media type of the components for a map of media types, and requires the description of a response.
 */
export const extendTypes: ExtendTypes = (types, version) => {
  if (version !== "oas3_2") return types;
  const { required: _, ...response } = types.Response ?? { properties: {} };
  const style = types.Parameter?.properties.style;
  const styles =
    typeof style === "object" && style !== null && "enum" in style ? [...(style.enum ?? []), "cookie"] : [];
  const encodings = {
    encoding: "EncodingMap",
    prefixEncoding: { name: "EncodingList", properties: {}, items: "Encoding" },
    itemEncoding: "Encoding",
  };
  const members: Readonly<Record<string, NodeType["properties"]>> = {
    DeviceAuthorization: { scopes: { type: "object", additionalProperties: text } },
    MediaType: { description: text },
    Encoding: encodings,
    Parameter: { style: { ...(style as object), enum: styles } },
  };
  let extended: Types = { ...types, Response: response, NamedMediaTypes: mapOf("MediaType") };
  for (const [name, more] of Object.entries(members)) extended = withMembers(extended, name, more);
  return extended;
};
