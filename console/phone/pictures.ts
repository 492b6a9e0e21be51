import { signal } from "@preact/signals";

/** The pictures of this visit's uploads, by what a message names them with: a file key, a media or an address. */
export const pictures = signal<ReadonlyMap<string, string>>(new Map());

/** Shows an uploaded file wherever a message names it. */
export function rememberPicture(names: readonly (string | undefined)[], file: Blob): void {
  const url = URL.createObjectURL(file);
  const known = names.flatMap((name) => (name === undefined ? [] : [[name, url] as const]));
  pictures.value = new Map([...pictures.value, ...known]);
}

export function forgetPictures(): void {
  for (const url of pictures.peek().values()) URL.revokeObjectURL(url);
  pictures.value = new Map();
}

/** The address of a picture that the page can show: of an upload, or of an image that this gateway serves. */
export const getPictureUrl = (name: string): string | undefined =>
  pictures.value.get(name) ?? (name.startsWith(`${location.origin}/v1/image/`) ? name : undefined);

/** What a picture is called where there is none: the key of its file. */
export const pictureName = (name: string): string =>
  name.replace(/^maapfile:\/\//, "").replace(/^.*\/v1\/image\/([^/?]+?)(\.\w+)?$/, "$1");
