import type { JsonObject } from "../pipeline/json.ts";
import { canonicalJson } from "./canonical.ts";
import type { Finding } from "./change.ts";
import { finding } from "./difference.ts";
import type { OwnWords } from "./flat-pair.ts";
import type { ApiOperation } from "./read-operations.ts";

/** The extensions that the plug-in can rate, on an object that is no schema. */
export function compareExtensions(
  operation: ApiOperation | undefined,
  name: string,
  old: JsonObject,
  now: JsonObject,
  own: OwnWords,
): Finding[] {
  return Object.entries(own.extensions).flatMap(([keyword, rule]) => {
    if (canonicalJson(old[keyword]) === canonicalJson(now[keyword])) return [];
    const rated = rule(old[keyword], now[keyword], name);
    if (!rated) return [];
    return [
      finding(operation, {
        ...rated,
        warning: rated.warning ?? false,
        keyword,
        before: old[keyword],
        after: now[keyword],
      }),
    ];
  });
}
