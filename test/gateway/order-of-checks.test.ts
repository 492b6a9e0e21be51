import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { makeAccount, useGateway } from "../rig/live-gateway.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
const live = useGateway(fresh, { ROLE: "api" });
const NOTHING = { sendPerSecond: 0, pollingPerSecond: 0, uploadPerSecond: 0 };
const PLENTY = { sendPerSecond: 9000, pollingPerSecond: 9000, uploadPerSecond: 9000 };
const tokens = { full: "", limited: "" };

beforeAll(async () => {
  await makeAccount(fresh, "full", { channels: new Set(), limits: PLENTY });
  await makeAccount(fresh, "limited", { channels: new Set(), limits: NOTHING });
  for (const id of ["full", "limited"] as const) tokens[id] = await live.gateway.token(id);
});

interface Operation {
  readonly operationId: string;
  readonly security?: readonly object[];
  readonly "x-rate-limit"?: string;
  readonly "x-body-limit"?: number;
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly examples?: Examples }>> };
}
type Examples = Readonly<Record<string, { readonly $ref?: string }>>;

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly examples: Readonly<Record<string, { readonly value: object }>> };
}

const document: Document = JSON.parse(await readFile("generated/openapi.json", "utf8"));

/** The request that each fault is put into. */
interface Draft {
  token: string | undefined;
  contentType: string;
  json: object | undefined;
  text: (json: string) => string;
}

interface Check {
  readonly name: string;
  readonly code: string;
  /** Whether the operation makes this check. */
  applies(operation: Operation): boolean;
  fail(draft: Draft, operation: Operation): void;
}

function firstExampleOf({ requestBody }: Operation): object | undefined {
  const [example] = Object.values(requestBody?.content["application/json"]?.examples ?? {});
  return document.components.examples[example?.$ref?.split("/").at(-1) ?? ""]?.value;
}

const mediaTypesOf = ({ requestBody }: Operation): readonly string[] => Object.keys(requestBody?.content ?? {});
const takesJson = (operation: Operation): boolean => mediaTypesOf(operation).includes("application/json");

/** The first groups of checks, in the order of the contract. Those behind them are in order-of-refusals.test.ts. */
const CHECKS: readonly Check[] = [
  {
    name: "authentication",
    code: "A002",
    applies: () => true,
    fail: (draft) => {
      draft.token = undefined;
    },
  },
  {
    name: "rate limit",
    code: "A020",
    applies: (operation) => operation["x-rate-limit"] !== undefined,
    fail: (draft) => {
      draft.token = draft.token && tokens.limited;
    },
  },
  {
    name: "media type",
    code: "A015",
    applies: (operation) => mediaTypesOf(operation).length > 0,
    fail: (draft) => {
      draft.contentType = "text/plain";
    },
  },
  {
    name: "size",
    code: "A016",
    applies: takesJson,
    fail: (draft, operation) => {
      const { text } = draft;
      draft.text = (json) => text(json).padEnd((operation["x-body-limit"] ?? 0) + 1);
    },
  },
  {
    name: "parsing",
    code: "A010",
    applies: takesJson,
    fail: (draft) => {
      const { text } = draft;
      draft.text = (json) => `${text(json)}]`;
    },
  },
  {
    name: "fields",
    code: "A011",
    applies: takesJson,
    fail: (draft) => {
      draft.json = { ...draft.json, nickname: 1 };
    },
  },
  // The accounts have no channel.
  {
    name: "right to the channel",
    code: "A325",
    applies: ({ operationId }) => operationId.startsWith("send"),
    fail: () => {},
  },
];

/** Operations with a credential of their own (tokens, providers) and without one (images) have no account to limit. */
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).flatMap(([method, operation]) =>
    typeof operation.operationId === "string" && operation.security === undefined
      ? [
          {
            id: operation.operationId,
            method: method.toUpperCase(),
            path: path.replaceAll(/\{\w+\}/g, "MMS"),
            operation,
          },
        ]
      : [],
  ),
);

const cases = operations.flatMap(({ operation, ...rest }) => {
  const checks = CHECKS.filter((check) => check.applies(operation));
  return checks.flatMap((first, index) =>
    checks.slice(index).map((second) => ({ ...rest, operation, first, second, names: [first.name, second.name] })),
  );
});

test("every operation of the document that needs a token is walked", () => {
  expect(operations.map(({ id }) => id)).toEqual(
    expect.arrayContaining(["pollReports", "sendOmni", "uploadFile", "deleteForm"]),
  );
  expect(operations.length).toBeGreaterThanOrEqual(19);
});

describe("the first check that fails ends a request", () => {
  test.each(cases)("$id: $names", async ({ method, path, operation, first, second }) => {
    const [mediaType] = mediaTypesOf(operation);
    const draft: Draft = {
      token: tokens.full,
      contentType: mediaType ?? "application/json",
      json: firstExampleOf(operation),
      text: (json) => json,
    };
    // A text that cannot be parsed is padded after it, so that it is too large as well.
    for (const check of new Set([second, first])) check.fail(draft, operation);
    const { body } = await live.gateway.ask(method, path, {
      ...(draft.token !== undefined && { token: draft.token }),
      ...(mediaType !== undefined && {
        headers: { "content-type": draft.contentType },
        body: draft.text(JSON.stringify(draft.json ?? {})),
      }),
    });
    expect(body?.code).toBe(first.code);
  });
});
