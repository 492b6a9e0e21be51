import { imageRules } from "../../generated/tables.ts";

interface Row {
  readonly mediaTypes: readonly string[];
  readonly extensions: readonly string[];
}

const ROWS: Readonly<Record<string, Row>> = imageRules.formats;

/** The media type under which an image of this format is served, and the extension of its address. */
export function imageFormat(format: string): { readonly mediaType: string; readonly extension: string } {
  const row = Object.hasOwn(ROWS, format) ? ROWS[format] : undefined;
  const [mediaType] = row?.mediaTypes ?? [];
  const [extension] = row?.extensions ?? [];
  if (mediaType === undefined || extension === undefined)
    throw new Error(`No service takes images of format ${format}`);
  return { mediaType, extension };
}

export function isExtensionOf(extension: string, mediaType: string): boolean {
  return Object.values(ROWS).some((row) => row.mediaTypes[0] === mediaType && row.extensions.includes(extension));
}
