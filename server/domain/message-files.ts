import type { components } from "../../generated/types.ts";
import { below } from "../../spec/keywords/pointer.ts";
import { hasPlaceholders, SubstitutionRoom, substitute, type Words } from "../../spec/keywords/substitute.ts";
import { findKindFault, findRatioFaults } from "./brandmessage-files.ts";
import type { DecisionContext } from "./decision-context.ts";
import { type Entry, type Flow, type FlowEntry, flowEntry, WHOLE_BODY } from "./entry.ts";
import { type FileReference, fileReferences, findKeyConflicts, getFileKey, isMedia } from "./file-references.ts";
import { fitsRule, hasSize, imageRuleFor } from "./image-rules.ts";
import type { Fault, FileRecord, Schedule, Step } from "./model.ts";
import type { Marks } from "./placeholder-marks.ts";
import { findRcsFormat, type RcsFormat } from "./rcs-format.ts";
import { fault } from "./refusal.ts";

type Schemas = components["schemas"];

type SingleSend =
  | Schemas["SmsSend"]
  | Schemas["MmsSend"]
  | Schemas["InternationalSend"]
  | Schemas["RcsSend"]
  | Schemas["AlimtalkSend"]
  | Schemas["FriendtalkSend"]
  | Schemas["BrandmessageSend"];

/** The files that a single send names: what to look up before it is decided. */
export function filesNamedIn(body: SingleSend): string[] {
  const names = "fallback" in body ? [...(body.fallback?.fileKey ?? [])] : [];
  if ("formatId" in body) names.unshift(...namesIn({ ...WHOLE_BODY, channel: "rcs", payload: body }));
  else if ("sendType" in body) names.unshift(...namesIn({ ...WHOLE_BODY, channel: "brandmessage", payload: body }));
  else if ("senderKey" in body && !("templateCode" in body))
    names.unshift(...namesIn({ ...WHOLE_BODY, channel: "friendtalk", payload: body }));
  else if ("fileKey" in body) names.push(...(body.fileKey ?? []));
  return unique(names);
}

/** The files that a flow names. The values of an RCS body may hold placeholders, so each recipient may name others. */
export function filesNamedInFlow(
  flow: Flow,
  destinations: readonly { readonly replaceWords?: Words }[],
  placeholders: { readonly rcs: Marks },
): string[] {
  const entries = flow.map((written) => flowEntry(written, ""));
  const isFilled = (entry: FlowEntry): entry is FlowEntry & { readonly channel: "rcs" } =>
    entry.channel === "rcs" && entry.payload.body !== undefined && hasPlaceholders(entry.payload.body);
  const filled = entries.filter(isFilled);
  const names = entries.filter((entry) => !isFilled(entry)).flatMap(namesIn);
  for (const { replaceWords = {} } of filled.length === 0 ? [] : destinations) {
    const room = new SubstitutionRoom();
    for (const entry of filled) {
      const { value: payload, isTooLong } = substitute(entry.payload, replaceWords, placeholders.rcs, room);
      // Such a message is refused before its files are looked at.
      if (!isTooLong) names.push(...namesIn({ ...entry, payload }));
    }
  }
  return unique(names);
}

/** The files that a form names. A file that a placeholder stands for is known only when the form is sent. */
export function filesNamedInForm(entries: Flow): string[] {
  return unique(formReferences(entries).map(({ name }) => name));
}

/** The keys of the images that go to the carrier with a message. A carrier fetches the messenger's images from their addresses. */
export function attachedFileKeys({ channel, payload }: Pick<Step, "channel" | "payload">): readonly string[] {
  if (channel === "mms") return Array.isArray(payload.fileKey) ? payload.fileKey.map(String) : [];
  return channel === "rcs" ? unique(mediaIn(payload)) : [];
}

function mediaIn(value: unknown): string[] {
  if (typeof value === "string") return isMedia(value) ? [getFileKey(value, "") ?? ""] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(mediaIn) : [];
}

function namesIn(entry: Entry): string[] {
  return fileReferences(entry).map(({ name }) => name);
}

const unique = (names: string[]): string[] => [...new Set(names)];

/**
 * Whether every file that a message names exists (A217) and fits: the size of an RCS image its format (A203), the images of
 * a carousel their total (A200), a friendtalk image its message type (A513), a brand message's image the kind that it was
 * registered as (A217, A203).
 */
