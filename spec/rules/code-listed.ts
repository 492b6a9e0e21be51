import { documentRule, listOperations, listRequestSchemas } from "./document.ts";
import { codesOf, listedCodesOf } from "./result-code.ts";
import { reachableSchemas } from "./schema-walk.ts";

/** An operation must list every code that its fields can cause, because callers read that list. */
export const codeListed = documentRule((root, report) => {
  for (const operation of listOperations(root)) {
    const listed = listedCodesOf(operation.node);
    const schemas = reachableSchemas(root, listRequestSchemas(root, operation));
    const missing = new Set(schemas.flatMap(({ node }) => codesOf(node).map(({ code }) => code)));
    for (const code of listed ?? []) missing.delete(code);
    if (missing.size === 0) continue;
    const codes = [...missing].sort().join(", ");
    report.atKey(
      [...operation.path, ...(listed === undefined ? [] : ["x-result-codes"])],
      `${operation.title} can answer ${codes}, but its x-result-codes do not list that.`,
      `add ${codes} to the operation's x-result-codes`,
    );
  }
});
