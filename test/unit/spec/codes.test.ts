import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { type Route, routes } from "../../../generated/routes.ts";
import type { CodeCase } from "./codes/case.ts";
import { parameterCase } from "./codes/parameter-case.ts";
import { requestCodes } from "./codes/request-codes.ts";

/**
 * Result codes of refused bodies, as the generated validators give them: the exports of `codes/` that have the name of an operation.
 * What has no cases here is held to its codes by the contract tests, which make the cases from the schemas.
 */
const folder = join(import.meta.dirname, "codes");
const modules = await Promise.all(
  readdirSync(folder).map((file): Promise<object> => import(pathToFileURL(join(folder, file)).href)),
);
const bodies: Readonly<Record<string, readonly CodeCase[]>> = Object.assign({}, ...modules);

/** Path and header values, one that passes and one that does not. Those of other parameters are made from the document. */
const parameters: Readonly<Record<string, readonly [string, string, string, string]>> = {
  reportId: ["path", "b-1", "b 1", "A805"],
  msgKey: ["path", "01JC", "a/b", "A820"],
  formId: ["path", "form_1", "form 1", "A250"],
  imageKey: ["path", "f_1.jpg", "?", "A820"],
  serviceType: ["path", "brandMessage", "FAX", "A219"],
  msgType: ["path", "FI", "F I", "A220"],
  subType: ["path", "first", "f t", "A220"],
  carrier: ["path", "acme-messaging", "a/b", "A820"],
  "Idempotency-Key": ["header", "k", "é", "A308"],
  "webhook-id": ["header", "rcp_1", "rcp 1", "A002"],
  "webhook-timestamp": ["header", "1763166600", "2025-11-15", "A002"],
};

/** The bytes of a part are no JSON: how large they are is looked at as they come in. */
const outsideSchemas = new Set(["A200"]);

describe.each(routes.map((route): [string, Route] => [route.operationId, route]))("%s", (id, route) => {
  const cases = bodies[id] ?? [];
  const validator = Object.values(route.validators.body)[0];

  test.each(cases)("%s", (_what, body, want) => {
    expect(validator?.(body)).toBe(false);
    expect(validator?.explain(body).map(({ pointer, code }) => `${pointer} ${code}`)).toEqual(want);
  });

  test.each(route.parameters.map(({ name }) => name))("parameter %s", (name) => {
    const [place, good, bad, code] = parameters[name] ?? parameterCase(id, name);
    const check = route.validators.parameters[place]?.[name];
    expect(check?.(good)).toBe(true);
    expect([...new Set(check?.explain(bad).map((fault) => fault.code))]).toEqual([code]);
  });

  test("has a case for every code that its request can have, and lists them all", () => {
    if (
      bodies[id] === undefined &&
      route.validators.body !== undefined &&
      Object.keys(route.validators.body).length > 0
    )
      return;
    const seen = new Set(cases.flatMap(([, , want]) => want.map((fault) => fault.slice(-4))));
    for (const { name } of route.parameters) seen.add((parameters[name] ?? parameterCase(id, name))[3]);
    const possible = requestCodes(id).filter((code) => !outsideSchemas.has(code));
    expect(possible.filter((code) => !seen.has(code))).toEqual([]);
    expect(
      [...seen].filter((code) => !(route.extensions["x-result-codes"] as readonly string[]).includes(code)),
    ).toEqual([]);
  });
});
