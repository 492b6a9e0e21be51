import { BYTES_TEXT, DEMO, FROM, makeSections, ORIGIN_CID, TTL } from "../compose/fields-common.ts";
import type { ConsoleChannel } from "./channel.ts";

export const sms: ConsoleChannel = {
  getSections: (_, isStep) =>
    makeSections(isStep, { sender: [FROM], message: [BYTES_TEXT], more: isStep ? [TTL, ORIGIN_CID] : [ORIGIN_CID] }),
  newStep: { from: DEMO.from[0], text: "안녕하세요, #{name}님." },
};
