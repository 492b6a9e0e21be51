import { expect, test } from "vitest";
import { isObject, type Json, type JsonObject } from "../../../../scripts/schema/json.ts";
import { runCommandIn, withFiles } from "../../../rig/run-command.ts";

const DOCUMENT: JsonObject = {
  openapi: "3.1.0",
  info: { title: "T", version: "1" },
  servers: [{ url: "/{base}", variables: { base: { default: "v1", enum: ["v1"] } } }],
  paths: {
    "/it": {
      get: {
        summary: "Get it",
        parameters: [{ name: "a", in: "query", required: true, schema: { type: "string" } }],
        responses: { "200": { description: "ok" }, "400": { $ref: "#/components/responses/No" } },
      },
    },
  },
  components: { responses: { No: { description: "no" } } },
};

/** The members around a value, one on each line, so that the line says which one is meant. */
function withValue(pointer: string, value: Json): { readonly text: string; readonly line: number } {
  const document = structuredClone(DOCUMENT);
  const keys = pointer.split(" ");
  const last = keys.pop() ?? "";
  let holder: Json = document;
  for (const key of keys)
    holder = isObject(holder) || Array.isArray(holder) ? (Reflect.get(holder, key) as Json) : null;
  Reflect.set(Object(holder), last, "HERE");
  const text = JSON.stringify(document, null, 1);
  const line = text.slice(0, text.indexOf('"HERE"')).split("\n").length;
  return { text: text.replace('"HERE"', JSON.stringify(value)), line };
}

const OPERATION = "paths /it get";
const VARIABLES = "servers 0 variables";

const SLIPS: readonly (readonly [pointer: string, value: Json, severity: "warn" | "error", message: string])[] = [
  [`${OPERATION} summary`, 3, "warn", 'summary must be a string; 3 is read as "3".'],
  [`${OPERATION} summary`, ["a"], "warn", "summary must be a string, and is ignored."],
  [`${OPERATION} description`, null, "warn", "description has no value and is ignored."],
  [`${OPERATION} parameters 0 required`, "true", "warn", 'required must be true or false; "true" is read as true.'],
  [`${OPERATION} parameters 0 deprecated`, 1, "warn", "deprecated must be true or false, and is ignored."],
  [`${OPERATION} parameters 0 in`, "body", "error", "The parameter lacks its name or place."],
  [`${OPERATION} responses 400 $ref`, 3, "error", "$ref must be a string."],
  ["servers 0", null, "warn", "server has no value and is ignored."],
  [VARIABLES, null, "warn", "variables has no value and is ignored."],
  [`${VARIABLES} base`, null, "warn", "base has no value and is ignored."],
  [`${VARIABLES} base enum`, "v1", "warn", "enum must be a list of values, and is ignored."],
];

test.each(SLIPS)(
  "%s as %j is a line of lint and generate, without a stack",
  async (pointer, value, severity, message) => {
    const { text, line } = withValue(pointer, value);
    await withFiles({ "api.json": text }, async (folder) => {
      const linted = await runCommandIn(folder, "lint", "--spec", "api.json", "--json");
      const generated = await runCommandIn(folder, "generate", "--spec", "api.json", "--out", "out");
      const said = expect.objectContaining({ severity, rule: "struct", message });
      expect(JSON.parse(linted.stdout)).toContainEqual(said);
      expect(generated.status).toBe(severity === "error" ? 1 : 0);
      expect(generated.stderr).toMatch(new RegExp(`^api\\.json:\\d+:\\d+ {2}${severity} {2}struct {2}`, "m"));
      expect(generated.stderr).toContain(message);
      const own = generated.stderr.split("\n").find((one) => one.includes(message)) ?? "";
      const nearest = pointer.endsWith(" in") ? line - 2 : line;
      expect(own).toMatch(new RegExp(`^api\\.json:${nearest}:`));
    });
  },
);
