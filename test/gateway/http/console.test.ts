import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MemoryGateway } from "./rig.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "console-"));
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "index.html"), "<p>partners</p>");
  await writeFile(join(folder, "operate.html"), "<p>operators</p>");
  await writeFile(join(folder, "theme.js"), "theme()");
  await writeFile(join(folder, "assets/index-BxY_1-.js"), "start()");
  await writeFile(join(folder, "assets/notes.txt"), "no");
});
afterAll(() => rm(folder, { recursive: true }));

describe("the console", () => {
  const get = (path: string, method = "GET") => new MemoryGateway({ consoleFolder: folder }).raw(method, path);

  test.each([
    "/console/",
    "/console/messages",
    "/console/messages/01JCQK5T7W8Y2N4B6D0R3M9XZE",
    "/console/operate.html",
  ])("%s is the page of partners", async (path) => {
    const { status, text, headers } = await get(path);
    expect([status, text, headers["cache-control"]]).toEqual([200, "<p>partners</p>", "no-cache"]);
    expect(headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "x-frame-options": "DENY",
      "x-content-type-options": "nosniff",
    });
    const policy = String(headers["content-security-policy"]).split("; ");
    const rules = ["default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data: blob:"];
    expect(policy).toEqual(expect.arrayContaining(rules));
    expect(policy.join()).not.toContain("unsafe");
  });

  test("the holder of a token learns whether the account is live, and nobody else does", async () => {
    const gateway = new MemoryGateway({ account: { sandbox: false }, demo: { id: "other", password: "x" } });
    const told = await gateway.call("GET", "/console/account.json");
    expect([told.status, told.headers["cache-control"]]).toEqual([200, "no-store"]);
    const { channels, ...facts } = JSON.parse(told.text);
    expect(facts).toEqual({
      sandbox: false,
      isDemo: false,
      hasWebhook: false,
      from: expect.stringMatching(/^\d+$/),
      names: { "BR.key": "Sky Shop" },
    });
    expect(channels).toContain("sms");
    for (const headers of [{}, { authorization: "Bearer none" }, { authorization: "Basic x" }])
      expect((await gateway.raw("GET", "/console/account.json", { headers })).body?.code).toBe("A002");
    gateway.account = { ...gateway.account, blocked: true };
    expect((await gateway.call("GET", "/console/account.json")).body?.code).toBe("A110");
  });

  test("a browser on the machine itself learns where the console of operators is", async () => {
    const url = "http://127.0.0.1:9090/console/";
    const ask = async (host: string, operatorsUrl?: () => string | undefined) =>
      new MemoryGateway(operatorsUrl === undefined ? {} : { operatorsUrl }).raw("GET", "/console/operators.json", {
        headers: { host },
      });
    const told = await ask("localhost:8080", () => url);
    expect([told.status, told.headers["cache-control"], JSON.parse(told.text)]).toEqual([
      200,
      "no-store",
      { operatorsUrl: url },
    ]);
    expect(JSON.parse((await ask("gateway.example.net", () => url)).text)).toEqual({});
    expect(JSON.parse((await ask("localhost:8080", () => undefined)).text)).toEqual({});
    expect(JSON.parse((await ask("localhost:8080")).text)).toEqual({});
  });

  test("an image is served to its own account", async () => {
    const gateway = new MemoryGateway();
    const image = await gateway.call("GET", "/console/images/f_OWN");
    expect([image.status, image.headers["content-type"], image.text]).toEqual([200, "image/png", "pixels"]);
    expect((await gateway.call("GET", "/console/images/f_OTHER")).status).toBe(404);
    expect((await gateway.raw("GET", "/console/images/f_OWN")).body?.code).toBe("A002");
  });

  test("a browser keeps a file with a hash in its name, and asks for the others again", async () => {
    const hashed = await get("/console/assets/index-BxY_1-.js");
    expect([hashed.status, hashed.text]).toEqual([200, "start()"]);
    expect(hashed.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(hashed.headers["content-security-policy"]).toContain("default-src 'none'");
    const theme = await get("/console/theme.js");
    expect([theme.text, theme.headers["cache-control"]]).toEqual(["theme()", "no-cache"]);
  });

  test.each(["/console/assets/old-1234.js", "/console/assets/notes.txt", "/console/assets/", "/console/nothing.js"])(
    "%s is not there",
    async (path) => expect((await get(path)).body?.code).toBe("A012"),
  );

  test("/console leads to its page, HEAD tells the length, and other methods find nothing", async () => {
    expect((await get("/console")).headers.location).toBe("/console/");
    const head = await get("/console/", "HEAD");
    expect([head.status, head.text, head.headers["content-length"]]).toEqual([200, "", "15"]);
    expect((await get("/console/", "POST")).status).toBe(404);
  });

  test("a browser gets files compressed", async () => {
    const gateway = new MemoryGateway({ consoleFolder: folder });
    const ask = (accept: string) => gateway.raw("GET", "/console/theme.js", { headers: { "accept-encoding": accept } });
    const { headers } = await ask("gzip, deflate, br");
    expect(headers).toMatchObject({ "content-encoding": "gzip", vary: "Accept-Encoding" });
    expect(headers["content-length"]).toBe(String(gzipSync("theme()").length));
    expect((await ask("br;q=1, gzip;q=0")).headers["content-encoding"]).toBeUndefined();
  });

  test("a console that was not built says so", async () => {
    const consoleFolder = join(folder, "never-built");
    const { status, text } = await new MemoryGateway({ consoleFolder }).raw("GET", "/console/");
    expect([status, text]).toEqual([
      404,
      expect.stringMatching(/not built\. Fix: run npm ci or node console\/build\.js/),
    ]);
  });
});
