import { setTimeout as sleep } from "node:timers/promises";
import type { CrashPoint } from "../../../server/crash-points.ts";
import { waitUntil } from "../../rig/wait-until.ts";
import { failing } from "../../rig/webhook-receiver.ts";
import { tokenOf } from "../bench/gateway.ts";
import { POLLING } from "../fault/deployment/accounts.ts";
import type { Deployment } from "../fault/deployment/deployment.ts";
import { queryCells } from "../fault/deployment/query-cells.ts";
import { breakGateway } from "./faults.ts";
import { SHORT_TIMINGS, type When } from "./protocol.ts";
import { type CrashFault, type Scene, untilStopped } from "./scene.ts";

/* What makes processes reach points that load alone does not reach. */

/** A worker breaks at another point first. With `wait`, until others take it for dead. */
export const afterCrash =
  (point: CrashPoint, fault: CrashFault, when: When, wait = false) =>
  async (scene: Scene): Promise<void> => {
    const { deployment, control } = scene;
    const names = deployment.workers.map(({ name }) => name);
    const stopped = await untilStopped(scene, control.arm(point, when, names), point);
    const worker = deployment.workers.find(({ name }) => name === stopped.name);
    if (worker === undefined) throw new Error(`There is no worker ${stopped.name}`);
    if (fault === "kill") {
      await worker.stop("SIGKILL");
      const starting = worker.start();
      // Its failure is met where it is waited for.
      starting.catch(() => {});
      scene.starting.push(starting);
    } else {
      scene.withLostAnswer.push(worker.name);
      await breakGateway(deployment, worker, stopped, { fault, when, isCall: false });
    }
    if (wait) await sleep(SHORT_TIMINGS.leaseMs ?? 0);
  };

/** Workers find that others have taken them for dead, and register again. */
export const declareWorkersDead = async ({ deployment }: Scene): Promise<void> => {
  await queryCells(deployment.server, "DELETE FROM gateway.workers");
};

/** A worker is told to stop. */
export async function stopWorker({ deployment }: Scene): Promise<void> {
  void deployment.workers[0]?.stop("SIGTERM");
}

/** The worker that was told to stop is started again. */
export async function startWorker({ deployment }: Scene): Promise<void> {
  const worker = deployment.workers[0];
  await worker?.stop("SIGTERM");
  if (worker?.isAway) await worker.start();
}

/**
 * The SMSC takes messages and does not answer: leases have to be renewed.
 * It has its whole share again: after cases like this one it would get hardly anything.
 */
export const muteCarrier = async ({ deployment }: Scene): Promise<void> => {
  await deployment.server.query("DELETE FROM gateway.carrier_quality");
  await deployment.server.query("DELETE FROM gateway.carrier_shares");
  await deployment.carriers.smsc.tell({ do: "hold", on: true });
};

export const unmuteCarrier = async ({ deployment }: Scene): Promise<void> => {
  await deployment.carriers.smsc.tell({ do: "hold", on: false });
};

/** The only carrier of MMS and RCS is paused: its lanes become full, and what finds no room goes to the backlog. */
export const pauseCarrier = async ({ deployment }: Scene): Promise<void> => {
  await deployment.server.query("INSERT INTO gateway.carrier_pauses (carrier, paused_by) VALUES ('talk', 'rounds')");
};

export const resumeCarrier = async ({ deployment }: Scene): Promise<void> => {
  await deployment.server.query("UPDATE gateway.carrier_pauses SET resumed_at = now() WHERE resumed_at IS NULL");
};

export async function fillBacklog(scene: Scene): Promise<void> {
  await pauseCarrier(scene);
  const inBacklog = "SELECT 1 AS one FROM gateway.outbox WHERE lane IS NOT NULL LIMIT 1";
  const { server } = scene.deployment;
  await waitUntil(async () => (await queryCells(server, inBacklog)).length > 0, "the backlog is filled");
}

export const refuseWebhooks = async ({ deployment }: Scene): Promise<void> => {
  deployment.receiveWebhooks(failing);
};

/** Each report that is refused from now on was refused three times before. */
export async function refuseWebhooksForGood({ deployment }: Scene): Promise<void> {
  deployment.receiveWebhooks(failing);
  const { server } = deployment;
  const waiting =
    "UPDATE gateway.webhook_deliveries SET attempts = 3, due_ms = 0 WHERE attempts < 3 RETURNING 1 AS one";
  await waitUntil(async () => (await queryCells(server, waiting)).length > 0, "there is a report for a webhook");
}

export const takeWebhooks = async ({ deployment }: Scene): Promise<void> => {
  deployment.receiveWebhooks();
};

const AN_HOUR_MS = 3_600_000;
let cancelled = 0;

/** A message that is to be sent much later is cancelled, as often as it takes. */
export async function scheduleAndCancel({ deployment }: Scene): Promise<void> {
  const ref = `cancelled-${++cancelled}`;
  const message = { from: "0212345678", to: "01012345678", text: "Hi", ref };
  const sendAt = new Date(Date.now() + AN_HOUR_MS).toISOString();
  const { msgKey } = await ask(deployment, "POST", "/v1/send/sms", { ...message, sendAt });
  void cancel(deployment, msgKey ?? "");
}

/** Longer than it takes until workers know of a changed account. */
const CHANGE_MS = 3000;
let held = 0;

/** An account lets advertising wait for its hours, which are one minute of another part of the day, and sends an advertisement. */
export async function holdAdvertising({ deployment }: Scene): Promise<void> {
  const timeZone = new Date().getUTCHours() === 8 ? "Asia/Seoul" : "UTC";
  await deployment.server.query(
    `UPDATE gateway.accounts SET hold_advertising = true, advertising_hours = '08:00-08:01', time_zone = '${timeZone}'
     WHERE account_id = '${POLLING[0]}'`,
  );
  await sleep(CHANGE_MS);
  // Each to its own number: the history knows what a carrier got by it.
  const to = `0105${String(++held).padStart(3, "0")}5678`;
  const message = { from: "0212345678", to, text: "(광고) Hi", ref: `held-${held}` };
  await ask(deployment, "POST", "/v1/send/sms", message);
}

/** Whatever is held is due. */
export async function releaseAdvertising({ deployment: { server } }: Scene): Promise<void> {
  await server.query("UPDATE gateway.accounts SET hold_advertising = false");
  await sleep(CHANGE_MS);
  await queryCells(server, "UPDATE gateway.scheduled_messages SET due_ms = 0 WHERE step IS NOT NULL");
}

async function cancel(deployment: Deployment, msgKey: string): Promise<void> {
  for (;;) {
    const { code } = await ask(deployment, "DELETE", `/v1/send/scheduled/${msgKey}`);
    if (code === "A000") return;
    await sleep(200);
  }
}

async function ask(
  { apis }: Deployment,
  method: string,
  path: string,
  json?: object,
): Promise<{ readonly code?: string; readonly msgKey?: string }> {
  const api = apis.find(({ isAway }) => !isAway);
  try {
    const response = await fetch((api?.url ?? "") + path, {
      method,
      headers: { authorization: `Bearer ${tokenOf(POLLING[0])}`, "content-type": "application/json" },
      body: json === undefined ? null : JSON.stringify(json),
      signal: AbortSignal.timeout(10_000),
    });
    return (await response.json()) as { readonly code?: string; readonly msgKey?: string };
  } catch {
    return {};
  }
}
