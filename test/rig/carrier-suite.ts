import { afterEach, beforeEach, describe, test } from "vitest";
import { CarrierHarness } from "./carrier-harness.ts";
import { lifecycleTests } from "./carrier-lifecycle.ts";
import { receiptTests } from "./carrier-receipts.ts";
import type { Cannot, MakeRig, TestIf } from "./carrier-rig.ts";
import { submitTests } from "./carrier-submits.ts";

export type { Cannot, CarrierRig, Lacking, Line, MakeRig } from "./carrier-rig.ts";

/** What every carrier owes the gateway, whatever it speaks. Run it on each adapter, through a rig of its own. */
export function carrierSuite(name: string, makeRig: MakeRig, cannot: Cannot = {}): void {
  describe(`${name} as a carrier`, () => {
    let atWork: CarrierHarness | undefined;
    const bench = (): CarrierHarness => {
      if (atWork === undefined) throw new Error("There is no carrier outside of a test");
      return atWork;
    };

    beforeEach(async () => {
      atWork = await CarrierHarness.make(makeRig);
    });
    afterEach(async () => {
      const over = bench();
      atWork = undefined;
      await over.finish();
    });

    const testIf: TestIf = (lacking, title, run) => {
      const reason = cannot[lacking];
      if (reason === undefined) test(title, run);
      else test.skip(`${title} (${reason})`, () => {});
    };

    submitTests(bench, testIf);
    receiptTests(bench, testIf);
    lifecycleTests(bench, testIf);
  });
}
