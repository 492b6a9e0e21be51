// How messages name registered files: by key, by the media reference of RCS, or by the address of an image.

const MEDIA_SCHEME = "maapfile://";

export function isMedia(name: string): boolean {
  return name.startsWith(MEDIA_SCHEME);
}

/** The `media` reference that an upload for RCS answers. */
export function getMediaName(fileKey: string): string {
  return MEDIA_SCHEME + fileKey;
}

/** The `imgUrl` that an upload for the messenger answers. `imagesUrl` is where images are served, up to the last slash. */
export function getImageUrl(imagesUrl: string, fileKey: string, extension: string): string {
  return `${imagesUrl}${fileKey}.${extension}`;
}

/** The file that a request names by its key, its media reference or its address; undefined for an address elsewhere. */
export function getFileKey(name: string, imagesUrl: string): string | undefined {
  if (isMedia(name)) return name.slice(MEDIA_SCHEME.length);
  if (name.startsWith(imagesUrl)) return fileKeyOfImage(name.slice(imagesUrl.length));
  return name.includes("/") ? undefined : name;
}

/** The file behind the last part of an image's address, which ends with the extension of its format. */
export function fileKeyOfImage(imageKey: string): string {
  const dot = imageKey.lastIndexOf(".");
  return dot < 0 ? imageKey : imageKey.slice(0, dot);
}
