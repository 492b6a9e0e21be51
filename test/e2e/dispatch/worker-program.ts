import { openDatabase } from "../../../server/store/database.ts";
import { inTestCell } from "../../rig/cells.ts";
import { makeCarriers, makeHandle } from "./fake-carrier.ts";
import { makeParentCarrier } from "./parent-carrier.ts";
import { startTestWorker } from "./test-worker.ts";

/** A worker as a process of its own, to be killed. Its carrier is the test that started it. */
const { DATABASE_URL = "", WINDOW = "100", CAN_ASK = "" } = process.env;

const database = openDatabase(DATABASE_URL, { poolSize: 5, ...inTestCell });
const limits = { window: Number(WINDOW), batch: Number(WINDOW) };
const carrier = makeParentCarrier(process, CAN_ASK === "yes");
startTestWorker(database, () => makeCarriers(makeHandle("one", carrier, limits)));
process.send?.({ kind: "ready" });
