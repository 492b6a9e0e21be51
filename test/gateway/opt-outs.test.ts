import { beforeAll, describe, expect, test, vi } from "vitest";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { type Answer, faultsOf, makeAccount, QUICK, testRegistry, useGateway } from "../rig/live-gateway.ts";
import { useCommands } from "../rig/run-admin.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
const live = useGateway(fresh, {}, { timings: QUICK });
const patience = { timeout: 30_000, interval: 50 };
const [senderKey = ""] = testRegistry.senderKeys?.map(String) ?? [];
const [from = ""] = testRegistry.senderNumbers ?? [];
const tokens: Record<string, string> = {};

beforeAll(async () => {
  // Opt-outs are limited as uploads are.
  const limits = { uploadPerSecond: 1000 };
  await makeAccount(fresh, "strict", { limits });
  for (const id of ["acme", "other"]) await makeAccount(fresh, id, { sandbox: true, limits });
  for (const id of ["acme", "other", "strict"]) tokens[id] = await live.gateway.token(id);
});

const post = (path: string, json: unknown, id = "acme"): Promise<Answer> =>
  live.gateway.ask("POST", path, { token: tokens[id] ?? "", json });
const { run: admin } = useCommands(fresh);

interface Omni {
  readonly destinations: readonly { readonly msgKey: string }[];
}
const sendFlow = async (to: string, messageFlow: readonly object[], more: object = {}, id = "acme") => {
  const { body } = await post("/v1/send/omni", { destinations: [{ to }], messageFlow, ...more }, id);
  return (body?.data as Omni | undefined)?.destinations[0]?.msgKey ?? "";
};
const codesOf = async (msgKey: string, id = "acme"): Promise<readonly string[]> => {
  const { body } = await live.gateway.ask("GET", `/v1/report/inquiry/${msgKey}`, { token: tokens[id] ?? "" });
  const { report = [] } = (body?.data ?? {}) as { readonly report?: readonly { readonly reportCode: string }[] };
  return report.map(({ reportCode }) => reportCode);
};
const waitForCodes = (msgKey: string, codes: readonly string[], id = "acme") =>
  vi.waitFor(async () => expect(await codesOf(msgKey, id)).toEqual(codes), patience);

const OUT = "01012345678";
const OUT_OF_KEY = "01087654321";
const ad = { friendtalk: { senderKey, msgType: "FT", text: "Sale" } };
const noAd = { friendtalk: { senderKey, msgType: "FT", text: "Paid", adFlag: "N" } };
const adText = { sms: { from, text: "(광고) Sale" } };
const text = { sms: { from, text: "Paid" } };

describe("a number that has opted out", () => {
  beforeAll(async () => {
    expect((await post("/v1/optout", { numbers: [OUT] })).body).toMatchObject({ code: "A000", data: { added: 1 } });
    await post("/v1/optout", { numbers: [OUT_OF_KEY], sender: senderKey });
  });

  test.each<readonly [string, string, readonly object[], readonly string[]]>([
    ["no friendtalk that advertises", OUT, [ad], ["90003"]],
    ["no text with the mark", OUT, [adText], ["90003"]],
    ["no brand message", OUT, [{ brandmessage: { ...ad.friendtalk, sendType: "free" } }], ["90003"]],
    ["a friendtalk that does not advertise", OUT, [noAd], ["10000"]],
    ["a text without the mark", OUT, [text], ["10000"]],
    ["no fallback that advertises either", OUT, [ad, adText], ["90003", "90003"]],
    ["a fallback that does not advertise", OUT, [ad, text], ["90003", "10000"]],
    ["no advertising by the sender that it opted out of", OUT_OF_KEY, [ad], ["90003"]],
    ["advertising by another sender", OUT_OF_KEY, [adText], ["10000"]],
    ["no fallback of the same advertisement by another sender", OUT_OF_KEY, [ad, adText], ["90003", "90003"]],
  ])("gets %s", async (_, to, flow, codes) => {
    await waitForCodes(await sendFlow(to, flow), codes);
  });

  test("gets advertising by another account", async () => {
    await waitForCodes(await sendFlow(OUT, [ad], {}, "other"), ["10000"], "other");
  });

  test("has one final report, by polling too", async () => {
    const msgKey = await sendFlow(OUT, [ad]);
    const reports: string[] = [];
    await vi.waitFor(async () => {
      const taken = await live.gateway.takeReports(tokens.acme ?? "");
      reports.push(...taken.filter((one) => one.msgKey === msgKey).map(({ reportCode }) => reportCode));
      expect(reports).toEqual(["90003"]);
    }, patience);
  });

  test("is looked up when the message is sent, not when it is accepted", async () => {
    const to = "01055554444";
    const sendAt = new Date(Date.now() + 3000).toISOString();
    const msgKey = await sendFlow(to, [ad], { sendAt });
    await post("/v1/optout", { numbers: [to] });
    await waitForCodes(msgKey, ["90003"]);
  });

  test("gets advertising again when it is removed", async () => {
    const to = "01055556666";
    await post("/v1/optout", { numbers: [to] });
    expect((await post("/v1/optout/remove", { numbers: [to, "01000001111"] })).body).toMatchObject({
      data: { removed: 1 },
    });
    await waitForCodes(await sendFlow(to, [ad]), ["10000"]);
  });

  test("stays out when its messages are erased", async () => {
    const to = "01055557777";
    await post("/v1/optout", { numbers: [to] });
    await waitForCodes(await sendFlow(to, [ad]), ["90003"]);
    expect((await admin("recipient", "erase", to, "--yes")).exitCode).toBe(0);
    await waitForCodes(await sendFlow(to, [ad]), ["90003"]);
  });
});

