import { beforeAll, describe, expect, test, vi } from "vitest";
import type { Usage } from "../../generated/admin/types.ts";
import type { UsageRow } from "../../generated/types.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { makeAccount, type TakenReport, useGateway } from "../rig/live-gateway.ts";
import { useCommands } from "../rig/run-admin.ts";
import { OperatorClient } from "./operators/operator-client.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
const live = useGateway(fresh);
const admin = useCommands(fresh);
const tokens = { acme: "", other: "" };
const reports: TakenReport[] = [];
let operator: OperatorClient;
/** Sends may be on both sides of midnight. */
const month = new Date().toISOString().slice(0, 7);

const from = "0212345678";
const alimtalk = { msgType: "AT", senderKey: "c2f8", templateCode: "T1", text: "Paid." };
/** Delivered, failed as an SMS, failed as alimtalk, never reported. */
const numbers = ["01000000000", "01000003001", "01000003019", "01000008001"];

beforeAll(async () => {
  for (const id of ["acme", "other"] as const) {
    await makeAccount(fresh, id, { sandbox: true, splitCount: true, limits: { pollingPerSecond: 1000 } });
    tokens[id] = await live.gateway.token(id);
  }
  const post = async (path: string, json: unknown) => {
    const { body } = await live.gateway.ask("POST", path, { token: tokens.acme, json });
    expect(body).toMatchObject({ code: "A000" });
  };
  const destinations = numbers.map((to) => ({ to }));
  const messageFlow = [{ alimtalk }, { sms: { from, text: "Paid." } }];
  await post("/v1/send/omni", { messageFlow, destinations, paymentCode: "event" });
  for (const to of numbers.slice(0, 2)) await post("/v1/send/sms", { from, to, text: "Hi" });
  await post("/v1/send/international", { from, to: "+819000000000", text: "x".repeat(200) });
  await post("/v1/send/sms", { from, to: numbers[0], text: "x", sendAt: new Date(Date.now() + 1000).toISOString() });
  await vi.waitFor(
    async () => {
      reports.push(...(await live.gateway.takeReports(tokens.acme)));
      expect(reports).toHaveLength(7);
    },
    { timeout: 60_000, interval: 100 },
  );
  await admin.run("operators", "add", "kim", "--role", "viewer", "--password", "correct horse battery");
  operator = await OperatorClient.signedIn(live.gateway.running.adminUrl, "kim", "correct horse battery");
}, 120_000);

const ask = (query: string, id: keyof typeof tokens = "acme") =>
  live.gateway.ask("GET", `/v1/usage${query}`, { token: tokens[id] });

interface Found {
  readonly openDays: readonly string[];
  readonly rows: readonly UsageRow[];
}
const read = async (query = "", id: keyof typeof tokens = "acme"): Promise<Found> =>
  (await ask(`?month=${month}${query}`, id)).body?.data as Found;

/** Without the day: sends may be on both sides of midnight. */
const describeRow = ({ paymentCode, channel, msgType, outcome, reportCode, count, parts }: UsageRow): string =>
  `${paymentCode} ${channel} ${msgType} ${outcome} ${reportCode} ${count} ${parts}`;

describe("GET /v1/usage", () => {
  test("counts messages by payment code, channel, type and outcome", async () => {
    const { rows, openDays } = await read();
    expect(rows.map(describeRow).toSorted()).toEqual(
      [
        " international IM delivered 10000 1 2",
        " sms SM delivered 10000 2 2",
        " sms SM failed 23001 1 1",
        "event alimtalk AT delivered 10000 2 2",
        "event alimtalk AT fallback 63019 1 1",
        "event alimtalk AT open  1 1",
        "event sms SM delivered 10000 1 1",
      ].toSorted(),
    );
    expect(openDays).toContain(rows.at(-1)?.day);
  });

  test("has the sums of the reports", async () => {
    const { rows } = await read();
    const ended = rows.filter(({ outcome }) => outcome !== "fallback" && outcome !== "open");
    const count = (counted: readonly { readonly reportCode: string; readonly count?: number }[]) =>
      Object.fromEntries(
        [...Map.groupBy(counted, ({ reportCode }) => reportCode)].map(([code, group]) => [
          code,
          group.reduce((sum, one) => sum + (one.count ?? 1), 0),
        ]),
      );
    expect(count(ended)).toEqual(count(reports));
  });

  test("names open days without counting them, if it is asked for closed ones", async () => {
    const all = await read();
    expect(await read("&closed=true")).toEqual({ month, rows: [], openDays: all.openDays });
  });

  test("shows nothing of another account or month", async () => {
    expect(await read("", "other")).toEqual({ month, rows: [], openDays: [] });
    expect((await ask("?month=2020-01")).body).toMatchObject({ data: { rows: [], openDays: [] } });
  });

  test.each(["", "?month=2026-13", "?month=2026", `?month=${month}&closed=maybe`])("refuses %j", async (query) => {
    const { status, body } = await ask(query);
    expect([status, body?.code]).toEqual([400, "A011"]);
  });
});

describe("operators", () => {
  test("read the same by command and by API, with accounts and carriers", async () => {
    const partner = await read();
    const byApi = await operator.get<Usage>(`/usage?month=${month}`);
    expect(byApi.rows.map(({ account: _, carrier: __, ...row }) => describeRow(row)).toSorted()).toEqual(
      partner.rows.map(describeRow).toSorted(),
    );
    expect(byApi.rows).toContainEqual(expect.objectContaining({ account: "acme", carrier: "simulator" }));
    const byCommand = await admin.run("usage", "--month", month, "--format", "json");
    expect(JSON.parse(byCommand.out)).toEqual(byApi);
    const csv = await admin.run("usage", "--month", month, "--account", "acme", "--format", "csv");
    const [head, ...lines] = csv.out.trimEnd().split("\n");
    expect(head).toBe("day,account,paymentCode,channel,msgType,carrier,outcome,reportCode,count,parts");
    expect(lines).toEqual(byApi.rows.map((row) => Object.values(row).join(",")));
    expect((await admin.run("usage", "--month", month)).out).toContain("Can still change: ");
    expect((await admin.run("usage", "--month", month, "--closed")).out).toBe(`Nothing was sent in ${month}.\n`);
  });

  test.each([
    [["--month", "2026-13"], "a month is written as 2026-11"],
    [[], "--month is missing"],
    [["--month", "2026-11", "--account", "nobody"], 'there is no account "nobody"'],
    [["--month", "2026-11", "--format", "xml"], "--format must be csv or json"],
  ])("get told what is wrong with %j", async (args, error) => {
    expect((await admin.run("usage", ...args)).error).toContain(error);
  });
});
