import type { Page } from "playwright-core";
import { KINDS as CHANNELS, getPreset } from "../../../../console/compose/presets.ts";
import { PATIENCE } from "../../gateway-pages.ts";

// The parts of the composer that its tests use.

/** Chooses the channel of an example, and the example. */
export async function choose(page: Page, id: string): Promise<void> {
  const preset = getPreset(id);
  const channel = CHANNELS.find((one) => one.id === preset.channel)?.label ?? "";
  await page.getByRole("button", { name: channel, exact: true }).click(PATIENCE);
  await page.getByLabel("Start from").selectOption(id, PATIENCE);
}

export const phones = (page: Page) => page.getByRole("region", { name: "Preview" }).getByRole("figure");
export const results = (page: Page) => page.getByRole("list", { name: "Results" }).getByRole("listitem");
export const faultList = (page: Page) => page.getByRole("list", { name: "Faults" }).getByRole("listitem");
export const send = (page: Page) => page.getByRole("button", { name: /^Send( to \d+)?$/ }).click(PATIENCE);
