import { imageRules, rcsFormats } from "../../../../generated/tables.ts";
import { isObject } from "../../../../scripts/schema/json.ts";
import type { OwnFile } from "./account.ts";

/** What becomes of a message because of the files that it names. */
export type FileVerdict = "none named" | "all fit" | "one is missing" | "one does not fit" | "unclear";

interface Named {
  readonly name: string;
  readonly role: "MMS" | "card" | "detail" | "FRIENDTALK" | "unclear";
}

type Payload = Readonly<Record<string, unknown>>;

/** Judges the files of a payload by the contract's tables. Undefined files: nobody knows which ones the account has. */
export function judgeFiles(payload: unknown, files: readonly OwnFile[] | undefined): FileVerdict {
  const named = namedIn(payload, "");
  if (named.length === 0) return "none named";
  // An image of a brand message is used in the kind that it was registered for, which nobody here knows.
  if (isObject(payload) && payload.sendType !== undefined) return "unclear";
  if (files === undefined || !isObject(payload) || named.some(({ role }) => role === "unclear")) return "unclear";
  const found = named.map(({ name, role }) => ({
    role,
    file: files.find((file) => [file.fileKey, file.media, file.imgUrl].includes(name)),
  }));
  if (found.some(({ file, role }) => file === undefined || file.serviceType !== serviceOf(role)))
    return "one is missing";
  return found.every(({ file, role }) => file !== undefined && fits(file, role, payload))
    ? "all fit"
    : "one does not fit";
}

const serviceOf = (role: Named["role"]): string => (role === "card" || role === "detail" ? "RCS" : role);

function namedIn(value: unknown, field: string, isInCard = false): Named[] {
  if (Array.isArray(value)) return value.flatMap((item) => namedIn(item, field, isInCard || field === "carousel"));
  // The keys of a template's values are its own; its sub-information is that of any card.
  const ownKeys = field === "template";
  if (isObject(value))
    return Object.entries(value).flatMap(([name, member]) =>
      namedIn(member, ownKeys && name !== "subContent" ? "" : name, isInCard),
    );
  if (typeof value !== "string") return [];
  if (field === "fileKey") return [{ name: value, role: isInCard ? "card" : "MMS" }];
  if (field === "imgUrl" || field === "imageUrl") return [{ name: value, role: "FRIENDTALK" }];
  if (/^subMedia[0-9]*$/.test(field)) return [{ name: value, role: "detail" }];
  if (/^media[0-9]*$/.test(field)) return [{ name: value, role: "card" }];
  // Whether such a value names a file depends on where it stands.
  return value.startsWith("maapfile://") ? [{ name: value, role: "unclear" }] : [];
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function fits(file: OwnFile, role: Named["role"], payload: Payload): boolean {
  if (role === "MMS") return true;
  if (role === "FRIENDTALK") return fitsFriendtalk(file, String(payload.msgType));
  const row = rcsFormats.formats.find(({ id }) => id === payload.formatId);
  const sizes: readonly Size[] = role === "card" ? (row?.images ?? []) : [];
  return sizes.length === 0 || sizes.some(({ width, height }) => width === file.width && height === file.height);
}

interface Rule {
  readonly serviceType: string;
  readonly msgType: string | null;
  readonly width?: { readonly min?: number; readonly max?: number };
  readonly height?: { readonly min?: number; readonly max?: number };
  readonly ratio?: { readonly min: Size; readonly max: Size };
}

function fitsFriendtalk({ width, height }: OwnFile, msgType: string): boolean {
  const rules: readonly Rule[] = imageRules.services;
  const rule = rules.find((one) => one.serviceType === "FRIENDTALK" && one.msgType === msgType);
  if (rule === undefined) return true;
  const within = (value: number, { min = 0, max = Number.POSITIVE_INFINITY } = {}) => value >= min && value <= max;
  const ratio = width / height;
  const { min, max } = rule.ratio ?? { min: { width: 0, height: 1 }, max: { width: 1e9, height: 1 } };
  return (
    within(width, rule.width) &&
    within(height, rule.height) &&
    ratio >= min.width / min.height &&
    ratio <= max.width / max.height
  );
}
