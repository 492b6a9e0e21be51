import { expect, test } from "vitest";
import { beginMove } from "../../server/store/account-moves.ts";
import { type MovedCell, moveAccount, removeLeftovers } from "../../server/store/move-account.ts";
import { insertReport } from "./fixtures.ts";
import { cutConnection, interceptStatements } from "./intercepted-database.ts";
import { nowMs, sum, useMovedAccount } from "./moved-account.ts";
import { insertMessage, readState } from "./step-fixtures.ts";

const account = useMovedAccount();

test("a move that is ended while it copies leaves nothing in the other cell", async () => {
  await account.addFinished(account.before, 5);
  const stored = await account.countAll(account.before);
  const hold = await account.holdCopy();
  const ending = new AbortController();
  const moving = expect(account.move({ signal: ending.signal })).rejects.toThrow(/aborted/);
  await hold.untilHeld();
  ending.abort();
  await hold.goOn();
  await moving;
  expect(await account.countAll(account.before)).toEqual({ ...stored, file_contents: 1 });
  expect([sum(await account.countAll(account.after)), (await account.findPlace()).cell_id]).toEqual([0, 2]);
});

/** As a command leaves it that was killed, a minute later. */
const dieAfter = async (cellId: number) => {
  await beginMove(account.directory.pool, "acme", account.before.cellId, account.after.cellId);
  await account.directory.pool.query("UPDATE gateway.account_cells SET alive_until = now() - interval '1 s'");
  await account.putInto(cellId);
};

test("after a command that died while it copied, the next one begins again", async () => {
  const [ref] = await account.addFinished(account.before, 3);
  for (const table of ["messages", "steps"])
    await account.directory.pool.query(`INSERT INTO gateway_3.${table} SELECT * FROM gateway_2.${table}`);
  await dieAfter(account.before.cellId);
  // An operator has sent it again meanwhile.
  const { pool } = account.before.database;
  await pool.query("UPDATE steps SET state = 'queued', reported_ms = NULL WHERE msg_key = $1", [ref?.msgKey]);
  expect(await account.move()).toMatchObject({ kind: "moved" });
  expect(ref && (await readState(account.after.database.pool, ref))).toBe("queued");
  expect(await account.countAll(account.after)).toMatchObject({ messages: 3, steps: 3, carrier_ids: 3 });
  expect(sum(await account.countAll(account.before))).toBe(0);
});

test("after a command that died behind the switch, the same command removes what is left, and loses nothing of it", async () => {
  const [late, erased] = await account.addFinished(account.after, 3);
  for (const table of ["messages", "steps"])
    await account.directory.pool.query(`INSERT INTO gateway_2.${table} SELECT * FROM gateway_3.${table}`);
  await dieAfter(account.after.cellId);
  const { pool } = account.before.database;
  await pool.query("UPDATE steps SET late_ms = 3, late_code = '10000' WHERE msg_key = $1", [late?.msgKey]);
  await pool.query(`UPDATE messages SET content = '{"to":"","steps":[]}' WHERE msg_key = $1`, [erased?.msgKey]);
  const missing = await insertMessage(pool, nowMs);
  expect(await removeLeftovers(account.directory, "acme", account.after, [account.before])).toBe(7);
  expect(await account.countAll(account.after)).toMatchObject({ messages: 4, steps: 3 });
  const read = async (table: string, column: string, msgKey: string | undefined) =>
    (await account.after.database.pool.query(`SELECT ${column} AS found FROM ${table} WHERE msg_key = $1`, [msgKey]))
      .rows[0]?.found;
  expect(await read("steps", "late_code", late?.msgKey)).toBe("10000");
  expect(await read("messages", "content", erased?.msgKey)).toContain('"to":""');
  expect(await read("messages", "msg_key", missing.msgKey)).toBe(missing.msgKey);
  expect([sum(await account.countAll(account.before)), (await account.findPlace()).move_id]).toEqual([0, null]);
});

