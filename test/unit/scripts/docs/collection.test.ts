import { expect, test } from "vitest";
import { makeCollection } from "../../../../scripts/docs/collection.ts";

const document = {
  openapi: "3.1.0",
  info: { title: "Pets", version: "2.0.0" },
  servers: [{ url: "https://pets.example/{stage}/", variables: { stage: { default: "live" } } }],
  tags: [{ name: "pets", "x-displayName": "All pets" }],
  components: {
    securitySchemes: {
      appKey: { type: "apiKey", in: "header", name: "X-Key" },
      user: { type: "http", scheme: "bearer" },
    },
  },
  paths: {
    "/login": {
      post: {
        operationId: "login",
        tags: ["pets"],
        summary: "Sign in",
        security: [{ appKey: [] }],
        responses: { "200": { description: "ok" } },
      },
    },
    "/pets/{id}/photo.{kind}": {
      put: {
        operationId: "putPhoto",
        tags: ["pets"],
        summary: "Keep a photo",
        security: [{ user: [] }],
        parameters: [
          { name: "id", in: "path", required: true, example: "a/b", schema: { type: "string" } },
          { name: "kind", in: "path", required: true, example: "jpg", schema: { type: "string" } },
          { name: "size", in: "query", required: true, example: "a b", schema: { type: "string" } },
          { name: "X-Reason", in: "header", required: true, example: "new", schema: { type: "string" } },
        ],
        requestBody: {
          content: { "multipart/form-data": { schema: { type: "object" }, example: { file: "x" } } },
        },
        responses: { "200": { description: "ok" } },
      },
    },
    "/pets": {
      post: {
        operationId: "addPet",
        tags: ["pets"],
        summary: "Add a pet",
        security: [],
        requestBody: {
          content: {
            "application/json": {
              examples: {
                cat: { summary: "A cat", value: { name: "Mia" } },
                dog: { summary: "A dog", value: { name: "Rex" } },
              },
            },
          },
        },
        responses: { "200": { description: "ok" } },
      },
    },
  },
  webhooks: { sold: { post: { operationId: "sold", tags: ["pets"], responses: { "200": { description: "ok" } } } } },
};

const tokens = { user: { operationId: "login", token: "/data/the~1token" } };
const { info, variable, item } = JSON.parse(makeCollection(document, { tokens }));

test("has a folder for each tag, and a request for each example; webhooks are not requests of the caller", () => {
  expect(info).toMatchObject({ name: "Pets", schema: expect.stringContaining("/v2.1.0/") });
  expect(item.map(({ name }: { name: string }) => name)).toEqual(["All pets"]);
  expect(item[0].item.map(({ name }: { name: string }) => name)).toEqual([
    "Sign in",
    "Keep a photo: Example",
    "Add a pet: A cat",
    "Add a pet: A dog",
  ]);
});

test("the address and the secrets are variables", () => {
  expect(variable).toEqual([
    { key: "baseUrl", value: "https://pets.example/live" },
    { key: "APP_KEY", value: "" },
    { key: "USER", value: "" },
  ]);
  const [login, photo] = item[0].item;
  expect(login.request.header).toEqual([{ key: "X-Key", value: "{{APP_KEY}}" }]);
  expect(photo.request.header).toContainEqual({ key: "Authorization", value: "Bearer {{USER}}" });
});

test("a call that gives a credential keeps it for the others", () => {
  expect(item[0].item[0].event[0].script.exec).toEqual([
    '{ const value = pm.response.json()?.["data"]?.["the/token"]; if (value) pm.collectionVariables.set("USER", value); }',
  ]);
  expect(item[0].item[1].event).toBeUndefined();
});

test("a path parameter takes its value from an earlier answer, and is empty until then", () => {
  const carrying = JSON.parse(makeCollection(document, { carried: { id: { addPet: "/data/id" } } }));
  const [, photo, cat] = carrying.item[0].item;
  expect(carrying.variable).toContainEqual({ key: "id", value: "" });
  expect(photo.request.url.variable).toContainEqual({ key: "id", value: "{{id}}" });
  expect(cat.event[0].script.exec).toEqual([
    '{ const value = pm.response.json()?.["data"]?.["id"]; if (value) pm.collectionVariables.set("id", value); }',
  ]);
});

test("parameters have their examples, and a form its parts", () => {
  const { url, header, body, method } = item[0].item[1].request;
  expect(method).toBe("PUT");
  expect(url).toEqual({
    raw: "{{baseUrl}}/pets/:id/photo.jpg?size=a%20b",
    host: ["{{baseUrl}}"],
    path: ["pets", ":id", "photo.jpg"],
    query: [{ key: "size", value: "a b" }],
    variable: [
      { key: "id", value: "a/b" },
      { key: "kind", value: "jpg" },
    ],
  });
  expect(header).toContainEqual({ key: "X-Reason", value: "new" });
  expect(body).toEqual({ mode: "formdata", formdata: [{ key: "file", type: "file", src: [] }] });
});

test("a JSON body is written as people read it", () => {
  const { header, body } = item[0].item[2].request;
  expect(header).toEqual([{ key: "Content-Type", value: "application/json" }]);
  expect(body).toEqual({ mode: "raw", raw: '{\n  "name": "Mia"\n}', options: { raw: { language: "json" } } });
});
