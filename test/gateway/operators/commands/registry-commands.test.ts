import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { noEntries } from "../../../../server/domain/registry.ts";
import { useFreshDatabase } from "../../../rig/fresh-database.ts";
import { useCommands } from "../../../rig/run-admin.ts";

const fresh = useFreshDatabase({ nowMs: Date.now(), isOfDirectory: true });
const { run, json } = useCommands(fresh);
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "registry-"));
  await fresh.database.pool.query("DELETE FROM gateway.registry_entries");
  await run("account", "create", "--id", "acme");
});
afterEach(() => rmSync(folder, { recursive: true }));

const errorOf = async (...args: string[]): Promise<string> => {
  const { out, error, exitCode } = await run(...args);
  expect([exitCode, out]).toEqual([1, ""]);
  return error;
};

function file(text: string): string {
  const path = join(folder, "registry.yaml");
  writeFileSync(path, text);
  return path;
}

describe("registry add and remove", () => {
  it.each([
    [["sender-number", "0212345678", "0298765432"], { senderNumbers: ["0212345678", "0298765432"] }],
    [["brand", "BR.k3y"], { brands: [{ brandKey: "BR.k3y" }] }],
    [
      ["brand", "BR.k3y", "--brand-id", "BR.9s", "--name", "Sky Shop"],
      { brands: [{ brandKey: "BR.k3y", brandId: "BR.9s", name: "Sky Shop" }] },
    ],
    [["sender-key", "c2f8", "--name", "Sky Shop"], { senderKeys: [{ senderKey: "c2f8", name: "Sky Shop" }] }],
    [["rcs-template", "TPL-1", "--kind", "Cell"], { rcsTemplates: [{ id: "TPL-1", kind: "Cell" }] }],
    [["sender-key", "7be9", "c2f8"], { senderKeys: ["7be9", "c2f8"] }],
    [
      ["sender-key", "c2f8", "--brand-targeting", "M,N", "--unsubscribe-number", "080-123-4567"],
      {
        senderKeys: [{ senderKey: "c2f8", brandTargeting: ["M", "N"], unsubscribePhoneNumber: "080-123-4567" }],
      },
    ],
    [["brandmessage-template", "W1", "--msg-type", "FC"], { brandmessageTemplates: [{ code: "W1", msgType: "FC" }] }],
    [
      ["brandmessage-template", "W1", "--msg-type", "FT", "--variables", '{"messageVariable":["name"]}'],
      { brandmessageTemplates: [{ code: "W1", msgType: "FT", variables: { messageVariable: ["name"] } }] },
    ],
    [
      ["alimtalk-template", "A1", "--text", "hi", "--buttons", '[{"name":"x","type":"AC"}]'],
      { alimtalkTemplates: [{ code: "A1", text: "hi", buttons: [{ name: "x", type: "AC" }] }] },
    ],
    [["country", "+81", "--signature", "[A]"], { countries: [{ prefix: "+81", signature: "[A]" }] }],
    [["country", "+44", "--sender-id", "ACME"], { countries: [{ prefix: "+44", senderId: "ACME" }] }],
  ])("%j", async (args, entries) => {
    await json("registry", "add", ...args, "--id", "acme");
    expect(await json("registry", "export", "--id", "acme")).toEqual({ ...noEntries, ...entries });
    const [kind = "", ...words] = args;
    const values = words.slice(0, words.findIndex((word) => word.startsWith("--")) >>> 0);
    for (const value of values)
      expect(await json("registry", "remove", kind, value, "--id", "acme")).toEqual({ id: "acme", removed: 1 });
    expect(await json("registry", "export", "--id", "acme")).toEqual(noEntries);
  });

  it.each([
    [["add"], "name a kind of entry: sender-number"],
    [["add", "number", "1"], '"number" is no kind of entry'],
    [["add", "sender-number"], "sender-number needs a value"],
    [["add", "sender-number", "02-123"], "02-123 must be 8 to 15 digits"],
    [["add", "sender-number", "0212345678", "--kind", "Cell"], "--kind does not go with sender-number"],
    [["add", "rcs-template", "T1"], "--kind is missing"],
    [["add", "rcs-template", "T1", "--kind", "Big"], "T1 kind must be one of Free"],
    [["add", "brand", "A", "B"], "brand takes one value at a time"],
    [["add", "country", "+81"], "+81 must have signature or senderId"],
    [["add", "alimtalk-template", "A", "--text", "x", "--buttons", "["], "--buttons must be JSON"],
    [["add", "sender-key", "k", "--brand-targeting", "I"], "k brandTargeting 0 is what every sender key may do"],
    [["add", "sender-key", "k", "--unsubscribe-number", "02-1"], "k unsubscribePhoneNumber must be an 080 number"],
    [["add", "brandmessage-template", "W1"], "--msg-type is missing"],
    [["add", "brandmessage-template", "W1", "--msg-type", "XX"], "W1 msgType must be"],
    [["add", "brandmessage-template", "W1", "--msg-type", "FT", "--variables", "["], "--variables must be JSON"],
    [["add", "brandmessage-template", "W1", "--msg-type", "FT", "--variables", '{"x":[]}'], "x is not known"],
    [["remove", "sender-number", "0212345678"], 'acme has no sender-number "0212345678"'],
  ])("%j is refused in one line", async ([verb = "", ...args], message) => {
    const error = await errorOf("registry", verb, ...args, "--id", "acme");
    expect(error).toContain(message);
    expect(error.trimEnd().split("\n")).toHaveLength(1);
  });

  it("asks for the account", async () => {
    expect(await errorOf("registry", "add", "sender-key", "x")).toContain("--id is missing");
    expect(await errorOf("registry", "add", "sender-key", "x", "--id", "nobody")).toContain("there is no account");
  });
});

