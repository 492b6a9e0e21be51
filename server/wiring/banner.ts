import type { Demo } from "../accounts/demo.ts";

export interface BannerFacts {
  readonly url: string | undefined;
  readonly adminUrl: string;
  readonly vendorPrefix: string;
  readonly demo: Demo | undefined;
  readonly seconds: number;
}

/** What a new user reads first: where everything is, and three lines to paste. */
export function banner({ url, adminUrl, vendorPrefix, demo, seconds }: BannerFacts): string {
  const lines = [`gateway: ready, ${seconds.toFixed(1)} s (Ctrl-C stops it)`, ""];
  if (url !== undefined) lines.push(`  API      ${url}`, `  docs     ${url}/docs`);
  lines.push(`  probes   ${adminUrl}/readyz, ${adminUrl}/metrics`);
  if (url !== undefined && demo !== undefined)
    lines.push(`  account  ${account(demo)}`, "", ...curlLines(url, vendorPrefix, demo));
  return `${lines.join("\n")}\n`;
}

const account = ({ id, password }: Demo): string =>
  password === undefined ? `${id} (its password was changed)` : `${id}, password ${password}`;

/** Each line works by itself in a POSIX shell once the first has been run. */
function curlLines(url: string, prefix: string, { id, password = "PASSWORD" }: Demo): string[] {
  const issue = `curl -s -X POST ${url}/v1/auth/token -H 'X-${prefix}-Client-Id: ${id}' -H 'X-${prefix}-Client-Passwd: ${password}'`;
  const body = JSON.stringify({ from: "0212345678", to: "01012345678", text: "Hello", ref: "first" });
  return [
    `  TOKEN=$(${issue} | sed 's/.*"token":"\\([^"]*\\)".*/\\1/')`,
    `  curl -s -X POST ${url}/v1/send/sms -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' -d '${body}'`,
    `  curl -s ${url}/v1/report/polling -H "Authorization: Bearer $TOKEN"`,
  ];
}
