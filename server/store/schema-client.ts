import pg from "pg";

/** The schema of the directory and of the first cell. All statements name it; the connections of another cell put their schema in its place. */
export const HOME_SCHEMA = "gateway";
/** Tables of which there is one for all cells. */
export const DIRECTORY_TABLES: readonly string[] = [
  "accounts",
  "account_changes",
  "account_cells",
  "registry_entries",
  "cells",
  "carrier_pauses",
  "carrier_reloads",
  "gateway_processes",
  "operators",
  "operator_sessions",
  "audit_log",
  "traffic_slots",
];
const CELL_TABLE = new RegExp(`\\b${HOME_SCHEMA}\\.(?!(?:${DIRECTORY_TABLES.join("|")})\\b)`, "g");

/** A client that runs each statement in another schema than the one that its text names. */
export function makeSchemaClient(schema = HOME_SCHEMA): typeof pg.Client {
  if (schema === HOME_SCHEMA) return pg.Client;
  /** There are some hundred different texts. Texts that are made for one call are short, and not kept. */
  const translated = new Map<string, string>();
  const translate = (text: string): string => {
    const known = translated.get(text);
    if (known !== undefined) return known;
    const made = text.replaceAll(CELL_TABLE, `${schema}.`);
    if (translated.size < MAX_TRANSLATED) translated.set(text, made);
    return made;
  };
  const query = pg.Client.prototype.query as (this: pg.Client, ...args: unknown[]) => unknown;
  class SchemaClient extends pg.Client {}
  // Not an override: the method has a signature for each way to call it, and this is the same for all of them.
  SchemaClient.prototype.query = function (this: pg.Client, statement: unknown, ...rest: unknown[]) {
    if (typeof statement === "string") return query.call(this, translate(statement), ...rest);
    if (hasText(statement)) return query.call(this, { ...statement, text: translate(statement.text) }, ...rest);
    return query.call(this, statement, ...rest);
  } as typeof pg.Client.prototype.query;
  return SchemaClient;
}

/** A client that tells of each statement that fails. */
export function makeObservedClient(
  BaseClient: typeof pg.Client,
  onError: ((error: Error) => void) | undefined,
): typeof pg.Client {
  if (onError === undefined) return BaseClient;
  const query = BaseClient.prototype.query as (this: pg.Client, ...args: unknown[]) => unknown;
  class ObservedClient extends BaseClient {}
  // The driver calls back where it is given a function, and returns a promise where it is not.
  ObservedClient.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const callback = args.at(-1);
    if (typeof callback === "function") {
      const observed = (error: Error | null, ...rest: unknown[]): void => {
        if (error) onError(error);
        callback(error, ...rest);
      };
      return query.call(this, ...args.slice(0, -1), observed);
    }
    const result = query.call(this, ...args);
    if (result instanceof Promise) result.catch(onError);
    return result;
  } as typeof pg.Client.prototype.query;
  return ObservedClient;
}

const MAX_TRANSLATED = 1000;

const hasText = (statement: unknown): statement is { readonly text: string } =>
  typeof statement === "object" &&
  statement !== null &&
  "text" in statement &&
  typeof statement.text === "string" &&
  !("submit" in statement);
