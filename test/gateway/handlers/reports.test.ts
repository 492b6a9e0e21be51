import { describe, expect, test } from "vitest";
import type { StoredReport } from "../../../server/store/reports.ts";
import { MemoryGateway } from "../http/rig.ts";

const report: StoredReport = {
  msgKey: "01JCQK5T7W8Y2N4B6D0R3M9XZE",
  serviceType: "INTERNATIONAL",
  msgType: "IM",
  sendTimeMs: Date.parse("2025-11-15T00:30:00Z"),
  reportTimeMs: Date.parse("2025-11-15T00:30:05.900Z"),
  reportType: "0",
  reportCode: "10000",
  reportText: "delivered",
  carrier: "10001",
  parts: 3,
  userType: "F",
  ref: "r-1",
};

function gatewayWith(reports: readonly StoredReport[] | undefined, account = {}) {
  const gateway = new MemoryGateway({ account });
  Object.assign(gateway.services.reports, {
    openBatch: async () => reports && { reportId: "b-1", reports },
    acknowledgeBatch: async (_: string, id: string) =>
      id === "b-1" ? "processed" : id === "b-0" ? "already" : "unknown",
    find: async () => reports,
  });
  return gateway;
}

describe("polling", () => {
  const poll = (gateway: MemoryGateway) => gateway.call("GET", "/v1/report/polling");

  test("answers the batch, times in Korean time, parts only for who asked for them", async () => {
    const { body } = await poll(gatewayWith([report]));
    const { sendTimeMs, reportTimeMs, parts, userType, ...same } = report;
    const times = { sendTime: "2025-11-15T09:30:00+09:00", reportTime: "2025-11-15T09:30:05+09:00" };
    expect(body?.data).toEqual({ reportId: "b-1", report: [{ ...same, ...times }] });
    expect((await poll(gatewayWith([report], { splitCount: true }))).body?.data).toMatchObject({
      report: [{ resCnt: "3" }],
    });
  });

  test("answers nothing with an empty reportId", async () => {
    expect((await poll(gatewayWith(undefined))).body?.data).toEqual({ reportId: "", report: [] });
  });

  test("leaves out what is not known", async () => {
    const known = { msgKey: report.msgKey, serviceType: "SMS", reportTimeMs: 0, reportType: "0", reportCode: "22000" };
    expect((await poll(gatewayWith([known]))).body?.data).toEqual({
      reportId: "b-1",
      report: [
        {
          msgKey: report.msgKey,
          serviceType: "SMS",
          reportTime: "1970-01-01T09:00:00+09:00",
          reportType: "0",
          reportCode: "22000",
        },
      ],
    });
  });

  test.each([{ polling: false }, { reportMode: "webhook" }])("with %j it is A802", async (account) => {
    const gateway = gatewayWith([report], account);
    const answer = await poll(gateway);
    expect([answer.status, answer.body]).toEqual([403, { code: "A802", result: "No permission to Pull API" }]);
    expect((await gateway.call("DELETE", "/v1/report/polling/b-1")).body?.code).toBe("A802");
  });
});

describe("acknowledging", () => {
  test.each([
    ["b-1", 200, "A000"],
    ["b-0", 200, "A000"],
    ["b-2", 404, "A805"],
    ["%20", 404, "A805"],
  ])("%s is %i %s", async (id, status, code) => {
    const answer = await gatewayWith([]).call("DELETE", `/v1/report/polling/${id}`);
    expect([answer.status, answer.body?.code]).toEqual([status, code]);
  });
});

describe("inquiry", () => {
  const ask = (gateway: MemoryGateway) => gateway.call("GET", `/v1/report/inquiry/${report.msgKey}`);

  test("answers every record, with the user's type of brand messages", async () => {
    const brandmessage = { ...report, serviceType: "BRANDMESSAGE", msgType: "FT" };
    const { body } = await ask(gatewayWith([brandmessage, report]));
    const records = body?.data as { report: readonly { serviceType: string; userType?: string }[] } | undefined;
    expect(records?.report.map(({ serviceType, userType }) => [serviceType, userType])).toEqual([
      ["BRANDMESSAGE", "F"],
      ["INTERNATIONAL", undefined],
    ]);
  });

  test("a known message without a result has none", async () => {
    expect((await ask(gatewayWith([]))).body).toEqual({ code: "A000", result: "Success", data: { report: [] } });
  });

  test("an unknown one is A820", async () => {
    const answer = await ask(gatewayWith(undefined));
    expect([answer.status, answer.body]).toEqual([404, { code: "A820", result: "Requested data not found" }]);
  });
});
