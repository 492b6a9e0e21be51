import { expect, test } from "vitest";
import { runCommand } from "../../rig/admin-command.ts";
import { type GatewayPages, JOURNEY, LONG_JOURNEY, PATIENCE } from "../gateway-pages.ts";

/** Who is let in, and the ways from one page of the gateway to the next. */
export function signInTests({ adminUrl, dataFolder, open, url }: GatewayPages): void {
  test("one click signs in, a reload goes on, and nothing is left after signing out", JOURNEY, async () => {
    const { page, faults } = await open("/");
    await page.getByLabel("Account id").fill("nobody");
    await page.getByLabel("Password").fill("wrong");
    await page.getByRole("button", { name: "Sign in" }).click();
    const refusal = page.getByRole("alert");
    await refusal.getByText("A100 The account id or the password is wrong").waitFor();
    // In the words of somebody who has typed, not of a program.
    expect(await refusal.textContent()).not.toMatch(/header|credential|prefix/i);
    // What was typed is still there.
    expect(await page.getByLabel("Password").inputValue()).toBe("wrong");
    await page.getByRole("button", { name: "Use the demo account" }).click();
    await page.getByRole("link", { name: "Messages" }).click();
    await page.getByRole("heading", { name: "Messages", exact: true }).waitFor();
    await page.reload();
    await page.getByRole("heading", { name: "Messages", exact: true }).waitFor();
    expect(await page.evaluate("JSON.stringify(localStorage)")).not.toContain("password");
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
    expect(await page.evaluate("JSON.stringify(sessionStorage)")).toBe("{}");
    // The account that was let in, not the one that was tried.
    expect(await page.getByLabel("Account id").inputValue()).toBe("demo");
    expect(faults).toEqual([]);
    await page.close();
  });

  test("too many tries are counted down, and what was written outlives the session", LONG_JOURNEY, async () => {
    const admin = (...args: readonly string[]) => runCommand({ DATA_FOLDER: dataFolder }, args);
    expect(await admin("account", "create", "--id", "writer", "--password", "first", "--sandbox")).toMatchObject({
      exitCode: 0,
    });
    const { page, faults } = await open("/");
    const signIn = async (accountId: string, password: string): Promise<void> => {
      await page.getByLabel("Account id").fill(accountId);
      await page.getByLabel("Password").fill(password);
      await page.getByRole("button", { name: "Sign in" }).click();
    };
    const wait = page.getByText(/Too many tries\. Again in \d+ s\./);
    await expect
      .poll(async () => {
        if ((await wait.count()) === 0) await signIn("nobody", "wrong");
        return wait.count();
      }, PATIENCE)
      .toBe(1);
    expect(await page.getByRole("button", { name: "Sign in" }).isDisabled()).toBe(true);
    await page.reload();
    expect(await page.getByLabel("Account id").inputValue()).toBe("");
    await signIn("writer", "first");
    const text = page.getByLabel("Text", { exact: true });
    await text.fill("Half written");
    // The password is changed, and the next call finds out.
    expect(await admin("account", "rotate-password", "--id", "writer", "--password", "second")).toMatchObject({
      exitCode: 0,
    });
    expect(await admin("account", "revoke-tokens", "--id", "writer")).toMatchObject({ exitCode: 0 });
    await expect
      .poll(async () => {
        await page
          .getByRole("button", { name: "Send", exact: true })
          .click({ timeout: 1000 })
          .catch(() => {});
        return page.getByText("no longer accepts this account").count();
      }, PATIENCE)
      .toBe(1);
    expect(await page.getByLabel("Account id").inputValue()).toBe("writer");
    await signIn("writer", "second");
    await expect.poll(() => text.inputValue(), PATIENCE).toBe("Half written");
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.getByRole("dialog").getByText("is forgotten").waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Sign out" }).click();
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
    expect(await page.evaluate("JSON.stringify(sessionStorage)")).toBe("{}");
    expect(faults).toEqual([]);
    await page.close();
  });

  test("console, documentation and the console of operators lead to each other", LONG_JOURNEY, async () => {
    const { page, faults } = await open("/");
    await page.getByRole("link", { name: "Operations" }).click();
    await page.getByRole("heading", { name: "Sign in" }).waitFor();
    expect(new URL(page.url()).origin).toBe(adminUrl());
    await page.goto(adminUrl());
    await page.getByRole("button", { name: "Use the demo operator" }).waitFor();
    await page.getByRole("link", { name: "Partners' console" }).click();
    await page.getByRole("link", { name: "Docs" }).click();
    await page.waitForURL(/\/docs\/$/);
    await page.goto(`${adminUrl()}/docs/`);
    await page.waitForURL(/\/docs\/$/);
    expect(new URL(page.url()).port).toBe(new URL(url()).port);
    expect(faults).toEqual([]);
    await page.close();
  });
}
