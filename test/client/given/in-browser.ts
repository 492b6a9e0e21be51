import { type Given, useEveryEntry } from "./every-entry.js";

/** What a page can be handed is JSON: the image comes as base64. */
Object.assign(globalThis, {
  run: ({ image, ...given }: Omit<Given, "image"> & { readonly image: string }) =>
    useEveryEntry({ ...given, image: new Blob([Uint8Array.from(atob(image), (byte) => byte.charCodeAt(0))]) }),
});
