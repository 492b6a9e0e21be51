import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { presets } from "../accounts/account-presets.ts";
import { handlers } from "../handlers/all.ts";
import type { Receipts } from "../handlers/services.ts";
import { createApp } from "../http/app.ts";
import { CredentialCheck } from "../http/credentials.ts";
import { startServer } from "../http/server.ts";
import { Acceptor } from "../store/accept.ts";
import { Budgets } from "../store/budgets.ts";
import type { Database } from "../store/database.ts";
import { loggable } from "../telemetry/log.ts";
import { contractRules } from "./contract-rules.ts";
import type { Parts } from "./parts.ts";
import { makeServices } from "./services.ts";
import { inUse, orStartError } from "./start-error.ts";
import { keptTokenKey } from "./token-key-file.ts";
import { makeTokens } from "./tokens.ts";
import { isUnavailable } from "./unavailable.ts";

const documentFile = fileURLToPath(new URL("../../generated/openapi.json", import.meta.url));

export interface ApiParts {
  readonly database: Database;
  readonly receipts: Receipts;
  /** Told that messages were accepted. */
  readonly onAccepted: () => void;
}

export interface Api {
  readonly port: number;
}

/** The public port with everything behind it. */
export async function startApi(parts: Parts, api: ApiParts): Promise<Api> {
  const { config, undo, log, metrics } = parts;
  const { database, receipts } = api;
  const acceptor = new Acceptor({
    database,
    onBatch: ({ messages }) => {
      metrics.observeAcceptBatch(messages);
      api.onAccepted();
    },
  });
  undo.add(() => acceptor.close());

  if (config.tokenKey === undefined && config.databaseUrl !== undefined)
    log.warn(
      { event: "token_key_not_set" },
      "TOKEN_KEY is not set: gateways on other machines will refuse the tokens of this one",
    );
  let port = config.port;
  const publicUrl = () => config.publicUrl ?? `http://localhost:${port}`;
  const services = makeServices({
    database,
    acceptor,
    tokens: makeTokens({
      key: config.tokenKey ?? (await keptTokenKey(config.dataFolder)),
      oldKey: config.tokenKeyOld,
      ttlS: config.tokenTtlS,
    }),
    rules: contractRules(() => JSON.parse(readFileSync(documentFile, "utf8"))),
    receipts,
    publicUrl,
    timeZone: config.timeZone,
    fileLifetimeDays: config.fileLifetimeDays,
  });
  const budgets = new Budgets(database, {
    onFailure: (error) =>
      log.warn(
        { event: "rate_limits_not_shared", error: loggable(error) },
        "Rate limits could not be read from the database; requests pass until they can",
      ),
  });
  const { vendorPrefix } = config;
  const app = createApp({
    handlers: { ...handlers, ...parts.handlers },
    services,
    credentials: new CredentialCheck(services.accounts, budgets, presets.limits),
    budgets,
    bodyMemoryBytes: config.bodyMemoryBytes,
    bodyLimitBytes: config.bodyLimitBytes,
    checkReplies: config.checkReplies,
    maxRequests: config.maxRequests,
    trustedProxies: config.trustedProxies,
    vendorPrefix,
    middleware: parts.middleware ?? [],
    isUnavailable,
    docs: { folder: config.docsFolder, document: documentFile, vendorPrefix, publicUrl },
    metrics,
    log,
  });
  const server = await orStartError(startServer(app, config, { log, metrics }), inUse("PORT", port));
  port = server.port;
  undo.add(() => server.stop());
  return { port };
}
