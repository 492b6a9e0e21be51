import type { Oas3Rule } from "@redocly/openapi-core";
import {
  child,
  conjunctionOf,
  documentRule,
  isNode,
  listOperations,
  listParameters,
  listRequestSchemas,
  type Operation,
  reachableSchemas,
  resolved,
  type Spot,
} from "#lint-rules";
import { codesOf, listedCodesOf } from "./result-code.ts";

/** What the gateway answers to a body before it is validated: another media type, too large, busy, unreadable. */
const CODES_OF_ANY_BODY = ["A015", "A016", "A920"];
const NOT_JSON = "A010";

/**
 * An operation must list every code that a refused request can have, because callers read that list, and because the gateway answers 500
 * instead of a code that is not documented. `faultCode` is the code of a value without an x-code. A code
 * that is not in the table is left to gateway/code-in-table.
 */
export const codeListed = (faultCode: string, table: ReadonlySet<string>): Oas3Rule =>
  documentRule((root, report) => {
    for (const operation of listOperations(root)) {
      const listed = listedCodesOf(operation.node);
      const missing = new Set(listCodes(root, operation, faultCode).filter((code) => table.has(code)));
      for (const code of listed ?? []) missing.delete(code);
      if (missing.size === 0) continue;
      const codes = [...missing].sort().join(", ");
      report.atKey(
        [...operation.path, ...(listed === undefined ? [] : ["x-result-codes"])],
        `${operation.title} can answer ${codes}, but its x-result-codes do not list that.`,
        missing.has(faultCode)
          ? `add ${codes} to the operation's x-result-codes; ${faultCode} is for values without an x-code`
          : `add ${codes} to the operation's x-result-codes`,
      );
    }
  });

function listCodes(root: Spot, operation: Operation, faultCode: string): string[] {
  const schemas = reachableSchemas(root, listRequestSchemas(root, operation));
  const named = schemas.flatMap(({ node }) => codesOf(node).map(({ code }) => code));
  const isUncoded = listParameters(root, operation).some((parameter) => canFailWithoutCode(root, parameter));
  return [...named, ...(isUncoded ? [faultCode] : []), ...listBodyCodes(root, operation, faultCode)];
}

function listBodyCodes(root: Spot, operation: Operation, faultCode: string): string[] {
  const body = child(operation, "requestBody");
  if (body === undefined) return [];
  const content = resolved(root, body).node.content;
  const isForm = isNode(content) && "multipart/form-data" in content;
  // A member that nobody knows has no x-code, and every JSON body can have one.
  return [...CODES_OF_ANY_BODY, ...(isForm ? [] : [NOT_JSON, faultCode])];
}

/** Keywords that never refuse a value. */
const ANNOTATIONS = /^(x-|title$|description$|default$|examples?$|deprecated$|\$ref$|allOf$)/;

/** Whether a value of the parameter can be refused although no schema of it names a code for all faults. */
function canFailWithoutCode(root: Spot, parameter: Spot): boolean {
  const schema = child(parameter, "schema");
  if (schema === undefined) return false;
  const all = conjunctionOf(root, [schema]);
  const hasCode = all.some(({ node }) =>
    codesOf(node).some(({ keyword }) => keyword === undefined || keyword === "default"),
  );
  if (hasCode) return false;
  const isRequired = parameter.node.required === true && parameter.node.in !== "path";
  const isText = all.some(({ node }) => node.type === "string");
  const limits = all.flatMap(({ node }) => Object.keys(node)).filter((key) => !ANNOTATIONS.test(key) && key !== "type");
  return isRequired || !isText || limits.length > 0;
}
