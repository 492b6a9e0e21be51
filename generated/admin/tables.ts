// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export const channels = [
  "sms",
  "mms",
  "rcs",
  "international",
  "alimtalk",
  "friendtalk",
  "brandmessage"
] as const;
