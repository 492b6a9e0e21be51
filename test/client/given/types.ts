// What must compile, and after @ts-expect-error what must not.
import {
  type AcceptedMessage,
  createGateway,
  type Failure,
  GatewayError,
  type OmniOutcome,
  type Report,
  type Result,
  type TokenStore,
} from "messaging-gateway-client";
import { preview } from "messaging-gateway-client/preview";
import { type bytes, segments } from "messaging-gateway-client/segments";
import { validate, validateMessage } from "messaging-gateway-client/validate";
import { expressWebhook, fetchWebhook, koaWebhook, verifyWebhook } from "messaging-gateway-client/webhook";

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const sure = <Claim extends true>(_claim: Claim): void => {};

export const gateway = createGateway({ baseUrl: "https://gateway.example.com", clientId: "acme", password: "secret" });
const sms = { from: "0212345678", to: "01012345678", text: "Hello" };

export async function accepted(): Promise<void> {
  const result = await gateway.sendSms(sms);
  // @ts-expect-error whether it was accepted is not known yet
  result.accepted;
  if (result.ok) {
    sure<Equal<typeof result.accepted, AcceptedMessage>>(true);
    sure<Equal<typeof result.code, "A000">>(true);
    result.accepted.msgKey.toUpperCase();
    // @ts-expect-error accepted is not delivered
    result.delivered;
    // @ts-expect-error accepted is not delivered
    result.accepted.delivered;
    // @ts-expect-error a send has no report
    result.accepted.reportCode;
    // @ts-expect-error a send hands out no data
    result.data;
    // @ts-expect-error there is no refusal in a success
    result.errors;
  } else {
    // @ts-expect-error there is no key of what was refused
    result.accepted;
    result.message.toUpperCase();
  }
  const key = await gateway.orThrow.sendSms(sms);
  sure<Equal<typeof key, AcceptedMessage>>(true);
  // @ts-expect-error the throwing style has no ok to look at
  key.ok;
}

export async function narrowed(result: Result<"sendSms">): Promise<void> {
  if (result.ok) return;
  if (result.status === 429) {
    sure<Equal<typeof result.code, "A020">>(true);
    sure<Equal<typeof result.kind, "refused">>(true);
    result.retryAfterMs?.toFixed();
  }
  if (result.status === 401) sure<Equal<typeof result.code, "A001" | "A002" | "A100">>(true);
  if (result.code === "A327") sure<Equal<typeof result.status, 400>>(true);
  // @ts-expect-error a code that this operation does not have
  if (result.code === "A413") return;
  // @ts-expect-error a status that this operation does not have
  if (result.status === 404) return;
  switch (result.kind) {
    case "refused":
      sure<Equal<(typeof result.errors)[number]["pointer"], string>>(true);
      return;
    case "undocumented":
      sure<Equal<typeof result.status, undefined>>(true);
      sure<Equal<typeof result.httpStatus, number>>(true);
      // @ts-expect-error what is not documented is no data
      result.data;
      // @ts-expect-error what is not documented is no answer
      result.answer;
      return;
    case "unanswered":
      sure<Equal<typeof result.why, "network" | "timeout">>(true);
      result.idempotencyKey?.toUpperCase();
      return;
    default:
      sure<Equal<typeof result, never>>(true);
  }
}

export async function omni(): Promise<void> {
  const result = await gateway.sendOmni({
    messageFlow: [{ sms: { from: "0212345678", text: "Hi" } }],
    destinations: [],
  });
  if (result.ok) {
    sure<Equal<typeof result.accepted, OmniOutcome["accepted"]>>(true);
    sure<Equal<typeof result.allAccepted, boolean>>(true);
    // @ts-expect-error there is a key for each recipient, and none for all
    result.accepted.msgKey;
    // @ts-expect-error it says that the message was accepted for somebody, not that it arrived
    result.accepted[0]?.delivered;
    // @ts-expect-error a recipient who was refused has no key
    result.refused[0]?.msgKey;
  } else if (result.code === "A306") sure<Equal<typeof result.refused, OmniOutcome["refused"]>>(true);
}

export async function reports(): Promise<void> {
  for await (const report of gateway.reports({ untilEmpty: true })) {
    sure<Equal<typeof report, Report>>(true);
    sure<Equal<typeof report.delivered, boolean>>(true);
    // @ts-expect-error a report does not say that something was accepted
    report.accepted;
  }
  const found = await gateway.report("key");
  if (!found.ok) return;
  // @ts-expect-error there may be no final report yet
  found.data.final.delivered;
  if (found.data.state === "pending") sure<Equal<typeof found.data.final, undefined>>(true);
  else sure<Equal<typeof found.data.final, Report>>(true);
  const waited = await gateway.waitForReport("key");
  // @ts-expect-error the wait may have been for nothing
  waited.data;
  if (!waited.ok && waited.kind === "no-report-yet") sure<Equal<typeof waited.code, undefined>>(true);
  sure<Equal<Awaited<ReturnType<typeof gateway.orThrow.waitForReport>>, Report>>(true);
}

