import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runNode } from "../command/child.ts";
import { installed } from "../command/project.ts";
import type { JsonObject } from "../pipeline/json.ts";
import type { Rating } from "./change.ts";

/** A change as `redocly diff` reports it. */
export interface RedoclyChange {
  /** A pointer through the document with its $refs followed; a shared component is reported at the first way to it. */
  readonly path: string;
  readonly typeName: string;
  readonly kind: "added" | "removed" | "modified";
  readonly impact: Rating;
  readonly property?: string;
  readonly verdicts: readonly { readonly ruleId: string; readonly message: string }[];
}

/** What `redocly diff` finds between two bundled documents; undefined when it cannot read them. */
export async function redoclyDiff(
  before: JsonObject,
  after: JsonObject,
): Promise<readonly RedoclyChange[] | undefined> {
  const folder = mkdtempSync(join(tmpdir(), "diff-"));
  const [old, now, output] = ["before.json", "after.json", "diff.json"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  try {
    // Copies, as we compare them: completed by the plug-in, and away from configurations that mean another tool.
    writeFileSync(old, JSON.stringify(before));
    writeFileSync(now, JSON.stringify(after));
    await runNode(
      [installed("@redocly/cli/bin/cli.js"), "diff", old, now, "--format=json", `--output=${output}`, "--fail-on=none"],
      { env: { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" } },
    );
    return (JSON.parse(readFileSync(output, "utf8")) as { changes: RedoclyChange[] }).changes;
  } catch {
    return undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
