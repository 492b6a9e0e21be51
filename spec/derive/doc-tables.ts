import type { ImageBounds, ImageRules } from "./image-table.ts";
import type { ImageSize, RcsFormat, RcsTable, RcsTemplateKind } from "./rcs-table.ts";
import type { ReportCode, ReportValues } from "./report-tables.ts";
import type { ResultCode } from "./result-code-table.ts";
import type { DocTable } from "./tables-in-docs.ts";

export interface ContractTables {
  readonly resultCodes: readonly ResultCode[];
  readonly reportCodes: readonly ReportCode[];
  readonly reportValues: ReportValues;
  readonly rcsFormats: RcsTable;
  readonly imageRules: ImageRules;
}

/** The tables that the prose can ask for, by the name it uses. */
export function docTables(tables: ContractTables): Readonly<Record<string, DocTable>> {
  const { resultCodes, reportCodes, reportValues, rcsFormats, imageRules } = tables;
  return {
    "result-codes": () => [
      ["code", "result", "HTTP", "meaning", "origin"],
      ...resultCodes.map((row) => [row.code, row.text, String(row.status), row.meaning, row.origin]),
    ],
    "report-codes": () => [
      ["reportCode", "reportText", "family", "meaning"],
      ...reportCodes.map((row) => [row.code, row.text, row.family, row.meaning]),
    ],
    "service-types": () => [
      ["serviceType", "meaning"],
      ...reportValues.serviceTypes.map((row) => [row.value, row.meaning]),
    ],
    "message-types": () => [
      ["msgType", "serviceType", "meaning"],
      ...reportValues.msgTypes.map((row) => [row.value, row.serviceType, row.meaning]),
    ],
    carriers: () => [["carrier", "meaning"], ...reportValues.carriers.map((row) => [row.value, row.meaning])],
    "rcs-formats": () => [
      ["formatId", "layout", "content", "cards", "image", "title", "text", "buttons", "label", "sub-information"],
      ...rcsFormats.formats.map((row) => [row.id, ...rcsCells(row)]),
      ...rcsFormats.templates.map((row) => [`a template of the kind ${row.kind}`, ...rcsCells(row)]),
    ],
    "image-rules": () => [
      ["serviceType", "msgType", "formats", "width", "height", "ratio", "largest file"],
      ...imageRules.services.map((row) => [
        row.serviceType,
        row.msgType ?? "none, or any word",
        row.formats.join(", "),
        row.sizes ? "a size of the RCS formats" : bounds(row.width),
        row.sizes ? "a size of the RCS formats" : bounds(row.height),
        row.ratio
          ? `${row.ratio.min.width}:${row.ratio.min.height} to ${row.ratio.max.width}:${row.ratio.max.height}`
          : "any",
        bytes(row.maxBytes),
      ]),
    ],
  };
}

const none = (limit: number) => (limit === 0 ? "none" : String(limit));
const size = ({ width, height }: ImageSize) => `${width}x${height}`;

function rcsCells(row: RcsFormat | RcsTemplateKind): string[] {
  const images = row.images.map(size).join(", ") || "none";
  return [
    row.layout,
    row.content,
    String(row.cards),
    row.maxTotalImageBytes ? `${images}, ${bytes(row.maxTotalImageBytes)} in total` : images,
    none(row.title),
    row.totalText ? `${row.totalText} in total` : none(row.text),
    String(row.buttons.max),
    row.buttons.label === undefined ? "no limit of its own" : String(row.buttons.label),
    row.detail ? `${row.subInfo}; image ${size(row.detail.image)}, text ${row.detail.text}` : none(row.subInfo),
  ];
}

function bounds(limits: ImageBounds | undefined): string {
  if (!limits) return "any";
  const { min, max } = limits;
  if (min !== undefined && min === max) return String(min);
  return [min === undefined ? "" : `at least ${min}`, max === undefined ? "" : `at most ${max}`]
    .filter(Boolean)
    .join(", ");
}

function bytes(count: number): string {
  return count % 1048576 === 0 ? `${count / 1048576} MB` : `${count / 1024} KB`;
}
