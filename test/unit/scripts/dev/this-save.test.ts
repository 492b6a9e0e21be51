import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { Engine } from "../../../../scripts/dev/engine.ts";
import { loadProject } from "../../../../scripts/project/project.ts";
import { withFiles } from "../../../rig/run-command.ts";

const write = (text: object): string =>
  JSON.stringify({
    openapi: "3.1.0",
    info: { title: "Notes", version: "1.0.0", license: { name: "MIT", identifier: "MIT" } },
    servers: [{ url: "https://notes.example.org" }],
    security: [],
    paths: {
      "/notes": {
        post: {
          ...{ operationId: "addNote", summary: "Add a note" },
          requestBody: {
            required: true,
            content: { "application/json": { schema: { type: "object", required: ["text"], properties: { text } } } },
          },
          responses: { "204": { description: "Added" }, "4XX": { description: "Refused" } },
        },
      },
    },
  });

const upTo = (maxLength: number): string => write({ type: "string", maxLength });
const released = upTo(2000);
const WITH_ERROR = write({ type: "nothing" });
const wider = (to: number, before: number): string =>
  `minor addNote: \`text\` may now be up to ${to} characters (before: up to ${before} characters)`;
const narrower = (to: number, before: number): string =>
  `major addNote: requests with \`text\` over ${to} characters are now refused (before: up to ${before} characters)`;

test.each<readonly [name: string, saves: readonly string[], lines: readonly string[], otherBreaking: number]>([
  ["the first change", [released, upTo(3)], [narrower(3, 2000)], 0],
  ["a change that takes back a part", [released, upTo(3), upTo(1000)], [wider(1000, 3)], 1],
  ["a change that takes back all", [released, upTo(3), released], [wider(2000, 3)], 0],
  ["a change that breaks further", [released, upTo(1000), upTo(3)], [narrower(3, 1000)], 0],
  ["the same again", [released, upTo(3), upTo(3)], [], 1],
  ["a save with an error between", [released, upTo(3), WITH_ERROR, upTo(1000)], [wider(1000, 3)], 1],
  ["a save that cannot be read between", [released, upTo(3), "{", upTo(1000)], [wider(1000, 3)], 1],
])("a save is compared with the last sound one: %s", async (_, saves, lines, otherBreaking) => {
  await withFiles({}, async (folder) => {
    const spec = join(folder, "openapi.json");
    await mkdir(join(folder, "released"));
    await writeFile(join(folder, "released/1.0.0.json"), released);
    const project = { ...(await loadProject({ spec, out: join(folder, "out") })), cache: join(folder, "cache") };
    const engine = new Engine(project);
    const diffs = [];
    for (const text of saves) {
      await writeFile(spec, text);
      diffs.push((await engine.run().catch(() => undefined))?.diff);
    }
    expect(diffs.map((diff) => diff !== undefined)).toEqual(saves.map((text) => text !== WITH_ERROR && text !== "{"));
    expect(diffs[0]?.thisSave).toBeUndefined();
    const { thisSave } = diffs.at(-1) ?? {};
    expect(thisSave?.lines.map(({ rating, line }) => `${rating} ${line}`)).toEqual(lines);
    expect(thisSave?.otherBreaking).toBe(otherBreaking);
  });
});

test("partners use what is released, also when the save before did not have it", async () => {
  const manifest = JSON.stringify({ partner: "Acme", operations: { addNote: { sends: ["text"] } } });
  await withFiles({ "acme.json": manifest }, async (folder) => {
    const spec = join(folder, "openapi.json");
    await mkdir(join(folder, "released"));
    await writeFile(join(folder, "released/1.0.0.json"), released);
    const loaded = await loadProject({ spec, out: join(folder, "out") });
    const engine = new Engine({
      ...loaded,
      cache: join(folder, "cache"),
      config: { partners: join(folder, "acme.json") },
    });
    const diffs = [];
    for (const text of [released, released.replaceAll('"text"', '"title"'), released]) {
      await writeFile(spec, text);
      diffs.push((await engine.run()).diff);
    }
    expect(diffs.map((diff) => diff?.partnersFault)).toEqual([undefined, undefined, undefined]);
    const breaking = diffs[1]?.thisSave?.lines.filter(({ rating }) => rating === "major") ?? [];
    expect(breaking.flatMap(({ partners }) => partners)).toContain("Acme");
    expect(diffs[2]?.lines).toEqual([]);
  });
});
