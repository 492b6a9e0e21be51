import { streamFormat } from "../runtime/streams.ts";
import type { Json, JsonObject } from "./json.ts";

/**
 * The value that an Example Object shows: its `value`, its `dataValue`, or what its `serializedValue` holds. A text can be read by its
 * media type only if that is JSON, text or a stream; undefined otherwise.
 */
export function exampleValue(
  { value, dataValue, serializedValue }: JsonObject,
  mediaType = "",
  parse: (text: string) => unknown = JSON.parse,
): Json | undefined {
  const data = value !== undefined ? value : dataValue;
  if (data !== undefined || typeof serializedValue !== "string") return data;
  if (/^text\/(?!json)/i.test(mediaType) || streamFormat(mediaType) !== undefined) return serializedValue;
  if (!/[/+]json\s*(;|$)/i.test(mediaType)) return undefined;
  try {
    return parse(serializedValue) as Json;
  } catch {
    return undefined;
  }
}