export async function operations(): Promise<void> {
  const { formId } = await gateway.orThrow.createForm({ messageForm: [{ sms: { from: "0212345678", text: "Hi" } }] });
  await gateway.replaceForm({ formId }, { messageForm: [] }, { signal: AbortSignal.abort() });
  sure<Equal<Awaited<ReturnType<typeof gateway.orThrow.acknowledgeReports>>, undefined>>(true);
  sure<Equal<Awaited<ReturnType<typeof gateway.orThrow.getImage>>, Blob>>(true);
  await gateway.sendSms(sms, { idempotencyKey: "order-7", timeoutMs: 1000, retry: false });
  // @ts-expect-error polling has no key against doubles
  await gateway.pollReports({ idempotencyKey: "order-7" });
  // @ts-expect-error a field that sms does not have
  await gateway.sendSms({ ...sms, title: "x" });
  // @ts-expect-error the recipient is missing
  await gateway.sendSms({ from: "0212345678", text: "Hello" });
  // @ts-expect-error the path needs its value
  await gateway.getForm();
  // @ts-expect-error no such operation
  await gateway.sendFax({});
  // @ts-expect-error that is what the gateway calls at partners, not what they call
  await gateway.receiveReport({});
  // @ts-expect-error a file is a Blob
  await gateway.uploadFile({ serviceType: "MMS" }, { file: "bytes" });
}

export async function uploads(image: Blob): Promise<void> {
  await gateway.upload(image, { serviceType: "MMS" });
  await gateway.upload("./image.jpg", { serviceType: "FRIENDTALK", msgType: "FI" });
  // @ts-expect-error friendtalk asks for the message type
  await gateway.upload(image, { serviceType: "FRIENDTALK" });
  // @ts-expect-error no such service
  await gateway.upload(image, { serviceType: "FAX" });
}

export function errors(error: unknown): string | undefined {
  if (!(error instanceof GatewayError)) return undefined;
  // @ts-expect-error a code that nothing has
  if (error.code === "A398") return undefined;
  if (error.failure.kind === "unanswered") return error.failure.why;
  return error.code === "A020" ? error.message : error.errors[0]?.pointer;
}

export function options(tokenStore: TokenStore): void {
  createGateway({ baseUrl: new URL("https://x.example"), clientId: "a", password: async () => "b", tokenStore });
  createGateway({
    baseUrl: "https://x.example",
    clientId: "a",
    password: "b",
    fetch,
    vendorPrefix: "IB",
    retry: false,
  });
  // @ts-expect-error there is no account without a password
  createGateway({ baseUrl: "https://x.example", clientId: "a" });
}

export async function raw(): Promise<void> {
  const { data } = await gateway.raw.GET("/v1/report/polling");
  sure<Equal<NonNullable<typeof data>["data"]["reportId"], string>>(true);
  // @ts-expect-error no such path
  await gateway.raw.GET("/v1/report/pulling");
}

export async function besides(rawBody: Uint8Array, headers: Headers): Promise<void> {
  const event = await verifyWebhook(rawBody, headers, ["whsec_AAAA"]);
  sure<Equal<typeof event.report.delivered, boolean>>(true);
  // @ts-expect-error what has not been verified has no report
  verifyWebhook(rawBody, headers, "whsec_AAAA").report;
  const receiver = { secrets: "whsec_AAAA", onReport: async () => {} };
  for (const make of [fetchWebhook, koaWebhook, expressWebhook]) make(receiver);
  const checked = validate("sendSms", {});
  if (checked.ok) checked.body.text.toUpperCase();
  else checked.errors.map(({ pointer }) => pointer.length);
  // @ts-expect-error an operation without a body
  validate("pollReports", {});
  const { message, missing } = preview({ sms: { from: "0212345678", text: "Hi #{name}" } }, { name: "Kim" });
  validateMessage(message);
  sure<Equal<(typeof missing)[number]["name"], string>>(true);
  sure<Equal<typeof message.sms.text, string>>(true);
  sure<Equal<ReturnType<typeof bytes>, number>>(true);
  segments("x").parts.map((part) => part.length);
}

export const failures: Failure<"sendRcs">["kind"][] = ["refused", "undocumented", "unanswered"];
