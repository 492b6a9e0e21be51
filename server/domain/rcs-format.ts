import { rcsFormats } from "../../generated/tables.ts";
import type { ImageSize } from "../../spec/keywords/image-limits.ts";
import { RCS_CONTENT_FIELDS } from "../../spec/keywords/rcs-content.ts";
import type { Account, MessageType, TemplateKind } from "./model.ts";
import type { Registry } from "./registry.ts";

/** What a formatId means for the message. */
export interface RcsFormat {
  readonly msgType: MessageType;
  /** Undefined for a format of the table. */
  readonly templateKind: TemplateKind | undefined;
  /** Empty: the format has no image of its own. */
  readonly images: readonly ImageSize[];
  readonly detailImage: ImageSize | undefined;
  readonly maxTotalImageBytes: number | undefined;
}

/** In sandbox nothing is registered, so an unknown id is taken as a template of this kind. */
const SANDBOX_KIND: TemplateKind = "Description";

const FORMATS: ReadonlyMap<string, RcsFormat> = new Map(
  rcsFormats.formats.map((row) => [row.id, formatOfRow(row, undefined)]),
);

const TEMPLATES: ReadonlyMap<string, RcsFormat> = new Map(
  rcsFormats.templates.map((row) => [row.kind, formatOfRow(row, row.kind)]),
);

/** Undefined: neither in the table nor a registered template. */
export function findRcsFormat(formatId: string, registry: Registry, account: Account): RcsFormat | undefined {
  const listed = FORMATS.get(formatId);
  if (listed !== undefined) return listed;
  const kind = registry.rcsTemplates.get(formatId)?.kind ?? (account.sandbox ? SANDBOX_KIND : undefined);
  return kind === undefined ? undefined : TEMPLATES.get(kind);
}

/** Suits every format that the table does not have. */
const STAND_IN = { standalone: { text: "-" } };

/**
 * A message whose format is not known, with other content: the contract says A404 before anything about what such a message
 * holds. Its registry fault refuses it, so the stand-in is never sent.
 */
export function hideContent<Payload extends object>(payload: Payload): Payload {
  const hidden: Payload = { ...payload };
  for (const name of RCS_CONTENT_FIELDS) Reflect.deleteProperty(hidden, name);
  return { ...hidden, content: STAND_IN };
}

type Row = (typeof rcsFormats)["formats"][number] | (typeof rcsFormats)["templates"][number];

function formatOfRow(row: Row, templateKind: TemplateKind | undefined): RcsFormat {
  return {
    msgType: row.msgType,
    templateKind,
    images: row.images,
    detailImage: "detail" in row ? row.detail.image : undefined,
    maxTotalImageBytes: "maxTotalImageBytes" in row ? row.maxTotalImageBytes : undefined,
  };
}