export function fileFaults(entries: readonly Entry[], context: DecisionContext, schedule?: Schedule): Fault[] {
  const faults = entries.flatMap((entry) => entryFileFaults(entry, context, schedule));
  // The contract lists the short form of a friendtalk image after the fallback.
  if (entries[0]?.channel !== "friendtalk") return faults;
  return faults.toSorted((a, b) => Number(a.pointer === "/imgUrl") - Number(b.pointer === "/imgUrl"));
}

function entryFileFaults(
  entry: Entry,
  { files, nowMs, registry, account }: DecisionContext,
  schedule: Schedule | undefined,
): Fault[] {
  const format = entry.channel === "rcs" ? findRcsFormat(entry.payload.formatId, registry, account) : undefined;
  const maxBytes = format?.maxTotalImageBytes ?? Number.POSITIVE_INFINITY;
  const faults: Fault[] = findKeyConflicts(entry).map((pointer) =>
    fault("A217", pointer, "must be the key of the file that media names"),
  );
  const found: { reference: FileReference; file: FileRecord }[] = [];
  let totalBytes = 0;
  for (const reference of fileReferences(entry)) {
    const file = files.get(reference.name);
    if (file === undefined || file.serviceType !== reference.serviceType || file.expiresAtMs <= nowMs) {
      faults.push(fault("A217", reference.pointer));
      continue;
    }
    if (schedule !== undefined && file.expiresAtMs <= schedule.sendAtMs)
      faults.push(fault("A217", reference.pointer, "must be a file that has not expired at sendAt"));
    found.push({ reference, file });
    const sizeFault = findSizeFault(entry, reference, file, format);
    if (sizeFault !== undefined) faults.push(sizeFault);
    const wasWithin = totalBytes <= maxBytes;
    totalBytes += file.bytes;
    // Reported once, at the first image over the total.
    if (wasWithin && totalBytes > maxBytes)
      faults.push(fault("A200", reference.pointer, `must leave the images at ${maxBytes} bytes in total at most`));
  }
  const hasOneRatio = entry.channel === "brandmessage" && entry.payload.msgType === "FA";
  return hasOneRatio ? [...faults, ...findRatioFaults(found)] : faults;
}

function findSizeFault(
  entry: Entry,
  reference: FileReference,
  file: FileRecord,
  format: RcsFormat | undefined,
): Fault | undefined {
  if (format !== undefined) {
    const { images, detailImage } = format;
    const sizes = reference.role === "card" ? images : detailImage === undefined ? [] : [detailImage];
    // Where the table names no size, every registered image fits.
    return sizes.length === 0 || hasSize(file, sizes) ? undefined : fault("A203", reference.pointer);
  }
  if (entry.channel === "brandmessage") return findKindFault(reference, file);
  if (entry.channel !== "friendtalk") return undefined;
  // What counts is the image itself, not the message type that it was registered for.
  const { msgType } = entry.payload;
  const rule = imageRuleFor("FRIENDTALK", msgType === "FM" ? "FI" : msgType);
  if (rule === undefined || (file.bytes <= rule.maxBytes && fitsRule(file, rule))) return undefined;
  return fault("A513", reference.pointer, `must be an image that a message of the type ${rule.msgType} may have`);
}

/** The files of a form that are not the account's, or have expired (A217). */
export function formFileFaults(entries: Flow, files: ReadonlyMap<string, FileRecord>, nowMs: number): Fault[] {
  const isUsable = (name: string): boolean => (files.get(name)?.expiresAtMs ?? 0) > nowMs;
  return formReferences(entries)
    .filter(({ name }) => !isUsable(name))
    .map(({ pointer }) => fault("A217", pointer, "must be a file of this account that has not expired"));
}

export interface FormWarning {
  readonly pointer: string;
  readonly message: string;
}

/** The contract's bound of a list of warnings. */
const MAX_WARNINGS = 100;

/** What will need attention before the form expires. `date` writes a day in the account's time zone. */
export function formWarnings(
  entries: Flow,
  files: ReadonlyMap<string, FileRecord>,
  expiresAtMs: number,
  date: (ms: number) => string,
): FormWarning[] {
  const warnings = formReferences(entries).flatMap(({ pointer, name }) => {
    const file = files.get(name);
    if (file === undefined || file.expiresAtMs >= expiresAtMs) return [];
    return [{ pointer, message: `The file expires on ${date(file.expiresAtMs)}, before the form does.` }];
  });
  return warnings.slice(0, MAX_WARNINGS);
}

function formReferences(entries: Flow): FileReference[] {
  const references = entries.flatMap((written, index) =>
    fileReferences(flowEntry(written, below("/messageForm", index))),
  );
  return references.filter(({ name }) => !name.includes("#{"));
}
