import { mkdtemp, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { dataOf, LiveGateway, makeAccount, useGateway } from "../rig/live-gateway.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
const KEY = "the key that signs tokens, long enough";
const live = useGateway(fresh, {
  ROLE: "api",
  TOKEN_KEY: KEY,
  TIME_ZONE: "Asia/Kolkata",
  BODY_MEMORY_BYTES: String(1_048_576),
  ADDRESS_FAILURES_PER_MINUTE: "3",
});
beforeAll(() => makeAccount(fresh, "acme"));

test("times in answers are those of the zone (TIME_ZONE)", async () => {
  const answer = await live.gateway.askToken("acme");
  expect(dataOf(answer, "expired")).toMatch(/\+05:30$/);
});

test("the bodies of one account take a quarter of the memory for all (BODY_MEMORY_BYTES)", async () => {
  const token = await live.gateway.token("acme");
  const { hostname, port } = new URL(live.gateway.url);
  const socket = connect(Number(port), hostname);
  try {
    socket.write(
      `POST /v1/send/omni HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${token}\r\n` +
        `Content-Type: application/json\r\nContent-Length: 260000\r\n\r\n${"x".repeat(250_000)}`,
    );
    const readHeld = async () => {
      const page = await (await fetch(`${live.gateway.running.adminUrl}/metrics`)).text();
      return Number(/^gateway_body_bytes (\d+)$/m.exec(page)?.[1]);
    };
    await expect.poll(readHeld).toBe(250_000);
    const text = "x".repeat(20_000);
    const answer = await live.gateway.ask("POST", "/v1/send/sms", { token, json: { text } });
    expect(answer.body?.code).toBe("A920");
  } finally {
    socket.destroy();
  }
});

test("wrong passwords from one address are checked so often, whatever the accounts are (ADDRESS_FAILURES_PER_MINUTE)", async () => {
  const codes: unknown[] = [];
  for (const id of ["one", "two", "three", "four", "five"]) codes.push((await live.gateway.askToken(id)).body?.code);
  expect(codes).toEqual(["A100", "A100", "A100", "A020", "A020"]);
});

describe("a setting whose value is in a file", () => {
  let gateway: LiveGateway;
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), "settings-"));
    const files = {
      DATABASE_URL: fresh.url,
      TOKEN_KEY: "another key that signs tokens, long enough",
      TOKEN_KEY_OLD: KEY,
    };
    const settings: Record<string, string> = { ROLE: "api" };
    for (const [name, value] of Object.entries(files)) {
      settings[`${name}_FILE`] = join(folder, name);
      await writeFile(join(folder, name), `${value}\n`);
    }
    gateway = await LiveGateway.start(settings);
  });
  afterAll(() => gateway.running.stop());

  test("is read from there (DATABASE_URL_FILE, TOKEN_KEY_FILE, TOKEN_KEY_OLD_FILE)", async () => {
    const askUsage = async (from: LiveGateway, token: string) =>
      (await from.ask("GET", "/v1/report/polling", { token })).body?.code;
    // The database has the account, the old key takes the other gateway's token, and the new key is not the other's.
    expect(await askUsage(gateway, await live.gateway.token("acme"))).toBe("A000");
    expect(await askUsage(live.gateway, await gateway.token("acme"))).toBe("A002");
  });
});
