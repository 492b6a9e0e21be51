import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The key of a gateway that was given none: made once and kept, so that tokens outlive a restart. */
export async function keptTokenKey(dataFolder: string): Promise<string> {
  const file = join(dataFolder, "token-key");
  await mkdir(dataFolder, { recursive: true });
  // Exclusive, so that of two gateways that start at once both end up with the same key.
  await writeFile(file, randomBytes(32).toString("hex"), { mode: 0o600, flag: "wx" }).catch((error: unknown) => {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  });
  return (await readFile(file, "utf8")).trim();
}
