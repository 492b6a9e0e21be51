import { cpSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");
const PACKAGE = "messaging_gateway";

/** Puts the Python package together in a folder, as the wheel has it: the client, and in it the generated code. */
export function putPythonPackage(folder: string): void {
  const place = join(folder, PACKAGE);
  mkdirSync(folder, { recursive: true });
  const filter = (path: string): boolean => !path.includes("__pycache__");
  cpSync(join(root, "client/python", PACKAGE), place, { recursive: true, filter });
  cpSync(join(root, "generated/python"), join(place, "api"), { recursive: true, filter });
}
