import { isObject, type JsonObject } from "../pipeline/json.ts";
import { curlLine } from "./curl.ts";

/** What a newcomer tries first: get a token, send a message, collect the reports. The one place that names operations. */
const journey = [
  ["POST", "/v1/auth/token"],
  ["POST", "/v1/send/sms"],
  ["GET", "/v1/report/polling"],
] as const;

/** Three command lines; a document without the operations above shows its own first three. */
export function firstSteps(document: JsonObject, baseUrl: string): string[] {
  const known = journey.flatMap(([method, path]) => curlLine(document, baseUrl, method, path) ?? []);
  return known.length > 0 ? known : anyThree(document, baseUrl);
}

function anyThree(document: JsonObject, baseUrl: string): string[] {
  const paths = isObject(document.paths) ? Object.keys(document.paths) : [];
  const lines = paths.flatMap((path) =>
    ["GET", "POST", "PUT", "DELETE"].flatMap((method) => curlLine(document, baseUrl, method, path) ?? []),
  );
  return lines.slice(0, 3);
}
