import { signal } from "@preact/signals";
import { readToken } from "../session/credentials.ts";

/** Pictures that were uploaded or loaded in this visit, by what a message names them with: a file key, a media or an address. */
export const pictures = signal<ReadonlyMap<string, string>>(new Map());

/** Shows an uploaded file wherever a message names it. */
export function rememberPicture(names: readonly (string | undefined)[], file: Blob): void {
  const url = URL.createObjectURL(file);
  const known = names.flatMap((name) => (name === undefined ? [] : [[name, url] as const]));
  pictures.value = new Map([...pictures.value, ...known]);
}

/** A file key, or a media reference that has one. */
const FILE_KEY = /^(?:maapfile:\/\/)?(f_[0-9A-Z]+)/;

const asked = new Set<string>();

/** Gets an image of the account that has no address of its own, once. */
export async function loadPicture(name: string): Promise<void> {
  const [, fileKey] = FILE_KEY.exec(name) ?? [];
  const token = readToken();
  if (fileKey === undefined || token === undefined || asked.has(name) || pictures.peek().has(name)) return;
  asked.add(name);
  try {
    const response = await fetch(`/console/images/${fileKey}`, { headers: { Authorization: `Bearer ${token}` } });
    if (response.ok) rememberPicture([name], await response.blob());
  } catch {
    // The place with the key stays.
  }
}

export function forgetPictures(): void {
  asked.clear();
  for (const url of pictures.peek().values()) URL.revokeObjectURL(url);
  pictures.value = new Map();
}

/** The address of a picture that the page can show: of an upload, or of an image that this gateway serves. */
export const getPictureUrl = (name: string): string | undefined =>
  pictures.value.get(name) ?? (name.startsWith(`${location.origin}/v1/image/`) ? name : undefined);

/** What a picture is called where there is none: the key of its file. */
export const pictureName = (name: string): string =>
  name.replace(/^maapfile:\/\//, "").replace(/^.*\/v1\/image\/([^/?]+?)(\.\w+)?$/, "$1");
