import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { OperatorError } from "../../server/errors.ts";
import { countAccountsOfCells } from "../../server/store/cell-directory.ts";
import { ensureCells } from "../../server/store/create-cell.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { LiveGateway, makeAccount } from "../rig/live-gateway.ts";
import { databaseBackend } from "../rig/test-cells.ts";
import { hasPgbouncer, Pgbouncer } from "./pgbouncer.ts";

const CELLS = 3;
const SENDS_OF_EACH = 20;
/** As docs/scale.md says. Fewer connections to the server than the gateway has to pgbouncer: they change hands all the time. */
const POOLED = [
  ...["pool_mode = transaction", "max_prepared_statements = 100", "default_pool_size = 3"],
  "ignore_startup_parameters = statement_timeout, idle_in_transaction_session_timeout",
];

describe.skipIf(!hasPgbouncer || databaseBackend === "citus")(
  "behind pgbouncer in transaction mode (skipped where pgbouncer 1.21 or newer is not installed)",
  () => {
    const fresh = useFreshDatabase({ nowMs: Date.now(), isOfDirectory: true });
    const accounts: string[] = [];
    let pgbouncer: Pgbouncer;
    const start = (url: string) => LiveGateway.start({ DATABASE_URL: url, CELLS: String(CELLS), MIGRATE: "off" });

    beforeAll(async () => {
      await fresh.database.pool.query("UPDATE gateway.cells SET takes_accounts = true");
      await ensureCells(fresh.database, CELLS, "postgres");
      // A new account is placed where the fewest are, so that there is one in each cell.
      for (const { schema } of await countAccountsOfCells(fresh.database.pool)) {
        accounts.push(`of-${schema}`);
        await makeAccount(fresh, `of-${schema}`, { limits: { sendPerSecond: 1000 } });
      }
      pgbouncer = await Pgbouncer.start(fresh.url, [...POOLED, "track_extra_parameters = search_path"]);
    });
    afterAll(() => pgbouncer.stop());

    test("each account's messages are written to its own cell, and delivered from there", async () => {
      const cells = await countAccountsOfCells(fresh.database.pool);
      expect(cells.map((cell) => cell.accounts)).toEqual(accounts.map(() => 1));
      const gateway = await start(pgbouncer.url);
      const tokens = await Promise.all(accounts.map((account) => gateway.token(account)));
      const json = { from: "0212345678", to: "01012345678", text: "Hello" };
      const answers = await Promise.all(
        Array.from({ length: SENDS_OF_EACH * accounts.length }, (_, index) =>
          gateway.ask("POST", "/v1/send/sms", { token: tokens[index % accounts.length] ?? "", json }),
        ),
      );
      expect(answers.map(({ body }) => body?.code)).toEqual(answers.map(() => "A000"));
      for (const { schema } of cells) {
        const { rows } = await fresh.database.pool.query(
          `SELECT account_id, count(*)::int AS messages FROM ${schema}.messages GROUP BY 1`,
        );
        expect(rows).toEqual([{ account_id: expect.any(String), messages: SENDS_OF_EACH }]);
      }
      for (const token of tokens) {
        let reports = 0;
        const take = async () => (reports += (await gateway.takeReports(token)).length);
        await expect.poll(take, { timeout: 60_000, interval: 100 }).toBe(SENDS_OF_EACH);
      }
      await gateway.running.stop();
    });

    test("a pgbouncer that does not keep the schema of a connection is refused in one line", async () => {
      const forgetful = await Pgbouncer.start(fresh.url, [
        ...POOLED.slice(0, -1),
        "ignore_startup_parameters = statement_timeout, idle_in_transaction_session_timeout, options",
      ]);
      const starting = start(forgetful.url);
      await expect(starting).rejects.toThrow(OperatorError);
      await expect(starting).rejects.toThrow(
        /search_path .* in place of gateway; fix: .*track_extra_parameters = search_path/,
      );
      await forgetful.stop();
    });
  },
);
