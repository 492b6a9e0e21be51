import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../rig/own-project.ts";
import { allowed } from "./allowed.ts";
import { type Finding, findChanges } from "./find-changes.ts";
import { findNames, NAMES_FILE } from "./find-names.ts";

/** Where messages, receipts and reports go on. What operators do by hand is repeated by hand. */
const FOLDERS = ["store", "reports", "dispatch", "webhooks", "handlers", "carriers", "wiring"];

const files = new Map(
  FOLDERS.flatMap((folder) =>
    readdirSync(join(root, "server", folder), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts"))
      .map((name) => {
        const file = `server/${folder}/${name}`;
        return [file, readFileSync(join(root, file), "utf8")] as const;
      }),
  ),
);
const findings = [...findChanges(files), ...findNames(readFileSync(join(root, NAMES_FILE), "utf8"), files)];
const isAllowed = (finding: Finding, name: string): boolean =>
  name === finding.file || name === `${finding.file} ${finding.name}`;
const left = findings.filter((finding) => !Object.keys(allowed).some((name) => isAllowed(finding, name)));
for (const { place, text } of left) process.stdout.write(`${place} ${text}\n`);
const unused = Object.keys(allowed).filter((name) => !findings.some((finding) => isAllowed(finding, name)));
for (const name of unused)
  process.stdout.write(`test/stages/crash-points/allowed.ts names ${name}, which needs no exception\n`);
if (left.length > 0)
  process.stdout.write("CONTRIBUTING.md says what a crash point is for, and what else a new one needs.\n");
process.exitCode = left.length + unused.length > 0 ? 1 : 0;
