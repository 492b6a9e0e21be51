import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "../store/database.ts";
import { addOperator, findOperator, listOperators } from "../store/operators.ts";
import { choosePassword, readRememberedPassword } from "./demo-password.ts";

export interface DemoOperator {
  readonly id: string;
  readonly password: string;
  /** Only the owner of the data folder may read it. */
  readonly passwordFile: string;
}

const ID = "demo";

const getPasswordFile = (dataFolder: string): string => join(dataFolder, "demo-operator.json");

/** Undefined: there is none, or its password was changed. */
export async function findDemoOperator({ pool }: Database, dataFolder: string): Promise<DemoOperator | undefined> {
  const known = await findOperator(pool, ID);
  const passwordFile = getPasswordFile(dataFolder);
  const password = known && (await readRememberedPassword(passwordFile, known.passwordHash));
  return password === undefined ? undefined : { id: ID, password, passwordFile };
}

/** The operator for a first try, beside the demo account. One that was removed is not made again: its file is still there. */
export async function ensureDemoOperator(
  database: Database,
  dataFolder: string,
  nowMs: number,
): Promise<DemoOperator | undefined> {
  const passwordFile = getPasswordFile(dataFolder);
  if (!existsSync(passwordFile) && (await listOperators(database.pool)).length === 0) {
    const { passwordHash } = await choosePassword(passwordFile);
    await addOperator(database.pool, { id: ID, role: "operator", passwordHash, createdMs: nowMs });
  }
  return findDemoOperator(database, dataFolder);
}
