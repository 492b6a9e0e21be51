import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { generateBodies } from "../../../scripts/probe/bodies/generate-bodies.ts";
import { readContract } from "../../../scripts/probe/contract/contract.ts";
import { documentedRequests } from "../../../scripts/probe/contract/examples.ts";
import type { DocumentedOperation } from "../../../scripts/probe/contract/operations.ts";
import { requestView } from "../../../scripts/probe/contract/schema-views.ts";
import { jsonOf } from "../../../scripts/probe/contract/wire-value.ts";
import { CoveredResponses } from "../../../scripts/probe/coverage/covered-responses.ts";
import type { Draft } from "../../../scripts/probe/request/draft.ts";
import { exercise as runExercise } from "../../../scripts/probe/run/exercise.ts";
import type { WireAnswer } from "../../../scripts/probe/wire/answer.ts";
import { isObject } from "../../../scripts/schema/json.ts";
import { ServedApp } from "../../gateway/toolkit/koa/served-app.ts";
import { typeCheck } from "../../rig/type-check.ts";
import { exercise } from "../exercise.ts";
import { validBodies } from "../generate/adapt-body.ts";
import { type ExpectedFault, NO_CODE } from "../generate/expected-fault.ts";
import { GeneratedRequests, type OperationUnderTest } from "../generated-requests.ts";
import { generatedApp, type Reminder } from "./generated-app.ts";
import { credentials, TodoTarget } from "./target.ts";

const { document, folder, todoApp, reminderApp } = await generatedApp();
const served = await ServedApp.start(todoApp());
const baseUrl = `${served.url}/api/v1`;
afterAll(async () => {
  await served.stop();
  rmSync(folder, { recursive: true, force: true });
});

const contract = await readContract(document);
const made = await generateBodies(requestView(document), contract, []);
const seen = new CoveredResponses(contract.operations.values());
const target = new TodoTarget(document, baseUrl, ({ operation }, answer) => seen.observe(operation, answer));

const NO_ROOM = "takes 128 MiB of bodies under way; test/gateway/toolkit/koa/limits.test.ts has less room";

/** Documented answers that the exercise does not bring about, and why. */
const unreachable = new Map([
  ["createTodo 503", NO_ROOM],
  ["attachFile 503", NO_ROOM],
  ["remind 503", NO_ROOM],
]);

test("the server type checks, and what is wrong does not", () => {
  expect(typeCheck(folder).join("\n")).toBe("");
});

test("the server is small, and types are neither left out nor forced", () => {
  const text = readFileSync(join(folder, "server.ts"), "utf8");
  expect(text.trimEnd().split("\n").length).toBeLessThanOrEqual(60);
  expect(text).not.toMatch(/\bany\b|\bas [A-Za-z{[(]|@ts-|biome-ignore|[\w)\]]!/);
});

describe("the to-do list", () => exercise(document, contract, () => target, unreachable));

describe.each([...contract.operations.values()])("what is made from the schemas, sent to $id", (operation) => {
  const requests = new GeneratedRequests(document, contract, underTest(operation));

  test("valid bodies are taken", async () => {
    expect(await requests.valid(validBodies(document, made, operation.id))).toEqual([]);
  });

  test("a body with a broken keyword is refused at its place", async () => {
    expect(await requests.broken(made)).toEqual([]);
  });

  test("so is a parameter", async () => {
    expect(await requests.wrongParameters(made.corpus)).toEqual([]);
  });
});

function underTest(operation: DocumentedOperation): OperationUnderTest<Draft> {
  return {
    operation,
    async draft() {
      const [request] = documentedRequests(document, operation);
      if (request === undefined) throw new Error(`${operation.id} has no request`);
      return target.draftOf(request);
    },
    send: (draft) => target.sendDraft(draft),
    isRefusedForForm: ({ status }) => status >= 400,
    faultsOf,
  };
}

/** The document gives no codes: a fault is known by its place. */
function faultsOf({ body }: WireAnswer): ExpectedFault[] {
  const { value } = jsonOf(body);
  const errors = isObject(value) && Array.isArray(value.errors) ? value.errors : [];
  return errors.flatMap((one) => (isObject(one) ? [{ pointer: String(one.pointer).slice(1), code: NO_CODE }] : []));
}

test("every documented operation, status, media type and header was seen, but for those that are listed", () => {
  const { operations, statuses, mediaTypes, headers } = seen;
  const isListed = ({ group, name }: { readonly group: string; readonly name: string }): boolean =>
    unreachable.has(`${group} ${name.slice(0, 3)}`);
  const missed = [...operations, ...statuses, ...mediaTypes, ...headers].filter((one) => !one.isCovered);
  expect(missed.filter((one) => !isListed(one))).toEqual([]);
  expect(new Set(missed.map(({ group, name }) => `${group} ${name.slice(0, 3)}`))).toEqual(new Set(unreachable.keys()));
});

test("contract test finds nothing wrong with it, and reaches all but what is listed", async () => {
  const own = await ServedApp.start(todoApp());
  try {
    const authenticate = (schemes: readonly string[]) => ({
      ...(schemes.includes("token") && { authorization: credentials.authorization }),
      ...(schemes.includes("apiKey") && { "x-api-key": credentials["x-api-key"] }),
    });
    const { failures, notReached } = await runExercise({ document, url: own.url, authenticate });
    expect(failures).toEqual([]);
    const missed = notReached.map(({ operation, part }) => `${operation} ${part.replace("status ", "")}`);
    expect(new Set(missed)).toEqual(new Set(unreachable.keys()));
  } finally {
    await own.stop();
  }
});

/** The same to-do list, with nothing in it. */
async function withNewList(body: (url: string) => Promise<void>): Promise<void> {
  const own = await ServedApp.start(todoApp());
  try {
    await body(`${own.url}/api/v1/todos`);
  } finally {
    await own.stop();
  }
}

const post = (url: string, body: object, headers: object = credentials): Promise<Response> =>
  fetch(url, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
  });

