import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { stringify } from "yaml";
import { signWebhook } from "../../server/domain/webhook-signature.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { type Ask, faultsOf, makeAccount, testRegistry, useGateway } from "../rig/live-gateway.ts";

// PostgreSQL takes neither U+0000 nor a lone surrogate. JSON can write both as escapes, and an address can have any byte.

const fresh = useFreshDatabase({ nowMs: Date.now() });
const folder = await mkdtemp(join(tmpdir(), "carriers-"));
const carriersFile = join(folder, "carriers.yaml");
const live = useGateway(fresh, { ROLE: "api", CARRIERS_FILE: carriersFile });
const secret = "a secret of thirty-two characters";
const [senderKey = ""] = testRegistry.senderKeys?.map(String) ?? [];
const [from = ""] = testRegistry.senderNumbers ?? [];
const to = "01012345678";
let token = "";

const carriers = { talk: { adapter: "http", url: "http://127.0.0.1:9/messages", secret } };
const channel = ["sms", "mms", "rcs", "international", "alimtalk", "friendtalk"];
await writeFile(carriersFile, stringify({ carriers, routes: [{ channel, carrier: "talk" }] }));
afterAll(() => rm(folder, { recursive: true }));

beforeAll(async () => {
  // In sandbox nothing needs to be registered, so that any text comes as far as the database.
  const limits = { uploadPerSecond: 1000, pollingPerSecond: 1000, sendPerSecond: 1000 };
  await makeAccount(fresh, "acme", { sandbox: true, limits });
  token = await live.gateway.token("acme");
  // Without a key of the account nothing is looked up.
  await live.gateway.ask("POST", "/v1/optout", { token, json: { numbers: [to] } });
});

const picture = () =>
  sharp({ create: { width: 200, height: 200, channels: 3, background: "white" } })
    .jpeg()
    .toBuffer();
const sms = { from, to, text: "Hello" };
const flow = (entry: object, more: object = {}) => ({ destinations: [{ to }], messageFlow: [entry], ...more });
const alimtalk = { senderKey, msgType: "AT", templateCode: "ORDER_PAID_01", text: "Hello" };

/** The code and the place of the refusal; undefined: the text is taken, and kept as it is. */
const bodies: readonly (readonly [string, string, (text: string) => object, string | undefined])[] = [
  ["the sender of an opt-out", "POST /v1/optout", (sender) => ({ numbers: [to], sender }), "A302 /sender"],
  ["the removed sender", "POST /v1/optout/remove", (sender) => ({ numbers: [to], sender }), "A302 /sender"],
  ["a number that opts out", "POST /v1/optout", (text) => ({ numbers: [to + text] }), "A306 /numbers/0"],
  ["a number to remove", "POST /v1/optout/remove", (text) => ({ numbers: [to + text] }), "A306 /numbers/0"],
  ["a number to find", "POST /v1/optout/find", (text) => ({ numbers: [to + text] }), "A306 /numbers/0"],
  ["a ref", "POST /v1/send/sms", (ref) => ({ ...sms, ref }), "A305 /ref"],
  ["a payment code", "POST /v1/send/sms", (paymentCode) => ({ ...sms, paymentCode }), "A011 /paymentCode"],
  ["a text", "POST /v1/send/sms", (text) => ({ ...sms, text }), "A303 /text"],
  ["a sender number", "POST /v1/send/sms", (text) => ({ ...sms, from: from + text }), "A302 /from"],
  ["a file key", "POST /v1/send/mms", (text) => ({ ...sms, fileKey: [text] }), "A217 /fileKey/0"],
  ["a sender key", "POST /v1/send/alimtalk", (text) => ({ ...alimtalk, to, senderKey: text }), "A011 /senderKey"],
  ["a template", "POST /v1/send/alimtalk", (text) => ({ ...alimtalk, to, templateCode: text }), "A011 /templateCode"],
  ["a text in a flow", "POST /v1/send/omni", (text) => flow({ sms: { from, text } }), "A303 /messageFlow/0/sms/text"],
  ["a ref of a flow", "POST /v1/send/omni", (ref) => flow({ sms: { from, text: "x" } }, { ref }), "A305 /ref"],
  [
    "the id of a form that is sent",
    "POST /v1/send/omni",
    (formId) => ({ destinations: [{ to }], messageForm: formId }),
    "A250 /messageForm",
  ],
  ["a text of a form", "POST /v1/form", (text) => ({ messageForm: [{ alimtalk: { ...alimtalk, text } }] }), undefined],
  [
    "a file key of a form",
    "POST /v1/form",
    (text) => ({ messageForm: [{ mms: { from, text: "x", fileKey: [text] } }] }),
    "A217 /messageForm/0/mms/fileKey/0",
  ],
];
const texts = { "U+0000": "a\u0000", "a lone surrogate": "a\ud800" };

