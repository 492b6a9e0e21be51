import { utimesSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findCoverage, readCoverageMap } from "../../../scripts/dev/coverage-map.ts";
import { DEFAULT_EDITOR, readPlace, toPlace } from "../../../scripts/dev/places.ts";
import { parseTypeErrors } from "../../../scripts/dev/type-errors.ts";
import { loadProject } from "../../../scripts/project/project.ts";
import { withFiles } from "../../rig/run-command.ts";

test("reads the errors of tsc as it prints them to a file and to a terminal, with all lines of a message", () => {
  const output = [
    "server/pets.ts(3,14): error TS2741: Property 'kind' is missing.",
    "  Types of 'a' are incompatible.",
    "    Type 'x' is not 'y'.",
    "\u001b[96mserver/cats (old).ts\u001b[0m:\u001b[93m7\u001b[0m:\u001b[93m2\u001b[0m - \u001b[91merror\u001b[0m\u001b[90m TS2304: \u001b[0mCannot find name 'cat'.",
    "",
    "\u001b[7m7\u001b[0m cat",
    "  \u001b[91m~~~\u001b[0m",
    "Found 2 errors.",
  ].join("\n");
  expect(parseTypeErrors(output)).toEqual([
    {
      ...{ file: "server/pets.ts", line: 3, column: 14, code: "TS2741" },
      message: "Property 'kind' is missing.\n  Types of 'a' are incompatible.\n    Type 'x' is not 'y'.",
    },
    { file: "server/cats (old).ts", line: 7, column: 2, code: "TS2304", message: "Cannot find name 'cat'." },
  ]);
  expect(parseTypeErrors("12 problems (3 errors)\n")).toEqual([]);
});

test("a place has an address for the editor that is set, in which the path keeps its meaning", () => {
  const path = "/projects/my pets#1/a?.yaml";
  expect(toPlace(path, 3, 5, DEFAULT_EDITOR)).toEqual({
    text: `${path}:3:5`,
    href: "vscode://file/projects/my%20pets%231/a%3F.yaml:3:5",
  });
  expect(toPlace(path, 3, 5, "idea://open?file={path}&line={line}").href).toBe(
    "idea://open?file=/projects/my%20pets%231/a%3F.yaml&line=3",
  );
  expect(toPlace(path, 3, 5, "")).toEqual({ text: `${path}:3:5` });
  expect(readPlace(`${path}:3:5`, DEFAULT_EDITOR)).toEqual(toPlace(path, 3, 5, DEFAULT_EDITOR));
  expect(readPlace("nowhere", DEFAULT_EDITOR)).toEqual({ text: "nowhere" });
});

test("the newest result of coverage is laid over the document as it is now", async () => {
  await withFiles({}, async (folder) => {
    const project = {
      ...(await loadProject()),
      folder,
      data: folder,
      document: join(folder, "openapi.json"),
      config: {},
    };
    expect(findCoverage(project)).toBeUndefined();
    const items = [{ group: "addPet", name: "201", isCovered: true }];
    const result = { title: "", requests: 1, measures: [{ name: "statuses", description: "", items }] };
    for (const name of ["old", "new"]) {
      await mkdir(join(folder, "coverage", name), { recursive: true });
      await writeFile(join(folder, "coverage", name, "coverage.json"), JSON.stringify(result));
    }
    await writeFile(project.document, "{}");
    const at = (file: string, seconds: number): void => utimesSync(join(folder, file), seconds, seconds);
    at("coverage/old/coverage.json", 1000);
    at("coverage/new/coverage.json", 2000);
    at("openapi.json", 1500);
    const file = join(folder, "coverage/new/coverage.json");
    expect(findCoverage(project)).toBe(file);
    const operations = [{ id: "addPet", call: "POST /pets", page: "pets.html#addPet", statuses: ["201", "409"] }];
    expect(readCoverageMap(file, project, operations)).toMatchObject({
      ...{ countedAt: 2_000_000, isOld: false, measures: [{ name: "statuses", percent: "100.0 %" }] },
      rows: [
        {
          id: "addPet",
          statuses: [
            { status: "201", state: "covered" },
            { status: "409", state: "unknown" },
          ],
        },
      ],
    });
    at("openapi.json", 3000);
    expect(readCoverageMap(file, project, operations).isOld).toBe(true);
  });
});
