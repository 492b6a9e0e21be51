import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { importModule } from "../project/import-module.ts";
import { isObject, type Json, type JsonObject } from "../schema/json.ts";
import { loadFile, startOf } from "./load.ts";
import { toPluginProblem } from "./plugin-error.ts";
import { DocumentError } from "./problem.ts";
import { loadTable, type TableSource } from "./table.ts";

/** What the client should know beyond OpenAPI. */
export interface ClientFacts {
  /** The security schemes that clients can use; an operation that requires others is left out of the client. Undefined: all. */
  readonly security?: readonly string[];
  /** The member of a response whose value, of a closed set, says how the call ended. */
  readonly answerCode?: string;
}

/** How a change of a document's own extension (`x-…`) is rated. */
export interface RatedExtension {
  readonly rating: "major" | "minor" | "patch";
  /** Not breaking, but callers who relied on the old state should look at it. */
  readonly warning?: boolean;
  /** One sentence about the changed element, such as "`text`" or "the operation". */
  readonly sentence: string;
  /** Fields of responses whose values follow from the extension: the sentence covers their change. */
  readonly explains?: readonly string[];
}

/** Rates a change of an extension. Undefined: callers do not notice it. */
export type ExtensionRule = (
  before: Json | undefined,
  after: Json | undefined,
  name: string,
) => RatedExtension | undefined;

/** A component that applies to requests although no operation refers to it, such as rules that are checked later. */
export interface AlsoHeldTo {
  readonly schema: string;
  readonly operation: string;
  /** The field of the request that it applies to, such as `messages[].text`; empty: the whole body. */
  readonly field: string;
}

/** A schema keyword that a plug-in adds. */
export interface KeywordModule {
  readonly keyword: string;
  readonly appliesTo: "string" | "array" | "object" | "number";
  readonly valueSchema: JsonObject;
  holds(value: unknown, parameter: unknown): boolean;
  message(parameter: unknown, value: unknown): string;
  /** Keywords that say the same less exactly: their fault is left out beside one of this keyword, and their limit in types. */
  readonly covers?: readonly string[];
  /** Whether `after` refuses something that `before` accepts. Without this function every change counts as such. */
  narrows?(before: unknown, after: unknown): boolean;
  /** What the parameter refuses, to follow "with `x`": "over 90 bytes". */
  refuses?(parameter: unknown): string;
  /** Values that break the keyword, made from one that satisfies it, for `contract test`. Without this function some are guessed. */
  breaks?(value: unknown, parameter: unknown): readonly unknown[];
}

/** A change that breaks callers by its kind, and that was decided to be none: it raises the minor version, with a warning. */
export interface AcceptedBreak {
  readonly operation: string;
  /** As `contract diff` names it, such as `data.report[].code`; with `*` at its end, every field that begins so. */
  readonly field: string;
  /** Undefined: whatever changed there. */
  readonly keyword?: string;
  readonly reason: string;
}

/** What is special about a document: its keywords, its tables, its derived parts. */
export interface Plugin {
  readonly keywords: readonly { readonly path: string; readonly module: KeywordModule }[];
  readonly tables: Readonly<Record<string, Json>>;
  /** The code of a fault for which the document names none. */
  readonly faultCode: string;
  readonly client: ClientFacts;
  readonly files: readonly string[];
  /** How a change of an extension is rated, by its name. */
  readonly extensions: Readonly<Record<string, ExtensionRule>>;
  readonly alsoHeldTo: readonly AlsoHeldTo[];
  readonly acceptedBreaks: readonly AcceptedBreak[];
  /** Completes the document, and returns further tables that are derived from it. `place` finds the line of a JSON pointer. */
  derive(document: JsonObject, place: (pointer: string) => string): Readonly<Record<string, Json>>;
}

const NO_PLUGIN: Plugin = {
  keywords: [],
  tables: {},
  faultCode: "",
  client: {},
  files: [],
  extensions: {},
  alsoHeldTo: [],
  acceptedBreaks: [],
  derive: () => ({}),
};

/** What a plug-in module exports; every part may be left out. */
interface PluginModule
  extends Partial<Pick<Plugin, "faultCode" | "client" | "extensions" | "alsoHeldTo" | "acceptedBreaks">> {
  keywords?: readonly string[];
  tables?: Readonly<Record<string, TableSource>>;
  // biome-ignore lint/suspicious/noConfusingVoidType: most plug-ins complete the document and return nothing.
  derive?(document: JsonObject, tables: Readonly<Record<string, Json>>): Readonly<Record<string, Json>> | void;
}

export async function loadPlugin(file?: string): Promise<Plugin> {
  if (file === undefined) return NO_PLUGIN;
  const path = resolve(file);
  const beside = (relative: string) => resolve(dirname(path), relative);
  const module = await importPart<PluginModule>(path);
  const keywordPaths = (module.keywords ?? []).map(beside);
  const keywords = await Promise.all(
    keywordPaths.map(async (keywordPath) => ({ path: keywordPath, module: await importKeyword(keywordPath) })),
  );
  const tableFiles = Object.entries(module.tables ?? {}).map(
    ([name, source]) => [name, source, beside(typeof source === "string" ? source : source.file)] as const,
  );
  const tables = Object.fromEntries(tableFiles.map(([name, source, table]) => [name, loadTable(table, source)]));
  return {
    keywords,
    tables,
    faultCode: module.faultCode ?? "",
    client: module.client ?? {},
    extensions: module.extensions ?? {},
    alsoHeldTo: module.alsoHeldTo ?? [],
    acceptedBreaks: module.acceptedBreaks ?? [],
    files: [path, ...keywordPaths, ...tableFiles.map(([, , table]) => table)],
    derive: (document, place) => {
      try {
        return module.derive?.(document, tables) ?? {};
      } catch (error) {
        throw toPluginProblem(error, path, place);
      }
    },
  };
}

async function importPart<Module>(path: string): Promise<Module> {
  // Says which file is missing, and which one may be meant.
  if (!existsSync(path)) loadFile(path);
  try {
    return await importModule<Module>(path);
  } catch (error) {
    throw toPluginProblem(error, path, undefined);
  }
}

async function importKeyword(path: string): Promise<KeywordModule> {
  const module = await importPart<Partial<KeywordModule>>(path);
  const { keyword, appliesTo, valueSchema, holds, message, covers, narrows, refuses, breaks } = module;
  if (typeof keyword !== "string" || !keyword.startsWith("x-") || typeof holds !== "function")
    throw DocumentError.at(startOf(path), {
      rule: "plugin",
      message: "The module exports no keyword whose name begins with x-, or no function `holds`.",
      fix: "export keyword (x-…), appliesTo, valueSchema, holds and message",
    });
  if (appliesTo === undefined || !isObject(valueSchema) || typeof message !== "function")
    throw DocumentError.at(startOf(path), {
      rule: "plugin",
      message: `The keyword ${keyword} lacks appliesTo, valueSchema or message.`,
      fix: "export all three",
    });
  const further = {
    ...(covers && { covers }),
    ...(narrows && { narrows }),
    ...(refuses && { refuses }),
    ...(breaks && { breaks }),
  };
  return { keyword, appliesTo, valueSchema, holds, message, ...further };
}
