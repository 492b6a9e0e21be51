import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Deployment } from "../rig/deployment.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { countOf, makeAccount, PASSWORD } from "../rig/live-gateway.ts";
import type { MainProcess } from "../rig/main-process.ts";
import { waitUntil } from "../rig/wait-until.ts";

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
  const stuck = () => countOf(fresh, "step_leases", `carrier IS NOT NULL AND ${begunMs} < ${Date.now() - STUCK_MS}`);
  const isStuck = async (): Promise<boolean> => {
    child.kill("SIGCONT");
    await sleep(10);
    child.kill("SIGSTOP");
    await sleep(STUCK_MS);
    return (await stuck()) > 0;
  };
  await waitUntil(isStuck, "the worker is stopped in the middle of its work", 120_000);
}

/** Sends until so many messages are accepted and the worker is killed, so that there is work for it until then. */
async function sendWhileOneIsKilled(least: number): Promise<void> {
  const token = await deployment.token("acme", PASSWORD);
  const killed = await deployment.startProcess("worker");
  await deployment.startProcess("worker");

  const sent = new Set<string>();
  let isKilled = false;
  let recipients = 0;
  const sendSome = async (): Promise<void> => {
    while (sent.size < least || !isKilled) {
      const destinations = Array.from({ length: 10 }, () => ({ to: `0107${String(recipients++).padStart(7, "0")}` }));
      const answer = await deployment.ask("POST", "/v1/send/omni", token, {
        messageFlow: [{ sms: { from: "0212345678", text: "Hi" } }],
        destinations,
      });
      for (const { msgKey } of answer.data?.destinations ?? []) sent.add(msgKey);
      // What is sent beyond the number is only to keep both workers busy.
      if (sent.size >= least) await sleep(50);
    }
  };
  const sending = Promise.all(Array.from({ length: AT_ONCE }, sendSome));
  // Awaited below; what fails before that must not be hidden by it.
  sending.catch(() => {});
  const countEnded = () => countOf(fresh, "steps", "code IS NOT NULL");
  const before = await countEnded();
  await waitUntil(async () => (await countEnded()) - before >= least / 4, "a quarter of the messages has ended");
  await holdInTheMiddle(killed);
  await killed.end("SIGKILL");
  isKilled = true;
  await sending;

  const reports = await deployment.poll(token, ({ length }) => length >= sent.size);
  expect(reports).toHaveLength(sent.size);
  expect(new Set(reports.map(({ msgKey }) => msgKey))).toEqual(sent);
  expect(new Set(reports.map(({ reportCode }) => reportCode))).toEqual(new Set(["10000"]));
  expect((await deployment.ask("GET", "/v1/report/polling", token)).data?.reportId).toBe("");
}

// Every run has test/processes/takeover.test.ts, which kills workers midway through 75 messages.
test(
  "each of 10,000 messages is reported once although a worker is killed midway",
  {
    timeout: 300_000,
    tags: ["long"],
  },
  () => sendWhileOneIsKilled(10_000),
);
