import type { PollReportsReply, SendSmsReply } from "../../../generated/handlers.ts";

// Replies as a handler returns them, held against the validators like the requests.

type Replies = { readonly sendSms: SendSmsReply; readonly pollReports: PollReportsReply };

const accepted: SendSmsReply = { status: 200, body: { code: "A000", result: "Success", msgKey: "key" } };
const acceptedWithRef: SendSmsReply = {
  status: 200,
  body: { code: "A000", result: "Success", msgKey: "key", ref: "order-1" },
};
const refused: SendSmsReply = {
  status: 400,
  body: {
    code: "A302",
    result: "Invalid or empty from",
    errors: [{ pointer: "/from", code: "A302", message: "must be digits" }],
  },
};
const nothing: PollReportsReply = {
  status: 200,
  body: { code: "A000", result: "Success", data: { reportId: "", report: [] } },
};
const report = {
  msgKey: "key",
  serviceType: "SMS",
  msgType: "SM",
  reportTime: "2026-11-15T12:00:00+09:00",
  reportType: "0",
  reportCode: "10000",
} as const;
const batch: PollReportsReply = {
  status: 200,
  body: {
    code: "A000",
    result: "Success",
    data: {
      reportId: "batch-1",
      report: [report],
    },
  },
};

export const acceptedReplies: { readonly [Id in keyof Replies]: readonly Replies[Id][] } = {
  sendSms: [accepted, acceptedWithRef, refused],
  pollReports: [nothing, batch],
};

// @ts-expect-error an accepted message has a key
const withoutKey: SendSmsReply = { status: 200, body: { code: "A000", result: "Success" } };
// @ts-expect-error a success has the code of one
const wrongCode: SendSmsReply = { status: 200, body: { code: "A302", result: "Success", msgKey: "key" } };
// @ts-expect-error this operation has no such code
const foreignCode: SendSmsReply = { status: 400, body: { code: "A805", result: "Invalid or empty from" } };
const placeless = { code: "A302", result: "Invalid or empty from", errors: [{ code: "A302", message: "" }] } as const;
// @ts-expect-error a fault has a place
const faultWithoutPlace: SendSmsReply = { status: 400, body: placeless };
const noList = { code: "A000", result: "Success", data: { reportId: "", report: {} } } as const;
// @ts-expect-error a list is a list
const reportAlone: PollReportsReply = { status: 200, body: noList };
const posted = { ...report, serviceType: "POST" } as const;
const byPostOnly = { code: "A000", result: "Success", data: { reportId: "b", report: [posted] } } as const;
// @ts-expect-error there is no such service
const byPost: PollReportsReply = { status: 200, body: byPostOnly };

export const refusedReplies: { readonly [Id in keyof Replies]: readonly Replies[Id][] } = {
  sendSms: [withoutKey, wrongCode, foreignCode, faultWithoutPlace],
  pollReports: [reportAlone, byPost],
};

// @ts-expect-error a status that the document does not name
export const teapot: SendSmsReply = { status: 418, body: { code: "A000", result: "Success", msgKey: "key" } };
// @ts-expect-error a header that the document does not name
export const withHeader: SendSmsReply = { status: 400, headers: { "X-Secret": "1" }, body: refused.body };

export function changed(reply: SendSmsReply): void {
  // @ts-expect-error a reply is made, not changed
  reply.mediaType = "application/json";
}

export function keyOf(reply: SendSmsReply): string | undefined {
  // The status tells what the body has.
  if (reply.status === 200) return reply.body.msgKey;
  // @ts-expect-error a refusal has no key
  return reply.body.msgKey;
}
