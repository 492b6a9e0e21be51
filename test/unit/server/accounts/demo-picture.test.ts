import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { demoFiles } from "../../../../server/accounts/demo-files.ts";
import { makePicture, paintHills } from "../../../../server/accounts/demo-picture.ts";

describe("the pictures of the demo account", () => {
  // Of all of them together. Another version of the image library may write other bytes; another processor or another start must not.
  test("have the same bytes on every machine and at every start", async () => {
    const hash = createHash("sha256");
    for (const [index, file] of demoFiles.entries()) hash.update(await makePicture(file, index));
    expect(hash.digest("hex")).toBe("3ea4910b8088260515a033efed0611c5303a2487265534441d68db8f3c47ca47");
  });

  // Edges of whole pixels are stairs. From one column to the next, the light of a column then jumps by that of a pixel on an edge.
  test.each(demoFiles.map((file, index) => ({ ...file, index })))(
    "have smooth edges: $fileKey, $width×$height",
    ({ width, height, index }) => {
      const pixels = paintHills({ width, height }, index);
      // Below the sun, whose sides are steep.
      const first = Math.ceil(height / 2);
      const getLight = (x: number): number => {
        let light = 0;
        for (let y = first; y < height; y++)
          for (let at = 0; at < 3; at++) light += pixels[(y * width + x) * 3 + at] ?? 0;
        return light;
      };
      const lights = Array.from({ length: width }, (_, x) => getLight(x));
      const jumps = lights.slice(2).map((light, x) => Math.abs(light - 2 * (lights[x + 1] ?? 0) + (lights[x] ?? 0)));
      expect(Math.max(...jumps)).toBeLessThan(PIXEL_ON_AN_EDGE / 2);
    },
  );
});

/** How much lighter a pixel above the edge of a hill is at least, in all three colours together. */
const PIXEL_ON_AN_EDGE = 80;
