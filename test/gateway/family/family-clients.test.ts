import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { loadSteps } from "../../../server/store/messages.ts";
import { addRegistryEntries } from "../../../server/store/registry.ts";
import { useFreshDatabase } from "../../rig/fresh-database.ts";
import { type Answer, dataOf, faultsOf, makeAccount, useGateway } from "../../rig/live-gateway.ts";
import { plain } from "../../unit/server/files/images.ts";
import { brandMessages } from "./brand-message.ts";
import { buttons } from "./buttons.ts";
import { emptyValues } from "./empty-values.ts";
import { type FamilyCase, FORM, OMNI, sms } from "./family-case.ts";
import { otherSpellings } from "./other-spellings.ts";
import { otherValues } from "./other-values.ts";

// What published clients of this API family send, byte for byte.

const fresh = useFreshDatabase({ nowMs: Date.now() });
const live = useGateway(fresh, { ROLE: "api", PUBLIC_URL: "https://gateway.example" });
const JSON_TYPE = { "content-type": "application/json" };
let token = "";
/** What stands for the marks of a body. */
const uploaded = new Map<string, string>();

const images = [
  ["fi", "FRIENDTALK/FI", 800, 400, "imgUrl"],
  ["fl", "FRIENDTALK/FL", 800, 400, "imgUrl"],
  ["fc", "FRIENDTALK/FC", 800, 400, "imgUrl"],
  ["tall", "RCS", 568, 528, "media"],
  ["thumbnail", "RCS", 900, 560, "media"],
  ["rcs", "RCS", 696, 504, "media"],
  ["brand", "BRANDMESSAGE/default", 800, 400, "imgUrl"],
  ["first", "BRANDMESSAGE/wideItemList/first", 800, 400, "imgUrl"],
  ["row", "BRANDMESSAGE/wideItemList", 800, 800, "imgUrl"],
] as const;

beforeAll(async () => {
  const limits = { uploadPerSecond: 1000, sendPerSecond: 10_000 };
  await makeAccount(fresh, "acme", { limits });
  const brandmessageTemplates = [{ code: "SALE_01", msgType: "FI" }] as const;
  await addRegistryEntries(fresh.database.pool, "acme", { brandmessageTemplates });
  token = await live.gateway.token("acme");
  for (const [mark, path, width, height, answers] of images) {
    const body = new FormData();
    const bytes = await plain(width, height).jpeg().toBuffer();
    body.append("file", new Blob([Uint8Array.from(bytes)], { type: "image/jpeg" }), "a.jpg");
    const answer = await live.gateway.ask("POST", `/v1/file/${path}`, { token, body });
    uploaded.set(`@${mark}@`, dataOf(answer, answers));
    if (mark === "rcs") uploaded.set("@key@", dataOf(answer, "fileKey"));
  }
});

const fillIn = (text: string): string => text.replaceAll(/@\w+@/g, (mark) => uploaded.get(mark) ?? mark);

const pointersOf = (warnings: unknown): unknown[] | undefined =>
  Array.isArray(warnings) ? warnings.map(({ pointer }) => pointer) : undefined;

const destinationsOf = ({ body }: Answer): readonly { readonly msgKey?: string }[] =>
  (body?.data as { readonly destinations?: [] } | undefined)?.destinations ?? [];

/** What the carrier of the first step gets of the message that an answer names. */
async function carrierPayload(msgKey: unknown): Promise<Record<string, unknown>> {
  const [found] = await loadSteps(fresh.database.pool, [{ accountId: "acme", msgKey: String(msgKey), step: 0 }]);
  return { ...found?.message.steps[0]?.payload };
}

async function send({ path, body, refused, warned, carrierGets }: FamilyCase): Promise<void> {
  const answer = await live.gateway.ask("POST", path, { token, headers: JSON_TYPE, body: fillIn(body) });
  const { code, warnings, data, msgKey } = answer.body ?? {};
  expect([code, ...faultsOf(answer)]).toEqual(refused ?? ["A000"]);
  expect(pointersOf(warnings)).toEqual(warned);
  expect(data ?? {}).not.toHaveProperty("warnings");
  if (carrierGets === undefined) return;
  const [destination] = path === OMNI ? destinationsOf(answer) : [{ msgKey }];
  const payload = await carrierPayload(destination?.msgKey);
  const wanted = JSON.parse(fillIn(JSON.stringify(carrierGets)));
  for (const name of Object.keys(carrierGets)) expect({ [name]: payload[name] }).toEqual({ [name]: wanted[name] });
}

test("docs/partners.md tells partners which calls are refused on purpose, and with which code", async () => {
  const page = await readFile(new URL("../../../docs/partners.md", import.meta.url), "utf8");
  const [, table = ""] = page.split("### Calls that are refused on purpose");
  const rows = [...(table.split("\n###")[0]?.matchAll(/^\| (.+?) \| (.+?) \| (A\d+) \|/gm) ?? [])];
  const told = rows.map(([, sends, client, code]) => ({ sends, client, refused: [code] }));
  const known = [...otherValues, ...buttons].map(({ sends, client, refused }) => ({
    ...{ sends, client, refused: refused?.slice(0, 1) },
  }));
  expect(told.length).toBeGreaterThanOrEqual(9);
  for (const row of told) expect(known).toContainEqual(row);
});

describe.each([
  ["empty values", emptyValues],
  ["values of other kinds", otherValues],
  ["buttons", buttons],
  ["other spellings", otherSpellings],
  ["brand messages", brandMessages],
])("%s", (_, cases) => {
  test.each(cases)("$client sends $sends", (given) => send(given));
});

