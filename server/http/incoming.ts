import type { RawParameters } from "../../generated/runtime/parameters.js";
import type { Caller } from "./identity.ts";
import type { MultipartOutcome } from "./multipart.ts";

/** A request before its body was read, as those want to see it who look for parameters, for who calls and for a body. */
export interface Incoming extends RawParameters, Caller {
  /** The parameters in the path, not yet checked. */
  readonly path: Readonly<Record<string, string>>;
  /** The whole body; undefined once it is larger than its limit. What comes at once is there until its caller waits. */
  bytes(limit: number): Buffer | undefined | Promise<Buffer | undefined>;
  /** The body as the parts of a form. */
  form(limit: number): Promise<MultipartOutcome>;
}
