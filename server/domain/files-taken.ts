import { fileKeyOf, isMedia } from "./file-name.ts";
import type { Step } from "./model.ts";

/**
 * The registered images that a message takes along to its carrier, by key: an MMS names them by key, an RCS message by media
 * reference, wherever its format has a place for one. Friendtalk's images are fetched from their addresses.
 */
export function filesTakenBy({ channel, payload }: Pick<Step, "channel" | "payload">): readonly string[] {
  if (channel === "mms") return Array.isArray(payload.fileKey) ? payload.fileKey.map(String) : [];
  return channel === "rcs" ? [...new Set(mediaIn(payload))] : [];
}

function mediaIn(value: unknown): string[] {
  if (typeof value === "string") return isMedia(value) ? [fileKeyOf(value, "") ?? ""] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(mediaIn) : [];
}
