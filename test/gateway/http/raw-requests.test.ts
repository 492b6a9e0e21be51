import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { MemoryGateway } from "./rig.ts";

const sms = JSON.stringify({ from: "0212345678", to: "01012345678", text: "Hello" });
const korean = JSON.stringify({ from: "0212345678", to: "01012345678", text: "안녕하세요" });

const gateway = new MemoryGateway({ account: { limits: noLimits() } });

function noLimits() {
  return {
    sendPerSecond: 1e6,
    pollingPerSecond: 1e6,
    uploadPerSecond: 1e6,
    tokenPerMinute: 1e6,
    tokenFailuresPerMinute: 1e6,
  };
}

/** A request by its lines, with the body's length unless told otherwise. */
function request(body: string, ...lines: string[]): string {
  return `${lines.join("\r\n")}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

const token = `Authorization: Bearer ${gateway.token}`;
const post = ["POST /v1/send/sms HTTP/1.1", "Host: x", token, "Content-Type: application/json"];

describe("a request in one piece", () => {
  test.each<[string, string, RegExp]>([
    ["a send", request(sms, ...post), /^HTTP\/1\.1 200 OK.*"code":"A000"/s],
    ["text beyond ASCII", request(korean, ...post), /"code":"A000"/],
    ["half a character", request(sms.replace("{", '{"ref":"\\ud800",'), ...post), /"code":"A305"/],
    ["a character by its number", request(sms.replace("Hello", "\\uc548\\u0041"), ...post), /"code":"A000"/],
    ["a fault in it", request("{}", ...post), /^HTTP\/1\.1 400 .*"errors":\[/s],
    ["no JSON", request("{", ...post), /"code":"A010"/],
    ["no UTF-8", request("\xff\xfe", ...post), /"code":"A010"/],
    ["nothing", request("", ...post), /"code":"A010"/],
    ["no length", `${post.join("\r\n")}\r\n\r\n`, /"code":"A010"/],
    ["no token", request(sms, ...post.filter((line) => line !== token)), /"code":"A002"/],
    ["another type", request(sms, ...post.with(3, "Content-Type: text/plain")), /"code":"A015"/],
    ["no type", request(sms, ...post.slice(0, 3)), /"code":"A015"/],
    ["a compressed body", request(sms, ...post, "Content-Encoding: gzip"), /"code":"A015"/],
    ["an idempotency key", request(sms, ...post, "Idempotency-Key: k1"), /"code":"A000"/],
    ["a wrong one", request(sms, ...post, `Idempotency-Key: ${"k".repeat(300)}`), /"errors"/],
    ["a GET", `GET /v1/report/polling HTTP/1.1\r\nHost: x\r\n${token}\r\n\r\n`, /^HTTP\/1\.1 200/],
    ["no host", request(sms, ...post.toSpliced(1, 1)), /"code":"A000"/],
    ["names and spaces as somebody likes them", request(sms, ...post.map(shout)), /"code":"A000"/],
    ["a connection that stays", request(sms, ...post, "Connection: keep-alive"), /Keep-Alive: timeout=5/],
  ])("%s", async (_, bytes, answered) => {
    expect(await gateway.exchange([bytes])).toMatch(answered);
  });

  function shout(line: string): string {
    const [name, ...value] = line.split(": ");
    return value.length === 0 ? line : `${name?.toUpperCase()}:   ${value.join(": ")}  `;
  }
});

describe("a connection", () => {
  test.each<[string, string[], RegExp]>([
    ["a body in pieces", [request(sms, ...post).slice(0, -10), request(sms, ...post).slice(-10)], /"code":"A000"/],
    ["a head in pieces", [request(sms, ...post).slice(0, 30), request(sms, ...post).slice(30)], /"code":"A000"/],
    ["more than one", [request(sms, ...post).repeat(3)], /(A000.*){3}/s],
    ["a query", [request(sms, ...post.with(0, "POST /v1/send/sms?a=b HTTP/1.1"))], /"code":"A0/],
    ["another path", [request(sms, ...post.with(0, "POST /v1/send/smoke HTTP/1.1"))], /"code":"A012"/],
    ["a target without a path", [request(sms, ...post.with(0, "POST p:// HTTP/1.1"))], /^HTTP\/1\.1 404/],
    ["another method", [request(sms, ...post.with(0, "PUT /v1/send/sms HTTP/1.1"))], /"code":"A014"/],
    ["an older HTTP", [request(sms, ...post.with(0, "POST /v1/send/sms HTTP/1.0"))], /"code":"A000".*/],
    ["chunks", [`${post.join("\r\n")}\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`], /"errors"/],
    ["a connection to be closed", [request(sms, ...post, "Connection: close")], /Connection: close/],
    ["what asks first", [request(sms, ...post, "Expect: 100-continue")], /^HTTP\/1\.1 100 Continue/],
    ["a header twice", [request(sms, ...post, "Authorization: Bearer x")], /"code":"A000"/],
    ["bytes beyond ASCII in the head", [request(sms, ...post, "X-Name: caf\u00e9")], /"code":"A000"/],
    ["an upload", [request("--x--", ...post.with(0, "POST /v1/file/RCS HTTP/1.1"))], /^HTTP\/1\.1 4/],
  ])("%s", async (_, pieces, answered) => {
    expect(await gateway.exchange(pieces)).toMatch(answered);
  });

  test("carries several requests, good and bad ones", async () => {
    const good = request(sms, ...post);
    const bad = request(sms, ...post.with(0, "PUT /v1/send/sms HTTP/1.1"));
    expect(await gateway.exchange([good, good, bad, good])).toMatch(/A000.*A000.*A014.*A000/s);
  });

  test("carries requests that begin and end in the middle of a piece", async () => {
    const good = request(sms, ...post);
    const answers = await gateway.exchange([good + good.slice(0, 40), good.slice(40) + good]);
    expect(answers.match(/"code":"A000"/g)).toHaveLength(3);
  });
});

describe("a caller that sends its next request before the answer", () => {
  const poll = (gateway: MemoryGateway) =>
    `GET /v1/report/polling HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${gateway.token}\r\n\r\n`;

  /** The first poll takes longer than pieces come one after another. */
  function slowAtFirst() {
    let polls = 0;
    const gateway = new MemoryGateway({
      handlers: {
        pollReports: async () => {
          for (let turns = ++polls === 1 ? 90 : 0; turns > 0; turns--) await turn();
          return { status: 200, body: { code: "A000", result: "Success", data: { reportId: "", report: [] } } };
        },
      },
    });
    return { gateway, polls: () => polls };
  }

  test("is answered in order", async () => {
    const { gateway } = slowAtFirst();
    const answers = await gateway.exchange([poll(gateway), poll(gateway)]);
    expect(answers.match(/"code":"A000"/g)).toHaveLength(2);
  });

  test("gets the next request not served while the gateway stops", async () => {
    const { gateway, polls } = slowAtFirst();
    const answering = gateway.exchange([poll(gateway), poll(gateway)]);
    for (let turns = 0; turns < 75; turns++) await turn();
    gateway.connections.stop();
    expect((await answering).match(/HTTP\/1\.1 200 OK/g)).toHaveLength(1);
    expect(await answering).toContain("Connection: close");
    expect(polls()).toBe(1);
  });
});

describe("the caller's address", () => {
  /** The codes of wrong passwords from these addresses, where each address may fail once a minute. */
  async function codes(trustedProxies: number, addresses: readonly string[]): Promise<unknown[]> {
    const failureLimits = { accountFailuresPerMinute: 1 };
    const gateway = new MemoryGateway({ trustedProxies, failureLimits });
    const found: unknown[] = [];
    for (const address of addresses) {
      const headers = {
        "X-SVC-Client-Id": gateway.account.id,
        "X-SVC-Client-Passwd": "wrong",
        "X-Forwarded-For": address,
      };
      found.push((await gateway.raw("POST", "/v1/auth/token", { headers })).body?.code);
    }
    return found;
  }

  test("is what as many proxies as are trusted say", async () => {
    expect(await codes(1, ["10.0.0.1", "10.0.0.2", "evil, 10.0.0.2"])).toEqual(["A100", "A100", "A020"]);
    expect(await codes(2, ["10.0.0.1, p", "10.0.0.2, p", "evil, 10.0.0.2, p"])).toEqual(["A100", "A100", "A020"]);
  });

  test("is the connection's own where none is", async () => {
    expect(await codes(0, ["10.0.0.1", "10.0.0.2"])).toEqual(["A100", "A020"]);
  });
});
