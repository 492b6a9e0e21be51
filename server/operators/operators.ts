import type { AuditPage, ChosenPassword, Operators } from "../../generated/admin/types.ts";
import type { Role } from "../domain/operator-role.ts";
import { listAudit as listStoredAudit } from "../store/audit-log.ts";
import {
  addOperator as addStored,
  listOperators as listStored,
  removeOperator as removeStored,
  setOperatorPassword as setStoredPassword,
} from "../store/operators.ts";
import { describeEntry } from "./audit-words.ts";
import { showTime } from "./message-view.ts";
import { checkName } from "./names.ts";
import { Refusal } from "./refusal.ts";
import { choosePassword } from "./secrets.ts";
import type { UseCase } from "./use-case.ts";

interface OfOperator {
  readonly operator: string;
}

const target = ({ operator }: OfOperator): string => operator;

export const listOperators: UseCase<void, Operators["operators"]> = {
  ...{ name: "listOperators", role: "viewer", kind: "read" },
  run: async (_, { database }) =>
    (await listStored(database.pool)).map(({ id, role, createdMs }) => ({
      ...{ name: id, role, created: showTime(createdMs) },
    })),
};

export interface NewOperator extends OfOperator {
  readonly role: Role;
  /** Left out, one is made. */
  readonly password?: string | undefined;
}

export const addOperator: UseCase<NewOperator, ChosenPassword & { readonly role: Role }> = {
  ...{ name: "addOperator", role: "admin", kind: "change", target },
  async run({ operator: id, role, password }, context) {
    checkName("operator", id);
    const { hash, made } = await choosePassword(password, context);
    const operator = { id, role, passwordHash: hash, createdMs: context.nowMs() };
    if (!(await addStored(context.database.pool, operator)))
      throw new Refusal("conflict", `there is an operator ${id} already`);
    return { role, password: made };
  },
  describe: ({ role }) => role,
};

/** Ends the operator's sessions, too. */
export const setOperatorPassword: UseCase<OfOperator & { readonly password?: string | undefined }, ChosenPassword> = {
  ...{ name: "setOperatorPassword", role: "admin", kind: "change", target },
  async run({ operator, password }, context) {
    const { hash, made } = await choosePassword(password, context);
    if (!(await setStoredPassword(context.database, operator, hash))) throw noOperator(operator);
    return { password: made };
  },
  describe: () => "changed",
};

/** Ends the operator's sessions, too. What the operator did stays in the audit log. */
export const removeOperator: UseCase<OfOperator, void> = {
  ...{ name: "removeOperator", role: "admin", kind: "change", target },
  async run({ operator }, { database }) {
    if (!(await removeStored(database, operator))) throw noOperator(operator);
  },
  describe: () => "removed",
};

const noOperator = (name: string): Refusal => new Refusal("missing", `there is no operator ${JSON.stringify(name)}`);

export interface AuditSearch {
  readonly operator?: string | undefined;
  /** `nextBefore` of the page before. */
  readonly before?: number | undefined;
  readonly limit: number;
}

export const listAudit: UseCase<AuditSearch, AuditPage> = {
  ...{ name: "listAudit", role: "viewer", kind: "read" },
  async run({ operator, before, limit }, { database }) {
    const found = await listStoredAudit(database.pool, { operator, before, limit: limit + 1 });
    const entries = found.slice(0, limit);
    return {
      entries: entries.map(({ atMs, ...entry }) => ({ ...entry, at: showTime(atMs), text: describeEntry(entry) })),
      nextBefore: found.length > limit ? (entries.at(-1)?.id ?? null) : null,
    };
  },
};
