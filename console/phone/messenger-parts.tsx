import { isObject, type Json, listAt, textAt } from "../compose/json.ts";
import { Buttons } from "./buttons.tsx";
import { Picture } from "./picture.tsx";

// The parts that bubbles of the messenger are made of.

export const labelsOf = (buttons: readonly Json[]): readonly string[] =>
  buttons.map((button) => textAt(button, "name") || (textAt(button, "type") === "AC" ? "채널 추가" : ""));

const won = (value: Json | undefined): string => {
  const amount = Number(value);
  return value === undefined || Number.isNaN(amount) ? "" : `${amount.toLocaleString("ko-KR")}원`;
};

/** An offer: the reduced price with its reduction, and the regular one struck out. */
export function Commerce({ commerce }: { readonly commerce: Json | undefined }) {
  if (!isObject(commerce)) return null;
  const { regularPrice, discountPrice, discountRate, discountFixed } = commerce;
  const isReduced = discountPrice !== undefined;
  const reduction = discountRate === undefined ? won(discountFixed) : `${textAt(commerce, "discountRate")}%`;
  return (
    <div class="words">
      <p class="price">
        {isReduced && <b>{reduction}</b>} <strong>{won(isReduced ? discountPrice : regularPrice)}</strong>
        {isReduced && <s>{won(regularPrice)}</s>}
      </p>
      <p>{textAt(commerce, "title")}</p>
    </div>
  );
}

export function Coupon({ coupon }: { readonly coupon: Json | undefined }) {
  if (!isObject(coupon)) return null;
  return (
    <div class="coupon">
      <div>
        <strong>{textAt(coupon, "title")}</strong>
        <p>{textAt(coupon, "description")}</p>
      </div>
      <span aria-hidden="true">↓</span>
    </div>
  );
}

/** The rows of a wide item list: the first is a wide picture, the others have a square one at their right. */
export function WideList({ rows }: { readonly rows: readonly Json[] }) {
  const [first, ...others] = rows;
  if (first === undefined) return null;
  return (
    <>
      <div class="first-row">
        <Picture name={textAt(first, "imgUrl")} ratio={[2, 1]} />
        <strong>{textAt(first, "title")}</strong>
      </div>
      {others.map((row, index) => (
        <div key={index} class="row">
          <span>{textAt(row, "title")}</span>
          <Picture name={textAt(row, "imgUrl")} ratio={[1, 1]} />
        </div>
      ))}
    </>
  );
}

/** A card of a carousel of texts or of offers. */
export function MessengerCard({ card, index }: { readonly card: Json; readonly index: number }) {
  const attachment = isObject(card) ? card.attachment : undefined;
  const { commerce, coupon } = isObject(attachment) ? attachment : {};
  const header = textAt(card, "header");
  const text = textAt(card, "message");
  return (
    <div class="bubble messenger-card" data-card={index}>
      <Picture name={textAt(attachment, "image", "imgUrl")} ratio={[4, 3]} />
      {(header !== "" || text !== "") && (
        <div class="words">
          <strong>{header}</strong>
          <p>{text}</p>
        </div>
      )}
      <Commerce commerce={commerce} />
      {textAt(card, "additionalContent") !== "" && <p class="line">{textAt(card, "additionalContent")}</p>}
      <Coupon coupon={coupon} />
      <Buttons labels={labelsOf(listAt(attachment, "button"))} />
    </div>
  );
}
