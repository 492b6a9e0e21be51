import { isDeepStrictEqual } from "node:util";
import { Failure } from "../failure.ts";
import { dataIn } from "../world/verdict.ts";
import type { World } from "../world/world.ts";
import { chosen, type Game, getPlayers, type Player } from "./player.ts";
import { askAs, drawWhose, newStep } from "./step.ts";

const polling = { method: "GET", path: "/v1/report/polling" };

/** While a batch is handed out the same one comes again, identical; so it does to several who ask at once. */
export const poll = newStep(
  "poll",
  (random) => ({ who: random.integer(0, 2), times: random.pick([1, 1, 3]) }),
  async ({ times, ...plan }, game, world) => {
    const { me } = getPlayers(game, plan);
    const asked = Array.from({ length: times }, () => askAs(me, world, "pollReports", polling, "A000"));
    for (const one of (await Promise.all(asked)).filter((found) => found !== undefined)) {
      const { reportId, report } = dataIn(one.answer);
      const data = JSON.stringify(dataIn(one.answer));
      if (me.openBatch !== undefined && data !== me.openBatch.data && reportId !== "")
        throw new Failure(`the batch ${me.openBatch.reportId} came again, but not the same`, one);
      if (typeof reportId !== "string" || reportId === "" || !Array.isArray(report)) continue;
      me.openBatch = { reportId, data, reports: report };
    }
  },
);

async function acknowledgeOwn(me: Player, world: World): Promise<void> {
  const batch = me.openBatch;
  if (batch === undefined) return;
  const request = { method: "DELETE", path: `/v1/report/polling/${batch.reportId}` };
  const asked = await askAs(me, world, "acknowledgeReports", request, "A000");
  if (asked === undefined) return;
  me.openBatch = undefined;
  me.lastBatch = batch.reportId;
  for (const report of batch.reports) {
    const complaint = world.ledger.reported(me.account.id, report);
    if (complaint !== undefined) throw new Failure(complaint, asked);
  }
}

/** Once more is no fault for the batch processed last; any other id is one. */
export const acknowledge = newStep(
  "acknowledge",
  (random) => ({
    who: random.integer(0, 2),
    which: random.pick(["open", "open", "last", "foreign", "unknown"] as const),
  }),
  async (plan, game, world) => {
    const { me, other } = getPlayers(game, plan);
    if (plan.which === "open") return acknowledgeOwn(me, world);
    const ids = { last: me.lastBatch, foreign: other.openBatch?.reportId ?? other.lastBatch, unknown: "b-nothing" };
    const reportId = ids[plan.which];
    if (reportId === undefined) return;
    const request = { method: "DELETE", path: `/v1/report/polling/${reportId}` };
    await askAs(me, world, "acknowledgeReports", request, plan.which === "last" ? "A000" : "A805");
  },
);

export const inquire = newStep("inquire", drawWhose, async (plan, game, world) => {
  const { me } = getPlayers(game, plan);
  const msgKey =
    plan.whose === "unknown" ? "01ARZ3NDEKTSV4RRFFQ69G5FAV" : chosen(game, plan, ({ messages }) => messages);
  if (msgKey === undefined) return;
  const request = { method: "GET", path: `/v1/report/inquiry/${msgKey}` };
  const asked = await askAs(me, world, "inquireReport", request, plan.whose === "own" ? "A000" : "A820");
  if (asked === undefined || plan.whose !== "own") return;
  const records = dataIn(asked.answer).report as readonly { msgKey: string; reportType: string; ref?: string }[];
  if (records.some((record) => record.msgKey !== msgKey)) throw new Failure("a record of another message", asked);
  if (records.some(({ ref }) => ref !== world.ledger.refOf(msgKey))) throw new Failure("another ref", asked);
  const finals = records.filter(({ reportType }) => reportType === "0").length;
  if (finals > 1 || (finals === 0 && world.ledger.isReported(msgKey)))
    throw new Failure(`${finals} final records of a message`, asked);
});

/** The reports of one who gets them by webhook, or who may not have them, are not to be polled. */
export const pollWithoutReports = newStep(
  "pollInVain",
  (random) => ({ which: random.integer(0, 1) }),
  async ({ which }, _game: Game, world) => {
    const account = [...world.playing("hooked"), ...world.playing("narrow")][which];
    if (account === undefined) return;
    const request = { ...polling, headers: [account.authorization] };
    const answer = await world.ask(request, { account, operationId: "pollReports" });
    if (!isDeepStrictEqual(dataIn(answer), {}) || answer.status !== 403)
      throw new Failure("reports were handed to one who may not have them", { request, answer });
  },
);
