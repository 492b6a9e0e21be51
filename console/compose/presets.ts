import { sendExamples } from "../../generated/tables.ts";
import { CHANNEL_NAMES, CHANNELS } from "../channels/all.ts";
import { type ChannelName, findChannelOf, getChannelRow, getLimit, type SendOperation } from "../channels/table.ts";
import { atThisGateway } from "./image-address.ts";
import { type JsonObject, listAt } from "./json.ts";
import { getStepChannel } from "./steps.ts";

export type ChannelId = ChannelName | "flow";

/** Something to start from: a validated example of the document, with the values of the demo account. */
export interface Preset {
  /** For example `sendRcs.carouselMedium`. */
  readonly id: string;
  readonly channel: ChannelId;
  readonly operation: SendOperation;
  readonly label: string;
  readonly body: JsonObject;
}

/** A hint names a limit of the contract by its field. */
const fillHint = (channel: ChannelId, hint: string): string =>
  hint.replace(/\{(\w+)\}/g, (_, field) => String(getLimit(channel, `/${field}`)?.max));

const FLOW_HINT = "Several messages, each sent only if the one before it fails, to up to {destinations} people";

/** What can be composed. */
export const KINDS: readonly { readonly id: ChannelId; readonly label: string; readonly hint: string }[] = [
  ...CHANNEL_NAMES.map((id) => ({ id, label: getChannelRow(id).label, hint: fillHint(id, getChannelRow(id).hint) })),
  { id: "flow", label: "Flow", hint: fillHint("flow", FLOW_HINT) },
];

/** Kinds of messages that only a flow can carry are listed with their channel. */
function getFlowKind(body: JsonObject): ChannelId {
  const channels = new Set(listAt(body, "messageFlow").map(getStepChannel));
  const [only] = channels;
  return channels.size === 1 && only !== undefined && CHANNELS[only].hasFlowKinds ? only : "flow";
}

function toPresets(operation: SendOperation): readonly Preset[] {
  return Object.entries<{ summary: string; value: JsonObject }>(sendExamples[operation]).map(
    ([name, { summary, value }]) => ({
      id: `${operation}.${name}`,
      channel: findChannelOf(operation) ?? getFlowKind(value),
      operation,
      label: summary,
      body: atThisGateway(value),
    }),
  );
}

export const PRESETS: readonly Preset[] = (Object.keys(sendExamples) as SendOperation[]).flatMap(toPresets);

export const findPreset = (id: string): Preset | undefined => PRESETS.find((one) => one.id === id);

export function getPreset(id: string): Preset {
  const preset = findPreset(id);
  if (preset === undefined) throw new Error(`The document has no example ${id}`);
  return preset;
}

export const getPresetsOf = (channel: ChannelId): readonly Preset[] =>
  PRESETS.filter((preset) => preset.channel === channel);
