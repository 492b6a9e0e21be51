import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SHOTS } from "../browser/screenshots/shots.ts";
import { root } from "../rig/own-project.ts";

const images = join(root, "docs/images");
const pictures = readdirSync(images).filter((name) => name.endsWith(".png"));

test("each picture of the documentation is made by a script, small, and shown somewhere", () => {
  expect(pictures.toSorted()).toEqual(SHOTS.map(({ name }) => `${name}.png`).toSorted());
  const pages = ["README.md", ...readdirSync(join(root, "docs")).map((name) => `docs/${name}`)];
  const texts = pages.filter((name) => name.endsWith(".md")).map((name) => readFileSync(join(root, name), "utf8"));
  for (const picture of pictures) {
    expect([picture, statSync(join(images, picture)).size < 100_000]).toEqual([picture, true]);
    expect([picture, texts.some((text) => text.includes(`images/${picture}`))]).toEqual([picture, true]);
  }
});
