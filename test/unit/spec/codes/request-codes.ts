import { findFaultPlaces } from "../../../../spec/derive/fault-places.ts";
import { isObject } from "../../../../spec/derive/json.ts";
import { getOperations, getRequestSchema } from "../../../../spec/derive/operations.ts";
import { document, schemas } from "../derive/derived-contract.ts";

const operations = new Map(getOperations(document).map((operation) => [operation.id, operation]));

/** The codes that the schemas of an operation's body and parameters name. */
export function requestCodes(id: string): string[] {
  const operation = operations.get(id);
  if (operation === undefined) throw new Error(`the contract has no operation ${id}`);
  const own = [getRequestSchema(operation.node), ...operation.parameters.map(({ schema }) => schema)];
  const codes = own.filter(isObject).flatMap((schema) => [...findFaultPlaces(schema, schemas).pointers.keys()]);
  return [...new Set(codes)].toSorted();
}
