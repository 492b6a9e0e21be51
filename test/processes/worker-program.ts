import { makeOutboxStore } from "../../server/dispatch/delivery-store.ts";
import { TIMINGS } from "../../server/domain/timings.ts";
import { openDatabase } from "../../server/store/connections.ts";
import { makeCarriers, makeHandle } from "../gateway/dispatch/fake-carrier.ts";
import { startTestWorker } from "../gateway/dispatch/test-worker.ts";
import { inTestCell } from "../rig/test-cells.ts";
import { makeParentCarrier } from "./parent-carrier.ts";

/** A worker as a process of its own, to be killed. Its carrier is the test that started it. */
const { DATABASE_URL = "", WINDOW = "100", CAN_ASK = "" } = process.env;

const database = openDatabase(DATABASE_URL, { poolSize: 5, ...inTestCell });
const limits = { window: Number(WINDOW), batch: Number(WINDOW) };
const carrier = makeParentCarrier(process, CAN_ASK === "yes");
/** Others take over sooner, and still not from a worker that a busy machine keeps waiting. */
const timings = {
  ...TIMINGS,
  ...{ leaseMs: 6000, renewLeasesEveryMs: 2000, leaseMarginMs: 2000, workerLifetimeMs: 5000, heartbeatEveryMs: 1500 },
};
const STEP_VALIDITY_S = 86_400;
const outbox = makeOutboxStore(database, STEP_VALIDITY_S, timings);
startTestWorker(database, () => makeCarriers(makeHandle("one", carrier, limits)), { timings, outbox });
process.send?.({ kind: "ready" });
