import type { JsonObject } from "../../schema/json.ts";
import { coveringKinds } from "../cases/kinds.ts";
import { mockKinds, prismCredentials } from "../cases/mock-kinds.ts";
import { OperationCases } from "../cases/operation-cases.ts";
import { type Contract, readContract } from "../contract/contract.ts";
import type { HeaderFields } from "../contract/credentials.ts";
import type { DocumentedOperation } from "../contract/operations.ts";
import type { OwnKeyword } from "../contract/validator.ts";
import { type ExerciseResult, type OperationResult, sumUp, toFailure } from "../report/result.ts";
import { inOrder } from "../request/order.ts";
import type { Exchange } from "../wire/exchange.ts";
import type { Finding } from "./findings.ts";
import type { Course } from "./kind.ts";
import { playKind } from "./play.ts";
import { findReach } from "./reached.ts";
import { type Provoke, Target } from "./target.ts";

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
  const contract = await readContract(options.document, {
    ...{ keywords: options.keywords ?? [], allowOtherHeaders: true, lenient: true, isLazy: true },
  });
  const { isPrism: isMock = false } = options;
  const values = { ...options.values };
  const target = new Target({
    ...{ ...options, contract, values, isMock, timeoutMs: TIMEOUT_MS, waitsAfter429: true },
    ...(isMock && { authenticate: (schemes) => prismCredentials(contract, schemes) }),
  });
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
        return runOperation(target, operation);
      },
    })),
  };
}

/** Holds one operation to the document, by all kinds of cases one after the other. */
async function runOperation(target: Target, operation: DocumentedOperation): Promise<OperationResult> {
  const { isMock, caller } = target;
  const before = caller.requests;
  const cases = new OperationCases(target, operation);
  const findings: Finding[] = [];
  let checks = 0;
  let isStopped = false;
  const course: Course = {
    leftMs: () => Number.POSITIVE_INFINITY,
    isOver: () => isStopped || cases.isNotWritten,
    stop: () => {
      isStopped = true;
    },
    countCases: (more) => {
      checks += more;
    },
    isWanted: () => true,
    isKnown: () => false,
    report: (finding) => {
      const isUnanswered = finding.check === "no-answer";
      if (isMock && isUnanswered) cases.skip(finding.tried ?? "", `Prism ended or did not answer: ${finding.reason}`);
      // What a later step of a case shows is a fault of the operation that the case is of.
      else findings.push({ ...finding, operation: operation.id });
      // The next requests would wait as long.
      isStopped ||= isUnanswered && !isMock;
    },
  };
  await cases.prepare(!isMock);
  findings.push(...cases.findInvalidExamples());
  for (const kind of isMock ? mockKinds : coveringKinds) await playKind(kind, cases, course);
  if (!isMock && !course.isOver()) cases.listUnseen();
  const failures = (level: Finding["level"]) =>
    findings.filter((finding) => finding.level === level).map((one) => toFailure(one, caller.url, caller.secretNames));
  return {
    operation: operation.id,
    checks,
    requests: caller.requests - before,
    failures: failures("failure"),
    ofDocument: failures("document"),
    notReached: cases.isNotWritten ? [] : cases.notReached,
    isNotWritten: cases.isNotWritten,
    // The mock shows the refusals that it is asked for.
    ...(!isMock && findReach(operation, target.statuses.get(operation.id)?.keys() ?? [])),
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
