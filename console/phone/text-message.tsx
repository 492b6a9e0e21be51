import { bytes, segments } from "../../client/segments.ts";
import { type Json, listAt, textAt, textOf } from "../compose/json.ts";
import { Picture } from "./picture.tsx";

const SHORT = 90;
const LONG = 2000;

/** The bytes of a text, and what it goes out as. */
function describeDomestic(message: Json, isLong: boolean): string {
  const used = bytes(textAt(message, "text"));
  if (!isLong && used <= SHORT) return `SMS · ${used} / ${SHORT} bytes`;
  const kind = listAt(message, "fileKey").length > 0 ? "MMS" : "LMS";
  return `${kind} · ${used} / ${LONG} bytes`;
}

function describeInternational(text: string): string {
  const { encoding, parts } = segments(text);
  const count = parts.length === 1 ? "1 part" : `${parts.length} parts`;
  return `${count} · ${encoding === "ucs2" ? "UCS-2" : "GSM alphabet"} · ${text.length} characters`;
}

interface TextMessageProps {
  readonly channel: "sms" | "mms" | "international";
  readonly message: Json;
}

/** A plain text, or one with a title and images. */
export function TextMessage({ channel, message }: TextMessageProps) {
  const text = textAt(message, "text");
  const title = textAt(message, "title");
  const images = channel === "international" ? [] : listAt(message, "fileKey").map(textOf);
  const isLong = channel === "mms" || title !== "";
  return (
    <>
      <div class="bubble text-bubble">
        {title !== "" && <strong>{title}</strong>}
        {images.map((name, index) => (
          <Picture key={index} name={name} ratio={[4, 3]} />
        ))}
        <p>{text || "…"}</p>
      </div>
      <p class="count">
        {channel === "international" ? describeInternational(text) : describeDomestic(message, isLong)}
      </p>
    </>
  );
}
