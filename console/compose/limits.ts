import { type ChannelName, findChannelOf, getLimit, type WrittenOperation } from "../channels/table.ts";
import { getAt, type Json, type Path, textOf, toPointer } from "./json.ts";

/** How much fits into the field at a place of the body. */
export interface FieldLimit {
  readonly max: number;
  readonly isBytes: boolean;
}

/** The contract's limit of a field; undefined where it has none. The type of the message may make it shorter. */
export function findLimit(operation: WrittenOperation, body: Json, path: Path): FieldLimit | undefined {
  const [flow, , step] = path;
  const isStep = (flow === "messageFlow" || flow === "messageForm") && step !== undefined;
  const channel = findChannelOf(operation) ?? (isStep ? (step as ChannelName) : "flow");
  const message = isStep ? path.slice(0, 3) : [];
  const place = path.slice(message.length);
  const anyEntry = place.map((name) => (/^\d+$/.test(name) ? "*" : name));
  const limit = getLimit(channel, toPointer(place)) ?? getLimit(channel, toPointer(anyEntry));
  if (limit === undefined) return undefined;
  const msgType = textOf(getAt(body, [...message, "msgType"]));
  return { max: limit.byType?.[msgType] ?? limit.max, isBytes: limit.isBytes === true };
}
