import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { linesOf, makeAccount, useGateway } from "../rig/live-gateway.ts";
import { runAdminOn } from "../rig/run-admin.ts";
import { OperatorClient } from "./operators/operator-client.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
const lines: string[] = [];
const live = useGateway(
  fresh,
  {
    ...{ ROLE: "api", TOKEN_TTL_S: "5000", FILE_LIFETIME_DAYS: "3", SCHEDULE_DAYS: "2", BODY_LIMIT_BYTES: "4096" },
    ...{ OPERATOR_IDLE_S: "100", OPERATOR_SESSION_S: "1000", LOG_SAMPLE: "0" },
    ...{ DATABASE_TIMEOUT_S: "77", MAX_REQUESTS: "2" },
  },
  { log: linesOf(lines) },
);
const PASSWORD = "correct horse battery";
const DAY_S = 86_400;
const sms = { from: "0212345678", to: "01012345678", text: "Hello" };
let token = "";
beforeAll(async () => {
  await makeAccount(fresh, "acme");
  token = await live.gateway.token("acme");
  await runAdminOn(fresh.url, ["operators", "add", "kim", "--role", "viewer", "--password", PASSWORD]);
});

/** In how many seconds a time is, give or take the minutes of a slow machine. */
const isIn = (seconds: number) =>
  expect.toSatisfy((time: string) => Math.abs(Date.parse(time) - Date.now() - seconds * 1000) < 300_000);

async function upload(): Promise<void> {
  const picture = sharp({ create: { width: 20, height: 20, channels: 3, background: "teal" } });
  const body = new FormData();
  body.append("file", new Blob([await picture.jpeg().toBuffer()], { type: "image/jpeg" }), "a.jpg");
  const uploaded = await live.gateway.ask("POST", "/v1/file/MMS", { token, body });
  expect(uploaded.body?.code).toBe("A000");
}

/** Other settings that are limits have their tests in connections, limits and stop. */
describe("a gateway with other settings", () => {
  test("issues tokens that are valid so long (TOKEN_TTL_S)", async () => {
    expect((await live.gateway.askToken("acme")).body?.data).toMatchObject({ expired: isIn(5000) });
  });

  test("logs no request that succeeds, and each that is refused (LOG_SAMPLE)", async () => {
    lines.length = 0;
    await live.gateway.ask("POST", "/v1/send/sms", { token, json: sms });
    await live.gateway.ask("POST", "/v1/send/sms", { token, json: {} });
    const statuses = () => lines.map((line) => JSON.parse(line)).filter(({ event }) => event === "request_answered");
    await expect.poll(() => statuses().map(({ status }) => status)).toEqual([400]);
  });

  test("refuses what comes while so many requests are served (MAX_REQUESTS)", async () => {
    const client = await fresh.database.pool.connect();
    await client.query("BEGIN; LOCK TABLE gateway.accounts IN ACCESS EXCLUSIVE MODE");
    const codes: unknown[] = [];
    const asked = Array.from({ length: 5 }, async () => codes.push((await live.gateway.askToken("nobody")).body?.code));
    await expect.poll(() => codes, { timeout: 20_000 }).toEqual(["A920", "A920", "A920"]);
    await client.query("ROLLBACK");
    client.release();
    await Promise.all(asked);
    expect(codes.slice(3)).toEqual(["A100", "A100"]);
  });

  test("lets a statement of the database take so long (DATABASE_TIMEOUT_S)", async () => {
    const { pool } = fresh.database;
    await pool.query(`
      CREATE TABLE gateway.seen_timeouts (timeout text);
      CREATE FUNCTION gateway.note_timeout() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO gateway.seen_timeouts VALUES (current_setting('statement_timeout'));
        RETURN NULL;
      END $$;
      CREATE TRIGGER note_timeout AFTER INSERT ON gateway.traffic_slots EXECUTE FUNCTION gateway.note_timeout()`);
    await live.gateway.ask("POST", "/v1/send/sms", { token, json: sms });
    const seen = async () => (await pool.query("SELECT DISTINCT timeout FROM gateway.seen_timeouts")).rows;
    await expect.poll(seen).toEqual([{ timeout: "77s" }]);
  });

  test("keeps files so long (FILE_LIFETIME_DAYS)", async () => {
    await upload();
    const { rows } = await fresh.database.pool.query(
      "SELECT to_timestamp(expires_ms / 1000)::text AS expired FROM files LIMIT 1",
    );
    expect(rows).toEqual([{ expired: isIn(3 * DAY_S) }]);
  });

  test.each([
    [1, 200],
    [3, 400],
  ])("takes a message for the %i. day from now with status %i (SCHEDULE_DAYS)", async (days, status) => {
    const sendAt = new Date(Date.now() + days * DAY_S * 1000).toISOString();
    const answer = await live.gateway.ask("POST", "/v1/send/sms", { token, json: { ...sms, sendAt } });
    expect(answer.status).toBe(status);
  });

  test.each([
    [4000, 400],
    [4200, 413],
  ])("reads a body of %i bytes with status %i (BODY_LIMIT_BYTES)", async (bytes, status) => {
    const json = { ...sms, text: "x".repeat(bytes - JSON.stringify({ ...sms, text: "" }).length) };
    expect((await live.gateway.ask("POST", "/v1/send/sms", { token, json })).status).toBe(status);
  });

  test.each([
    ["used", 80, 200],
    ["used", 120, 401],
    ["created", 990, 200],
    ["created", 1010, 401],
  ])(
    "answers a session that was %s %i s ago with %i (OPERATOR_IDLE_S, OPERATOR_SESSION_S)",
    async (what, ago, status) => {
      const operator = await OperatorClient.signedIn(live.gateway.running.adminUrl, "kim", PASSWORD);
      await fresh.database.pool.query(`UPDATE gateway.operator_sessions SET ${what}_ms = $1`, [
        Date.now() - ago * 1000,
      ]);
      expect((await operator.ask("GET", "/accounts")).status).toBe(status);
    },
  );
});
