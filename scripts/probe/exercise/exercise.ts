import { getBasePath } from "../../model/servers.ts";
import type { JsonObject as MutableObject } from "../../schema/json.ts";
import type { Provoke } from "./check-answer.ts";
import { type Contract, readContract } from "../contract/contract.ts";
import type { JsonObject } from "../../schema/json-pointer.ts";
import { requestView } from "../contract/schema-views.ts";
import type { OwnKeyword } from "../contract/validator.ts";
import type { Exchange } from "../wire/exchange.ts";
import { Corpus } from "../bodies/corpus.ts";
import { KnownValues } from "../request/known-values.ts";
import { RequestMaker } from "../request/make-requests.ts";
import { inOrder } from "../request/order.ts";
import { PrismRun, prismCredentials } from "./prism-run.ts";
import { type ExerciseResult, type OperationResult, sumUp } from "./result.ts";
import { OperationRun } from "./run-operation.ts";
import { type HeaderFields, Sender } from "./send.ts";

export interface ExerciseOptions {
  /** The bundled document. */
  readonly document: JsonObject;
  /** The address of the server. Without a path, that of the document's first server is added. */
  readonly url: string;
  /** Sent with every request. */
  readonly headers?: HeaderFields;
  /** The headers that authenticate requests of these security schemes; called again after a 401. */
  readonly authenticate?: (schemes: readonly string[]) => HeaderFields | Promise<HeaderFields>;
  /** Values of path parameters by `name` or `operationId.name`. */
  readonly values?: Readonly<Record<string, string | number>>;
  readonly provoke?: Provoke;
  /** Keywords of the plug-in. */
  readonly keywords?: readonly OwnKeyword[];
  /** Only these operations. */
  readonly operations?: readonly string[];
  /** `file:line:column` of a place in the document; unless given, the place itself is shown. */
  readonly locate?: (pointer: string) => string;
  /** The server is the mock of `contract mock`: it shows what it is asked for. */
  readonly isPrism?: boolean;
  /** Gets every request and its answer. */
  readonly record?: (exchange: Exchange) => void;
}

/** An operation that can be held to the document. Run them in this order: creators before readers before deleters. */
export interface OperationExercise {
  readonly id: string;
  run(): Promise<OperationResult>;
}

export interface Exercise {
  readonly contract: Contract;
  readonly operations: readonly OperationExercise[];
}

/** Lists what there is to test, for a test runner that shows each operation as a test. Nothing is sent yet. */
export async function prepareExercise(options: ExerciseOptions): Promise<Exercise> {
  const { keywords = [], locate = (pointer) => pointer } = options;
  const contract = await readContract(options.document, { keywords, allowOtherHeaders: true, lenient: true });
  const { document } = contract;
  const basePath = getBasePath(structuredClone(document) as MutableObject);
  const sender = options.isPrism
    ? new Sender(document, {
        ...options,
        baseUrl: options.url,
        authenticate: (schemes) => prismCredentials(contract, schemes),
      })
    : new Sender(document, { ...options, baseUrl: baseUrlOf(options.url, basePath) });
  const known = new KnownValues(document, basePath);
  const source = new Corpus(requestView(document), contract.validator, [], { ownKeywords: keywords });
  const maker = new RequestMaker({
    contract,
    sender,
    known,
    source,
    values: options.values ?? {},
    isMock: options.isPrism === true,
  });
  const tools = {
    contract,
    sender,
    maker,
    known,
    source,
    keywords,
    locate,
    ...(options.provoke && { provoke: options.provoke }),
  };
  const wanted = inOrder(contract.operations.values()).filter(({ id }) => options.operations?.includes(id) ?? true);
  return {
    contract,
    operations: wanted.map((operation) => ({
      id: operation.id,
      run: () => (options.isPrism ? new PrismRun(tools, operation) : new OperationRun(tools, operation)).run(),
    })),
  };
}

/** Holds a running server to the document. */
export async function exercise(options: ExerciseOptions): Promise<ExerciseResult> {
  const { operations } = await prepareExercise(options);
  const results: OperationResult[] = [];
  for (const operation of operations) results.push(await operation.run());
  return sumUp(options.url, results);
}

/** An address that has a path is used as it is. */
export function baseUrlOf(url: string, basePath: string): string {
  const { pathname } = new URL(url);
  const bare = url.replace(/\/+$/, "");
  return pathname === "/" ? bare + basePath : bare;
}
