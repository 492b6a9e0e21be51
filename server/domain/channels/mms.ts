import { FileReference } from "../file-reference.ts";
import type { ChannelRules } from "./channel.ts";
import { findNumberFaults, hasAdvertisingMark } from "./senders.ts";

export const mms: ChannelRules<"mms"> = {
  findRegistryFaults: (entry, { registry }) => findNumberFaults(entry, entry.payload.from, registry),
  getMsgType: ({ fileKey = [] }) => (fileKey.length > 0 ? "MM" : "LM"),
  listFiles: ({ fileKey = [] }, at) => fileKey.map((name, index) => new FileReference(name, at, ["fileKey", index])),
  isAdvertising: ({ title, text }) => hasAdvertisingMark(title, text),
  listAttachedKeys: ({ fileKey }) => (Array.isArray(fileKey) ? fileKey.map(String) : []),
};
