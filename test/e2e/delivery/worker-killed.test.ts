import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { useFreshDatabase } from "../fresh-database.ts";
import { countOf, makeAccount, PASSWORD } from "../live-gateway.ts";
import type { MainProcess } from "../main-process.ts";
import { Deployment } from "./deployment.ts";

const MESSAGES = 10_000;
const AT_ONCE = 8;
/** Longer than anything takes that is not stopped. */
const STUCK_MS = 400;

const fresh = useFreshDatabase({ nowMs: Date.now() });
const deployment = new Deployment(fresh);

beforeAll(async () => {
  await makeAccount(fresh, "acme", { sandbox: true, limits: { sendPerSecond: 100_000, pollingPerSecond: 1000 } });
  await deployment.start("api");
});
afterAll(() => deployment.stop());

/** Stops the process until it has leases that stay open, so that it is killed in the middle of its work. */
async function holdInTheMiddle({ child }: MainProcess): Promise<void> {
  const begunMs = "split_part(lease_id, '.', 2)::bigint";
  const stuck = () =>
    countOf(fresh, "gateway.step_leases", `carrier IS NOT NULL AND ${begunMs} < ${Date.now() - STUCK_MS}`);
  child.kill("SIGSTOP");
  await sleep(STUCK_MS);
  while ((await stuck()) === 0) {
    child.kill("SIGCONT");
    await sleep(10);
    child.kill("SIGSTOP");
    await sleep(STUCK_MS);
  }
}

test("each of 10,000 messages is reported once although a worker is killed midway", { timeout: 120_000 }, async () => {
  const token = await deployment.token("acme", PASSWORD);
  const killed = await deployment.start("worker");
  await deployment.start("worker");

  const sent = new Set<string>();
  const sendSome = async (first: number): Promise<void> => {
    for (let at = first; at < MESSAGES; at += AT_ONCE * 10) {
      const destinations = Array.from({ length: 10 }, (_, index) => ({
        to: `0107${String(at + index).padStart(7, "0")}`,
      }));
      const answer = await deployment.ask("POST", "/v1/send/omni", token, {
        messageFlow: [{ sms: { from: "0212345678", text: "Hi" } }],
        destinations,
      });
      for (const { msgKey } of answer.data?.destinations ?? []) sent.add(msgKey);
    }
  };
  const sending = Promise.all(Array.from({ length: AT_ONCE }, (_, index) => sendSome(index * 10)));
  const ended = () => countOf(fresh, "gateway.steps", "code IS NOT NULL");
  while ((await ended()) < MESSAGES / 4) await sleep(20);
  await holdInTheMiddle(killed);
  await killed.end("SIGKILL");
  await sending;
  expect(sent.size).toBe(MESSAGES);

  const reports = await deployment.poll(token, ({ length }) => length >= MESSAGES);
  expect(reports).toHaveLength(MESSAGES);
  expect(new Set(reports.map(({ msgKey }) => msgKey))).toEqual(sent);
  expect(new Set(reports.map(({ reportCode }) => reportCode))).toEqual(new Set(["10000"]));
  expect((await deployment.ask("GET", "/v1/report/polling", token)).data?.reportId).toBe("");
});
