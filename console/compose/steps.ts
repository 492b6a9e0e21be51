import { type FlowMessage, preview } from "../../client/preview.ts";
import { STEP_CHANNELS } from "../channels/all.ts";
import { type ChannelName, findChannelOf, type StepChannel, type WrittenOperation } from "../channels/table.ts";
import { isObject, type Json, type JsonObject, listAt, textAt, textOf } from "./json.ts";

/** One message that a recipient may get. */
export interface Step {
  readonly channel: ChannelName;
  readonly message: Json;
}

/** What one recipient gets: the messages of the flow with the recipient's words, in the order in which they are tried. */
export interface Chain {
  readonly to: string;
  readonly steps: readonly Step[];
  /** Placeholders for which the recipient has no word. */
  readonly missing: readonly string[];
}

/** Where the messages of a flow, or of a form, are in the body. */
export const getFlowField = (operation: WrittenOperation): "messageFlow" | "messageForm" =>
  operation === "createForm" ? "messageForm" : "messageFlow";

/** The recipients of a body; a form has none. */
export function getRecipients(operation: WrittenOperation, body: Json): readonly string[] {
  if (findChannelOf(operation) !== undefined) return [textAt(body, "to")];
  return listAt(body, "destinations").map((destination) => textAt(destination, "to"));
}

/** An SMS fallback that is too long for one goes out as LMS; that is for the phone to show. */
function toFallback(message: Json): readonly Step[] {
  const fallback = isObject(message) ? message.fallback : undefined;
  if (!isObject(fallback)) return [];
  const from = textAt(fallback, "from") || textAt(message, "from");
  return [{ channel: textAt(fallback, "type") === "MMS" ? "mms" : "sms", message: { ...fallback, from } }];
}

export const getStepChannel = (entry: Json): StepChannel | undefined =>
  isObject(entry) ? STEP_CHANNELS.find((channel) => channel in entry) : undefined;

/** The words of a recipient; numbers are taken as their text, as the gateway does. */
function getWords(destination: Json | undefined): Readonly<Record<string, string>> {
  const words = isObject(destination) ? destination.replaceWords : undefined;
  if (!isObject(words)) return {};
  return Object.fromEntries(Object.entries(words).map(([name, word]) => [name, textOf(word)]));
}

/** The message of an entry of a flow with the words of one recipient. */
export function fillEntry(
  entry: JsonObject,
  channel: StepChannel,
  destination: Json | undefined,
): { readonly message: Json; readonly missing: readonly string[] } {
  // The form and the raw editor can hold any shape; the preview leaves alone what it does not know.
  const { message: filled, missing } = preview(entry as FlowMessage, getWords(destination));
  const message: unknown = Reflect.get(filled, channel);
  return { message: message as Json, missing: missing.map(({ name }) => name) };
}

/** What the recipient at this place of the list gets. `flow` stands for the messages of a form that the gateway keeps. */
export function getChain(operation: WrittenOperation, body: Json, index: number, flow?: readonly Json[]): Chain {
  const to = getRecipients(operation, body)[index] ?? "";
  const single = findChannelOf(operation);
  if (single !== undefined)
    return { to, steps: [{ channel: single, message: body }, ...toFallback(body)], missing: [] };
  const destination = listAt(body, "destinations")[index];
  const missing = new Set<string>();
  const steps = (flow ?? listAt(body, getFlowField(operation))).flatMap((entry): readonly Step[] => {
    const channel = getStepChannel(entry);
    if (channel === undefined || !isObject(entry)) return [];
    const filled = fillEntry(entry, channel, destination);
    for (const name of filled.missing) missing.add(name);
    // A form is shown as it is written; those who send it bring the words.
    return [{ channel, message: operation === "createForm" ? (entry[channel] ?? null) : filled.message }];
  });
  return { to, steps, missing: [...missing] };
}
