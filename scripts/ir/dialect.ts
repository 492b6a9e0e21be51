import type { JsonObject } from "../pipeline/json.ts";
import { type Path, step } from "./path.ts";
import type { Problems } from "./problems.ts";

const KNOWN_DIALECT = /^https?:\/\/(json-schema\.org|spec\.openapis\.org)\//;

/** A dialect of somebody's own may leave out or redefine any keyword: nobody can honour what they have not read. */
export function checkDialect(schema: JsonObject, at: Path, problems: Problems): void {
  const dialect = schema.$schema;
  if (typeof dialect !== "string" || KNOWN_DIALECT.test(dialect)) return;
  problems.cannot(step(at, "$schema"), `the dialect ${dialect} is not known`);
}
