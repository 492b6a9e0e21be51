import { describe, expect, test } from "vitest";
import { signWebhook } from "../../../server/domain/webhook-signature.ts";
import type { CarrierReceipt, Receipts } from "../../../server/handlers/services.ts";
import { faults, MemoryGateway } from "./rig.ts";

const secrets: ReadonlyMap<string, readonly string[]> = new Map([
  ["acme", ["the secret that acme has now", "the secret that acme had before"]],
  ["other", ["the secret of the other carrier"]],
]);
const PATH = "/v1/carrier/acme/receipts";
const REFERENCE = "01JCQK5T7W8Y2N4B6D0R3M9XZE.0.acme";
const receipts = [{ reference: REFERENCE, reportCode: "10000" }];

class Provider {
  readonly received: [string, readonly CarrierReceipt[]][] = [];
  readonly gateway: MemoryGateway;
  nowS = Math.floor(Date.now() / 1000);

  constructor(receive: Receipts["receive"] = async () => ({ unknown: 0 })) {
    this.gateway = new MemoryGateway({
      receipts: {
        secretsOf: (carrier) => secrets.get(carrier),
        receive: (carrier, taken) => {
          this.received.push([carrier, taken]);
          return receive(carrier, taken);
        },
      },
    });
  }

  /** Signed as it should be, but for what a test changes. */
  post(body: string, { path = PATH, secret = "the secret that acme has now", ...change }: Change = {}) {
    const id = change.id ?? "rcp_1";
    const timestampS = change.timestampS ?? this.nowS;
    const signature = signWebhook({ id, timestampS, body: change.signed ?? body, secrets: [secret] });
    const headers = {
      "content-type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": String(timestampS),
      "webhook-signature": signature,
      ...change.headers,
    };
    const sent = Object.entries(headers).filter(([name]) => name !== change.without);
    return this.gateway.raw("POST", path, { headers: Object.fromEntries(sent), body });
  }
}

