import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { handlers } from "../../../server/handlers/all.ts";
import { submission } from "../../unit/server/carriers/http/fixtures.ts";
import { TestProvider } from "../carriers/http/test-provider.ts";
import { MemoryGateway } from "../http/rig.ts";

// The README's tutorial adds a field `note` to the schema of a request. The binding then lets it through to the handler.
// The message to a carrier has no such field, so a provider must not get it.

const note = "A remark for the caller's own records.";
const to = "01012345678";
const text = "Your parcel arrives today.";

const gateway = new MemoryGateway();
const { account, services } = gateway;
const context = {
  ...{ account, services, requestId: "r-1", nowMs: Date.now(), charge: async () => true },
  ...{ signal: new AbortController().signal, findAccountAgain: async () => account },
  credential: undefined,
};
const request = <Body>(body: Body) => ({ header: {}, mediaType: "application/json", body: { ...body, note } }) as const;

const { sendSms, sendMms, sendInternational, sendRcs, sendAlimtalk, sendBrandmessage, sendFriendtalk } = handlers;

const sends: Record<string, () => unknown> = {
  sms: () => sendSms(request({ from: "0212345678", to, text }), context),
  mms: () => sendMms(request({ from: "0212345678", to, text, title: "Parcel" }), context),
  international: () => sendInternational(request({ from: "0212345678", to: "+818012345678", text }), context),
  rcs: () =>
    sendRcs(
      request({
        ...{ from: "0212345678", to, formatId: "TPL-DESCRIPTION", brandKey: "BR.key", body: { description: text } },
        ...{ expiryOption: "1", header: "0", copyAllowed: "1" },
      } as const),
      context,
    ),
  alimtalk: () =>
    sendAlimtalk(
      request({ senderKey: "sender-key", msgType: "AT", templateCode: "ORDER_PAID_01", to, text } as const),
      context,
    ),
  brandmessage: () =>
    sendBrandmessage(request({ senderKey: "sender-key", sendType: "free", msgType: "FT", to, text } as const), context),
  friendtalk: () =>
    sendFriendtalk(request({ senderKey: "sender-key", msgType: "FT", to, text, adFlag: "N" } as const), context),
};

describe("a field that only the request has", () => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await TestProvider.start();
  });
  afterAll(() => provider.stop());

  test.each(Object.keys(sends))("is not sent to the provider: %s", async (channel) => {
    expect(await sends[channel]?.()).toMatchObject({ status: 200 });
    const [message] = gateway.accepted.splice(0).flatMap(({ messages }) => messages);
    const [step] = message?.steps ?? [];
    if (message === undefined || step === undefined) throw new Error("Nothing was accepted");
    await provider.submit([submission({ ...step, to: message.to })]);
    const { body = "" } = provider.heard.pop() ?? {};
    expect(JSON.parse(body).messages).toMatchObject([{ channel, to: message.to }]);
    expect(body).not.toContain(note);
  });
});
