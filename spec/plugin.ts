import { getCarrierPayloadTable } from "./derive/carrier-payload-table.ts";
import { deriveTablesInDocs, getDocTables } from "./derive/doc-tables.ts";
import { getObject, type Json, type JsonObject } from "./derive/json.ts";
import { deriveLoosened } from "./derive/loosen.ts";
import { getPlaceholderTable } from "./derive/placeholder-table.ts";
import { deriveRcsFormats } from "./derive/rcs-formats.ts";
import { deriveResponses } from "./derive/responses.ts";
import { type ContractTables, ResultCodes } from "./derive/tables.ts";
import { deriveValues } from "./derive/values.ts";

// The plug-in of this contract: its keywords, its tables, and the parts of the document that are derived from the tables.

export const keywords: readonly string[] = [
  "keywords/x-cp949.ts",
  "keywords/x-max-bytes.ts",
  "keywords/x-max-items-total-length.ts",
  "keywords/x-max-total-length.ts",
];

export const tables: Readonly<Record<string, string>> = {
  resultCodes: "tables/result-codes.yaml",
  reportCodes: "tables/report-codes.yaml",
  reportValues: "tables/report-values.yaml",
  rcsFormats: "tables/rcs-formats.yaml",
  imageRules: "tables/image-rules.yaml",
};

export { alsoHeldTo, extensions } from "./extensions.ts";

/** "Cannot map JSON": the code of a fault at a place without x-code. */
export const faultCode = "A011";

/** The credentials that partners' clients can have, and the member of a response that has the result code. */
export const client = { security: ["bearerToken", "clientId", "clientPassword"], answerCode: "code" } as const;

export function derive(document: JsonObject, loaded: Readonly<Record<string, Json>>): Record<string, Json> {
  const contract = toContractTables(loaded);
  const { reportValues } = contract;
  const schemas = getObject(getObject(document, "components", "document"), "schemas", "components");
  const codes = new ResultCodes(contract.resultCodes);
  deriveValues(schemas, codes, {
    serviceTypes: reportValues.serviceTypes,
    msgTypes: reportValues.msgTypes,
    reportTypes: reportValues.reportTypes,
    carriers: reportValues.carriers,
  });
  deriveRcsFormats(schemas, contract.rcsFormats);
  deriveLoosened(schemas); // After deriveRcsFormats, because the RCS rules are loosened too.
  deriveResponses(document, codes);
  deriveTablesInDocs(document, getDocTables(contract));
  return { placeholders: getPlaceholderTable(schemas), carrierPayloadFields: getCarrierPayloadTable(schemas) };
}

/** test/unit/spec/tables checks that the YAML files have these types. */
function toContractTables(loaded: Readonly<Record<string, Json>>): ContractTables {
  const missing = Object.keys(tables).filter((name) => loaded[name] === undefined);
  if (missing.length > 0) throw new Error(`plugin.ts: tables are missing: ${missing.join(", ")}`);
  return loaded as Readonly<Record<string, Json>> & ContractTables;
}
