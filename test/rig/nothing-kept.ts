import { waitUntil } from "./wait-until.ts";

/** What a gateway holds for a time and gives back, by the names of its metrics. */
const HELD = [
  "gateway_requests_under_way",
  "gateway_body_bytes",
  "gateway_submits_under_way",
  "gateway_report_streams",
  "gateway_password_checks",
  'gateway_pool_connections{state="waiting"',
];

/** Fails if a gateway that nobody calls any more still holds something. */
export async function expectNothingKept(adminUrl: string): Promise<void> {
  let held: readonly string[] = [];
  await waitUntil(
    async () => {
      held = await listHeld(adminUrl);
      return held.length === 0;
    },
    () => `a gateway that nobody calls has given back ${held.join(", ")}`,
  );
}

async function listHeld(adminUrl: string): Promise<readonly string[]> {
  const page = await (await fetch(`${adminUrl}/metrics`)).text();
  const figures = page.split("\n").filter((line) => HELD.some((name) => line.startsWith(name)));
  return figures.filter((line) => !line.endsWith(" 0"));
}
