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

export const rights = [
  {
    "right": "send",
    "calls": "sends, scheduled messages, message forms and opt-outs",
    "code": "A325"
  },
  {
    "right": "reports",
    "calls": "polling, the stream of reports, inquiry and tests of the webhook",
    "code": "A802"
  },
  {
    "right": "files",
    "calls": "uploads",
    "code": "A325"
  },
  {
    "right": "usage",
    "calls": "figures of usage",
    "code": "A802"
  }
] as const;

export const messageStates = [
  "scheduled",
  "waiting",
  "queued",
  "submitting",
  "submitted",
  "unknown",
  "delivered",
  "failed",
  "expired",
  "cancelled"
] as const;

export const names = {
  "account": {
    "description": "The id of a new account.",
    "type": "string",
    "pattern": "^[A-Za-z0-9][A-Za-z0-9._-]*$",
    "maxLength": 100
  },
  "operator": {
    "type": "string",
    "pattern": "^[a-z0-9][a-z0-9._@-]*$",
    "maxLength": 64
  },
  "credential": {
    "type": "string",
    "pattern": "^[A-Za-z0-9][A-Za-z0-9._-]*$",
    "maxLength": 30
  }
} as const;
