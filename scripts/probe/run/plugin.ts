import type { ParseArgsConfig } from "node:util";
import type { HeaderList } from "../wire/request.ts";
import type { Finding } from "./findings.ts";
import type { Kind } from "./kind.ts";

/** What a project adds to `contract fuzz`: a server of its own, and kinds of cases that know more than the document says. */
export interface FuzzPlugin {
  /** Further options of the command line. */
  readonly options?: NonNullable<ParseArgsConfig["options"]>;
  /** Their lines of the help. */
  readonly help?: string;
  /** For the help and for --kind. */
  readonly kinds: readonly Pick<Kind, "name" | "about">[];
  /** Checks that say nothing about this project, because its server knows rules that the document cannot say. */
  readonly ignored?: readonly string[];
  /** How long a run takes if the command line does not say. */
  readonly seconds?: number;
  open(context: FuzzPluginContext): Promise<OpenedFuzzPlugin>;
}

export interface FuzzPluginContext {
  /** The options of the command line, the plug-in's own among them. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The server that the command line names; undefined: the plug-in starts one. */
  readonly url: string | undefined;
  readonly report: (finding: Finding) => void;
}

export interface OpenedFuzzPlugin {
  readonly url: string;
  /** The headers of the requests that are drawn from the document alone. */
  readonly getHeaders?: (schemes: readonly string[]) => Promise<HeaderList>;
  readonly kinds: readonly Kind[];
  /** Rounds at one time. */
  readonly width: number;
  /** Requests that its kinds have sent. */
  readonly requests: () => number;
  /** What it counts, for the line of progress. */
  readonly counts: () => readonly string[];
  /** The server has ended by itself. */
  readonly isCrashed: () => boolean;
  /** After the rounds: reports what only shows at the end. Returns lines for the summary. */
  finish(): Promise<readonly string[]>;
  /** Stops what `open` has started. */
  close(): Promise<void>;
}