describe("answers", () => {
  test("an empty ref does not come back", async () => {
    const answer = await live.gateway.ask("POST", "/v1/send/sms", { token, headers: JSON_TYPE, body: sms('"ref":""') });
    expect(answer.body).toEqual({ code: "A000", result: "Success", msgKey: expect.any(String) });
  });

  test("an international number is told how to begin", async () => {
    const body = '{"from":"0212345678","to":"821012345678","text":"Hello"}';
    const answer = await live.gateway.ask("POST", "/v1/send/international", { token, headers: JSON_TYPE, body });
    expect(JSON.stringify(answer.body?.errors)).toContain("begin with + and the country code");
  });
});

test("a client that asks for a token with every call (Go) is not throttled", async () => {
  const codes = new Set<unknown>();
  // More than the calls of a minute that a limit of one token a second would allow.
  for (let call = 0; call < 80; call++) {
    const token = await live.gateway.token("acme");
    const answer = await live.gateway.ask("POST", "/v1/send/sms", { token, headers: JSON_TYPE, body: sms() });
    codes.add(answer.body?.code);
  }
  expect([...codes]).toEqual(["A000"]);
});

test("a recipient without a usable number is refused alone, an unknown field of one refuses all", async () => {
  const ask = (...destinations: readonly unknown[]) =>
    live.gateway.ask("POST", OMNI, {
      token,
      json: { messageFlow: [{ sms: { from: "0212345678", text: "Hello" } }], destinations },
    });
  const good = { to: "01012345678" };
  const answer = await ask({}, { to: 1012345678 }, { to: null }, { to: "1".repeat(101) }, { to: "010-1" }, good);
  const codes = destinationsOf(answer).map((one) => ("code" in one ? one.code : undefined));
  expect([answer.body?.code, ...codes]).toEqual(["A000", "A306", "A306", "A306", "A306", "A306", "A000"]);
  expect((await ask({}, {})).body?.code).toBe("A306");
  for (const wrong of ["01012345678", { ...good, name: "Kim" }]) {
    const refused = await ask(good, wrong);
    expect([refused.status, refused.body?.code]).toEqual([400, "A011"]);
  }
});

describe("forms", () => {
  const ask = (method: string, path: string, body: string) =>
    live.gateway.ask(method, path, { token, headers: JSON_TYPE, body });
  const form = (members = "") =>
    `{"messageForm":[{"rcs":{"content":{"standalone":{"text":"Hello"}},"from":"0212345678","formatId":"SL000000","brandKey":"BR.key","copyAllow":"1"}}]${members}}`;

  test("are saved with the names of the document, and warn beside data", async () => {
    const saved = await ask("POST", FORM, form());
    expect(pointersOf(saved.body?.warnings)).toEqual(["/messageForm/0/rcs/copyAllow"]);
    expect(saved.body?.data).toEqual({ formId: expect.any(String), expired: expect.any(String) });
    const found = await live.gateway.ask("GET", `${FORM}/${dataOf(saved, "formId")}`, { token });
    expect(found.body?.data).toMatchObject({ messageForm: [{ rcs: { copyAllowed: "1" } }] });
  });

  test("may repeat their id when they are replaced (JS), but not name another", async () => {
    const formId = dataOf(await ask("POST", FORM, form()), "formId");
    const same = await ask("PUT", `${FORM}/${formId}`, form(`,"formId":"${formId}"`));
    const other = await ask("PUT", `${FORM}/${formId}`, form(',"formId":"form_other"'));
    expect([same.body?.code, other.body?.code, ...faultsOf(other)]).toEqual(["A000", "A250", "A250 /formId"]);
    expect((await ask("POST", FORM, form(`,"formId":"${formId}"`))).body?.code).toBe("A011");
  });
});

describe("uploads", () => {
  const upload = async (path: string, disposition: string, type: string) => {
    const bytes = await plain(800, 400).jpeg().toBuffer();
    const head = `--b\r\nContent-Disposition: form-data; name="file"${disposition}\r\nContent-Type: ${type}\r\n\r\n`;
    const body = Uint8Array.from(Buffer.concat([Buffer.from(head), bytes, Buffer.from("\r\n--b--\r\n")]));
    const headers = { "content-type": "multipart/form-data; boundary=b" };
    return (await live.gateway.ask("POST", path, { token, headers, body })).body?.code;
  };

  test.each([
    ["the kind default misspelt (Python, JS)", "/v1/file/BRANDMESSAGE/defalut", "A000"],
    ["a space after carouselCommerce (Go)", "/v1/file/BRANDMESSAGE/carouselCommerce%20", "A000"],
    ["a message type (Java)", "/v1/file/BRANDMESSAGE/FI", "A000"],
    ["a message type without images (Java)", "/v1/file/BRANDMESSAGE/FT", "A220"],
    ["another misspelt kind", "/v1/file/BRANDMESSAGE/defualt", "A220"],
  ])("with %s", async (_, path, code) => {
    expect(await upload(path, '; filename="a.jpg"', "image/jpeg")).toBe(code);
  });

  test("without a file name (JS with a buffer) are refused", async () => {
    expect(await upload("/v1/file/FRIENDTALK/FI", "", "image/jpeg")).toBe("A208");
  });

  test("of an unknown type (Go, C#, Python) are accepted", async () => {
    expect(await upload("/v1/file/FRIENDTALK/FI", '; filename="a.jpg"', "application/octet-stream")).toBe("A000");
  });
});
