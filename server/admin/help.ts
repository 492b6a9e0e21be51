import { columns } from "./columns.ts";
import type { Command } from "./command.ts";

const CALL = "npm run -s admin --";

export const helpOf = ({ name, usage, about, details }: Command): string =>
  [
    `${CALL} ${name} ${usage}`.trimEnd(),
    "",
    `${about.charAt(0).toUpperCase()}${about.slice(1)}.`,
    ...(details === undefined ? [] : ["", details]),
    "",
    "  --json                    one JSON value for programs in place of text",
  ].join("\n");

export const generalHelp = (commands: readonly Command[]): string => `${CALL} COMMAND [options]

Accounts, what is registered for them, and webhooks that were given up. It works beside a running gateway, on the database of DATABASE_URL or else on
the gateway's own under the data folder; a running gateway sees a change within seconds.

${columns(commands.map(({ name, about }) => [`  ${name}`, about]))}

Every command takes --json and --help. To begin with:

  ${CALL} account create --id acme --report polling --sandbox
  ${CALL} registry add sender-number 0212345678 --id acme
  ${CALL} account set --id acme --no-sandbox --limit-send 1000`;
