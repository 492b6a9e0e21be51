import { sendExamples } from "../../generated/tables.ts";
import { atThisGateway } from "./image-address.ts";
import { isObject, type JsonObject, listAt } from "./json.ts";
import { CHANNEL_OF, type SendOperation } from "./send-channels.ts";

export type ChannelId = "sms" | "mms" | "rcs" | "alimtalk" | "friendtalk" | "brandmessage" | "international" | "flow";

/** Something to start from: a validated example of the document, with the values of the demo account. */
export interface Preset {
  /** For example `sendRcs.carouselMedium`. */
  readonly id: string;
  readonly channel: ChannelId;
  readonly operation: SendOperation;
  readonly label: string;
  readonly body: JsonObject;
}

export const CHANNELS: readonly { readonly id: ChannelId; readonly label: string; readonly hint: string }[] = [
  { id: "rcs", label: "RCS", hint: "Cards, carousels and templates on phones with RCS" },
  { id: "sms", label: "SMS", hint: "A short text, at most 90 bytes" },
  { id: "mms", label: "LMS / MMS", hint: "A long text with a title and up to three images" },
  { id: "international", label: "International", hint: "A text to another country, in up to five parts" },
  { id: "alimtalk", label: "Alimtalk", hint: "A notification from an approved template" },
  { id: "friendtalk", label: "Friendtalk", hint: "A message to friends of your channel" },
  { id: "brandmessage", label: "Brand message", hint: "An advertisement of your channel" },
  {
    id: "flow",
    label: "Flow",
    hint: "Several messages, each sent only if the one before it fails, to up to ten people",
  },
];

/** Kinds of friendtalk and brand messages that only a flow can carry are listed with their channel. */
function getFlowChannel(body: JsonObject): ChannelId {
  const channels = new Set(listAt(body, "messageFlow").flatMap((entry) => (isObject(entry) ? Object.keys(entry) : [])));
  const [only] = channels;
  return channels.size === 1 && (only === "friendtalk" || only === "brandmessage") ? only : "flow";
}

function toPresets(operation: SendOperation): readonly Preset[] {
  return Object.entries<{ summary: string; value: JsonObject }>(sendExamples[operation]).map(
    ([name, { summary, value }]) => ({
      id: `${operation}.${name}`,
      channel: operation === "sendOmni" ? getFlowChannel(value) : CHANNEL_OF[operation],
      operation,
      label: summary,
      body: atThisGateway(value),
    }),
  );
}

export const PRESETS: readonly Preset[] = (Object.keys(sendExamples) as SendOperation[]).flatMap(toPresets);

const FIRST = "sendRcs.carouselMedium";

export const getPreset = (id: string): Preset => {
  const preset = PRESETS.find((one) => one.id === id) ?? PRESETS.find((one) => one.id === FIRST);
  if (preset === undefined) throw new Error(`The document has no example ${FIRST}`);
  return preset;
};

export const getPresetsOf = (channel: ChannelId): readonly Preset[] =>
  PRESETS.filter((preset) => preset.channel === channel);
