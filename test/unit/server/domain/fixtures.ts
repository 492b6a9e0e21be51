import { readFileSync } from "node:fs";
import { stepSchemas } from "../../../../generated/tables.ts";
import { schemas } from "../../../../generated/validators.js";
import { CHANNELS } from "../../../../server/domain/channel-table.ts";
import type { ContractRules, DecisionContext } from "../../../../server/domain/decision-context.ts";
import type { Account, Decided, FileRecord, NewMessage } from "../../../../server/domain/model.ts";
import { placeholderMarks } from "../../../../server/domain/placeholder-marks.ts";
import { listEntries, makeRegistry, type Registry, type RegistryEntries } from "../../../../server/domain/registry.ts";

export const NOW_MS = Date.parse("2025-11-15T00:30:00Z");
export const DAY_MS = 86_400_000;

const document: unknown = JSON.parse(
  readFileSync(new URL("../../../../generated/openapi.json", import.meta.url), "utf8"),
);

const templates = {
  Free: schemas.RcsTemplateFree,
  Description: schemas.RcsTemplateDescription,
  Cell: schemas.RcsTemplateCell,
  Image: schemas.RcsTemplateImage,
};

/** The contract's own rules: the domain is tested against what it will run with. */
export const contract: ContractRules = {
  explainStep: (channel, payload) => {
    const step = schemas[stepSchemas[channel]];
    return step(payload) ? [] : step.explain(payload);
  },
  explainTemplate: (kind, payload) => (templates[kind](payload) ? [] : templates[kind].explain(payload)),
  explainNumber: (value) => (schemas.DomesticNumber(value) ? [] : schemas.DomesticNumber.explain(value)),
  placeholders: placeholderMarks(document),
};

export const account: Account = {
  id: "acme",
  blocked: false,
  sandbox: false,
  epoch: 1,
  channels: new Set(CHANNELS),
  fallback: true,
  polling: true,
  reportMode: "polling",
  splitCount: false,
  ...{ holdAdvertising: false, advertisingHours: "08:00-20:00", timeZone: "Asia/Seoul" },
  limits: {
    sendPerSecond: 200,
    pollingPerSecond: 10,
    uploadPerSecond: 5,
    tokenPerMinute: 60,
    tokenFailuresPerMinute: 5,
  },
  credentials: [],
};

const entries = {
  senderNumbers: ["0212345678", "0298765432"],
  brands: [{ brandKey: "BR.key", brandId: "BR.id", name: "Sky Shop" }, { brandKey: "BR.nameless" }],
  rcsTemplates: [
    { id: "TPL-FREE", kind: "Free" },
    { id: "TPL-DESCRIPTION", kind: "Description" },
    { id: "TPL-CELL", kind: "Cell" },
    { id: "TPL-IMAGE", kind: "Image" },
  ],
  senderKeys: [
    "sender-key",
    { senderKey: "brand-key", brandTargeting: ["M", "N"], unsubscribePhoneNumber: "080-123-4567" },
  ],
  alimtalkTemplates: [{ code: "ORDER_PAID_01", text: "결제 완료", buttons: [] }],
  brandmessageTemplates: [{ code: "WINTER_01", msgType: "FT" }],
} satisfies Partial<RegistryEntries>;

/** The usual registry, with other sections in place of some of its own. */
export const makeTestRegistry = (change: Partial<RegistryEntries> = {}): Registry =>
  makeRegistry(listEntries({ ...entries, ...change }));

export const registry: Registry = makeTestRegistry();
export const emptyRegistry: Registry = makeRegistry([]);

export function file(change: Partial<FileRecord> = {}): FileRecord {
  return {
    fileKey: "f_1",
    serviceType: "RCS",
    msgType: undefined,
    width: 568,
    height: 528,
    bytes: 100_000,
    expiresAtMs: NOW_MS + DAY_MS,
    ...change,
  };
}

export function context(change: Partial<DecisionContext> = {}): DecisionContext {
  return { ...contract, account, registry, files: new Map(), nowMs: NOW_MS, maxScheduleMs: 30 * 86_400_000, ...change };
}

/** What was found, short enough for a table: code and place of every fault, or `accepted`. */
export function verdict(decided: Decided<unknown>): string[] {
  if (decided.ok) return ["accepted"];
  const { code, faults } = decided.refusal;
  return faults.length === 0 ? [code] : faults.map((fault) => `${fault.code} ${fault.pointer}`);
}

/** The message of a decision that is meant to be a yes. */
export function accepted(decided: Decided<NewMessage>): NewMessage {
  if (!decided.ok) throw new Error(`refused: ${JSON.stringify(decided.refusal)}`);
  return decided.value;
}
