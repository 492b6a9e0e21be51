import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { JsonObject } from "../../scripts/schema/json.ts";

export const documentFile = fileURLToPath(new URL("../../generated/openapi.json", import.meta.url));

/** The contract as it is published. */
export const document: JsonObject = JSON.parse(readFileSync(documentFile, "utf8"));
