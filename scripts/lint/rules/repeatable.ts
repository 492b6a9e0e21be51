import { listKeys } from "../../document/problems.ts";
import { walk } from "../../document/walk-document.ts";
import { isIdempotent } from "../../model/repeatable.ts";
import type { JsonObject } from "../../schema/json.ts";
import { documentRule, listOperations } from "./document.ts";

/** Clients read only `x-repeatable: true` of an operation under `paths`. Anything else has no effect, which nobody would notice otherwise. */
export const repeatable = documentRule((root, report) => {
  const methods = new Map(listOperations(root).map(({ node, method }) => [node, method]));
  walk(root.node as JsonObject, "root", undefined, (node, _kind, at) => {
    const value = node["x-repeatable"];
    if (value === undefined) return;
    const path = [...listKeys(at), "x-repeatable"];
    const method = methods.get(node);
    if (method === undefined)
      report.atKey(
        path,
        "x-repeatable has no effect here.",
        "write it beside the operationId of an operation under paths, or remove it",
      );
    else if (typeof value !== "boolean")
      report.atValue(path, "x-repeatable is neither true nor false.", "write x-repeatable: true, or remove it");
    else if (!value && isIdempotent(method))
      report.atValue(
        path,
        `Clients repeat every ${method.toUpperCase()}, so that x-repeatable: false has no effect.`,
        "remove it, or use another method",
      );
  });
});
