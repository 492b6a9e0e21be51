import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { copyFile, cp, mkdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { parse } from "yaml";
import { createGateway } from "../../../client/index.ts";
import { withPythonTables, withTables } from "../../../client/readme-tables.ts";
import { ensureDemo } from "../../../server/accounts/demo.ts";
import { demoFiles, demoForm } from "../../../server/accounts/demo-files.ts";
import { newDelivery, report, SECRET } from "../../client/webhook-deliveries.ts";
import { findPort } from "../../rig/find-ports.ts";
import { useFreshDatabase } from "../../rig/fresh-database.ts";
import { useGateway } from "../../rig/live-gateway.ts";
import { root } from "../../rig/own-project.ts";
import { addPackages } from "../tools.ts";
import { PACKAGE } from "./packed-package.ts";

const run = promisify(execFile);
const { folder, tarball } = inject("packed");
const text = readFileSync(join(root, "client/README.md"), "utf8");
const place = join(folder, "readme");
const fresh = useFreshDatabase({ nowMs: Date.now() });
const live = useGateway(fresh);

interface Block {
  readonly language: string;
  readonly code: string;
  /** The text block after the example: its output, with … for parts that vary. */
  readonly prints: string | undefined;
  readonly file: string;
}

const found = [...text.matchAll(/```(\w*)\n(.*?)```/gs)].map(([, language = "", code = ""]) => ({ language, code }));
const blocks: readonly Block[] = found.flatMap((block, index) => {
  if (block.language === "text") return [];
  const next = found[index + 1];
  return [{ ...block, prints: next?.language === "text" ? next.code : undefined, file: `block-${index}.ts` }];
});
const scripts = blocks.filter(({ language }) => language === "ts");
const [install = "", chooseDemo = ""] = blocks.filter(({ language }) => language === "sh").map(({ code }) => code);

/** The gateway of the first example; later examples use it too. */
const opening = scripts[0]?.code.split("const sent")[0] ?? "";
const written = ({ code }: Block): string =>
  code.includes("gateway.") && !code.includes("createGateway") ? `${opening}${code}` : code;

beforeAll(async () => {
  await mkdir(place, { recursive: true });
  await addPackages(folder, "koa", "express", "@types/koa", "@types/express", "@types/node");
  const picture = sharp({ create: { width: 100, height: 100, channels: 3, background: "teal" } });
  await writeFile(join(place, "image.jpg"), await picture.jpeg().toBuffer());
  const card = sharp({ create: { width: 696, height: 504, channels: 3, background: "teal" } });
  await writeFile(join(place, "card.jpg"), await card.jpeg().toBuffer());
  await writeFile(join(place, "package.json"), '{"type":"module"}');
  await writeFile(join(place, "tsconfig.json"), JSON.stringify({ compilerOptions: strict, include: ["*.ts"] }));
  for (const block of scripts) await writeFile(join(place, block.file), `${written(block)}\nexport {};\n`);
});

const strict = {
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  target: "es2022",
  module: "nodenext",
  lib: ["es2023", "dom"],
  types: ["node"],
};

test("the README has examples of all features", () => {
  expect(scripts.length).toBeGreaterThan(12);
  expect(blocks.every(({ language }) => language === "ts" || language === "sh")).toBe(true);
  expect(scripts.filter(({ prints }) => prints === undefined)).toEqual([]);
});

test("the reference tables are those of the contract; fix: node client/readme-tables.ts", () => {
  expect(text).toBe(withTables(text));
  const python = readFileSync(join(root, "client/python/README.md"), "utf8");
  expect(python).toBe(withPythonTables(python));
});

test("the list of methods has every method of the client", () => {
  const section = /### Methods\n(.*?)\n### /s.exec(text)?.[1] ?? "";
  const listed = [...section.matchAll(/`(\w+)[(`]/g)].map(([, name]) => name);
  const gateway = createGateway({ baseUrl: "http://localhost", clientId: "acme", password: "secret" });
  const names = Object.entries(gateway).filter(([, member]) => typeof member === "function");
  expect(listed.toSorted()).toEqual(names.map(([name]) => name).toSorted());
});

test("the first message needs ten lines", () => {
  const lines = scripts[0]?.code.split("\n").filter((line) => line.trim() !== "") ?? [];
  expect(lines.length).toBeLessThanOrEqual(10);
});

