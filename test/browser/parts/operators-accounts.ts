import { expect, test } from "vitest";
import type { OpenedDatabase } from "../../../server/postgres/open-database.ts";
import type { Database } from "../../../server/store/database.ts";
import { makeAccount } from "../../rig/live-gateway.ts";
import { runAdminOn } from "../../rig/run-admin.ts";
import { JOURNEY, LONG_JOURNEY, PATIENCE } from "../gateway-pages.ts";
import type { OperatorPages } from "./operators-messages.ts";

const DAY_MS = 86_400_000;

/** The page of an account. */
export function operatorAccountTests(
  { openSignedIn, goTo }: OperatorPages,
  databases: () => { readonly opened: OpenedDatabase; readonly cell: Database },
): void {
  test("an account whose reports fail stands above the charts, and on its own page", JOURNEY, async () => {
    const { pool } = databases().opened.database;
    await pool.query("INSERT INTO gateway.failure_watches VALUES ('demo', 'alimtalk', $1, '63015', 49, 50)", [
      Date.now(),
    ]);
    const { page, faults } = await openSignedIn("/");
    const note = page.getByRole("status").filter({ hasText: "63015 Template missing" });
    await note.getByText("98 % of 50").waitFor(PATIENCE);
    await note.getByRole("link", { name: "demo" }).click(PATIENCE);
    await note.getByText("The reports of this account fail").waitFor(PATIENCE);
    await pool.query("DELETE FROM gateway.failure_watches");
    await page.reload();
    await page.getByRole("heading", { name: "Registry" }).waitFor(PATIENCE);
    expect(await note.count()).toBe(0);
    expect(faults).toEqual([]);
    await page.close();
  });

  test("the page of an account says what is used of its quotas", LONG_JOURNEY, async () => {
    const { opened, cell } = databases();
    const { database, url } = opened;
    await makeAccount({ database, url, replica: () => database }, "frugal", { sandbox: true });
    await runAdminOn(url, ["account", "set", "--id", "frugal", "--quotas", "day messages 1000"]);
    await cell.pool.query(
      `INSERT INTO quota_counts (account_id, name, period, taken, granted, most)
       VALUES ('frugal', 'day messages', $1, 1000, 0, 0)`,
      [Math.floor(Date.now() / DAY_MS)],
    );
    const { page, faults } = await openSignedIn("/accounts/frugal");
    const quotas = page.getByRole("region", { name: "Quotas" });
    await expect
      .poll(() => quotas.getByRole("row").nth(1).textContent(), PATIENCE)
      .toMatch(/^1000 messages a day1,000used up1,000/);
    await goTo(page, "/accounts/hook");
    await page.getByRole("heading", { name: "Credentials" }).waitFor(PATIENCE);
    expect(await page.getByRole("heading", { name: "Quotas" }).count()).toBe(0);
    expect(faults).toEqual([]);
    await page.close();
  });
}
