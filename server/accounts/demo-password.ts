import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { hashPassword } from "./password.ts";

export interface RememberedPassword {
  readonly password: string;
  /** Compared with the stored hash: a cheap way to know whether the password was changed. */
  readonly passwordHash: string;
}

/** Kept in a file, because it is shown only once. Two gateways that start at once get the same one. */
export async function choosePassword(file: string): Promise<RememberedPassword> {
  const password = randomBytes(12).toString("base64url");
  const chosen: RememberedPassword = { password, passwordHash: await hashPassword(password) };
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(file, `${JSON.stringify(chosen, null, 2)}\n`, { mode: 0o600, flag: "wx" });
    return chosen;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    return (await readPasswordFile(file)) ?? chosen;
  }
}

/** Undefined: the password was changed since. */
export async function readRememberedPassword(file: string, passwordHash: string): Promise<string | undefined> {
  const kept = await readPasswordFile(file);
  return kept?.passwordHash === passwordHash ? kept.password : undefined;
}

/** Undefined also for a file that was edited: it is a convenience and no record. */
async function readPasswordFile(file: string): Promise<RememberedPassword | undefined> {
  try {
    const { password, passwordHash } = JSON.parse(await readFile(file, "utf8"));
    return typeof password === "string" && typeof passwordHash === "string" ? { password, passwordHash } : undefined;
  } catch {
    return undefined;
  }
}
