import { readMessageKeyBits } from "../domain/message-key.ts";

/** The ids of a message's trace and of its first span, as OpenTelemetry writes them. */
export interface MessageTraceIds {
  readonly traceId: string;
  readonly spanId: string;
}

const HEX_DIGITS = 32;

/**
 * A message key and a trace id both have 128 bits, so the one is the other. The first span has the last 64 of them, which are random.
 * Undefined: the text is no message key.
 */
export function getTraceIds(msgKey: string): MessageTraceIds | undefined {
  const bits = readMessageKeyBits(msgKey);
  if (bits === undefined) return undefined;
  const traceId = bits.toString(16).padStart(HEX_DIGITS, "0");
  return { traceId, spanId: traceId.slice(HEX_DIGITS / 2) };
}
