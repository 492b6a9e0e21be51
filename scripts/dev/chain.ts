import { join } from "node:path";
import { runNode } from "../command/child.ts";
import type { painter } from "../command/colour.ts";
import { installed, root } from "../command/project.ts";
import { isObject, type Json } from "../pipeline/json.ts";
import { compareDocuments } from "./compare-documents.ts";
import { changedFiles, type Snapshot, snapshot } from "./snapshot.ts";

export interface Stage {
  readonly name: string;
  /** Arguments for Node: each stage is a process of its own, so it sees every file as it is now. */
  readonly args: readonly string[];
}

export const stages: readonly Stage[] = [
  { name: "lint", args: ["scripts/lint.ts", "--document"] },
  { name: "generate", args: ["scripts/generate.ts"] },
  { name: "types", args: [installed("typescript-native/bin/tsc"), "--project", "tsconfig.json"] },
];

type Paint = ReturnType<typeof painter>;

/** Runs the stages in order up to the first that fails; says what each took and what changed. */
export async function runChain(chain: readonly Stage[], write: (text: string) => void, paint: Paint): Promise<boolean> {
  const generated = join(root, "generated");
  const before = await snapshot(generated);
  for (const stage of chain) {
    const { status, output, milliseconds } = await runNode(stage.args);
    const verdict = status === 0 ? paint("green", "ok") : paint("red", "failed");
    write(`${stage.name.padEnd(9)} ${verdict}  ${milliseconds} ms\n`);
    if (status !== 0) {
      write(output);
      return false;
    }
    if (stage.name === "generate") write(changes(before, await snapshot(generated)));
  }
  return true;
}

function changes(before: Snapshot, after: Snapshot): string {
  const files = changedFiles(before, after);
  if (files.length === 0) return "          nothing changed in generated/\n";
  const [old, now] = [parsed(before.get("openapi.json")), parsed(after.get("openapi.json"))];
  const meaning = isObject(old) && isObject(now) ? compareDocuments(old, now) : [];
  return [`wrote ${files.join(", ")}`, ...meaning].map((line) => `          ${line}\n`).join("");
}

function parsed(text: string | undefined): Json | undefined {
  return text === undefined ? undefined : (JSON.parse(text) as Json);
}
