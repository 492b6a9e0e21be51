import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadBundle, type PluggedBundle } from "../../../scripts/document/bundle.ts";
import { portOf, startRequestCheck } from "../../../scripts/mock/check-requests.ts";
import { getFreePort } from "../../../scripts/mock/free-port.ts";
import { startMockServer } from "../../../scripts/mock/mock-server.ts";
import { build } from "../../../scripts/model/build.ts";
import type { MockHooks } from "../../../scripts/project/config.ts";

const PLUGIN = join(import.meta.dirname, "../../unit/scripts/lint/rules/keyword-plugin/plugin.mjs");

const document = {
  openapi: "3.1.0",
  info: { title: "Pets", version: "1.0.0" },
  components: { securitySchemes: { key: { type: "apiKey", in: "header", name: "X-Key" } } },
  paths: {
    "/pets": {
      post: {
        operationId: "addPet",
        security: [{ key: [] }],
        requestBody: {
          required: true,
          content: {
            "application/json": {
              schema: {
                type: "object",
                required: ["legs"],
                properties: { legs: { type: "integer", "x-even": true, "x-also": ["Legs"] } },
              },
            },
          },
        },
        responses: {
          "201": { description: "Added", content: { "application/json": { schema: {}, example: { id: 1 } } } },
          "400": {
            description: "Refused",
            content: {
              "application/json": { schema: { type: "object", properties: { message: { type: "string" } } } },
            },
          },
        },
      },
    },
  },
};

let folder: string;
let bundle: PluggedBundle;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "mock-server-"));
  writeFileSync(join(folder, "openapi.json"), JSON.stringify(document));
  bundle = await loadBundle(join(folder, "openapi.json"), PLUGIN);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function post(url: string, body: string, headers: Record<string, string> = { "x-key": "k" }) {
  const response = await fetch(`${url}/pets`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
    signal: AbortSignal.timeout(30_000),
  });
  const text = await response.text();
  return [response.status, text === "" ? undefined : JSON.parse(text)];
}

// A server whose document names no path is in mock.test.ts: each of them starts Prism.
test("refuses what the server would refuse, and answers the rest with examples, under the path of the first server", {
  timeout: 150_000,
}, async () => {
  const file = join(folder, "with-server.json");
  writeFileSync(file, JSON.stringify({ ...document, servers: [{ url: "http://localhost:8080/v1" }] }));
  const mock = await startMockServer({ bundle: await loadBundle(file, PLUGIN), port: await getFreePort() });
  try {
    const url = `${mock.url}/v1`;
    const invalid = [400, { message: expect.stringMatching(/not valid/) }];
    expect(await post(url, '{"legs": ')).toEqual([400, { message: "The body cannot be read." }]);
    expect(await post(url, '{"legs": 3}')).toEqual(invalid);
    expect(await post(url, "{}")).toEqual(invalid);
    expect(await post(url, '{"legs": 4}')).toEqual([201, { id: 1 }]);
    // Prism alone would miss the legs.
    expect(await post(url, '{"Legs": 4}')).toEqual([201, { id: 1 }]);
    expect(await post(url, '{"Legs": 3}')).toEqual(invalid);
    expect(await post(url, '{"legs": 4}', {})).toEqual([401, { title: "Unauthorized", status: 401 }]);
    expect(await post(mock.url, '{"legs": 4}')).toEqual([404, { title: "Not Found", status: 404 }]);
    expect((await fetch(`${url}/none`)).status).toBe(404);
    expect((await fetch(`${url}/pets`)).status).toBe(405);
  } finally {
    await mock.stop();
  }
});

describe("the check of requests", () => {
  const check = async (hooks: MockHooks, body: string) => {
    const { api } = build(bundle, { lenient: false });
    const server = await startRequestCheck(api, bundle.plugin, hooks);
    try {
      return await post(`http://127.0.0.1:${portOf(server)}`, body);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  };

  test("plays the streams of the document, and leaves all else to Prism", async () => {
    const file = join(import.meta.dirname, "../../unit/scripts/cases/streams/openapi.yaml");
    const streams = await loadBundle(file);
    const server = await startRequestCheck(build(streams, { lenient: false }).api, streams.plugin, {});
    const ask = async (path: string, headers: Record<string, string> = {}) => {
      const response = await fetch(`http://127.0.0.1:${portOf(server)}${path}`, { headers });
      return [response.status, response.headers.get("content-type"), await response.text()];
    };
    try {
      const feed = ':\n\nevent: note\nid: string\ndata: {"text":"string","pinned":false}\n\n';
      expect(await ask("/feed")).toEqual([200, "text/event-stream", feed]);
      const line = '{"text":"string","pinned":false}\n';
      expect(await ask("/notes")).toEqual([200, "application/jsonl", line]);
      expect(await ask("/notes", { accept: "application/*;q=0.5" })).toEqual([200, "application/jsonl", line]);
      expect(await ask("/notes", { accept: "application/json" })).toEqual([204, null, ""]);
      expect(await ask("/feed", { prefer: "code=default" })).toEqual([204, null, ""]);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });

  test("asks the project how a refusal looks", async () => {
    const onInvalid: MockHooks["onInvalid"] = ({ faults }) => ({
      status: 422,
      body: faults.map(({ message }) => message),
    });
    expect(await check({ onInvalid }, '{"legs": 3}')).toEqual([422, ["must be even"]]);
  });

  test("respects the project's limits", async () => {
    expect(await check({ limits: { bodyBytes: 5 } }, '{"legs": 4}')).toEqual([
      413,
      { title: "Payload Too Large", status: 413 },
    ]);
  });
});
