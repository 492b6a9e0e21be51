import { needed, text } from "./fields.ts";
import type { ButtonTypes } from "./fields-buttons.ts";

const NUMBER = needed("phoneNumber", "Number");
const WITHOUT_MAP = text("fallbackUrl", "Address without a map app");

/** The types of buttons of RCS cards. */
export const RCS_BUTTONS: ButtonTypes = {
  URL: { label: "Web page", fields: [needed("url", "Address")], fresh: { url: "https://shop.example.com" } },
  DIAL: { label: "Call", fields: [NUMBER], fresh: { phoneNumber: "15880000" } },
  COPY: { label: "Copy a text", fields: [needed("text", "Text")], fresh: { text: "WINTER20" } },
  MAP_LOC: {
    label: "Place on the map",
    fields: [
      needed("label", "Name of the place"),
      needed("latitude", "Latitude"),
      needed("longitude", "Longitude"),
      WITHOUT_MAP,
    ],
    fresh: { label: "Gangnam", latitude: "37.4979", longitude: "127.0276", fallbackUrl: "https://map.example.com" },
  },
  MAP_QRY: {
    label: "Search on the map",
    fields: [needed("query", "Search for"), WITHOUT_MAP],
    fresh: { query: "Gangnam station", fallbackUrl: "https://map.example.com" },
  },
  MAP_SEND: { label: "Send the own place" },
  CALENDAR: {
    label: "Event in the calendar",
    fields: [
      needed("startTime", "Start"),
      needed("endTime", "End"),
      needed("title", "Title"),
      text("description", "Description"),
    ],
    fresh: {
      startTime: "2027-01-20T14:00:00+09:00",
      endTime: "2027-01-20T15:00:00+09:00",
      title: "Visit",
      description: "Booking 5521",
    },
  },
  COM_T: {
    label: "Write a text",
    fields: [NUMBER, needed("text", "Text")],
    fresh: { phoneNumber: "15880000", text: "Hello" },
  },
  COM_V: { label: "Video message", fields: [NUMBER], fresh: { phoneNumber: "15880000" } },
};
