import { isObject, type Json, listAt, textAt, textOf } from "../compose/json.ts";
import { Buttons } from "./buttons.tsx";
import { Commerce, Coupon, labelsOf, MessengerCard, WideList } from "./messenger-parts.tsx";
import { Picture } from "./picture.tsx";
import { getSenderName } from "./sender.tsx";
import { Slides } from "./slides.tsx";

/** A basic brand message and one that is not said to be none are advertisements; so are the kinds that have no choice. */
const isAdvertisement = (message: Json): boolean =>
  textAt(message, "adFlag") !== "N" || textAt(message, "sendType") === "basic";

/** A friendtalk or brand message of any kind. */
export function FriendMessage({ message }: { readonly message: Json }) {
  const isAd = isAdvertisement(message);
  const optOut = textAt(message, "unsubscribePhoneNumber");
  return (
    <>
      <p class="from">
        {isAd && <span class="ad-mark">(광고)</span>} {getSenderName(message)}
      </p>
      {isObject(message) && isObject(message.carousel) ? (
        <Carousel carousel={message.carousel} />
      ) : (
        <FriendBubble message={message} />
      )}
      {isAd && (
        <p class="ad-foot">
          {optOut === ""
            ? "수신거부 : 홈 > 채널차단"
            : `무료수신거부 ${optOut} ${textAt(message, "unsubscribeAuthNumber")}`}
        </p>
      )}
    </>
  );
}

function Carousel({ carousel }: { readonly carousel: Json }) {
  const head = isObject(carousel) ? carousel.head : undefined;
  const hasTail = isObject(carousel) && isObject(carousel.tail);
  return (
    <Slides label="Cards of the carousel">
      {isObject(head) && (
        <div class="bubble messenger-card">
          <Picture name={textAt(head, "imageUrl")} ratio={[4, 3]} />
          <div class="words">
            <strong>{textAt(head, "header")}</strong>
            <p>{textAt(head, "content")}</p>
          </div>
        </div>
      )}
      {listAt(carousel, "list").map((card, index) => (
        <MessengerCard key={index} card={card} index={index} />
      ))}
      {hasTail && <div class="bubble messenger-card tail">더보기 →</div>}
    </Slides>
  );
}

function FriendBubble({ message }: { readonly message: Json }) {
  const { attachment } = isObject(message) ? message : {};
  const { coupon, commerce, video } = isObject(attachment) ? attachment : {};
  const kind = textAt(message, "msgType");
  const image =
    textAt(message, "imgUrl") ||
    textAt(attachment, "image", "imgUrl") ||
    textAt(message, "imageVariable", "0", "imgUrl");
  const buttons = [...listAt(message, "button"), ...listAt(attachment, "button")];
  const header = textAt(message, "header");
  const text = textAt(message, "text");
  const cards = listAt(message, "carouselVariable");
  return (
    <>
      <div class={kind === "FW" || kind === "FL" ? "bubble messenger-bubble wide-bubble" : "bubble messenger-bubble"}>
        {header !== "" && <p class="header">{header}</p>}
        {(image !== "" || kind === "FI" || kind === "FW") && (
          <Picture name={image} ratio={kind === "FI" ? [3, 2] : [4, 3]} isWhole />
        )}
        {isObject(video) && (
          <Picture name={textAt(video, "thumbnailUrl") || textAt(video, "videoUrl")} ratio={[16, 9]} isVideo />
        )}
        <WideList rows={listAt(attachment, "item", "list")} />
        {text !== "" && <p class="words">{text}</p>}
        <Template message={message} />
        <Commerce commerce={commerce} />
        {textAt(message, "additionalContent") !== "" && <p class="line">{textAt(message, "additionalContent")}</p>}
        <Coupon coupon={coupon} />
        <Buttons labels={labelsOf(buttons)} />
      </div>
      {cards.length > 0 && (
        <Slides label="Cards of the carousel">
          {cards.map((card, index) => (
            <div key={index} class="bubble messenger-card" data-card={index}>
              <Picture name={textAt(card, "imageVariable", "0", "imgUrl")} ratio={[4, 3]} />
              <div class="words">
                <Values holder={card} />
              </div>
            </div>
          ))}
        </Slides>
      )}
    </>
  );
}

/** The wording of a template is registered with the messenger; here are the values that go into it. */
function Template({ message }: { readonly message: Json }) {
  if (textAt(message, "sendType") !== "basic") return null;
  return (
    <div class="words">
      <p class="header">Template {textAt(message, "templateCode")}</p>
      <Values holder={message} />
    </div>
  );
}

const VARIABLES = ["messageVariable", "buttonVariable", "couponVariable", "commerceVariable", "videoVariable"];

function Values({ holder }: { readonly holder: Json }) {
  const maps = isObject(holder) ? VARIABLES.map((name) => holder[name]).filter(isObject) : [];
  return (
    <div class="values">
      {maps.flatMap(Object.entries<Json>).map(([name, value], index) => (
        <p key={index} class="pair">
          <span>{name}</span>
          <span>{textOf(value)}</span>
        </p>
      ))}
    </div>
  );
}
