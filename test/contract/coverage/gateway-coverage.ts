import type { CoverageHooks } from "../../../scripts/probe/coverage/counter.ts";
import { codesOf, codesTold } from "../result-codes.ts";
import { findReason } from "./not-coverable.ts";

/** Codes of requests that are refused before their content is checked. */
const EARLY_CODES = new Set(["A001", "A002", "A010", "A015", "A016", "A020", "A100", "A110", "A920", "A999"]);

/** What the coverage of the gateway's contract counts besides what that of every contract does. */
export const gatewayCoverage: CoverageHooks = {
  minimums: {
    operations: 100,
    statuses: 100,
    "media types": 100,
    // A request that is refused before the rate limit is checked has no rate headers.
    headers: 85,
    "result codes": 100,
    parameters: 100,
    "request keywords": 95,
    "response keywords": 95,
  },
  isEarlyRefusal: (answer) => EARLY_CODES.has(codesTold(answer)[0] ?? ""),
  // A parameter with credentials is refused early, with a code that its own schema names.
  isRefusalOf: (schema, answer) => JSON.stringify(schema).includes(`"${codesTold(answer)[0]}"`),
  findReason,
  further: {
    name: "result codes",
    description:
      "Each operation answered with every result code that it lists, as its own code or as the code of a fault.",
    list: codesOf,
    shown: (answer) => {
      const codes = codesTold(answer);
      return codes.length === 0 ? ["A000"] : codes;
    },
  },
};
