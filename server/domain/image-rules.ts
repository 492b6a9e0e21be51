import { imageRules, rcsFormats } from "../../generated/tables.ts";
import { codePointLength } from "../../spec/keywords/code-points.ts";
import {
  describeBytes,
  describeFormats,
  describeSize,
  hasSize,
  type ImageSize,
  type ImageSizeLimits,
  listBrokenLimits,
  listRcsSizes,
  listSizeLimits,
} from "../../spec/keywords/image-limits.ts";
import type { Decided, ResultCode } from "./model.ts";
import { fault, no, refuse, yes } from "./refusal.ts";

type ServiceRow = (typeof imageRules)["services"][number];

/** What an image must be like, by the service and message type that it is for. */
export interface ImageRule extends ImageSizeLimits {
  readonly serviceType: ServiceRow["serviceType"];
  /** Null: the service has one rule for every message type. */
  readonly msgType: string | null;
  /** What the image is for within its message type. */
  readonly subType?: string;
  /** Other words for the message type. */
  readonly also?: readonly string[];
  readonly formats: readonly string[];
  /** Present: the size must be one that some RCS format has a place for. */
  readonly sizes?: "rcs-formats";
  readonly maxBytes: number;
  /** What the upload answers besides the file key. */
  readonly answer: ServiceRow["answer"];
}

const RULES: readonly ImageRule[] = imageRules.services;
const RCS_SIZES = listRcsSizes(rcsFormats);

/** The services whose images have an address of their own. */
export const SERVICES_WITH_ADDRESS: readonly string[] = [
  ...new Set(RULES.filter(({ answer }) => answer === "imgUrl").map(({ serviceType }) => serviceType)),
];

interface Format {
  readonly mediaTypes: readonly string[];
  readonly extensions: readonly string[];
}

const FORMATS: ReadonlyMap<string, Format> = new Map(Object.entries<Format>(imageRules.formats));

/** The media type under which an image of this format is served, and the extension of its address. */
export function imageFormat(format: string): { readonly mediaType: string; readonly extension: string } {
  const { mediaTypes: [mediaType] = [], extensions: [extension] = [] } = FORMATS.get(format) ?? {};
  if (mediaType === undefined || extension === undefined)
    throw new Error(`No service takes images of format ${format}`);
  return { mediaType, extension };
}

export function isExtensionOf(extension: string, mediaType: string): boolean {
  return [...FORMATS.values()].some((row) => row.mediaTypes[0] === mediaType && row.extensions.includes(extension));
}

/** Undefined for a message type that has no images of its own. */
export function imageRuleFor(serviceType: string, msgType: string | undefined): ImageRule | undefined {
  return RULES.find((rule) => rule.serviceType === serviceType && (rule.msgType === null || rule.msgType === msgType));
}

/** What a file of this rule is stored as: the message type, and what it is for within it. */
export function getUploadKind({ msgType, subType }: ImageRule): string | undefined {
  return subType === undefined ? (msgType ?? undefined) : `${msgType}/${subType}`;
}

/** Whether width, height and their ratio are allowed. */
export function fitsRule(image: ImageSize, rule: ImageRule): boolean {
  return listBrokenLimits(image, rule).length === 0 && (rule.sizes === undefined || hasSize(image, RCS_SIZES));
}

/** What decoding has found in the bytes of an upload. */
export interface InspectedImage {
  readonly format: string;
  /**
   * Of the stored pixels: the orientation that a camera writes is ignored, because handsets differ in it. Undefined: broken,
   * cut off, or of a format that no service takes and that is therefore not decoded.
   */
  readonly size: ImageSize | undefined;
  /** The image as it is stored. Undefined with a size: it has too many pixels to be decoded, and the size is what its header says. */
  readonly content?: Uint8Array;
}

export interface Upload {
  /** As the path has them. */
  readonly serviceType: string;
  readonly msgType: string | undefined;
  readonly subType?: string | undefined;
  readonly fileName: string | undefined;
  /** The content type of the part, undefined where it has none. */
  readonly declaredType: string | undefined;
  readonly bytes: number;
  /** The format of the bytes, supported or not; undefined: they are no image. */
  readonly format: string | undefined;
  /** Undefined: the image cannot be decoded. */
  readonly size: ImageSize | undefined;
}

