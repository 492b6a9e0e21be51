import type { WireAnswer } from "../../../scripts/probe/wire/answer.ts";
import { isObject, type Json } from "../../../scripts/schema/json.ts";
import { updateAccount } from "../../../server/store/accounts.ts";
import { closeReceivers, startReceiver } from "../../rig/webhook-receiver.ts";
import { ask, eventually, messageTo, type Operations, valueAt } from "./drafts.ts";
import type { GatewayDraft, TestGateways } from "./gateways.ts";
import { jpeg, part, png } from "./images.ts";

/** Brings about the one answer that an example shows, where the operation has several of the same code. */
type Way = (gateways: TestGateways, operations: Operations, draft: GatewayDraft) => Promise<WireAnswer>;

const inquiry =
  (msgKeyOf: (gateways: TestGateways, operations: Operations) => Promise<string>, steps: number): Way =>
  async (gateways, operations, draft) => {
    const msgKey = await msgKeyOf(gateways, operations);
    const look = () => gateways.send({ ...draft, path: { msgKey } });
    await eventually(async () => {
      const report = valueAt(await look(), "/data/report");
      return Array.isArray(report) && report.length >= steps ? "all" : "";
    });
    return look();
  };

const sent = async (gateways: TestGateways, operations: Operations, operationId: string, body: Json): Promise<string> =>
  String(valueAt(await ask(gateways, operations, operationId, { body }), "/msgKey"));

const omni = (to: readonly string[]) => ({
  messageFlow: [{ sms: { from: "0212345678", text: "Hello" } }],
  destinations: to.map((one) => ({ to: one })),
  ref: "exercise",
});

