import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openDatabase } from "../../server/store/connections.ts";
import type { Database } from "../../server/store/database.ts";
import { DatabaseServer } from "../load/fault/deployment/database-server.ts";
import { type Answer, LiveGateway, makeAccount } from "../rig/live-gateway.ts";

const patience = { timeout: 60_000, interval: 100 };
// Below the project: as root the database runs as another user, who must be able to get there.
const clusterFolder = resolve(`.data/test/restarted-${randomBytes(4).toString("hex")}`);
let folder = "";
let server: DatabaseServer;
let database: Database;
let gateway: LiveGateway;
let token = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gateway-"));
  server = await DatabaseServer.make(clusterFolder, join(folder, "postgres.log"));
  const url = server.urlOf("gateway");
  gateway = await LiveGateway.start({ DATABASE_URL: url, DATA_FOLDER: folder, ROLE: "api" });
  database = openDatabase(url, { poolSize: 2 });
  const replica = () => database;
  await makeAccount({ url, database, replica }, "acme", { sandbox: true, limits: { sendPerSecond: 100_000 } });
  token = await gateway.token("acme");
}, 120_000);

afterAll(async () => {
  await gateway?.running.stop();
  await database?.close();
  await server?.stop("SIGQUIT");
  await rm(clusterFolder, { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
});

const sms = { from: "0212345678", to: "01000000000", text: "Hello" };

/** Sends at once, each with a reference of its own. */
function sendAll(count: number, name: string) {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const ref = `${name} ${index}`;
      return { ref, answer: await gateway.ask("POST", "/v1/send/sms", { token, json: { ...sms, ref } }) };
    }),
  );
}

const countStored = async (): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await database.pool.query<{ ref: string; count: number }>(
    "SELECT content::json->>'ref' AS ref, count(*) AS count FROM gateway.messages GROUP BY 1",
  );
  return new Map(rows.map(({ ref, count }) => [ref, count]));
};

/** How often the message may be stored, by what its sender was told. */
function getAllowed({ body }: Answer): readonly number[] {
  if (body?.code === "A000") return [1];
  expect(body?.code).toBe("A920");
  if (body?.errors === undefined) return [0];
  expect(body.errors).toMatchObject([
    { pointer: "", code: "A920", message: expect.stringMatching("may have been stored") },
  ]);
  return [0, 1];
}

test.each([1, 11, 101])(
  "PostgreSQL ends at once during %i sends: what is refused is not stored later",
  async (count) => {
    expect((await sendAll(count, `${count} before`)).map(({ answer }) => answer.body?.code)).toEqual(
      Array<string>(count).fill("A000"),
    );
    const during = sendAll(count, `${count} during`);
    await server.stop("SIGQUIT");
    const waiting = sendAll(count, `${count} waiting`);
    // The others wait for the batch of these, and are still waiting when the database is back.
    const sent = await during;
    await server.start();
    sent.push(...(await waiting));
    // What is sent now comes after all that was under way.
    await vi.waitFor(async () => {
      const [last] = await sendAll(1, `${count} after`);
      expect(last?.answer.body?.code).toBe("A000");
    }, patience);
    const stored = await countStored();
    for (const { ref, answer } of sent)
      expect([ref, getAllowed(answer)]).toEqual([ref, expect.arrayContaining([stored.get(ref) ?? 0])]);
  },
  120_000,
);