const ask = (request: string, more: Ask) => {
  const [method = "", path = ""] = request.split(" ");
  return live.gateway.ask(method, path, { token, ...more });
};

test.each(
  bodies.flatMap(([what, request, toJson, refusal]) =>
    Object.entries(texts).map(([name, text]) => [what, name, request, toJson(text), refusal] as const),
  ),
)("%s with %s", async (_what, _name, request, json, refusal) => {
  const answer = await ask(request, { json });
  expect([answer.status, faultsOf(answer)]).toEqual(refusal === undefined ? [200, []] : [400, [refusal]]);
});

/** In a path or a query, `*` is the text. */
const addresses = [
  "GET /v1/form/*",
  "PUT /v1/form/*",
  "DELETE /v1/form/*",
  "GET /v1/report/inquiry/*",
  "GET /v1/report/inquiry/*/stream",
  "DELETE /v1/report/polling/*",
  "DELETE /v1/send/scheduled/*",
  "GET /v1/usage?month=*",
  "GET /v1/usage?month=2026-11&closed=*",
  "POST /v1/file/*",
  "POST /v1/file/FRIENDTALK/*",
  "POST /v1/file/BRANDMESSAGE/*/*",
  "GET /v1/image/f_*",
  "POST /v1/carrier/*/receipts",
];
const encoded = { "U+0000": "%00", "a lone surrogate": "%ED%A0%80" };

test.each(
  addresses.flatMap((address) => Object.entries(encoded).map(([name, text]) => [address, name, text] as const)),
)("%s with %s is refused", async (address, _name, text) => {
  const json = { messageForm: [{ sms: { from, text: "x" } }] };
  const { status } = await ask(address.replaceAll("*", text), address.startsWith("PUT") ? { json } : {});
  expect([400, 401, 404, 415]).toContain(status);
});

test.each([
  ["filename", `filename="a\u0000.jpg"`],
  ["filename*", "filename*=UTF-8''a%00.jpg"],
  ["filename* with a lone surrogate", "filename*=UTF-8''a%ED%A0%80.jpg"],
])("the name of an uploaded file: %s", async (_, name) => {
  const head = `--x\r\nContent-Disposition: form-data; name="file"; ${name}\r\nContent-Type: image/jpeg\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), await picture(), Buffer.from("\r\n--x--\r\n")]);
  const answer = await ask("POST /v1/file/MMS", {
    headers: { "content-type": "multipart/form-data; boundary=x" },
    body: new Uint8Array(body),
  });
  expect([200, 400]).toContain(answer.status);
});

const msgKey = "01JCQK5T7W8Y2N4B6D0R3M9XZE";

test.each(Object.entries(texts))("a receipt with %s is taken, and unknown if its reference has it", async (_, text) => {
  const receipts = [
    { reference: `${msgKey}.0.${text}`, reportCode: "10000" },
    { reference: `${msgKey}.0.acme`, reportCode: text },
  ];
  const body = JSON.stringify({ receipts });
  const timestampS = Math.floor(Date.now() / 1000);
  const answer = await ask("POST /v1/carrier/talk/receipts", {
    headers: {
      ...{ "content-type": "application/json", "webhook-id": "one", "webhook-timestamp": String(timestampS) },
      "webhook-signature": signWebhook({ id: "one", timestampS, body, secrets: [secret] }),
    },
    body,
  });
  expect(answer).toMatchObject({ status: 200, body: { data: { received: 2, unknown: 1 } } });
});
