import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Demo } from "../accounts/demo.ts";
import { makeTokens, readOrMakeTokenKey } from "../accounts/tokens.ts";
import { zonedClock } from "../domain/time.ts";
import { explainErrors, explainPortError, formatError, OperatorError } from "../errors.ts";
import { handlers } from "../handlers/all.ts";
import { contractRules } from "../handlers/contract-rules.ts";
import { FailureWarnings } from "../handlers/send/failure-warnings.ts";
import type { Receipts } from "../handlers/services.ts";
import { createApp } from "../http/app.ts";
import { CredentialCheck } from "../http/credentials.ts";
import type { RateBudgets } from "../http/rate-limit.ts";
import { startServer } from "../http/server.ts";
import { TlsCertificate } from "../http/tls-certificate.ts";
import { INQUIRY_STREAMS, REPORT_STREAMS, ReportStreams } from "../reports/report-streams.ts";
import { Acceptor } from "../store/accept.ts";
import type { CachedAccounts } from "../store/cached-accounts.ts";
import { type AccountCells, type Cells, PerCell } from "../store/cell-connections.ts";
import { AccountMovingError, isDatabaseUnavailable, isOutcomeUnknown } from "../store/database-errors.ts";
import { tlsMetrics } from "../telemetry/tls-metrics.ts";
import { webhookTests } from "../webhooks/test-webhook.ts";
import { CredentialUses } from "./credential-uses.ts";
import type { Parts } from "./parts.ts";
import { makeQuotaShares, makeQuotas } from "./quotas.ts";
import { makeServices } from "./services.ts";

const documentFile = fileURLToPath(new URL("../../generated/openapi.json", import.meta.url));

export interface ApiParts {
  /** The address to listen on. */
  readonly host: string;
  /** The demo account, if only this machine is served. */
  readonly demo: Demo | undefined;
  readonly cells: Cells;
  readonly accountCells: AccountCells;
  readonly accounts: CachedAccounts;
  readonly receipts: Receipts;
  readonly budgets: RateBudgets;
  /** The console of operators, once it is served. */
  readonly operatorsUrl: () => string | undefined;
  /** Called when messages were accepted in a cell. */
  readonly onAccepted: (cellId: number, messages: number) => void;
}

