import { isObject, type Json, listAt, textAt } from "../compose/json.ts";
import { Buttons, Chips } from "./buttons.tsx";
import { labelsOf } from "./messenger-parts.tsx";
import { Picture } from "./picture.tsx";
import { getSenderName } from "./sender.tsx";

/** A notification from an approved template. */
export function AlimtalkMessage({ message }: { readonly message: Json }) {
  const { attachment } = isObject(message) ? message : {};
  const { itemHighlight, item } = isObject(attachment) ? attachment : {};
  const summary = isObject(item) ? item.summary : undefined;
  const title = textAt(message, "title");
  return (
    <>
      <p class="from">{getSenderName(message)}</p>
      <div class="bubble messenger-bubble">
        <p class="banner">알림톡 도착</p>
        {textAt(message, "header") !== "" && <p class="header">{textAt(message, "header")}</p>}
        {textAt(message, "msgType") === "AI" && <Picture name="image of the template" ratio={[2, 1]} />}
        {title !== "" && (
          <p class="words">
            <strong class="big">{title}</strong>
          </p>
        )}
        {isObject(itemHighlight) && (
          <div class="words">
            <strong class="big">{textAt(itemHighlight, "title")}</strong>
            <p class="soft">{textAt(itemHighlight, "description")}</p>
          </div>
        )}
        {listAt(item, "list").length > 0 && (
          <div class="words items">
            {listAt(item, "list").map((row, index) => (
              <p key={index} class="pair">
                <span>{textAt(row, "title")}</span>
                <span>{textAt(row, "description")}</span>
              </p>
            ))}
            {isObject(summary) && (
              <p class="pair sum">
                <strong>{textAt(summary, "title")}</strong>
                <strong>{textAt(summary, "description")}</strong>
              </p>
            )}
          </div>
        )}
        <p class="words">{textAt(message, "text")}</p>
        <Buttons labels={labelsOf([...listAt(message, "button"), ...listAt(attachment, "button")])} />
      </div>
      <Chips labels={labelsOf(listAt(message, "supplement", "quickReply"))} />
    </>
  );
}