describe("a list of one's own", () => {
  test("is filtered, counted and exported", () =>
    withNewList(async (url) => {
      await post(url, { text: "Buy milk", tags: ["shop", "food"] });
      await post(url, { text: "Buy ink", tags: ["shop"], done: true });
      const found = await fetch(`${url}?filter[text]=Buy&limit=1`, { headers: credentials });
      expect(found.headers.get("x-total-count")).toBe("2");
      expect(found.headers.get("x-tags")).toBe("shop,food");
      expect(await found.json()).toMatchObject([{ id: 1, owner: "Ann", priority: "normal", due: null, done: false }]);
      const open = await fetch(`${url}?filter[done]=true`, { headers: credentials });
      expect(await open.json()).toMatchObject([{ id: 2 }]);
      expect(await (await fetch(`${url}/export`)).text()).toBe("1,Buy milk\n2,Buy ink\n");
    }));

  test.each([
    ["filter[done]=maybe", "#/done"],
    ["filter[other]=1", "#/other"],
    ["filter[text]=", "#/text"],
  ])("refuses %s", (query, pointer) =>
    withNewList(async (url) => {
      const answer = await fetch(`${url}?${query}`, { headers: credentials });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ errors: [{ in: "query", parameter: "filter", pointer }] });
    }),
  );

  test("gives an attached file back as it came", () =>
    withNewList(async (url) => {
      await post(url, { text: "Read" });
      const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
      const form = new FormData();
      form.append("file", new Blob([bytes]), "all.bin");
      form.append("label", new Blob(['{"title":"All","lines":null}'], { type: "application/json" }));
      const attached = await fetch(`${url}/1/file`, { method: "POST", headers: credentials, body: form });
      expect(await attached.json()).toEqual({ name: "all.bin", bytes: 256, label: { title: "All", lines: null } });
      const file = await fetch(`${url}/1/file`, { headers: credentials });
      expect(file.headers.get("content-type")).toBe("application/octet-stream");
      expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
    }));

  test("takes either credential, and both where both are asked for", () =>
    withNewList(async (url) => {
      const { authorization, ...key } = credentials;
      const token = { authorization };
      expect((await post(url, { text: "a" }, token)).status).toBe(201);
      expect((await post(url, { text: "b" }, key)).status).toBe(201);
      const remove = (headers: Record<string, string>) => fetch(`${url}/1`, { method: "DELETE", headers });
      expect((await remove(token)).status).toBe(401);
      expect((await remove(key)).status).toBe(401);
      expect((await remove(credentials)).status).toBe(204);
    }));

  test("calls back when a reminder is due", () =>
    withNewList(async (url) => {
      const reminded = Promise.withResolvers<Reminder>();
      const receiver = await ServedApp.start(reminderApp(reminded.resolve));
      try {
        await post(url, { text: "Leave", secret: "abcd1234" });
        const asked = await post(`${url}/1/reminders`, { callbackUrl: `${receiver.url}/reminders` });
        expect([asked.status, await asked.text()]).toEqual([202, ""]);
        expect(await reminded.promise).toMatchObject({ todo: { id: 1, text: "Leave" }, secret: "abcd1234" });
        expect((await post(`${receiver.url}/reminders`, { text: "no to-do" })).status).toBe(400);
      } finally {
        await receiver.stop();
      }
    }));
});
