import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { makeCollection } from "../../scripts/docs/collection.ts";
import { ensureDemo } from "../../server/accounts/demo.ts";
import { demoForm } from "../../server/accounts/demo-files.ts";
import { updateAccount } from "../../server/store/accounts.ts";
import docs from "../../spec/docs.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { useGateway } from "../rig/live-gateway.ts";
import { plain } from "../unit/server/files/images.ts";

interface Item {
  readonly name: string;
  readonly event?: readonly { readonly script: { readonly exec: readonly string[] } }[];
  readonly request: {
    readonly method: string;
    readonly header: readonly { readonly key: string; readonly value: string }[];
    readonly url: {
      readonly raw: string;
      readonly variable: readonly { readonly key: string; readonly value: string }[];
    };
    readonly body?: { readonly mode: "raw" | "formdata"; readonly raw?: string };
  };
}

const document = JSON.parse(await readFile("generated/openapi.json", "utf8"));
const docsFolder = await mkdtemp(join(tmpdir(), "docs-"));
const made = makeCollection(document, docs);
await writeFile(join(docsFolder, "collection.json"), made);
afterAll(() => rm(docsFolder, { recursive: true }));

const listRequests = (collection: string): readonly Item[] =>
  (JSON.parse(collection).item as readonly { item: readonly Item[] }[]).flatMap(({ item }) => item);
const requests = listRequests(made);
/** The same as the gateway serves them, with its own address. */
let served: readonly Item[] = [];
const find = (name: string): Item => {
  const found = served.find((one) => one.name === name);
  if (found === undefined) throw new Error(`The gateway serves no request ${name}`);
  return found;
};

const fresh = useFreshDatabase({ nowMs: Date.now() });
const live = useGateway(fresh, { DOCS_FOLDER: docsFolder });
const variables = new Map<string, string>();

/** Sends a request as the tools do that read collections. */
async function run({ name, request, event = [] }: Item): Promise<string> {
  const fill = (text: string): string => text.replaceAll(/\{\{(\w+)\}\}/g, (_, name) => variables.get(name) ?? "");
  const path = request.url.variable.reduce((raw, { key, value }) => raw.replace(`:${key}`, value), request.url.raw);
  const response = await fetch(fill(path), {
    method: request.method,
    headers: Object.fromEntries(request.header.map(({ key, value }) => [key, fill(value)])),
    ...(request.body?.raw !== undefined && { body: request.body.raw }),
    ...(request.body?.mode === "formdata" && { body: await chooseImage(name) }),
  });
  // An image is no JSON.
  const json = response.ok && !isJson(response) ? { code: "A000" } : await response.json();
  const set = (name: string, value: string): void => void variables.set(name, value);
  for (const { script } of event)
    runInNewContext(script.exec.join("\n"), { pm: { collectionVariables: { set }, response: { json: () => json } } });
  return json.code;
}

const isJson = ({ headers }: Response): boolean => headers.get("content-type")?.startsWith("application/json") === true;

/** The image that a reader chooses: of the format that the name of the request says. Its size fits every path of the examples. */
async function chooseImage(name: string): Promise<FormData> {
  const image = plain(1000, 500);
  const isPng = name.endsWith(": A png");
  const bytes = await (isPng ? image.png() : image.jpeg()).toBuffer();
  const form = new FormData();
  form.append("file", new Blob([Uint8Array.from(bytes)]), isPng ? "a.png" : "a.jpg");
  return form;
}

beforeAll(async () => {
  const demo = await ensureDemo(fresh.database, live.folder, Date.now());
  // As many as the examples are, all in one second.
  await updateAccount(fresh.database.pool, "demo", {
    limits: {
      ...{ sendPerSecond: 9000, pollingPerSecond: 9000, uploadPerSecond: 9000 },
      tokenPerMinute: 600,
      tokenFailuresPerMinute: 5,
    },
  });
  served = listRequests(await (await fetch(`${live.gateway.url}/docs/collection.json`)).text());
  for (const [name, value] of Object.entries({ baseUrl: live.gateway.url, CLIENT_ID: "demo" }))
    variables.set(name, value);
  variables.set("CLIENT_PASSWORD", demo?.password ?? "");
});

test("issuing a token fills in the token of the other requests", async () => {
  expect(await run(find("Issue a token"))).toBe("A000");
  expect(variables.get("BEARER_TOKEN")?.length).toBeGreaterThan(20);
});

/** What an account as it is made cannot do. */
const REFUSED: Readonly<Record<string, string>> = {
  // A message that is not scheduled was sent long ago.
  "Cancel a scheduled message": "A331",
  // The account has no webhook.
  "Send a test report to your receiver": "A332",
  "Send a test alert to your receiver": "A332",
};

describe("a new account can run the collection from top to bottom", () => {
  // A provider signs its receipts, and these tools cannot.
  const all = requests.filter(({ request }) => !request.url.raw.includes("/v1/carrier/"));
  test.each(all)("$name", async ({ name }) => {
    if (name === "Receive a batch of reports") await waitForReports();
    expect(await run(find(name))).toBe(REFUSED[name] ?? "A000");
  });

  test("and has the form of the demo account afterwards", async () => {
    const headers = { authorization: `Bearer ${variables.get("BEARER_TOKEN")}` };
    const answer = await fetch(`${live.gateway.url}/v1/form/${demoForm.formId}`, { headers });
    expect(answer.status).toBe(200);
  });
});

/** There is no batch to acknowledge until a message has a report. */
const waitForReports = (): Promise<void> =>
  vi.waitFor(async () => {
    await run(find("Receive a batch of reports"));
    if (!variables.has("reportId")) throw new Error("there is no report yet");
  }, 30_000);

test("every operation of the document is in the collection", () => {
  const asked = requests.map(
    ({ request }) => `${request.method} ${request.url.raw.replace("{{baseUrl}}", "").replace(/\?.*/, "")}`,
  );
  const operations = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => ["get", "post", "put", "delete"].includes(method))
      .map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`),
  );
  expect(operations.filter((one) => !asked.includes(one))).toEqual([]);
});
