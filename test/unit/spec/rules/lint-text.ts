import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createConfig, type Oas3Rule } from "@redocly/openapi-core";
import { loadBundle } from "../../../../scripts/document/bundle.ts";
import { lintBundle } from "../../../../scripts/lint/lint-document.ts";

/** Lints a document's text with one rule alone; each finding as `file:line:column rule`. */
export async function lintText(
  rule: {
    readonly name: string;
    readonly check: Oas3Rule;
    readonly options?: Record<string, unknown>;
    readonly plugin?: string;
  },
  text: string,
): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "rule-"));
  try {
    const file = join(folder, "api.yaml");
    await writeFile(file, text);
    const id = `contract/${rule.name}`;
    const config = await createConfig({
      plugins: [{ id: "contract", rules: { oas3: { [rule.name]: rule.check } } }],
      rules: { [id]: { ...rule.options, severity: "error" } },
    });
    const { problems } = await lintBundle(await loadBundle(file, rule.plugin), file, { config, problems: [] });
    const own = problems.filter((problem) => problem.rule === id);
    return own.map((problem) => `${problem.place.slice(problem.place.lastIndexOf("/") + 1)} ${problem.rule}`);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A document around one schema that the only operation takes as its body; its `schema:` stands in line 10. */
export function bodyDocument(schema: string): string {
  const head = `openapi: 3.1.0
info: {title: T, version: "1"}
paths:
  /things:
    post:
      x-result-codes: [C1]
      requestBody:
        content:
          application/json:
            schema:
`;
  const indented = schema
    .trim()
    .split("\n")
    .map((line) => `              ${line}`)
    .join("\n");
  return `${head}${indented}
      responses:
        "200": {description: ok}
`;
}
