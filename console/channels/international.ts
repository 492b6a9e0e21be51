import { needed } from "../compose/fields.ts";
import { DEMO, FROM, makeSections, TO } from "../compose/fields-common.ts";
import type { ConsoleChannel } from "./channel.ts";

export const international: ConsoleChannel = {
  getSections: (_, isStep) =>
    makeSections(isStep, {
      to: { ...TO, hint: "With + and the country code.", isInternational: true },
      sender: [FROM],
      message: [needed("text", "Text", { lines: 5, count: "parts" })],
      more: [],
    }),
  newStep: { from: DEMO.from[0], text: "Hello" },
};
