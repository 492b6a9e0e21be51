import { readFileSync } from "node:fs";
import { UsageError } from "../project/usage-error.ts";

const STANDARD_INPUT = 0;

/** What a file holds, or standard input for "-", without the line end. For secrets, because arguments are visible to other users. */
export function readSecret(name: string, file: string): string {
  try {
    return readFileSync(file === "-" ? STANDARD_INPUT : file, "utf8").replace(/\r?\n$/, "");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : error;
    throw new UsageError(`${name}: the file ${file} cannot be read (${code})`);
  }
}