describe("registry import and export", () => {
  it("adds what a file holds, and with --replace leaves nothing else", async () => {
    await run("registry", "add", "sender-key", "old", "--id", "acme");
    const path = file("senderKeys: [new]\nsenderNumbers: [0212345678]\n");
    expect(await json("registry", "import", path, "--id", "acme")).toEqual({
      id: "acme",
      imported: 2,
      replaced: false,
    });
    expect(await json("registry", "export", "--id", "acme")).toMatchObject({ senderKeys: ["new", "old"] });
    expect(await json("registry", "import", path, "--id", "acme", "--replace")).toMatchObject({ replaced: true });
    expect(await json("registry", "export", "--id", "acme")).toMatchObject({ senderKeys: ["new"] });
  });

  it("takes back what it has printed", async () => {
    await run("registry", "add", "sender-number", "0212345678", "--id", "acme");
    await run("registry", "add", "alimtalk-template", "A", "--text", "two\nlines: yes", "--id", "acme");
    const before = await json("registry", "export", "--id", "acme");
    const { out } = await run("registry", "export", "--id", "acme");
    await run("registry", "import", file(out), "--id", "acme", "--replace");
    expect(await json("registry", "export", "--id", "acme")).toEqual(before);
  });

  it("names every faulty line and registers nothing", async () => {
    const path = file("senderNumbers:\n  - 0212345678\n  - 1\nbrands:\n  - { brandKey: a b }\n");
    expect(await errorOf("registry", "import", path, "--id", "acme")).toBe(
      `admin: ${path}:3:5  senderNumbers/1 must be 8 to 15 digits\n${path}:5:7  brands/0/brandKey must be a brand key\n`,
    );
    expect(await json("registry", "export", "--id", "acme")).toEqual(noEntries);
  });

  it("names at most fifty lines", async () => {
    const path = file(`senderNumbers:\n${"  - x\n".repeat(80)}`);
    const error = await errorOf("registry", "import", path, "--id", "acme");
    expect(error.trimEnd().split("\n")).toHaveLength(51);
    expect(error).toContain("… and 30 more");
  });

  it("says so when there is no such file", async () => {
    expect(await errorOf("registry", "import", "nowhere.yaml", "--id", "acme")).toBe(
      "admin: there is no file nowhere.yaml\n",
    );
    expect(await errorOf("registry", "import", "--id", "acme")).toContain("name the file");
    expect(await errorOf("registry", "import", folder, "--id", "acme")).toContain("cannot be read (EISDIR)");
  });
});
