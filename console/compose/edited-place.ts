import { signal } from "@preact/signals";
import { fromPointer, type Path } from "./json.ts";

/** The place of the body that is being edited in the form; the phones show what stands there. */
export const editedPlace = signal<Path>([]);

const FIELD = "field/";

/**
 * Call it when a control of the form gets the focus. The ids of controls begin with their place; entries of lists and steps of a flow
 * have it in `data-at`, because their headings and buttons are no fields.
 */
export function noteFocus(target: EventTarget | null): void {
  const part = target instanceof Element ? target.closest(`[id^="${FIELD}"], [data-at]`) : null;
  if (part === null) return;
  editedPlace.value = fromPointer(part.getAttribute("data-at") ?? part.id.slice(FIELD.length - 1));
}

export interface EditedPart {
  /** Which phone of the row. */
  readonly phone: number;
  /** Which card of its carousel; undefined: the place is in none. */
  readonly card?: number;
}

/** Where the cards of carousels are, in the message of a channel. */
const CARD = /^(?:content\/carousel|carousel\/list|carouselVariable)\/(\d+)/;

/** What the phones show of a place. */
export function findEditedPart(place: Path): EditedPart {
  const [first, index] = place;
  const isStep = (first === "messageFlow" || first === "messageForm") && index !== undefined;
  const phone = isStep ? Number(index) : first === "fallback" ? 1 : 0;
  const [, card] = CARD.exec(place.slice(isStep ? 3 : 0).join("/")) ?? [];
  return card === undefined ? { phone } : { phone, card: Number(card) };
}
