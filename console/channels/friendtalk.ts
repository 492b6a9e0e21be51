import { choice } from "../compose/fields.ts";
import { placeOf } from "../compose/fields-buttons.ts";
import { DEMO, fallback, makeSections, SENDER_KEY } from "../compose/fields-common.ts";
import { AD_FLAG, getContentFields, RARE } from "../compose/fields-messenger.ts";
import { textAt } from "../compose/json.ts";
import { changeKind, getKind, getKindOptions } from "../compose/messenger-kinds.ts";
import type { ConsoleChannel } from "./channel.ts";

export const friendtalk: ConsoleChannel = {
  getSections: (message, isStep) => {
    const content = getContentFields("friendtalk", getKind(textAt(message, "msgType")), {
      image: placeOf(message, "imgUrl", ["attachment", "image", "imgUrl"], isStep),
      button: placeOf(message, "button", ["attachment", "button"], isStep),
      hasAttachment: true,
      without: ["DS"],
    });
    const kind = choice("msgType", "Kind", getKindOptions(!isStep), {
      ...(!isStep && { hint: "The other kinds are sent in a flow." }),
      change: changeKind("friendtalk", isStep),
    });
    return makeSections(isStep, {
      sender: [SENDER_KEY],
      message: [kind, ...content],
      others: [{ title: "Advertising", fields: [AD_FLAG] }],
      fallback: fallback(false),
      more: RARE,
    });
  },
  newStep: { senderKey: DEMO.senderKey[0], msgType: "FT", adFlag: "N", text: "안녕하세요, #{name}님." },
  hasFlowKinds: true,
};
