import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Report } from "../../../client/index.ts";
import type { JsonObject } from "../../../console/compose/json.ts";
import { describeProgress } from "../../../console/messages/describe-progress.ts";
import { getMessageState } from "../../../console/messages/message-state.ts";
import { getOwnBody } from "../../../console/messages/sent-bodies.ts";
import { findSentMessage, isMeant, listSentMessages, rememberSend } from "../../../console/messages/sent-messages.ts";
import { listTimelineSteps } from "../../../console/messages/timeline-steps.ts";
import { describeKindOfChannel } from "../../../console/ui/code-texts.ts";

const report = (serviceType: Report["serviceType"], reportCode: "10000" | "33101" | "90001"): Report => ({
  ...{ msgKey: "K", serviceType, reportCode, reportTime: "2026-01-31T09:00:00+09:00" },
  ...{
    reportType: reportCode === "10000" ? "0" : "1",
    delivered: reportCode === "10000",
    isFinal: reportCode === "10000",
  },
});

describe("the timeline of a message", () => {
  test("names a channel once", () => {
    expect(describeKindOfChannel("RCS", "RL")).toBe("LMS");
    expect(describeKindOfChannel("ALIMTALK", "AT")).toBe("text");
    expect(describeKindOfChannel("SMS", "SM")).toBe("Short text");
  });

  const channels = ["RCS", "SMS", "MMS"];
  const kinds = (facts: Partial<Parameters<typeof listTimelineSteps>[0]>) =>
    listTimelineSteps({ reports: [], channels, isFinal: false, isScheduled: false, ...facts }).map(
      ({ kind, channel }) => `${channel} ${kind}`,
    );

  test("shows the step under way and those after it", () => {
    expect(kinds({})).toEqual(["RCS trying", "SMS next", "MMS next"]);
    expect(kinds({ isScheduled: true })).toEqual(["RCS waiting", "SMS next", "MMS next"]);
    expect(kinds({ reports: [report("RCS", "33101")] })).toEqual(["RCS ended", "SMS trying", "MMS next"]);
  });
  test("shows which steps were not needed", () => {
    const reports = [report("RCS", "33101"), report("SMS", "10000")];
    expect(kinds({ reports, isFinal: true })).toEqual(["RCS ended", "SMS ended", "MMS not-needed"]);
  });
  test("shows which steps a cancelled message did not get to", () => {
    expect(kinds({ reports: [report("RCS", "90001")], isFinal: true })).toEqual([
      "RCS ended",
      "SMS not-sent",
      "MMS not-sent",
    ]);
  });
  test("needs no channels: a message that was sent elsewhere has steps, too", () => {
    expect(kinds({ channels: [] })).toEqual(["Message trying"]);
    expect(kinds({ channels: [], reports: [report("SMS", "10000")], isFinal: true })).toEqual(["SMS ended"]);
  });
  test("is told in a sentence", () => {
    const steps = listTimelineSteps({
      reports: [report("RCS", "33101")],
      channels,
      isFinal: false,
      isScheduled: false,
    });
    expect(describeProgress("pending", steps)).toBe("On its way. RCS failed: Handset without RCS, SMS is being sent");
  });
});

describe("the state of a message", () => {
  const stateOf = (reportCode: string) => {
    const final = { ...report("SMS", "33101"), reportCode } as Report;
    const data = { state: "failed", steps: [final], final };
    return getMessageState(data as unknown as Parameters<typeof getMessageState>[0]);
  };

  test("is told by the report code of a cancelled one, wherever it was cancelled", () => {
    expect([stateOf("90001"), stateOf("90000")]).toEqual(["cancelled", "failed"]);
  });
});

describe("the messages that were sent from a browser", () => {
  beforeEach(() => {
    const stored = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    });
    return () => vi.unstubAllGlobals();
  });
  const accepted = [{ to: "01012345678", msgKey: "K1" }];

  test("are kept by account, with their channels and without the middle of the number", () => {
    rememberSend("acme", "sendRcs", { fallback: { type: "SMS" }, ref: "r" }, accepted);
    const { sentAtMs, ...sent } = findSentMessage("acme", "K1") ?? {};
    expect(sent).toEqual({ msgKey: "K1", steps: ["RCS", "SMS"], to: "010••••5678", ref: "r" });
    expect(sentAtMs).toBeGreaterThan(0);
    expect(listSentMessages("other")).toEqual([]);
  });
  test.each([
    ...["01000003019", "010-0000-3019", "3019", "010", "K7", "ORDER", ""].map((search) => [search, true] as const),
    ...["01000003018", "0100000301", "order-8"].map((search) => [search, false] as const),
  ])("are searched for %j: %s", (search, isFound) => {
    const message = { msgKey: "K7", sentAtMs: 1, steps: [], to: "010••••3019", ref: "order-7" };
    expect(isMeant(message, search)).toBe(isFound);
  });
  test("can be sent again, each to its own recipient", () => {
    const [kim, lee] = [{ to: "01012345678", replaceWords: { name: "Kim" } }, { to: "01098765432" }];
    const sent = {
      accountId: "acme",
      presetId: "sendOmni.flow",
      accepted: [...accepted, { to: lee.to, msgKey: "K2" }],
    };
    const bodyOf = (body: JsonObject, msgKey: string) => getOwnBody({ ...sent, body }, msgKey);
    const flow = { messageFlow: [], ref: "r" };
    expect(bodyOf({ ...flow, destinations: [kim, lee] }, "K1")).toEqual({ ...flow, destinations: [kim] });
    expect(bodyOf({ ...flow, destinations: [kim, lee] }, "K2")).toEqual({ ...flow, destinations: [lee] });
    // Somebody who was given twice gets it once more, not twice.
    expect(bodyOf({ ...flow, destinations: [lee, lee] }, "K2")).toEqual({ ...flow, destinations: [lee] });
    expect(bodyOf({ to: kim.to, text: "Hello" }, "K1")).toEqual({ to: kim.to, text: "Hello" });
  });
  test("of a flow have the channels of its entries; those of a form are not known", () => {
    rememberSend("acme", "sendOmni", { messageFlow: [{ alimtalk: {} }, { mms: {} }] }, accepted);
    rememberSend("acme", "sendOmni", { messageForm: "form_1" }, [{ to: "1", msgKey: "K2" }]);
    expect(listSentMessages("acme").map(({ steps }) => steps)).toEqual([[], ["ALIMTALK", "MMS"]]);
  });
  test("are at most 300, the newest first", () => {
    for (let index = 0; index < 305; index++) rememberSend("acme", "sendSms", {}, [{ to: "1", msgKey: `K${index}` }]);
    const messages = listSentMessages("acme");
    expect(messages).toHaveLength(300);
    expect(messages[0]).toMatchObject({ msgKey: "K304" });
  });
  test("are none in a browser that keeps nothing, or something else", () => {
    localStorage.setItem("console-sent acme", "{broken");
    expect(listSentMessages("acme")).toEqual([]);
    vi.stubGlobal("localStorage", {
      getItem: () => null,
      setItem: () => {
        throw new Error("full");
      },
    });
    rememberSend("acme", "sendSms", {}, accepted);
    expect(listSentMessages("acme")).toEqual([]);
  });
});
