import { decodeParameters } from "../../../runtime/parameters.ts";
import type { Contract, FuzzOperation, Violation } from "../contract/contract.ts";
import { isObject } from "../schema/json.ts";
import type { WireRequest } from "../../wire/request.ts";
import { readForm, readMultipart } from "./forms.ts";
import { findMedia } from "./media-types.ts";
import type { Plan } from "./plan.ts";
import { rowsOf } from "./write-request.ts";

/** One way in which a request breaks the document. */
export interface RequestFault extends Violation {
  readonly in: "path" | "query" | "header" | "cookie" | "body";
  /** Of a parameter. */
  readonly name: string;
}

/**
 * How a request breaks the document; empty: it is valid. Parameters and forms are judged as a server reads them, because
 * on the wire the number 1 and the text "1" are the same.
 */
export function judgeRequest(
  contract: Contract,
  operation: FuzzOperation,
  plan: Plan,
  request: WireRequest,
): RequestFault[] {
  return [...judgeParameters(contract, operation, request), ...judgeBody(contract, operation, plan)];
}

function judgeParameters(contract: Contract, operation: FuzzOperation, request: WireRequest): RequestFault[] {
  const [path = "", query = ""] = request.path.split("?", 2);
  const header = (wanted: string): string | undefined =>
    request.headers.find(([name]) => name.toLowerCase() === wanted)?.[1].trim();
  const decoded = decodeParameters(rowsOf(operation), {
    path: readPath(operation.path, path),
    query,
    header,
    cookie: header("cookie"),
  });
  return operation.parameters.flatMap((parameter): RequestFault[] => {
    const { in: place, name, schema } = parameter;
    const fault = decoded.faults.find((one) => one.in === place && one.name === name);
    if (fault !== undefined) return [{ ...fault, pointer: "", schemaPath: `#/$defs/${schema}` }];
    const value = decoded[place][name];
    if (value === undefined) return [];
    return contract.violations(schema, value).map((violation) => ({ ...violation, in: place, name }));
  });
}

/** The texts of the path parameters, still encoded. The base path is before the template. */
function readPath(template: string, path: string): Record<string, string> {
  const names: string[] = [];
  const pattern = template.split(/(\{[^}]+\})/).map((part) => {
    if (!part.startsWith("{")) return part.replaceAll(/[.*+?^$()|[\]\\{}]/g, "\\$&");
    names.push(part.slice(1, -1));
    return "([^/]*?)";
  });
  const match = new RegExp(`${pattern.join("")}$`).exec(path);
  return Object.fromEntries(names.map((name, index) => [name, match?.[index + 1] ?? ""]));
}

function judgeBody(contract: Contract, operation: FuzzOperation, { body: planned }: Plan): RequestFault[] {
  const { body } = operation;
  const fault = (keyword: string, message: string): RequestFault[] => [
    { in: "body", name: "", keyword, message, pointer: "", schemaPath: "" },
  ];
  if (planned === undefined) return body?.required === true ? fault("required", "the body is missing") : [];
  if (body === undefined) return [];
  const media = findMedia(body.media, planned.mediaType);
  if (media === undefined) return fault("media type", `${planned.mediaType} is not documented`);
  let value = planned.value;
  if (planned.text !== undefined) {
    if (media.kind !== "json") return [];
    try {
      value = JSON.parse(planned.text);
    } catch {
      return fault("JSON", "the body is not JSON");
    }
  }
  if (media.schema === undefined) return [];
  if (media.kind === "form" || media.kind === "multipart") {
    if (!isObject(value)) return [];
    value = media.kind === "form" ? readForm(media, value) : readMultipart(media, value);
    if (value === undefined) return fault("form", "the form cannot be read");
  }
  const read = structuredClone(value);
  const [ambiguous] = contract.readBody(media, read).faults;
  if (ambiguous !== undefined) return fault("x-also", `${ambiguous.pointer} ${ambiguous.message}`);
  return contract.violations(media.schema, read).map((violation) => ({ ...violation, in: "body", name: "" }));
}
