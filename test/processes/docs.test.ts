import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { resultCodes } from "../../generated/tables.ts";
import { readConfig } from "../../server/config.ts";
import { commands } from "../../server/operators/command-line/run.ts";
import { runCommand, runProgram } from "../rig/run-command.ts";

const root = resolve(import.meta.dirname, "../..");
const read = (name: string): string => readFileSync(join(root, name), "utf8");
/** docs/images holds the pictures. */
const docs = readdirSync(join(root, "docs"))
  .filter((name) => name !== "images")
  .map((name) => `docs/${name}`);
const pages = [
  "README.md",
  "CONTRIBUTING.md",
  "CHANGELOG.md",
  "THREATS.md",
  "client/README.md",
  "client/python/README.md",
  "deploy/README.md",
  ...docs,
];

const withoutListings = (text: string): string => text.replaceAll(/^ *```.*?^ *```$/gms, "");

/** Targets of the links to places in this repository. */
const getLinks = (page: string): string[] =>
  [...withoutListings(read(page)).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = ""]) => target)
    .filter((target) => !/^[a-z]+:/.test(target));

/** Anchors of the headings of a page, as GitHub makes them. */
const getAnchors = (page: string): string[] =>
  [...withoutListings(read(page)).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{Letter}\p{Number}\s_-]/gu, "")
      .replaceAll(" ", "-"),
  );

