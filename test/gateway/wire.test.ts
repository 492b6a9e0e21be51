import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { makeAccount, useGateway } from "../rig/live-gateway.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
const live = useGateway(fresh, { REQUEST_TIMEOUT_S: "2", ROLE: "api" });
let token = "";

beforeAll(async () => {
  await makeAccount(fresh, "acme");
  token = await live.gateway.token("acme");
});

const sms = JSON.stringify({ from: "0212345678", to: "01012345678", text: "Hello" });
const head = (...lines: string[]) => `${lines.join("\r\n")}\r\n\r\n`;
const post = (length: number, ...more: string[]) =>
  head(
    "POST /v1/send/sms HTTP/1.1",
    "Host: x",
    `Authorization: Bearer ${token}`,
    "Content-Type: application/json",
    `Content-Length: ${length}`,
    ...more,
  );

/** Everything that comes back for these bytes, until the gateway hangs up or what is awaited is there. */
function exchange(pieces: readonly string[], until: RegExp = /$^/): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(live.gateway.url).port), "127.0.0.1");
    let text = "";
    socket.on("error", (error: NodeJS.ErrnoException) => (error.code === "ECONNRESET" ? resolve(text) : reject(error)));
    socket.on("close", () => resolve(text));
    socket.on("data", (chunk) => {
      text += chunk;
      if (until.test(text)) socket.destroy();
    });
    void (async () => {
      for (const piece of pieces) {
        socket.write(piece);
        await wait(20);
      }
    })();
  });
}

describe("on the wire", () => {
  test.each([
    ["no HTTP", "hello\r\n\r\n", "400 Refused", "A011"],
    ["a length that is no number", head("POST / HTTP/1.1", "Host: x", "Content-Length: x"), "400 Refused", "A011"],
    [
      "a length and chunks",
      head("POST / HTTP/1.1", "Host: x", "Content-Length: 3", "Transfer-Encoding: chunked"),
      "400 Refused",
      "A011",
    ],
    ["headers without end", head("GET / HTTP/1.1", "Host: x", `X-Long: ${"x".repeat(20_000)}`), "400 Refused", "A011"],
    ["no host", head("GET /nowhere HTTP/1.1", "Connection: close"), "404 Not Found", "A012"],
    [
      "an address in full",
      head("GET http://x/nowhere HTTP/1.1", "Host: x", "Connection: close"),
      "404 Not Found",
      "A012",
    ],
    ["a method that nobody knows", head("BREW /v1/send/sms HTTP/1.1", "Host: x"), "400 Refused", "A011"],
  ])("%s has an envelope for an answer", async (_, request, status, code) => {
    const answer = await exchange([request]);
    expect(answer).toContain(`HTTP/1.1 ${status}`);
    expect(answer).toContain(`{"code":"${code}","result":`);
  });

  test("a body may come in pieces", async () => {
    const pieces = [post(Buffer.byteLength(sms)), sms.slice(0, 10), sms.slice(10)];
    expect(await exchange(pieces, /\}$/)).toContain('{"code":"A000"');
  });

  test("requests may follow each other on a connection, also after a refusal", async () => {
    const bad = "{".padEnd(10);
    const pieces = [post(10) + bad, post(Buffer.byteLength(sms)) + sms];
    const answer = await exchange(pieces, /A000.*\}$/s);
    expect(answer).toMatch(/"code":"A010".*"code":"A000"/s);
  });

  test("100 Continue is not sent when the request is refused before its body", async () => {
    const answer = await exchange([post(70_000, "Expect: 100-continue")], /\}$/);
    expect(answer).toMatch(/^HTTP\/1\.1 413/);
    expect(answer).not.toContain("100 Continue");
    const accepted = await exchange([post(Buffer.byteLength(sms), "Expect: 100-continue"), sms], /A000.*\}$/s);
    expect(accepted).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK/);
  });

  test("a caller that goes on sending a refused body is disconnected", async () => {
    const answer = await exchange([post(10_000_000), "x".repeat(1000)]);
    expect(answer).toMatch(/^HTTP\/1\.1 413/);
  });

  test("a caller that never finishes its request gets an answer and is disconnected", async () => {
    expect(await exchange(["GET / HTTP/1.1\r\nHost:"])).toMatch(
      /^HTTP\/1\.1 503 .*\r\nRetry-After: 1\r\n.*\{"code":"A920"/s,
    );
  });

  test("a caller that disconnects in the middle of a body does not count as an error of the gateway", async () => {
    const socket = connect(Number(new URL(live.gateway.url).port), "127.0.0.1");
    socket.write(`${post(100)}{`, () => setTimeout(() => socket.destroy(), 50));
    const metrics = async () => (await fetch(`${live.gateway.running.adminUrl}/metrics`)).text();
    await expect.poll(metrics, { timeout: 10_000 }).toContain('{operation="sendSms",code="aborted"} ');
    expect(await metrics()).not.toContain('code="A999"');
  });
});
