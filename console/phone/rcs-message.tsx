import type { Json } from "../compose/json.ts";
import { Buttons } from "./buttons.tsx";
import { Picture } from "./picture.tsx";
import { type CardView, getRcsView, type RcsView, type SubView } from "./rcs-view.ts";
import { Avatar, getSenderName } from "./sender.tsx";
import { Slides } from "./slides.tsx";

/** Images are given in pixels; a card that fills the phone is 284 points wide, a medium one 232, a small one 120. */
const POINTS = { full: 284, "carousel-medium": 232, "carousel-small": 120 } as const;

const widthOf = (family: string): string =>
  `${(100 * (family === "carousel-medium" || family === "carousel-small" ? POINTS[family] : POINTS.full)) / POINTS.full}%`;

/** A card, a carousel or a template. */
export function RcsMessage({ message }: { readonly message: Json }) {
  const view = getRcsView(message);
  const { format, cards } = view;
  const brand = getSenderName(message);
  return (
    <>
      {view.isAdvertisement && <p class="ad-mark">(광고)</p>}
      {format.content === "carousel" ? (
        <Slides label="Cards of the carousel">
          {cards.map((card, index) => (
            <div
              key={index}
              data-card={index}
              class={`bubble card-bubble layout-${format.family}`}
              style={{ width: widthOf(format.family) }}
            >
              <CardContent card={card} view={view} brand={brand} />
            </div>
          ))}
        </Slides>
      ) : (
        cards.map((card, index) => (
          <div key={index} class={`bubble card-bubble layout-${format.family}`}>
            <CardContent card={card} view={view} brand={brand} />
          </div>
        ))
      )}
      {view.isAdvertisement && view.footer !== "" && <p class="ad-foot">무료수신거부 {view.footer}</p>}
    </>
  );
}

interface CardContentProps {
  readonly card: CardView;
  readonly view: RcsView;
  /** Its name. */
  readonly brand: string;
}

function CardContent({ card, view, brand }: CardContentProps) {
  const { format, cells, values } = view;
  const [size] = format.images;
  const isSns = format.family === "sns";
  // Of the two SNS layouts, one has its buttons between the image and the text.
  const hasMiddleButtons = format.layout.includes("middle button");
  const needsImage = size !== undefined && (format.family !== "text" || card.media !== "");
  return (
    <>
      {isSns && (
        <p class="profile">
          <Avatar name={brand} /> {brand}
        </p>
      )}
      {needsImage && <Picture name={card.media} ratio={[size.width, size.height]} />}
      {hasMiddleButtons && <Buttons labels={card.buttons} />}
      <div class="words">
        {card.title !== "" && <strong class={format.family === "emphasis" ? "big" : ""}>{card.title}</strong>}
        {card.text !== "" && <p>{card.text}</p>}
        {values.map(([name, value]) => (
          <p key={name} class="pair">
            <span>{name}</span>
            <span>{value}</span>
          </p>
        ))}
        {cells.map(({ title, left, right }, index) => (
          <div key={index} class="cell">
            {title !== "" && <strong>{title}</strong>}
            <p class="pair">
              <span>{left}</span>
              <span>{right}</span>
            </p>
          </div>
        ))}
      </div>
      {card.subs.length > 0 && <Subs subs={card.subs} isSideBySide={format.layout === "Thumbnail horizontal"} />}
      {!hasMiddleButtons && <Buttons labels={card.buttons} />}
    </>
  );
}

/** Sub-information stands in rows, or side by side where the layout is horizontal. */
function Subs({ subs, isSideBySide }: { readonly subs: readonly SubView[]; readonly isSideBySide: boolean }) {
  return (
    <div class={isSideBySide ? "subs side-by-side" : "subs"}>
      {subs.map(({ title, text, media }, index) => (
        <div key={index} class="sub">
          {(media !== "" || isSideBySide) && <Picture name={media} ratio={[1, 1]} />}
          <div>
            <strong>{title}</strong>
            <p>{text}</p>
          </div>
        </div>
      ))}
    </div>
  );
}
