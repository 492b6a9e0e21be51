import type { FormField, Media } from "../../../model/model.ts";
import { encodePairs } from "../../../runtime/parameter-encode.ts";
import { ANY, type ParameterRow } from "../../../runtime/parameter-model.ts";
import { decodeParameters } from "../../../runtime/parameters.ts";
import { isObject } from "../schema/json.ts";

/** The same in every request: what is sent must follow from the seed alone. */
export const BOUNDARY = "contract-fuzz-7MA4YWxkTrZu0gW";

type Fields = Readonly<Record<string, unknown>>;

/** A field that the document does not describe is written as text. */
const undescribed = (name: string): FormField => ({
  ...{ name, style: "form", explode: true, allowReserved: false, json: false, file: undefined, shape: ANY },
});

const findField = ({ fields }: Media, name: string): FormField =>
  fields.find((field) => field.name === name) ?? undescribed(name);

/** The fields of a form are written like query parameters. */
const toRow = (field: FormField): ParameterRow => ({
  ...field,
  style: field.style as ParameterRow["style"],
  in: "query",
  required: false,
});

const writePairs = (media: Media, fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, value]) => encodePairs(toRow(findField(media, name)), value));

/** The body of `application/x-www-form-urlencoded`. */
export const writeForm = (media: Media, fields: Fields): string => writePairs(media, fields).join("&");

/** The value that a server reads from such a body. Undefined: it cannot be read. */
export function readForm(media: Media, fields: Fields): Fields | undefined {
  const rows = Object.keys(fields).map((name) => toRow(findField(media, name)));
  const query = writeForm(media, fields);
  const read = decodeParameters(rows, { path: {}, query, header: () => undefined, cookie: undefined });
  return read.faults.length > 0 ? undefined : read.query;
}

/** The body of `multipart/form-data`. */
export function writeMultipart(media: Media, fields: Fields): Buffer {
  const parts = Object.entries(fields).flatMap(([name, value]) => writeParts(findField(media, name), value));
  return Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

function writeParts(field: FormField, value: unknown): Buffer[] {
  if (Array.isArray(value) && !field.json) return value.flatMap((item) => writeParts(field, item));
  const file = field.file ? '; filename="file.bin"' : "";
  const type = field.file ? getFileType(field.file.types) : field.json ? "application/json" : undefined;
  const head = [
    `--${BOUNDARY}`,
    `Content-Disposition: form-data; name="${quoted(field.name)}"${file}`,
    ...(type === undefined ? [] : [`Content-Type: ${type}`]),
  ];
  return [Buffer.from(`${head.join("\r\n")}\r\n\r\n${textOf(value, field.json)}\r\n`)];
}

/** The first type that the document allows. */
const getFileType = ([first = "application/octet-stream"]: readonly string[] = []): string =>
  first.replace("/*", "/octet-stream");

/** An object where a text belongs is written as JSON, and read as a text. */
const textOf = (value: unknown, isJson: boolean): string =>
  isJson || isObject(value) ? JSON.stringify(value) : String(value);

/** As browsers write the name of a field. */
const quoted = (name: string): string =>
  name.replaceAll('"', "%22").replaceAll("\r", "%0D").replaceAll("\n", "%0A").replaceAll("\u0000", "%00");

/** The value that a server reads from a multipart body. */
export function readMultipart(media: Media, fields: Fields): Fields | undefined {
  const isWhole = ([name]: [string, unknown]): boolean => {
    const field = findField(media, name);
    return field.json || field.file !== undefined;
  };
  const whole = Object.entries(fields).filter(isWhole);
  const texts = Object.entries(fields)
    .filter((entry) => !isWhole(entry))
    .map(([name, value]) => [name, isObject(value) ? textOf(value, false) : value]);
  const read = readForm(media, Object.fromEntries(texts));
  return read && { ...read, ...Object.fromEntries(whole) };
}
