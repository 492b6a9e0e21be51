import { type Json, listAt, textAt, textOf } from "../compose/json.ts";
import { Picture } from "./picture.tsx";

interface TextMessageProps {
  readonly message: Json;
  /** How long the text is, and what it goes out as. */
  readonly count: string;
}

/** A plain text, or one with a title and images. */
export function TextMessage({ message, count }: TextMessageProps) {
  const text = textAt(message, "text");
  const title = textAt(message, "title");
  const images = listAt(message, "fileKey").map(textOf);
  return (
    <>
      <div class="bubble text-bubble">
        {title !== "" && <strong>{title}</strong>}
        {images.map((name, index) => (
          <Picture key={index} name={name} ratio={[4, 3]} isWhole />
        ))}
        <p>{text || "…"}</p>
      </div>
      <p class="count">{count}</p>
    </>
  );
}
