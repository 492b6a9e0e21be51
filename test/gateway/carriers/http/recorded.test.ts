import { afterAll, beforeAll, expect, test } from "vitest";
import type { Submission } from "../../../../server/carriers/carrier.ts";
import { getStepName } from "../../../../server/domain/delivery.ts";
import { Recorder } from "../../../../server/reports/recorder.ts";
import { Acceptor } from "../../../../server/store/accept.ts";
import { createAccount } from "../../../../server/store/accounts.ts";
import { beginSteps } from "../../../../server/store/begin-steps.ts";
import { createLog } from "../../../../server/telemetry/log.ts";
import type { CarrierRig } from "../../../rig/carrier-rig.ts";
import { useFreshDatabase } from "../../../rig/fresh-database.ts";
import { makeProviderRig } from "../../../rig/provider/provider-rig.ts";
import { makeMessage, makeRequest, makeStoredAccount, PENDING_REPORTS } from "../../../store/fixtures.ts";

// From the database to a provider and, by the operation for receipts, back into the database.

const CARRIER = "provider";
const fresh = useFreshDatabase({ nowMs: Date.now() });
let recorder: Recorder;
let rig: CarrierRig;

beforeAll(async () => {
  await createAccount(fresh.database.pool, makeStoredAccount("acme"));
  recorder = new Recorder({ database: fresh.database });
  rig = await makeProviderRig({
    name: CARRIER,
    receive: (receipts) => recorder.receive(CARRIER, receipts),
    now: Date.now,
    log: createLog("silent"),
  });
  rig.carrier.start();
});
afterAll(async () => {
  await rig.carrier.stop();
  await rig.close();
  expect(rig.invalid?.()).toEqual([]);
  await recorder.close();
});

/** Accepts a message and begins its one step, as a worker does before it submits. */
async function begun(lastFour: string): Promise<Submission> {
  const nowMs = Date.now();
  const message = makeMessage(nowMs, { to: rig.recipient(`0000${lastFour}`) });
  const acceptor = new Acceptor({ database: fresh.database });
  await acceptor.accept(makeRequest(nowMs, { messages: [message] }));
  await acceptor.close();
  const ref = { accountId: "acme", msgKey: message.msgKey, step: 0 };
  const expiresMs = nowMs + 60_000;
  const detail = { serviceType: "SMS", msgType: "SM" } as const;
  const lease = { leaseId: message.msgKey, dueMs: nowMs + 15_000 };
  const ours = await beginSteps(
    fresh.database,
    [{ ref, carrier: CARRIER, expiresMs, last: true, detail }],
    lease,
    nowMs,
  );
  expect([...ours]).toEqual([getStepName(ref)]);
  const rest = { files: [], sandbox: true, templateText: undefined, expiresMs } as const;
  return { ...rig.message, ref, reference: getStepName(ref), to: message.to, ...rest };
}

async function rowOf({ ref }: Submission) {
  const { rows } = await fresh.database.pool.query(
    "SELECT state, code, network, late_code FROM steps WHERE account_id = $1 AND msg_key = $2 AND step = $3",
    [ref.accountId, ref.msgKey, ref.step],
  );
  return rows[0];
}

async function reportsOf({ ref }: Submission): Promise<number> {
  const { rows } = await fresh.database.pool.query(
    `SELECT count(*)::int AS count FROM ${PENDING_REPORTS} WHERE account_id = $1 AND msg_key = $2`,
    [ref.accountId, ref.msgKey],
  );
  return rows[0]?.count;
}

test.each([
  ["0000", "accepted", { state: "delivered", code: "10000", late_code: null }],
  ["3001", "accepted", { state: "failed", code: "23001", late_code: null }],
  ["8003", "accepted", { state: "delivered", code: "10000", late_code: null }],
  ["8004", "unknown", { state: "delivered", code: "10000", late_code: null }],
  ["8005", "accepted", { state: "delivered", code: "10000", late_code: null }],
  ["8009", "accepted", { state: "failed", code: "22003", late_code: "10000" }],
])("a message to …%s is %s, ends as its receipts say, and has one report", async (lastFour, kind, expected) => {
  const submission = await begun(lastFour);
  const outcomes: string[] = [];
  await rig.carrier.submit(
    [submission],
    (_, outcome) => outcomes.push(outcome.kind),
    () => true,
  );
  expect(outcomes).toEqual([kind]);
  await expect.poll(() => rowOf(submission), { timeout: 20_000 }).toMatchObject(expected);
  expect((await rowOf(submission))?.network).toMatch(/^1000[0-8]$/);
  expect(await reportsOf(submission)).toBe(1);
});
