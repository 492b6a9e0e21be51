import type { SendRcsRequest, SendSmsRequest } from "../../../generated/handlers.ts";
import type { components, operations } from "../../../generated/types.ts";

// Requests as a caller writes them. What stands below an @ts-expect-error must not compile, and unless it is not JSON at
// all (undefined, an assignment) it is refused by the validators too: compare-with-types.ts asks them about each.

type Body<Id extends keyof operations> = operations[Id] extends {
  requestBody: { content: { "application/json": infer Json } };
}
  ? Json
  : never;
type Schema<Name extends keyof components["schemas"]> = components["schemas"][Name];

const sms: Body<"sendSms"> = { from: "0212345678", to: "01012345678", text: "Hello" };
const smsInFull: Body<"sendSms"> = { ...sms, ref: "order-1", originCID: "123456789" };
const mms: Body<"sendMms"> = { ...sms, title: "News", fileKey: ["key"] };
const alimtalk: Body<"sendAlimtalk"> = {
  senderKey: "key",
  msgType: "AT",
  to: "01012345678",
  templateCode: "code",
  text: "Hello",
  button: [
    { type: "WL", name: "Open", urlMobile: "https://example.com" },
    { type: "AC", name: "Add" },
  ],
};
const friendtalk: Body<"sendFriendtalk"> = { senderKey: "key", msgType: "FT", to: "01012345678", text: "Hello" };
const brandmessage: Body<"sendBrandmessage"> = {
  senderKey: "key",
  sendType: "basic",
  msgType: "FI",
  to: "01012345678",
  targeting: "M",
  templateCode: "T1",
  messageVariable: { name: "Kim", rate: 10 },
};
const rcs: Body<"sendRcs"> = {
  from: "0212345678",
  to: "01012345678",
  formatId: "SS000000",
  brandKey: "brand",
  content: { standalone: { text: "Hello" } },
};
const omni: Body<"sendOmni"> = {
  messageFlow: [
    {
      rcs: { from: "0212345678", formatId: "SS000000", brandKey: "brand", content: { standalone: { text: "Hello" } } },
    },
    { sms: { from: "0212345678", text: "Hello" } },
  ],
  destinations: [{ to: "01012345678", replaceWords: { name: "Kim" } }],
};
const form: Body<"createForm"> = { messageForm: [{ sms: { from: "0212345678", text: "Hello #{name}" } }] };

export const acceptedRequests = {
  sendSms: [sms, smsInFull],
  sendMms: [mms],
  sendAlimtalk: [alimtalk],
  sendFriendtalk: [friendtalk],
  sendBrandmessage: [brandmessage],
  sendRcs: [rcs],
  sendOmni: [omni],
  createForm: [form],
} as const;

// @ts-expect-error `text` is missing
const smsWithoutText: Body<"sendSms"> = { from: "0212345678", to: "01012345678" };
// @ts-expect-error a number is not a text
const smsWithNumber: Body<"sendSms"> = { ...sms, to: 1012345678 };
// @ts-expect-error nobody knows `title` in a short message
const smsWithTitle: Body<"sendSms"> = { from: "0212345678", to: "01012345678", text: "Hello", title: "News" };
// @ts-expect-error what may be left out may not be null
const smsWithNull: Body<"sendSms"> = { ...sms, ref: null };
// @ts-expect-error one key is no list of keys
const mmsWithText: Body<"sendMms"> = { ...mms, fileKey: "key" };
// @ts-expect-error there is no such type of message
const alimtalkOfType: Body<"sendAlimtalk"> = { ...alimtalk, msgType: "FT" };
// @ts-expect-error a web link has an address
const alimtalkWithoutLink: Body<"sendAlimtalk"> = { ...alimtalk, button: [{ type: "WL", name: "Open" }] };
// @ts-expect-error there is no such button
const alimtalkWithButton: Body<"sendAlimtalk"> = { ...alimtalk, button: [{ type: "XX", name: "Open" }] };
// @ts-expect-error a wide item list is for flows only
const friendtalkOfType: Body<"sendFriendtalk"> = { ...friendtalk, msgType: "FL" };
// @ts-expect-error there is no such targeting
const brandmessageTo: Body<"sendBrandmessage"> = { ...brandmessage, targeting: "O" };
// @ts-expect-error a variable has a text or a number
const brandmessageWithList: Body<"sendBrandmessage"> = { ...brandmessage, messageVariable: { name: ["Kim"] } };
// @ts-expect-error there is no such kind of content
const rcsOfKind: Body<"sendRcs"> = { ...rcs, content: { poster: {} } };
// @ts-expect-error a flow has steps, not one step
const omniOfOne: Body<"sendOmni"> = { ...omni, messageFlow: { sms: { from: "0212345678", text: "Hello" } } };
// @ts-expect-error there is no such channel
const omniByPost: Body<"sendOmni"> = { ...omni, messageFlow: [{ post: { to: "Seoul" } }] };
// @ts-expect-error words are texts
const omniWithNumber: Body<"sendOmni"> = { ...omni, destinations: [{ to: "01012345678", replaceWords: { count: 3 } }] };

export const refusedRequests = {
  sendSms: [smsWithoutText, smsWithNumber, smsWithTitle, smsWithNull],
  sendMms: [mmsWithText],
  sendAlimtalk: [alimtalkOfType, alimtalkWithoutLink, alimtalkWithButton],
  sendFriendtalk: [friendtalkOfType],
  sendBrandmessage: [brandmessageTo, brandmessageWithList],
  sendRcs: [rcsOfKind],
  sendOmni: [omniOfOne, omniByPost, omniWithNumber],
} as const;

// @ts-expect-error what is optional may be absent, never undefined
export const smsWithUndefined: Body<"sendSms"> = { ...sms, ref: undefined };

/** The type of a button tells what else it has. */
export function addressOf(button: Schema<"MessengerButton">): string | undefined {
  if (button.type === "WL") return button.urlMobile;
  // @ts-expect-error any other button need not have an address
  return button.urlMobile;
}

export function changed(request: SendSmsRequest): void {
  // @ts-expect-error a request is read, not written
  request.body = sms;
  // @ts-expect-error nor are its headers
  request.header["Idempotency-Key"] = "key";
}

/** With its defaults filled in, as a handler gets it, what has a default is there. */
export const expiryOf = ({ body }: SendRcsRequest): string => body.expiryOption;
// @ts-expect-error … and as a caller sends it, it may not be
export const sentExpiryOf = (body: Body<"sendRcs">): string => body.expiryOption;
