import { describeBytes, describeRatio, type ImageBounds, type ImageSize } from "../keywords/image-limits.ts";
import { getReportTypes } from "./channels.ts";
import { DeriveError } from "./derive-error.ts";
import { isObject, type Json, type JsonObject } from "./json.ts";
import type { BrandmessageKind, ContractTables, RateLimit, RcsFormat, RcsTemplateKind } from "./tables.ts";

/** The rows of a table, the heading first. */
export type DocTable = () => readonly (readonly string[])[];

/** The tables that descriptions can include, by name. */
export function getDocTables(tables: ContractTables): Readonly<Record<string, DocTable>> {
  const { resultCodes, reportCodes, reportValues, rcsFormats, imageRules, brandmessageKinds, rateLimits, rights } =
    tables;
  const { serviceTypes, msgTypes } = getReportTypes(tables);
  return {
    "result-codes": () => [
      ["code", "result", "HTTP", "meaning", "what to do", "origin"],
      ...resultCodes.map((row) => [row.code, row.text, String(row.status), row.meaning, row.action, row.origin]),
    ],
    "report-codes": () => [
      ["reportCode", "reportText", "family", "meaning", "what to do"],
      ...reportCodes.map((row) => [row.code, row.text, row.family, row.meaning, row.action]),
    ],
    "service-types": () => [["serviceType", "meaning"], ...serviceTypes.map((row) => [row.value, row.meaning])],
    "message-types": () => [
      ["msgType", "serviceType", "meaning"],
      ...msgTypes.map((row) => [row.value, row.serviceType, row.meaning]),
    ],
    carriers: () => [["carrier", "meaning"], ...reportValues.carriers.map((row) => [row.value, row.meaning])],
    "rcs-formats": () => [
      ["formatId", "layout", "content", "cards", "image", "title", "text", "buttons", "label", "sub-information"],
      ...rcsFormats.formats.map((row) => [row.id, ...getRcsCells(row)]),
      ...rcsFormats.templates.map((row) => [`a template of the kind ${row.kind}`, ...getRcsCells(row)]),
    ],
    "brandmessage-kinds": () => [
      ["msgType", "message", "text", "header", "needs (free)", "buttons", "button name", "coupon description"],
      ...brandmessageKinds.map(getKindCells),
    ],
    "rate-limits": () => [["calls", "limit per account"], ...rateLimits.map((row) => [row.calls, formatLimit(row)])],
    rights: () => [["right", "calls", "without it"], ...rights.map((row) => [row.right, row.calls, row.code])],
    "image-rules": () => [
      ["serviceType", "msgType", "formats", "width", "height", "ratio", "largest file"],
      ...imageRules.services.map((row) => [
        row.serviceType,
        row.msgType === null ? "none, or any word" : [row.msgType, ...(row.subType ? [row.subType] : [])].join("/"),
        row.formats.join(", "),
        row.sizes ? "a size of the RCS formats" : formatBounds(row.width),
        row.sizes ? "a size of the RCS formats" : formatBounds(row.height),
        row.ratio ? `${describeRatio(row.ratio.min)} to ${describeRatio(row.ratio.max)}` : "any",
        describeBytes(row.maxBytes),
      ]),
    ],
  };
}

function formatLimit({ count, counted, per, note, failures }: RateLimit): string {
  const parts = [
    `${count}${counted === undefined ? "" : ` ${counted}`} a ${per}`,
    ...(note === undefined ? [] : [note]),
    ...(failures === undefined ? [] : [`and ${failures} failures a minute per address`]),
  ];
  return parts.join(", ");
}

const orNone = (limit: number) => (limit === 0 ? "none" : String(limit));
const formatSize = ({ width, height }: ImageSize) => `${width}x${height}`;

function getRcsCells(row: RcsFormat | RcsTemplateKind): string[] {
  const images = row.images.map(formatSize).join(", ") || "none";
  return [
    row.layout,
    row.content,
    String(row.cards),
    row.maxTotalImageBytes ? `${images}, ${describeBytes(row.maxTotalImageBytes)} in total` : images,
    orNone(row.title),
    row.totalText ? `${row.totalText} in total` : orNone(row.text),
    String(row.buttons.max),
    row.buttons.label === undefined ? "no limit of its own" : String(row.buttons.label),
    row.detail ? `${row.subInfo}; image ${formatSize(row.detail.image)}, text ${row.detail.text}` : orNone(row.subInfo),
  ];
}

function getKindCells({ msgType, name, text, header, needs, carousel, buttons, coupon }: BrandmessageKind): string[] {
  const lines = text.lineBreaks === undefined ? "" : `, ${text.lineBreaks} line breaks`;
  return [
    msgType,
    name,
    text.max === undefined ? "none" : `${text.need}, ${text.max}${lines}`,
    header === "refused" ? "none" : `${header}, 20`,
    carousel === "none" ? needs.join(", ") || "only its text" : "carousel",
    buttons.min === buttons.max ? String(buttons.max) : `${buttons.min} to ${buttons.max}`,
    String(buttons.name),
    String(coupon),
  ];
}

function formatBounds(limits: ImageBounds | undefined): string {
  if (!limits) return "any";
  const { min, max } = limits;
  if (min !== undefined && min === max) return String(min);
  return [min === undefined ? "" : `at least ${min}`, max === undefined ? "" : `at most ${max}`]
    .filter(Boolean)
    .join(", ");
}

const TABLE_COMMENT = /^<!-- table: ([a-z-]+) -->$/gm;

/** Replaces each line `<!-- table: name -->` of a description by the table. */
export function deriveTablesInDocs(document: JsonObject, tables: Readonly<Record<string, DocTable>>): void {
  const info = document.info;
  const tags = Array.isArray(document.tags) ? document.tags : [];
  for (const holder of [info, ...tags]) insertTables(holder, tables);
  const paths = document.paths;
  if (!isObject(paths)) return;
  for (const item of Object.values(paths))
    if (isObject(item)) for (const operation of Object.values(item)) insertTables(operation, tables);
}

function insertTables(holder: Json | undefined, tables: Readonly<Record<string, DocTable>>): void {
  if (!isObject(holder) || typeof holder.description !== "string") return;
  holder.description = holder.description.replace(TABLE_COMMENT, (_comment, name: string) => {
    const table = tables[name];
    if (!table)
      throw new DeriveError(
        `<!-- table: ${name} -->: this table does not exist`,
        `use one of ${Object.keys(tables).join(", ")}`,
      );
    return toMarkdown(table());
  });
}

function toMarkdown([heading = [], ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(heading), line(heading.map(() => "---")), ...rows.map(line)].join("\n");
}