describe("the partner's operations", () => {
  test("find says which numbers, as the request has them", async () => {
    await post("/v1/optout", { numbers: ["01044443333"] });
    const { body } = await post("/v1/optout/find", { numbers: ["+821044443333", "01000002222"] });
    expect(body?.data).toEqual({ optOuts: [{ number: "+821044443333", since: expect.stringMatching(/\+09:00$/) }] });
    expect((await post("/v1/optout/find", { numbers: ["01044443333"] }, "other")).body?.data).toEqual({ optOuts: [] });
  });

  test.each([
    ["a number with hyphens", { numbers: ["010-1234-5678"] }, ["A306 /numbers/0"]],
    ["no number", { numbers: [] }, ["A306 /numbers"]],
    ["an unknown sender number", { numbers: [OUT], sender: "0200000000" }, ["A327 /sender"]],
    ["an unknown sender key", { numbers: [OUT], sender: "none" }, ["A502 /sender"]],
  ])("%s is refused", async (_, json, faults) => {
    const answer = await post("/v1/optout", json, "strict");
    expect([answer.status, faultsOf(answer)]).toEqual([400, faults]);
  });
});

describe("the commands", () => {
  test("count, look up, and name the sender and who added it", async () => {
    await admin("optout", "add", "010-7777-1111", "--id", "strict", "--sender", from);
    expect((await admin("optout", "show", "--id", "strict")).out).toMatch(/sender +numbers\n0212345678 +1\n/);
    const { out } = await admin("optout", "show", "01077771111", "--id", "strict", "--json");
    expect(JSON.parse(out)).toMatchObject({ optOuts: [{ sender: from, by: expect.stringMatching(/^cli:/) }] });
    expect((await admin("optout", "show", "01077772222", "--id", "strict")).out).toBe("It has not opted out.\n");
  });

  test("an import is all or nothing, and its faults name no number", async () => {
    const file = "test/gateway/operators/opt-outs.txt";
    expect((await admin("optout", "import", file, "--id", "strict")).out).toContain("2 of 2 numbers");
    expect((await admin("optout", "import", file, "--id", "strict")).out).toContain("0 of 2 numbers");
    const wrong = await admin("optout", "import", "package.json", "--id", "strict");
    expect([wrong.exitCode, wrong.error]).toEqual([1, expect.stringContaining("package.json:1  must be NUMBER")]);
  });

  test.each([
    [["add", "01012345678", "--id", "strict", "--sender", "none"], 'strict has no sender number or sender key "none"'],
    [["add", "12", "--id", "strict"], "a number must be 8 to 15 digits"],
    [["add", "--id", "strict"], "which number?"],
    [["remove", "01012345678", "--id", "nobody"], 'there is no account "nobody"'],
  ])("optout %s is refused", async (words, error) => {
    expect(await admin("optout", ...words)).toMatchObject({ exitCode: 1, error: expect.stringContaining(error) });
  });
});
