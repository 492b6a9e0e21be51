import { readFileSync } from "node:fs";

/** The release of the gateway that runs. */
export function readVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
  return String(version);
}
