import type { Kind } from "./kinds/kind.ts";

/** What a run was asked to be. */
export interface FuzzSettings {
  readonly seconds: number;
  readonly seed: number;
  readonly round: number | undefined;
  readonly kinds: readonly Kind[];
  /** A gateway that is there already. */
  readonly target: { readonly url: string; readonly accounts: readonly { id: string; password: string }[] } | undefined;
  /** Of the gateway of our own. */
  readonly front: "koa" | "direct";
  readonly databaseUrl: string | undefined;
}
