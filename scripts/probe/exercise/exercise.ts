import { getBasePath } from "../../model/servers.ts";
import type { JsonObject } from "../../schema/json.ts";
import { ValueSource } from "../bodies/value-source.ts";
import { type Contract, readContract } from "../contract/contract.ts";
import { requestView } from "../contract/schema-views.ts";
import type { OwnKeyword } from "../contract/validator.ts";
import { RequestJudge } from "../request/judge-request.ts";
import { KnownValues } from "../request/known-values.ts";
import { RequestMaker } from "../request/make-requests.ts";
import { inOrder } from "../request/order.ts";
import { findResources } from "../request/paths.ts";
import { basePathOf, Caller, type HeaderFields } from "../wire/caller.ts";
import type { Exchange } from "../wire/exchange.ts";
import { Sender } from "../wire/send.ts";
import type { Provoke } from "./check-answer.ts";
import { PrismRun, prismCredentials } from "./prism-run.ts";
import { type ExerciseResult, type OperationResult, sumUp } from "./result.ts";
import { OperationRun } from "./run-operation.ts";

type Values = Readonly<Record<string, string | number>>;

export interface ExerciseOptions {
  /** The bundled document. */
  readonly document: JsonObject;
  /** The address of the server. Without a path, that of the document's first server is added. */
  readonly url: string;
  /** Sent with every request. */
  readonly headers?: HeaderFields;
  /** The headers that authenticate requests of these security schemes; called again after a 401. */
  readonly authenticate?: (schemes: readonly string[]) => HeaderFields | Promise<HeaderFields>;
  /** Values of path parameters and of ids in bodies, by `name` or `operationId.name`. */
  readonly values?: Values;
  readonly provoke?: Provoke;
  /** Keywords of the plug-in. */
  readonly keywords?: readonly OwnKeyword[];
  /** Brings the server into the state that the test begins with. What it returns is added to `values`. */
  readonly reset?: (context: { readonly url: string }) => Values | undefined | Promise<Values | undefined>;
  /** Only these operations. */
  readonly operations?: readonly string[];
  /** All but these operations. */
  readonly skip?: readonly string[];
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
  const contract = await readContract(options.document, {
    ...{ keywords, allowOtherHeaders: true, lenient: true, isLazy: true },
  });
  const { document } = contract;
  const requests = requestView(document);
  const isMock = options.isPrism === true;
  const basePath = isMock ? "" : basePathOf(options.url, getBasePath(document));
  const caller = new Caller(document, {
    ...options,
    sender: new Sender(new URL(options.url).origin, { timeoutMs: TIMEOUT_MS }),
    basePath,
    waitsAfter429: true,
    ...(isMock && { authenticate: (schemes) => prismCredentials(contract, schemes) }),
  });
  const resources = findResources(contract.operations.values());
  const values = { ...options.values };
  const known = new KnownValues(resources, { basePath, given: values });
  const source = new ValueSource(requests, contract.validator, { ownKeywords: keywords });
  const maker = new RequestMaker({ contract, caller, known, source, isMock });
  const judge = new RequestJudge(contract);
  const tools = {
    ...{ contract, requests, caller, maker, judge, known, source, keywords, locate },
    ...(options.provoke && { provoke: options.provoke }),
  };
  const isWanted = (id: string): boolean =>
    (options.operations?.includes(id) ?? true) && options.skip?.includes(id) !== true;
  const wanted = inOrder(contract.operations.values()).filter(({ id }) => isWanted(id));
  let isReset = isMock;
  const reset = async (): Promise<void> => {
    if (isReset) return;
    isReset = true;
    Object.assign(values, await options.reset?.({ url: options.url }));
  };
  return {
    contract,
    operations: wanted.map((operation) => ({
      id: operation.id,
      run: async () => {
        await reset();
        await contract.prepare(operation);
        return (isMock ? new PrismRun(tools, operation) : new OperationRun(tools, operation)).run();
      },
    })),
  };
}

/** Ends a request that the server does not answer. */
const TIMEOUT_MS = 30_000;

/** Holds a running server to the document. */
export async function exercise(options: ExerciseOptions): Promise<ExerciseResult> {
  const { operations } = await prepareExercise(options);
  const results: OperationResult[] = [];
  for (const operation of operations) results.push(await operation.run());
  return sumUp(options.url, results);
}
