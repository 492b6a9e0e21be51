import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import type { components } from "../../../../generated/types.ts";
import { schemas } from "../../../../generated/validators.js";
import { getChannelRow } from "../../../../server/domain/channel-table.ts";
import { decideOmni } from "../../../../server/domain/decide-omni.ts";
import { decideSingle } from "../../../../server/domain/decide-single.ts";
import { type Entry, flowEntry, singleEntry } from "../../../../server/domain/entry.ts";
import { fileReferences } from "../../../../server/domain/message-files.ts";
import type { FileRecord, NewMessage } from "../../../../server/domain/model.ts";
import { findRcsFormat } from "../../../../server/domain/rcs-format.ts";
import { listEntries, makeRegistry } from "../../../../server/domain/registry.ts";
import { accepted, account, context, file } from "./fixtures.ts";

type Schemas = components["schemas"];

/** In sandbox, but for the kinds of the two templates: a template with pieces of sub-information is no Description. */
const rcsTemplates = [
  { id: "UBR.9sX2kQ-TPL001", kind: "Image" },
  { id: "UBR.9sX2kQ-TPL002", kind: "Cell" },
] as const;
const registry = makeRegistry(listEntries({ rcsTemplates }));
const sandbox = { account: { ...account, sandbox: true }, registry };

/** Files as the entries need them. */
function filesFor(...entries: Entry[]): Map<string, FileRecord> {
  const files = new Map<string, FileRecord>();
  for (const entry of entries)
    for (const { name, role, kind } of fileReferences(entry)) {
      const { serviceType } = getChannelRow(entry.channel);
      const format =
        entry.channel === "rcs" ? findRcsFormat(entry.payload.formatId, registry, sandbox.account) : undefined;
      const isList = entry.channel === "friendtalk" && entry.payload.msgType === "FL";
      const own = role === "detail" ? { width: 300, height: 300 } : format?.images[0];
      files.set(name, file({ serviceType, msgType: kind, ...(own ?? { width: 800, height: isList ? 400 : 600 }) }));
    }
  return files;
}

const mmsEntry = (fileKey: string[] = []): Entry => singleEntry("mms", { from: "0", text: "a", fileKey });

/** Validates, fills and decides the body of a send, as the server does. */
const decide: Record<string, (body: unknown) => NewMessage[]> = {
  sms: (body) => (schemas.SmsSend(body) ? [accepted(decideSingle("sms", body, context(sandbox)))] : []),
  mms: (body) => {
    if (!schemas.MmsSend(body)) return [];
    return [accepted(decideSingle("mms", body, context({ ...sandbox, files: filesFor(mmsEntry(body.fileKey)) })))];
  },
  international: (body) =>
    schemas.InternationalSend(body) ? [accepted(decideSingle("international", body, context(sandbox)))] : [],
  rcs: (body) => {
    if (!schemas.RcsSend(body)) return [];
    schemas.RcsSend.fill(body);
    const files = filesFor(singleEntry("rcs", body), mmsEntry(body.fallback?.fileKey));
    return [accepted(decideSingle("rcs", body as Schemas["RcsSendFilled"], context({ ...sandbox, files })))];
  },
  alimtalk: (body) => {
    if (!schemas.AlimtalkSend(body)) return [];
    const files = filesFor(mmsEntry(body.fallback?.fileKey));
    return [accepted(decideSingle("alimtalk", body, context({ ...sandbox, files })))];
  },
  friendtalk: (body) => {
    if (!schemas.FriendtalkSend(body)) return [];
    schemas.FriendtalkSend.fill(body);
    const files = filesFor(singleEntry("friendtalk", body), mmsEntry(body.fallback?.fileKey));
    return [
      accepted(decideSingle("friendtalk", body as Schemas["FriendtalkSendFilled"], context({ ...sandbox, files }))),
    ];
  },
  brandmessage: (body) => {
    if (!schemas.BrandmessageSend(body)) return [];
    const files = filesFor(singleEntry("brandmessage", body), mmsEntry(body.fallback?.fileKey));
    return [accepted(decideSingle("brandmessage", body, context({ ...sandbox, files })))];
  },
  omni: (body) => {
    if (!schemas.OmniSend(body)) return [];
    schemas.OmniSend.fill(body);
    const flow = body.messageFlow ?? [{ sms: { from: "0212345678", text: "#{name}" } }];
    const files = filesFor(...flow.map((given) => flowEntry(given, "")));
    return decideOmni(body, flow, context({ ...sandbox, files })).map(({ decided }) => accepted(decided));
  },
};

/** Every example of a send, with the messages that it becomes. */
export function decidedExamples(): readonly { readonly name: string; readonly messages: readonly NewMessage[] }[] {
  const folder = new URL("../../../../spec/examples/", import.meta.url);
  const files = readdirSync(folder);
  return Object.entries(decide).flatMap(([channel, decided]) =>
    files
      .filter((name) => name.startsWith(`send-${channel}-`) && !/accepted|refused/.test(name))
      .map((name) => {
        const { value } = parse(readFileSync(new URL(name, folder), "utf8")) as { value: unknown };
        return { name, messages: decided(value) };
      }),
  );
}
