import type { GatewayPages } from "../../gateway-pages.ts";
import { bodyTests } from "./body.ts";
import { kindTests } from "./kinds.ts";
import { phoneTests } from "./phones.ts";
import { savedFormTests } from "./saved-forms.ts";
import { sendingTests } from "./sending.ts";

/** The composer of messages. */
export function composerTests(pages: GatewayPages): void {
  kindTests(pages);
  bodyTests(pages);
  phoneTests(pages);
  savedFormTests(pages);
  sendingTests(pages);
}
