import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "@redocly/openapi-core";
import { load } from "js-yaml";
import { keywords as keywordFiles } from "../plugin.ts";
import { boundedInputs } from "./bounded-inputs.ts";
import { codeInTable } from "./code-in-table.ts";
import { codeListed } from "./code-listed.ts";
import { componentsUsed } from "./components-used.ts";
import { examplePerResponse } from "./example-per-response.ts";
import { keywordValue, type OwnKeyword } from "./keyword-value.ts";
import { noDynamicRef } from "./no-dynamic-ref.ts";
import { noNullable } from "./no-nullable.ts";
import { originOnExtensions } from "./origin-on-extensions.ts";
import { requiredDeclared } from "./required-declared.ts";

const spec = join(import.meta.dirname, "..");

/** The project's own rules; spec/redocly.yaml turns them on. */
export default async function plugin(): Promise<Plugin> {
  const keywords = await ownKeywords();
  const names = new Set(keywords.map(({ keyword }) => keyword));
  return {
    id: "contract",
    rules: {
      oas3: {
        "bounded-inputs": boundedInputs,
        "code-in-table": codeInTable(tableCodes(), names),
        "code-listed": codeListed,
        "components-used": componentsUsed,
        "example-per-response": examplePerResponse,
        "keyword-value": keywordValue(keywords),
        "no-dynamic-ref": noDynamicRef,
        "no-nullable": noNullable,
        "origin-on-extensions": originOnExtensions,
        "required-declared": requiredDeclared,
      },
    },
  };
}

function ownKeywords(): Promise<OwnKeyword[]> {
  return Promise.all(keywordFiles.map((file): Promise<OwnKeyword> => import(join(spec, file))));
}

function tableCodes(): ReadonlySet<string> {
  const rows: unknown = load(readFileSync(join(spec, "tables/result-codes.yaml"), "utf8"));
  const list = Array.isArray(rows) ? rows : [];
  return new Set(list.map((row: { code?: unknown }) => String(row.code)));
}