/** The rule for an upload's path. It is known before the body is read, so no more is read than the rule allows. */
export function imageRuleOfPath(serviceType: string, msgType?: string, subType?: string): Decided<ImageRule> {
  const service = serviceType.toUpperCase();
  const rules = RULES.filter((rule) => rule.serviceType === service);
  if (rules.length === 0) return no(refuse("A219", fault("A219", "/serviceType")));
  const ofType = rules.filter((rule) => rule.msgType === null || isWordFor(rule, msgType));
  if (ofType.length === 0) {
    const types = [...new Set(rules.map((rule) => rule.msgType))].join(", ");
    return no(
      msgType === undefined
        ? refuse("A220", fault("A220", "/serviceType", `must be followed by a message type: one of ${types}`))
        : refuse("A220", fault("A220", "/msgType", `must be one of ${types}`)),
    );
  }
  const rule = ofType.find((each) => each.subType === subType?.toLowerCase());
  return rule === undefined ? no(refuse("A220", fault("A220", "/subType"))) : yes(rule);
}

/** The words for brand messages are matched without regard to case, and one client puts a space after one of them. */
function isWordFor({ serviceType, msgType, also = [] }: ImageRule, word: string | undefined): boolean {
  if (serviceType !== "BRANDMESSAGE") return msgType === word;
  const words = [msgType, ...also].map((known) => known?.toLowerCase());
  return word !== undefined && words.includes(word.trim().toLowerCase());
}

/** The checks of an upload, in the contract's order; the first that fails is the answer. */
export function judgeImage(upload: Upload): Decided<ImageRule> {
  const decided = imageRuleOfPath(upload.serviceType, upload.msgType, upload.subType);
  if (!decided.ok) return decided;
  const code = fileNameCode(upload.fileName) ?? contentCode(upload, decided.value);
  if (code === undefined) return decided;
  return no(refuse(code, fault(code, "/file", describeFault(code, upload, decided.value))));
}

/** What the rule allows, in words; undefined: the code's own message says it. */
function describeFault(code: ResultCode, { format, size, bytes }: Upload, rule: ImageRule): string | undefined {
  switch (code) {
    case "A200":
      return `must have at most ${describeBytes(rule.maxBytes)} (${rule.maxBytes} bytes), not ${bytes} bytes`;
    case "A203":
      return size && `must have ${describeSizeLimits(rule)}, not ${describeSize(size)}`;
    case "A205":
      return `must be declared as ${imageFormat(format ?? "").mediaType} or application/octet-stream`;
    case "A206":
      return `must be ${describeFormats(rule.formats, " or ")}, not ${format?.toUpperCase()}`;
    default:
      return undefined;
  }
}

/** How large an image of the rule may be, in words. */
export function describeImageLimits(rule: ImageRule): string {
  return `at most ${describeBytes(rule.maxBytes)}, ${describeSizeLimits(rule)}`;
}

function describeSizeLimits(rule: ImageRule): string {
  return listSizeLimits(rule, rule.sizes === undefined ? [] : RCS_SIZES).join(", ");
}

/** Refuses a name that could lead to another folder or that is invisible. */
export function fileNameCode(name: string | undefined): ResultCode | undefined {
  if (name === undefined || name.trim() === "" || /[/\\\p{Cc}]/u.test(name) || /^\.+$/.test(name)) return "A208";
  return codePointLength(name) > imageRules.maxFileNameLength ? "A201" : undefined;
}

function contentCode({ bytes, format, size, declaredType }: Upload, rule: ImageRule): ResultCode | undefined {
  if (bytes > rule.maxBytes) return "A200";
  if (format === undefined) return "A202";
  if (!rule.formats.includes(format)) return "A206";
  if (size === undefined) return "A202";
  if (!declaresFormat(declaredType, format)) return "A205";
  return fitsRule(size, rule) ? undefined : "A203";
}

/** A part without a type, or of the type that any bytes have, declares nothing wrong. */
function declaresFormat(declaredType: string | undefined, format: string): boolean {
  const declared = declaredType?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (declared === "" || declared === "application/octet-stream") return true;
  return FORMATS.get(format)?.mediaTypes.includes(declared) === true;
}