test("a command that is killed at any statement leaves the account whole in one cell, and the next one ends the work", {
  timeout: 300_000,
  tags: ["long"],
}, async () => {
  const fill = async () => {
    await account.addFinished(account.before, 2);
    const { pool } = account.before.database;
    const open = await insertMessage(pool, nowMs);
    await pool.query("INSERT INTO outbox (step_count, batch) VALUES (1, $1)", [
      JSON.stringify([{ accountId: "acme", msgKeys: [open.msgKey] }]),
    ]);
    await insertReport(pool, "acme", { msgKey: (await insertMessage(pool, nowMs)).msgKey, reportedMs: nowMs });
  };
  const all = { messages: 4, steps: 3, undelivered_messages: 2, idempotency_keys: 2, pending_reports: 1 };
  const countOutbox = ({ schema }: MovedCell) =>
    account.directory.pool.query(`SELECT FROM ${schema}.outbox`).then(({ rows }) => rows.length);
  const [from, to] = [account.before, account.after];
  const texts: string[] = [];
  const noted = interceptStatements(account.directory, (statement, client) => {
    texts.push(statement.text);
    return client.query(statement);
  });
  await fill();
  await moveAccount(noted, { accountId: "acme", from, to }, { waitMs: 30_000, settleMs: 0 });
  // Each kind of commit once, whatever its table, and the one of the switch with what follows it: a transaction that does not come to its
  // commit has changed nothing.
  const switched = texts.findIndex((text) => text.includes("SET cell_id"));
  const kinds = texts.map((text, index) => {
    const last = text === "COMMIT" ? `commit ${texts[index - 1]}` : text;
    return last.replaceAll(/(gateway_\d\.)\w+|\$\d|\b(\w+, )*\w+_(key|id|ms)\b/g, "$1");
  });
  const isOutside = (index: number): boolean => {
    const [begun, ended] = ["BEGIN", "COMMIT"].map((text) => texts.lastIndexOf(text, index - 1));
    return texts[index] === "COMMIT" || (begun ?? 0) <= (ended ?? 0);
  };
  const places = kinds.flatMap((kind, index) =>
    (isOutside(index) && kinds.indexOf(kind) === index) || index === switched + 2 ? [index] : [],
  );
  expect([switched > 0, texts[switched + 1]]).toEqual([true, "COMMIT"]);
  expect(places).toContain(switched + 1);
  for (const place of places) {
    await account.clear();
    await fill();
    let count = 0;
    const killed = interceptStatements(account.directory, async (statement, client) => {
      if (count++ < place) return client.query(statement);
      await cutConnection(client);
      throw new Error("killed");
    });
    await expect(
      moveAccount(killed, { accountId: "acme", from, to }, { waitMs: 30_000, settleMs: 0 }),
    ).rejects.toThrow();
    const homeId = (await account.findPlace()).cell_id;
    const [home, other] = homeId === from.cellId ? [from, to] : [to, from];
    expect([place, await account.countAll(home), await countOutbox(home), await countOutbox(other)]).toMatchObject([
      ...[place, all, 1, 0],
    ]);
    await account.directory.pool.query("UPDATE gateway.account_cells SET alive_until = now() - interval '1 s'");
    if (home === from) expect(await account.move()).toMatchObject({ kind: "moved" });
    else await removeLeftovers(account.directory, "acme", to, [from]);
    expect([place, await account.countAll(to)]).toMatchObject([place, { ...all, carrier_ids: 2 }]);
    expect([place, sum(await account.countAll(from)), await countOutbox(from), await countOutbox(to)]).toEqual([
      place,
      0,
      0,
      1,
    ]);
  }
});

test("the answer to the commit of the switch is lost: the account is served in its new cell", async () => {
  await account.addFinished(account.before, 3);
  let isSwitched = false;
  const losing = interceptStatements(account.directory, async (statement, client) => {
    if (!isSwitched || statement.text !== "COMMIT") {
      isSwitched ||= statement.text.includes("SET cell_id");
      return client.query(statement);
    }
    isSwitched = false;
    await client.query(statement);
    return cutConnection(client);
  });
  const to = { accountId: "acme", from: account.before, to: account.after };
  await expect(moveAccount(losing, to, { waitMs: 0, settleMs: 0 })).rejects.toThrow();
  expect(await account.findPlace()).toMatchObject({ cell_id: 3, move_id: null, refused_until: null });
  expect(await account.countAll(account.after)).toMatchObject({ messages: 3, steps: 3 });
});
