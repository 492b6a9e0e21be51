import { getObject, type Json, type JsonObject } from "../derive/json.ts";
import type { ContractTables } from "../derive/tables.ts";
import * as schemas from "../tables/schemas.ts";

// The plug-in of the operators' API: the channels and rights, which are those of the gateway, the names that operators may give, and what a change of its own extensions means for callers.

export const tables = {
  channels: { file: "../tables/channels.yaml", schema: schemas.channels, key: "name" },
  rights: { file: "../tables/rights.yaml", schema: schemas.rights, key: "right" },
} as const;

export function derive(document: JsonObject, loaded: Readonly<Record<string, Json>>): Record<string, Json> {
  const { channels, rights } = loaded as unknown as Pick<ContractTables, "channels" | "rights">;
  const components = getObject(getObject(document, "components", "document"), "schemas", "components");
  const names = channels.map(({ name }) => name);
  getObject(components, "Channel", "schemas").enum = names;
  const changes = getObject(getObject(components, "AccountChanges", "schemas"), "properties", "AccountChanges");
  getObject(changes, "channels", "properties").maxItems = names.length;
  getObject(components, "Right", "schemas").enum = rights.map(({ right }) => right);
  const states = getObject(components, "MessageState", "schemas").enum;
  return {
    channels: names,
    messageStates: states ?? [],
    names: {
      account: getObject(components, "AccountName", "schemas"),
      operator: getObject(components, "OperatorName", "schemas"),
      credential: getObject(components, "CredentialId", "schemas"),
    },
  };
}

interface Rated {
  readonly rating: "major" | "minor";
  readonly sentence: string;
}

const RANKS: readonly unknown[] = ["anybody", "viewer", "operator", "admin"];

export const extensions = {
  /** The least role that may call the operation. */
  "x-role": (before: unknown, after: unknown, name: string): Rated => ({
    rating: RANKS.indexOf(after) > RANKS.indexOf(before) ? "major" : "minor",
    sentence: `${name} is for ${String(after ?? "anybody")} now (before: ${String(before ?? "anybody")})`,
  }),
  /** Pages call the operation by themselves, so a call of it does not keep a session from ending. */
  "x-background": (_before: unknown, after: unknown, name: string): Rated => ({
    rating: "minor",
    sentence: `${name} ${after === true ? "no longer keeps" : "keeps"} a session from ending`,
  }),
};
