import type { Circumstances } from "./circumstances.ts";
import type { Entry } from "./entry.ts";
import type { Fault } from "./model.ts";
import { below } from "./pointer.ts";
import { rcsFormatOf } from "./rcs-format.ts";
import { fault } from "./refusal.ts";
import { countParts, MAX_PARTS } from "./segments.ts";
import { unsendableFaults } from "./unsendable.ts";

/** Rules across fields that the schema of the request could not decide. */
export function fieldFaults(entry: Entry, circumstances: Circumstances): Fault[] {
  const faults = faultsOfCharacters(entry);
  if (entry.channel === "international") faults.push(...partFaults(entry.payload.text, entry.at));
  if (entry.channel === "rcs") faults.push(...templateFaults(entry.payload, entry.at, circumstances));
  return faults;
}

function faultsOfCharacters({ payload, unsent, at, origin }: Entry): Fault[] {
  const isFallback = origin === "fallback-object";
  const faults = unsendableFaults(payload, at, isFallback);
  if (unsent !== undefined) faults.push(...unsendableFaults(unsent, at, isFallback));
  return faults;
}

function partFaults(text: string, at: string): Fault[] {
  const count = countParts(text);
  if (count <= MAX_PARTS) return [];
  return [fault("A328", below(at, "text"), `must be at most ${MAX_PARTS} parts (is ${count})`)];
}

/** The schema holds an issued template to the loosest limits of all kinds; the registry knows which kind it is. */
function templateFaults(payload: { formatId: string }, at: string, circumstances: Circumstances): Fault[] {
  const format = rcsFormatOf(payload.formatId, circumstances.registry, circumstances.account);
  if (format?.templateKind === undefined) return [];
  const faults = circumstances.explainTemplate(format.templateKind, payload);
  return faults.map(({ pointer, code, message }) => ({ pointer: at + pointer, code, message }));
}
