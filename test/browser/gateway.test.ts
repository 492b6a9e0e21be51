import { describe } from "vitest";
import { useGatewayPages, whySkipped } from "./gateway-pages.ts";
import { composerTests } from "./parts/composer/all.ts";
import { docsTests } from "./parts/docs.ts";
import { docsTryItTests } from "./parts/docs-try-it.ts";
import { keptTests } from "./parts/files-and-forms.ts";
import { followTests } from "./parts/follow.ts";
import { narrowScreenTests } from "./parts/narrow-screen.ts";
import { noticeTests } from "./parts/notices.ts";
import { operatorTests } from "./parts/operators.ts";
import { signInTests } from "./parts/sign-in.ts";

// One file, so that all pages are tried with one gateway, one database and one browser. The parts share the demo account: the reports of a
// part wait when the next one begins.
describe.skipIf(whySkipped !== undefined)(
  `in Chromium${whySkipped === undefined ? "" : ` (skipped: ${whySkipped})`}`,
  () => {
    const pages = useGatewayPages();
    describe("the console", () => {
      signInTests(pages);
      followTests(pages);
      keptTests(pages);
    });
    describe("the composer", () => composerTests(pages));
    describe("the console on a phone", () => narrowScreenTests(pages));
    describe("what the console tells", () => noticeTests(pages));
    describe("the console of operators", () => operatorTests(pages));
    describe("the documentation", () => {
      docsTests(pages);
      docsTryItTests(pages);
    });
  },
);
