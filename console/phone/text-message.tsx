import { type Json, listAt, textAt, textOf } from "../compose/json.ts";
import { Picture } from "./picture.tsx";
import { describeDomestic, describeInternational } from "./text-size.ts";

interface TextMessageProps {
  readonly channel: "sms" | "mms" | "international";
  readonly message: Json;
}

/** A plain text, or one with a title and images. */
export function TextMessage({ channel, message }: TextMessageProps) {
  const text = textAt(message, "text");
  const title = textAt(message, "title");
  const images = channel === "international" ? [] : listAt(message, "fileKey").map(textOf);
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
        {channel === "international" ? describeInternational(text) : describeDomestic(channel, message)}
      </p>
    </>
  );
}
