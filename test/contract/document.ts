import { readFileSync } from "node:fs";
import type { JsonObject } from "../../scripts/schema/json.ts";

/** The contract as it is published. */
export const document: JsonObject = JSON.parse(
  readFileSync(new URL("../../generated/openapi.json", import.meta.url), "utf8"),
);
