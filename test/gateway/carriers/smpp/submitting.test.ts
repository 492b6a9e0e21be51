import { describe, expect, test } from "vitest";
import { describeCommandStatus } from "../../../../server/carriers/smpp/codes.ts";
import { bindCarrier, international, until } from "./bound-carrier.ts";

const LONG = "a".repeat(400);
const THROTTLED = 0x58;
const QUEUE_FULL = 0x14;

describe("throttling", () => {
  test.each([THROTTLED, QUEUE_FULL])("before the first part is passed on: status %i", async (status) => {
    const { centre, submit } = await bindCarrier();
    await centre.tell({ do: "answer-with", status, times: 1, after: 0 });
    expect(await submit(international(LONG))).toEqual([
      { kind: "throttled", carrierReason: describeCommandStatus(status) },
    ]);
    expect((await centre.figures()).submits).toBe(1);
  });

  test("after the first part is waited out; no part goes out twice", async () => {
    const { centre, submit, receipts } = await bindCarrier();
    await centre.tell({ do: "answer-with", status: THROTTLED, times: 2, after: 1 });
    const [outcome] = await submit(international(LONG));
    expect(outcome).toMatchObject({ kind: "accepted" });
    await centre.caughtUp();
    expect(centre.submits().map(({ shortMessage }) => shortMessage.slice(10, 12))).toEqual([
      "01",
      "02",
      "02",
      "02",
      "03",
    ]);
    // Each part has a name and a receipt of its own.
    await until(() => expect(receipts).toHaveLength(3));
    const carrierIds = receipts.map(({ of }) => ("carrierId" in of ? of.carrierId : ""));
    expect(outcome).toEqual({ kind: "accepted", carrierIds: carrierIds.toSorted() });
  });
});

describe("the window", () => {
  test("is never exceeded and always used, whatever is submitted at a time", async () => {
    const { centre, submit } = await bindCarrier({ settings: { window: 4 }, centre: { answerAfterMs: 5 } });
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => submit(...Array.from({ length: 10 }, () => international("a".repeat(200))))),
    );
    expect(outcomes.flat().every(({ kind }) => kind === "accepted")).toBe(true);
    expect(await centre.figures()).toMatchObject({ submits: 200, mostUnanswered: 4 });
  });

  test("holds back what is not answered, and sends it when it is", async () => {
    const { centre, submit } = await bindCarrier({ settings: { window: 2 } });
    await centre.tell({ do: "hold", on: true });
    const submitted = submit(...Array.from({ length: 5 }, () => international("Hi")));
    await until(() => expect(centre.submits()).toHaveLength(2));
    expect((await centre.figures()).submits).toBe(2);
    await centre.tell({ do: "hold", on: false });
    expect((await submitted).map(({ kind }) => kind)).toEqual(Array.from({ length: 5 }, () => "accepted"));
  });

  test("what still waits for its turn when its lease is lost is not written", async () => {
    const bound = await bindCarrier({ settings: { window: 2, responseTimeoutMs: 120_000 } });
    await bound.centre.tell({ do: "hold", on: true });
    const submitted = bound.submit(international("Hi"), international(LONG), international("Hi"), international("Hi"));
    await until(() => expect(bound.centre.submits()).toHaveLength(2));
    bound.mayHandOver = false;
    await bound.centre.tell({ do: "hold", on: false });
    // The carrier has the first part of the second message.
    expect((await submitted).map(({ kind }) => kind)).toEqual(["accepted", "unknown", "unavailable", "unavailable"]);
    expect((await bound.centre.figures()).submits).toBe(2);
  });

  test("what still waits for its turn when the connection is lost was not written", async () => {
    // Nobody waits for an answer that can no longer come.
    const { centre, submit } = await bindCarrier({ settings: { window: 2, responseTimeoutMs: 120_000 } });
    await centre.cutAfter(2);
    const outcomes = await submit(...Array.from({ length: 5 }, () => international("Hi")));
    expect(outcomes.map(({ kind }) => kind)).toEqual([
      "unknown",
      "unknown",
      "unavailable",
      "unavailable",
      "unavailable",
    ]);
  });
});

describe("a refusal", () => {
  test.each([
    [0x0a, "23023"],
    [0x0b, "23003"],
    [0x45, "99999"],
  ])("with the status %i has the code %s", async (status, code) => {
    const { centre, submit } = await bindCarrier();
    await centre.tell({ do: "answer-with", status, times: 1, after: 0 });
    expect(await submit(international("Hi"))).toEqual([
      { kind: "refused", ending: { state: "failed", code, carrierReason: describeCommandStatus(status) } },
    ]);
  });

  test("of a carrier with statuses of its own", async () => {
    const codes = { status: { "0x400": "23012", "0x401": "throttled" } };
    const { centre, submit } = await bindCarrier({ settings: { codes } });
    await centre.tell({ do: "answer-with", status: 0x400, times: 1, after: 0 });
    expect(await submit(international("Hi"))).toEqual([
      { kind: "refused", ending: { state: "failed", code: "23012", carrierReason: "command_status:0x00000400" } },
    ]);
    await centre.tell({ do: "answer-with", status: 0x401, times: 1, after: 0 });
    expect(await submit(international("Hi"))).toMatchObject([{ kind: "throttled" }]);
  });

  test("of what this carrier cannot take never reaches it", async () => {
    const { centre, submit } = await bindCarrier();
    const mms = international("Hi", { channel: "mms", serviceType: "MMS", msgType: "LM" });
    expect(await submit(mms)).toEqual([{ kind: "refused", ending: { state: "failed", code: "90000" } }]);
    expect((await centre.figures()).submits).toBe(0);
  });
});
