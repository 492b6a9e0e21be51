import { expect, test } from "vitest";
import { listPages } from "../../../../scripts/docs/render-site.ts";

const operation = (tag: string) => ({
  operationId: `list${tag}`,
  tags: [tag],
  responses: { "200": { description: "ok" } },
});

/** The names in the list of pages of a document whose groups are called so. */
function listNames(tags: readonly string[]): readonly string[] {
  const pages = listPages({
    document: {
      openapi: "3.1.0",
      info: { title: "Shop", version: "1" },
      paths: Object.fromEntries(tags.map((tag, index) => [`/things-${index}`, { get: operation(tag) }])),
      components: { securitySchemes: { token: { type: "http", scheme: "bearer" } } },
    },
    ...{ config: {}, workflows: [], changes: undefined },
  });
  const page = pages.get("schemas.html")?.() ?? "";
  const list = page.slice(page.indexOf('<div class="menu">'), page.indexOf("</nav>"));
  return [...list.matchAll(/<a [^>]*>([^<]*)<\/a>/g)].map(([, name = ""]) => name);
}

test.each([
  [["Authentication"], ["Authentication", "Security schemes", "Schemas"]],
  [["Schemas"], ["Schemas", "Security schemes", "Schemas of the document"]],
  [["security schemes"], ["security schemes", "Security schemes of the document", "Schemas"]],
])("beside the groups %j no page has the name of another", (tags, names) => {
  expect(listNames(tags)).toEqual(["Introduction", ...names, "OpenAPI document", "Postman collection"]);
});