test("every example compiles", async () => {
  const compiler = join(root, "node_modules/typescript-native/bin/tsc");
  const { stdout } = await run(process.execPath, [compiler, "--project", place]).catch(
    (error: { stdout: string }) => error,
  );
  expect(stdout).toBe("");
});

test("the package installs with the documented command", async () => {
  const project = join(folder, "installed");
  // The dependencies are already installed, so that the test needs no registry.
  for (const name of ["openapi-fetch", "openapi-typescript-helpers"])
    await cp(join(root, "node_modules", name), join(project, "node_modules", name), { recursive: true });
  await writeFile(join(project, "package.json"), '{"type":"module"}');
  await copyFile(tarball, join(project, basename(tarball)));
  await run("sh", ["-ec", install], {
    cwd: project,
    env: { ...process.env, npm_config_offline: "true", npm_config_audit: "false" },
  });
  const { version } = JSON.parse(readFileSync(join(project, "node_modules", PACKAGE, "package.json"), "utf8"));
  expect(basename(tarball)).toContain(version);
});

test("the README lists what the demo account has registered", () => {
  const section = /### The demo account\n(.*?)\n## /s.exec(text)?.[1] ?? "";
  const listed = [...section.matchAll(/^\|.*\| (.*) \|$/gm)].flatMap(([, values = ""]) =>
    [...values.matchAll(/`([^`]+)`/g)].map(([, value]) => value),
  );
  const registry: DemoRegistry = parse(
    readFileSync(join(root, "server/accounts/demo-registry.yaml"), "utf8"),
    // Numbers and prefixes are texts.
    { schema: "failsafe" },
  );
  expect(listed.sort()).toEqual(
    [
      ...registry.senderNumbers,
      ...registry.brands.flatMap(({ brandKey, brandId }) => [brandKey, brandId]),
      ...registry.rcsTemplates.map(({ id }) => id),
      ...registry.senderKeys.map(({ senderKey }) => senderKey),
      ...registry.brandmessageTemplates.map(({ code }) => code),
      ...registry.alimtalkTemplates.map(({ code }) => code),
      ...registry.countries.flatMap(({ prefix, signature, senderId }) => [prefix, signature ?? senderId]),
      demoForm.formId,
      ...demoFiles.filter(({ serviceType }) => serviceType === "MMS").map(({ fileKey }) => fileKey),
    ].sort(),
  );
});

interface DemoRegistry {
  readonly senderNumbers: readonly string[];
  readonly brands: readonly { readonly brandKey: string; readonly brandId: string }[];
  readonly rcsTemplates: readonly { readonly id: string }[];
  readonly senderKeys: readonly { readonly senderKey: string }[];
  readonly brandmessageTemplates: readonly { readonly code: string }[];
  readonly alimtalkTemplates: readonly { readonly code: string }[];
  readonly countries: readonly { readonly prefix: string; readonly signature?: string; readonly senderId?: string }[];
}

describe("every example prints the documented output on the demo account", () => {
  let account: { readonly id: string; readonly password: string };

  beforeAll(async () => {
    // As `npm start` makes it, and with its password read by the documented commands.
    await ensureDemo(fresh.database, join(place, ".data"), Date.now());
    const commands = `${chooseDemo}\nprintf '{"id":"%s","password":"%s"}' "$GATEWAY_CLIENT_ID" "$GATEWAY_PASSWORD"`;
    account = JSON.parse((await run("sh", ["-ec", commands], { cwd: place })).stdout);
  });

  const shown = scripts.map((block): [string, Block] => [
    block.code.split("\n").find((line) => !line.startsWith("import") && line !== "") ?? "",
    block,
  ]);

  test.each(shown)("%s", async (_, block) => {
    const { stdout } = await run(
      process.execPath,
      ["--disable-warning=ExperimentalWarning", join(import.meta.dirname, "run-example.ts")],
      {
        cwd: place,
        env: {
          PATH: process.env.PATH,
          EXAMPLE: join(place, block.file),
          GATEWAY_URL: live.gateway.url,
          GATEWAY_CLIENT_ID: account.id,
          GATEWAY_PASSWORD: account.password,
          WEBHOOK_SECRET: SECRET,
          PORT: String(await findPort()),
          DELIVERY: JSON.stringify(newDelivery(report)),
        },
      },
    );
    expect(stdout).toMatch(pattern(block.prints ?? "nothing"));
  });
});

/** … matches any text of its line. */
const pattern = (prints: string): RegExp =>
  new RegExp(
    `^${prints
      .split("…")
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join(".*")}$`,
  );
