import { expect, test } from "vitest";
import type { Json, JsonObject } from "../../../../scripts/schema/json.ts";
import { getLines, withOperation } from "./diff-lines.ts";

const list: JsonObject = { type: "array", items: { type: "string" } };
const query = (name: string): JsonObject => ({ name, in: "query", schema: { type: "string" } });

/** `addPet` with a list, which is given in pages as the members say. */
const withPages = (members: JsonObject, response: JsonObject = {}) =>
  withOperation({
    parameters: [query("cursor"), query("after"), query("offset")],
    responses: {
      "200": {
        description: "Done.",
        headers: { Link: { schema: { type: "string" } }, "X-Next": { schema: { type: "string" } } },
        content: {
          "application/json": {
            schema: {
              type: "object",
              properties: { notes: list, next: { type: "string" }, total: { type: "integer" } },
            },
          },
        },
        ...response,
      },
    },
    ...members,
  });

const paged = (own: Json) => withPages({ "x-pagination": own });
const CURSOR = { style: "cursor", next: "/next" };
const BY_CURSOR = "the cursor of `/notes` in the query parameter `cursor` from `/next`";
const LOST = "major addPet: the list is no longer given in pages: generated clients lose `items()` and `pages()`";
const link: JsonObject = {
  links: { next: { operationId: "addPet", parameters: { cursor: "$response.body#/next" } } },
};

test.each<[name: string, before: ReturnType<typeof withPages>, after: ReturnType<typeof withPages>, lines: string[]]>([
  ["the same in other words", paged(CURSOR), paged({ ...CURSOR, parameter: "cursor", items: "/notes" }), []],
  ["the same by a link", paged(CURSOR), withPages({}, link), []],
  ["new", paged(false), paged(CURSOR), [`minor addPet: the list is given in pages: ${BY_CURSOR}`]],
  ["gone", paged(CURSOR), paged(false), [LOST]],
  ["gone with the link", withPages({}, link), withPages({}), [LOST]],
  [
    "another parameter",
    paged(CURSOR),
    paged({ ...CURSOR, parameter: "after" }),
    [
      "major addPet: the next page is found in another way: the cursor of `/notes` in the query parameter `after` from `/next`" +
        ` (before: ${BY_CURSOR})`,
    ],
  ],
  [
    "another place of the cursor",
    paged(CURSOR),
    paged({ ...CURSOR, next: "$response.header.X-Next" }),
    [
      "major addPet: the next page is found in another way: the cursor of `/notes` in the query parameter `cursor` from the header `X-Next`" +
        ` (before: ${BY_CURSOR})`,
    ],
  ],
  [
    "another style",
    paged({ style: "link" }),
    paged({ style: "offset", total: "/total" }),
    [
      "major addPet: the next page is found in another way: the offset of `/notes` in the query parameter `offset` up to `/total` (before: the header `Link` of `/notes`)",
    ],
  ],
])("pages: %s", (_, before, after, lines) => {
  expect(getLines(before, after)).toEqual(lines);
});
