import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Project } from "../command/project.ts";
import { runNode } from "../command/run-node.ts";
import type { Paint } from "../command/text.ts";
import { findProgram } from "../command/toolkit.ts";
import { HTTP_METHODS } from "../pipeline/grammar.ts";
import { isObject, type JsonObject } from "../pipeline/json.ts";

export interface Stage {
  readonly name: string;
  /** Arguments for Node. Each stage is a new process, so that it reads the current files. */
  readonly args: readonly string[];
}

export function getStages({ config }: Project): readonly Stage[] {
  const contract = process.argv[1] ?? "";
  const types = config.dev?.types;
  return [
    { name: "lint", args: [contract, "lint"] },
    { name: "generate", args: [contract, "generate"] },
    ...(types === undefined
      ? []
      : [{ name: "types", args: [findProgram("typescript-native", "tsc"), "--project", types] }]),
  ];
}

/** Runs the stages in order until one fails. Prints the time of each and what changed in generated/. */
export async function runChain(
  chain: readonly Stage[],
  { folder, out: generated }: Pick<Project, "folder" | "out">,
  write: (text: string) => void,
  paint: Paint,
): Promise<boolean> {
  const before = await readFolder(generated);
  for (const stage of chain) {
    const { status, output, milliseconds } = await runNode(stage.args, { folder });
    const result = status === 0 ? paint("green", "ok") : paint("red", "failed");
    write(`${stage.name.padEnd(9)} ${result}  ${milliseconds} ms\n`);
    if (status !== 0) {
      write(output);
      return false;
    }
    if (stage.name === "generate")
      for (const line of describeChanges(before, await readFolder(generated))) write(`          ${line}\n`);
  }
  return true;
}

/** Texts by name, such as the files of a folder. */
type Texts = ReadonlyMap<string, string>;

async function readFolder(folder: string): Promise<Texts> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(files.map(async (file) => [relative(folder, file), await readFile(file, "utf8")] as const)),
  );
}

/** The files that changed, and then each operation, webhook and schema that changed. */
export function describeChanges(before: Texts, after: Texts): string[] {
  const files = findChanged(before, after);
  if (files.length === 0) return ["nothing changed in generated/"];
  const [old, now] = [before.get("openapi.json"), after.get("openapi.json")].map((text) => JSON.parse(text ?? "{}"));
  return [
    `changed files: ${files.join(", ")}`,
    ...compareTexts("operation", getOperations(old.paths), getOperations(now.paths)),
    ...compareTexts("webhook", getOperations(old.webhooks), getOperations(now.webhooks)),
    ...compareTexts("schema", toTexts(old.components?.schemas), toTexts(now.components?.schemas)),
  ];
}

const findChanged = (before: Texts, after: Texts): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name)).sort();

const compareTexts = (kind: string, before: Texts, after: Texts): string[] =>
  findChanged(before, after).map((name) => {
    const change = !before.has(name) ? "added  " : !after.has(name) ? "removed" : "changed";
    return `${change} ${kind} ${name}`;
  });

const toTexts = (map: JsonObject | undefined): Texts =>
  new Map(Object.entries(map ?? {}).map(([name, value]) => [name, JSON.stringify(value)]));

function getOperations(paths: JsonObject | undefined): Texts {
  const operations = Object.entries(paths ?? {}).flatMap(([path, item]) =>
    HTTP_METHODS.flatMap((method) => {
      const operation = isObject(item) ? item[method] : undefined;
      return operation === undefined ? [] : [[`${method.toUpperCase()} ${path}`, operation] as const];
    }),
  );
  return toTexts(Object.fromEntries(operations));
}
