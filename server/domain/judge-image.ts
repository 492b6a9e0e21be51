import { imageRules } from "../../generated/tables.ts";
import { codePointLength } from "../../spec/keywords/code-points.ts";
import { fitsRule, type ImageFormat, type ImageRule, imageRulesOf } from "./image-rule.ts";
import type { Decided, ResultCode } from "./model.ts";
import { fault, no, refuse, yes } from "./refusal.ts";

export interface Upload {
  /** As the path has them. */
  readonly serviceType: string;
  readonly msgType: string | undefined;
  readonly fileName: string | undefined;
  /** The content type of the part, undefined where it has none. */
  readonly declaredType: string | undefined;
  readonly bytes: number;
  /** The format that the bytes show, supported or not; undefined: that of no image. */
  readonly format: string | undefined;
  /** Undefined: the image cannot be decoded. */
  readonly size: { readonly width: number; readonly height: number } | undefined;
}

const FILE = "/file";
/** Declares nothing. */
const ANY_BYTES = "application/octet-stream";
const FORMATS: Readonly<Record<string, { readonly mediaTypes: readonly string[] }>> = imageRules.formats;

/** The rule that the path asks for: known before the body is read, so that no more is read than the rule allows. */
export function imageRuleOfPath(serviceType: string, msgType: string | undefined): Decided<ImageRule> {
  const rules = imageRulesOf(serviceType.toUpperCase());
  if (rules.length === 0) return no(refuse("A219", fault("A219", "/serviceType")));
  const rule = rules.find((each) => each.msgType === null || each.msgType === msgType);
  if (rule !== undefined) return yes(rule);
  return no(refuse("A220", fault("A220", msgType === undefined ? "/serviceType" : "/msgType")));
}

/** The checks of an upload, in their order; the first that fails is the answer. */
export function judgeImage(upload: Upload): Decided<ImageRule> {
  const decided = imageRuleOfPath(upload.serviceType, upload.msgType);
  if (!decided.ok) return decided;
  const code = fileNameCode(upload.fileName) ?? contentCode(upload, decided.value);
  return code === undefined ? decided : no(refuse(code, fault(code, FILE)));
}

/** A name that could lead to another folder, or that nobody can see, is none. */
export function fileNameCode(name: string | undefined): ResultCode | undefined {
  if (name === undefined || name.trim() === "" || /[/\\\p{Cc}]/u.test(name) || /^\.+$/.test(name)) return "A208";
  return codePointLength(name) > imageRules.maxFileNameLength ? "A201" : undefined;
}

function contentCode({ bytes, format, size, declaredType }: Upload, rule: ImageRule): ResultCode | undefined {
  if (bytes > rule.maxBytes) return "A200";
  if (format === undefined) return "A202";
  if (!isOneOf(format, rule.formats)) return "A206";
  if (size === undefined) return "A202";
  if (!declares(declaredType, format)) return "A205";
  return fitsRule(size, rule) ? undefined : "A203";
}

function isOneOf(format: string, formats: readonly ImageFormat[]): format is ImageFormat {
  return formats.some((each) => each === format);
}

function declares(declaredType: string | undefined, format: ImageFormat): boolean {
  const declared = declaredType?.split(";")[0]?.trim().toLowerCase();
  if (declared === undefined || declared === "" || declared === ANY_BYTES) return true;
  return FORMATS[format]?.mediaTypes.includes(declared) === true;
}
