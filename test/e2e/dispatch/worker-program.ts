import { openDatabase } from "../../../server/store/database.ts";
import { carriersOf, handleOf } from "../../unit/server/dispatch/given.ts";
import { parentsCarrier } from "./parents-carrier.ts";
import { startRig } from "./rig.ts";

/** A worker as a process of its own, to be killed. Its carrier is the test that started it. */
const { DATABASE_URL = "", WINDOW = "100", CAN_ASK = "" } = process.env;

const database = openDatabase(DATABASE_URL, { poolSize: 5 });
const limits = { window: Number(WINDOW), batch: Number(WINDOW) };
const carrier = parentsCarrier(process, CAN_ASK === "yes");
await startRig(database, () => carriersOf([handleOf("one", carrier, limits)]));
process.send?.({ kind: "ready" });
