import { readFile, stat } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { type Demo, ensureDemo } from "../../server/accounts/demo.ts";
import { inspectImage } from "../../server/files/inspect-image.ts";
import { findAccount, listAccounts, updateAccount } from "../../server/store/accounts.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { useGateway } from "./files-gateway.ts";

const nowMs = Date.now();
const fresh = useFreshDatabase({ nowMs });
const gateway = useGateway(fresh);
let demo: Demo | undefined;
let isMadeInSandbox: boolean | undefined;
let authorization = "";

interface Media {
  readonly examples?: Readonly<Record<string, { readonly $ref?: string; readonly value?: unknown }>>;
}
interface Document {
  readonly paths: Readonly<
    Record<string, { readonly post?: { readonly requestBody?: { readonly content: Record<string, Media> } } }>
  >;
  readonly components: { readonly examples: Readonly<Record<string, { readonly value: unknown }>> };
}

const document: Document = JSON.parse(await readFile(new URL("../../generated/openapi.json", import.meta.url), "utf8"));
const examples = Object.entries(document.paths).flatMap(([path, { post }]) => {
  const given = path.startsWith("/v1/send/") ? post?.requestBody?.content["application/json"]?.examples : undefined;
  return Object.entries(given ?? {}).map(([name, example]) => {
    const component = document.components.examples[example.$ref?.split("/").at(-1) ?? ""];
    return [`${path} ${name}`, path, example.value ?? component?.value] as const;
  });
});

beforeAll(async () => {
  // Whoever has read an image before: from then on the library reads no drawings in this process.
  await inspectImage(await readFile(new URL("../../spec/workflows/photo.jpg", import.meta.url)));
  demo = await ensureDemo(fresh.database, gateway.folder(), nowMs);
  isMadeInSandbox = (await findAccount(fresh.database.pool, "demo"))?.account.sandbox;
  // Out of it, the registry is checked: the account has everything that the examples name.
  await updateAccount(fresh.database.pool, "demo", { sandbox: false });
  authorization = `Bearer ${await gateway.token("demo", demo?.password ?? "")}`;
});

describe("the demo account", () => {
  it("is made once, in sandbox, and its password is known at every start", async () => {
    expect(demo?.password).toMatch(/^[A-Za-z0-9_-]{16}$/);
    expect(demo?.isNew).toBe(true);
    expect(isMadeInSandbox).toBe(true);
    expect(await ensureDemo(fresh.database, gateway.folder(), nowMs)).toEqual({ ...demo, isNew: false });
    expect((await listAccounts(fresh.database.pool)).map(({ account }) => account.id)).toEqual(["demo"]);
  });

  it("keeps its password where only its owner can read it", async () => {
    expect((await stat(demo?.passwordFile ?? "")).mode & 0o777).toBe(0o600);
  });

  it("finds examples to try", () => {
    expect(examples.length).toBeGreaterThan(40);
  });

  it.each(examples)("can send the example %s", async (_name, path, value) => {
    const body = JSON.stringify(value).replaceAll("https://gateway.example.net", gateway.url());
    const headers = { authorization, "content-type": "application/json" };
    const { body: answer } = await gateway.ask(path, { method: "POST", headers, body });
    expect([answer.code, answer.errors]).toEqual(["A000", undefined]);
  });
});
