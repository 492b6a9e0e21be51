import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { stringify } from "yaml";
import { CHANNELS } from "../../../server/domain/channel-table.ts";
import { openDatabase } from "../../../server/store/connections.ts";
import { ensureCells } from "../../../server/store/create-cell.ts";
import { useFreshDatabase } from "../../rig/fresh-database.ts";
import { LiveGateway, makeAccount } from "../../rig/live-gateway.ts";
import { databaseBackend } from "../../rig/test-cells.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
const CELLS = [1, 2, 3];
const WINDOW = 6;
const MESSAGES = 20;

/** A provider that answers after a while, and counts how many messages it has at a time. */
async function startSlowProvider() {
  const counts = { heard: 0, atOnce: 0, most: 0 };
  const server = createServer(async (request, response) => {
    const { messages } = (await json(request)) as { messages: { reference: string }[] };
    counts.heard += messages.length;
    counts.atOnce += messages.length;
    counts.most = Math.max(counts.most, counts.atOnce);
    setTimeout(() => {
      counts.atOnce -= messages.length;
      response.end(
        JSON.stringify({
          results: messages.map(({ reference }) => ({ reference, status: "accepted", id: reference })),
        }),
      );
    }, 50);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { counts, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages` };
}

test("all cells together have no more with a carrier than its window", async () => {
  const folder = await mkdtemp(join(tmpdir(), "window-"));
  const directory = openDatabase(fresh.url, { poolSize: 2 });
  onTestFinished(async () => {
    await directory.close();
    await rm(folder, { recursive: true });
  });
  await ensureCells(directory, CELLS.length, databaseBackend);
  const { counts, url } = await startSlowProvider();
  const carrier = { adapter: "http", url, secret: "a secret that both sides know", window: WINDOW, batch: 2 };
  const CARRIERS_FILE = join(folder, "carriers.yaml");
  await writeFile(
    CARRIERS_FILE,
    stringify({ carriers: { talk: carrier }, routes: [{ channel: CHANNELS, carrier: "talk" }] }),
  );
  const environment = { DATABASE_URL: fresh.url, DATA_FOLDER: folder, CELLS: String(CELLS.length) };
  const api = await LiveGateway.start({ ...environment, ROLE: "api" });
  onTestFinished(() => api.running.stop());
  for (const cell of CELLS) {
    const id = `of-${cell}`;
    await makeAccount(fresh, id, { limits: { sendPerSecond: 10_000 } });
    await directory.pool.query("UPDATE gateway.account_cells SET cell_id = $2 WHERE account_id = $1", [id, cell]);
    const token = await api.token(id);
    const sent = { token, json: { from: "0212345678", to: "01012345678", text: "Hello" } };
    for (let count = 0; count < MESSAGES; count++)
      expect((await api.ask("POST", "/v1/send/sms", sent)).body?.code).toBe("A000");
  }
  // They all wait before a worker is there, so that each cell could fill a window of its own.
  const worker = await LiveGateway.start({ ...environment, ROLE: "worker", CARRIERS_FILE });
  onTestFinished(() => worker.running.stop());
  await expect.poll(() => counts.heard, { timeout: 50_000 }).toBe(CELLS.length * MESSAGES);
  expect(counts.most).toBeLessThanOrEqual(WINDOW);
});
