import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "@redocly/openapi-core";
import { parse } from "yaml";
import { faultCode, keywords as keywordFiles } from "../plugin.ts";
import { codeInTable } from "./code-in-table.ts";
import { codeListed } from "./code-listed.ts";
import { originOnExtensions } from "./origin-on-extensions.ts";

const spec = join(import.meta.dirname, "..");

/** The rules that only this contract needs; spec/redocly.yaml turns them on. Those for any document are in scripts/lint/rules. */
export default async function plugin(): Promise<Plugin> {
  const table = tableCodes();
  return {
    id: "gateway",
    rules: {
      oas3: {
        "code-in-table": codeInTable(table, await keywordNames()),
        "code-listed": codeListed(faultCode, table),
        "origin-on-extensions": originOnExtensions,
      },
    },
  };
}

async function keywordNames(): Promise<ReadonlySet<string>> {
  const modules = await Promise.all(
    keywordFiles.map((file): Promise<{ readonly keyword: string }> => import(join(spec, file))),
  );
  return new Set(modules.map(({ keyword }) => keyword));
}

function tableCodes(): ReadonlySet<string> {
  const rows: unknown = parse(readFileSync(join(spec, "tables/result-codes.yaml"), "utf8"));
  const list = Array.isArray(rows) ? rows : [];
  return new Set(list.map((row: { code?: unknown }) => String(row.code)));
}
