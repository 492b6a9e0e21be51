import { describe, expect, test } from "vitest";
import { faults, MemoryGateway, sms } from "./rig.ts";

const SMS = "/v1/send/sms";
const json = { "content-type": "application/json" };

describe("bodies", () => {
  test.each([
    "application/json; charset=utf-8",
    'application/json;charset="UTF-8"',
    "Application/JSON",
    "application/json; charset=utf8",
  ])("%s is the media type", async (type) => {
    const answer = await new MemoryGateway().call("POST", SMS, {
      headers: { "content-type": type },
      body: JSON.stringify(sms),
    });
    expect(answer.body?.code).toBe("A000");
  });

  test.each<[string, Record<string, string>]>([
    ["none", {}],
    ["a form", { "content-type": "application/x-www-form-urlencoded" }],
    ["another charset", { "content-type": "application/json; charset=euc-kr" }],
    ["something like it", { "content-type": "application/jsonx" }],
    ["a name that objects inherit", { "content-type": "constructor" }],
    ["compressed", { ...json, "content-encoding": "gzip" }],
  ])("is refused with another media type: %s", async (_, headers) => {
    const answer = await new MemoryGateway().call("POST", SMS, { headers, body: JSON.stringify(sms) });
    expect([answer.status, answer.body?.code]).toEqual([415, "A015"]);
  });

  test("an upload is not JSON", async () => {
    const answer = await new MemoryGateway().call("POST", "/v1/file/MMS", { json: {} });
    expect(answer.body?.code).toBe("A015");
  });

  test("without a length, the size is counted as it comes", async () => {
    const headers = { ...json, "transfer-encoding": "chunked" };
    const text = JSON.stringify(sms);
    const whole = await new MemoryGateway().call("POST", SMS, { headers, body: [text.slice(0, 5), text.slice(5)] });
    expect(whole.body?.code).toBe("A000");
    const chunks = Array.from({ length: 20 }, () => " ".repeat(10_000));
    const large = await new MemoryGateway().call("POST", SMS, { headers, body: chunks });
    expect([large.status, large.body?.code]).toEqual([413, "A016"]);
  });

  test("exactly at the limit is not too large", async () => {
    const gateway = new MemoryGateway({ bodyLimitBytes: 100 });
    const fits = JSON.stringify(sms).padEnd(100);
    expect((await gateway.call("POST", SMS, { headers: json, body: fits })).body?.code).toBe("A000");
    expect((await gateway.call("POST", SMS, { headers: json, body: `${fits} ` })).body?.code).toBe("A016");
  });

  test.each([
    ["empty", ""],
    ["not UTF-8", Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
    ["nested beyond reason", `{"from":${"[".repeat(20_000)}${"]".repeat(20_000)}}`],
    ["nested beyond reason with __proto__", `{"__proto__":${"[".repeat(20_000)}${"]".repeat(20_000)}}`],
  ])("%s is A010", async (_, body) => {
    const answer = await new MemoryGateway().call("POST", SMS, { headers: json, body });
    expect([answer.status, answer.body?.code]).toEqual([400, "A010"]);
  });

  test.each(["null", "[]", '"text"', "1", "true"])("%s is JSON, but no send", async (body) => {
    const answer = await new MemoryGateway().call("POST", SMS, { headers: json, body });
    expect([answer.status, answer.body?.code]).toEqual([400, "A011"]);
  });

  test("a byte order mark is skipped, and of a repeated name the last value counts", async () => {
    const gateway = new MemoryGateway();
    const body = `\ufeff{"from":"0212345678","to":"01000000000","to":"01012345678","text":"Hello"}`;
    expect((await gateway.call("POST", SMS, { headers: json, body })).body?.code).toBe("A000");
    expect(gateway.accepted[0]?.messages[0]?.to).toBe("01012345678");
  });

  test("__proto__ is an unknown field, also where any name is allowed", async () => {
    const body = `{"messageFlow":[{"sms":{"from":"0212345678","text":"#{__proto__}"}}],
      "destinations":[{"to":"01012345678","replaceWords":{"__proto__":"x"}}]}`;
    const answer = await new MemoryGateway().call("POST", "/v1/send/omni", { headers: json, body });
    expect([answer.status, faults(answer)]).toEqual([400, ["A011 /destinations/0/replaceWords/__proto__"]]);
  });

  test("the name of an unknown field is cut to what an answer may hold", async () => {
    const answer = await new MemoryGateway().call("POST", SMS, { json: { ...sms, ["é".repeat(5000)]: 1 } });
    expect(answer.body?.code).toBe("A011");
  });

  test("calls without a body take a content type, an empty body and even a body", async () => {
    const gateway = new MemoryGateway();
    expect((await gateway.call("GET", "/v1/report/polling", { headers: json })).status).toBe(200);
    expect((await gateway.call("DELETE", "/v1/report/polling/x", { headers: json, body: "" })).body?.code).toBe("A805");
    expect((await gateway.call("DELETE", "/v1/report/polling/x", { headers: json, body: "{" })).body?.code).toBe(
      "A805",
    );
  });

  test("100 Continue is sent only when the body will be read", async () => {
    const gateway = new MemoryGateway();
    const headers = { ...json, expect: "100-continue" };
    expect((await gateway.call("POST", SMS, { headers, body: JSON.stringify(sms) })).body?.code).toBe("A000");
    expect((await gateway.raw("POST", SMS, { headers, body: JSON.stringify(sms) })).body?.code).toBe("A002");
  });
});
