import { describeBytes } from "../../spec/keywords/image-limits.ts";
import { below } from "../../spec/keywords/pointer.ts";
import { hasPlaceholders, SubstitutionRoom, substitute, type Words } from "../../spec/keywords/substitute.ts";
import { getChannelRow } from "./channel-table.ts";
import { getChannelRules } from "./channels/all.ts";
import type { NamedFile } from "./channels/channel.ts";
import type { DecisionContext } from "./decision-context.ts";
import { type Entry, type Flow, type FlowEntry, flowEntry, type SingleSend, singleEntry } from "./entry.ts";
import type { FileReference } from "./file-reference.ts";
import type { Channel, Fault, FileRecord, FlowChannel, Schedule, Step } from "./model.ts";
import type { Marks } from "./placeholder-marks.ts";
import { fault } from "./refusal.ts";

/** The files that a single send names: what to look up before it is decided. */
export function filesNamedIn<C extends Channel>(channel: C, body: SingleSend<C>): string[] {
  const { fallback, ...payload } = body;
  return unique([...namesIn(singleEntry(channel, payload)), ...(fallback?.fileKey ?? [])]);
}

/** The files that a flow names. Where placeholders name files, each recipient may name others. */
export function filesNamedInFlow(
  flow: Flow,
  destinations: readonly { readonly replaceWords?: Words }[],
  placeholders: Readonly<Record<FlowChannel, Marks>>,
): string[] {
  const entries = flow.map((written) => flowEntry(written, ""));
  const isFilled = ({ channel, payload }: FlowEntry): boolean =>
    getChannelRules(channel).hasFilesInPlaceholders?.(payload) === true;
  const filled = entries.filter(isFilled);
  const names = entries.filter((entry) => !isFilled(entry)).flatMap(namesIn);
  for (const { replaceWords = {} } of filled.length === 0 ? [] : destinations) {
    const room = new SubstitutionRoom();
    for (const entry of filled) {
      const { value: payload, isTooLong } = substitute(entry.payload, replaceWords, placeholders[entry.channel], room);
      // Such a message is refused before its files are looked at.
      if (!isTooLong) names.push(...namesIn({ ...entry, payload } as FlowEntry));
    }
  }
  return unique(names);
}

/** The files that a form names. A file that a placeholder stands for is known only when the form is sent. */
export function filesNamedInForm(entries: Flow): string[] {
  return unique(formReferences(entries).map(({ name }) => name));
}

/** The keys of the images that go to the carrier with a message. */
export function attachedFileKeys({ channel, payload }: Pick<Step, "channel" | "payload">): readonly string[] {
  return getChannelRules(channel).listAttachedKeys?.(payload) ?? [];
}

/** All references of an entry, in the order of its fields. */
export function fileReferences({ channel, payload, at }: Entry): readonly FileReference[] {
  return getChannelRules(channel).listFiles?.(payload, at) ?? [];
}

function namesIn(entry: Entry): string[] {
  return fileReferences(entry).map(({ name }) => name);
}

const unique = (names: string[]): string[] => [...new Set(names)];

/** Whether every file that a message names exists (A217) and is as the rules of its channel want it. */
export function fileFaults(entries: readonly Entry[], context: DecisionContext, schedule?: Schedule): Fault[] {
  const faults = entries.flatMap((entry) => entryFileFaults(entry, context, schedule));
  const [first] = entries;
  const last = first && getChannelRules(first.channel).getFileRules?.(first, context).lastPointer;
  return last === undefined
    ? faults
    : faults.toSorted((a, b) => Number(a.pointer === last) - Number(b.pointer === last));
}

function entryFileFaults(entry: Entry, context: DecisionContext, schedule: Schedule | undefined): Fault[] {
  const { files, nowMs } = context;
  const { serviceType } = getChannelRow(entry.channel);
  const rules = getChannelRules(entry.channel).getFileRules?.(entry, context) ?? {};
  const { maxTotalBytes: maxBytes = Number.POSITIVE_INFINITY } = rules;
  const faults: Fault[] = [...(rules.nameFaults ?? [])];
  const found: NamedFile[] = [];
  let totalBytes = 0;
  for (const reference of fileReferences(entry)) {
    const file = files.get(reference.name);
    if (file === undefined || file.expiresAtMs <= nowMs) {
      faults.push(fault("A217", reference.pointer));
      continue;
    }
    if (file.serviceType !== serviceType) {
      const text = `must be an image that was uploaded for ${serviceType}; this one was uploaded for ${file.serviceType}`;
      faults.push(fault("A217", reference.pointer, text));
      continue;
    }
    if (schedule !== undefined && file.expiresAtMs <= schedule.sendAtMs)
      faults.push(fault("A217", reference.pointer, "must be a file that has not expired at sendAt"));
    const named = { reference, file };
    found.push(named);
    const own = rules.findFault?.(named);
    if (own !== undefined) faults.push(own);
    const wasWithin = totalBytes <= maxBytes;
    totalBytes += file.bytes;
    // Reported once, at the first image over the total.
    if (wasWithin && totalBytes > maxBytes)
      faults.push(
        fault("A200", reference.pointer, `must leave the images at ${describeBytes(maxBytes)} in total at most`),
      );
  }
  return [...faults, ...(rules.findFaults?.(found) ?? [])];
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
  return references.filter(({ name }) => !hasPlaceholders(name));
}
