import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { loadBundle } from "../../../scripts/document/bundle.ts";
import { DocumentError } from "../../../scripts/document/load.ts";
import { emitValidators } from "../../../scripts/emit/validators.ts";
import { build } from "../../../scripts/model/build.ts";
import type { Validator } from "../../../scripts/runtime/validator.ts";
import type { Group } from "./read-suite.ts";

/** What became of a group: the generator refused its schema, or its validator answered, perhaps wrongly. */
export interface Judgement {
  readonly group: Group;
  /** Why the generator made nothing of it. */
  readonly refused?: string;
  /** The tests that a tier answered wrongly. */
  readonly wrong: readonly string[];
}

/** Runs groups through the generator's own path: files → bundle → model → validators.js → both tiers. */
export async function judgeAll(groups: readonly Group[], folder: string): Promise<Judgement[]> {
  const judgements: Judgement[] = [];
  for (const [index, group] of groups.entries()) judgements.push(await judge(group, join(folder, String(index))));
  return judgements;
}

async function judge(group: Group, folder: string): Promise<Judgement> {
  try {
    const validator = await validatorOf(group, folder);
    return { group, wrong: group.tests.flatMap((test) => wrongTiers(validator, test)) };
  } catch (error) {
    if (error instanceof DocumentError) return { group, refused: error.message, wrong: [] };
    throw new Error(`${group.file}: ${group.description}`, { cause: error });
  }
}

/** The schema is a file of its own, as the suite means it: its `#` is itself and not the OpenAPI document. */
async function validatorOf(group: Group, folder: string): Promise<Validator> {
  const spec = join(folder, "openapi.json");
  write(spec, JSON.stringify(DOCUMENT));
  write(join(folder, "schema.json"), JSON.stringify(group.schema));
  const { api } = build(await loadBundle(spec), { lenient: false });
  for (const { path, text } of emitValidators(api, { out: folder })) write(join(folder, path), text);
  const module = (await import(pathToFileURL(join(folder, "validators.js")).href)) as {
    schemas: { Given: Validator };
  };
  return module.schemas.Given;
}

const DOCUMENT = {
  openapi: "3.1.0",
  info: { title: "One schema of the suite", version: "1.0.0" },
  paths: {},
  components: { schemas: { Given: { $ref: "schema.json" } } },
};

function wrongTiers(validator: Validator, { description, data, valid }: Group["tests"][number]): string[] {
  const wrong: string[] = [];
  if (validator(data) !== valid) wrong.push("check");
  // What `explain` says when it finds nothing is no explanation.
  const explained = validator.explain(data).some(({ keyword }) => keyword !== "schema");
  if (explained === valid) wrong.push("explain");
  return wrong.length === 0 ? [] : [`${description} (${wrong.join(" and ")})`];
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