/** By operation and example, or media type where there is none. */
export const successes: Readonly<Record<string, Way>> = {
  "pollReports reports": async (gateways, operations, draft) => {
    // Whatever other requests were reported so far is taken out of the way.
    const msgKey = await messageTo(gateways, operations, "01000000000");
    await eventually(async () => {
      const answer = await gateways.send(draft);
      const reports = valueAt(answer, "/data/report");
      if (JSON.stringify(reports).includes(msgKey) && valueAt(answer, "/data/report/0/ref") !== undefined)
        return "there";
      const reportId = String(valueAt(answer, "/data/reportId") ?? "");
      if (reportId !== "") await ask(gateways, operations, "acknowledgeReports", { path: { reportId } });
      if (JSON.stringify(reports).includes(msgKey)) await messageTo(gateways, operations, "01000000000");
      return "";
    });
    return gateways.send(draft);
  },
  "pollReports nothing": (gateways, _, draft) => gateways.send({ ...draft, account: "no-channel" }),
  "streamReports batch": async (gateways, operations, draft) => {
    await messageTo(gateways, operations, "01000000000");
    await eventually(async () =>
      String(valueAt(await ask(gateways, operations, "pollReports"), "/data/reportId") ?? ""),
    );
    // An event of another batch: all of this one is sent.
    return gateways.send({ ...draft, headers: { ...draft.headers, "Last-Event-ID": "another-batch.0" } });
  },
  "getUsage found": async (gateways, operations, draft) => {
    await messageTo(gateways, operations, "01000000000");
    return gateways.send({ ...draft, query: `month=${new Date().toISOString().slice(0, 7)}` });
  },
  "findOptOuts found": async (gateways, operations, draft) => {
    await ask(gateways, operations, "addOptOuts", { body: { numbers: ["01012345678"] } });
    return gateways.send(draft);
  },
  "streamInquiry followed": async (gateways, operations, draft) =>
    gateways.send({ ...draft, path: { msgKey: await messageTo(gateways, operations, "01000000000") } }),
  "testWebhook delivered": async (gateways, _, draft) => {
    const { url: webhookUrl } = await startReceiver();
    // Its address was not read before, so the gateway reads this one.
    await updateAccount(gateways.database.pool, "no-fallback", { webhookUrl, webhookSecrets: ["whsec_c2VjcmV0"] });
    return gateways.send({ ...draft, account: "no-fallback" }).finally(closeReceivers);
  },
  "testAlert delivered": async (gateways, _, draft) => {
    const { url: alertUrl } = await startReceiver();
    // Its address was not read before, so the gateway reads this one.
    await updateAccount(gateways.database.pool, "alerted", { alertUrl, webhookSecrets: ["whsec_c2VjcmV0"] });
    return gateways.send({ ...draft, account: "alerted" }).finally(closeReceivers);
  },
  "inquireReport pending": inquiry((gateways, operations) => messageTo(gateways, operations, "01000008001"), 0),
  "inquireReport scheduled": inquiry(
    (gateways, operations) =>
      sent(gateways, operations, "sendSms", {
        ...{ from: "0212345678", to: "01000000000", text: "Hello", ref: "exercise" },
        sendAt: new Date(Date.now() + 3_600_000).toISOString(),
      }),
    0,
  ),
  "inquireReport delivered": inquiry(
    (gateways, operations) =>
      sent(gateways, operations, "sendBrandmessage", {
        senderKey: "c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2",
        sendType: "basic",
        msgType: "FI",
        to: "01000008010",
        targeting: "I",
        templateCode: "WINTER_SALE_01",
        ref: "exercise",
      }),
    1,
  ),
  "inquireReport fallback": inquiry(
    (gateways, operations) =>
      sent(gateways, operations, "sendRcs", {
        content: { standalone: { text: "Hello" } },
        from: "0212345678",
        to: "01000003101",
        formatId: "SS000000",
        brandKey: "BR.k3y.7Qm2Zt",
        ref: "exercise",
        fallback: { type: "SMS", text: "Hello" },
      }),
    2,
  ),
  "sendOmni accepted": (gateways, _, draft) => gateways.send({ ...draft, body: omni(["01012345678", "01098765432"]) }),
  "sendOmni partlyRefused": (gateways, _, draft) =>
    gateways.send({ ...draft, body: omni(["01012345678", "010-9876-5432"]) }),
  "sendOmni everyRecipientRefused": (gateways, _, draft) => gateways.send({ ...draft, body: omni(["010-9876-5432"]) }),
  "createForm savedWithWarnings": async (gateways, operations, draft) => {
    const form = [part(await jpeg(640, 480))];
    const file = await ask(gateways, operations, "uploadFile", { path: { serviceType: "MMS" }, form });
    const fileKey = [String(valueAt(file, "/data/fileKey"))];
    return gateways.send({
      ...draft,
      body: { messageForm: [{ mms: { from: "0212345678", text: "Hello", fileKey } }] },
    });
  },
  "uploadFile rcs": async (gateways, _, draft) =>
    gateways.send({ ...draft, path: { serviceType: "RCS" }, form: [part(await jpeg(568, 528))] }),
  "uploadTypedFile friendtalk": async (gateways, _, draft) =>
    gateways.send({ ...draft, path: { serviceType: "FRIENDTALK", msgType: "FI" }, form: [part(await jpeg(800, 600))] }),
  "uploadTypedFile brandmessage": async (gateways, _, draft) => {
    const path = { serviceType: "BRANDMESSAGE", msgType: "default" };
    return gateways.send({ ...draft, path, form: [part(await jpeg(800, 600))] });
  },
  "uploadSubtypedFile firstRow": async (gateways, _, draft) =>
    gateways.send({ ...draft, form: [part(await jpeg(800, 400))] }),
  "getImage image/png": async (gateways, operations, draft) => {
    const path = { serviceType: "FRIENDTALK", msgType: "FI" };
    const form = [part(await png(800, 600), "photo.png", "image/png")];
    const file = await ask(gateways, operations, "uploadTypedFile", { path, form });
    const imageKey = String(valueAt(file, "/data/imgUrl")).split("/").at(-1) ?? "";
    return gateways.send({ ...draft, path: { imageKey } });
  },
};

/** An accepted send that has a reference is answered with it, as the examples show. */
export const withReference = (draft: GatewayDraft): GatewayDraft =>
  draft.operation.id.startsWith("send") && isObject(draft.body)
    ? { ...draft, body: { ...draft.body, ref: "exercise" } }
    : draft;
