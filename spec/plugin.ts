import { deriveBrandmessageKinds } from "./derive/brandmessage-kinds.ts";
import { getCarrierPayloadTable } from "./derive/carrier-payload-table.ts";
import { getChannelTable, getReportTypes, getStepSchemas } from "./derive/channels.ts";
import { deriveTablesInDocs, getDocTables } from "./derive/doc-tables.ts";
import { getFieldLimits } from "./derive/field-limits.ts";
import { getObject, type Json, type JsonObject } from "./derive/json.ts";
import { deriveLoosened } from "./derive/loosen.ts";
import { getPlaceholderTable } from "./derive/placeholder-table.ts";
import { deriveRcsFormats } from "./derive/rcs-formats.ts";
import { deriveResponses } from "./derive/responses.ts";
import { getSendExamples } from "./derive/send-examples.ts";
import { type ContractTables, ResultCodes } from "./derive/tables.ts";
import { deriveValues } from "./derive/values.ts";
import * as schemas from "./tables/schemas.ts";

// The plug-in of this contract: its keywords, its tables, and the parts of the document that are derived from the tables.

export const keywords: readonly string[] = [
  "keywords/x-cp949.ts",
  "keywords/x-max-bytes.ts",
  "keywords/x-max-items-total-length.ts",
  "keywords/x-max-total-length.ts",
];

export const tables = {
  channels: { file: "tables/channels.yaml", schema: schemas.channels, key: "name" },
  magicRecipients: { file: "tables/magic-recipients.yaml", schema: schemas.magicRecipients, key: "digits" },
  resultCodes: { file: "tables/result-codes.yaml", schema: schemas.resultCodes, key: "code" },
  reportCodes: { file: "tables/report-codes.yaml", schema: schemas.reportCodes, key: "code" },
  reportValues: { file: "tables/report-values.yaml", schema: schemas.reportValues },
  rcsFormats: { file: "tables/rcs-formats.yaml", schema: schemas.rcsFormats },
  imageRules: { file: "tables/image-rules.yaml", schema: schemas.imageRules },
  brandmessageKinds: { file: "tables/brandmessage-kinds.yaml", schema: schemas.brandmessageKinds, key: "msgType" },
  rateLimits: { file: "tables/rate-limits.yaml", schema: schemas.rateLimits, key: "kind" },
  rights: { file: "tables/rights.yaml", schema: schemas.rights, key: "right" },
} as const;

export { alsoHeldTo, extensions } from "./extensions.ts";

/** "Cannot map JSON": the code of a fault at a place without x-code. */
export const faultCode = "A011";

/** The credentials that partners' clients can have, and the member of a response that has the result code. */
export const client = { security: ["bearerToken", "clientId", "clientPassword"], answerCode: "code" } as const;

export function derive(document: JsonObject, loaded: Readonly<Record<string, Json>>): Record<string, Json> {
  const contract = toContractTables(loaded);
  const { reportTypes, carriers } = contract.reportValues;
  const components = getObject(getObject(document, "components", "document"), "schemas", "components");
  const codes = new ResultCodes(contract.resultCodes);
  deriveValues(components, codes, { ...getReportTypes(contract), reportTypes, carriers });
  deriveRcsFormats(components, contract.rcsFormats);
  deriveBrandmessageKinds(components, contract.brandmessageKinds);
  deriveLoosened(components); // After the rules of RCS and brand messages, because they are loosened too.
  deriveResponses(document, codes);
  deriveTablesInDocs(document, getDocTables(contract));
  const stepSchemas = getStepSchemas(contract);
  return {
    channels: getChannelTable(document, components, contract),
    stepSchemas,
    fieldLimits: getFieldLimits(document, components, contract.channels),
    placeholders: getPlaceholderTable(components, stepSchemas),
    carrierPayloadFields: getCarrierPayloadTable(components),
    sendExamples: getSendExamples(document),
  };
}

/** The generator has checked the files by their schemas. */
function toContractTables(loaded: Readonly<Record<string, Json>>): ContractTables {
  const missing = Object.keys(tables).filter((name) => loaded[name] === undefined);
  if (missing.length > 0) throw new Error(`plugin.ts: tables are missing: ${missing.join(", ")}`);
  return loaded as Readonly<Record<string, Json>> & ContractTables;
}
