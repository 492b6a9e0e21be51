import type { WireAnswer } from "../independent.ts";
import { isObject, type Json } from "../json-pointer.ts";
import { ask, eventually, messageTo, type Operations, valueAt } from "./drafts.ts";
import { jpeg, part, png } from "./images.ts";
import type { GatewayDraft, Lab } from "./lab.ts";

/** Brings about the one answer that an example shows, where the operation has several of the same code. */
type Way = (lab: Lab, operations: Operations, draft: GatewayDraft) => Promise<WireAnswer>;

const inquiry =
  (msgKeyOf: (lab: Lab, operations: Operations) => Promise<string>, steps: number): Way =>
  async (lab, operations, draft) => {
    const msgKey = await msgKeyOf(lab, operations);
    const look = () => lab.send({ ...draft, path: { msgKey } });
    await eventually(async () => {
      const report = valueAt(await look(), "/data/report");
      return Array.isArray(report) && report.length >= steps ? "all" : "";
    });
    return look();
  };

const sent = async (lab: Lab, operations: Operations, operationId: string, body: Json): Promise<string> =>
  String(valueAt(await ask(lab, operations, operationId, { body }), "/msgKey"));

const omni = (to: readonly string[]) => ({
  messageFlow: [{ sms: { from: "0212345678", text: "Hello" } }],
  destinations: to.map((one) => ({ to: one })),
  ref: "exercise",
});

/** By operation and example, or media type where there is none. */
export const successes: Readonly<Record<string, Way>> = {
  "pollReports reports": async (lab, operations, draft) => {
    // Whatever other requests were reported so far is taken out of the way.
    const msgKey = await messageTo(lab, operations, "01000000000");
    await eventually(async () => {
      const answer = await lab.send(draft);
      const reports = valueAt(answer, "/data/report");
      if (JSON.stringify(reports).includes(msgKey) && valueAt(answer, "/data/report/0/ref") !== undefined)
        return "there";
      const reportId = String(valueAt(answer, "/data/reportId") ?? "");
      if (reportId !== "") await ask(lab, operations, "acknowledgeReports", { path: { reportId } });
      if (JSON.stringify(reports).includes(msgKey)) await messageTo(lab, operations, "01000000000");
      return "";
    });
    return lab.send(draft);
  },
  "pollReports nothing": (lab, _, draft) => lab.send({ ...draft, account: "no-channel" }),
  "inquireReport pending": inquiry((lab, operations) => messageTo(lab, operations, "01000008001"), 0),
  "inquireReport delivered": inquiry(
    (lab, operations) =>
      sent(lab, operations, "sendFriendtalk", {
        senderKey: "c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2",
        msgType: "FT",
        to: "01000008010",
        text: "Hello",
        adFlag: "N",
        ref: "exercise",
      }),
    1,
  ),
  "inquireReport fallback": inquiry(
    (lab, operations) =>
      sent(lab, operations, "sendRcs", {
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
  "sendOmni accepted": (lab, _, draft) => lab.send({ ...draft, body: omni(["01012345678", "01098765432"]) }),
  "sendOmni partlyRefused": (lab, _, draft) => lab.send({ ...draft, body: omni(["01012345678", "010-9876-5432"]) }),
  "sendOmni everyRecipientRefused": (lab, _, draft) => lab.send({ ...draft, body: omni(["010-9876-5432"]) }),
  "createForm savedWithWarnings": async (lab, operations, draft) => {
    const form = [part(await jpeg(640, 480))];
    const file = await ask(lab, operations, "uploadFile", { path: { serviceType: "MMS" }, form });
    const fileKey = [String(valueAt(file, "/data/fileKey"))];
    return lab.send({ ...draft, body: { messageForm: [{ mms: { from: "0212345678", text: "Hello", fileKey } }] } });
  },
  "uploadFile rcs": async (lab, _, draft) =>
    lab.send({ ...draft, path: { serviceType: "RCS" }, form: [part(await jpeg(568, 528))] }),
  "uploadTypedFile friendtalk": async (lab, _, draft) =>
    lab.send({ ...draft, path: { serviceType: "FRIENDTALK", msgType: "FI" }, form: [part(await jpeg(800, 600))] }),
  "getImage image/png": async (lab, operations, draft) => {
    const path = { serviceType: "FRIENDTALK", msgType: "FI" };
    const form = [part(await png(800, 600), "photo.png", "image/png")];
    const file = await ask(lab, operations, "uploadTypedFile", { path, form });
    const imageKey = String(valueAt(file, "/data/imgUrl")).split("/").at(-1) ?? "";
    return lab.send({ ...draft, path: { imageKey } });
  },
};

/** An accepted send that has a reference is answered with it, as the examples show. */
export const withReference = (draft: GatewayDraft): GatewayDraft =>
  draft.operation.id.startsWith("send") && isObject(draft.body)
    ? { ...draft, body: { ...draft.body, ref: "exercise" } }
    : draft;
