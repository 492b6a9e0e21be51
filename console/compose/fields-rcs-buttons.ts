import type { ChoiceField, Field, ListField, TextField } from "./fields.ts";
import { isObject, type Json, textAt } from "./json.ts";
import type { RcsFormat } from "./rcs-formats.ts";

export const LINK = (at: string, label: string, hint?: string): TextField => ({
  type: "text",
  at: [at],
  label,
  ...(hint !== undefined && { hint }),
});
const NEEDED = (at: string, label: string): TextField => ({ type: "text", at: [at], label, isRequired: true });

/** The fields of each type of button beside its name. */
const BUTTONS: Readonly<
  Record<string, { readonly label: string; readonly fields: readonly Field[]; readonly new: Json }>
> = {
  URL: { label: "Web page", fields: [NEEDED("url", "Address")], new: { url: "https://shop.example.com" } },
  DIAL: { label: "Call", fields: [NEEDED("phoneNumber", "Number")], new: { phoneNumber: "15880000" } },
  COPY: { label: "Copy a text", fields: [NEEDED("text", "Text")], new: { text: "WINTER20" } },
  MAP_LOC: {
    label: "Place on the map",
    fields: [
      NEEDED("label", "Name of the place"),
      NEEDED("latitude", "Latitude"),
      NEEDED("longitude", "Longitude"),
      LINK("fallbackUrl", "Address without a map app"),
    ],
    new: { label: "Gangnam", latitude: "37.4979", longitude: "127.0276", fallbackUrl: "https://map.example.com" },
  },
  MAP_QRY: {
    label: "Search on the map",
    fields: [NEEDED("query", "Search for"), LINK("fallbackUrl", "Address without a map app")],
    new: { query: "Gangnam station", fallbackUrl: "https://map.example.com" },
  },
  MAP_SEND: { label: "Send the own place", fields: [], new: {} },
  CALENDAR: {
    label: "Event in the calendar",
    fields: [
      NEEDED("startTime", "Start"),
      NEEDED("endTime", "End"),
      NEEDED("title", "Title"),
      LINK("description", "Description"),
    ],
    new: {
      startTime: "2027-01-20T14:00:00+09:00",
      endTime: "2027-01-20T15:00:00+09:00",
      title: "Visit",
      description: "Booking 5521",
    },
  },
  COM_T: {
    label: "Write a text",
    fields: [NEEDED("phoneNumber", "Number"), NEEDED("text", "Text")],
    new: { phoneNumber: "15880000", text: "Hello" },
  },
  COM_V: { label: "Video message", fields: [NEEDED("phoneNumber", "Number")], new: { phoneNumber: "15880000" } },
};

const BUTTON_TYPE: ChoiceField = {
  type: "choice",
  at: ["type"],
  label: "Type",
  options: Object.entries(BUTTONS).map(([type, { label }]) => [type, label]),
  change: (button, type) => ({ type, name: textAt(button, "name"), ...withFields(type) }),
};

function withFields(type: string): { readonly [name: string]: Json } {
  const fresh = BUTTONS[type]?.new;
  return isObject(fresh) ? fresh : {};
}

/** The buttons of a card. */
export const rcsButtons = ({ buttons: { max, label } }: RcsFormat): ListField => ({
  type: "list",
  at: ["button"],
  label: "Buttons",
  item: "button",
  max,
  make: () => ({ type: "URL", name: "Open", ...withFields("URL") }),
  fields: (button) => [
    BUTTON_TYPE,
    {
      type: "text",
      at: ["name"],
      label: "Label",
      isRequired: true,
      ...(label !== undefined && { meter: { unit: "characters", max: label } }),
    },
    ...(BUTTONS[textAt(button, "type")]?.fields ?? []),
  ],
});
