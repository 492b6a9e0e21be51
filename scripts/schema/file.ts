/** Whether a schema is that of a file: 3.0 marks it with `format: binary`, 3.1 with a content type and no encoding. Its length is in bytes. */
export const isFile = (schema: Readonly<Record<string, unknown>>): boolean =>
  schema.format === "binary" || (typeof schema.contentMediaType === "string" && schema.contentEncoding === undefined);
