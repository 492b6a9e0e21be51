import type { Circumstances } from "./circumstances.ts";
import type { Entry } from "./entry.ts";
import { type FilePlace, filePlaces } from "./file-places.ts";
import { fitsRule, hasSize, imageRuleFor } from "./image-rule.ts";
import type { Fault, FileRecord } from "./model.ts";
import { type RcsFormat, rcsFormatOf } from "./rcs-format.ts";
import { fault } from "./refusal.ts";

/**
 * Whether every file that a message names is there (A217) and fits it: the size of an RCS image its format (A203), the
 * images of a carousel their total (A200), a friendtalk image its message type (A513).
 */
export function fileFaults(entries: readonly Entry[], circumstances: Circumstances): Fault[] {
  const faults = entries.flatMap((entry) => faultsOfEntry(entry, circumstances));
  if (faults.length < 2) return faults;
  // The contract lists the short way to write a friendtalk image after the fallback.
  return faults.toSorted((a, b) => Number(a.pointer === "/imgUrl") - Number(b.pointer === "/imgUrl"));
}

function faultsOfEntry(entry: Entry, { files, nowMs, registry, account }: Circumstances): Fault[] {
  const places = filePlaces(entry);
  if (places.length === 0) return [];
  const format = entry.channel === "rcs" ? rcsFormatOf(entry.payload.formatId, registry, account) : undefined;
  const mostBytes = format?.maxTotalImageBytes ?? Number.POSITIVE_INFINITY;
  const faults: Fault[] = [];
  let totalBytes = 0;
  for (const place of places) {
    const file = files.get(place.name);
    if (file === undefined || file.serviceType !== place.serviceType || file.expiresAtMs <= nowMs) {
      faults.push(fault("A217", place.pointer));
      continue;
    }
    const sizeFault = sizeFaultOf(entry, place, file, format);
    if (sizeFault !== undefined) faults.push(sizeFault);
    const wasWithin = totalBytes <= mostBytes;
    totalBytes += file.bytes;
    // Said once, at the image that is one too many.
    if (wasWithin && totalBytes > mostBytes)
      faults.push(fault("A200", place.pointer, `must leave the images at ${mostBytes} bytes in total at most`));
  }
  return faults;
}

function sizeFaultOf(
  entry: Entry,
  place: FilePlace,
  file: FileRecord,
  format: RcsFormat | undefined,
): Fault | undefined {
  if (format !== undefined) return fitsFormat(file, place, format) ? undefined : fault("A203", place.pointer);
  if (entry.channel !== "friendtalk") return undefined;
  // What counts is what the image is like, not which message type it was registered for.
  const rule = imageRuleFor("FRIENDTALK", entry.payload.msgType);
  if (rule === undefined || (file.bytes <= rule.maxBytes && fitsRule(file, rule))) return undefined;
  return fault("A513", place.pointer, `must be an image that a message of the type ${rule.msgType} may have`);
}

/** Where the table names no size, every registered one will do. */
function fitsFormat(file: FileRecord, { role }: FilePlace, { images, detailImage }: RcsFormat): boolean {
  const sizes = role === "card" ? images : detailImage === undefined ? [] : [detailImage];
  return sizes.length === 0 || hasSize(file, sizes);
}