describe.each(pages)("%s", (page) => {
  test("has no link that leads nowhere", () => {
    const broken = getLinks(page).filter((link) => {
      const [path = "", anchor] = link.split("#");
      const target = path === "" ? page : relative(root, resolve(root, dirname(page), path));
      if (!existsSync(join(root, target))) return true;
      return anchor !== undefined && !getAnchors(target).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  test("has no two headings with the same anchor, except the CHANGELOG", () => {
    const anchors = getAnchors(page);
    if (page !== "CHANGELOG.md") expect(anchors).toEqual([...new Set(anchors)]);
  });
});

/** Tutorials name files that their reader makes. */
const withoutTutorials = pages.filter((page) => page !== "docs/tutorials.md");

test.each(withoutTutorials)("%s names only files and folders that exist", (page) => {
  const paths = [
    ...withoutListings(read(page)).matchAll(
      /`((?:spec|server|scripts|test|client|console(?!\/dist)|generated|deploy)\/[\w./-]*)`/g,
    ),
  ].map(([, path = ""]) => path);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

describe("README.md", () => {
  test("has at most 200 lines", () => {
    expect(read("README.md").split("\n").length).toBeLessThanOrEqual(200);
  });

  test("leads to every page of docs/", () => {
    const links = getLinks("README.md").map((link) => link.split("#")[0]);
    expect(docs.filter((page) => !links.includes(page))).toEqual([]);
  });
});

describe("docs/settings.md", () => {
  const [ofGateway = ""] = read("docs/settings.md").split("## Variables of commands and tests");
  const rows = [...ofGateway.matchAll(/^\| `([A-Z_]+)` \| ([^|]+) \|/gm)];
  const defaults = new Map(rows.map(([, name = "", value = ""]) => [name, value.trim()]));

  test("lists each setting that the gateway reads, once, and no other", () => {
    const names = new Set<string>();
    const environment: Record<string, undefined> = {};
    readConfig(new Proxy(environment, { get: (_, name): undefined => void names.add(String(name)) }));
    expect(rows.map(([, name]) => name).toSorted()).toEqual([...names].toSorted());
  });

  test("gives the defaults that server/config.ts has", () => {
    const inCode = [...read("server/config.ts").matchAll(/read\.\w+\("([A-Z_]+)", ("[^"]+"|[0-9_]+)[,)]/g)];
    expect(inCode.length).toBeGreaterThan(15);
    for (const [, name = "", value = ""] of inCode)
      expect(`${name}=${defaults.get(name)}`).toBe(`${name}=${value.replaceAll(/["_]/g, "")}`);
    expect(readConfig({}).docsFolder).toBe(resolve(defaults.get("DOCS_FOLDER") ?? ""));
  });
});

test("THREATS.md names only tests that exist", () => {
  const named = [...read("THREATS.md").matchAll(/`(test\/[\w./-]+)`((?:,? "[^"]+")+)/g)].flatMap(
    ([, file = "", titles = ""]) => [...titles.matchAll(/"([^"]+)"/g)].map(([, title = ""]) => ({ file, title })),
  );
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter(({ file, title }) => !read(file).includes(`"${title}"`))).toEqual([]);
});

test("docs/operations.md explains every metric", () => {
  const folder = join(root, "server/telemetry");
  const code = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
  const names = [...code.join("\n").matchAll(/"(gateway_[a-z_]+)"/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(10);
  const page = read("docs/operations.md");
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test("docs/operations.md names every admin command", () => {
  const page = read("docs/operations.md");
  expect(commands.length).toBeGreaterThan(20);
  expect(commands.map(({ name }) => name).filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test("docs/architecture.md describes every table and view", () => {
  const folder = join(root, "server/store/migrations");
  const sql = readdirSync(folder)
    .toSorted()
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");
  const created = [...sql.matchAll(/^CREATE (?:UNLOGGED )?(?:TABLE|VIEW) (?:gateway\.)?(\w+)/gm)].map(
    ([, name = ""]) => name,
  );
  const names = new Set(["migrations", ...created]);
  const described = read("docs/architecture.md").split("## The tables")[1] ?? "";
  expect(names.size).toBeGreaterThan(15);
  expect([...names].filter((name) => !described.includes(`\`${name}\``))).toEqual([]);
});

// The changes of the tutorials are made in a copy of the document, which is then linted and generated. The code of the tutorials is
// checked against it. The test also passes in a project in which somebody has followed the tutorials.
describe("docs/tutorials.md", () => {
  const place = join(root, ".data/test/tutorials");
  const document = ["--spec", join(place, "spec/openapi.yaml"), "--plugin", join(place, "spec/plugin.ts")];
  // test/browser/add-channel.test.ts follows the last tutorial.
  const [text = ""] = read("docs/tutorials.md").split("\n## Add a channel\n");
  const listings = [...text.matchAll(/^```(\w*)\n(.*?)^```$/gms)].map(([, language, body = ""]) => ({
    language,
    body,
  }));
  const findListing = (start: string): string => {
    const found = listings.find(({ body }) => body.startsWith(start));
    if (found === undefined) throw new Error(`docs/tutorials.md has no listing that begins with ${start}`);
    return found.body;
  };
  /** A listing that is only an addition to this file. */
  const EXTENDED = "server/handlers/all.ts";
  /** Puts a listing before or after a line of a file, unless the file has the listing already. */
  const insert = (name: string, listing: string, position: { before: string } | { after: string }): void => {
    const text = readFileSync(join(place, name), "utf8");
    if (text.includes(listing)) return;
    const line = "before" in position ? position.before : position.after;
    expect(text).toContain(line);
    const changed = text.replace(line, () => ("before" in position ? `${listing}${line}` : `${line}${listing}`));
    writeFileSync(join(place, name), changed);
  };

  beforeAll(() => {
    rmSync(place, { recursive: true, force: true });
    cpSync(join(root, "spec"), join(place, "spec"), { recursive: true });
    const newFiles = [...text.matchAll(/`((?:spec|server)\/[\w/.-]+\.\w+)`[^`\n]*:\n\n```\w+\n(.*?)^```$/gms)];
    for (const [, name = "", body = ""] of newFiles) {
      if (name === EXTENDED) continue;
      mkdirSync(dirname(join(place, name)), { recursive: true });
      writeFileSync(join(place, name), body);
    }
    const field = findListing("  priority:\n");
    for (const name of ["SmsSend", "SmsStep"]) insert(`spec/schemas/${name}.yaml`, field, { after: "properties:\n" });
    insert("spec/paths/send-sms.yaml", findListing("          urgent:\n"), { after: "        examples:\n" });
    insert("spec/openapi.yaml", findListing("  /v1/account:\n"), { after: "paths:\n" });
    insert("spec/tables/report-codes.yaml", findListing('- code: "64120"'), { before: '- code: "67014"\n' });
  });

  test("names only files that are in the project, or that its reader makes", () => {
    const named = [...withoutListings(text).matchAll(/`((?:spec|server|scripts|test)\/[\w./-]*)`/g)].map(
      ([, path = ""]) => path,
    );
    const isThere = (path: string): boolean => existsSync(join(place, path)) || existsSync(join(root, path));
    // The reader writes the rig of the last tutorial without a listing.
    const isRig = (path: string): boolean => /^test\/(rig\/acme|processes\/acme-carrier)\//.test(path);
    expect(named.filter((path) => !isThere(path) && !isRig(path))).toEqual([]);
  });

  // The long run compiles it as well.
  test("the changed document passes lint", { timeout: 60_000 }, async () => {
    // With a configuration of its own the copy has the project's rules too, which are code.
    const config = join(place, "contract.config.ts");
    writeFileSync(config, 'export default { spec: "spec/openapi.yaml", plugin: "spec/plugin.ts" };\n');
    const { status, stdout } = await runCommand("--config", config, "lint");
    expect(`${stdout}${status}`).toMatch(/^document: 0 errors, .*\n0$/s);
  });

  test("the handler and the adapter compile with what is generated", { timeout: 90_000, tags: ["long"] }, async () => {
    const args = [...document, "--out", join(place, "generated"), "--server", "koa"];
    const generated = await runCommand("generate", ...args);
    expect(`${generated.stderr}${generated.status}`).toMatch(/0$/);
    const tables = readFileSync(join(place, "generated/tables.ts"), "utf8");
    expect(tables).toContain('"Daily limit reached"');
    writeFileSync(
      join(place, "tsconfig.json"),
      JSON.stringify({
        extends: "../../../tsconfig.json",
        // A relative import finds what the tutorials have made, or else what is in the project.
        compilerOptions: { rootDirs: [".", "../../.."] },
        include: ["server"],
        exclude: [],
      }),
    );
    const compiled = await runProgram("node_modules/typescript-native/bin/tsc", "-p", place);
    expect(compiled).toEqual({ status: 0, stdout: "", stderr: "" });
    expect(existsSync(join(place, "server/handlers/auth/get-account.ts"))).toBe(true);
    expect(existsSync(join(place, "server/carriers/acme/acme-carrier.ts"))).toBe(true);
  });
});

test("docs/partners.md names every code whose status a client may not know, and only these", () => {
  const known = new Set([200, 400, 401, 403, 404, 415, 429, 500, 503]);
  const lost = resultCodes.filter(({ status }) => !known.has(status)).map(({ code, status }) => `${status} ${code}`);
  const rows = [...read("docs/partners.md").matchAll(/^\| (\d{3}) \| (A\d{3}(?:, A\d{3})*) \|/gm)];
  const listed = rows.flatMap(([, status, codes = ""]) => codes.split(", ").map((code) => `${status} ${code}`));
  expect(listed.toSorted()).toEqual(lost.toSorted());
});
