import { describe, expect, test } from "vitest";
import { readConfig } from "../../../server/config.ts";

/** Each setting that is a number: its name, what it becomes, the default, the least and the greatest value. */
const numbers: readonly (readonly [
  string,
  (config: ReturnType<typeof readConfig>) => unknown,
  number,
  number,
  number,
])[] = [
  ["PORT", ({ port }) => port, 8080, 0, 65_535],
  ["ADMIN_PORT", ({ adminPort }) => adminPort, 8081, 0, 65_535],
  ["ADMIN_TRUSTED_PROXIES", ({ adminTrustedProxies }) => adminTrustedProxies, 0, 0, 10],
  ["OPERATOR_IDLE_S", ({ operatorIdleS }) => operatorIdleS, 1800, 60, 86_400],
  ["OPERATOR_SESSION_S", ({ operatorSessionS }) => operatorSessionS, 43_200, 60, 604_800],
  ["AUDIT_DAYS", ({ auditDays }) => auditDays, 400, 1, 3650],
  ["TRUSTED_PROXIES", ({ trustedProxies }) => trustedProxies, 0, 0, 10],
  ["DATABASE_TIMEOUT_S", ({ databaseTimeoutS }) => databaseTimeoutS, 10, 1, 600],
  ["POOL_SIZE", ({ poolSize }) => poolSize, 10, 2, 1000],
  ["CELLS", ({ cells }) => cells, 1, 1, 1000],
  ["TOKEN_TTL_S", ({ tokenTtlS }) => tokenTtlS, 86_400, 1, 31_536_000],
  ["ACCOUNT_FAILURES_PER_MINUTE", ({ accountFailuresPerMinute }) => accountFailuresPerMinute, 5, 1, 1_000_000],
  ["ADDRESS_FAILURES_PER_MINUTE", ({ addressFailuresPerMinute }) => addressFailuresPerMinute, 30, 1, 1_000_000],
  ["BODY_LIMIT_BYTES", ({ bodyLimitBytes }) => bodyLimitBytes, 16_777_216, 1024, 1_073_741_824],
  ["BODY_MEMORY_BYTES", ({ bodyMemoryBytes }) => bodyMemoryBytes, 134_217_728, 1_048_576, 17_179_869_184],
  ["MAX_REQUESTS", ({ maxRequests }) => maxRequests, 2000, 1, 1_000_000],
  ["MAX_CONNECTIONS", ({ maxConnections }) => maxConnections, 10_000, 1, 1_000_000],
  ["REQUEST_TIMEOUT_S", ({ requestTimeoutS }) => requestTimeoutS, 30, 1, 3600],
  ["KEEP_ALIVE_TIMEOUT_S", ({ keepAliveTimeoutS }) => keepAliveTimeoutS, 65, 1, 3600],
  ["WRITE_TIMEOUT_S", ({ writeTimeoutS }) => writeTimeoutS, 60, 1, 3600],
  ["DRAIN_TIMEOUT_S", ({ drainTimeoutS }) => drainTimeoutS, 10, 0, 600],
  ["SHUTDOWN_DELAY_S", ({ shutdownDelayS }) => shutdownDelayS, 0, 0, 600],
  ["FILE_LIFETIME_DAYS", ({ fileLifetimeDays }) => fileLifetimeDays, 30, 1, 3650],
  ["SCHEDULE_DAYS", ({ scheduleDays }) => scheduleDays, 30, 0, 365],
  ["MESSAGE_DAYS", ({ retention }) => retention.messageDays, 40, 10, 3650],
  ["IDEMPOTENCY_DAYS", ({ retention }) => retention.idempotencyDays, 1, 1, 3650],
  ["FAILURE_WATCH_REPORTS", ({ failureThresholds }) => failureThresholds.reports, 50, 5, 100_000],
  ["FAILURE_WATCH_PERCENT", ({ failureThresholds }) => failureThresholds.percent, 50, 1, 100],
  ["FAILURE_WARNING_MINUTES", ({ failureWarningMinutes }) => failureWarningMinutes, 10, 0, 1440],
  ["STEP_VALIDITY_S", ({ stepValidityS }) => stepValidityS, 86_400, 1, 604_800],
];

const readWith = (name: string, value: string) => () => readConfig({ [name]: value });

test("each setting that is a number stands here", () => {
  const { settingNames } = readConfig({});
  const isNumber = (name: string): boolean => {
    try {
      readWith(name, "many")();
      return false;
    } catch (error) {
      return /must be a whole number from/.test(String(error));
    }
  };
  expect([...settingNames].filter(isNumber).toSorted()).toEqual(numbers.map(([name]) => name).toSorted());
});

describe.each(numbers)("%s", (name, read, preset, least, greatest) => {
  test(`is ${preset}, or a whole number from ${least} to ${greatest}`, () => {
    expect(read(readConfig({}))).toBe(preset);
    for (const value of [least, greatest]) expect(read(readWith(name, String(value))())).toBe(value);
    for (const value of [least - 1, greatest + 1, `${least + 1}.5`, "1e1", `${greatest}s`])
      expect(readWith(name, String(value)), String(value)).toThrow(
        `${name} must be a whole number from ${least} to ${greatest}, not "${value}"`,
      );
  });
});

test.each([
  ["PROCESSES", "1", "256", ["0", "257", "-1", "many"]],
  ["LOG_SAMPLE", "0", "1", ["1.01", "-0.1", "half"]],
  ["OTEL_TRACES_SAMPLER_ARG", "0", "1", ["1.01", "-0.1", "half"]],
])("%s is from %s to %s", (name, least, greatest, others) => {
  for (const value of [least, greatest]) expect(readWith(name, value)).not.toThrow();
  for (const value of others) expect(readWith(name, value), value).toThrow(new RegExp(`^${name} must be `));
});
