import type { AlimtalkPayload, FriendtalkPayload } from "./entry.ts";
import type { Step } from "./model.ts";

/** Clients of both spellings exist; a carrier sees one. */
const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ["urlPC", "urlPc"],
  ["schemeIOS", "schemeIos"],
]);

/** An alimtalk message with everything in its one place. */
export function alimtalkStepPayload({ button, ...payload }: AlimtalkPayload): Step["payload"] {
  return oneSpelling(button === undefined ? payload : { ...payload, attachment: { ...payload.attachment, button } });
}

/** A friendtalk message with everything in its one place. */
export function friendtalkStepPayload({ button, imgUrl, ...payload }: FriendtalkPayload): Step["payload"] {
  if (button === undefined && imgUrl === undefined) return oneSpelling(payload);
  const attachment = {
    ...payload.attachment,
    ...(button !== undefined && { button }),
    ...(imgUrl !== undefined && { image: { imgUrl } }),
  };
  return oneSpelling({ ...payload, attachment });
}

function oneSpelling(fields: { readonly [field: string]: unknown }): { readonly [field: string]: unknown } {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [SPELLINGS.get(key) ?? key, spelled(value)]));
}

function spelled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(spelled);
  return typeof value === "object" && value !== null ? oneSpelling({ ...value }) : value;
}
