import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Json } from "../../../scripts/schema/json.ts";

/** A schema of the suite and the values it is asked about. */
export interface Group {
  /** Such as `ref.json`. */
  readonly file: string;
  readonly description: string;
  readonly schema: Json;
  readonly tests: readonly { readonly description: string; readonly data: unknown; readonly valid: boolean }[];
}

const DRAFT = "draft2020-12";

/** The folder of the required tests, whichever folder of the suite was named; undefined when there is none. */
export function testsFolder(named: string): string | undefined {
  const folders = [join(named, "tests", DRAFT), join(named, DRAFT), named];
  return folders.find((folder) => existsSync(folder) && readdirSync(folder).some((name) => name.endsWith(".json")));
}

/** The required part is what lies in the folder itself; `optional/` is below it. */
export function readSuite(folder: string): Group[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .flatMap((file) => {
      const groups = JSON.parse(readFileSync(join(folder, file), "utf8")) as Omit<Group, "file">[];
      return groups.map((group) => ({ ...group, file }));
    });
}
