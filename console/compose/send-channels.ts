import type { sendExamples } from "../../generated/tables.ts";

/** The operations that send a message. */
export type SendOperation = keyof typeof sendExamples;

/** The channel that each single send uses. */
export const CHANNEL_OF = {
  sendSms: "sms",
  sendMms: "mms",
  sendInternational: "international",
  sendRcs: "rcs",
  sendAlimtalk: "alimtalk",
  sendFriendtalk: "friendtalk",
  sendBrandmessage: "brandmessage",
} as const satisfies Readonly<Record<Exclude<SendOperation, "sendOmni">, string>>;