interface Change {
  readonly path?: string;
  readonly secret?: string;
  readonly id?: string;
  readonly timestampS?: number;
  readonly signed?: string;
  readonly without?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const good = JSON.stringify({ receipts });

describe("receipts of a carrier", () => {
  test("are handed over, and the answer counts them", async () => {
    const provider = new Provider(async () => ({ unknown: 1 }));
    const all = [
      ...receipts,
      {
        reference: "nobody's",
        reportCode: "E-4711",
        carrier: "10001",
        userType: "F",
        reportedAt: "2025-11-15T00:30:04Z",
      },
    ];
    const answer = await provider.post(JSON.stringify({ receipts: all }));
    expect([answer.status, answer.body]).toEqual([
      200,
      { code: "A000", result: "Success", data: { received: 2, unknown: 1 } },
    ]);
    expect(provider.received).toEqual([["acme", all]]);
  });

  test("may be signed with either secret while one is replaced", async () => {
    const provider = new Provider();
    expect((await provider.post(good, { secret: "the secret that acme had before" })).status).toBe(200);
  });

  test("are not answered before they are committed", async () => {
    let commit = (): void => {};
    const provider = new Provider(
      () =>
        new Promise((resolve) => {
          commit = () => resolve({ unknown: 0 });
        }),
    );
    let isAnswered = false;
    const answer = provider.post(good).then(({ status }) => {
      isAnswered = true;
      return status;
    });
    await expect.poll(() => provider.received.length).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(isAnswered).toBe(false);
    commit();
    expect(await answer).toBe(200);
  });

  test("that cannot be stored for now are answered with A920, so that they are posted again", async () => {
    const provider = new Provider(async () => Promise.reject(new Error("database away")));
    const answer = await provider.post(good);
    expect([answer.status, answer.body?.code, answer.headers["retry-after"]]).toEqual([503, "A920", "1"]);
  });

  test("need no token, and a token in place of a signature is refused", async () => {
    const provider = new Provider();
    const headers = { authorization: `Bearer ${provider.gateway.token}` };
    expect((await provider.post(good, { headers })).status).toBe(200);
    expect((await provider.post(good, { headers, without: "webhook-signature" })).body?.code).toBe("A002");
  });
});

describe("refused with A002 before anything else is checked", () => {
  const old = Math.floor(Date.now() / 1000) - 301;
  test.each<[string, Change]>([
    ["another carrier's secret", { secret: "the secret of the other carrier" }],
    ["another body than was signed", { signed: JSON.stringify({ receipts: [] }) }],
    ["the request of five minutes ago, posted again", { timestampS: old }],
    ["a time that is yet to come", { timestampS: old + 2 * 301 + 5 }],
    ["no signature", { without: "webhook-signature" }],
    ["no id", { without: "webhook-id" }],
    ["no time", { without: "webhook-timestamp" }],
    ["a signature that is none", { headers: { "webhook-signature": "v1,AAAA" } }],
    ["a time that is none", { headers: { "webhook-timestamp": "yesterday" } }],
    ["another time than was signed", { headers: { "webhook-timestamp": String(old + 300) } }],
    ["another id than was signed", { headers: { "webhook-id": "rcp_2" } }],
    ["an id that is too long", { id: "x".repeat(101) }],
    ["a signature that is too long", { headers: { "webhook-signature": `v1,${"A".repeat(500)}` } }],
  ])("%s", async (_, change) => {
    const provider = new Provider();
    const answer = await provider.post(good, change);
    expect([answer.status, answer.body]).toEqual([401, { code: "A002", result: "Invalid token" }]);
    expect(provider.received).toEqual([]);
  });

  test("even if it is no JSON: the signature is checked before the body is parsed", async () => {
    const answer = await new Provider().post("{", { secret: "the secret of the other carrier" });
    expect(answer.body?.code).toBe("A002");
  });
});

describe("a request that cannot be good is refused before its body is read", () => {
  const nowS = Math.floor(Date.now() / 1000);
  const formed = signWebhook({ id: "rcp_1", timestampS: nowS, body: "", secrets: ["any"] });
  const head = (timestampS: number, signature: string) =>
    [
      ...["POST /v1/carrier/acme/receipts HTTP/1.1", "Host: x", "Content-Type: application/json"],
      ...["Content-Length: 524288", "webhook-id: rcp_1", `webhook-timestamp: ${timestampS}`],
      ...[`webhook-signature: ${signature}`, "", "{"],
    ].join("\r\n");

  test.each<[string, number, string]>([
    ["an old time", 1_700_000_000, formed],
    ["a time that is yet to come", nowS + 1000, formed],
    ["a signature of another form", nowS, "v1,x"],
    ["a signature of another version", nowS, formed.replace("v1", "v2")],
  ])("%s", async (_, timestampS, signature) => {
    expect(await new Provider().gateway.exchange([head(timestampS, signature)])).toMatch(/^HTTP\/1\.1 401 .*"A002"/s);
  });

  test("and one that can be good is waited for", async () => {
    expect(await new Provider().gateway.exchange([head(nowS, `v2,x ${formed}`)])).toBe("");
  });
});

describe("refused for other reasons", () => {
  test.each(["nobody", "ACME", "acme%2F..", "__proto__", "x".repeat(100)])("a carrier %s: A820", async (name) => {
    const answer = await new Provider().post(good, { path: `/v1/carrier/${name}/receipts` });
    expect([answer.status, answer.body?.code]).toEqual([404, "A820"]);
  });

  test("too many bytes: A016, with and without a length", async () => {
    const large = JSON.stringify({ receipts, more: "x".repeat(600_000) });
    const provider = new Provider();
    const answer = await provider.post(large);
    expect([answer.status, answer.body?.code]).toEqual([413, "A016"]);
    const chunked = await provider.gateway.raw("POST", PATH, {
      headers: {
        "content-type": "application/json",
        "transfer-encoding": "chunked",
        "webhook-id": "rcp_1",
        "webhook-timestamp": String(provider.nowS),
        "webhook-signature": signWebhook({ id: "rcp_1", timestampS: provider.nowS, body: "", secrets: ["any"] }),
      },
      body: Array.from({ length: 10 }, () => "x".repeat(60_000)),
    });
    expect(chunked.body?.code).toBe("A016");
    expect(provider.received).toEqual([]);
  });

  test("another media type: A015", async () => {
    const answer = await new Provider().post(good, { headers: { "content-type": "text/plain" } });
    expect([answer.status, answer.body?.code]).toEqual([415, "A015"]);
  });

  test("signed, but no JSON: A010", async () => {
    expect((await new Provider().post("{")).body?.code).toBe("A010");
  });

  test.each<[string, unknown, readonly string[]]>([
    ["no receipts", {}, ["A011 /receipts"]],
    ["an empty list", { receipts: [] }, ["A011 /receipts"]],
    ["too many", { receipts: Array.from({ length: 1001 }, () => receipts[0]) }, ["A011 /receipts"]],
    ["no code", { receipts: [{ reference: REFERENCE }] }, ["A011 /receipts/0/reportCode"]],
    [
      "a code too long",
      { receipts: [{ reference: REFERENCE, reportCode: "x".repeat(51) }] },
      ["A011 /receipts/0/reportCode"],
    ],
    [
      "a name too long",
      { receipts: [{ reference: "x".repeat(241), reportCode: "1" }] },
      ["A011 /receipts/0/reference"],
    ],
    ["a network nobody knows", { receipts: [{ ...receipts[0], carrier: "10009" }] }, ["A011 /receipts/0/carrier"]],
    ["a time that is none", { receipts: [{ ...receipts[0], reportedAt: "today" }] }, ["A011 /receipts/0/reportedAt"]],
    ["a field nobody knows", { receipts: [{ ...receipts[0], text: "Hi" }] }, ["A011 /receipts/0/text"]],
  ])("%s: A011", async (_, body, expected) => {
    const provider = new Provider();
    const answer = await provider.post(JSON.stringify(body));
    expect([answer.status, faults(answer)]).toEqual([400, expected]);
    expect(provider.received).toEqual([]);
  });

  test("the most that the contract allows is taken", async () => {
    const most = Array.from({ length: 1000 }, (_, index) => ({
      reference: `${index}`.padEnd(240, "x"),
      reportCode: "x".repeat(50),
      carrier: "10001",
      userType: "N",
      reportedAt: "2025-11-15T00:30:04.871234+09:00",
    }));
    const answer = await new Provider().post(JSON.stringify({ receipts: most }));
    expect([answer.status, answer.body?.code]).toEqual([200, "A000"]);
  });
});
