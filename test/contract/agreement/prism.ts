import { createRequire } from "node:module";
import type { WireRequest } from "../../../scripts/probe/wire/request.ts";
import type { Json, JsonObject } from "../../../scripts/schema/json.ts";

interface PrismInput {
  readonly method: string;
  readonly url: { readonly path: string; readonly query: object };
  readonly headers: Record<string, string>;
  readonly body: Json;
}

type PrismAnswer = { _tag: "Left"; left: Error } | { _tag: "Right"; right: { validations: { input: unknown[] } } };

interface PrismHttp {
  getHttpOperationsFromSpec(document: object): Promise<object[]>;
  createInstance(
    config: object,
    components: object,
  ): { request(input: PrismInput, operations: object[]): () => Promise<PrismAnswer> };
}

/** The very package that answers in Prism's mock server, found where the server finds it. */
const fromHere = createRequire(import.meta.url);
const { getHttpOperationsFromSpec, createInstance } = createRequire(
  fromHere.resolve("@stoplight/prism-cli/package.json"),
)("@stoplight/prism-http") as PrismHttp;

const SILENT = { trace() {}, debug() {}, info() {}, warn() {}, error() {}, success() {}, child: () => SILENT };

/** Whether Prism accepts a body. In this process: one fault of its server (see known-faults.ts) would end it time and again. */
export async function startPrism(
  document: JsonObject,
): Promise<(request: WireRequest, body: Json) => Promise<boolean>> {
  const operations = await getHttpOperationsFromSpec(document);
  const config = {
    checkSecurity: true,
    validateRequest: true,
    validateResponse: false,
    mock: { dynamic: false },
    errors: true,
    isProxy: false,
  };
  const prism = createInstance(config, { logger: SILENT });
  return async ({ method, path, headers }, body) => {
    const input = {
      method: method.toLowerCase(),
      url: { path, query: {} },
      headers: {
        ...Object.fromEntries(headers),
        "content-type": "application/json",
        "content-length": String(JSON.stringify(body).length),
      },
      body,
    };
    const answer = await prism.request(input, operations)();
    return answer._tag === "Right" && answer.right.validations.input.length === 0;
  };
}
