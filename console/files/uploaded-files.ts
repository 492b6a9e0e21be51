import { AccountList } from "../session/account-list.ts";

/** An image that was uploaded from this console. The API has no list of images. */
export interface RememberedFile {
  readonly fileKey: string;
  /** Reference for RCS messages. */
  readonly media?: string;
  /** Address for friendtalk and brand messages. */
  readonly imgUrl?: string;
  /** As the gateway answers it: Korean time without an offset. */
  readonly expired: string;
  readonly name: string;
  /** What it is for: the name of the rule. */
  readonly use: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly thumbnail: string;
}

/** A thumbnail has some kilobytes, and a browser keeps five megabytes. */
export const uploadedFiles = new AccountList<RememberedFile>(
  "files",
  100,
  (value): value is RememberedFile => "fileKey" in value && "expired" in value && "thumbnail" in value,
);

/** Korea has no summer time. */
export const isExpired = ({ expired }: RememberedFile, nowMs: number): boolean =>
  Date.parse(`${expired.replace(" ", "T")}+09:00`) <= nowMs;
