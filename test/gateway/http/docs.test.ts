import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MemoryGateway } from "./rig.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "docs-"));
  await writeFile(
    join(folder, "index.html"),
    "<p>X-SVC-Client-Id at http://localhost:8080, `SVC`, https://gateway.example.net/v1/image/a</p>",
  );
  await writeFile(join(folder, "redoc.js"), "// X-SVC-");
  await writeFile(
    join(folder, "scripts.html"),
    `<script>\nuse("X-SVC-");\r\n</script><style></style><SCRIPT a="b">two()</SCRIPT >`,
  );
  await writeFile(join(folder, "favicon.svg"), "<svg></svg>");
  await writeFile(join(folder, ".hidden.html"), "no");
  await writeFile(join(folder, "built-from.txt"), "no");
});
afterAll(() => rm(folder, { recursive: true }));

describe("document and docs", () => {
  test("the document, with the deployment's prefix and address", async () => {
    const answer = await new MemoryGateway({ vendorPrefix: "IB" }).raw("GET", "/openapi.json");
    expect(answer.status).toBe(200);
    expect(answer.text).toContain("X-IB-Client-Id");
    expect(answer.text).not.toContain("SVC");
    expect(answer.body).toMatchObject({
      openapi: expect.stringMatching(/^3\.2/),
      servers: [{ variables: { base_url: { default: "https://gw.example.com" } } }],
    });
  });

  test("the docs, likewise, and their script as it is", async () => {
    const gateway = new MemoryGateway({ vendorPrefix: "IB", docsFolder: folder });
    const page = await gateway.raw("GET", "/docs/");
    expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(page.text).toBe("<p>X-IB-Client-Id at https://gw.example.com, `IB`, https://gw.example.com/v1/image/a</p>");
    expect((await gateway.raw("GET", "/docs/redoc.js")).text).toBe("// X-SVC-");
  });

  test("/docs redirects to its folder, and so does / for a browser", async () => {
    const gateway = new MemoryGateway({ docsFolder: folder });
    expect((await gateway.raw("GET", "/docs")).headers.location).toBe("/docs/");
    const browser = { headers: { accept: "text/html,*/*" } };
    expect((await gateway.raw("GET", "/", browser)).headers.location).toBe("/docs/");
    expect((await gateway.raw("GET", "/")).body?.code).toBe("A012");
  });

  test("a reader who comes before the docs are built is told to wait, and the page looks again", async () => {
    const gateway = new MemoryGateway({ docsFolder: join(folder, "not-yet") });
    const early = await gateway.raw("GET", "/docs/");
    expect(early.status).toBe(503);
    expect(early.headers).toMatchObject({ refresh: "3", "retry-after": "3", "cache-control": "no-store" });
    expect(early.text).toContain("is being built");
    expect((await gateway.raw("GET", "/docs/operation-a.html")).body?.code).toBe("A012");
  });

  test.each(["/docs/.hidden.html", "/docs/nothing.html", "/docs/built-from.txt", "/docs/a/b.html", "/docs/%2e%2e/x"])(
    "%s is not there",
    async (path) => {
      expect((await new MemoryGateway({ docsFolder: folder }).raw("GET", path)).body?.code).toBe("A012");
    },
  );

  test.each(["/docs/", "/docs/redoc.js", "/openapi.json"])("%s is sent compressed, and once", async (path) => {
    const gateway = new MemoryGateway({ docsFolder: folder });
    const plain = await gateway.raw("GET", path, { headers: { "accept-encoding": "identity" } });
    expect(plain.headers).toMatchObject({ vary: "Accept-Encoding", "cache-control": "no-cache" });
    expect(plain.headers["content-encoding"]).toBeUndefined();
    const compressed = await gateway.raw("HEAD", path, { headers: { "accept-encoding": "gzip" } });
    expect([compressed.headers["content-encoding"], compressed.headers.etag]).toEqual(["gzip", plain.headers.etag]);
    const again = await gateway.raw("GET", path, { headers: { "if-none-match": String(plain.headers.etag) } });
    expect([again.status, again.text]).toEqual([304, ""]);
    const other = await gateway.raw("GET", path, { headers: { "if-none-match": 'W/"another"' } });
    expect(other.status).toBe(200);
  });

  test("HEAD tells the length, other methods find nothing", async () => {
    const gateway = new MemoryGateway({ docsFolder: folder });
    const head = await gateway.raw("HEAD", "/docs/index.html");
    expect([head.status, head.text]).toEqual([200, ""]);
    expect(Number(head.headers["content-length"])).toBeGreaterThan(10);
    expect((await gateway.raw("POST", "/docs/")).status).toBe(404);
  });
});

test("the demo account is offered to this machine only", async () => {
  const demo = { id: "demo", password: "secret" };
  const ask = (host: string, setup: { demo?: typeof demo } = { demo }) =>
    new MemoryGateway({ docsFolder: folder, ...setup }).raw("GET", "/docs/demo-account.json", { headers: { host } });
  for (const host of ["localhost:8080", "127.0.0.1", "[::1]:8080"]) {
    const answer = await ask(host);
    expect(answer.body).toEqual({ clientId: "demo", clientPassword: "secret" });
    expect(answer.headers["cache-control"]).toBe("no-store");
  }
  // A name that another site made lead here.
  expect((await ask("evil.example:8080")).status).toBe(404);
  expect((await ask("localhost.evil.example")).status).toBe(404);
  expect((await ask("localhost", {})).status).toBe(404);
});

describe("security headers", () => {
  const gateway = new MemoryGateway({ vendorPrefix: "IB" });
  const withDocs = () => new MemoryGateway({ vendorPrefix: "IB", docsFolder: folder });
  const policyOf = async (path: string) =>
    String((await withDocs().raw("GET", path)).headers["content-security-policy"]).split("; ");

  test.each(["/docs/", "/docs/scripts.html", "/docs/favicon.svg", "/docs", "/openapi.json"])("of %s", async (path) => {
    const { headers } = await withDocs().raw("GET", path, { headers: { accept: "text/html" } });
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "no-referrer",
      "cross-origin-opener-policy": "same-origin",
    });
    const policy = String(headers["content-security-policy"]).split("; ");
    expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"]));
    expect(policy.join()).not.toMatch(/unsafe-eval|\*|https?:/);
  });

  test("a page may run its scripts and call the gateway, and nothing in its text runs", async () => {
    const allowed = ["script-src 'self'", "style-src 'self'", "connect-src 'self'"];
    expect(await policyOf("/docs/scripts.html")).toEqual(expect.arrayContaining(allowed));
    expect((await policyOf("/docs/scripts.html")).join()).not.toContain("unsafe");
  });

  test("every answer of the API has nosniff", async () => {
    const answers = [
      await gateway.call("GET", "/v1/report/polling"),
      await gateway.raw("GET", "/v1/report/polling"),
      await gateway.raw("GET", "/nowhere"),
    ];
    expect(answers.map(({ headers }) => headers["x-content-type-options"])).toEqual(["nosniff", "nosniff", "nosniff"]);
    expect((await gateway.exchange(["not HTTP\r\n\r\n"])).toLowerCase()).toContain(
      "\r\nx-content-type-options: nosniff\r\n",
    );
  });
});
