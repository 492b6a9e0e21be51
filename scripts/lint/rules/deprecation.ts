import { listKeys } from "../../document/problems.ts";
import { walk } from "../../document/walk-document.ts";
import { isAddress } from "../../runtime/deprecation.ts";
import { DEPRECATION_EXTENSIONS, NO_SUCCESSOR, readDate } from "../../schema/deprecation.ts";
import type { JsonObject } from "../../schema/json.ts";
import type { Path } from "../../schema/spot.ts";
import { documentRule, listOperations, type Report } from "./document.ts";

/** What may be deprecated. */
const KINDS: ReadonlySet<string> = new Set(["operation", "parameter", "header", "schema", "securityScheme"]);

/**
 * Whoever uses something deprecated must know until when, and what to use instead. Dates that are no dates, and dates of what is not
 * deprecated, have no effect.
 */
export const deprecation = documentRule((root, report) => {
  const ids = new Set(listOperations(root).map(({ node }) => node.operationId));
  walk(root.node as JsonObject, "root", undefined, (node, kind, at) => {
    if (!KINDS.has(kind)) return;
    const path = listKeys(at);
    if (node.deprecated === true) checkDeprecated(node, path, report);
    else checkUnused(node, path, report);
    if (kind === "operation") checkSuccessor(node, path, ids, report);
  });
});

function checkDeprecated(node: JsonObject, path: Path, report: Report): void {
  const {
    "x-sunset": sunset,
    "x-deprecated-since": since,
    "x-successor": successor,
    "x-deprecation-info": info,
  } = node;
  const at = [...path, "deprecated"];
  if (sunset === undefined)
    report.atKey(at, "Nothing says until when this can be used.", "add x-sunset, a date such as 2027-03-01");
  if (successor === undefined)
    report.atKey(
      at,
      "Nothing says what to use instead.",
      `add x-successor: the name of what replaces it, or ${NO_SUCCESSOR}`,
    );
  for (const [name, value] of Object.entries({ "x-sunset": sunset, "x-deprecated-since": since }))
    if (value !== undefined && readDate(value) === undefined)
      report.atValue([...path, name], `${name} is not a date.`, "write the year, month and day, such as 2027-03-01");
  const [begin, end] = [readDate(since), readDate(sunset)];
  if (begin !== undefined && end !== undefined && end < begin)
    report.atValue(
      [...path, "x-sunset"],
      `This ends before it is deprecated, on ${begin}.`,
      "correct one of the dates",
    );
  if (info !== undefined && !isAddress(info))
    report.atValue(
      [...path, "x-deprecation-info"],
      "x-deprecation-info is not an address.",
      "write a URL, or a path that begins with /",
    );
}

function checkUnused(node: JsonObject, path: Path, report: Report): void {
  for (const name of DEPRECATION_EXTENSIONS)
    if (node[name] !== undefined)
      report.atKey(
        [...path, name],
        `${name} has no effect on what is not deprecated.`,
        "add deprecated: true, or remove it",
      );
}

/** An operation names another one, or has an address. What a parameter or field names can be anything. */
function checkSuccessor(node: JsonObject, path: Path, ids: ReadonlySet<unknown>, report: Report): void {
  const { "x-successor": successor } = node;
  if (successor === undefined || successor === NO_SUCCESSOR || ids.has(successor) || isAddress(successor)) return;
  report.atValue(
    [...path, "x-successor"],
    "x-successor is neither an operation of this document nor an address.",
    `write an operationId, a URL, a path that begins with /, or ${NO_SUCCESSOR}`,
  );
}