/** Starts the public port with everything behind it. */
export async function startApi(parts: Parts, api: ApiParts): Promise<{ readonly url: string }> {
  const { config, cleanup, log, metrics, tracing, timings } = parts;
  const { cells, accountCells, accounts, receipts, budgets } = api;
  const quotaShares = makeQuotaShares(log);
  cleanup.defer(() => Promise.all(quotaShares.made.map((shares) => shares.close())), "quotas");
  const acceptors = new PerCell(
    ({ id, database }) =>
      new Acceptor({
        database,
        onBatch: ({ requests, messages, startedAtMs, endedAtMs }) => {
          metrics.observeAcceptBatch(messages);
          tracing?.commit(
            requests.flatMap(({ msgKeys }) => msgKeys),
            startedAtMs,
            endedAtMs,
          );
          api.onAccepted(id, messages);
        },
      }),
  );
  cleanup.defer(() => Promise.all(acceptors.made.map((acceptor) => acceptor.close())), "accepting of messages");

  if (config.tokenKey === undefined && config.databaseUrl !== undefined)
    log.warn(
      { event: "token_key_not_set" },
      "TOKEN_KEY is not set: gateways on other machines will refuse the tokens of this one",
    );
  const certificate = openCertificate(parts);
  let port = config.port;
  const localUrl = () => `${certificate === undefined ? "http" : "https"}://localhost:${port}`;
  const publicUrl = () => config.publicUrl ?? localUrl();
  const tokens = makeTokens({
    key: config.tokenKey ?? (await readOrMakeTokenKey(config.dataFolder)),
    oldKey: config.tokenKeyOld,
    ttlS: config.tokenTtlS,
  });
  metrics.setTokenKeys(tokens.keys);
  const clock = zonedClock(config.timeZone);
  const warnEveryMs = config.failureWarningMinutes * 60_000;
  const webhooks = webhookTests({
    ...{ accounts, clock },
    allowedNetworks: config.webhookAllowedNetworks,
  });
  cleanup.defer(async () => webhooks.close(), "tests of webhooks");
  const streamTimes = { lookEveryMs: timings.streamedReportsEveryMs, maxAgeMs: timings.reportStreamMaxMs };
  const reportStreams = new ReportStreams({ ...streamTimes, limits: REPORT_STREAMS });
  const inquiryStreams = new ReportStreams({ ...streamTimes, limits: INQUIRY_STREAMS });
  metrics.watchReportStreams(() => ({ streamReports: reportStreams.open, streamInquiry: inquiryStreams.open }));
  const credentialUses = new CredentialUses(cells.directory, log);
  cleanup.defer(credentialUses.start(timings.writeCredentialUsesEveryMs), "last uses of credentials");
  const services = makeServices({
    ...{ cells, accountCells, accounts, acceptors, tokens, credentialUses },
    rules: contractRules(() => JSON.parse(readFileSync(documentFile, "utf8"))),
    receipts,
    reportStreams,
    inquiryStreams,
    webhooks,
    quotas: makeQuotas(accountCells, quotaShares, { log, metrics }),
    failureWarnings: config.failureWatch && warnEveryMs > 0 ? new FailureWarnings(clock, warnEveryMs) : undefined,
    publicUrl,
    timeZone: config.timeZone,
    fileLifetimeDays: config.fileLifetimeDays,
    scheduleDays: config.scheduleDays,
  });
  const credentials = new CredentialCheck(services.accounts, budgets, config);
  metrics.watchPasswordChecks(() => credentials.state);
  const { vendorPrefix } = config;
  const { id, password } = api.demo ?? {};
  const demo = id === undefined || password === undefined ? undefined : { id, password };
  const shutdown = new AbortController();
  const listener = createApp({
    handlers: { ...handlers, ...parts.handlers },
    services,
    credentials,
    budgets,
    bodyMemoryBytes: config.bodyMemoryBytes,
    bodyLimitBytes: config.bodyLimitBytes,
    checkReplies: config.checkReplies,
    shutdown: shutdown.signal,
    maxRequests: config.maxRequests,
    trustedProxies: config.trustedProxies,
    vendorPrefix,
    middleware: parts.middleware ?? [],
    isUnavailable: isDatabaseUnavailable,
    isOutcomeUnknown,
    isPlanned: (error) => error instanceof AccountMovingError,
    docs: { folder: config.docsFolder, document: documentFile, vendorPrefix, publicUrl, demo },
    console: { folder: config.consoleFolder, page: "index.html" },
    operatorsUrl: api.operatorsUrl,
    ...{ metrics, tracing, log, logSample: config.logSample },
  });
  const server = await explainErrors(
    startServer(
      listener,
      { ...config, host: api.host },
      { log, certificate, onDropped: metrics.countDroppedConnection },
    ),
    explainPortError("PORT", port),
  );
  port = server.port;
  cleanup.defer(() => {
    // Streams end at once. Their callers open them again, at another gateway.
    shutdown.abort();
    return server.stop();
  }, "requests");
  return { url: localUrl() };
}

function openCertificate({ config: { tls }, log, metrics, timings }: Parts): TlsCertificate | undefined {
  if (tls === undefined) return undefined;
  try {
    return new TlsCertificate(tls, {
      ...{ log, onTaken: tlsMetrics(metrics.registry), lookEveryMs: timings.certificateEveryMs },
    });
  } catch (error) {
    throw new OperatorError(`TLS_CERT_FILE and TLS_KEY_FILE cannot be used: ${formatError(error)}`, { cause: error });
  }
}
