import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { ClientOutput, EmitOptions, TypesOutput } from "../../../scripts/project/config.ts";

/** A given document and what is wanted of it; see cases/README.md. */
export interface CaseFolder {
  readonly name: string;
  readonly folder: string;
  readonly spec: string;
  readonly lenient: boolean;
  readonly plugin: string | undefined;
  /** Further outputs. */
  readonly emit?: EmitOptions | undefined;
  /** How the client is generated. */
  readonly client?: ClientOutput | undefined;
  /** The types of values that JSON does not have. */
  readonly types?: TypesOutput | undefined;
  /** Names of the golden files. */
  readonly wanted: readonly string[];
}

const CASES = join(import.meta.dirname, "cases");

export const caseFolders: readonly CaseFolder[] = readdirSync(CASES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => readCase(entry.name));

interface CaseOptions extends Pick<CaseFolder, "emit" | "client" | "types"> {
  readonly lenient?: boolean;
  readonly plugin?: string;
}

function readCase(name: string): CaseFolder {
  const folder = join(CASES, name);
  const options = readYaml<CaseOptions>(join(folder, "case.yaml")) ?? {};
  const want = join(folder, "want");
  return {
    name,
    folder,
    spec: join(folder, existsSync(join(folder, "openapi.json")) ? "openapi.json" : "openapi.yaml"),
    lenient: options.lenient === true,
    emit: options.emit,
    client: options.client,
    types: options.types,
    plugin: options.plugin === undefined ? undefined : join(folder, options.plugin),
    wanted: existsSync(want) ? readdirSync(want).sort() : [],
  };
}

export function readYaml<Content>(file: string): Content | undefined {
  return existsSync(file) ? (parse(readFileSync(file, "utf8")) as Content) : undefined;
}
