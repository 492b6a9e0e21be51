import { canonicalJson } from "./canonical.ts";
import type { Finding, Use } from "./change.ts";
import type { ApiOperation } from "./read-operations.ts";
import type { Node } from "./schema-graph.ts";
import type { Direction, Holder, Step } from "./subject.ts";

/** A value of an operation that has a schema, and what became of that schema. */
export interface Root {
  readonly operation: ApiOperation;
  readonly part: string;
  readonly holder: Holder;
  readonly direction: Direction;
  readonly node: Node;
  /** The way from the part to the value, where the value is not the whole part. */
  readonly steps?: readonly Step[];
}

/** All that two documents differ in: what is said of operations, and what is found below their values. */
export interface Difference {
  readonly findings: readonly Finding[];
  readonly roots: readonly Root[];
}

type Told = Pick<Finding, "rating" | "keyword" | "sentence"> & Partial<Omit<Finding, "operation">>;

const EVERYBODY: Use = { kind: "operation" };

/** A finding about an operation itself, or about the API as a whole. */
export function finding(operation: ApiOperation | undefined, told: Told): Finding {
  const whole: Omit<Finding, "group"> = {
    warning: false,
    operation: operation?.id,
    part: "operation",
    field: "",
    before: undefined,
    after: undefined,
    use: EVERYBODY,
    ...told,
  };
  return { ...whole, group: told.group ?? canonicalJson([whole.part, whole.keyword, whole.sentence]) };
}
