import { readFile } from "node:fs/promises";
import { text as readAll } from "node:stream/consumers";
import { OperatorError } from "../../errors.ts";

/** What a file holds, or standard input for "-". */
export async function readInputFile(file: string): Promise<string> {
  if (file === "-") return readAll(process.stdin);
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    throw new OperatorError(
      code === "ENOENT" ? `there is no file ${file}` : `${file} cannot be read (${String(code)})`,
    );
  }
}
