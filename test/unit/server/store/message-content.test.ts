import { expect, test } from "vitest";
import type { NewMessage, Step } from "../../../../server/domain/model.ts";
import { contentOf, readContent } from "../../../../server/store/content.ts";

const step = (payload: Step["payload"]): Step => ({
  ...{ channel: "rcs", serviceType: "RCS", msgType: "RM" },
  ...{ payload, validityS: undefined },
});
const message: NewMessage = {
  ...{ to: "01012345678", steps: [step({ brandKey: "B1", content: { text: "코트" } })], ref: "겨울" },
  ...{ paymentCode: undefined, parts: undefined },
};

test("a message is read as it was stored", () => {
  expect(readContent(contentOf(message))).toEqual(message);
});

test("so is one that a build before stored with the request's own body", () => {
  const body = { to: "01012345678", ref: "겨울", brandKey: "another", content: { text: "코트" } };
  const steps = [step({ brandKey: "B1" })];
  const stored = JSON.stringify({ to: message.to, steps, ref: message.ref, others: ["to", "ref"], body });
  expect(readContent(stored)).toEqual(message);
});
