import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { measureJson } from "../../../scripts/runtime/koa/json-size.ts";
import { costTargets } from "./target.ts";

const targets = costTargets();
const program = fileURLToPath(new URL("./check.ts", import.meta.url));

// `npm run test:cost` searches for longer.
test("no body of at most the limit costs much processor time", { timeout: 120_000 }, async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [program]);
  const costs: Readonly<Record<string, number>> = JSON.parse(stdout);
  expect(Object.keys(costs).length).toBeGreaterThan(targets.length);
  expect(Object.entries(costs).filter(([, cost]) => !(cost < 1))).toEqual([]);
});

test("the largest bodies that the document allows are within the limit of values", async () => {
  const text = (index: number): [string, string] => [`k${index}`, "v"];
  const group = Object.fromEntries(Array.from({ length: 20 }, (_, index) => text(index)));
  const body = Object.fromEntries(Array.from({ length: 80 }, (_, index) => [`k${index}`, group]));
  const rcs = { from: "0212345678", formatId: "T", brandKey: "b", body };
  const replaceWords = Object.fromEntries(Array.from({ length: 100 }, (_, index) => text(index)));
  const request = JSON.stringify({
    messageFlow: Array.from({ length: 5 }, () => ({ rcs })),
    destinations: Array.from({ length: 10 }, () => ({ to: "01012345678", replaceWords })),
  });
  expect(measureJson(Buffer.from(request), 1e6).values).toBeLessThan(12_000);
  const omni = targets.find(({ operationId }) => operationId === "sendOmni");
  expect(await omni?.measure(Buffer.from(request))).toMatchObject({ code: "A000" });
});
