import {
  BYTES_TEXT,
  DEMO,
  FROM,
  MMS_IMAGES,
  MMS_TITLE,
  makeSections,
  ORIGIN_CID,
  TTL,
} from "../compose/fields-common.ts";
import { listAt } from "../compose/json.ts";
import type { ConsoleChannel } from "./channel.ts";

const TEXT = { ...BYTES_TEXT, lines: 6 };

export const mms: ConsoleChannel = {
  getSections: (_, isStep) =>
    makeSections(isStep, {
      sender: [FROM],
      message: [MMS_TITLE, TEXT, MMS_IMAGES],
      more: isStep ? [TTL, ORIGIN_CID] : [ORIGIN_CID],
    }),
  newStep: { from: DEMO.from[0], title: "안내", text: "안녕하세요, #{name}님." },
  describe: (message) => (listAt(message, "fileKey").length === 0 ? "LMS" : "MMS"),
};
