import { carrierPayloadTable } from "./derive/carrier-payload-table.ts";
import { type ContractTables, docTables } from "./derive/doc-tables.ts";
import { type Json, type JsonObject, objectIn } from "./derive/json.ts";
import { deriveLoosened } from "./derive/loosen.ts";
import { placeholderTable } from "./derive/placeholder-table.ts";
import { deriveRcsFormats } from "./derive/rcs-formats.ts";
import { deriveResponses } from "./derive/responses.ts";
import { ResultCodes } from "./derive/result-code-table.ts";
import { deriveTablesInDocs } from "./derive/tables-in-docs.ts";
import { deriveValues } from "./derive/values.ts";

// What this contract brings to the generator: keywords, tables, and the parts of the document that follow from the tables.

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

/** "Cannot map JSON": a fault at a place that names no code of its own. */
export const faultCode = "A011";

/** What partners' clients can show, and where an answer says what became of a call. */
export const client = { security: ["bearerToken", "clientId", "clientPassword"], answerCode: "code" } as const;

export function derive(document: JsonObject, given: Readonly<Record<string, Json>>): Record<string, Json> {
  const contract = contractTables(given);
  const { reportValues } = contract;
  const schemas = objectIn(objectIn(document, "components", "document"), "schemas", "components");
  const codes = new ResultCodes(contract.resultCodes);
  deriveValues(schemas, codes, {
    serviceTypes: reportValues.serviceTypes,
    msgTypes: reportValues.msgTypes,
    reportTypes: reportValues.reportTypes,
    carriers: reportValues.carriers,
  });
  deriveRcsFormats(schemas, contract.rcsFormats);
  deriveLoosened(schemas); // After the RCS rules: they are loosened too.
  deriveResponses(document, codes);
  deriveTablesInDocs(document, docTables(contract));
  return { placeholders: placeholderTable(schemas), carrierPayloadFields: carrierPayloadTable(schemas) };
}

/** The YAML files as the types that describe them; test/unit/spec/tables holds the files to these shapes. */
function contractTables(given: Readonly<Record<string, Json>>): ContractTables {
  const missing = Object.keys(tables).filter((name) => given[name] === undefined);
  if (missing.length > 0) throw new Error(`plugin.ts: tables are missing: ${missing.join(", ")}`);
  return given as Readonly<Record<string, Json>> & ContractTables;
}
