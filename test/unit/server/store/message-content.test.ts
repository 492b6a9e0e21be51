import { expect, test } from "vitest";
import type { NewMessage, Step } from "../../../../server/domain/model.ts";
import { parseMessage, serializeMessage } from "../../../../server/store/message-content.ts";

const makeStep = (payload: Step["payload"]): Step => ({
  ...{ channel: "rcs", serviceType: "RCS", msgType: "RM" },
  ...{ payload, validityS: undefined },
});
const message: NewMessage = {
  ...{ to: "01012345678", steps: [makeStep({ brandKey: "B1", content: { text: "코트" } })], ref: "겨울" },
  ...{ paymentCode: undefined, parts: undefined },
};

test("a message is read as it was stored", () => {
  expect(parseMessage(serializeMessage(message))).toEqual(message);
});
