import { filePlaces } from "./file-places.ts";
import { entryOf, type Flow } from "./flow-entry.ts";
import type { FileRecord } from "./model.ts";
import { below } from "./pointer.ts";

export interface FormWarning {
  readonly pointer: string;
  readonly message: string;
}

/** The files that a form names. Which one stands for a placeholder is known when the form is sent. */
export function filesNamedInForm(entries: Flow): string[] {
  return [...new Set(placesIn(entries).map(({ name }) => name))];
}

/** No answer lists more than this. */
const MAX_WARNINGS = 100;

/** What will need attention before the form expires. `date` writes a day as people of the account's zone do. */
export function formWarnings(
  entries: Flow,
  files: ReadonlyMap<string, FileRecord>,
  expiresAtMs: number,
  nowMs: number,
  date: (ms: number) => string,
): FormWarning[] {
  const warnings = placesIn(entries).flatMap(({ pointer, name }) => {
    const file = files.get(name);
    if (file === undefined || file.expiresAtMs <= nowMs)
      return [{ pointer, message: "The file is not one of this account, or it has expired." }];
    if (file.expiresAtMs >= expiresAtMs) return [];
    return [{ pointer, message: `The file expires on ${date(file.expiresAtMs)}, before the form does.` }];
  });
  return warnings.slice(0, MAX_WARNINGS);
}

function placesIn(entries: Flow) {
  const places = entries.flatMap((given, index) => filePlaces(entryOf(given, below("/messageForm", index))));
  return places.filter(({ name }) => !name.includes("#{"));
}
