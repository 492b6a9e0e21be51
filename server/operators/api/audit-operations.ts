import type { ListAuditReply, ListAuditRequest } from "../../../generated/admin/handlers.ts";
import type { OperateContext } from "./services.ts";

export async function listAudit(
  { query: { operator, before, limit } }: ListAuditRequest,
  { services }: OperateContext,
): Promise<ListAuditReply> {
  const found = await services.store.operators.listAudit({ operator, before, limit: limit + 1 });
  const entries = found.slice(0, limit);
  return {
    status: 200,
    body: {
      entries: entries.map(({ atMs, ...entry }) => ({ ...entry, at: new Date(atMs).toISOString() })),
      nextBefore: found.length > limit ? (entries.at(-1)?.id ?? null) : null,
    },
  };
}
