import { execFile } from "node:child_process";
import { cp, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { expected, newEntryInput } from "../../client/entry-input.ts";
import { makePartner } from "../../client/live-client.ts";
import { useFreshDatabase } from "../../rig/fresh-database.ts";
import { useGateway } from "../../rig/live-gateway.ts";
import { installedNodes } from "../node-versions.ts";
import { findTool } from "../tools.ts";

const run = promisify(execFile);
const { folder } = inject("packed");
const place = join(folder, "runs");
const fresh = useFreshDatabase({ nowMs: Date.now() });
const live = useGateway(fresh);

const tsconfig = {
  compilerOptions: {
    strict: true,
    skipLibCheck: false,
    target: "es2022",
    module: "nodenext",
    lib: ["es2022", "dom", "dom.iterable"],
    types: [],
    outDir: "out",
  },
  include: ["*.ts", "*.cts"],
};

beforeAll(async () => {
  await mkdir(place, { recursive: true });
  for (const name of ["every-entry.ts", "in-node.ts", "in-node-required.cts"])
    await cp(join(import.meta.dirname, "fixtures", name), join(place, name));
  // The same program as CommonJS, whose imports are compiled to require.
  await cp(join(place, "every-entry.ts"), join(place, "every-entry.cts"));
  await writeFile(join(place, "package.json"), '{"type":"module"}');
  await writeFile(join(place, "tsconfig.json"), JSON.stringify(tsconfig));
  await run(process.execPath, [findTool("typescript-native/bin/tsc"), "--project", place]);
});

describe("the package, installed and compiled against,", () => {
  const nodes = installedNodes();

  const programs = [
    ["imported", "in-node.js"],
    ["required", "in-node-required.cjs"],
  ] as const;

  // If there is no Node 20 in PATH, NODE_20 can name one. Node 24 comes with these tests, and the newest is this one.
  describe.skipIf(!nodes.has(20))("on Node 20", () => {
    test.each(programs)("runs when it is %s", (_, file) => runsOn(20, file));
  });
  describe.each([24, Number.parseInt(process.versions.node, 10)])("on Node %d", (major) => {
    test.each(programs)("runs when it is %s", (_, file) => runsOn(major, file));
  });

  async function runsOn(major: number, file: string): Promise<void> {
    const account = `node-${major}-${file}`;
    await makePartner(fresh, account);
    const input = JSON.stringify(await newEntryInput(account, live.gateway.url, folder));
    const program = nodes.get(major) ?? "";
    const { stdout, stderr } = await run(program, [join(place, "out", file)], { env: { ENTRY_INPUT: input } });
    expect([JSON.parse(stdout), stderr]).toEqual([expected, ""]);
  }
});
