import { expect, test } from "vitest";
import { type AnyRequest, boundTrees, handlersFor, serving } from "./bound-trees.ts";

const { "parameter-styles": tree } = await boundTrees("parameter-styles");

/** What the handler gets, or the answer where the request does not get there. */
async function received(path: string, headers: Record<string, string> = {}): Promise<AnyRequest | object> {
  const { handlers, requests } = handlersFor();
  let answer: object = {};
  await serving([tree.serveApi({ handlers }).middleware], async ({ url }) => {
    const response = await fetch(url + path, { headers });
    if (response.status !== 204) answer = { status: response.status, ...(await response.json()) };
  });
  return requests[0] ?? answer;
}

const point = { x: 1, y: 2 };
const all = { value: 5, list: [1, 2], object: point, valueE: 6, listE: [3], objectE: { x: 3 } };

test.each([
  ["simple", "/simple/5/1,2/x,1,y,2/6/3/x=3"],
  ["label", "/label/.5/.1,2/.x,1,y,2/.6/.3/.x=3"],
  ["matrix", "/matrix/;value=5/;list=1,2/;object=x,1,y,2/;valueE=6/;listE=3/;x=3"],
])("a path in the style %s", async (_, path) => {
  expect(await received(path)).toMatchObject({ path: all });
});

test("a query in the style form, exploded and not, and as JSON", async () => {
  const query = `value=5&list=1&list=2&listC=1,2&x=1&y=2&objectC=x,1&json=${encodeURIComponent('{"x":1}')}&raw=a/b?c`;
  expect(await received(`/query/form?${query}`)).toMatchObject({
    query: { value: 5, list: [1, 2], listC: [1, 2], object: point, objectC: { x: 1 }, json: { x: 1 }, raw: "a/b?c" },
  });
});

test("a query with other delimiters", async () => {
  expect(await received("/query/delimited?space=1%202&pipe=1|2&spaceE=1&spaceE=2&pipeE=3")).toMatchObject({
    query: { space: [1, 2], pipe: [1, 2], spaceE: [1, 2], pipeE: [3] },
  });
});

test("a deepObject query", async () => {
  expect(await received("/query/deep?filter[from]=1&filter[names]=a&filter[inner][on]=true")).toMatchObject({
    query: { filter: { from: 1, names: ["a"], inner: { on: true } } },
  });
});

test("headers", async () => {
  const headers = { "X-Value": "5", "x-list": "1, 2", "X-Object": "x,1", "X-ObjectE": "x=1,y=2", "X-Json": '{"x":1}' };
  expect(await received("/header", headers)).toMatchObject({
    header: { "X-Value": 5, "X-List": [1, 2], "X-Object": { x: 1 }, "X-ObjectE": point, "X-Json": { x: 1 } },
  });
});

test("cookies", async () => {
  expect(await received("/cookie", { cookie: "value=5; list=1,2; object=x,1; other=9" })).toMatchObject({
    cookie: { value: 5, list: [1, 2], object: { x: 1 } },
  });
});

test("an absent parameter is absent", async () => {
  expect(await received("/query/form")).toMatchObject({ query: {} });
});

test("every invalid parameter is reported with its place, its name and a pointer", async () => {
  expect(await received("/query/form?value=100&list=1&list=x&objectC=z,1")).toMatchObject({
    status: 400,
    title: "Bad Request",
    errors: [
      { in: "query", parameter: "value", pointer: "#", keyword: "maximum" },
      { in: "query", parameter: "list", pointer: "#/1", keyword: "type" },
      { in: "query", parameter: "objectC", pointer: "#/z", keyword: "additionalProperties" },
    ],
  });
});

test.each([
  ["an escape that is none, in a query", "/query/form?raw=%ZZ", "raw"],
  ["an escape that is none, in a path", "/simple/%ZZ/1/x,1/1/1/x=1", "value"],
  ["JSON that is none", "/query/form?json={", "json"],
  ["a value that is given twice", "/query/form?value=1&value=2", "value"],
])("%s is refused, not thrown at", async (_, path, parameter) => {
  expect(await received(path)).toMatchObject({ status: 400, errors: [{ parameter }] });
});
